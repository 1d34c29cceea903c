-- Members of a team who stand against each other in the rounds that they share.

-- Bets in shared rounds of which the game, or the vendor, said what gives what back; kept for some days.
create table agents.sides (
  wager text primary key check (length(wager) between 1 and 50),
  provider text not null check (length(provider) between 1 and 40),
  round text not null check (length(round) between 1 and 100),
  member text not null check (length(member) between 1 and 100),
  game text not null check (length(game) between 1 and 100),
  currency text not null check (currency ~ '^[A-Z]{3,5}$'),
  stake numeric(30) not null check (stake > 0),
  side jsonb not null check (jsonb_typeof(side) = 'object'),
  at timestamptz not null,
  looked boolean not null default false
);
create index sides_by_round on agents.sides (provider, round);
comment on index agents.sides_by_round is 'Who took part in this round, and on which side?';
create index sides_by_member on agents.sides (member, at);
comment on index agents.sides_by_member is 'In which rounds did this member take part lately?';
create index sides_fresh on agents.sides (at) where not looked;
comment on index agents.sides_fresh is 'Which bets were not looked at?';
create index sides_by_time on agents.sides using brin (at);
comment on index agents.sides_by_time is 'Which bets are old enough to be forgotten?';

-- Rounds in which two of one team stood against each other; the one joined before the other.
create table agents.opposites (
  one text not null check (length(one) between 1 and 100),
  other text not null check (length(other) between 1 and 100),
  provider text not null,
  round text not null,
  game text not null,
  currency text not null,
  at timestamptz not null,
  one_stake numeric(30) not null,
  other_stake numeric(30) not null,
  one_on jsonb not null,
  other_on jsonb not null,
  primary key (one, other, provider, round, currency),
  check (one <> other)
);
create index opposites_by_time on agents.opposites (at);
comment on index agents.opposites_by_time is 'Who stood against whom lately?';

alter table agents.flags drop constraint flags_reason_check;
alter table agents.flags add constraint flags_reason_check
  check (reason in ('same_device', 'self_referred', 'opposite_bets'));
