import { connect, type Database } from './database/database.ts'
import { grantTo } from './database/grants.ts'
import { migrate, requireMigrated, takeTurn } from './database/migrate.ts'
import { readMigrations, schemasMadeBy } from './database/migration-files.ts'
import { checkOwner, findExcess, mayAlter, oneRoleForAll } from './database/roles.ts'
import { requireOwn, roleOf } from './database/roles.ts'
import { prepareQueue, queueSchema } from './jobs/worker.ts'
import type { Log } from './log.ts'
import { StartupProblem } from './startup-problem.ts'

export type PrepareOptions = {
  /** As the role that runs the house. */
  readonly db: Database
  /** As the role that owns its tables; empty where one role does both. */
  readonly ownerUrl: string
  /** A way around a pooler; empty where there is none. */
  readonly directUrl?: string
  /** Where the migrations are. */
  readonly folder: string
  readonly log: Log
  readonly production: boolean
}

/** Every schema of the house. What else lies in the database is not ours. */
export function schemasOfHouse(folder: string): string[] {
  return [...new Set(['platform', queueSchema, ...schemasMadeBy(readMigrations(folder))])]
}

/**
 * Brings the tables up to date and gives the role that runs the house its rights, both as the owner. Where no owner is
 * named, the one role must be it, or another node must have done it already.
 */
export async function prepareDatabase(options: PrepareOptions): Promise<{ known: number }> {
  const { db, ownerUrl, folder, log, production } = options
  if (ownerUrl !== '') return await prepareAsOwner(options)
  if (!(await mayAlter(db))) return await requireMigrated(db, folder)
  if (production) log.warn({}, oneRoleForAll)
  return await migrateDirectly(options)
}

async function prepareAsOwner(options: PrepareOptions): Promise<{ known: number }> {
  const { db, ownerUrl, folder, log, production } = options
  await checkOwner(ownerUrl, db)
  const role = await roleOf(db)
  const schemas = schemasOfHouse(folder)
  const owner = await connect({ url: ownerUrl, poolSize: 1 })
  try {
    await requireOwn(owner, schemas)
    const excess = await findExcess(owner, role, schemas)
    if (excess !== undefined && production) throw new StartupProblem(excess)
    if (excess !== undefined) log.warn({}, excess)
    const done = await migrate(owner, folder, { along: (tx) => grantTo(tx, role, schemas) })
    await prepareQueue(ownerUrl, log)
    await giveRights(owner, role, schemas)
    return done
  } finally {
    await owner.close()
  }
}

/** Processes that start together take turns. To itself a role gives nothing. */
export async function giveRights(
  owner: Database,
  role: string,
  schemas: readonly string[],
): Promise<void> {
  if (role === (await roleOf(owner))) return
  await owner.transaction(async (tx) => {
    await takeTurn(tx)
    await grantTo(tx, role, schemas)
  })
}

/** Migrations take long and lock much: they go around a pooler, where a way is known. */
async function migrateDirectly({ db, directUrl = '', folder }: PrepareOptions) {
  if (directUrl === '') return await migrate(db, folder)
  const direct = await connect({ url: directUrl, poolSize: 1 })
  try {
    return await migrate(direct, folder)
  } finally {
    await direct.close()
  }
}
