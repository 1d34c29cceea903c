-- Who wanted an account that is on the list of another member. As with accounts, only a keyed hash and the last signs.
create table cashier.payee_tries (
  number_hash bytea not null check (length(number_hash) = 32),
  member text not null check (length(member) between 5 and 40),
  institution text not null references cashier.institutions,
  hint text not null check (length(hint) between 1 and 4),
  at timestamptz not null,
  primary key (number_hash, member)
);
comment on index cashier.payee_tries_pkey is 'Did this member want this account before?';

alter table agents.flags drop constraint flags_reason_check;
alter table agents.flags add constraint flags_reason_check
  check (reason in ('same_device', 'self_referred', 'same_bank', 'opposite_bets'));
