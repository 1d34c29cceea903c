import { join } from 'node:path'
import type { IdMaker } from '@baize/kernel/ids'
import { keepBack } from './away-at-start.ts'
import { createClock } from './clock.ts'
import { createClosing, type Closing } from './closing.ts'
import type { Config } from './config.ts'
import { connect, isAway, type Database } from './database/database.ts'
import { createEvents, type Events } from './events/events.ts'
import { createFaults, type Faults } from './faults/faults.ts'
import { serveHealth } from './health.ts'
import { createHttp, type Http } from './http/http.ts'
import { createJobs, type Jobs } from './jobs/jobs.ts'
import { createUpkeep, type Upkeep } from './jobs/upkeep.ts'
import type { Log } from './log.ts'
import { choosePorts } from './messages/choose-ports.ts'
import { createMessages, type Messages } from './messages/messages.ts'
import { serveMetrics, type Metrics } from './metrics.ts'
import { prepareDatabase } from './prepare-database.ts'
import { errorText } from './scrub.ts'
import { createSeal, type Seal } from './seal.ts'
import { joinHouse } from './same-house.ts'
import { loadSecret } from './secret.ts'
import { createSessions, type Sessions } from './sessions.ts'
import { createPostgresBus } from './sockets/postgres-bus.ts'
import { createRedisBus } from './sockets/redis-bus.ts'
import { createSockets, type Sockets } from './sockets/sockets.ts'
import { StartupProblem } from './startup-problem.ts'
import { createTimes, type Times } from './times.ts'

/** Everything below the rooms: what any of them may need, and nothing of the business. */
export type Platform = {
  readonly config: Config
  readonly log: Log
  readonly now: () => Date
  readonly makeId: IdMaker
  /** Does something as if it were an earlier time, for what a demo has behind it; before `start`, never in production. */
  readonly asOf: Times['asOf'] | undefined
  readonly secret: string
  readonly db: Database
  readonly sessions: Sessions
  readonly seal: Seal
  readonly http: Http
  readonly events: Events
  readonly jobs: Jobs
  readonly upkeep: Upkeep
  readonly sockets: Sockets
  readonly faults: Faults
  readonly messages: Messages
  readonly metrics: Metrics
  readonly closing: Closing
  /** Begins to deliver events, to run jobs and to hear of faults. Refused until every room has said its part. */
  start(): Promise<void>
  /** From now on `/readyz` says no, while everything is still served: a balancer needs a moment to see it. */
  drain(): void
}

export type PlatformOptions = {
  readonly log: Log
  /** Where `server/migrations/` is. */
  readonly root: string
  /** The time, for tests that set it; else that of the database. */
  readonly now?: (() => Date) | undefined
  /** The clock of the machine, for tests in which it is wrong. */
  readonly nodeClock?: (() => number) | undefined
  /** Starts a PostgreSQL where `DATABASE_URL` names none; without it one must be named. */
  readonly startDatabase?: StartDatabase | undefined
}

/** A database that this process starts, and stops when it ends. */
export type StartDatabase = (given: {
  readonly dataDir: string
  readonly log: Log
}) => Promise<{ readonly url: string; readonly ownerUrl: string; stop(): Promise<void> }>

export async function createPlatform(config: Config, options: PlatformOptions): Promise<Platform> {
  const { log } = options
  const closing = createClosing((error) => {
    if (!isAway(error)) log.error({ error: errorText(error) }, 'A part could not be closed.')
  })
  try {
    return await assemble(config, options, closing)
  } catch (error) {
    await closing.run()
    throw error
  }
}

async function assemble(
  config: Config,
  options: PlatformOptions,
  closing: Closing,
): Promise<Platform> {
  const { log, root, startDatabase } = options
  const { production } = config
  const { url, ownerUrl } = await findDatabase(startDatabase, config, log, closing)
  const directUrl = config.DATABASE_DIRECT_URL
  const mustHear = config.REDIS_URL === ''
  const databaseLog = keepBack(log)
  const db = await connect({
    url,
    directUrl,
    mustHear,
    poolSize: config.DATABASE_POOL,
    log: databaseLog,
    ...(config.DATABASE_REPLICA_URL !== '' && { replica: { url: config.DATABASE_REPLICA_URL } }),
  })
  closing.add(() => db.close())
  const folder = join(root, 'server/migrations')
  const { known } = await prepareDatabase({ db, ownerUrl, directUrl, folder, log, production })

  const times = createTimes(options.now ?? (await startClock(db, options, closing)))
  const { now, makeId } = times
  const secret = loadSecret(config.SECRET, config.DATA_DIR)
  await joinHouse(db, secret, now())
  const sessions = createSessions({ db, secret, now, makeId })
  const seal = await createSeal({ db, secret, now })
  const http = await createHttp({ config, log, sessions, seal })
  closing.add(() => http.app.close())
  const events = createEvents({ db, log, now, makeId })
  const jobs = await createJobs({ db, log, now })
  const upkeep = createUpkeep({ db, jobs, sessions, log, now })
  // The platform's own tables first, because rooms may write events while they are wired.
  await upkeep.makePartitions()

  const bus =
    config.REDIS_URL === '' ? createPostgresBus(db) : await createRedisBus(config.REDIS_URL, log)
  const publicUrl = config.PUBLIC_URL
  const sockets = await createSockets({ http, sessions, bus, log, now, publicUrl })
  const faults = createFaults({ db, log, now, makeId, production })
  const ports = choosePorts(config)
  closing.add(async () => {
    await Promise.all([ports.sms.close(), ports.email.close(), ports.push.close()])
  })
  const messages = createMessages({
    db,
    jobs,
    faults,
    now,
    makeId,
    production,
    ports,
    written: (id) => sockets.publish('operators', { kind: 'message.written', id }),
  })
  faults.strikeCalls(http)
  const health = serveHealth({ http, db, migrations: known })
  const metrics = serveMetrics({ http, config, db, jobs, events, sockets })

  return {
    config,
    log,
    now,
    makeId,
    asOf: production ? undefined : times.asOf,
    secret,
    db,
    sessions,
    seal,
    http,
    events,
    jobs,
    upkeep,
    sockets,
    faults,
    messages,
    metrics,
    closing,
    drain: () => health.startClosing(),
    async start() {
      http.requireRooms()
      await upkeep.makePartitions()
      await faults.start()
      closing.add(() => faults.stop())
      await events.start()
      closing.add(() => events.stop())
      await jobs.start()
      // Before events, for calls that are under way may write some. It says goodbye to the sockets, too.
      closing.add(() => http.app.close())
      // While calls are still served: a job may make one, and what calls add meanwhile waits for the next start.
      closing.add(() => jobs.stop())
      closing.add(() => health.startClosing())
      databaseLog.release()
    },
  }
}

async function startClock(
  db: Database,
  { log, nodeClock }: PlatformOptions,
  closing: Closing,
): Promise<() => Date> {
  const clock = await createClock({ db, log, ...(nodeClock && { ofNode: nodeClock }) })
  closing.add(() => clock.stop())
  return clock.now
}

/** The one that is named, or one of our own that is started. */
async function findDatabase(
  start: StartDatabase | undefined,
  config: Config,
  log: Log,
  closing: Closing,
): Promise<{ readonly url: string; readonly ownerUrl: string }> {
  const { DATABASE_URL, DATABASE_OWNER_URL } = config
  if (DATABASE_URL !== '') return { url: DATABASE_URL, ownerUrl: DATABASE_OWNER_URL }
  if (start === undefined) throw new StartupProblem('DATABASE_URL names no database; set it.')
  const server = await start({ dataDir: config.DATA_DIR, log })
  closing.add(() => server.stop())
  return server
}
