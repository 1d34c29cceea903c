-- Contracts between agents and their downlines, what their windows came to, and what of it is paid.
create table agents.contracts (
  id text primary key check (id ~ '^ctr_[0-7][0-9a-hjkmnp-tv-z]{25}$'),
  kind text not null check (kind in ('dividend', 'daily', 'hourly', 'realtime')),
  -- Who gives and pays; null is the house.
  giver text check (length(giver) between 5 and 40),
  downline text not null check (length(downline) between 5 and 40),
  currency text not null check (currency ~ '^[A-Z]{3,5}$'),
  terms jsonb not null,
  state text not null check (state in
    ('offered', 'accepted', 'rejected', 'expired', 'replaced', 'withdrawn', 'terminated')),
  offered_at timestamptz not null,
  expires_at timestamptz not null,
  -- When it was answered, or came to its end otherwise.
  decided_at timestamptz,
  -- Whose carry goes on here.
  previous text references agents.contracts,
  -- From when it holds, and until when; null until that is known.
  begins_at timestamptz,
  ends_at timestamptz,
  -- The next window to be settled; null when there is none any more.
  next_from timestamptz,
  next_to timestamptz,
  -- What the windows that are settled left below zero.
  carried bigint not null default 0 check (carried <= 0),
  check (giver is distinct from downline),
  check ((state = 'offered') = (decided_at is null)),
  check (state <> 'accepted' or (begins_at is not null and ends_at is null)),
  check (ends_at is null or ends_at >= begins_at),
  check ((next_from is null) = (next_to is null))
);
create unique index one_open_offer on agents.contracts (kind, downline) where state = 'offered';
comment on index agents.one_open_offer is 'Which offer of this kind waits for this downline?';
create unique index one_live_contract on agents.contracts (kind, downline) where state = 'accepted';
comment on index agents.one_live_contract is 'Which contract of this kind has this downline?';
create index contracts_by_giver on agents.contracts (giver, kind, id desc);
comment on index agents.contracts_by_giver is 'What did this agent give, newest first?';
create index contracts_by_downline on agents.contracts (downline, kind, id desc);
comment on index agents.contracts_by_downline is 'What was this member offered, newest first?';
create index contracts_to_settle on agents.contracts (next_to, id) where next_to is not null;
comment on index agents.contracts_to_settle is 'Whose window is over and not settled?';
create index offers_to_expire on agents.contracts (expires_at) where state = 'offered';
comment on index agents.offers_to_expire is 'Which offers waited long enough?';

create table agents.settlements (
  id text primary key check (id ~ '^stl_[0-7][0-9a-hjkmnp-tv-z]{25}$'),
  contract text not null references agents.contracts,
  kind text not null,
  -- Null is the house.
  payer text,
  payee text not null,
  currency text not null,
  window_from timestamptz not null,
  window_to timestamptz not null check (window_to > window_from),
  day date not null,
  -- What the team came to, and why the amount is what it is.
  sums jsonb not null,
  reasons jsonb not null,
  amount bigint not null,
  carried_out bigint not null check (carried_out <= 0),
  -- What payer and payee had come to by then; paid when so much is.
  earned_after bigint not null,
  at timestamptz not null,
  unique (contract, window_from)
);
create index settlements_of_payee on agents.settlements (payee, kind, window_from desc, id desc);
comment on index agents.settlements_of_payee is 'What did this agent earn, newest first?';
create index settlements_of_payer on agents.settlements (payer, kind, window_from desc, id desc);
comment on index agents.settlements_of_payer is 'What did this agent owe, newest first?';
create index settlements_of_day on agents.settlements (kind, window_from);
comment on index agents.settlements_of_day is 'What did a run of settlements come to?';

create function agents.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'Rows of % are never changed', tg_table_name;
end $$;
create trigger settlements_stay before update or delete on agents.settlements
  for each row execute function agents.refuse_change();

-- What a payer owes a payee: all that was earned, less what was paid. Below zero it is set off against what comes.
create table agents.dues (
  -- 'house' for the house.
  payer text not null,
  payee text not null,
  kind text not null check (kind in ('dividend', 'daily', 'hourly', 'realtime')),
  currency text not null,
  earned bigint not null,
  paid bigint not null default 0 check (paid >= 0),
  -- Since when something is owed.
  since timestamptz,
  -- Since when the payer has too little.
  short_since timestamptz,
  last_settlement text not null,
  primary key (payer, payee, kind, currency),
  check ((earned > paid) = (since is not null))
);
create index dues_open on agents.dues (payer, since) where since is not null;
comment on index agents.dues_open is 'What is owed, and since when?';

create table agents.payments (
  id text primary key check (id ~ '^agp_[0-7][0-9a-hjkmnp-tv-z]{25}$'),
  payer text not null,
  payee text not null,
  kind text not null,
  currency text not null,
  amount bigint not null check (amount > 0),
  at timestamptz not null,
  transfer text not null unique check (transfer ~ '^trf_[0-7][0-9a-hjkmnp-tv-z]{25}$')
);
create index payments_of_payee on agents.payments (payee, at desc, id desc);
comment on index agents.payments_of_payee is 'What was this agent paid, newest first?';
create index payments_of_payer on agents.payments (payer, at desc, id desc);
comment on index agents.payments_of_payer is 'What did this agent pay, newest first?';
create trigger payments_stay before update or delete on agents.payments
  for each row execute function agents.refuse_change();
