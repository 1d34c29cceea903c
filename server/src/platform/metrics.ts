import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import type { Events } from './events/events.ts'
import { sendRefusal } from './http/answer.ts'
import { hiddenRoute } from './http/hidden.ts'
import type { Http } from './http/http.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Sockets } from './sockets/sockets.ts'
import { mayRead } from './metrics-guard.ts'

export type Metrics = {
  /** Rooms add their own figures here. */
  readonly registry: Registry
}

type Deps = {
  readonly http: Http
  readonly config: Pick<Config, 'METRICS_TOKEN' | 'TRUST_PROXY'>
  readonly db: Database
  readonly jobs: Jobs
  readonly events: Events
  readonly sockets: Sockets
}

/** Serves `/metrics` in Prometheus' format, to this machine or for a token. */
export function serveMetrics(deps: Deps): Metrics {
  const { http, config } = deps
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  measureCalls(http, registry)
  watchLoad(http, registry)
  watchDatabase(deps, registry)
  watchReplica(deps, registry)
  watchWork(deps, registry)
  watchSockets(deps, registry)

  const options = { schema: hiddenRoute, config: { shed: 'never' } } as const
  http.app.get('/metrics', options, async (request, reply) => {
    if (!mayRead(request, config)) return sendRefusal(request, reply, { code: 'not_allowed' })
    const text = await registry.metrics()
    return reply
      .header('content-type', registry.contentType)
      .header('cache-control', 'no-store')
      .send(text)
  })
  return { registry }
}

function watchLoad(http: Http, registry: Registry): void {
  const shed = new Counter({
    name: 'http_shed_total',
    help: 'Calls that were refused because the event loop came too late to everything.',
    registers: [registry],
    collect() {
      shed.reset()
      shed.inc(http.load.refused())
    },
  })
}

/** Routes are labelled as the contract writes them, so that no caller can make new series. */
function measureCalls(http: Http, registry: Registry): void {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long calls took, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  http.app.addHook('onResponse', (request, reply, done) => {
    const { url } = request.routeOptions
    const route = url ?? 'unknown'
    const method = url === undefined ? 'any' : request.method
    durations.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })
}

function watchDatabase({ db }: Deps, registry: Registry): void {
  const connections = new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool by state, and calls that wait for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { total, idle, waiting } = db.connections()
      connections.set({ state: 'busy' }, total - idle)
      connections.set({ state: 'idle' }, idle)
      connections.set({ state: 'waiting' }, waiting)
    },
  })
}

function watchReplica({ db }: Deps, registry: Registry): void {
  if (db.replica() === undefined) return
  const replica = new Gauge({
    name: 'database_replica',
    help: 'Whether the replica is read (1 or 0), and how many seconds it is behind.',
    labelNames: ['figure'],
    registers: [registry],
    collect() {
      const { isRead = false, behindSeconds = 0 } = db.replica() ?? {}
      replica.set({ figure: 'read' }, isRead ? 1 : 0)
      replica.set({ figure: 'behind_seconds' }, behindSeconds)
    },
  })
}

function watchWork({ jobs, events }: Deps, registry: Registry): void {
  const queue: Gauge<'state'> = new Gauge({
    name: 'jobs',
    help: 'Jobs in the queue by state.',
    labelNames: ['state'],
    registers: [registry],
    collect: () =>
      unlessAway(queue, async () => {
        const counts = await jobs.count()
        for (const state of ['waiting', 'running', 'retrying', 'parked'] as const) {
          queue.set({ state }, counts.get(state) ?? 0)
        }
      }),
  })
  const outbox: Gauge<'subscriber' | 'state'> = new Gauge({
    name: 'events',
    help: 'Events that a subscriber has not come to yet (up to 10,000), and those that it gave up.',
    labelNames: ['subscriber', 'state'],
    registers: [registry],
    collect: () =>
      unlessAway(outbox, async () => {
        for (const { name: subscriber, behind, parked } of await events.listSubscribers()) {
          outbox.set({ subscriber, state: 'behind' }, behind)
          outbox.set({ subscriber, state: 'parked' }, parked)
        }
      }),
  })
}

/** While the database is away, its figures are missing and the others are still told. */
async function unlessAway<Label extends string>(
  gauge: Gauge<Label>,
  collect: () => Promise<void>,
): Promise<void> {
  try {
    await collect()
  } catch {
    gauge.reset()
  }
}

function watchSockets({ sockets }: Deps, registry: Registry): void {
  const open = new Gauge({
    name: 'sockets_open',
    help: 'Open sockets of this node.',
    registers: [registry],
    collect() {
      open.set(sockets.counts().open)
    },
  })
  const dropped = new Counter({
    name: 'sockets_dropped_total',
    help: 'Sockets that were dropped because they did not read, and news that were lost.',
    labelNames: ['what'],
    registers: [registry],
    collect() {
      const { droppedAsSlow, lost } = sockets.counts()
      dropped.reset()
      dropped.inc({ what: 'slow' }, droppedAsSlow)
      dropped.inc({ what: 'lost_news' }, lost)
    },
  })
}
