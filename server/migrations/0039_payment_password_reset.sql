-- A payment password that was set anew without the old one holds outgoing money for a while.

alter table identity.members
  -- When it was last set by a code, or taken away by an operator; null where that never happened.
  add column payment_reset_at timestamptz,
  -- Until then no money leaves the account: what was told to the member holds, whatever is set later.
  add column money_held_until timestamptz,
  add constraint money_held_by_a_reset check (money_held_until is null or payment_reset_at is not null);
