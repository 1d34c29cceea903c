-- Accounts that were given the same and look like one person: shown to operators, who decide. Nothing is taken by a signal.
create table promotions.signals (
  id text primary key check (id ~ '^sgn_[0-7][0-9a-hjkmnp-tv-z]{25}$'),
  -- Who came later, and beside whom.
  member text not null check (length(member) between 1 and 100),
  other text not null check (length(other) between 1 and 100 and other <> member),
  kind text not null check (kind in ('same_device', 'same_network', 'same_payee', 'same_phone')),
  -- Whether one came by the code of the other, or both by that of a third.
  is_referred boolean not null,
  what jsonb not null check (jsonb_typeof(what) = 'array'),
  state text not null check (state in ('open', 'noted', 'dismissed')),
  found_at timestamptz not null,
  decided_by text,
  decided_reason text check (length(decided_reason) between 1 and 500),
  decided_at timestamptz,
  unique (member, other, kind),
  check ((state = 'open') = (decided_at is null))
);
create index signals_by_state on promotions.signals (state, id desc);
comment on index promotions.signals_by_state is 'What waits for an operator, newest first?';

-- A grant that somebody looks into: once, for three days at most. It is played on; it is not claimed and does not become cash.
create table promotions.holds (
  grant_id text primary key references promotions.grants,
  signal text not null references promotions.signals,
  member text not null check (length(member) between 1 and 100),
  reason text not null check (length(reason) between 1 and 500),
  held_by_id text not null check (length(held_by_id) between 1 and 100),
  held_by text not null check (length(held_by) between 1 and 200),
  held_at timestamptz not null,
  until timestamptz not null check (until > held_at),
  -- What the member says to it.
  appeal text check (length(appeal) between 1 and 500),
  appealed_at timestamptz,
  outcome text check (outcome in ('released', 'taken_back', 'lapsed')),
  decided_by text,
  decided_reason text check (length(decided_reason) <= 500),
  decided_at timestamptz,
  check ((appeal is null) = (appealed_at is null)),
  check ((outcome is null) = (decided_at is null))
);
create index holds_open on promotions.holds (until) where outcome is null;
comment on index promotions.holds_open is 'What is held now, and until when?';

create function promotions.keep_hold() returns trigger language plpgsql as $$
begin
  raise exception 'What was held, and what was decided about it, cannot be changed.';
end $$;
create trigger holds_stay before delete on promotions.holds
  for each row execute function promotions.keep_hold();
create trigger holds_go_on before update on promotions.holds for each row when (
  old.outcome is not null or (old.appeal is not null and new.appeal is distinct from old.appeal) or
  row(new.grant_id, new.signal, new.member, new.reason, new.held_by_id, new.held_at, new.until)
  is distinct from
  row(old.grant_id, old.signal, old.member, old.reason, old.held_by_id, old.held_at, old.until)
) execute function promotions.keep_hold();
