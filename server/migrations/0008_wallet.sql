-- What holds members' cash back, and every transfer between their pockets with how it ended.

create schema wallet;

create table wallet.locks (
  -- Made by whoever locks, from what it locks for, so that the same cause locks once.
  id text primary key check (length(id) between 1 and 100),
  member text not null check (length(member) between 1 and 100),
  currency text not null check (currency ~ '^[A-Z]{3,5}$'),
  amount bigint not null check (amount > 0 and amount <= 9007199254740991),
  reason text not null check (length(reason) between 1 and 100),
  locked_at timestamptz not null,
  lifted_at timestamptz check (lifted_at >= locked_at)
);

create index locks_by_member on wallet.locks (member, currency) where lifted_at is null;
comment on index wallet.locks_by_member is 'How much of this member''s cash is held back, and why?';

create table wallet.transfers (
  -- Of the ledger's movement that holds the money; it begins with its time.
  id text not null check (id ~ '^trf_[0-7][0-9a-hjkmnp-tv-z]{25}$'),
  -- The time in the id, so that the id alone leads to its partition and is unique over all of them.
  at timestamptz not null,
  member text not null check (length(member) between 1 and 100),
  source text not null check (length(source) between 1 and 50),
  goal text not null check (length(goal) between 1 and 50 and goal <> source),
  currency text not null check (currency ~ '^[A-Z]{3,5}$'),
  amount bigint not null check (amount > 0 and amount <= 9007199254740991),
  -- `asked` until the vendor has said what became of it.
  state text not null check (state in ('asked', 'done', 'refused')),
  -- The call that this transfer is a part of, when a call collected several pockets.
  part_of text,
  primary key (id, at)
) partition by range (at);

create index transfers_by_member on wallet.transfers (member, id);
comment on index wallet.transfers_by_member is 'Which transfers has this member made, and which are open?';

create index transfers_by_call on wallet.transfers (part_of) where part_of is not null;
comment on index wallet.transfers_by_call is 'Which transfers belong to this call that collected all pockets?';

-- Money that moved stays moved: a transfer may only come to its end, once.
create function wallet.only_ends() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.state <> 'asked'
    or (to_jsonb(new) - 'state') <> (to_jsonb(old) - 'state') then
    raise exception 'A transfer between pockets cannot be changed.';
  end if;
  return new;
end $$;

create trigger transfers_only_end before update or delete on wallet.transfers
  for each row execute function wallet.only_ends();
