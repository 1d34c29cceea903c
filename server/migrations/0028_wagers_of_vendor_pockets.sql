-- A stake may be paid from the pocket that a member has at the vendor, where the vendor works in transfer mode.

-- Which pocket that is says the provider of the wager.
alter table wagers.wagers add column paid_vendor bigint not null default 0;
alter table wagers.wagers drop constraint wagers_check1;
alter table wagers.wagers
  add constraint wagers_paid_vendor_check check (paid_vendor >= 0),
  -- A vendor that keeps the money is paid from its own pocket alone, so that a void gives back there alone.
  add constraint wagers_paid_check check (
    paid_cash + paid_bonus + paid_locked + paid_vendor = stake and paid_vendor in (0, stake)
  );

drop trigger wagers_only_end on wagers.wagers;
-- What was staked stays as it was; only the end of a wager is written later, and a void is final.
create trigger wagers_only_end before update on wagers.wagers for each row when (
  old.status = 'voided'
  or (old.status = 'settled' and (new.status <> 'settled' or new.settlements <> old.settlements + 1))
  or (new.id, new.at, new.member, new.provider, new.product, new.vendor, new.game, new.round,
      new.currency, new.stake, new.paid_cash, new.paid_bonus, new.paid_locked, new.paid_vendor,
      new.movement)
    is distinct from
     (old.id, old.at, old.member, old.provider, old.product, old.vendor, old.game, old.round,
      old.currency, old.stake, old.paid_cash, old.paid_bonus, old.paid_locked, old.paid_vendor,
      old.movement)
) execute function wagers.refuse_change();
