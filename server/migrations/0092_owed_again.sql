-- What a grant that was met asks again, because a bet that had counted was taken back after its end.
create table promotions.debts (
  grant_id text not null references promotions.grants,
  number integer not null check (number > 0),
  member text not null check (length(member) between 1 and 100),
  currency text not null check (currency ~ '^[A-Z]{3,5}$'),
  opened_at timestamptz not null,
  -- When nobody is held to it any more.
  until timestamptz not null check (until > opened_at),
  -- What of the cash cannot leave: what became cash and is still there, never more than before.
  held bigint not null check (held >= 0),
  outcome text check (outcome in ('met', 'spent', 'waived', 'lapsed')),
  closed_at timestamptz,
  -- Somebody of the house who waived it, and why.
  by text check (length(by) between 1 and 200),
  reason text check (length(reason) between 1 and 500),
  primary key (grant_id, number),
  check ((outcome is null) = (closed_at is null)),
  check ((outcome is not distinct from 'waived') = (by is not null and reason is not null))
);
comment on index promotions.debts_pkey is 'What was owed again for this grant?';

create unique index debts_open on promotions.debts (grant_id) where closed_at is null;
comment on index promotions.debts_open is 'Is anything of this grant owed again?';

create index debts_of_member on promotions.debts (member) where closed_at is null;
comment on index promotions.debts_of_member is 'For what that is owed again do bets of this member count?';

create index debts_ending on promotions.debts (until) where closed_at is null;
comment on index promotions.debts_ending is 'What is owed for too long?';

create trigger debts_stay before delete on promotions.debts
  for each row execute function promotions.refuse_change();

create trigger debts_go_on before update on promotions.debts for each row when (
  (new.grant_id, new.number, new.member, new.currency, new.opened_at, new.until)
  is distinct from (old.grant_id, old.number, old.member, old.currency, old.opened_at, old.until)
  or new.held > old.held or old.closed_at is not null
) execute function promotions.refuse_change();
