-- Events that rooms announce, how far each subscriber has read them, what it had to set aside, and when jobs last ran.

create table platform.events (
  position bigint generated always as identity,
  id text not null,
  at timestamptz not null,
  subject text not null check (length(subject) between 1 and 200),
  kind text not null check (kind ~ '^[a-z][a-z_]*(\.[a-z][a-z_]*)+$'),
  payload jsonb not null,
  primary key (position, at)
) partition by range (at);
comment on table platform.events is
  'Positions are drawn while the shared lock of writers is held: that is how readers know that a gap will stay one.';

create table platform.event_cursors (
  subscriber text primary key check (length(subscriber) between 1 and 60),
  position bigint not null check (position >= 0),
  moved_at timestamptz not null
);

create table platform.parked_events (
  place bigint generated always as identity primary key,
  subscriber text not null references platform.event_cursors (subscriber) on delete cascade,
  subject text not null,
  position bigint not null,
  at timestamptz not null,
  attempts integer not null check (attempts >= 0),
  retry_at timestamptz,
  last_error text not null,
  set_aside_at timestamptz not null,
  unique (subscriber, position)
);
comment on column platform.parked_events.retry_at is
  'Null after the last try: parked, with all that stands behind it in its subject, until an operator retries it.';

create index parked_events_by_subject on platform.parked_events (subscriber, subject, place);
comment on index platform.parked_events_by_subject is
  'Which event of this subject comes next for this subscriber, and is anything of it set aside at all?';

create index parked_events_by_retry on platform.parked_events (subscriber, retry_at);
comment on index platform.parked_events_by_retry is 'Which events are due for another try?';

create table platform.job_runs (
  task text primary key check (length(task) between 1 and 100),
  last_run_at timestamptz not null
);
