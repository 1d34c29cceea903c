-- Money that operators give to members or take from them by hand, and what people say about differences in the books.

create table wallet.adjustments (
  -- Made by the page before it asks, so that a repeated call is known; it begins with its time.
  id text primary key check (id ~ '^adj_[0-7][0-9a-hjkmnp-tv-z]{25}$'),
  number bigint generated always as identity,
  member text not null check (member ~ '^mem_[0-7][0-9a-hjkmnp-tv-z]{25}$'),
  direction text not null check (direction in ('credit', 'debit')),
  kind text not null check (kind ~ '^[a-z][a-z_]{1,39}$'),
  currency text not null check (currency ~ '^[A-Z]{3,5}$'),
  amount bigint not null check (amount > 0 and amount <= 9007199254740991),
  reason text not null check (length(reason) between 3 and 500),
  requested_by_id text not null check (requested_by_id <> ''),
  requested_by text not null,
  requested_at timestamptz not null,
  -- The request that a second person decides; none where one person may do it.
  approval text,
  state text not null check (state in ('waiting', 'done', 'refused', 'rejected', 'expired')),
  decided_by_id text not null default '',
  decided_by text not null default '',
  decided_at timestamptz,
  -- The movement of the ledger.
  transfer text check (transfer ~ '^trf_[0-7][0-9a-hjkmnp-tv-z]{25}$'),
  -- Why nothing moved.
  refusal text check (length(refusal) between 1 and 40),
  constraint adjustments_one_number unique (number),
  constraint adjustments_one_movement unique (transfer),
  constraint adjustments_move_when_done check ((state = 'done') = (transfer is not null)),
  constraint adjustments_say_why check ((state = 'refused') = (refusal is not null)),
  constraint adjustments_end_in_time check ((state = 'waiting') = (decided_at is null)),
  -- What waits, was rejected or ran out was put before a second person; what was refused was not.
  constraint adjustments_asked check (
    case state when 'done' then true when 'refused' then approval is null else approval is not null end
  ),
  -- Done and rejected by a second person, or by nobody else where none was needed; never by the one who asked.
  constraint adjustments_second_person check (
    (decided_by_id <> '') = (approval is not null and state in ('done', 'rejected'))
    and decided_by_id <> requested_by_id
  )
);
comment on index wallet.adjustments_one_number is 'Which adjustments came before this one, newest first?';
comment on index wallet.adjustments_one_movement is 'Does this movement belong to one adjustment alone?';

create index adjustments_by_member on wallet.adjustments (member, number);
comment on index wallet.adjustments_by_member is
  'What was given to this member or taken by hand, newest first, and how much by one person today?';
create index adjustments_waiting on wallet.adjustments (number) where state = 'waiting';
comment on index wallet.adjustments_waiting is 'Which adjustments wait for a second person?';

-- What was asked for stays as it was asked: an adjustment may only come to its end, once.
create function wallet.adjustments_only_end() returns trigger language plpgsql as $$
declare
  ends constant text[] := '{state,decided_by_id,decided_by,decided_at,transfer}';
begin
  if tg_op <> 'UPDATE' or old.state <> 'waiting' or (to_jsonb(new) - ends) <> (to_jsonb(old) - ends) then
    raise exception 'adjustments: % is refused, what was asked for stays', lower(tg_op)
      using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger adjustments_only_end before update or delete on wallet.adjustments
  for each row execute function wallet.adjustments_only_end();
create trigger adjustments_stay before truncate on wallet.adjustments
  for each statement execute function ledger.refuse_change();

-- A difference is known by its account and its size: when it grows, the earlier words are no longer about it.
create table ledger.notes (
  number bigint generated always as identity primary key,
  account bigint not null references ledger.accounts (id),
  -- The proof that the author saw; proofs that held are removed in time, so it is no foreign key.
  proof bigint not null check (proof > 0),
  balance_gap numeric not null,
  held_gap numeric not null,
  at timestamptz not null,
  by_id text not null check (by_id <> ''),
  by_name text not null,
  reason text not null check (length(reason) between 3 and 500)
);
create index notes_by_account on ledger.notes (account, number);
comment on index ledger.notes_by_account is 'What was said about this account’s differences?';
create trigger notes_stay before update or delete on ledger.notes
  for each row execute function ledger.refuse_change();
create trigger notes_stay_whole before truncate on ledger.notes
  for each statement execute function ledger.refuse_change();
