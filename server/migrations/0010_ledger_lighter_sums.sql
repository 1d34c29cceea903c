-- Legs are added up as whole numbers, and say themselves which of their accounts are bounded.

-- The sum that PostgreSQL brings counts in exact decimals, which costs several times as much. This one refuses a sum
-- that leaves its 64 bits.
create aggregate ledger.total (bigint) (sfunc = int8pl, stype = bigint, initcond = '0');

comment on column ledger.legs.debit_after is
  'Posted balance of the account after this leg, and what is held of it: given for every bounded account, for no other.';

-- Adds new legs to the sums of their accounts, in the order of the accounts, so that neighbours are found together. A side
-- with a balance after it belongs to a bounded account, which moves; one without to an unbounded one, which gets a delta.
-- Whoever claims the wrong one touches no row, and is refused. The settings keep a plan made for small tables from living
-- on in large ones.
create or replace function ledger.add_legs() returns trigger language plpgsql
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  several boolean;
  opening boolean;
  ending boolean;
  strays bigint;
begin
  select bool_or(legs > 1), bool_or(kind = 'pending'), bool_or(held < 0)
    into several, opening, ending from added;
  if several and exists (select from added group by id having count(*) <> max(legs)) then
    raise exception 'a movement came without all of its legs' using errcode = 'check_violation';
  end if;

  with sides as (
    select debit as account, currency, debit_after is not null as bounded, position,
           posted as out_posted, held as out_held, 0::bigint as in_posted, 0::bigint as in_held
    from added
    union all
    select credit, currency, credit_after is not null, position, 0, 0, posted, held from added
  ), sums as materialized (
    select account, currency, bounded, max(position) as position,
           ledger.total(out_posted) as out_posted, ledger.total(out_held) as out_held,
           ledger.total(in_posted) as in_posted, ledger.total(in_held) as in_held
    from sides group by account, currency, bounded order by account
  ), moved as (
    update ledger.accounts a
    set debits_posted = a.debits_posted + s.out_posted,
        debits_pending = a.debits_pending + s.out_held,
        credits_posted = a.credits_posted + s.in_posted,
        credits_pending = a.credits_pending + s.in_held,
        version = s.position
    from sums s where a.id = s.account and a.currency = s.currency and a.bounded and s.bounded
    returning 1
  ), noted as (
    insert into ledger.deltas
      (account, position, debits_posted, credits_posted, debits_pending, credits_pending)
    select s.account, s.position, s.out_posted, s.in_posted, s.out_held, s.in_held
    from sums s join ledger.accounts a
      on a.id = s.account and a.currency = s.currency and not a.bounded
    where not s.bounded
    returning 1
  )
  select (select count(*) from sums) - (select count(*) from moved) - (select count(*) from noted)
    into strays;
  if strays <> 0 then
    raise exception 'a leg names an account that does not exist in its currency, or not as bounded as it says'
      using errcode = 'foreign_key_violation';
  end if;

  if opening then
    insert into ledger.pendings (id, expires_at)
    select id, expires_at from added where kind = 'pending' and leg = 0;
  end if;
  if ending then
    perform ledger.end_pendings(
      array_agg(a.id), array_agg(a.kind), array_agg(a.of), count(*)
    ) from added a where a.held < 0 and a.leg = 0;
    if exists (
      select from added a
      left join ledger.legs p
        on p.id = a.of and p.leg = a.leg and p.kind = 'pending' and p.legs = a.legs
        and p.debit = a.debit and p.credit = a.credit and p.currency = a.currency
        and p.held = -a.held
      where a.held < 0 and p.id is null
    ) then
      raise exception 'a leg gives up a hold that was not made so' using errcode = 'check_violation';
    end if;
  end if;
  return null;
end $$;
