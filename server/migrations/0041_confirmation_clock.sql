-- The time in which a member says what arrived of a payment stands still while the member is kept out.

alter table cashier.withdrawals
  -- Since when it stands still; null while it runs.
  add column paused_at timestamptz,
  -- How long it stood still before. What was set at the payment stays in `confirm_by`, and this is added to it.
  add column paused_seconds integer not null default 0 check (paused_seconds >= 0),
  add constraint withdrawals_pause_when_paid check (
    disbursed_at is not null or (paused_at is null and paused_seconds = 0)
  );

create index withdrawals_paused on cashier.withdrawals (id) where state = 'disbursed' and paused_at is not null;
comment on index cashier.withdrawals_paused is 'Of which payments does the clock stand still?';
