-- What each member staked, won, paid in and took out, day by day, for the records that members look up.

create schema reports;

create table reports.member_days (
  member text not null check (length(member) between 1 and 100),
  -- The day of the stake in the brand's zone: so the days of a span add up to the bets of that span.
  day date not null,
  product text not null check (length(product) between 1 and 20),
  vendor text not null check (length(vendor) between 1 and 40),
  currency text not null check (currency ~ '^[A-Z]{3,5}$'),
  bets bigint not null check (bets >= 0),
  stake numeric(30) not null check (stake >= 0),
  -- A correction comes to the day of its bet. Where the brand has changed its zone between the two that may be the
  -- neighbour of the day that was counted, so what corrections change has no lowest value.
  valid_bet numeric(30) not null,
  payout numeric(30) not null,
  -- Of these, what paid more than it cost; the rest is lost.
  won_bets bigint not null,
  won_stake numeric(30) not null,
  won_valid_bet numeric(30) not null,
  won_payout numeric(30) not null,
  primary key (member, day, product, vendor, currency)
);
comment on index reports.member_days_pkey is
  'What did this member stake and win in a span, by day, by category, by vendor?';

create table reports.cash_days (
  member text not null check (length(member) between 1 and 100),
  -- The day on which the money moved, in the brand's zone.
  day date not null,
  currency text not null check (currency ~ '^[A-Z]{3,5}$'),
  deposits numeric(30) not null check (deposits >= 0),
  -- A payout that came back counts on the day it came back, so a day may be below nothing.
  withdrawals numeric(30) not null,
  primary key (member, day, currency)
);
comment on index reports.cash_days_pkey is 'What did this member pay in and take out in a span, by day?';

create table reports.heard (
  member text primary key check (length(member) between 1 and 200),
  position bigint not null check (position > 0)
);
comment on table reports.heard is
  'The latest event of each member that is counted: one that comes again, or an older one, is not counted twice.';

create index adjustments_done on wallet.adjustments (member, decided_at, id)
  include (direction, amount) where state = 'done';
comment on index wallet.adjustments_done is
  'What was given to this member or taken by hand in a span, the latest first, and what does it come to?';
