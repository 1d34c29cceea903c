-- Money out: the accounts that members withdraw to, their withdrawals with every step, and what they give to their upline.

create schema if not exists cashier;

create index networks_by_network on identity.networks (network, last_seen_at);
comment on index identity.networks_by_network is 'Who else was used from this network lately?';

create function cashier.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '%: % is refused, what was written stays', tg_table_name, lower(tg_op)
    using errcode = 'insufficient_privilege';
end $$;

-- Banks, wallets and networks that money can be sent to. An operator's own are further rows.
create table cashier.institutions (
  code text primary key check (code ~ '^[A-Z0-9_]{2,40}$'),
  kind text not null check (kind in ('bank', 'wallet', 'crypto')),
  -- How its numbers are written, as `payees/number.ts` knows it.
  form text not null check (form in ('bank', 'phone', 'tron', 'evm')),
  name text not null check (length(name) between 1 and 80),
  position integer not null,
  enabled boolean not null default true,
  -- Invented, and so never offered in production.
  demo boolean not null default false,
  check ((kind = 'crypto') = (form in ('tron', 'evm'))),
  check ((kind = 'wallet') = (form = 'phone'))
);

insert into cashier.institutions (code, kind, form, name, position, demo) values
  ('CHALKLINE', 'bank', 'bank', 'Chalkline Bank', 10, true),
  ('CORNER_POCKET', 'bank', 'bank', 'Corner Pocket Savings', 20, true),
  ('GREEN_CLOTH', 'bank', 'bank', 'Green Cloth Bank', 30, true),
  ('LONG_RAIL', 'bank', 'bank', 'Long Rail Rural Bank', 40, true),
  ('SIDE_SPIN', 'bank', 'bank', 'Sidespin Commercial', 50, true),
  ('CUEPURSE', 'wallet', 'phone', 'Cuepurse', 60, true),
  ('RACKWALLET', 'wallet', 'phone', 'Rackwallet', 70, true),
  ('USDT_TRON', 'crypto', 'tron', 'USDT on Tron', 80, false),
  ('USDT_EVM', 'crypto', 'evm', 'USDT on Ethereum', 90, false);

create table cashier.payees (
  -- Made by the page before it asks, so that a repeated call is known.
  id text primary key check (id ~ '^pye_[0-7][0-9a-hjkmnp-tv-z]{25}$'),
  member text not null check (length(member) between 5 and 40),
  institution text not null references cashier.institutions,
  holder text not null check (length(holder) between 1 and 100),
  -- What a name is compared by: without regard to case, accents and spaces.
  holder_key text not null check (holder_key <> ''),
  -- The number, encrypted for this row with a key that is not in the database.
  sealed bytea not null,
  -- The keyed hash of institution and number, by which the same account is found.
  number_hash bytea not null check (length(number_hash) = 32),
  -- Its last signs, at most four, which is all that is shown of it.
  hint text not null check (length(hint) between 1 and 4),
  added_at timestamptz not null,
  usable_at timestamptz not null check (usable_at >= added_at),
  removed_at timestamptz
);

create unique index payees_one_owner on cashier.payees (number_hash) where removed_at is null;
comment on index cashier.payees_one_owner is 'Whose account is this? One that is on a list has one member.';
create index payees_by_number on cashier.payees (number_hash);
comment on index cashier.payees_by_number is 'Who else ever had this account on the list?';
create index payees_by_member on cashier.payees (member, added_at);
comment on index cashier.payees_by_member is 'Which accounts does this member have, or had?';

-- An account stays as it was added; it may only be taken off the list, once.
create trigger payees_only_go before update on cashier.payees for each row when (
  old.removed_at is not null or new.removed_at is null
  or (new.id, new.member, new.institution, new.holder, new.holder_key, new.sealed, new.number_hash,
      new.hint, new.added_at, new.usable_at)
    is distinct from
     (old.id, old.member, old.institution, old.holder, old.holder_key, old.sealed, old.number_hash,
      old.hint, old.added_at, old.usable_at)
) execute function cashier.refuse_change();
create trigger payees_stay before delete on cashier.payees
  for each row execute function cashier.refuse_change();
create trigger payees_stay_whole before truncate on cashier.payees
  for each statement execute function cashier.refuse_change();

create table cashier.withdrawals (
  -- Made by the page before it asks; it begins with its time.
  id text primary key check (id ~ '^wdr_[0-7][0-9a-hjkmnp-tv-z]{25}$'),
  number bigint generated always as identity,
  member text not null check (length(member) between 5 and 40),
  payee text not null references cashier.payees,
  currency text not null check (currency ~ '^[A-Z]{3,5}$'),
  -- What leaves the wallet, the fee included.
  amount bigint not null check (amount > 0 and amount <= 9007199254740991),
  fee bigint not null check (fee >= 0 and fee < amount),
  -- The brand's day on which it was asked for: it counts against the bounds of that day.
  day date not null,
  requested_at timestamptz not null,
  -- What a reviewer should know, as it was then.
  signals jsonb not null check (jsonb_typeof(signals) = 'array'),
  -- The movements of the ledger that hold the sum and the fee.
  hold text not null check (hold ~ '^trf_[0-7][0-9a-hjkmnp-tv-z]{25}$'),
  fee_hold text check (fee_hold ~ '^trf_[0-7][0-9a-hjkmnp-tv-z]{25}$'),

  state text not null check (state in ('requested', 'reviewing', 'approved', 'rejected', 'disbursed',
    'received', 'partly_received', 'not_received')),
  since timestamptz not null,
  -- Grows by one with each change.
  version integer not null default 1,
  assignee_id text not null default '',
  assignee text not null default '',
  -- The request that a second person decides, while it waits.
  approval text,
  approved_by_id text not null default '',
  approved_at timestamptz,
  -- The second person, where one was needed.
  second_by_id text not null default '',
  -- What an operator wrote for the member.
  note text not null default '' check (length(note) <= 500),
  -- What was paid, the part of the fee that was taken, and what went back to the wallet since.
  disbursed bigint check (disbursed > 0),
  fee_taken bigint check (fee_taken >= 0),
  returned bigint check (returned >= 0),
  disbursed_at timestamptz,
  confirm_by timestamptz,
  -- Of the payment, in the words of who paid.
  reference text not null default '' check (length(reference) <= 100),
  -- How often the member was reminded to say what arrived.
  reminders smallint not null default 0 check (reminders between 0 and 2),
  received bigint check (received >= 0),
  remaining bigint check (remaining >= 0),
  received_by text check (received_by in ('member', 'time', 'operator')),
  dispute text check (dispute in ('open', 'returned', 'forced')),

  -- Which list of the desk it stands in.
  lane text not null generated always as (
    case
      when state in ('requested', 'reviewing') then 'review'
      when state = 'approved' then 'pay'
      when state = 'disbursed' then 'paid'
      when dispute = 'open' then 'dispute'
      else 'done'
    end
  ) stored,
  -- Whether money has moved, moves no more, or neither yet.
  outcome text not null generated always as (
    case
      when state in ('requested', 'reviewing', 'approved') then 'open'
      when state = 'rejected' then 'failed'
      else 'done'
    end
  ) stored,

  constraint withdrawals_one_number unique (number),
  constraint withdrawals_hold_the_fee check ((fee = 0) = (fee_hold is null)),
  constraint withdrawals_two_people check (second_by_id = '' or second_by_id <> approved_by_id),
  constraint withdrawals_paid_when_approved check (
    (state in ('disbursed', 'received', 'partly_received', 'not_received')) = (disbursed is not null)
    and (disbursed is null) = (disbursed_at is null)
    and (disbursed is null) = (confirm_by is null)
    and (disbursed is null) = (fee_taken is null)
    and (disbursed is null or approved_by_id <> '')
  ),
  -- Whatever was asked for is paid, taken as fee, or back in the wallet; a dispute gives back out of the former two.
  constraint withdrawals_add_up check (
    disbursed is null or (
      returned is not null and fee_taken <= fee and disbursed <= amount - fee
      and returned >= amount - disbursed - fee_taken and returned <= amount
      and (dispute is not distinct from 'returned' or returned = amount - disbursed - fee_taken)
    )
  ),
  constraint withdrawals_returned_whole check (
    state <> 'rejected' or returned is not distinct from amount
  ),
  constraint withdrawals_say_what_arrived check (
    (state in ('received', 'partly_received', 'not_received')) = (received is not null)
    and (received is null) = (remaining is null)
    and (received is null or received + remaining = disbursed)
    and case state
      when 'received' then remaining = 0 and received_by is not null
      when 'partly_received' then received > 0 and remaining > 0 and received_by is null
      when 'not_received' then received = 0 and received_by is null
      else received_by is null
    end
  ),
  constraint withdrawals_dispute check (
    case state
      when 'partly_received' then coalesce(dispute, '') in ('open', 'returned')
      when 'not_received' then coalesce(dispute, '') in ('open', 'returned')
      when 'received' then dispute is null or (dispute = 'forced' and received_by = 'operator')
      else dispute is null
    end
  )
);
comment on index cashier.withdrawals_one_number is 'Which withdrawals came before this one?';

create unique index withdrawals_one_under_way on cashier.withdrawals (member)
  where state in ('requested', 'reviewing', 'approved');
comment on index cashier.withdrawals_one_under_way is 'Has this member one under way? There is one at most.';
create index withdrawals_by_member on cashier.withdrawals (member, requested_at desc, id desc);
comment on index cashier.withdrawals_by_member is
  'What did this member withdraw, newest first?';
create index withdrawals_by_outcome on cashier.withdrawals (member, outcome, requested_at desc, id desc);
comment on index cashier.withdrawals_by_outcome is 'Which of them are done, open, failed?';
create index withdrawals_by_day on cashier.withdrawals (member, day);
comment on index cashier.withdrawals_by_day is 'How much and how often did this member withdraw today?';
create index withdrawals_by_lane on cashier.withdrawals (lane, number) include (currency, amount);
comment on index cashier.withdrawals_by_lane is 'Which stand in this list of the desk, in order?';
create index withdrawals_waiting on cashier.withdrawals (lane) include (currency, amount, requested_at)
  where lane <> 'done';
comment on index cashier.withdrawals_waiting is 'How many wait in each list of the desk, for how much?';
create index withdrawals_unconfirmed on cashier.withdrawals (confirm_by) where state = 'disbursed';
comment on index cashier.withdrawals_unconfirmed is 'Which payments wait for a word of the member, the most urgent first?';
create index withdrawals_by_reference on cashier.withdrawals (reference) where reference <> '';
comment on index cashier.withdrawals_by_reference is 'Which withdrawal was paid under this reference?';
create index withdrawals_by_payment on cashier.withdrawals (disbursed_at) where disbursed_at is not null;
comment on index cashier.withdrawals_by_payment is 'What was paid in these days?';

-- What was asked for stays as it was asked, each change is counted, and a withdrawal goes its way forward only.
create trigger withdrawals_stay_as_asked before update on cashier.withdrawals for each row when (
  new.version <> old.version + 1
  or (new.id, new.member, new.payee, new.currency, new.amount, new.fee, new.day, new.requested_at,
      new.signals, new.hold, new.fee_hold)
    is distinct from
     (old.id, old.member, old.payee, old.currency, old.amount, old.fee, old.day, old.requested_at,
      old.signals, old.hold, old.fee_hold)
  or (old.disbursed is not null and (new.disbursed, new.fee_taken, new.disbursed_at, new.confirm_by)
      is distinct from (old.disbursed, old.fee_taken, old.disbursed_at, old.confirm_by))
) execute function cashier.refuse_change();

create trigger withdrawals_go_forward before update on cashier.withdrawals for each row when (
  new.state <> old.state and not case old.state
    when 'requested' then new.state in ('reviewing', 'approved', 'rejected')
    when 'reviewing' then new.state in ('approved', 'rejected')
    when 'approved' then new.state in ('disbursed', 'rejected')
    when 'disbursed' then new.state in ('received', 'partly_received', 'not_received')
    -- Decided against the member's word, for good.
    when 'partly_received' then new.state = 'received' and old.dispute = 'open' and new.dispute = 'forced'
    when 'not_received' then new.state = 'received' and old.dispute = 'open' and new.dispute = 'forced'
    else false
  end
) execute function cashier.refuse_change();

create trigger withdrawals_end_once before update on cashier.withdrawals for each row when (
  old.lane = 'done'
) execute function cashier.refuse_change();
create trigger withdrawals_stay before delete on cashier.withdrawals
  for each row execute function cashier.refuse_change();
create trigger withdrawals_stay_whole before truncate on cashier.withdrawals
  for each statement execute function cashier.refuse_change();

-- Everything that happened to a withdrawal, in order. Only added to.
create table cashier.withdrawal_steps (
  withdrawal text not null references cashier.withdrawals,
  step integer not null check (step > 0),
  -- A state, or what happened without a change of it.
  what text not null check (what ~ '^[a-z_]{3,40}$'),
  at timestamptz not null,
  by_id text not null,
  by_name text not null,
  note text not null check (length(note) <= 500),
  primary key (withdrawal, step)
);
create trigger withdrawal_steps_stay before update or delete on cashier.withdrawal_steps
  for each row execute function cashier.refuse_change();
create trigger withdrawal_steps_stay_whole before truncate on cashier.withdrawal_steps
  for each statement execute function cashier.refuse_change();

-- What a member shows of the own account: drawn anew, apart from the rows that lists read.
create table cashier.withdrawal_proofs (
  withdrawal text primary key references cashier.withdrawals,
  webp bytea not null check (length(webp) between 1 and 10000000),
  at timestamptz not null
);
create trigger withdrawal_proofs_stay before update or delete on cashier.withdrawal_proofs
  for each row execute function cashier.refuse_change();
create trigger withdrawal_proofs_stay_whole before truncate on cashier.withdrawal_proofs
  for each statement execute function cashier.refuse_change();

create table cashier.upline_transfers (
  id text primary key check (id ~ '^upl_[0-7][0-9a-hjkmnp-tv-z]{25}$'),
  sender text not null check (length(sender) between 5 and 40),
  receiver text not null check (length(receiver) between 5 and 40 and receiver <> sender),
  currency text not null check (currency ~ '^[A-Z]{3,5}$'),
  amount bigint not null check (amount > 0 and amount <= 9007199254740991),
  note text not null check (length(note) <= 140),
  day date not null,
  at timestamptz not null,
  transfer text not null unique check (transfer ~ '^trf_[0-7][0-9a-hjkmnp-tv-z]{25}$')
);
create index upline_by_sender on cashier.upline_transfers (sender, at desc, id desc);
comment on index cashier.upline_by_sender is 'What did this member give, newest first?';
create index upline_by_receiver on cashier.upline_transfers (receiver, at desc, id desc);
comment on index cashier.upline_by_receiver is 'What did this member get from below, newest first?';
create index upline_by_day on cashier.upline_transfers (sender, day) include (amount);
comment on index cashier.upline_by_day is 'How much did this member give today?';
create trigger upline_transfers_stay before update or delete on cashier.upline_transfers
  for each row execute function cashier.refuse_change();
create trigger upline_transfers_stay_whole before truncate on cashier.upline_transfers
  for each statement execute function cashier.refuse_change();

-- What was taken out, given and got on each day (UTC) of its asking, kept by those who write it, so that the sum of a
-- year is read from its days.
create table cashier.record_days (
  member text not null,
  kind text not null check (kind in ('withdrawal', 'given', 'got')),
  day date not null,
  amount bigint not null check (amount >= 0),
  primary key (member, kind, day)
);
