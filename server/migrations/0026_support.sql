-- What the house writes to members and what people write to the house: inboxes, sendings, templates, feedback.

create schema support;

-- Words by language: English is always there and stands in for the others.
create function support.are_words(words jsonb) returns boolean immutable language sql as $$
  select jsonb_typeof(words) = 'object'
    and words ? 'EN'
    and words - array['EN', 'TY', 'JA', 'KO', 'PT'] = '{}'
$$;

-- Each row is one thing that operators wrote, to one member or to a million: its words stand here once.
create table support.sendings (
  id text primary key check (id like 'snd\_%'),
  number bigint generated always as identity unique,
  at timestamptz not null,
  by_id text not null,
  by_name text not null,
  kind text not null check (kind in ('site', 'personal', 'promo')),
  audience jsonb not null check (audience ->> 'to' in ('member', 'tag', 'type', 'all')),
  -- The one it goes to, when it goes to one.
  member_id text references identity.members on delete set null,
  title jsonb not null check (support.are_words(title)),
  body jsonb not null check (support.are_words(body)),
  link text not null check (length(link) <= 300),
  reason text not null,
  state text not null check (state in ('sending', 'sent')),
  -- The last member that was looked at: they are written to in the order of their ids.
  reached text not null default '',
  sent integer not null default 0 check (sent >= 0),
  read integer not null default 0 check (read between 0 and sent)
);

create table support.messages (
  member_id text not null references identity.members on delete cascade,
  -- Given by whoever writes; a sending is under its own id in each inbox, and so in none twice.
  id text not null check (length(id) between 1 and 50),
  number bigint generated always as identity,
  at timestamptz not null,
  kind text not null check (kind in ('site', 'personal', 'promo')),
  sending_id text references support.sendings,
  -- A notice of ours is put together in the reader's language when it is read.
  notice text check (length(notice) between 1 and 60),
  noticed jsonb,
  link text not null check (length(link) <= 300),
  read_at timestamptz,
  -- The row stays, so that a repetition does not bring back what was taken out.
  removed_at timestamptz,
  primary key (member_id, id),
  check (num_nonnulls(sending_id, notice) = 1),
  check ((notice is null) = (noticed is null))
);

create index messages_by_member on support.messages (member_id, number desc)
  where removed_at is null;
comment on index support.messages_by_member is 'What is in this inbox, newest first?';

create index messages_unread on support.messages (member_id, number desc)
  where read_at is null and removed_at is null;
comment on index support.messages_unread is 'How many messages wait to be read, and which?';

create index messages_by_time on support.messages (at);
comment on index support.messages_by_time is 'Which messages are old enough to be removed?';

create table support.templates (
  id text primary key check (id like 'tpl\_%'),
  name text not null check (length(name) between 1 and 80),
  kind text not null check (kind in ('site', 'personal', 'promo')),
  title jsonb not null check (support.are_words(title)),
  body jsonb not null check (support.are_words(body)),
  link text not null check (length(link) <= 300),
  version integer not null check (version > 0),
  changed_at timestamptz not null,
  changed_by text not null
);

create unique index templates_by_name on support.templates (lower(name));
comment on index support.templates_by_name is 'Is this name taken?';

create table support.feedback (
  id text primary key check (id like 'fbk\_%'),
  number bigint generated always as identity unique,
  at timestamptz not null,
  category text not null check (category in ('game', 'money', 'account', 'site', 'idea', 'other')),
  text text not null check (length(text) between 1 and 4000),
  contact text not null check (length(contact) <= 200),
  -- Null for a visitor, and for one whose account is gone.
  member_id text references identity.members on delete set null,
  account text not null check (length(account) <= 60),
  language text not null check (length(language) between 2 and 5),
  ip text not null,
  pictures smallint not null check (pictures between 0 and 3),
  -- Of everything that was sent, so that a repetition is known from another thing under the same id.
  content_hash bytea not null,
  state text not null default 'open' check (state in ('open', 'answered', 'closed')),
  answer text not null default '' check (length(answer) <= 4000),
  answered_by text not null default '',
  answered_at timestamptz,
  check ((state = 'open') = (answered_at is null)),
  check (state = 'answered' or answer = '')
);

create index feedback_open on support.feedback (number) where state = 'open';
comment on index support.feedback_open is 'What waits for an answer, and what of it longest?';

create index feedback_by_state on support.feedback (state, number desc) where state <> 'open';
comment on index support.feedback_by_state is 'What was answered or closed, newest first?';

create index feedback_by_ip on support.feedback (ip, at);
comment on index support.feedback_by_ip is 'How much did this network send today?';

create index feedback_by_end on support.feedback (answered_at) where state <> 'open';
comment on index support.feedback_by_end is 'What is over for so long that it may be removed?';

create table support.feedback_pictures (
  feedback_id text not null references support.feedback on delete cascade,
  place smallint not null check (place between 1 and 3),
  webp bytea not null check (octet_length(webp) between 1 and 5242880),
  primary key (feedback_id, place)
);
