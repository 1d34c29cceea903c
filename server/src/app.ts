import { join } from 'node:path'
import { contract } from '@baize/contract/contract'
import { createIdMaker } from '@baize/kernel/ids'
import { systemRandomBytes } from '@baize/kernel/random'
import { contrastTable } from '@baize/ui/contrast.ts'
import type { Config } from './platform/config.ts'
import { connect, type Database } from './platform/database/database.ts'
import { startEmbedded } from './platform/database/embedded/embedded.ts'
import { migrate } from './platform/database/migrate.ts'
import { createEvents } from './platform/events/events.ts'
import { addApiPage } from './platform/http/api-page.ts'
import { createHttp, type Http } from './platform/http/http.ts'
import { addPages } from './platform/http/pages.ts'
import { addTexts } from './platform/http/texts-routes.ts'
import { answerTheRest } from './platform/http/unknown.ts'
import { createJobs } from './platform/jobs/jobs.ts'
import { createUpkeep } from './platform/jobs/upkeep.ts'
import type { Log } from './platform/log.ts'
import { createSeal } from './platform/seal.ts'
import { loadSecret } from './platform/secret.ts'
import { createSessions } from './platform/sessions.ts'
import { createPostgresBus } from './platform/sockets/postgres-bus.ts'
import { createRedisBus } from './platform/sockets/redis-bus.ts'
import { createSockets } from './platform/sockets/sockets.ts'
import { createIdentity } from './rooms/identity/identity.ts'
import { defineOperatorJobs } from './rooms/identity/operators/jobs.ts'
import { serveOperators } from './rooms/identity/operators/routes.ts'
import { defineSystemJobs } from './rooms/system/jobs.ts'
import { serveSystem } from './rooms/system/routes.ts'
import { createSystem } from './rooms/system/system.ts'

export type App = {
  readonly http: Http
  readonly db: Database
  close(): Promise<void>
}

export type AppOptions = {
  readonly log: Log
  /** Where `migrations/` and `brands/` are. */
  readonly root: string
  /** Where the built pages are; without it only calls are served. */
  readonly buildDir?: string
  readonly now?: () => Date
}

/** The whole platform, wired from the bottom storey to the top. Nothing listens yet. */
export async function createApp(config: Config, options: AppOptions): Promise<App> {
  const { log, root, buildDir, now = () => new Date() } = options
  const closers: (() => Promise<void>)[] = []
  const onClose = (close: () => Promise<void>) => closers.unshift(close)
  const close = async () => {
    for (const step of closers.splice(0)) await step()
  }
  try {
    return await wire()
  } catch (error) {
    await close()
    throw error
  }

  async function wire(): Promise<App> {
    // Platform.
    const url = config.DATABASE_URL === '' ? await embedded() : config.DATABASE_URL
    const db = await connect({ url, poolSize: config.DATABASE_POOL, log })
    onClose(() => db.close())
    await migrate(db, join(root, 'server/migrations'))
    const makeId = createIdMaker({ now, randomBytes: systemRandomBytes })
    const secret = loadSecret(config.SECRET, config.DATA_DIR)
    const sessions = createSessions({ db, secret, now, makeId })
    const seal = await createSeal({ db, secret, now })
    const http = await createHttp({ config, log, sessions, seal })
    onClose(() => http.app.close())
    const events = createEvents({ db, log, now, makeId })
    const jobs = await createJobs({ db, log, now })
    const upkeep = createUpkeep({ db, jobs, sessions, log, now })
    await upkeep.makePartitions()
    const bus =
      config.REDIS_URL === '' ? createPostgresBus(db) : await createRedisBus(config.REDIS_URL, log)
    const sockets = await createSockets({
      http,
      sessions,
      bus,
      log,
      now,
      publicUrl: config.PUBLIC_URL,
    })

    // Rooms, from below.
    const system = await createSystem({
      db,
      log,
      now,
      makeId,
      events,
      sessions,
      publish: sockets.publish,
      sealKey: seal.publicKey,
      brand: { code: config.BRAND, folder: join(root, 'brands') },
      checkContrast: worstContrast,
    })
    const brand = () => system.documents.live('brand')
    const { operators } = createIdentity({
      db,
      secret,
      production: config.production,
      now,
      makeId,
      sessions,
      audit: system.audit,
      issuer: () => brand().name,
    })
    await db.transaction(async (tx) => operators.demo?.seed(tx))

    // Calls and pages.
    serveSystem(http, system)
    serveOperators(http, { db, operators, now, production: config.production, brand })
    addTexts(http)
    addApiPage(http, contract)
    const pages = buildDir === undefined ? undefined : await addPages(http, buildDir)
    pages?.setTitle(() => brand().name)
    pages?.setBoot('web', (request, language) => ({
      status: JSON.parse(system.status.json(request.ip, language)) as unknown,
    }))
    pages?.setBoot('console', () => {
      const { name, zone, hue } = brand()
      return { sealKey: seal.publicKey, brand: { name, zone, hue } }
    })
    answerTheRest(http, pages)

    // What runs by itself.
    defineSystemJobs(jobs, system)
    defineOperatorJobs(jobs, { db, operators })
    await system.start()
    onClose(() => system.stop())
    await events.start()
    onClose(() => events.stop())
    await jobs.start()
    onClose(() => jobs.stop())
    onClose(() => sockets.close())
    return { http, db, close }
  }

  async function embedded(): Promise<string> {
    const server = await startEmbedded({ dataDir: config.DATA_DIR, log })
    onClose(() => server.stop())
    return server.url
  }
}

/** The pair of colours that a brand hue would make unreadable, if there is one. */
function worstContrast(hue: number) {
  const failing = contrastTable(hue).find(({ passes }) => !passes)
  return failing && { pair: failing.id, ratio: failing.ratio, needs: failing.needs }
}
