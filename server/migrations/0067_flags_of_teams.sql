-- Members of a team who look like one person: shown to operators, and left out of active counts.
create table agents.flags (
  id text primary key check (id ~ '^flg_[0-7][0-9a-hjkmnp-tv-z]{25}$'),
  -- Who is left out, and beside whom.
  member text not null check (length(member) between 1 and 100),
  other text not null check (length(other) between 1 and 100),
  reason text not null check (reason in ('same_device', 'self_referred')),
  evidence jsonb not null,
  state text not null check (state in ('open', 'confirmed', 'dismissed')),
  found_at timestamptz not null,
  decided_by text,
  decided_reason text check (length(decided_reason) between 1 and 500),
  decided_at timestamptz,
  unique (member, other, reason),
  check (member <> other),
  check ((state = 'open') = (decided_at is null))
);
create index flags_by_state on agents.flags (state, id desc);
comment on index agents.flags_by_state is 'What waits for an operator, newest first?';

-- Nobody was left out before; from now on it has days, so that no window changes that has begun.
drop table agents.left_out;
create table agents.left_out (
  member text not null check (length(member) between 1 and 100),
  from_day date not null,
  until_day date not null default 'infinity' check (until_day > from_day),
  why text not null check (length(why) between 1 and 40),
  primary key (member, from_day)
);
comment on table agents.left_out is 'Who does not count as an active member in windows that begin on these days, and why.';
