-- Proofs, what they have proven and the end of the audit chain are moved by the owner's own hand alone: the role that runs the
-- house can add a proof and an entry, and can neither rewrite a past one nor put the end of the chain elsewhere.

insert into platform.rights (table_name, may) values
  ('ledger.proofs', 'select, insert'),
  ('ledger.proven', 'select'),
  -- A row can only be held by who may change something of it; what may be changed is refused below.
  ('ledger.proof_heads', 'select, update (scope)'),
  ('system.audit_head', 'select, update');

create trigger proof_heads_keep_their_scope before update of scope on ledger.proof_heads
  for each row execute function ledger.refuse_change();

-- Adds the legs from where the scope stands up to a position to what it has proven; answers how many they were.
create function ledger.advance_proven(of_scope text, up_to bigint) returns bigint
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
  update ledger.proof_heads set position = up_to where scope = of_scope;
  select count(*) into added from ledger.legs where position > head and position <= up_to;
  return added;
end $$;

-- Forgets what a scope has proven, so that the whole history is added up anew.
create function ledger.prove_anew(of_scope text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from ledger.proven where scope = of_scope;
  update ledger.proof_heads set position = 0 where scope = of_scope;
end $$;

-- Proofs that held are of interest for three months; those that did not are kept.
create function ledger.remove_old_proofs(before timestamptz) returns bigint
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  removed bigint;
begin
  delete from ledger.proofs where at < least(before, now() - interval '89 days') and holds;
  get diagnostics removed = row_count;
  return removed;
end $$;

-- An entry takes the end of the chain with it, and can only be added there.
create function system.move_audit_head() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update system.audit_head set sequence = new.sequence, hash = new.hash
  where sequence = new.sequence - 1 and hash = new.previous_hash;
  if not found then
    raise exception 'an entry of the audit log follows the last one'
      using errcode = 'insufficient_privilege';
  end if;
  return null;
end $$;
create trigger audit_moves_its_head after insert on system.audit
  for each row execute function system.move_audit_head();

-- A node of before writes the end of the chain itself, after its entry has moved it there: that changes nothing, and passes.
create function system.keep_audit_head() returns trigger
language plpgsql as $$
begin
  if (new.single, new.sequence, new.hash) is distinct from (old.single, old.sequence, old.hash)
     and not pg_has_role((select relowner from pg_class where oid = tg_relid), 'usage') then
    raise exception 'the end of the audit chain moves with its entries'
      using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger audit_head_stays before update on system.audit_head
  for each row execute function system.keep_audit_head();
