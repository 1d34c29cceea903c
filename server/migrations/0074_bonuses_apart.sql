-- A bonus with conditions has a pocket of its own; the wager says which of them paid its part.

alter table wagers.wagers
  add column grant_id text,
  add constraint wagers_grant_check check (
    grant_id is null or (paid_bonus > 0 and length(grant_id) = 30 and starts_with(grant_id, 'grt_'))
  );

create index wagers_by_grant on wagers.wagers (grant_id, status) where grant_id is not null;
comment on index wagers.wagers_by_grant is
  'Which wagers did this bonus pay for, and which of them are open? Only those that one paid for are in it.';

drop trigger wagers_only_end on wagers.wagers;
-- What was staked stays as it was; only the end of a wager is written later, and a void is final.
create trigger wagers_only_end before update on wagers.wagers for each row when (
  old.status = 'voided'
  or (old.status = 'settled' and (new.status <> 'settled' or new.settlements <> old.settlements + 1))
  or (new.id, new.at, new.member, new.provider, new.product, new.vendor, new.game, new.round,
      new.currency, new.stake, new.paid_cash, new.paid_bonus, new.paid_locked, new.paid_vendor,
      new.grant_id, new.movement)
    is distinct from
     (old.id, old.at, old.member, old.provider, old.product, old.vendor, old.game, old.round,
      old.currency, old.stake, old.paid_cash, old.paid_bonus, old.paid_locked, old.paid_vendor,
      old.grant_id, old.movement)
) execute function wagers.refuse_change();
