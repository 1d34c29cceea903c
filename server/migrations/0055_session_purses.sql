-- A session purse: money set aside for a game that stakes many times a second, settled at intervals and at the end.

-- In the books' own record: what was put into a purse, played from it, and brought home. Its account in the ledger holds
-- the sum of what is left in those of a member at whoever runs the games.
create table wagers.purses (
  provider text not null check (length(provider) between 1 and 40),
  id text not null check (length(id) between 1 and 100),
  member text not null,
  product text not null,
  vendor text not null,
  game text not null,
  currency text not null,
  filled bigint not null check (filled > 0),
  staked bigint not null default 0 check (staked >= 0),
  paid bigint not null default 0 check (paid >= 0),
  emptied bigint not null default 0 check (emptied >= 0),
  opened_at timestamptz not null,
  ended_at timestamptz,
  primary key (provider, id),
  constraint purses_never_below_nothing check (filled + paid >= staked + emptied),
  constraint purses_end_empty check (ended_at is null or filled + paid = staked + emptied)
);
create index purses_open on wagers.purses (member) where ended_at is null;
comment on index wagers.purses_open is 'What has this member in purses, which may be lost?';

alter table wagers.actions drop constraint actions_action_check;
alter table wagers.actions add constraint actions_action_check
  check (action in ('stake', 'settle', 'void', 'resettle', 'fill', 'empty'));

-- As the arcade plays from it. What is left is filled - staked + paid.
create table arcade.purses (
  id text primary key,
  player text not null,
  demo boolean not null,
  session text not null,
  node_id bigint not null,
  game_code text not null,
  model text not null,
  currency text not null,
  -- `opening`: nothing is known to be in it yet. `closing`: nothing is staked any more, and what is left goes home.
  state text not null check (state in ('opening', 'open', 'closing', 'closed')),
  filled bigint not null default 0 check (filled >= 0),
  staked bigint not null default 0 check (staked >= 0),
  paid bigint not null default 0 check (paid >= 0),
  rounds integer not null default 0 check (rounds >= 0),
  -- Rounds go into this window; those below it are closed, and settled once.
  window_number integer not null default 0,
  -- The next stake is taken at this moment at the earliest.
  ready_at timestamptz not null,
  played_at timestamptz not null,
  -- When somebody has to look at it.
  due_at timestamptz not null,
  opened_at timestamptz not null,
  closed_at timestamptz,
  closed_by text not null default '',
  constraint purses_never_below_nothing check (filled + paid >= staked)
);
create unique index purses_one_open on arcade.purses (player, node_id) where state <> 'closed';
comment on index arcade.purses_one_open is 'Which purse has this player at this game? There is one.';
create index purses_due on arcade.purses (due_at) where state <> 'closed';
comment on index arcade.purses_due is 'Which purses are to be settled, or were left?';

-- Sums that were asked for: written down before the wallet is asked. `taken` is in the purse, `gone` never came and never will.
create table arcade.purse_fills (
  purse text not null references arcade.purses on delete cascade,
  request text not null,
  amount bigint not null check (amount > 0),
  state text not null check (state in ('asked', 'taken', 'gone')),
  asked_at timestamptz not null,
  primary key (purse, request)
);

-- What was played in one settlement: its sums are those of its rounds.
create table arcade.purse_windows (
  purse text not null references arcade.purses on delete cascade,
  number integer not null check (number >= 0),
  rounds integer not null check (rounds > 0),
  staked bigint not null check (staked > 0),
  paid bigint not null check (paid >= 0),
  -- From the first of its rounds to the last.
  began_at timestamptz not null,
  ended_at timestamptz not null,
  settled_at timestamptz,
  primary key (purse, number)
);

-- Requests that were answered: the same again gets the same rounds.
create table arcade.purse_plays (
  purse text not null references arcade.purses on delete cascade,
  request text not null,
  seed text not null,
  first_nonce bigint not null,
  rounds integer not null check (rounds > 0),
  at timestamptz not null,
  primary key (purse, request)
);

alter table arcade.rounds
  -- The purse that it was staked from, and the settlement that it is in.
  add column purse text,
  add column purse_window integer,
  add constraint rounds_in_a_window check ((purse is null) = (purse_window is null));
create index rounds_of_purse on arcade.rounds (purse, purse_window) where purse is not null;
comment on index arcade.rounds_of_purse is 'Which rounds are in this settlement of a purse?';
