import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createLedger, type Proof } from '../ledger/ledger.ts'
import { startEmbedded } from '../embedded/embedded.ts'
import type { Config } from '../platform/config.ts'
import { connect, type Database } from '../platform/database/database.ts'
import { readTarget } from '../platform/database/connection-problem.ts'
import { migrate } from '../platform/database/migrate.ts'
import { readMigrations } from '../platform/database/migration-files.ts'
import { mayAlter, mayNotMake, requireRole } from '../platform/database/roles.ts'
import { prepareQueue, queueSchema } from '../platform/jobs/worker.ts'
import { createLog } from '../platform/log.ts'
import { giveRights } from '../platform/prepare-database.ts'
import { findSecret, fingerprintOf, keepSecret } from '../platform/secret.ts'
import { StartupProblem } from '../platform/startup-problem.ts'
import { createAudit } from '../rooms/system/system.ts'
import { dropSchemas, loadTables, requireEmpty } from './load.ts'
import type { Manifest } from './manifest.ts'
import { openBackupFile, type BackupFile } from './read-file.ts'
import { migrationsOf, schemasOf } from './settings.ts'

export type RestoreOptions = {
  readonly file: string
  /** Where `server/migrations/` is. */
  readonly root: string
  /** Ends the restore; what was made of it is removed. */
  readonly signal?: AbortSignal
}

export type Restored = {
  readonly moment: string
  readonly tables: number
  readonly rows: number
  /** The migrations that are newer than the backup. */
  readonly applied: readonly string[]
  /** Where SECRET was put, if it was. */
  readonly secretFile?: string
  readonly books: Proof
  readonly audit: {
    readonly holds: boolean
    readonly entries: bigint
    readonly brokenAt: bigint | null
  }
}

/** Makes a house of a backup, where there is none; whole and proven, or not at all. */
export async function restoreBackup(config: Config, options: RestoreOptions): Promise<Restored> {
  const { file, root } = options
  const backup = await openBackupFile(file)
  try {
    requireKnown(backup.manifest, root)
    const secret = chooseSecret(backup.manifest, config)
    const target = await openTarget(config, root)
    try {
      const filled = await fill(target, backup, options)
      const proven = await prove(target.db)
      const secretFile = secret.isNew ? keepSecret(secret.value, config.DATA_DIR) : undefined
      await target.close()
      return { ...filled, ...proven, ...(secretFile !== undefined && { secretFile }) }
    } catch (error) {
      await target.undo()
      throw options.signal?.aborted ? options.signal.reason : error
    }
  } finally {
    backup.close()
  }
}

/** Every migration of the backup must be ours, as it was. */
function requireKnown({ migrations, version }: Manifest, root: string): void {
  const ours = readMigrations(migrationsOf(root))
  for (const { number, name, sha256 } of migrations) {
    const file = ours[number - 1]
    const full = `${String(number).padStart(4, '0')}_${name}`
    if (!file) {
      throw new StartupProblem(
        `The backup is of a newer version (${version}): this one does not know its migration ${full}; restore it with that version or a later one.`,
      )
    }
    if (file.sha256 !== sha256) {
      throw new StartupProblem(
        `The migration ${file.file} is not the one that the backup was made with (${full}); restore it with the version that made it.`,
      )
    }
  }
}

function chooseSecret({ secret }: Manifest, { SECRET, DATA_DIR }: Config) {
  const given = findSecret(SECRET, DATA_DIR)
  if (given === undefined && secret.value === undefined) {
    throw new StartupProblem(
      'The backup was made without its SECRET; set SECRET to that of the house.',
    )
  }
  if (given !== undefined && fingerprintOf(given) !== secret.fingerprint) {
    throw new StartupProblem(
      SECRET === ''
        ? `The secret in ${DATA_DIR} is not that of the backup; set SECRET to that of the house, or DATA_DIR to an empty folder.`
        : 'SECRET is not that of the backup; set it to that of the house, or leave it away if the backup holds it.',
    )
  }
  return { value: given ?? secret.value ?? '', isNew: given === undefined }
}

type Target = {
  /** As the owner of what is made. */
  readonly db: Database
  /** The role that will run the house; nothing where that is the owner. */
  readonly runtime: string | undefined
  close(): Promise<void>
  undo(): Promise<void>
}

async function openTarget(config: Config, root: string): Promise<Target> {
  return config.DATABASE_URL === '' ? await makeOwn(config.DATA_DIR) : await openOther(config, root)
}

async function makeOwn(dataDir: string): Promise<Target> {
  const existed = existsSync(dataDir)
  if (existed && readdirSync(dataDir).length > 0) {
    throw new StartupProblem(
      `${dataDir} is not empty, and a backup is restored into an empty folder only; set DATA_DIR to another.`,
    )
  }
  const remove = () => {
    if (!existed) return rmSync(dataDir, { recursive: true, force: true })
    for (const name of readdirSync(dataDir)) rmSync(join(dataDir, name), { recursive: true })
  }
  try {
    const embedded = await startEmbedded({ dataDir })
    const db = await connect({ url: embedded.ownerUrl, poolSize: 2 })
    const runtime = decodeURIComponent(new URL(embedded.url).username)
    const close = async () => {
      await db.close()
      await embedded.stop()
    }
    const undo = async () => {
      await close()
      remove()
    }
    return { db, runtime, close, undo }
  } catch (error) {
    remove()
    throw error
  }
}

async function openOther(config: Config, root: string): Promise<Target> {
  const { DATABASE_URL, DATABASE_OWNER_URL, DATABASE_DIRECT_URL } = config
  const url = DATABASE_OWNER_URL || DATABASE_DIRECT_URL || DATABASE_URL
  const runtime = DATABASE_OWNER_URL === '' ? undefined : readTarget(DATABASE_URL).user
  const db = await connect({ url, poolSize: 2 })
  try {
    if (runtime !== undefined) await requireRole(db, runtime)
    await requireEmpty(db)
    if (!(await mayAlter(db))) throw mayNotMake(url)
  } catch (error) {
    await db.close()
    throw error
  }
  return {
    db,
    runtime,
    close: () => db.close(),
    async undo() {
      await dropSchemas(db, schemasOf(root))
      await db.close()
    },
  }
}

/** To the state of the backup by our own files, then its rows, then whatever is newer than it. */
async function fill(
  { db, runtime }: Target,
  backup: BackupFile,
  { root, file, signal }: RestoreOptions,
) {
  const { migrations, moment, tables } = backup.manifest
  const folder = migrationsOf(root)
  await migrate(db, folder, { upTo: migrations.length })
  // A house that was never started has no queue yet.
  const hasQueue = tables.some(({ name }) => name.startsWith(`${queueSchema}.`))
  if (hasQueue) await prepareQueue(db.url, createLog('silent'))
  const schemas = schemasOf(root)
  const loaded = await loadTables(db.url, backup, { schemas, file, signal })
  const { applied } = await migrate(db, folder)
  if (runtime !== undefined) await giveRights(db, runtime, schemas)
  return { moment, applied, ...loaded }
}

/** A house whose books do not prove is kept, so that it can be looked into: perhaps there is no better one. */
async function prove(db: Database): Promise<Pick<Restored, 'books' | 'audit'>> {
  const now = () => new Date()
  const books = await createLedger({ db, log: createLog('silent'), now }).proveFully()
  const audit = await createAudit({ db, now }).prove()
  return { books, audit }
}
