-- What teams came to is proven from the wagers: what a correction changed is kept, and so is what was counted late.

create table wagers.corrections (
  wager text not null check (length(wager) = 30 and starts_with(wager, 'wgr_')),
  -- 2 for the first correction.
  settlement integer not null check (settlement >= 2),
  at timestamptz not null,
  -- When it was settled before.
  ended_before timestamptz not null,
  member text not null check (length(member) between 1 and 100),
  product text not null check (length(product) between 1 and 20),
  currency text not null check (currency ~ '^[A-Z]{3,5}$'),
  stake bigint not null check (stake > 0),
  valid_bet_before bigint not null,
  valid_bet bigint not null,
  payout_before bigint not null,
  payout bigint not null,
  primary key (wager, settlement)
);
comment on table wagers.corrections is
  'What held before a wager was settled anew: the wager itself says only how it stands now.';
create index corrections_by_time on wagers.corrections (at);
comment on index wagers.corrections_by_time is 'What was corrected between two moments?';
create index corrections_by_first_end on wagers.corrections (ended_before) where settlement = 2;
comment on index wagers.corrections_by_first_end is
  'What was first settled between two moments, of what was corrected later?';
create trigger corrections_stay before update or delete on wagers.corrections
  for each row execute function wagers.refuse_change();
insert into platform.rights (table_name, may) values ('wagers.corrections', 'select, insert');

create index wagers_by_end on wagers.wagers using brin (ended_at)
  with (pages_per_range = 32, autosummarize = on);
comment on index wagers.wagers_by_end is
  'What was settled between two moments? Most ends come soon after their stake, so a summary of each range is enough.';

-- Bets that were heard of after their five minutes were closed: when they happened, and where they are counted.
create table agents.late_bets (
  member text not null check (length(member) between 1 and 100),
  happened_at timestamptz not null,
  booked_at timestamptz not null check (booked_at > happened_at),
  product text not null check (length(product) between 1 and 20),
  currency text not null check (currency ~ '^[A-Z]{3,5}$'),
  bets bigint not null,
  stake numeric(30) not null,
  valid_bet numeric(30) not null,
  payout numeric(30) not null
);
create index late_bets_by_time on agents.late_bets (happened_at);
comment on index agents.late_bets_by_time is 'What happened in this day and is counted in a later one?';
create index late_bets_by_booking on agents.late_bets (booked_at);
comment on index agents.late_bets_by_booking is 'What is counted in this day and happened before?';

-- Since when what a proof needs is kept: from the first bet on where there is none yet.
alter table agents.clock add column provable_from timestamptz not null default '-infinity';
update agents.clock set provable_from = now() where exists (select from wagers.wagers);

-- Since when the five minutes of a team are counted.
alter table agents.fine add column since timestamptz not null default '-infinity';
update agents.fine set since = now();

create table agents.proofs (
  id text primary key check (id ~ '^prf_[0-7][0-9a-hjkmnp-tv-z]{25}$'),
  day date not null,
  -- Who asked for it; null for the clock.
  asked_by text check (length(asked_by) between 1 and 100),
  begun_at timestamptz not null,
  ended_at timestamptz not null,
  -- What was counted from the wagers.
  bets bigint not null,
  members bigint not null,
  teams bigint not null,
  slots bigint not null,
  -- How many sums differ, and the first of them.
  differing bigint not null,
  differences jsonb not null check (jsonb_typeof(differences) = 'array')
);
create index proofs_by_day on agents.proofs (day, id desc);
comment on index agents.proofs_by_day is 'Is this day proven, and what did the last proof find?';

-- What a running proof has counted; nothing of it outlasts the proof.
create unlogged table agents.proof_sums (
  proof text not null,
  slot timestamptz not null,
  member text not null,
  product text not null,
  currency text not null,
  bets bigint not null,
  stake numeric(30) not null,
  valid_bet numeric(30) not null,
  payout numeric(30) not null,
  primary key (proof, member, product, currency, slot)
);
comment on index agents.proof_sums_pkey is 'What has this proof counted of this member?';
