-- By what two secrets are told apart, so that a node with another one is told at its start, and not by sessions and seals that
-- suddenly mean nothing.
create table platform.house (
  only_one boolean primary key default true check (only_one),
  secret_fingerprint text not null check (secret_fingerprint ~ '^[0-9a-f]{64}$'),
  begun_at timestamptz not null
);
