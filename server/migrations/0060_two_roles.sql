-- What the role that runs the house may do, so that it need own nothing: sums move by the owner's functions alone, months are
-- made by narrow functions of the owner, and what differs from the usual rights of a table is written down.

-- The usual rights are to read, add, change and remove; what a trigger of the table always refuses is not among them.
create table platform.rights (
  table_name text primary key check (table_name ~ '^[a-z_]+\.[a-z_]+$'),
  may text not null check (may ~ '^(select|insert|update|delete|update \([a-z_]+\))(, (insert|update|delete|update \([a-z_]+\)))*$')
);
comment on table platform.rights is 'Rights of the running role on a table, where they are not the usual ones.';

insert into platform.rights (table_name, may) values
  ('platform.rights', 'select'),
  -- Whether something can be written is found out there.
  ('platform.migrations', 'select, update (applied_at)'),
  ('platform.house', 'select, insert'),
  -- A row can only be held by who may change something of it; what may be changed here is refused below.
  ('ledger.accounts', 'select, insert, update (opened_at)'),
  ('ledger.pendings', 'select, update (expires_at)'),
  ('ledger.deltas', 'select, delete'),
  -- Their triggers refuse to remove, by a function that also judges changes.
  ('wallet.transfers', 'select, insert, update'),
  ('wallet.adjustments', 'select, insert, update'),
  ('cashier.deposits', 'select, insert, update');

create trigger accounts_keep_their_day before update of opened_at on ledger.accounts
  for each row execute function ledger.refuse_change();
create trigger pendings_keep_their_end before update of expires_at on ledger.pendings
  for each row execute function ledger.refuse_change();

-- Whoever writes a leg, gives up a delta or closes an account needs no right to the sums.
alter function ledger.add_legs() security definer set search_path = pg_catalog, pg_temp;
alter function ledger.fold_deltas() security definer set search_path = pg_catalog, pg_temp;
alter function ledger.close_account() security definer set search_path = pg_catalog, pg_temp;

alter function ledger.guard_partitions() security definer set search_path = pg_catalog, pg_temp;
alter function system.guard_audit_partitions() security definer set search_path = pg_catalog, pg_temp;

-- The month of a table that is partitioned by a moment. Attaching lets others write to the table meanwhile, which making
-- the partition in place would not.
create function platform.make_month(schema_name text, table_name text, month date) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  first date := date_trunc('month', month)::date;
  parent text;
  made text;
begin
  select format('%I.%I', n.nspname, c.relname),
         format('%I.%I', n.nspname, c.relname || to_char(first, '"_"YYYY"_"MM'))
    into parent, made
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  join pg_partitioned_table p on p.partrelid = c.oid
  join pg_attribute a on a.attrelid = c.oid and a.attnum = p.partattrs[0]
  where n.nspname = schema_name and c.relname = table_name and not c.relispartition
    and pg_has_role(c.relowner, 'usage') and p.partstrat = 'r' and p.partnatts = 1
    and a.atttypid = 'timestamptz'::regtype;
  if parent is null or first not between '2000-01-01' and '2999-12-01' then
    raise exception 'no month can be made of %.%', schema_name, table_name
      using errcode = 'insufficient_privilege';
  end if;
  execute format(
    'create table %s
       (like %s including defaults including constraints including generated including storage)',
    made, parent);
  execute format(
    'alter table %s attach partition %s for values from (%L) to (%L)', parent, made,
    to_char(first, 'YYYY-MM-DD') || ' 00:00:00+00',
    to_char(first + interval '1 month', 'YYYY-MM-DD') || ' 00:00:00+00');
end $$;

-- A part of the books by the ids of its movements, which begin with their time; without a first one, all that is older.
create function ledger.make_partition(part_of text, label text, first_id text, end_id text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  id constant text := '^trf_[0-7][0-9a-hjkmnp-tv-z]{25}$';
begin
  -- Whatever is missing makes it unknown, and what is unknown is refused, too.
  if (part_of in ('legs', 'pendings') and label ~ '^(older|[0-9]{4}_[0-9]{2})$' and end_id ~ id
      and (label = 'older') = (first_id is null) and coalesce(first_id, end_id) ~ id) is not true then
    raise exception 'the books have no such part' using errcode = 'insufficient_privilege';
  end if;
  execute format(
    'create table ledger.%I partition of ledger.%I for values from (%s) to (%L)',
    part_of || '_' || label, part_of, coalesce(quote_literal(first_id), 'minvalue'), end_id);
end $$;
