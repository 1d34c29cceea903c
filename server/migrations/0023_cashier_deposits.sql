-- Money that comes in: the ways to pay, the orders and what became of them, the gateways' call-backs, and the days of the cashier.

create schema cashier;

-- The ways to pay in, as they are now. What each was at every version stands in `method_versions`.
create table cashier.methods (
  id text primary key check (id ~ '^mth_[0-7][0-9a-hjkmnp-tv-z]{25}$'),
  -- The order in which members see them.
  position integer not null check (position >= 0),
  version integer not null check (version > 0),
  changed_at timestamptz not null,
  changed_by text not null
);

create table cashier.method_versions (
  method text not null references cashier.methods (id),
  version integer not null check (version > 0),
  -- As `contract/cashier-desk.ts` has it.
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  at timestamptz not null,
  by_id text not null,
  by_name text not null,
  primary key (method, version)
);
alter table cashier.methods
  add foreign key (id, version) references cashier.method_versions (method, version) deferrable initially deferred;
create trigger method_versions_stay before update or delete on cashier.method_versions
  for each row execute function ledger.refuse_change();
create trigger method_versions_stay_whole before truncate on cashier.method_versions
  for each statement execute function ledger.refuse_change();

-- Whoever changes a way to pay or a gateway, by whatever way, tells every node.
create function cashier.methods_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('cashier_methods', '');
  return null;
end $$;
create trigger methods_changed after insert or update or delete or truncate on cashier.methods
  for each statement execute function cashier.methods_changed();

create table cashier.deposits (
  -- Made by the page before it asks, so that a repeated call is known; it begins with its time.
  id text primary key check (id ~ '^dep_[0-7][0-9a-hjkmnp-tv-z]{25}$'),
  number bigint generated always as identity,
  member text not null check (member ~ '^mem_'),
  method text not null,
  -- Orders keep to what the method was when they were made.
  method_version integer not null,
  -- Who confirms the payment; empty for an operator.
  gateway text not null check (gateway ~ '^([A-Z0-9_]{2,40})?$'),
  needs_slip boolean not null,
  currency text not null check (currency ~ '^[A-Z]{3,5}$'),
  amount bigint not null check (amount > 0 and amount <= 9007199254740991),
  fee bigint not null check (fee >= 0 and fee < amount),
  -- To be written with the payment, so that it is found.
  reference text not null check (reference ~ '^[0-9A-HJKMNP-TV-Z]{10}$'),
  state text not null
    check (state in ('awaiting', 'verifying', 'held', 'success', 'failed', 'expired', 'cancelled')),
  reason text check (reason in ('rejected_by_operator', 'refused_by_gateway', 'amount_differs', 'paid_late',
    'over_own_limit', 'member_barred', 'outcome_unknown')),
  note text not null default '' check (length(note) <= 500),
  -- The gateway's name of the payment; empty until it was asked.
  gateway_reference text not null default '' check (length(gateway_reference) <= 100),
  instructions jsonb,
  -- What the gateway or an operator says was paid.
  paid bigint check (paid > 0 and paid <= 9007199254740991),
  credited bigint check (credited > 0 and credited <= paid),
  -- The movement of the ledger.
  transfer text check (transfer ~ '^trf_[0-7][0-9a-hjkmnp-tv-z]{25}$'),
  has_slip boolean not null default false,
  created_at timestamptz not null,
  -- Since when it has been in its state.
  since timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  assignee_id text not null default '',
  assignee text not null default '',
  -- The request that a second person decides, while one waits.
  approval text,
  -- The operator who credited it alone.
  approved_by_id text not null default '',
  -- Grows with each change that a decision rests on.
  version integer not null default 1 check (version > 0),
  -- Where operators look for it: what waits for a person, what waits for a payment or a gateway, what is over.
  lane text not null generated always as (
    case
      when state = 'held' or (state = 'verifying' and gateway = '') then 'waiting'
      when state in ('awaiting', 'verifying') then 'open'
      else 'done'
    end
  ) stored,
  foreign key (method, method_version) references cashier.method_versions (method, version),
  constraint deposits_one_number unique (number),
  constraint deposits_one_reference unique (reference),
  constraint deposits_one_movement unique (transfer),
  constraint deposits_credit_when_done check (
    (state = 'success') = (transfer is not null) and (state = 'success') = (credited is not null)
    and (state <> 'success' or paid is not null)
  ),
  constraint deposits_say_why check ((state in ('held', 'failed')) = (reason is not null))
);
comment on index cashier.deposits_one_number is 'Which deposits came before this one, newest first?';
comment on index cashier.deposits_one_reference is 'Which deposit was paid with this reference?';
comment on index cashier.deposits_one_movement is 'Does this movement belong to one deposit alone?';

create index deposits_by_member on cashier.deposits (member, created_at, id);
comment on index cashier.deposits_by_member is 'Which deposits has this member, newest first?';
create index deposits_of_member_open on cashier.deposits (member, created_at)
  where state in ('awaiting', 'verifying', 'held');
comment on index cashier.deposits_of_member_open is 'Which deposits of this member are not over?';
create index deposits_of_member_done on cashier.deposits (member, created_at) include (credited)
  where state = 'success';
comment on index cashier.deposits_of_member_done is 'What was credited to this member in a part of a day? Was it the first?';
create index deposits_of_member_failed on cashier.deposits (member, created_at, id)
  where state in ('failed', 'expired', 'cancelled');
comment on index cashier.deposits_of_member_failed is 'Which deposits of this member came to nothing, newest first?';
create index deposits_by_lane on cashier.deposits (lane, number);
comment on index cashier.deposits_by_lane is 'Which deposits are under way, or over, newest first?';
create index deposits_waiting on cashier.deposits (since, id) where lane = 'waiting';
comment on index cashier.deposits_waiting is 'Which deposits wait for a person, the oldest first?';
create index deposits_expiring on cashier.deposits (expires_at) where state = 'awaiting';
comment on index cashier.deposits_expiring is 'Which orders have waited long enough for a payment?';
create index deposits_alike on cashier.deposits (amount, created_at);
comment on index cashier.deposits_alike is 'Which deposits of the same sum came shortly before?';
create unique index deposits_by_payment on cashier.deposits (gateway, gateway_reference)
  where gateway_reference <> '';
comment on index cashier.deposits_by_payment is 'Which order does this payment of a gateway belong to?';

-- What was ordered stays as it was ordered, and what was credited stays credited.
create function cashier.deposits_keep_order() returns trigger language plpgsql as $$
declare
  moves constant text[] := '{state,reason,note,gateway_reference,instructions,paid,credited,transfer,has_slip,since,assignee_id,assignee,approval,approved_by_id,version,lane}';
begin
  if tg_op <> 'UPDATE' or (to_jsonb(new) - moves) <> (to_jsonb(old) - moves)
    or (old.state = 'success' and (new.state, new.credited, new.paid, new.transfer)
      is distinct from (old.state, old.credited, old.paid, old.transfer)) then
    raise exception 'deposits: % is refused, what was ordered and what was credited stay', lower(tg_op)
      using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger deposits_keep_order before update or delete on cashier.deposits
  for each row execute function cashier.deposits_keep_order();
create trigger deposits_stay before truncate on cashier.deposits
  for each statement execute function ledger.refuse_change();

-- Every state that a deposit came to, and what people did to it.
create table cashier.deposit_steps (
  deposit text not null references cashier.deposits (id),
  number integer not null check (number > 0),
  state text not null,
  at timestamptz not null,
  -- Empty for the member and the gateway, whom the note names.
  by_name text not null default '',
  note text not null default '' check (length(note) <= 500),
  -- Whether it is a change of state, which the member sees, or an act of an operator.
  moved boolean not null,
  primary key (deposit, number)
);
create trigger deposit_steps_stay before update or delete on cashier.deposit_steps
  for each row execute function ledger.refuse_change();
create trigger deposit_steps_stay_whole before truncate on cashier.deposit_steps
  for each statement execute function ledger.refuse_change();

create table cashier.slips (
  deposit text primary key references cashier.deposits (id),
  -- Drawn anew, so that nothing of the file but its looks is kept.
  webp bytea not null check (octet_length(webp) between 1 and 5242880),
  at timestamptz not null,
  by_name text not null
);

-- What gateways told us, each event once however often it came.
create table cashier.callbacks (
  gateway text not null check (gateway ~ '^[A-Z0-9_]{2,40}$'),
  event text not null check (length(event) between 1 and 100),
  -- Null where no order of ours is meant.
  deposit text references cashier.deposits (id),
  payment text not null check (length(payment) <= 100),
  kind text not null check (length(kind) between 1 and 40),
  amount bigint,
  currency text not null default '' check (length(currency) <= 10),
  -- What became of it, when it came first.
  outcome text not null check (length(outcome) between 1 and 40),
  times integer not null default 1 check (times > 0),
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (gateway, event)
);
create index callbacks_by_deposit on cashier.callbacks (deposit, first_at) where deposit is not null;
comment on index cashier.callbacks_by_deposit is 'What did the gateway say about this deposit?';

-- A signed call is let in again only as the very same call.
create table cashier.nonces (
  gateway text not null,
  nonce text not null check (length(nonce) between 8 and 80),
  content bytea not null check (octet_length(content) = 32),
  at timestamptz not null,
  primary key (gateway, nonce)
);
create index nonces_by_time on cashier.nonces (at);
comment on index cashier.nonces_by_time is 'Which nonces belong to calls that would be too old by now?';

-- The sandbox gateway: an outside party that ships with the platform. Never written in production.
create table cashier.sandbox (
  single boolean primary key default true check (single),
  manner text not null check (manner ~ '^[a-z_]{4,20}$')
);
insert into cashier.sandbox (manner) values ('pays');
create trigger sandbox_changed after update on cashier.sandbox
  for each statement execute function cashier.methods_changed();

create table cashier.sandbox_payments (
  id text primary key check (id ~ '^pay_[0-7][0-9a-hjkmnp-tv-z]{25}$'),
  number bigint generated always as identity,
  -- As the platform names its order; the gateway knows nothing else of it.
  deposit text not null unique,
  currency text not null,
  amount bigint not null check (amount > 0),
  -- What it takes for paid, which a misbehaving gateway sees otherwise.
  paid bigint check (paid > 0),
  state text not null check (state in ('created', 'paid', 'refused', 'closed')),
  manner text not null,
  back text not null check (length(back) <= 500),
  expires_at timestamptz not null,
  created_at timestamptz not null,
  decided_at timestamptz
);
create unique index sandbox_payments_by_number on cashier.sandbox_payments (number);
comment on index cashier.sandbox_payments_by_number is 'Which are the latest payments of the sandbox?';

-- The cashier day by day, counted by whoever moves the money. Deposits are counted by method, all else without one.
create table cashier.days (
  day date not null,
  currency text not null,
  kind text not null check (kind in ('deposit', 'withdrawal')),
  method text not null,
  ordered bigint not null default 0 check (ordered >= 0),
  completed bigint not null default 0 check (completed >= 0),
  amount bigint not null default 0 check (amount >= 0),
  fees bigint not null default 0 check (fees >= 0),
  primary key (currency, day, kind, method)
);

-- What was credited to each member, by the day (UTC) on which it was ordered, so that a year is not read row by row.
create table cashier.member_days (
  member text not null,
  day date not null,
  paid bigint not null check (paid > 0),
  credited bigint not null check (credited > 0),
  last_at timestamptz not null,
  primary key (member, day)
);

-- How long people waited, in steps of eight per cent, so that half of them can be told without their rows.
create table cashier.waits (
  day date not null,
  currency text not null,
  kind text not null check (kind in ('deposit', 'withdrawal')),
  step smallint not null check (step between 0 and 400),
  count bigint not null check (count > 0),
  primary key (currency, day, kind, step)
);
