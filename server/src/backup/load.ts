import { pipeline } from 'node:stream/promises'
import { Client, escapeIdentifier } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Database } from '../platform/database/database.ts'
import { StartupProblem } from '../platform/startup-problem.ts'
import { listReferences, readCatalogue } from './catalogue.ts'
import { altered } from './file-form.ts'
import type { Manifest, Partition, TableTotal } from './manifest.ts'
import type { BackupFile } from './read-file.ts'
import { plainForm } from './settings.ts'

/** A backup is restored where there is nothing, so that nothing is ever written over. */
export async function requireEmpty({ sql, url }: Database): Promise<void> {
  const found = await sql<{ name: string }>`
    select n.nspname::text as name from pg_namespace n
    where n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
      and (n.nspname <> 'public' or exists (select from pg_class c where c.relnamespace = n.oid))`
  if (found.length === 0) return
  throw new StartupProblem(
    `The database ${new URL(url).pathname.slice(1)} is not empty (${found[0]?.name}), and a backup is restored into an empty one only; make a new database.`,
  )
}

/** One by one: all at once would take more locks than a server has. */
export async function dropSchemas(db: Database, schemas: readonly string[]): Promise<void> {
  for (const schema of schemas) {
    await db.transaction(async (tx) => {
      await tx.script(
        `set local statement_timeout = 0; set local client_min_messages = warning; drop schema if exists ${escapeIdentifier(schema)} cascade`,
      )
    })
  }
}

type LoadOptions = {
  readonly schemas: readonly string[]
  readonly file: string
  readonly signal?: AbortSignal | undefined
}

/** Fills the tables of a database that has the backup's migrations and nothing else, in one transaction. */
export async function loadTables(
  url: string,
  backup: BackupFile,
  { schemas, file, signal }: LoadOptions,
): Promise<{ tables: number; rows: number }> {
  const client = new Client({ connectionString: url, application_name: 'baize restore' })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(`begin; ${plainForm}`)
    const { manifest } = backup
    await makePartitions(client, manifest.partitions, schemas)
    await requireSameTables(client, manifest, schemas)
    const references = await listReferences(client, schemas)
    for (const { table, name } of references) {
      await client.query(`alter table ${table} drop constraint ${name}`)
    }
    await setTriggers(client, schemas, 'disable')
    // Migrations bring first rows along; the backup has them as they became.
    await client.query(`truncate ${manifest.tables.map(({ name }) => name).join(', ')}`)
    const loaded = await copyIn(client, backup, signal)
    requireTotals(loaded, await backup.totals(), file)
    for (const { name, last } of manifest.sequences) {
      await client.query('select setval($1, $2, true)', [name, last])
    }
    await setTriggers(client, schemas, 'enable')
    // Each is checked against all rows as it comes back.
    for (const { table, name, text } of references) {
      await client.query(`alter table ${table} add constraint ${name} ${text}`)
    }
    await guardPartitions(client, schemas)
    await client.query('commit')
    await client.query('analyze')
    return { tables: loaded.length, rows: loaded.reduce((sum, { rows }) => sum + rows, 0) }
  } finally {
    await client.end()
  }
}

const plainName = /^[a-z_][a-z0-9_]*\.[a-z_][a-z0-9_]*$/
const plainBound =
  /^FOR VALUES FROM \((?:MINVALUE|MAXVALUE|'[^'\\]*')\) TO \((?:MINVALUE|MAXVALUE|'[^'\\]*')\)$/

/** Most partitions are made while the house runs, so no migration knows them. */
async function makePartitions(
  client: Client,
  wanted: readonly Partition[],
  schemas: readonly string[],
): Promise<void> {
  const present = (await readCatalogue(client, schemas)).partitions.map(({ name }) => name)
  for (const { name, of, bound } of wanted) {
    if (present.includes(name)) continue
    if (!plainName.test(name) || !plainName.test(of) || !plainBound.test(bound)) {
      throw new Error(`A partition that cannot be made: ${name} of ${of} ${bound}`)
    }
    await client.query(`create table ${name} partition of ${of} ${bound}`)
  }
}

async function requireSameTables(
  client: Client,
  manifest: Manifest,
  schemas: readonly string[],
): Promise<void> {
  const here = (await readCatalogue(client, schemas)).tables.map((table) => textOf(table))
  const there = manifest.tables.map((table) => textOf(table))
  const odd = [
    ...here.filter((table) => !there.includes(table)),
    ...there.filter((table) => !here.includes(table)),
  ][0]
  if (odd === undefined) return
  throw new StartupProblem(
    `The table ${odd.split(' ')[0]} is not the same in the backup and in this version (${manifest.version} made it); restore it with the version that made it.`,
  )
}

function textOf({ name, columns }: { readonly name: string; readonly columns: readonly string[] }) {
  return `${name} ${columns.toSorted().join(' ')}`
}

/** Ours; those that PostgreSQL makes for references go and come with them. */
async function setTriggers(
  client: Client,
  schemas: readonly string[],
  state: 'disable' | 'enable',
): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select distinct format('%I.%I', n.nspname, c.relname) as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     join pg_trigger t on t.tgrelid = c.oid and not t.tgisinternal
     where n.nspname = any($1) and c.relkind in ('r', 'p')`,
    [schemas],
  )
  for (const { name } of rows) await client.query(`alter table ${name} ${state} trigger user`)
}

/** Rooms guard their partitions by functions of their own, which add what is missing. */
async function guardPartitions(client: Client, schemas: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', n.nspname, p.proname) as name
     from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname = any($1) and p.proname ~ '^guard_(.+_)?partitions$' and p.pronargs = 0`,
    [schemas],
  )
  for (const { name } of rows) await client.query(`select ${name}()`)
}

async function copyIn(
  client: Client,
  backup: BackupFile,
  signal: AbortSignal | undefined,
): Promise<TableTotal[]> {
  const loaded: TableTotal[] = []
  for await (const { rows, sha256 } of backup.tables()) {
    const { name = '', columns = [] } = backup.manifest.tables[loaded.length] ?? {}
    if (!plainName.test(name)) throw new Error(`Not a table: ${name}`)
    const into = columns.map((column) => escapeIdentifier(column)).join(', ')
    const copying = client.query(copyFrom(`copy ${name} (${into}) from stdin`))
    await pipeline(rows, copying, { signal })
    loaded.push({ name, rows: copying.rowCount, sha256: sha256() })
  }
  return loaded
}

function requireTotals(
  loaded: readonly TableTotal[],
  wanted: readonly TableTotal[],
  file: string,
): void {
  const same = loaded.every(({ name, rows, sha256 }, index) => {
    const total = wanted[index]
    return total?.name === name && total.rows === rows && total.sha256 === sha256
  })
  if (!same || loaded.length !== wanted.length) throw altered(file)
}
