import { setTimeout as wait } from 'node:timers/promises'
import { type Caller, openCaller } from '../stakes/caller.ts'

/** How long each call took, in milliseconds, and for how long the load ran. */
export type Timed = { readonly delaysMs: readonly number[]; readonly tookMs: number }

type Call = (caller: Caller, request: string) => Promise<string>

/** An answer that is no 200 is a problem: nothing that is measured here may be refused. */
const call: Call = (caller, request) =>
  new Promise((resolve, reject) =>
    caller.call(request, (status, body) => {
      if (status === 200) resolve(body)
      else reject(new Error(`A call was answered ${status}: ${body.slice(0, 200)}`))
    }),
  )

const statusOf = (port: number) =>
  `GET /wps/system/status HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n\r\n`

/**
 * Connections that have each been answered once. Node takes one new connection with each turn of its loop, so the
 * first answer on one that was only opened would wait for all those before it.
 */
async function openAll(port: number, count: number) {
  let fail: (problem: Error) => void = () => {}
  const broken = new Promise<never>((_, reject) => (fail = reject))
  broken.catch(() => {})
  const opened = Array.from({ length: count }, () => openCaller(port, (error) => fail(error)))
  const callers = await Promise.all(opened)
  await Promise.race([Promise.all(callers.map((caller) => call(caller, statusOf(port)))), broken])
  return { callers, broken, close: () => callers.forEach((caller) => caller.close()) }
}

export type Logins = {
  /** So many at once, each sending the next login as soon as it has its answer, until the time is over. */
  run(requests: string[], seconds: number): Promise<Timed>
  close(): void
}

export async function openLogins(port: number, atOnce: number): Promise<Logins> {
  const { callers, broken, close } = await openAll(port, atOnce)
  async function run(requests: string[], seconds: number): Promise<Timed> {
    const delaysMs: number[] = []
    const began = performance.now()
    const until = began + seconds * 1000
    async function keepOn(caller: Caller): Promise<void> {
      while (performance.now() < until) {
        const request = requests.pop()
        if (request === undefined) throw new Error('There were too few logins made ready.')
        const at = performance.now()
        const body = await call(caller, request)
        if (!body.includes('"userInfo":{')) throw new Error(`Nobody came in: ${body.slice(0, 200)}`)
        delaysMs.push(performance.now() - at)
      }
    }
    await Promise.race([Promise.all(callers.map(keepOn)), broken])
    return { delaysMs, tookMs: performance.now() - began }
  }
  return { run, close }
}

const everyMs = 10
const mostAtOnce = 200

export type Asked = Timed & {
  /** How late this process itself was to ask, which does next to nothing: what the machine keeps everybody waiting. */
  readonly lateMs: readonly number[]
}

export type Status = {
  /**
   * Asks for the status a hundred times a second, whether or not the one before was answered, so that a stop of the
   * server is felt by all who would have come meanwhile. Goes on until `end` is done.
   */
  run(end: Promise<unknown>): Promise<Asked>
  close(): void
}

export async function openStatus(port: number): Promise<Status> {
  const { callers: free, broken, close } = await openAll(port, mostAtOnce)
  const request = statusOf(port)
  async function run(end: Promise<unknown>): Promise<Asked> {
    const delaysMs: number[] = []
    const lateMs: number[] = []
    const under = new Set<Promise<void>>()
    const load = { ended: false }
    void end.finally(() => (load.ended = true)).catch(() => {})
    async function ask(caller: Caller): Promise<void> {
      const at = performance.now()
      await call(caller, request)
      delaysMs.push(performance.now() - at)
      free.push(caller)
    }
    const began = performance.now()
    for (let n = 0; !load.ended; n += 1) {
      const planned = began + n * everyMs
      await wait(Math.max(0, planned - performance.now()))
      lateMs.push(performance.now() - planned)
      const caller = free.shift()
      if (caller === undefined) throw new Error('The status was not answered for two seconds.')
      const asked = ask(caller)
      under.add(asked)
      void asked.finally(() => under.delete(asked)).catch(() => {})
    }
    await Promise.race([Promise.all(under), broken])
    return { delaysMs, lateMs, tookMs: performance.now() - began }
  }
  return { run, close }
}

export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN
}
