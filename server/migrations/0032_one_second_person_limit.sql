-- One sum above which two people are needed, the lower of those that the policy and the cashier had for it.

with live as (
  select v.document, v.content from system.documents d
  join system.versions v on v.document = d.document and v.version = d.live_version
),
-- Beside each sum stands what held where the document was older than its setting.
old as (
  select policy.content as policy,
    coalesce(policy.content -> 'adjustmentSecondPersonAbove', '{"PHP": "500000", "THB": "350000",
      "VND": "2500000", "IDR": "150000000", "JPY": "15000", "KRW": "130000", "BRL": "50000",
      "MYR": "45000", "USD": "10000", "USDT": "100000000"}') as adjustments,
    coalesce(cashier.content -> 'secondPersonAbove', '{"PHP": "5000000", "THB": "3500000",
      "VND": "25000000", "IDR": "1500000000", "JPY": "150000", "KRW": "1300000", "BRL": "500000",
      "MYR": "500000", "USD": "100000", "USDT": "1000000000"}') as cashier
  from live policy left join live cashier on cashier.document = 'cashier'
  where policy.document = 'policy' and not policy.content ? 'secondPersonAbove'
),
-- In a currency that one of them does not name every movement needed two people, and goes on to.
sums as (
  select a.key, least(a.value::numeric, c.value::numeric) as sum
  from old, jsonb_each_text(old.adjustments) a, jsonb_each_text(old.cashier) c
  where c.key = a.key
),
added as (
  insert into system.versions (document, version, content, at, by_id, by_name, reason)
  select 'policy', (select max(version) + 1 from system.versions where document = 'policy'),
    (old.policy - 'adjustmentSecondPersonAbove') || jsonb_build_object(
      'secondPersonAbove', (select coalesce(jsonb_object_agg(key, sum::text), '{}') from sums),
      'secondPersonAbovePerDay', (select coalesce(
        jsonb_object_agg(key, least(sum * 10, 9999999999999999)::text), '{}') from sums)
    ), now(), 'system', 'System',
    'One limit for all money that one person moves alone: the lower of the two that were set.'
  from old
  returning version
)
update system.documents set live_version = added.version from added where document = 'policy';
