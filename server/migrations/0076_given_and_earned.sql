-- What members gave and got within teams, and what contracts paid, beside what was paid in and out.
alter table agents.money_days
  add column got numeric(30) not null default 0,
  add column given numeric(30) not null default 0,
  add column earned numeric(30) not null default 0,
  add column paid numeric(30) not null default 0;
alter table agents.team_money_days
  add column got numeric(30) not null default 0,
  add column given numeric(30) not null default 0,
  add column earned numeric(30) not null default 0,
  add column paid numeric(30) not null default 0;

-- What was there before nobody announced: it is counted here, and what comes is heard.
select pg_advisory_xact_lock(7141, 1);

create temporary table moved on commit drop as
with zone as (
  select coalesce((
    select v.content ->> 'zone' from system.documents d
    join system.versions v on (v.document, v.version) = (d.document, d.live_version)
    where d.document = 'brand'
  ), 'UTC') as name
), each as (
  select receiver as member, day, currency, amount as got, 0 as given, 0 as earned, 0 as paid
  from cashier.upline_transfers
  union all
  select sender, day, currency, 0, amount, 0, 0 from cashier.upline_transfers
  union all
  select payee, (at at time zone zone.name)::date, currency, 0, 0, amount, 0 from agents.payments, zone
  union all
  select payer, (at at time zone zone.name)::date, currency, 0, 0, 0, amount from agents.payments, zone
  where payer <> 'house'
)
select member, day, currency, sum(got) as got, sum(given) as given, sum(earned) as earned, sum(paid) as paid
from each group by member, day, currency;

insert into agents.money_days as kept (member, day, currency, deposits, withdrawals, got, given, earned, paid)
select member, day, currency, 0, 0, got, given, earned, paid from moved
on conflict (member, day, currency) do update set
  got = excluded.got, given = excluded.given, earned = excluded.earned, paid = excluded.paid;

insert into agents.team_money_days as kept (agent, day, currency, got, given, earned, paid)
select l.ancestor, m.day, m.currency, sum(m.got), sum(m.given), sum(m.earned), sum(m.paid)
from moved m join agents.lines l on l.member = m.member and m.day >= l.from_day and m.day < l.until_day
group by l.ancestor, m.day, m.currency
on conflict (agent, day, currency) do update set
  got = excluded.got, given = excluded.given, earned = excluded.earned, paid = excluded.paid;
