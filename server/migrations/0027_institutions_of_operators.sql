-- Operators set the banks, wallets and networks that members may withdraw to; each change is counted.

alter table cashier.institutions
  -- Grows by one with each change; one that is made on an older look is refused.
  add column version integer not null default 1 check (version > 0),
  -- Empty until somebody changes what the platform came with.
  add column changed_at timestamptz,
  add column changed_by text not null default '' check (length(changed_by) <= 60);

-- Numbers are kept in the form of their institution and found again under its code, so both stay for good.
create trigger institutions_keep_their_form before update on cashier.institutions for each row when (
  (new.code, new.kind, new.form, new.demo) is distinct from (old.code, old.kind, old.form, old.demo)
  or new.version < old.version
) execute function cashier.refuse_change();
create trigger institutions_stay before delete on cashier.institutions
  for each row execute function cashier.refuse_change();

create index payees_by_institution on cashier.payees (institution) where removed_at is null;
comment on index cashier.payees_by_institution is 'How many accounts are there at this bank?';
