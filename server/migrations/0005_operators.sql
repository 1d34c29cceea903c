-- Operators, their half-finished sign-ins, and the failures that lock a name or an address.

create schema identity;

create table identity.operators (
  id text primary key,
  username text not null unique check (username ~ '^[a-z][a-z0-9._-]{2,39}$'),
  name text not null check (length(name) between 1 and 60),
  roles text[] not null check (
    cardinality(roles) > 0
    and roles <@ array['admin', 'finance', 'risk', 'support', 'content', 'auditor']
  ),
  password_hash text not null check (password_hash like '$argon2id$%'),
  -- Encrypted with a key that is not in the database; null until an authenticator is confirmed.
  totp_secret bytea,
  -- The time step of the last code that was taken: an earlier or the same one is never taken again.
  totp_last_step integer not null default 0,
  -- Its password and authenticator are those of the demo, which everybody knows.
  demo boolean not null,
  closed boolean not null default false,
  created_at timestamptz not null,
  last_sign_in_at timestamptz
);

create table identity.operator_tickets (
  token_hash bytea primary key,
  operator_id text not null references identity.operators,
  -- The authenticator that this sign-in offers, encrypted; null when one is confirmed already.
  enrolment_secret bytea,
  wrong_codes integer not null default 0 check (wrong_codes between 0 and 4),
  expires_at timestamptz not null
);

create index operator_tickets_by_operator on identity.operator_tickets (operator_id);
comment on index identity.operator_tickets_by_operator is
  'Which half-finished sign-ins end when this operator changes?';

create index operator_tickets_by_expiry on identity.operator_tickets (expires_at);
comment on index identity.operator_tickets_by_expiry is 'Which tickets are over and may be removed?';

create table identity.sign_in_failures (
  -- `name:<username>` or `address:<address>`.
  subject text primary key,
  failures integer not null check (failures >= 0),
  -- When the first failure was counted, or when the last one allowed locked the subject.
  started_at timestamptz not null
);

create index sign_in_failures_by_start on identity.sign_in_failures (started_at);
comment on index identity.sign_in_failures_by_start is 'Which failures are forgotten?';
