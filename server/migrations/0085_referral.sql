-- Members who invite others: their codes, who came by them, and how far each of those is.

create table promotions.referral_codes (
  member text primary key check (length(member) between 1 and 100),
  -- Nothing of it says whose it is, and nobody finds another by counting.
  code text not null unique check (code ~ '^[2-9A-HJ-NP-Z]{8}$'),
  made_at timestamptz not null
);

create table promotions.referrals (
  id text primary key check (length(id) between 1 and 40),
  -- Somebody is invited once, and by one.
  friend text not null unique check (length(friend) between 1 and 100),
  referrer text not null check (length(referrer) between 1 and 100 and referrer <> friend),
  code text not null references promotions.referral_codes (code),
  registered_at timestamptz not null,
  currency text not null check (currency ~ '^[A-Z]{3,5}$'),
  referrer_currency text not null check (referrer_currency ~ '^[A-Z]{3,5}$'),
  -- What was said on that day: the version of the settings, and what of it holds for these two.
  version integer not null check (version > 0),
  terms jsonb not null,
  ends_at timestamptz not null check (ends_at > registered_at),
  state text not null check (state in
    ('registered', 'verified', 'deposited', 'qualified', 'held', 'issued', 'refused')),
  reason text not null default '' check (length(reason) <= 40 and (reason = '') = (state <> 'refused')),
  deposits numeric(30) not null default 0,
  deposit_count integer not null default 0,
  valid_bet numeric(30) not null default 0,
  -- Since when all is met, without a break.
  met_at timestamptz,
  due_at timestamptz,
  given_at timestamptz,
  -- What the two have in common that one person would have, as it was found.
  signals jsonb not null default '[]',
  -- An operator looked at the signals, and it counts.
  allowed boolean not null default false,
  grant_id text unique,
  friend_grant_id text unique,
  -- Something was heard that nobody has looked at.
  stale boolean not null default true
);
create index referrals_by_referrer on promotions.referrals (referrer, id desc);
comment on index promotions.referrals_by_referrer is 'Whom did this member invite?';
create index referrals_to_look_at on promotions.referrals (id)
  where stale or state in ('registered', 'verified', 'deposited', 'qualified', 'held');
comment on index promotions.referrals_to_look_at is 'Which may have come further?';

create function promotions.keep_referral() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or row(new.id, new.friend, new.referrer, new.code, new.registered_at, new.version, new.terms)
    is distinct from row(old.id, old.friend, old.referrer, old.code, old.registered_at, old.version, old.terms)
  then
    raise exception 'Who invited whom, and what was said then, cannot be changed.';
  end if;
  return new;
end $$;
create trigger referrals_stay before update or delete on promotions.referrals
  for each row execute function promotions.keep_referral();

-- What counted, each once: a deposit, or a settlement of a bet, which may take away.
create table promotions.referral_facts (
  referral text not null references promotions.referrals,
  kind text not null check (kind in ('deposit', 'bet')),
  source text not null check (length(source) between 1 and 100),
  amount numeric(30) not null,
  at timestamptz not null,
  primary key (referral, kind, source)
);

create table promotions.referral_steps (
  referral text not null references promotions.referrals,
  number integer not null check (number > 0),
  at timestamptz not null,
  state text not null,
  reason text not null,
  by text not null check (length(by) between 1 and 200),
  note text not null default '' check (length(note) <= 500),
  primary key (referral, number)
);
create function promotions.keep_referral_history() returns trigger language plpgsql as $$
begin
  raise exception 'What happened to a referral cannot be changed.';
end $$;
create trigger referral_steps_stay before update or delete on promotions.referral_steps
  for each row execute function promotions.keep_referral_history();
create trigger referral_facts_stay before update or delete on promotions.referral_facts
  for each row execute function promotions.keep_referral_history();
