-- Messages that leave the platform (or stay in its outbox), and the faults that testers switch on.

create table platform.messages (
  id text primary key,
  at timestamptz not null,
  kind text not null check (kind in ('sms', 'email', 'push')),
  recipient text not null check (length(recipient) between 1 and 200),
  subject text not null check (length(subject) <= 200),
  text text not null check (length(text) <= 4000),
  code text not null check (length(code) <= 500),
  code_expires_at timestamptz,
  outcome text not null check (outcome in ('waiting', 'delivered', 'failed', 'kept')),
  failure text not null check (length(failure) <= 100),
  check ((failure <> '') = (outcome = 'failed'))
);

create index messages_by_kind on platform.messages (kind, id desc);
comment on index platform.messages_by_kind is
  'What are the newest messages of this kind, and how many are there?';

create index messages_by_time on platform.messages (at);
comment on index platform.messages_by_time is 'Which messages are old enough to be removed?';

create table platform.faults (
  id text primary key,
  target text not null check (target in ('sms', 'email', 'calls')),
  scope text not null check (length(scope) <= 200),
  latency_ms integer not null check (latency_ms between 0 and 5000),
  error text not null check (length(error) <= 60),
  remaining integer check (remaining between 1 and 1000),
  created_at timestamptz not null,
  ends_at timestamptz not null,
  check (ends_at > created_at)
);

create index faults_by_end on platform.faults (ends_at);
comment on index platform.faults_by_end is 'Which faults are on, and which have ended and may be removed?';
