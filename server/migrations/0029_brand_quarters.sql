-- What the brand's members staked and got back, quarter hour by quarter hour, and who of them plays just now.

create table reports.brand_quarters (
  -- The moment at which it begins. Zones lie whole quarters of an hour apart, so the hours and days of any of them, also
  -- of half-hour ones and after the brand has moved, are sums of these.
  quarter timestamptz not null check (extract(epoch from quarter)::bigint % 900 = 0),
  currency text not null check (currency ~ '^[A-Z]{3,5}$'),
  bets bigint not null check (bets >= 0),
  staked numeric(30) not null check (staked >= 0),
  -- A correction may come after its quarter was swept, so what corrections change has no lowest value.
  valid numeric(30) not null,
  returned numeric(30) not null,
  primary key (currency, quarter)
);
comment on index reports.brand_quarters_pkey is
  'What was staked and returned in this currency between two moments?';

create table reports.recent_players (
  -- The moment at which five minutes begin.
  slot timestamptz not null check (extract(epoch from slot)::bigint % 300 = 0),
  member text not null check (length(member) between 1 and 100),
  primary key (slot, member)
);
comment on index reports.recent_players_pkey is 'Who staked in the last minutes, and which rows are over?';

-- What is already there: all that is settled, at the time of its stake, less what the tally has still to hear of it, for
-- that will come by itself. One statement sees both as they are at one moment.
insert into reports.brand_quarters (quarter, currency, bets, staked, valid, returned)
select date_bin('15 minutes', at, '2000-01-01 00:00Z'), currency,
  sum(bets), sum(staked), sum(valid), sum(returned)
from (
  select at, currency, 1 as bets, stake as staked, valid_bet as valid, payout as returned
  from wagers.wagers where status = 'settled'
  union all
  select w.at, w.currency, case when (e.payload ->> 'settlement')::int = 1 then -1 else 0 end,
    -(e.payload #>> '{change,stake}')::bigint, -(e.payload #>> '{change,validBet}')::bigint,
    -(e.payload #>> '{change,payout}')::bigint
  from platform.events e join wagers.wagers w on w.id = e.payload ->> 'wager'
  where e.kind = 'wager.settled' and (
    e.position > coalesce(
      (select position from platform.event_cursors where subscriber = 'reports'), 0)
    or e.position in (select position from platform.parked_events where subscriber = 'reports')
  )
) as counted
group by 1, 2 having sum(bets) > 0;
