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

async function openAll(port: number, count: number) {
  let fail: (problem: Error) => void = () => {}
  const broken = new Promise<never>((_, reject) => (fail = reject))
  broken.catch(() => {})
  const opened = Array.from({ length: count }, () => openCaller(port, (error) => fail(error)))
  const callers = await Promise.all(opened)
  return { callers, broken, close: () => callers.forEach((caller) => caller.close()) }
}

/** So many at once, each sending the next login as soon as it has its answer, until the time is over. */
export async function logIn(
  port: number,
  requests: string[],
  { atOnce, seconds }: { readonly atOnce: number; readonly seconds: number },
): Promise<Timed> {
  const { callers, broken, close } = await openAll(port, atOnce)
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
  try {
    await Promise.race([Promise.all(callers.map(keepOn)), broken])
    return { delaysMs, tookMs: performance.now() - began }
  } finally {
    close()
  }
}

const everyMs = 10
const mostAtOnce = 200

/**
 * Asks for the status a hundred times a second, whether or not the one before was answered, so that a stop of the
 * server is felt by all who would have come meanwhile. Goes on until `end` is done.
 */
export async function askStatus(port: number, end: Promise<unknown>): Promise<Timed> {
  const { callers, broken, close } = await openAll(port, mostAtOnce)
  const request = `GET /wps/system/status HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n\r\n`
  const delaysMs: number[] = []
  const under = new Set<Promise<void>>()
  let ended = false
  void end.finally(() => (ended = true)).catch(() => {})
  const began = performance.now()
  async function ask(caller: Caller, planned: number): Promise<void> {
    await call(caller, request)
    delaysMs.push(performance.now() - planned)
    callers.push(caller)
  }
  try {
    for (let n = 0; !ended; n += 1) {
      const planned = began + n * everyMs
      await wait(Math.max(0, planned - performance.now()))
      const caller = callers.pop()
      if (caller === undefined) throw new Error('The status was not answered for two seconds.')
      // What this process is late itself is not the server's.
      const asked = ask(caller, performance.now())
      under.add(asked)
      void asked.finally(() => under.delete(asked)).catch(() => {})
    }
    await Promise.race([Promise.all(under), broken])
    return { delaysMs, tookMs: performance.now() - began }
  } finally {
    close()
  }
}

export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN
}
