-- The guard of what was staked is a condition of its trigger, so that a settlement does not pay for a function.

drop trigger wagers_only_end on wagers.wagers;
drop function wagers.only_ends();

create function wagers.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'A wager cannot be changed so.';
end $$;

create trigger wagers_stay before delete on wagers.wagers
  for each row execute function wagers.refuse_change();

-- What was staked stays as it was; only the end of a wager is written later, and a void is final.
create trigger wagers_only_end before update on wagers.wagers for each row when (
  old.status = 'voided'
  or (old.status = 'settled' and (new.status <> 'settled' or new.settlements <> old.settlements + 1))
  or (new.id, new.at, new.member, new.provider, new.product, new.vendor, new.game, new.round,
      new.currency, new.stake, new.paid_cash, new.paid_bonus, new.paid_locked, new.movement)
    is distinct from
     (old.id, old.at, old.member, old.provider, old.product, old.vendor, old.game, old.round,
      old.currency, old.stake, old.paid_cash, old.paid_bonus, old.paid_locked, old.movement)
) execute function wagers.refuse_change();
