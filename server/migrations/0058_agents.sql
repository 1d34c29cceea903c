-- Teams of agents: who stands below whom, and what their members play.

create schema agents;

create table agents.lines (
  ancestor text not null check (length(ancestor) between 1 and 100),
  member text not null check (length(member) between 1 and 100),
  -- 1 for the direct upline.
  distance integer not null check (distance between 1 and 1000),
  -- The days of the brand's calendar in which it holds: from the first on, up to and without the second.
  from_day date not null,
  until_day date not null default 'infinity' check (until_day > from_day),
  primary key (ancestor, member, from_day)
);
comment on table agents.lines is
  'Everybody above everybody, so that a team of any depth is one range of the key. Nobody is above oneself.';
comment on index agents.lines_pkey is 'Who is in the team of this agent?';
create index lines_by_member on agents.lines (member, ancestor);
comment on index agents.lines_by_member is 'In whose teams is this member?';

create table agents.member_days (
  member text not null check (length(member) between 1 and 100),
  -- The day of the brand's calendar on which it was settled, or corrected.
  day date not null,
  product text not null check (length(product) between 1 and 20),
  currency text not null check (currency ~ '^[A-Z]{3,5}$'),
  -- A correction is a signed difference on its own day, so only stakes and bets have a lowest value.
  bets bigint not null check (bets >= 0),
  stake numeric(30) not null check (stake >= 0),
  valid_bet numeric(30) not null,
  payout numeric(30) not null,
  primary key (member, day, product, currency)
);
comment on index agents.member_days_pkey is 'What did this member play between two days?';
create index member_days_by_day on agents.member_days (day, member);
comment on index agents.member_days_by_day is 'Who played on these days, for the settlement of all teams at once?';

create table agents.member_slots (
  -- The moment at which five minutes begin.
  slot timestamptz not null check (extract(epoch from slot)::bigint % 300 = 0),
  member text not null check (length(member) between 1 and 100),
  product text not null check (length(product) between 1 and 20),
  currency text not null check (currency ~ '^[A-Z]{3,5}$'),
  bets bigint not null check (bets >= 0),
  stake numeric(30) not null check (stake >= 0),
  valid_bet numeric(30) not null,
  payout numeric(30) not null,
  primary key (slot, member, product, currency)
);
comment on index agents.member_slots_pkey is
  'What was settled between two moments, for contracts that pay within the day?';

create table agents.money_days (
  member text not null check (length(member) between 1 and 100),
  day date not null,
  currency text not null check (currency ~ '^[A-Z]{3,5}$'),
  deposits numeric(30) not null,
  withdrawals numeric(30) not null,
  bonus numeric(30) not null default 0,
  rebate numeric(30) not null default 0,
  primary key (member, day, currency)
);
comment on index agents.money_days_pkey is 'What did this member pay in and out between two days?';
create index money_days_by_day on agents.money_days (day, member);
comment on index agents.money_days_by_day is 'Whose money moved on these days, for the settlement of all teams at once?';

-- The same, summed for everybody who has somebody below: all below, without the agent's own.
create table agents.team_days (
  agent text not null check (length(agent) between 1 and 100),
  day date not null,
  product text not null check (length(product) between 1 and 20),
  currency text not null check (currency ~ '^[A-Z]{3,5}$'),
  bets bigint not null,
  stake numeric(30) not null,
  valid_bet numeric(30) not null,
  payout numeric(30) not null,
  primary key (agent, day, product, currency)
);
comment on index agents.team_days_pkey is 'What did the team of this agent play between two days?';

create table agents.team_money_days (
  agent text not null check (length(agent) between 1 and 100),
  day date not null,
  currency text not null check (currency ~ '^[A-Z]{3,5}$'),
  deposits numeric(30) not null default 0,
  withdrawals numeric(30) not null default 0,
  bonus numeric(30) not null default 0,
  rebate numeric(30) not null default 0,
  -- How many of the team settled their first bet of the day, and how many joined.
  active bigint not null default 0,
  joined bigint not null default 0,
  primary key (agent, day, currency)
);
comment on index agents.team_money_days_pkey is
  'What did the team of this agent pay in and out, and how many played and joined?';

-- Whose teams are also counted by five minutes.
create table agents.fine (agent text primary key);

-- Who does not count as an active member, and why.
create table agents.left_out (
  member text primary key,
  why text not null check (length(why) between 1 and 40),
  at timestamptz not null
);

create table agents.clock (
  -- There is one row.
  id integer primary key default 1 check (id = 1),
  -- The latest moment of what was counted.
  heard_until timestamptz not null,
  -- What comes later is counted from here on, whenever it happened: a window that ended before is closed for good.
  closed_until timestamptz not null
);

-- Nobody writes an event while what is there is taken over: all of it is counted below, and what comes is heard.
select pg_advisory_xact_lock(7141, 1);

insert into platform.event_cursors (subscriber, position, moved_at)
select 'agents', coalesce(pg_sequence_last_value('platform.events_position_seq'), 0), now();

insert into agents.clock (heard_until, closed_until) values (now(), '-infinity');

insert into agents.lines (ancestor, member, distance, from_day)
with recursive above as (
  select m.id as member, m.upline_id as ancestor, 1 as distance
  from identity.members m where m.upline_id is not null
  union all
  select a.member, m.upline_id, a.distance + 1
  from above a join identity.members m on m.id = a.ancestor
  where m.upline_id is not null and a.distance < 1000
)
select ancestor, member, distance, '2000-01-01' from above;

-- What is settled already, on the day of its end, with what it came to.
insert into agents.member_days (member, day, product, currency, bets, stake, valid_bet, payout)
select member, (ended_at at time zone zone.name)::date, product, currency,
  count(*), sum(stake), sum(valid_bet), sum(payout)
from wagers.wagers, (
  select coalesce((
    select v.content ->> 'zone' from system.documents d
    join system.versions v on (v.document, v.version) = (d.document, d.live_version)
    where d.document = 'brand'
  ), 'UTC') as name
) as zone
where status = 'settled' group by 1, 2, 3, 4;

insert into agents.money_days (member, day, currency, deposits, withdrawals)
select member, day, currency, deposits, withdrawals from reports.cash_days;

insert into agents.team_days
select ancestor, day, product, currency, sum(bets), sum(stake), sum(valid_bet), sum(payout)
from agents.lines join agents.member_days using (member) group by 1, 2, 3, 4;

insert into agents.team_money_days (agent, day, currency, deposits, withdrawals)
select ancestor, day, currency, sum(deposits), sum(withdrawals)
from agents.lines join agents.money_days using (member) group by 1, 2, 3;

insert into agents.team_money_days as kept (agent, day, currency, active)
select ancestor, day, currency, count(distinct member)
from agents.lines join agents.member_days using (member) group by 1, 2, 3
on conflict (agent, day, currency) do update set active = excluded.active;
