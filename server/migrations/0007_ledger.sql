-- The books: accounts with their sums, movements leg by leg, what is still pending, the chain of days, and the proofs.

create schema ledger;

create function ledger.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '%: % is refused, the books are only added to', tg_table_name, lower(tg_op)
    using errcode = 'insufficient_privilege';
end $$;

create table ledger.accounts (
  id bigint generated always as identity primary key,
  owner text collate "C" not null,
  kind text collate "C" not null,
  part text collate "C" not null,
  currency text collate "C" not null,
  bounded boolean not null,
  closed boolean not null default false,
  opened_at timestamptz not null,
  debits_posted bigint not null default 0 check (debits_posted >= 0),
  credits_posted bigint not null default 0 check (credits_posted >= 0),
  debits_pending bigint not null default 0 check (debits_pending >= 0),
  credits_pending bigint not null default 0 check (credits_pending >= 0),
  version bigint not null default 0 check (version >= 0),
  constraint accounts_one_each unique (owner, kind, part, currency),
  constraint accounts_covered check (
    not bounded or credits_posted - debits_posted - debits_pending >= 0
  ),
  constraint accounts_closed_empty check (
    not closed
    or (credits_posted = debits_posted and debits_pending = 0 and credits_pending = 0)
  )
)
-- Room on each page for the next version of its rows: updates then touch no index.
with (fillfactor = 50);
comment on table ledger.accounts is
  'Sums of a bounded account are exact at every commit. Those of an unbounded one lack what still stands in ledger.deltas.';
comment on column ledger.accounts.part is 'Which of several of this kind: the code of a vendor, the name of a gateway.';
comment on column ledger.accounts.version is 'The position of the last leg that is in the sums.';
comment on index ledger.accounts_one_each is 'Which accounts does this owner have, and is there one of this kind already?';

-- Sums move by legs alone, which the triggers below add up; whoever writes them by hand is refused.
create function ledger.refuse_hand() returns trigger language plpgsql as $$
begin
  raise exception '%: % by hand is refused, only movements change the sums', tg_table_name, lower(tg_op)
    using errcode = 'insufficient_privilege';
end $$;

create trigger accounts_start_empty before insert on ledger.accounts for each row
  when (
    new.debits_posted <> 0 or new.credits_posted <> 0 or new.debits_pending <> 0
    or new.credits_pending <> 0 or new.version <> 0 or new.closed
  )
  execute function ledger.refuse_hand();
create trigger accounts_move_by_legs before update on ledger.accounts
  for each statement when (pg_trigger_depth() = 0) execute function ledger.refuse_hand();

-- Not by checks, which would read the words again at every change of the sums.
create function ledger.refuse_words() returns trigger language plpgsql as $$
begin
  raise exception 'an account cannot be described so' using errcode = 'check_violation';
end $$;
create trigger accounts_well_described before insert on ledger.accounts for each row
  when (
    new.owner !~ '^[a-z]{2,16}(:[A-Za-z0-9_.-]{1,64})?$' or new.kind !~ '^[a-z][a-z_]{1,31}$'
    or new.part !~ '^[A-Za-z0-9_.-]{0,64}$' or new.currency !~ '^[A-Z]{3,5}$'
  )
  execute function ledger.refuse_words();
create trigger accounts_stay before delete on ledger.accounts
  for each row execute function ledger.refuse_change();
create trigger accounts_stay_whole before truncate on ledger.accounts
  for each statement execute function ledger.refuse_change();

create table ledger.closings (
  account bigint primary key references ledger.accounts (id),
  at timestamptz not null
);
create function ledger.close_account() returns trigger language plpgsql as $$
begin
  update ledger.accounts set closed = true where id = new.account;
  return null;
end $$;
create trigger closings_close after insert on ledger.closings
  for each row execute function ledger.close_account();
create trigger closings_stay before update or delete on ledger.closings
  for each row execute function ledger.refuse_change();
create trigger closings_stay_whole before truncate on ledger.closings
  for each statement execute function ledger.refuse_change();

-- One row a leg. A leg takes from one account exactly what it gives to the other, so that no row can be out of balance.
create table ledger.legs (
  position bigint generated always as identity,
  id text collate "C" not null check (length(id) = 30 and starts_with(id, 'trf_')),
  leg smallint not null check (leg >= 0 and leg < legs),
  legs smallint not null check (legs between 1 and 32),
  at timestamptz not null,
  kind text collate "C" not null,
  reason text collate "C" not null check (length(reason) between 2 and 40),
  debit bigint not null,
  credit bigint not null check (credit <> debit),
  currency text collate "C" not null,
  posted bigint not null check (posted between 0 and 9007199254740991),
  held bigint not null check (held between -9007199254740991 and 9007199254740991),
  expires_at timestamptz,
  of text collate "C" check (length(of) = 30 and starts_with(of, 'trf_')),
  about text not null check (length(about) <= 100),
  debit_after bigint,
  debit_held bigint,
  credit_after bigint,
  credit_held bigint,
  constraint legs_kind check (
    case kind
      when 'posted' then posted > 0 and held = 0 and expires_at is null
      when 'pending' then posted = 0 and held > 0 and expires_at is not null
      when 'post' then held < 0 and posted <= -held and of is not null and expires_at is null
      when 'void' then held < 0 and posted = 0 and of is not null and expires_at is null
      when 'expire' then held < 0 and posted = 0 and of is not null and expires_at is null
      else false
    end
  ),
  -- The id holds its own time, so partitions by id are partitions by time, and this key is unique over all of them.
  primary key (id, leg)
) partition by range (id);
comment on column ledger.legs.posted is 'What moves for good from debit to credit.';
comment on column ledger.legs.held is 'What is set aside for later; negative when an earlier hold is given up.';
comment on column ledger.legs.debit_after is
  'Posted balance of the account after this leg, and what is held of it; kept for bounded accounts.';

create index legs_by_debit on ledger.legs (debit, position);
comment on index ledger.legs_by_debit is 'What went out of this account, newest first?';
create index legs_by_credit on ledger.legs (credit, position);
comment on index ledger.legs_by_credit is 'What came into this account, newest first?';
create index legs_by_position on ledger.legs using brin (position, at) with (pages_per_range = 32);
comment on index ledger.legs_by_position is
  'Which legs came after this position, or on this day? Rows lie in that order, so a summary of each range is enough.';

create trigger legs_stay before update or delete on ledger.legs
  for each row execute function ledger.refuse_change();
create trigger legs_stay_whole before truncate on ledger.legs
  for each statement execute function ledger.refuse_change();

create table ledger.pendings (
  id text collate "C" primary key,
  expires_at timestamptz not null,
  outcome text collate "C" check (outcome in ('post', 'void', 'expire')),
  outcome_by text collate "C",
  check ((outcome is null) = (outcome_by is null))
) partition by range (id);
create index pendings_by_expiry on ledger.pendings (expires_at) where outcome is null;
comment on index ledger.pendings_by_expiry is 'Which holds are over and must be given back?';

create trigger pendings_open_by_legs before insert on ledger.pendings
  for each statement when (pg_trigger_depth() = 0) execute function ledger.refuse_hand();
create trigger pendings_end_by_legs before update on ledger.pendings
  for each row when (pg_trigger_depth() = 0) execute function ledger.refuse_hand();
create trigger pendings_stay before delete on ledger.pendings
  for each row execute function ledger.refuse_change();
create trigger pendings_stay_whole before truncate on ledger.pendings
  for each statement execute function ledger.refuse_change();

-- What an unbounded account has to its name beyond its own row: one row a batch, so that nobody waits for anybody.
create table ledger.deltas (
  account bigint not null,
  position bigint not null,
  debits_posted bigint not null,
  credits_posted bigint not null,
  debits_pending bigint not null,
  credits_pending bigint not null
);
create index deltas_by_account on ledger.deltas (account);
comment on index ledger.deltas_by_account is 'What does this account have beyond its row?';

create trigger deltas_come_by_legs before insert on ledger.deltas
  for each statement when (pg_trigger_depth() = 0) execute function ledger.refuse_hand();
create trigger deltas_stay before update on ledger.deltas
  for each row execute function ledger.refuse_change();
create trigger deltas_stay_whole before truncate on ledger.deltas
  for each statement execute function ledger.refuse_change();

-- Held from before a position is drawn until the commit: how a proof knows that no earlier leg can still appear.
create function ledger.join_writers() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(7142, 1);
  return null;
end $$;
create trigger legs_join_writers before insert on ledger.legs
  for each statement execute function ledger.join_writers();

-- Adds new legs to the sums of their accounts. The settings keep a plan made for small tables from living on in large ones.
create function ledger.add_legs() returns trigger language plpgsql
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  several boolean;
  opening boolean;
  ending boolean;
  strays bigint;
begin
  select bool_or(legs > 1), bool_or(kind = 'pending'), bool_or(held < 0)
    into several, opening, ending from added;
  if several and exists (select from added group by id having count(*) <> max(legs)) then
    raise exception 'a movement came without all of its legs' using errcode = 'check_violation';
  end if;

  with sides as (
    select debit as account, currency, position, posted as out_posted, held as out_held,
           0::bigint as in_posted, 0::bigint as in_held
    from added
    union all
    select credit, currency, position, 0, 0, posted, held from added
  ), sums as materialized (
    select account, currency, max(position) as position,
           sum(out_posted)::bigint as out_posted, sum(out_held)::bigint as out_held,
           sum(in_posted)::bigint as in_posted, sum(in_held)::bigint as in_held
    from sides group by account, currency
  ), moved as (
    update ledger.accounts a
    set debits_posted = a.debits_posted + s.out_posted,
        debits_pending = a.debits_pending + s.out_held,
        credits_posted = a.credits_posted + s.in_posted,
        credits_pending = a.credits_pending + s.in_held,
        version = s.position
    from sums s where a.id = s.account and a.currency = s.currency and a.bounded
    returning a.id
  ), noted as (
    insert into ledger.deltas
      (account, position, debits_posted, credits_posted, debits_pending, credits_pending)
    select s.account, s.position, s.out_posted, s.in_posted, s.out_held, s.in_held
    from sums s join ledger.accounts a
      on a.id = s.account and a.currency = s.currency and not a.bounded
    where s.account not in (select id from moved)
    returning 1
  )
  select (select count(*) from sums) - (select count(*) from moved) - (select count(*) from noted)
    into strays;
  if strays <> 0 then
    raise exception 'a leg names an account that does not exist in its currency'
      using errcode = 'foreign_key_violation';
  end if;

  if opening then
    insert into ledger.pendings (id, expires_at)
    select id, expires_at from added where kind = 'pending' and leg = 0;
  end if;
  if ending then
    perform ledger.end_pendings(
      array_agg(a.id), array_agg(a.kind), array_agg(a.of), count(*)
    ) from added a where a.held < 0 and a.leg = 0;
    if exists (
      select from added a
      left join ledger.legs p
        on p.id = a.of and p.leg = a.leg and p.kind = 'pending' and p.legs = a.legs
        and p.debit = a.debit and p.credit = a.credit and p.currency = a.currency
        and p.held = -a.held
      where a.held < 0 and p.id is null
    ) then
      raise exception 'a leg gives up a hold that was not made so' using errcode = 'check_violation';
    end if;
  end if;
  return null;
end $$;

-- Each hold ends once: the row is taken while it has no outcome, or the whole movement falls.
create function ledger.end_pendings(ids text[], kinds text[], ofs text[], wanted bigint)
returns void language plpgsql as $$
declare
  ended bigint;
begin
  update ledger.pendings p set outcome = e.kind, outcome_by = e.id
  from unnest(ids, kinds, ofs) as e (id, kind, of)
  where p.id = e.of and p.outcome is null;
  get diagnostics ended = row_count;
  if ended <> wanted then
    raise exception 'a hold ends once' using errcode = 'unique_violation';
  end if;
end $$;

create trigger legs_move_accounts after insert on ledger.legs
  referencing new table as added
  for each statement execute function ledger.add_legs();

-- What leaves the deltas arrives in the row of its account, in the same statement.
create function ledger.fold_deltas() returns trigger language plpgsql as $$
begin
  update ledger.accounts a
  set debits_posted = a.debits_posted + s.debits_posted,
      credits_posted = a.credits_posted + s.credits_posted,
      debits_pending = a.debits_pending + s.debits_pending,
      credits_pending = a.credits_pending + s.credits_pending,
      version = greatest(a.version, s.position)
  from (
    select account, max(position) as position,
           sum(debits_posted)::bigint as debits_posted, sum(credits_posted)::bigint as credits_posted,
           sum(debits_pending)::bigint as debits_pending, sum(credits_pending)::bigint as credits_pending
    from removed group by account
  ) s
  where a.id = s.account;
  return null;
end $$;
create trigger deltas_fold after delete on ledger.deltas
  referencing old table as removed
  for each statement execute function ledger.fold_deltas();

-- Triggers of statements are not those of partitions: each partition refuses by itself to be written or emptied by its
-- own name. What comes through the parent table does not set them off.
create function ledger.guard_partitions() returns void language plpgsql as $$
declare
  partition regclass;
begin
  for partition in
    select inhrelid::regclass from pg_inherits
    where inhparent in ('ledger.legs'::regclass, 'ledger.pendings'::regclass)
      and not exists (select from pg_trigger where tgrelid = inhrelid and tgname = 'by_parent_only')
  loop
    execute format(
      'create trigger by_parent_only before insert or truncate on %s
         for each statement execute function ledger.refuse_hand()',
      partition
    );
  end loop;
end $$;

create table ledger.days (
  day date primary key,
  movements bigint not null check (movements >= 0),
  legs bigint not null check (legs >= movements),
  digest text not null check (digest ~ '^[0-9a-f]{64}$'),
  previous text not null check (previous ~ '^[0-9a-f]{64}$'),
  head text not null check (head ~ '^[0-9a-f]{64}$'),
  made_at timestamptz not null
);
create trigger days_stay before update or delete on ledger.days
  for each row execute function ledger.refuse_change();
create trigger days_stay_whole before truncate on ledger.days
  for each statement execute function ledger.refuse_change();

create table ledger.proofs (
  number bigint generated always as identity primary key,
  scope text not null check (scope in ('running', 'full')),
  at timestamptz not null,
  holds boolean not null,
  position bigint not null,
  legs bigint not null,
  accounts bigint not null,
  took_ms integer not null,
  trial jsonb not null,
  differences jsonb not null
);
create index proofs_by_time on ledger.proofs (at desc);
comment on index ledger.proofs_by_time is 'How did the last proofs go, and which are old enough to go?';

-- The sums of each account as the history gives them, up to the position of the scope's head.
create table ledger.proven (
  scope text not null,
  account bigint not null,
  debits_posted bigint not null,
  credits_posted bigint not null,
  debits_pending bigint not null,
  credits_pending bigint not null,
  primary key (scope, account)
) with (fillfactor = 80);

create table ledger.proof_heads (
  scope text primary key check (scope in ('running', 'full')),
  position bigint not null check (position >= 0)
);
insert into ledger.proof_heads (scope, position) values ('running', 0), ('full', 0);
