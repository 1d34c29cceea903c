import { StartupProblem } from '../startup-problem.ts'
import { awayReason } from './away.ts'
import { mayNotMake } from './roles.ts'
import type { Database, Transaction } from './database.ts'
import { readMigrations, type Migration } from './migration-files.ts'

/** Any number of our own; whoever holds it in a transaction is the one who migrates. */
const lockKey = 5_930_227_714_006n

export type AppliedMigration = { number: number; name: string; sha256: string }

/** What has been applied to a database, for whoever looks at one over a connection of its own. */
export const appliedText = 'select number, name, sha256 from platform.migrations order by number'

/**
 * Brings the database to the state of the folder: applies the files that it has not seen, in order, each
 * in a transaction of its own. Processes that start together take turns. Refuses with a `StartupProblem`
 * when an applied file has changed, when one is missing, or when one fails. A restore stops at the state of
 * its backup first: `upTo` is the last number that is applied. In a house that others use meanwhile, `along` is
 * part of each.
 */
export async function migrate(
  db: Database,
  folder: string,
  { upTo = Infinity, along }: MigrateOptions = {},
): Promise<{ applied: string[]; known: number }> {
  const migrations = readMigrations(folder).filter(({ number }) => number <= upTo)
  const before = await db.transaction(readApplied)
  compare(migrations, before)
  const applied: string[] = []
  for (const migration of migrations) {
    const isNew = await db.transaction(async (tx) => {
      const made = await apply(tx, migration)
      if (made && before.length > 0) await along?.(tx)
      return made
    })
    if (isNew) applied.push(migration.file)
  }
  return { applied, known: migrations.length }
}

export type MigrateOptions = {
  readonly upTo?: number
  readonly along?: (tx: Transaction) => Promise<void>
}

/** For a role that owns nothing: refuses with a `StartupProblem` unless another has migrated already. */
export async function requireMigrated(
  { sql, url }: Pick<Database, 'sql' | 'url'>,
  folder: string,
): Promise<{ known: number }> {
  const migrations = readMigrations(folder)
  const applied = await sql<AppliedMigration>`
    select number, name, sha256 from platform.migrations order by number`.catch(
    (error: { code?: string }) => {
      // It may not look, or there is nothing to look at.
      if (error.code === '42501' || error.code === '42P01') throw mayNotMake(url)
      throw error
    },
  )
  compare(migrations, applied)
  if (applied.length < migrations.length) throw mayNotMake(url)
  return { known: migrations.length }
}

async function readApplied(tx: Transaction): Promise<AppliedMigration[]> {
  await takeTurn(tx)
  await tx.script(`
    create schema if not exists platform;
    create table if not exists platform.migrations (
      number integer primary key check (number > 0),
      name text not null,
      sha256 text not null,
      applied_at timestamptz not null default now()
    )`)
  return await tx.sql<AppliedMigration>`select number, name, sha256 from platform.migrations order by number`
}

/** The lock belongs to the transaction, so that it also works through PgBouncer. */
export async function takeTurn(tx: Transaction): Promise<void> {
  await tx.script('set local statement_timeout = 0; set local client_min_messages = warning')
  await tx.sql`select pg_advisory_xact_lock(${lockKey})`
}

function compare(migrations: readonly Migration[], applied: readonly AppliedMigration[]): void {
  for (const { number, name, sha256 } of applied) {
    const file = migrations[number - 1]
    if (!file) {
      throw new StartupProblem(
        `The database has the migration ${pad(number)}_${name}, which this version does not know; start the newer version.`,
      )
    }
    if (file.sha256 !== sha256) {
      throw new StartupProblem(
        `The migration ${file.file} has changed since it was applied to this database; restore the file and write the change as a new one.`,
      )
    }
  }
}

async function apply(tx: Transaction, migration: Migration): Promise<boolean> {
  const { number, name, sha256 } = migration
  await takeTurn(tx)
  const done = await tx.sql`select from platform.migrations where number = ${number}`
  if (done.length > 0) return false
  try {
    await tx.script(migration.text)
  } catch (error) {
    // Of a disk that is full the file is not to blame.
    if (awayReason(error) !== undefined) throw error
    throw failed(migration, error as { message: string; position?: string })
  }
  await tx.sql`
    insert into platform.migrations (number, name, sha256) values (${number}, ${name}, ${sha256})`
  return true
}

function failed({ file, text }: Migration, error: { message: string; position?: string }) {
  const line = error.position && text.slice(0, Number(error.position)).split('\n').length
  const place = line ? ` at line ${line}` : ''
  return new StartupProblem(
    `The migration ${file} failed${place} (${error.message}) and nothing of it was kept; correct the file or the data and start again.`,
    { cause: error },
  )
}

function pad(number: number): string {
  return String(number).padStart(4, '0')
}
