import { StartupProblem } from '../startup-problem.ts'
import { readTarget } from './connection-problem.ts'
import { makeContact } from './contact.ts'
import type { Sql } from './sql.ts'

type Source = { readonly sql: Sql }

/** The role as which somebody asks. A pooler may have put another in the place of the one that the address names. */
export async function roleOf({ sql }: Source): Promise<string> {
  return (await sql.one<{ role: string }>`select current_user::text as role`).role
}

/** Whether who asks may make and change the tables of the house: its owner, a superuser, or anybody who may begin one. */
export async function mayAlter({ sql }: Source): Promise<boolean> {
  const { may } = await sql.one<{ may: boolean | null }>`
    select coalesce(
      (select bool_and(pg_has_role(c.relowner, 'usage'))
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname = 'platform' and c.relkind = 'r'),
      has_database_privilege(current_database(), 'create')) as may`
  return may === true
}

/** The way of the owner must be one: no pooler, and to the same database. */
export async function checkOwner(ownerUrl: string, { sql }: Source): Promise<void> {
  const contact = await makeContact(ownerUrl).catch((error: unknown) => {
    if (!(error instanceof StartupProblem)) throw error
    throw new StartupProblem(error.message.replaceAll('DATABASE_URL', 'DATABASE_OWNER_URL'))
  })
  if (contact.isPooled) {
    throw new StartupProblem(
      `DATABASE_OWNER_URL leads through a pooler, at ${readTarget(ownerUrl).place}; set it to PostgreSQL itself.`,
    )
  }
  const { same } = await sql.one<{ same: boolean }>`
    select ${contact.identity} = current_database() || ' '
      || extract(epoch from pg_postmaster_start_time())::text as same`
  if (same) return
  throw new StartupProblem(
    'DATABASE_URL and DATABASE_OWNER_URL lead to different databases; correct one of them.',
  )
}

/** Asked as the owner: whether what stands there already is its own. */
export async function requireOwn(owner: Source, schemas: readonly string[]): Promise<void> {
  const [foreign] = await owner.sql<{ name: string; whose: string }>`
    select format('%s.%s', n.nspname, c.relname) as name, pg_get_userbyid(c.relowner)::text as whose
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = any(${[...schemas]}::text[]) and c.relkind in ('r', 'p')
      and not pg_has_role(c.relowner, 'usage') order by 1 limit 1`
  if (foreign === undefined) return
  throw new StartupProblem(
    `The role ${await roleOf(owner)} of DATABASE_OWNER_URL does not own ${foreign.name}, which is that of ${foreign.whose}; name that role there, or make it a member of it.`,
  )
}

/**
 * Asked as the owner: why a role that runs the house could still change its tables, in one sentence; nothing where it could
 * not.
 */
export async function findExcess(
  { sql }: Source,
  role: string,
  schemas: readonly string[],
): Promise<string | undefined> {
  const why = await sql.maybe<Record<'same' | 'mighty' | 'maker' | 'owner', boolean>>`
    select r.rolname = current_user as same, r.rolsuper as mighty, r.rolcreaterole as maker,
      pg_has_role(r.oid, (select oid from pg_roles where rolname = current_user), 'member')
      or exists (
        select from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = any(${[...schemas]}::text[]) and c.relkind in ('r', 'p')
          and pg_has_role(r.oid, c.relowner, 'member')) as owner
    from pg_roles r where r.rolname = ${role}`
  if (why === undefined) return undefined
  if (why.same) return excess(role, 'is that of DATABASE_OWNER_URL as well')
  if (why.mighty) return excess(role, 'is a superuser')
  if (why.maker) return excess(role, 'may make roles')
  if (why.owner) return excess(role, 'owns tables of the house, or is a member of a role that does')
  const [open] = await sql<{ schema: string }>`
    select nspname::text as schema from pg_namespace
    where nspname !~ '^pg_' and has_schema_privilege(${role}, oid, 'create') order by 1 limit 1`
  return open && excess(role, `may create tables in the schema ${open.schema}`)
}

function excess(role: string, why: string): string {
  return `The role ${role} of DATABASE_URL ${why}, so that a node could change more than it has to; give DATABASE_URL a role that owns nothing and may create nothing.`
}

/** Asked as the owner. */
export async function requireRole({ sql }: Source, role: string): Promise<void> {
  if ((await sql`select from pg_roles where rolname = ${role}`).length > 0) return
  throw new StartupProblem(
    `There is no role ${role}, which DATABASE_URL names; create it, or correct DATABASE_URL.`,
  )
}

/** For who runs a house that another must make. */
export function mayNotMake(url: string): StartupProblem {
  const { user, database, place } = readTarget(url)
  return new StartupProblem(
    `The database ${database} at ${place} lacks tables of this version, and the role ${user} of DATABASE_URL may not make them; set DATABASE_OWNER_URL to the role that may.`,
  )
}

/** What production is told that has one role for everything. */
export const oneRoleForAll =
  'One role of the database owns its tables and runs the house; set DATABASE_OWNER_URL to it and DATABASE_URL to one that owns nothing, so that no node can change the tables of the ledger.'
