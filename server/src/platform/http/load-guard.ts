import { monitorEventLoopDelay, performance, type IntervalHistogram } from 'node:perf_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Log } from '../log.ts'
import { TransportRefusal } from './answer.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Health is told however much there is to do; money is refused last. */
    shed?: 'never' | 'last'
  }
}

/** How the event loop fared since the sample before. */
export type Sample = {
  /** How long a call that came at any moment had to wait for its turn, on average. */
  readonly waitMs: number
  /** The part of the time in which it had something to do. */
  readonly busy: number
  /** The part of the time for which the process had a processor. */
  readonly ran: number
}

/** Who is refused: nobody, then strangers, then all whose call moves no money, then everybody. */
export const sheddings = ['nobody', 'strangers', 'most', 'all'] as const
export type Shedding = (typeof sheddings)[number]

const waitFrom = { strangers: 100, most: 250, all: 1_000 } as const
const busyFrom = 0.9
/** Below, calls wait for a machine that is busy with other things: to refuse them would help nobody. */
const usualRan = 0.6

function judge({ waitMs, busy, ran }: Sample, ranFrom: number): number {
  if (busy < busyFrom || ran < ranFrom) return 0
  if (waitMs >= waitFrom.all) return 3
  if (waitMs >= waitFrom.most) return 2
  return waitMs >= waitFrom.strangers ? 1 : 0
}

/** Two samples in a row must say it, for one long stop is over when it is seen; that it is over, one says. */
export function createJudgement(ranFrom = usualRan): (sample: Sample) => Shedding {
  let before = 0
  return (sample) => {
    const now = judge(sample, ranFrom)
    const both = Math.min(now, before)
    before = now
    return sheddings[both] ?? 'nobody'
  }
}

/** Whether a call is refused. Who shows a token is known soon; until then it counts as one who is. */
export function isShed(shedding: Shedding, { routeOptions, headers }: Asker): boolean {
  if (shedding === 'nobody') return false
  const { shed, endpoint } = routeOptions.config
  if (shed === 'never') return false
  if (shedding === 'all') return true
  if (shed === 'last' || endpoint?.shedLast === true) return false
  return shedding === 'most' || headers.authorization === undefined
}

type Asker = {
  readonly headers: Pick<FastifyRequest['headers'], 'authorization'>
  readonly routeOptions: { readonly config: FastifyRequest['routeOptions']['config'] }
}

export type LoadGuard = {
  /** How many calls were refused so far; for the metrics. */
  refused(): number
}

const lookEveryMs = 500
const resolution = 20

/** Of a long turn of the loop more calls find the end far away than of a short one: the mean of squares, not of turns. */
function waitOf({ count, mean, stddev }: IntervalHistogram): number {
  return count === 0 ? 0 : (mean * mean + stddev * stddev) / (2 * mean) / 1e6
}

/**
 * Watches the event loop of a server that listens, and refuses calls when it comes too late to everything: quick refusals
 * for some leave time for the rest, and for those who ask whether we are well.
 */
export function guardLoad(app: FastifyInstance, log: Log, ranFrom = usualRan): LoadGuard {
  const delays = monitorEventLoopDelay({ resolution })
  const judgeNext = createJudgement(ranFrom)
  let used = performance.eventLoopUtilization()
  let spent = { cpu: process.cpuUsage(), at: performance.now() }
  let shedding: Shedding = 'nobody'
  let refused = 0
  let clock: NodeJS.Timeout | undefined

  function look(): void {
    const since = performance.eventLoopUtilization(used)
    used = performance.eventLoopUtilization()
    const waitMs = waitOf(delays)
    delays.reset()
    const { user, system } = process.cpuUsage(spent.cpu)
    const ran = (user + system) / 1_000 / (performance.now() - spent.at)
    spent = { cpu: process.cpuUsage(), at: performance.now() }
    const next = judgeNext({ waitMs, busy: since.utilization, ran })
    if (next !== shedding) {
      log.warn({ shedding: next, before: shedding, waitMs: Math.round(waitMs) }, 'load')
    }
    shedding = next
  }

  app.addHook('onListen', (done) => {
    delays.enable()
    clock = setInterval(look, lookEveryMs).unref()
    done()
  })
  app.addHook('onClose', (_app, done) => {
    clearInterval(clock)
    delays.disable()
    done()
  })
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isShed(shedding, request)) return done()
    refused += 1
    return done(new TransportRefusal('unavailable'))
  })
  return { refused: () => refused }
}
