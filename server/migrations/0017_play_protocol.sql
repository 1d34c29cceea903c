-- The provider protocol: who speaks it and by which rules, sessions and rounds, and the calls with their answers.

create table play.vendors (
  key text primary key check (key ~ '^[A-Z0-9_]{2,40}$'),
  name text not null check (length(name) between 1 and 60),
  -- The vendors of the catalogue whose games it runs; a star for all of them.
  serves text[] not null check (cardinality(serves) between 1 and 100),
  -- Its rules, as `contract/provider-desk.ts` has them.
  policy jsonb not null check (jsonb_typeof(policy) = 'object'),
  -- Ranges from which it may call; none lets nobody in.
  addresses text[] not null default '{}' check (cardinality(addresses) <= 100),
  -- Whether it may make players and money of its own, for the conformance kit.
  sandbox boolean not null default false,
  enabled boolean not null default true,
  -- The kill switch: bets are refused, settlements are not.
  bets_closed boolean not null default false,
  closed_games text[] not null default '{}',
  created_at timestamptz not null default now()
);

create table play.vendor_keys (
  id text primary key check (length(id) = 30 and starts_with(id, 'vky_')),
  vendor text not null references play.vendors,
  -- Encrypted; nobody who sees only the database can sign with it.
  sealed bytea not null,
  -- Its last four letters, so that people can tell two keys apart.
  hint text not null check (length(hint) = 4),
  created_at timestamptz not null,
  revoked_at timestamptz
);

create index vendor_keys_by_vendor on play.vendor_keys (vendor, created_at);
comment on index play.vendor_keys_by_vendor is 'Which keys does this vendor have, the oldest first?';

-- Whoever changes a vendor, by whatever way, tells every node.
create function play.vendors_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('play_vendors', '');
  return null;
end $$;

create trigger vendors_changed after insert or update or delete on play.vendors
  for each statement execute function play.vendors_changed();
create trigger vendor_keys_changed after insert or update or delete on play.vendor_keys
  for each statement execute function play.vendors_changed();

-- Our own arcade is the first vendor. It calls inside the process, so it has no keys and no addresses.
insert into play.vendors (key, name, serves, policy) values ('ARCADE', 'Arcade', '{*}',
  '{"walletMode": "seamless", "settledRollback": "refuse", "zeroBetWins": false,
    "openRoundMinutes": 1440, "staleRounds": "show", "idleMinutes": 60, "ownIds": true,
    "limits": {}, "scales": {}, "launchUrl": ""}');

-- A player at a vendor. The token itself is kept nowhere.
create table play.sessions (
  id text primary key check (length(id) = 30 and starts_with(id, 'pse_')),
  token_hash bytea not null unique check (length(token_hash) = 32),
  vendor text not null references play.vendors,
  -- Null for fun money.
  member text,
  -- The member's own session: when it is over, so is this. Empty for fun money.
  account_session text not null,
  node_id bigint not null,
  language text not null check (length(language) = 2),
  device text not null check (length(device) <= 20),
  opened_at timestamptz not null,
  seen_at timestamptz not null,
  closed_at timestamptz,
  check ((member is null) = (account_session = ''))
);

create index sessions_by_time on play.sessions (opened_at desc, id);
comment on index play.sessions_by_time is 'Which sessions were opened last?';

create index sessions_by_member on play.sessions (member, opened_at desc) where member is not null;
comment on index play.sessions_by_member is 'Where does this member play, or did last?';

create index sessions_open on play.sessions (seen_at) where closed_at is null;
comment on index play.sessions_open is 'Which open sessions were seen least lately?';

-- A round that is more than one call. One that opens and closes in one call is the wager itself.
create table play.rounds (
  vendor text not null check (length(vendor) between 1 and 40),
  member text not null check (length(member) between 1 and 100),
  round text not null check (length(round) between 1 and 80),
  game_vendor text not null,
  game text not null,
  currency text not null,
  -- The transactions of its bets, in the order of their coming.
  bets text[] not null check (cardinality(bets) <= 10000),
  opened_at timestamptz not null,
  active_at timestamptz not null,
  closed_at timestamptz,
  -- How the sweep ended it, or that it found it: shown, settled, voided.
  swept text not null default '' check (swept in ('', 'shown', 'settled', 'voided')),
  primary key (vendor, member, round)
);

create index rounds_by_time on play.rounds (opened_at desc, vendor, member, round);
comment on index play.rounds_by_time is 'Which rounds began last?';

create index rounds_by_name on play.rounds (round);
comment on index play.rounds_by_name is 'Who was in this round?';

create index rounds_open on play.rounds (vendor, active_at) where closed_at is null;
comment on index play.rounds_open is 'Which open rounds of this vendor have been quiet longest?';

-- A call that moved money, or means to: the id is taken when it comes, the answer is written when it is done.
create table play.calls (
  vendor text not null check (length(vendor) between 1 and 40),
  action text not null check (length(action) between 1 and 20),
  transaction text not null check (length(transaction) between 1 and 80),
  member text not null check (length(member) between 1 and 100),
  round text not null check (length(round) <= 80),
  -- What was asked: a repetition must ask the same.
  content text not null check (length(content) <= 2000),
  -- The movement that it makes, where it makes one of its own.
  reference text not null check (length(reference) <= 60),
  answer jsonb,
  at timestamptz not null,
  primary key (vendor, action, transaction)
);
comment on table play.calls is
  'The key holds over all time, so this table has no partitions; what is older than its keeping time is swept.';

create index calls_by_round on play.calls (vendor, round, at) where round <> '';
comment on index play.calls_by_round is 'What was asked about this round, in its order?';

create index calls_by_time on play.calls using brin (at) with (pages_per_range = 32);
comment on index play.calls_by_time is 'Which calls are old enough to be forgotten?';

-- Not written to the log of the database: a crash forgets them, and then the keys of the calls still hold.
create unlogged table play.nonces (
  vendor text not null,
  nonce text not null check (length(nonce) between 8 and 80),
  at timestamptz not null,
  primary key (vendor, nonce)
);

create index nonces_by_time on play.nonces (at);
comment on index play.nonces_by_time is 'Which nonces are old enough to be forgotten?';

-- Prize pools; what is in them is in the ledger, under this name.
create table play.pools (
  pool text primary key check (pool ~ '^[A-Za-z0-9_.-]{1,40}$'),
  vendor text not null references play.vendors,
  opened_at timestamptz not null
);

create table play.campaigns (
  vendor text not null references play.vendors,
  campaign text not null check (length(campaign) between 1 and 80),
  -- Where the wins of its free rounds go.
  pocket text not null check (pocket in ('cash', 'bonus')),
  -- How often such a win must be played through, in hundredths.
  wagering_percent integer not null check (wagering_percent between 0 and 100000),
  ends_at timestamptz,
  created_at timestamptz not null,
  primary key (vendor, campaign)
);
