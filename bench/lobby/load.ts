import { setTimeout as wait } from 'node:timers/promises'
import autocannon from 'autocannon'
import { type Caller, openCaller } from '../stakes/caller.ts'

export type Pace = {
  readonly seconds: number
  readonly connections: number
  readonly depth: number
}

/** Asks for the paths in turns, as fast as they are answered, and gives the answers a second. */
export async function measureRate(port: number, paths: readonly string[], pace: Pace) {
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections: pace.connections,
    pipelining: pace.depth,
    duration: pace.seconds,
    requests: paths.map((path) => ({ method: 'GET', path })),
  })
  const failed = result.non2xx + result.errors + result.timeouts
  if (failed > 0) throw new Error(`${failed} of ${result.requests.total + failed} calls failed.`)
  return result.requests.total / result.duration
}

/** Asks so many times that what is measured afterwards is compiled, however busy the machine is. */
export async function warmUp(port: number, paths: readonly string[], pace: Pace): Promise<void> {
  await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections: pace.connections,
    pipelining: pace.depth,
    amount: warmUpCalls,
    requests: paths.map((path) => ({ method: 'GET', path })),
  })
}

const warmUpCalls = 20_000

export type Delays = {
  /** From the moment each call is to be sent to its answer. */
  readonly delaysMs: readonly number[]
  /** How late this process itself was to ask: what the machine keeps everybody waiting. */
  readonly lateMs: readonly number[]
}

const mostAtOnce = 256

export type Even = {
  readonly perSecond: number
  readonly seconds: number
  /** What the call of this number says in its head, each line with its end. */
  readonly headOf?: (call: number) => string
}

/**
 * Asks so many times a second, whether or not those before were answered, so that a stop of the server is felt by all
 * who would have come meanwhile.
 */
export async function measureDelays(
  port: number,
  paths: readonly string[],
  { perSecond, seconds, headOf = () => '' }: Even,
): Promise<Delays> {
  let fail: (problem: Error) => void = () => {}
  const broken = new Promise<never>((_, reject) => (fail = reject))
  broken.catch(() => {})
  const callers = await Promise.all(
    Array.from({ length: mostAtOnce }, () => openCaller(port, (error) => fail(error))),
  )
  const free = [...callers]
  let wake = () => {}
  /** A connection that is free, when there is one. */
  async function nextFree(): Promise<Caller> {
    for (;;) {
      const caller = free.shift()
      if (caller !== undefined) return caller
      await Promise.race([new Promise<void>((resolve) => (wake = resolve)), broken])
    }
  }
  const delaysMs: number[] = []
  const lateMs: number[] = []
  const under = new Set<Promise<void>>()

  const ask = (caller: Caller, path: string, head: string, at: number) =>
    new Promise<void>((resolve, reject) => {
      const request = `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n${head}\r\n`
      caller.call(request, (status) => {
        delaysMs.push(performance.now() - at)
        free.push(caller)
        wake()
        if (status === 200) resolve()
        else reject(new Error(`${path} was answered ${status}.`))
      })
    })

  try {
    const began = performance.now()
    for (let n = 0; n < perSecond * seconds; n += 1) {
      const planned = began + (n * 1000) / perSecond
      const pause = planned - performance.now()
      if (pause > 0) await wait(pause)
      lateMs.push(Math.max(0, performance.now() - planned))
      // Who finds no connection free waits for one, and that is part of the answer's delay.
      const at = performance.now()
      const asked = ask(await nextFree(), paths[n % paths.length] ?? '/', headOf(n), at)
      under.add(asked)
      void asked.finally(() => under.delete(asked)).catch(() => {})
    }
    await Promise.race([Promise.all(under), broken])
  } finally {
    for (const caller of callers) caller.close()
  }
  return { delaysMs, lateMs }
}

/** The value below which so many of a hundred lie. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100))] ?? 0
}
