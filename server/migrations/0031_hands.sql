-- What each operator moved alone of a member's money, over all the ways that there are.

create table system.hands (
  -- The way: a manual credit, a deposit, a withdrawal. Each room has words of its own.
  what text not null check (what ~ '^[a-z][a-z_.]{2,39}$'),
  -- What was moved: that of the adjustment, the deposit, the withdrawal.
  id text not null check (length(id) between 1 and 60),
  operator text not null check (operator <> ''),
  member text not null check (member ~ '^mem_'),
  currency text not null check (currency ~ '^[A-Z]{3,5}$'),
  -- How much, whichever way it went.
  amount bigint not null check (amount > 0),
  -- In the brand's zone.
  day date not null,
  at timestamptz not null,
  primary key (what, id)
);
create index hands_by_operator on system.hands (operator, currency, day) include (member, amount);
comment on index system.hands_by_operator is 'What did this person move alone on this day, for whom?';
create index hands_by_day on system.hands (day);
comment on index system.hands_by_day is 'Which rows are of days that nobody asks about any more?';

-- A row is written and may be given back; nobody makes less of it.
create trigger hands_stay_as_written before update on system.hands
  for each row execute function system.refuse_change();
