-- A proof of the books is said by the database itself: it adds up, compares and writes down. The role that runs the house asks
-- for one, and can say neither that books hold which do not, nor when that was.

alter table ledger.proof_heads
  -- How many legs were added up since the last proof of the scope, and up to where that one went.
  add column legs bigint not null default 0,
  add column concluded bigint not null default 0;
update ledger.proof_heads set concluded = position;

update platform.rights set may = 'select' where table_name = 'ledger.proofs';

-- Adds the legs from where the scope stands up to a position to what it has proven; answers how many they were.
create or replace function ledger.advance_proven(of_scope text, up_to bigint) returns bigint
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  head bigint;
  added bigint;
begin
  select position into head from ledger.proof_heads where scope = of_scope for update;
  -- Whatever is missing makes it unknown, and what is unknown is refused, too.
  if (up_to >= head and up_to <= (select last_value from ledger.legs_position_seq)) is not true then
    raise exception 'the proof of the books cannot go there' using errcode = 'insufficient_privilege';
  end if;
  insert into ledger.proven as p
    (scope, account, debits_posted, credits_posted, debits_pending, credits_pending)
  select of_scope, s.account, sum(s.debits_posted)::bigint, sum(s.credits_posted)::bigint,
         sum(s.debits_pending)::bigint, sum(s.credits_pending)::bigint
  from (
    select debit as account, posted as debits_posted, 0::bigint as credits_posted,
           held as debits_pending, 0::bigint as credits_pending
    from ledger.legs where position > head and position <= up_to
    union all
    select credit, 0, posted, 0, held from ledger.legs where position > head and position <= up_to
  ) s group by s.account
  on conflict (scope, account) do update set
    debits_posted = p.debits_posted + excluded.debits_posted,
    credits_posted = p.credits_posted + excluded.credits_posted,
    debits_pending = p.debits_pending + excluded.debits_pending,
    credits_pending = p.credits_pending + excluded.credits_pending;
  select count(*) into added from ledger.legs where position > head and position <= up_to;
  update ledger.proof_heads set position = up_to, legs = legs + added where scope = of_scope;
  return added;
end $$;

-- Forgets what a scope has proven, so that the whole history is added up anew.
create or replace function ledger.prove_anew(of_scope text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from ledger.proven where scope = of_scope;
  update ledger.proof_heads set position = 0, legs = 0, concluded = 0 where scope = of_scope;
end $$;

-- All accounts of each currency added up; sums are kept as text, since JSON has no such numbers.
create function ledger.trial_balance() returns jsonb
language sql stable set search_path = pg_catalog, pg_temp as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'currency', currency, 'debitsPosted', dp::text, 'creditsPosted', cp::text,
    'debitsPending', dw::text, 'creditsPending', cw::text) order by currency), '[]')
  from (
    select currency, sum(debits_posted) as dp, sum(credits_posted) as cp,
           sum(debits_pending) as dw, sum(credits_pending) as cw
    from (
      select currency, debits_posted, credits_posted, debits_pending, credits_pending
      from ledger.accounts
      union all
      select a.currency, d.debits_posted, d.credits_posted, d.debits_pending, d.credits_pending
      from ledger.deltas d join ledger.accounts a on a.id = d.account
    ) s group by currency
  ) t
$$;

-- Holds accounts against their history: what is proven up to the head, and the legs beyond it that this snapshot sees. Without
-- names all are taken. Answers how many they were, and the first hundred that differ.
create function ledger.compare_accounts(
  of_scope text, head bigint, wanted bigint[], out compared bigint, out differences jsonb)
language sql stable set search_path = pg_catalog, pg_temp as $$
  with rest as (
    select account, sum(dp)::bigint as dp, sum(cp)::bigint as cp, sum(dw)::bigint as dw, sum(cw)::bigint as cw
    from (
      select debit as account, posted as dp, 0::bigint as cp, held as dw, 0::bigint as cw
      from ledger.legs where position > head
      union all
      select credit, 0, posted, 0, held from ledger.legs where position > head
    ) s group by account
  ), beside as (
    select account, sum(debits_posted)::bigint as dp, sum(credits_posted)::bigint as cp,
           sum(debits_pending)::bigint as dw, sum(credits_pending)::bigint as cw
    from ledger.deltas group by account
  ), sums as (
    select a.id, a.owner, a.kind, a.currency,
      coalesce(p.debits_posted, 0) + coalesce(r.dp, 0) as hdp,
      coalesce(p.credits_posted, 0) + coalesce(r.cp, 0) as hcp,
      coalesce(p.debits_pending, 0) + coalesce(r.dw, 0) as hdw,
      coalesce(p.credits_pending, 0) + coalesce(r.cw, 0) as hcw,
      a.debits_posted + coalesce(d.dp, 0) as dp,
      a.credits_posted + coalesce(d.cp, 0) as cp,
      a.debits_pending + coalesce(d.dw, 0) as dw,
      a.credits_pending + coalesce(d.cw, 0) as cw
    from (
      select distinct unnest(wanted) union all select id from ledger.accounts where wanted is null
    ) w (id) join ledger.accounts a on a.id = w.id
    left join ledger.proven p on p.scope = of_scope and p.account = a.id
    left join rest r on r.account = a.id
    left join beside d on d.account = a.id
  ), wrong as (
    select * from sums where (hdp, hcp, hdw, hcw) is distinct from (dp, cp, dw, cw) order by id limit 100
  )
  select (select count(*) from sums), (
    select coalesce(jsonb_agg(jsonb_build_object(
      'account', 'acc_' || id, 'owner', owner, 'kind', kind, 'currency', currency,
      'balanceByHistory', (hcp - hdp)::text, 'balance', (cp - dp)::text,
      'heldByHistory', hdw::text, 'held', dw::text) order by id), '[]')
    from wrong)
$$;

-- Takes the trial balance, holds accounts against their history and writes down what came of it; answers with its number. The
-- running proof takes the accounts touched since the last one and those that were wrong then; a trial that does not balance says
-- that an account is wrong, not which: then all are looked at.
create function ledger.conclude_proof(of_scope text, spent_ms integer) returns bigint
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  begun constant timestamptz := clock_timestamp();
  head record;
  trial constant jsonb := ledger.trial_balance();
  balanced constant boolean := not exists (
    select from jsonb_to_recordset(trial) as line
      ("debitsPosted" text, "creditsPosted" text, "debitsPending" text, "creditsPending" text)
    where "debitsPosted" <> "creditsPosted" or "debitsPending" <> "creditsPending");
  wanted bigint[];
  found record;
  made bigint;
begin
  if current_setting('transaction_isolation') <> 'repeatable read' then
    raise exception 'the books are proven as of one moment' using errcode = 'insufficient_privilege';
  end if;
  select position, legs, concluded into strict head
  from ledger.proof_heads where scope = of_scope for update;
  if of_scope = 'running' and balanced then
    select coalesce(array_agg(id), '{}') into wanted from (
      select debit as id from ledger.legs where position > head.concluded
      union select credit from ledger.legs where position > head.concluded
      union select substr(account, 5)::bigint from jsonb_to_recordset(coalesce(
        (select differences from ledger.proofs order by at desc, number desc limit 1), '[]')) as w (account text)
    ) w;
  end if;
  select * into found from ledger.compare_accounts(of_scope, head.position, wanted);
  insert into ledger.proofs (scope, at, holds, position, legs, accounts, took_ms, trial, differences)
  values (of_scope, clock_timestamp(), balanced and found.differences = '[]', head.position, head.legs,
    found.compared, spent_ms + (extract(epoch from clock_timestamp() - begun) * 1000)::integer,
    trial, found.differences)
  returning number into made;
  update ledger.proof_heads set concluded = position, legs = 0 where scope = of_scope;
  return made;
end $$;
