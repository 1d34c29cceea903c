-- Members, trial accounts and agents: who they are, how they come in, what was sent to them to prove it.

alter table system.versions drop constraint versions_document_check;
alter table system.versions add constraint versions_document_check check (
  document in (
    'status', 'regions', 'brand', 'whitelabel', 'registration', 'links', 'policy', 'security'
  )
);

-- The runs of three characters in a text, by which its index finds any part of it. The extension that does this
-- (pg_trgm) is not in every PostgreSQL.
create function identity.runs_of(haystack text) returns text[]
language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct substr(haystack, place, 3)), '{}')
  from generate_series(1, length(haystack) - 2) as place
$$;

create table identity.members (
  id text primary key check (id like 'mem\_%'),
  account text not null check (length(account) between 1 and 60),
  -- What a name is compared by: the same for every way to write it.
  account_key text not null unique,
  nickname text not null check (length(nickname) <= 60),
  -- 0 member; 1, 2, 41, 42 agents; 4 trial; 9 an account of the house.
  type smallint not null check (type in (0, 1, 2, 4, 9, 41, 42)),
  state text not null default 'open' check (state in ('open', 'locked', 'closed')),
  currency text not null,
  language text not null,
  password_hash text check (password_hash like '$argon2id$%'),
  password_set_at timestamptz,
  -- Somebody else knows the password: it was set by an operator.
  must_change boolean not null default false,
  payment_password_hash text check (payment_password_hash like '$argon2id$%'),
  -- E.164.
  mobile text check (mobile ~ '^\+[1-9][0-9]{3,14}$'),
  mobile_verified_at timestamptz,
  email text check (length(email) <= 200),
  email_verified_at timestamptz,
  -- Encrypted with a key that is not in the database.
  totp_secret bytea,
  totp_last_step integer not null default 0,
  -- One that was offered and not yet confirmed.
  totp_offer bytea,
  totp_offer_until timestamptz,
  -- The agent or member above.
  upline_id text references identity.members,
  tags text[] not null default '{}',
  registered_at timestamptz not null,
  first_login_at timestamptz,
  first_login_greeted boolean not null default false,
  last_login_at timestamptz,
  last_login_ip text not null default '',
  -- The one before the last, which is what a person who has just come in wants to know of.
  previous_login_at timestamptz,
  previous_login_ip text not null default '',
  -- Its password is one of the demo's, which everybody knows.
  demo boolean not null default false,
  -- What the desk searches, one line for each thing, all in small letters.
  haystack text not null generated always as (
    account_key || e'\n' || lower(normalize(nickname, nfkc)) || e'\n' || coalesce(mobile, '') || e'\n'
      || coalesce(lower(email), '')
  ) stored,
  check ((password_hash is null) = (password_set_at is null)),
  check (mobile is not null or mobile_verified_at is null),
  check (email is not null or email_verified_at is null)
)
-- Every login changes the row; with room on its page that touches none of the indexes.
with (fillfactor = 80);

create unique index members_by_mobile on identity.members (mobile)
  where mobile_verified_at is not null;
comment on index identity.members_by_mobile is 'Whose phone is this? One verified phone has one account.';

create index members_by_any_mobile on identity.members (mobile);
comment on index identity.members_by_any_mobile is 'Which accounts give this phone?';

create index members_by_email on identity.members (lower(email));
comment on index identity.members_by_email is 'Which accounts give this address?';

create index members_by_upline on identity.members (upline_id) where upline_id is not null;
comment on index identity.members_by_upline is 'Who stands directly below this agent?';

create index members_by_part on identity.members using gin (identity.runs_of(haystack));
comment on index identity.members_by_part is 'Who has this somewhere in a name, phone or address?';

create index members_by_tag on identity.members using gin (tags);
comment on index identity.members_by_tag is 'Who has this tag?';

create index members_by_type on identity.members (type, id desc) where type <> 0;
comment on index identity.members_by_type is 'Who are the newest agents, trial accounts, accounts of the house?';

create index members_by_state on identity.members (state, id desc) where state <> 'open';
comment on index identity.members_by_state is 'Who was locked or closed?';

create index members_trials on identity.members (registered_at) where type = 4;
comment on index identity.members_trials is 'Which trial accounts are old enough to be removed?';

create table identity.profiles (
  member_id text primary key references identity.members on delete cascade,
  real_name text not null default '' check (length(real_name) <= 60),
  birthday date,
  id_number text not null default '' check (length(id_number) <= 30),
  address text not null default '' check (length(address) <= 200),
  nationality text not null default '' check (nationality ~ '^([A-Z]{2})?$'),
  occupation text not null default '' check (length(occupation) <= 60),
  source_of_income text not null default '' check (length(source_of_income) <= 60),
  payee_name text not null default '' check (length(payee_name) <= 200),
  qq text not null default '' check (length(qq) <= 50),
  wechat text not null default '' check (length(wechat) <= 50),
  whatsapp text not null default '' check (length(whatsapp) <= 50),
  facebook text not null default '' check (length(facebook) <= 50),
  telegram text not null default '' check (length(telegram) <= 50),
  line text not null default '' check (length(line) <= 50),
  zalo text not null default '' check (length(zalo) <= 50),
  skype text not null default '' check (length(skype) <= 50)
);

-- How the account came to be. Written once.
create table identity.registrations (
  member_id text primary key references identity.members on delete cascade,
  ip text not null,
  user_agent text not null,
  url text not null,
  method text not null,
  domain text not null,
  affiliate_code text not null,
  referral_code text not null,
  recommender_id text references identity.members,
  terms_accepted_at timestamptz,
  age_confirmed_at timestamptz
);

create table identity.icons (
  member_id text primary key references identity.members on delete cascade,
  -- Unguessable, and new with every change, so that a picture may be cached for ever.
  name text not null unique,
  webp bytea not null check (length(webp) <= 200000),
  changed_at timestamptz not null
);

-- Codes by which agents invite. The agents' room will manage them; registration asks.
create table identity.invitations (
  code text primary key check (code ~ '^[0-9A-Za-z]{4,12}$'),
  code_key text not null unique,
  agent_id text not null references identity.members,
  -- Empty means on every domain.
  domain text not null default '',
  open boolean not null default true,
  created_at timestamptz not null
);

create index invitations_by_agent on identity.invitations (agent_id);
comment on index identity.invitations_by_agent is 'Which codes does this agent have?';

-- A code that was sent, by its keyed hash. One purpose and target have one that counts: the latest.
create table identity.codes (
  id text primary key,
  -- `login`, `password`, `register`, `two_step`, `contact`, `phone`.
  purpose text not null,
  channel text not null check (channel in ('sms', 'email')),
  target text not null,
  -- Null for a target that no account has: it is answered alike, and no code of it is ever right.
  member_id text references identity.members on delete cascade,
  code_hash bytea not null,
  ip text not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  wrong integer not null default 0 check (wrong >= 0),
  used_at timestamptz
);

create index codes_by_target on identity.codes (target, purpose, sent_at desc);
comment on index identity.codes_by_target is 'Which code counts for this target, and how many were sent to it?';

create index codes_by_ip on identity.codes (ip, sent_at);
comment on index identity.codes_by_ip is 'How many codes did this network ask for?';

create index codes_by_time on identity.codes (sent_at);
comment on index identity.codes_by_time is 'Which codes are old enough to be removed?';

-- Tickets between two steps of one thing, by their keyed hash: a second step, a social choice, a mailed link.
create table identity.tickets (
  token_hash bytea primary key,
  kind text not null check (kind in ('two_step', 'social_login', 'social_choice', 'reset', 'phone')),
  member_id text references identity.members on delete cascade,
  content jsonb not null default '{}',
  wrong integer not null default 0 check (wrong >= 0),
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create index tickets_by_member on identity.tickets (member_id);
comment on index identity.tickets_by_member is 'Which half-finished things end when this member changes?';

create index tickets_by_expiry on identity.tickets (expires_at);
comment on index identity.tickets_by_expiry is 'Which tickets are over and may be removed?';

-- Remembered logins: the selector finds the row, the validator is kept as a keyed hash and changes with each use.
create table identity.remembered (
  selector text primary key,
  validator_hash bytea not null,
  member_id text not null references identity.members on delete cascade,
  area text not null check (area in ('site', 'agent')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- The validator before this one, which two pages that open together may both still hold for a moment.
  previous_hash bytea,
  used_at timestamptz
);

create index remembered_by_member on identity.remembered (member_id);
comment on index identity.remembered_by_member is 'Which browsers remember this member?';

create index remembered_by_expiry on identity.remembered (expires_at);
comment on index identity.remembered_by_expiry is 'Which are over and may be removed?';

create table identity.networks (
  id text primary key,
  member_id text not null references identity.members on delete cascade,
  network text not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  -- Until when a login from here needs no second step.
  trusted_until timestamptz,
  unique (member_id, network)
);

create table identity.social_links (
  provider text not null,
  subject text not null,
  member_id text not null references identity.members,
  linked_at timestamptz not null,
  primary key (provider, subject),
  -- One account of a provider for one account here.
  unique (member_id, provider)
);

-- The link is permanent: nothing changes it and nothing removes it.
create trigger social_links_stay before update or delete on identity.social_links
  for each row execute function system.refuse_change();
create trigger social_links_stay_whole before truncate on identity.social_links
  for each statement execute function system.refuse_change();

-- Each try to come in, for the member and for operators.
create table identity.logins (
  id text not null,
  at timestamptz not null,
  member_id text not null,
  ip text not null,
  user_agent text not null,
  -- `password`, `sms`, `remembered`, `social`, `free_play`, `register`, `exchange`.
  how text not null,
  -- `ok`, or the refusal.
  outcome text not null,
  primary key (id, at)
) partition by range (at);

create index logins_by_member on identity.logins (member_id, at desc);
comment on index identity.logins_by_member is 'When and from where did this member try to come in?';

-- Sums for the desk; the path of a login only ever adds one.
create table identity.statistics (
  hour timestamptz not null,
  kind text not null,
  outcome text not null,
  count bigint not null check (count > 0),
  primary key (hour, kind, outcome)
);

-- Proofs of work and images that were used or wait for an answer.
create table identity.used_challenges (
  id text primary key,
  expires_at timestamptz not null
);

create index used_challenges_by_expiry on identity.used_challenges (expires_at);
comment on index identity.used_challenges_by_expiry is 'Which are over and may be removed?';

create table identity.captchas (
  id text primary key,
  answer_hash bytea not null,
  expires_at timestamptz not null
);

create index captchas_by_expiry on identity.captchas (expires_at);
comment on index identity.captchas_by_expiry is 'Which images are over and may be removed?';

create table identity.notes (
  id text primary key,
  member_id text not null references identity.members on delete cascade,
  at timestamptz not null,
  by_id text not null,
  by_name text not null,
  text text not null check (length(text) between 1 and 1000)
);

create index notes_by_member on identity.notes (member_id, at desc);
comment on index identity.notes_by_member is 'What do colleagues say about this member?';

-- The password that operators give out, encrypted with a key that is not in the database.
create table identity.default_password (
  single boolean primary key default true check (single),
  sealed bytea not null,
  at timestamptz not null,
  by_name text not null,
  -- It is the demo's, which everybody knows.
  demo boolean not null default false
);

-- When the person behind a session last proved to be there.
alter table platform.sessions add column proven_at timestamptz;
