import { escapeIdentifier } from 'pg'
import type { Transaction } from './transaction.ts'

/**
 * What the role that runs the house may do, said here alone. It reads, adds, changes and removes rows, so far as no trigger of
 * a table always refuses it and `platform.rights` says nothing else; partitions are written through their table. It owns
 * nothing, empties nothing, and makes nothing but by the functions that the owner wrote for it.
 */
export async function grantTo(
  tx: Transaction,
  role: string,
  schemas: readonly string[],
): Promise<void> {
  // Of a house from before there were two roles, the migrations have not come so far yet.
  const known = await tx.sql`
    select from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'platform' and c.relname = 'rights'`
  if (known.length === 0) return
  const who = escapeIdentifier(role)
  const statements = [
    ...(await ofSchemas(tx, role, who, schemas)),
    ...(await ofTables(tx, role, who, schemas)),
    ...(await ofFunctions(tx, role, who, schemas)),
    ...(await ofQueue(tx, role, who, schemas)),
    ...(await ofNewTables(tx, role, who)),
  ]
  // Whatever is right already stays untouched: a change makes every node plan its statements anew.
  if (statements.length > 0) await tx.script(statements.join(';\n'))
}

type Row = { readonly name: string; readonly rights: string; readonly has: string }

/** Takes away what is too much and gives what is missing, of what stands in its list of rights. */
function settle(kind: string, { name, rights, has }: Row, who: string): string[] {
  if (inOrder(rights) === inOrder(has)) return []
  return [
    `revoke all on ${kind} ${name} from ${who}`,
    ...(rights === '' ? [] : [`grant ${rights} on ${kind} ${name} to ${who}`]),
  ]
}

const inOrder = (rights: string) => rights.split(', ').sort().join(', ')

async function ofSchemas(
  tx: Transaction,
  role: string,
  who: string,
  schemas: readonly string[],
): Promise<string[]> {
  const rows = await tx.sql<Row>`
    select format('%I', n.nspname) as name, 'usage' as rights, coalesce((
      select string_agg(lower(a.privilege_type), ', ') from aclexplode(n.nspacl) a
      where a.grantee = r.oid), '') as has
    from pg_namespace n, pg_roles r
    where n.nspname = any(${[...schemas]}::text[]) and r.rolname = ${role}`
  return rows.flatMap((row) => settle('schema', row, who))
}

/** A trigger that stands before a change, on no condition, and whose function does nothing but refuse. */
const refusing = String.raw`^\s*begin\s+raise exception [^;]*;\s*end\s*;?\s*$`

async function ofTables(
  tx: Transaction,
  role: string,
  who: string,
  schemas: readonly string[],
): Promise<string[]> {
  const rows = await tx.sql<Row & { isSequence: boolean }>`
    with refused as (
      select t.tgrelid as oid, bool_or(t.tgtype & 4 <> 0) as "insert",
        bool_or(t.tgtype & 16 <> 0) as "update", bool_or(t.tgtype & 8 <> 0) as "delete"
      from pg_trigger t join pg_proc p on p.oid = t.tgfoid
      where t.tgtype & 2 <> 0 and t.tgqual is null and cardinality(t.tgattr::int2[]) = 0
        and p.prosrc ~ ${refusing}
      group by t.tgrelid)
    select format('%I.%I', n.nspname, c.relname) as name, c.relkind = 'S' as "isSequence",
      case
        -- Written through their table alone.
        when c.relispartition then 'select'
        -- Those of identity columns are drawn from by PostgreSQL itself.
        when c.relkind = 'S' and exists (
          select from pg_depend d where d.objid = c.oid and d.deptype = 'i') then 'select'
        when c.relkind = 'S' then 'select, usage'
        when c.relkind = 'v' then 'select'
        when s.may is not null then s.may
        else concat_ws(', ', 'select', case when f.insert then null else 'insert' end,
          case when f.update then null else 'update' end,
          case when f.delete then null else 'delete' end)
      end as rights,
      concat_ws(', ',
        (select string_agg(lower(a.privilege_type), ', ') from aclexplode(c.relacl) a
         where a.grantee = r.oid),
        (select string_agg(format('%s (%I)', lower(a.privilege_type), b.attname), ', ')
         from pg_attribute b, aclexplode(b.attacl) a
         where b.attrelid = c.oid and a.grantee = r.oid)) as has
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_roles r on r.rolname = ${role}
    left join refused f on f.oid = c.oid
    left join platform.rights s on s.table_name = format('%s.%s', n.nspname, c.relname)
    where n.nspname = any(${[...schemas]}::text[]) and c.relkind in ('r', 'p', 'v', 'S')`
  return rows.flatMap((row) => settle(row.isSequence ? 'sequence' : 'table', row, who))
}

/** Functions that act as the owner are for this role and nobody else; those of triggers are called by tables alone. */
async function ofFunctions(
  tx: Transaction,
  role: string,
  who: string,
  schemas: readonly string[],
): Promise<string[]> {
  const rows = await tx.sql<Row & { isOpen: boolean }>`
    select p.oid::regprocedure::text as name,
      case when p.prorettype = 'trigger'::regtype then '' else 'execute' end as rights,
      coalesce((select string_agg(lower(a.privilege_type), ', ') from aclexplode(p.proacl) a
        where a.grantee = r.oid), '') as has,
      p.proacl is null or exists (
        select from aclexplode(p.proacl) a where a.grantee = 0) as "isOpen"
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    join pg_roles r on r.rolname = ${role}
    where n.nspname = any(${[...schemas]}::text[]) and p.prosecdef`
  return rows.flatMap((row) => [
    ...(row.isOpen ? [`revoke all on function ${row.name} from public`] : []),
    ...settle('function', row, who),
  ])
}

/** The queue of jobs shows its rows to nobody but their owner, unless a policy names who else sees them. */
async function ofQueue(
  tx: Transaction,
  role: string,
  who: string,
  schemas: readonly string[],
): Promise<string[]> {
  const rows = await tx.sql<{ name: string }>`
    select format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = any(${[...schemas]}::text[]) and c.relkind = 'r' and c.relrowsecurity
      and not exists (
        select from pg_policy p where p.polrelid = c.oid and p.polname = ${role})`
  return rows.map(
    ({ name }) => `create policy ${who} on ${name} to ${who} using (true) with check (true)`,
  )
}

/** Of what will be made later: it can be read at once, and the rest is given when it is known what it is. */
async function ofNewTables(tx: Transaction, role: string, who: string): Promise<string[]> {
  const rows = await tx.sql<{ kind: string }>`
    select kind from unnest(array['tables', 'sequences']) kind
    where not exists (
      select from pg_default_acl d, aclexplode(d.defaclacl) a
      where d.defaclrole = (select oid from pg_roles where rolname = current_user)
        and d.defaclnamespace = 0
        and d.defaclobjtype = case kind when 'tables' then 'r' else 'S' end::"char"
        and a.grantee = (select oid from pg_roles where rolname = ${role})
        and a.privilege_type = 'SELECT')`
  return rows.map(({ kind }) => `alter default privileges grant select on ${kind} to ${who}`)
}
