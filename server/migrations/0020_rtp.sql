-- What games returned of what was staked on them, day by day, for the watch over declared returns.

create schema rtp;

create table rtp.days (
  -- A day of the brand's zone.
  day date not null,
  currency text not null check (currency ~ '^[A-Z]{3,5}$'),
  vendor text not null check (length(vendor) between 1 and 40),
  game text not null check (length(game) between 1 and 100),
  rounds bigint not null check (rounds >= 0),
  staked numeric(40) not null check (staked >= 0),
  -- Corrections count on the day they are made, so a day's return may be below nothing.
  returned numeric(40) not null,
  -- Sums over rounds of stake x stake, return x return and stake x return: with them the spread around any declared
  -- return is known exactly, whatever the stakes were.
  stake_squares numeric(60) not null check (stake_squares >= 0),
  return_squares numeric(60) not null,
  products numeric(60) not null,
  -- The highest return of one round for its stake, in hundredths of a percent. A correction raises it and never lowers it.
  highest_bps bigint not null check (highest_bps >= 0),
  primary key (day, currency, vendor, game)
);

create index days_by_game on rtp.days (vendor, game, currency, day);
comment on index rtp.days_by_game is 'How did one game go, day by day?';

create table rtp.heard (
  member text primary key check (length(member) between 1 and 200),
  position bigint not null check (position > 0)
);
comment on table rtp.heard is
  'The latest settlement of each member that is counted: one that comes again, or an older one, is not counted twice.';
