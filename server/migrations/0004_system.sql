-- What operators set, as documents with a history; who did what, as a chain; what waits for a second person.

create schema system;

create table system.versions (
  document text not null check (
    document in ('status', 'regions', 'brand', 'whitelabel', 'registration', 'links', 'policy')
  ),
  version integer not null check (version > 0),
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  at timestamptz not null,
  by_id text not null,
  by_name text not null,
  reason text not null,
  primary key (document, version)
);

create table system.documents (
  document text primary key,
  live_version integer not null,
  draft jsonb,
  draft_base integer,
  draft_at timestamptz,
  draft_by_id text,
  draft_by_name text,
  foreign key (document, live_version) references system.versions,
  check (
    num_nulls(draft, draft_base, draft_at, draft_by_id, draft_by_name) in (0, 5)
  )
);

create function system.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only: % is refused', tg_table_name, lower(tg_op)
    using errcode = 'insufficient_privilege';
end $$;

create trigger versions_stay before update or delete on system.versions
  for each row execute function system.refuse_change();
create trigger versions_stay_whole before truncate on system.versions
  for each statement execute function system.refuse_change();

create table system.audit (
  sequence bigint not null check (sequence > 0),
  at timestamptz not null,
  actor_id text not null,
  actor text not null,
  roles text not null,
  action text not null,
  object text not null,
  reason text not null,
  ip text not null,
  request_id text not null,
  -- `json` keeps its text as it was written, byte by byte, which the hash needs; `jsonb` would not.
  before json not null,
  after json not null,
  previous_hash text not null check (previous_hash ~ '^[0-9a-f]{64}$'),
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  -- The head row hands out each sequence once; the key of a partitioned table must hold its time as well.
  primary key (sequence, at)
) partition by range (at);

create index audit_by_action on system.audit (action, sequence);
comment on index system.audit_by_action is 'Which entries are of this action, newest first?';

create index audit_by_actor on system.audit (actor, sequence);
comment on index system.audit_by_actor is 'What did this person do, newest first?';

create trigger audit_stays before update or delete on system.audit
  for each row execute function system.refuse_change();
create trigger audit_stays_whole before truncate on system.audit
  for each statement execute function system.refuse_change();

-- Partitions inherit triggers of rows but not those of statements, and a partition may be truncated by its own name.
create function system.guard_audit_partitions() returns void language plpgsql as $$
declare
  partition regclass;
begin
  for partition in
    select inhrelid::regclass from pg_inherits
    where inhparent = 'system.audit'::regclass
      and not exists (
        select from pg_trigger where tgrelid = inhrelid and tgname = 'audit_stays_whole'
      )
  loop
    execute format(
      'create trigger audit_stays_whole before truncate on %s
         for each statement execute function system.refuse_change()',
      partition
    );
  end loop;
end $$;

-- The end of the chain. Whoever adds an entry holds this row until the commit, so entries are one line.
create table system.audit_head (
  single boolean primary key default true check (single),
  sequence bigint not null check (sequence >= 0),
  hash text not null check (hash ~ '^[0-9a-f]{64}$')
);
insert into system.audit_head (sequence, hash) values (0, repeat('0', 64));

-- The words that the filters of the log offer, kept by whoever writes an entry.
create table system.audit_words (
  kind text not null check (kind in ('action', 'actor')),
  word text not null,
  primary key (kind, word)
);

create table system.approvals (
  id text primary key,
  action text not null,
  object text not null,
  content json not null,
  requested_by_id text not null,
  requested_by text not null,
  requested_at timestamptz not null,
  reason text not null,
  expires_at timestamptz not null,
  state text not null check (state in ('waiting', 'approved', 'rejected', 'expired')),
  decided_by_id text not null default '',
  decided_by text not null default '',
  decided_at timestamptz,
  check ((state = 'waiting') = (decided_at is null)),
  check (state not in ('approved', 'rejected') or decided_by_id <> requested_by_id)
);

create unique index approvals_waiting on system.approvals (action, object) where state = 'waiting';
comment on index system.approvals_waiting is 'Does this change of this thing wait already?';

create index approvals_by_time on system.approvals (requested_at desc);
comment on index system.approvals_by_time is 'Which approvals were asked for lately?';

create table system.region_hits (
  hour timestamptz not null,
  rule text not null,
  hits bigint not null check (hits > 0),
  primary key (hour, rule)
);
