-- What members set to be protected from play: limits, reminders, time-outs, exclusions, and the history of all of it.

-- How an account is barred, and whether its stakes are watched. Who sets it knows why; here it is only kept to.
alter table identity.members
  add column bar text check (bar in ('time_out', 'exclusion')),
  -- Null beside a bar: for good.
  add column barred_until timestamptz,
  add column watched boolean not null default false,
  add constraint members_barred_with_kind check (bar is not null or barred_until is null),
  add constraint members_time_out_ends check (bar is distinct from 'time_out' or barred_until is not null);

create function identity.refuse_shorter_bar() returns trigger language plpgsql as $$
begin
  raise exception 'members: a bar is refused to be lifted or shortened' using errcode = 'insufficient_privilege';
end $$;

-- Nobody ends a bar before its time, by whatever way they came to the table.
create trigger members_bar_stays before update of bar, barred_until on identity.members
  for each row when (
    old.bar is not null and (
      new.bar is null
      or coalesce(new.barred_until, 'infinity') < coalesce(old.barred_until, 'infinity')
    )
  ) execute function identity.refuse_shorter_bar();

create schema protection;

-- One row a member, made when it is first needed. It is what is held while deposits are counted and limits change.
create table protection.members (
  member text primary key references identity.members,
  reminder_minutes integer check (reminder_minutes between 5 and 720)
);

create table protection.limits (
  member text not null references protection.members,
  kind text not null check (kind in ('deposit', 'loss')),
  period text not null check (period in ('day', 'week', 'month')),
  amount bigint not null check (amount > 0 and amount <= 9007199254740991),
  -- A raise, or the removal while `next_amount` is null, that may be confirmed from `next_at` on.
  next_amount bigint check (next_amount > amount and next_amount <= 9007199254740991),
  next_at timestamptz,
  primary key (member, kind, period),
  check (next_at is not null or next_amount is null)
);

-- What was ordered and what was paid in, under the id of the order. Only the last 30 days matter.
create table protection.deposits (
  id text primary key check (length(id) between 1 and 100),
  member text not null references protection.members,
  amount bigint not null check (amount > 0 and amount <= 9007199254740991),
  -- Reserved: it may still be paid, so it counts however old it is. Counted: from the moment it was paid.
  state text not null check (state in ('reserved', 'counted', 'released')),
  at timestamptz not null
);
create index deposits_by_member on protection.deposits (member, at);
comment on index protection.deposits_by_member is 'What did this member pay in lately?';
create index deposits_reserved on protection.deposits (member) where state = 'reserved';
comment on index protection.deposits_reserved is 'Which orders of this member are still open?';
create index deposits_by_time on protection.deposits (at);
comment on index protection.deposits_by_time is 'Which deposits are too old to count against anything?';

-- The register. A row is never changed, but for the moment in which a stricter one took its place.
create table protection.restrictions (
  number bigint generated always as identity primary key,
  member text not null references protection.members,
  -- The name of the account, for the register and its search.
  account text not null,
  kind text not null check (kind in ('time_out', 'exclusion')),
  since timestamptz not null,
  until timestamptz,
  -- Empty for the member; else the operator.
  by_id text not null,
  by_name text not null,
  reason text not null check (length(reason) <= 500),
  replaced_at timestamptz,
  check (until is null or until > since),
  check (kind = 'exclusion' or until is not null)
);
create index restrictions_by_member on protection.restrictions (member, number);
comment on index protection.restrictions_by_member is 'Which time-outs and exclusions has this member had?';
create index restrictions_by_account on protection.restrictions (lower(account) text_pattern_ops);
comment on index protection.restrictions_by_account is 'Whose name begins so?';

create function protection.only_replaced() returns trigger language plpgsql as $$
begin
  raise exception 'restrictions: % is refused, the register stays as it was written', lower(tg_op)
    using errcode = 'insufficient_privilege';
end $$;
create trigger restrictions_stay before delete on protection.restrictions
  for each row execute function protection.only_replaced();
create trigger restrictions_stay_whole before truncate on protection.restrictions
  for each statement execute function protection.only_replaced();
create trigger restrictions_only_replaced before update on protection.restrictions
  for each row when (
    old.replaced_at is not null or new.replaced_at is null
    or (new.number, new.member, new.account, new.kind, new.since, new.until, new.by_id, new.by_name, new.reason)
      is distinct from
       (old.number, old.member, old.account, old.kind, old.since, old.until, old.by_id, old.by_name, old.reason)
  ) execute function protection.only_replaced();

-- Everything that happened, for those who must answer for it later.
create table protection.events (
  at timestamptz not null,
  number bigint generated always as identity,
  member text not null,
  account text not null,
  kind text not null check (kind ~ '^[a-z_]+\.[a-z_]+$' and length(kind) <= 40),
  -- Of which limit, and what it is now.
  limit_kind text check (limit_kind in ('deposit', 'loss')),
  period text check (period in ('day', 'week', 'month')),
  amount bigint,
  minutes integer,
  until timestamptz,
  note text not null default '' check (length(note) <= 500),
  by_name text not null,
  primary key (number, at)
) partition by range (at);
create index events_by_member on protection.events (member, at desc);
comment on index protection.events_by_member is 'What happened to this member’s limits and pauses, newest first?';
create index events_reached on protection.events (at desc) where kind = 'limit.reached';
comment on index protection.events_reached is 'Who was stopped by an own limit lately?';
