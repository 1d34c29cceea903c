import { pipeline } from 'node:stream/promises'
import { PassThrough } from 'node:stream'
import { Client, escapeIdentifier } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { visitEmbedded } from '../embedded/embedded.ts'
import type { Config } from '../platform/config.ts'
import { connectionProblem } from '../platform/database/connection-problem.ts'
import { appliedText, type AppliedMigration } from '../platform/database/migrate.ts'
import { findSecret, fingerprintOf } from '../platform/secret.ts'
import { StartupProblem } from '../platform/startup-problem.ts'
import { readCatalogue } from './catalogue.ts'
import type { Manifest, TableShape, TableTotal } from './manifest.ts'
import { plainForm, schemasOf, versionOf } from './settings.ts'
import { writeBackupFile } from './write-file.ts'

export { restoreBackup, type Restored } from './restore.ts'

export type BackupOptions = {
  readonly file: string
  /** Where `server/migrations/` is. */
  readonly root: string
  /** Whether SECRET goes into the file; by default it does. */
  readonly withSecret?: boolean
}

export type BackupMade = {
  readonly moment: string
  readonly tables: number
  readonly rows: number
  readonly bytes: number
}

/** Writes everything that a house is into one file, as it was at one moment, while it goes on. */
export async function makeBackup(config: Config, options: BackupOptions): Promise<BackupMade> {
  const { file, root, withSecret = true } = options
  const secret = findSecret(config.SECRET, config.DATA_DIR)
  if (secret === undefined) {
    throw new StartupProblem(
      `SECRET is neither set nor kept in ${config.DATA_DIR}; set it to that of the house.`,
    )
  }
  const source = await openSource(config)
  try {
    return await withClient(source.url, async (holder) => {
      await holder.query(`begin isolation level repeatable read, read only; ${plainForm}`)
      const { rows } = await holder.query<{ snapshot: string; moment: Date }>(
        'select pg_export_snapshot() as snapshot, now() as moment',
      )
      const [{ snapshot, moment } = { snapshot: '', moment: new Date() }] = rows
      const manifest: Manifest = {
        version: versionOf(root),
        moment: moment.toISOString(),
        migrations: await readApplied(holder, source.url),
        secret: { fingerprint: fingerprintOf(secret), ...(withSecret && { value: secret }) },
        ...(await readCatalogue(holder, schemasOf(root))),
      }
      return await writeBackupFile(file, manifest, async (writer) => {
        const totals: TableTotal[] = []
        await withClient(source.url, async (client) => {
          for (const table of manifest.tables) {
            totals.push(await copyOut(client, snapshot, table, writer.addTable))
          }
        })
        await requireNoUpgrade(source.url, manifest)
        return {
          moment: manifest.moment,
          tables: totals.length,
          rows: totals.reduce((sum, { rows: count }) => sum + count, 0),
          bytes: await writer.end(totals),
        }
      })
    })
  } finally {
    await source.stop()
  }
}

async function openSource(config: Config) {
  const { DATABASE_URL, DATABASE_OWNER_URL, DATABASE_DIRECT_URL, DATA_DIR } = config
  if (DATABASE_URL !== '') {
    return { url: DATABASE_OWNER_URL || DATABASE_DIRECT_URL || DATABASE_URL, async stop() {} }
  }
  const embedded = await visitEmbedded(DATA_DIR)
  if (embedded) return { url: embedded.ownerUrl, stop: embedded.stop }
  throw new StartupProblem(
    `There is no house in ${DATA_DIR}; set DATA_DIR or DATABASE_URL to where it is.`,
  )
}

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, application_name: 'baize backup' })
  client.on('error', () => {})
  await client.connect().catch((error: unknown) => {
    throw connectionProblem(error, url)
  })
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function readApplied(client: Client, url: string): Promise<AppliedMigration[]> {
  try {
    return (await client.query<AppliedMigration>(appliedText)).rows
  } catch (error) {
    if ((error as { code?: string }).code !== '42P01') throw error
    throw new StartupProblem(
      `The database ${new URL(url).pathname.slice(1)} holds no house; name the one that does.`,
    )
  }
}

/**
 * One table as it was at the moment of the snapshot, in a transaction of its own: the lock that reading takes is over with
 * the table, so that nobody who makes a partition waits for the whole backup, with all who write behind him.
 */
async function copyOut(
  client: Client,
  snapshot: string,
  { name, columns }: TableShape,
  add: (rows: PassThrough) => Promise<string>,
): Promise<TableTotal> {
  await client.query(
    `begin isolation level repeatable read, read only; set transaction snapshot '${snapshot}'; ${plainForm}`,
  )
  const wanted = columns.map((column) => escapeIdentifier(column)).join(', ')
  const copying = client.query(copyTo(`copy (select ${wanted} from ${name}) to stdout`))
  const rows = new PassThrough()
  const [sha256] = await Promise.all([add(rows), pipeline(copying, rows)])
  await client.query('commit')
  return { name, rows: copying.rowCount, sha256 }
}

/** What a migration rewrites is empty for who looks from before; such a backup would lack rows. */
async function requireNoUpgrade(url: string, { migrations }: Manifest): Promise<void> {
  const now = await withClient(url, (client) => readApplied(client, url))
  if (now.length === migrations.length) return
  throw new StartupProblem(
    'The house was upgraded while the backup was made, and nothing of it was kept; make it again.',
  )
}
