-- Tickets: red envelopes, golden eggs and prize wheels. A campaign has a deck of slips that is fixed before it opens.

create table promotions.ticket_campaigns (
  id text primary key check (length(id) = 30 and starts_with(id, 'tkc_')),
  kind text not null check (kind in ('wheel', 'egg', 'envelope')),
  -- `free` gives every member one ticket; with `ticket` they are earned, or given by operators.
  entry text not null check (entry in ('free', 'ticket')),
  titles jsonb not null check (jsonb_typeof(titles) = 'object'),
  currency text not null check (currency ~ '^[A-Z]{3,5}$'),
  prizes jsonb not null check (jsonb_typeof(prizes) = 'array'),
  slips integer not null check (slips between 1 and 100000),
  total bigint not null check (total between 1 and 9007199254740991),
  -- How many times a prize is to be bet before it may leave.
  times integer not null check (times between 0 and 3),
  earning jsonb check (jsonb_typeof(earning) = 'object'),
  opens_at timestamptz not null,
  closes_at timestamptz not null check (closes_at > opens_at),
  -- The promise: of the secret seed, of the deck, and of the public value that is mixed in.
  commitment text not null unique check (commitment ~ '^[0-9a-f]{64}$'),
  deck text not null check (deck ~ '^[0-9a-f]{64}$'),
  sealed_seed bytea not null,
  beacon text not null,
  beacon_round bigint not null,
  position bigint not null check (position > 0),
  published_at timestamptz not null check (published_at < opens_at),
  published_by text not null,
  -- Empty until the public value is out, and the slips were laid by it.
  beacon_value text not null default '',
  -- The seed, once it is over.
  revealed text not null default '' check (revealed ~ '^([0-9a-f]{64})?$'),
  closed_at timestamptz,
  closed_by text not null default '',
  check ((closed_at is null) = (revealed = ''))
);
comment on table promotions.ticket_campaigns is 'What was promised holds: only the public value, the reveal and the end are added.';
create index ticket_campaigns_open on promotions.ticket_campaigns (closes_at) where closed_at is null;
comment on index promotions.ticket_campaigns_open is 'Which campaigns are not over?';

create trigger ticket_campaigns_stay before delete on promotions.ticket_campaigns
  for each row execute function promotions.refuse_change();
create trigger ticket_campaigns_hold before update on promotions.ticket_campaigns for each row when (
  (new.id, new.kind, new.entry, new.titles, new.currency, new.prizes, new.slips, new.total, new.times, new.opens_at,
    new.commitment, new.deck, new.sealed_seed, new.beacon, new.beacon_round, new.position, new.published_at)
  is distinct from
  (old.id, old.kind, old.entry, old.titles, old.currency, old.prizes, old.slips, old.total, old.times, old.opens_at,
    old.commitment, old.deck, old.sealed_seed, old.beacon, old.beacon_round, old.position, old.published_at)
  or new.closes_at > old.closes_at
  or (old.beacon_value <> '' and new.beacon_value <> old.beacon_value)
  or (old.closed_at is not null)
) execute function promotions.refuse_change();

create table promotions.ticket_slips (
  campaign text not null references promotions.ticket_campaigns,
  place integer not null check (place > 0),
  amount bigint not null check (amount >= 0),
  taken_at timestamptz,
  primary key (campaign, place)
);
create index ticket_slips_left on promotions.ticket_slips (campaign, place) where taken_at is null;
comment on index promotions.ticket_slips_left is 'Which slip comes next?';
create trigger ticket_slips_stay before delete on promotions.ticket_slips
  for each row execute function promotions.refuse_change();
create trigger ticket_slips_hold before update on promotions.ticket_slips for each row when (
  (new.campaign, new.place, new.amount) is distinct from (old.campaign, old.place, old.amount)
  or old.taken_at is not null
) execute function promotions.refuse_change();

create table promotions.tickets (
  id text primary key check (length(id) = 30 and starts_with(id, 'tkt_')),
  campaign text not null references promotions.ticket_campaigns,
  member text not null check (length(member) between 1 and 100),
  -- What it was given for, once.
  source text not null check (length(source) between 1 and 200),
  given_at timestamptz not null,
  used_at timestamptz,
  unique (campaign, member, source)
);
create index tickets_left on promotions.tickets (member, campaign, id) where used_at is null;
comment on index promotions.tickets_left is 'Which tickets has this member?';

create table promotions.ticket_claims (
  campaign text not null,
  place integer not null,
  member text not null,
  ticket text not null unique references promotions.tickets,
  -- Of the page that asked: asking again gives the same answer.
  request text not null check (length(request) between 1 and 60),
  amount bigint not null check (amount >= 0),
  grant_id text references promotions.grants,
  at timestamptz not null,
  primary key (campaign, place),
  unique (campaign, member, request),
  foreign key (campaign, place) references promotions.ticket_slips,
  check ((amount = 0) = (grant_id is null))
);
create index ticket_claims_by_member on promotions.ticket_claims (member, at);
comment on index promotions.ticket_claims_by_member is 'What did this member draw?';
create trigger ticket_claims_stay before update or delete on promotions.ticket_claims
  for each row execute function promotions.refuse_change();

-- What members did on a day for tickets of a campaign that are earned, and how many tickets that gave.
create table promotions.ticket_counters (
  campaign text not null references promotions.ticket_campaigns,
  member text not null,
  day date not null,
  deposits bigint not null default 0,
  valid_bet bigint not null default 0,
  given integer not null default 0 check (given >= 0),
  primary key (campaign, member, day)
);

-- Decks stand in the public list of promises, beside seeds and chains.
alter table arcade.commitments drop constraint commitments_kind_check,
  add constraint commitments_kind_check check (kind in ('seed', 'chain', 'deck'));
alter table arcade.commitments drop constraint commitments_id_check,
  add constraint commitments_id_check check (id ~ '^(sed|chn|tkc)_[0-7][0-9a-hjkmnp-tv-z]{25}$');
