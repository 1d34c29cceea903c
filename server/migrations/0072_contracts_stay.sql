-- What was agreed stays as it was, and what is owed is what was settled: not even a node of ours can write otherwise.
create function agents.keep_terms() returns trigger language plpgsql as $$
begin
  if (new.id, new.kind, new.giver, new.downline, new.currency, new.terms, new.offered_at, new.expires_at)
    is distinct from
    (old.id, old.kind, old.giver, old.downline, old.currency, old.terms, old.offered_at, old.expires_at) then
    raise exception 'What a contract says is never changed';
  end if;
  return new;
end $$;
create trigger contracts_keep_terms before update on agents.contracts
  for each row execute function agents.keep_terms();
create trigger contracts_stay before delete on agents.contracts
  for each row execute function agents.refuse_change();

create function agents.require_settled() returns trigger language plpgsql as $$
begin
  if not exists (
    select from agents.settlements s
    where s.id = new.last_settlement and coalesce(s.payer, 'house') = new.payer and s.payee = new.payee
      and s.kind = new.kind and s.currency = new.currency and s.earned_after = new.earned
  ) then
    raise exception 'What is owed is not what was settled';
  end if;
  return null;
end $$;
-- At the end of the transaction: what is owed is summed up before the windows that it came from are written.
create constraint trigger dues_are_settled after insert or update of earned, last_settlement on agents.dues
  deferrable initially deferred for each row execute function agents.require_settled();
create trigger dues_stay before delete on agents.dues
  for each row execute function agents.refuse_change();
