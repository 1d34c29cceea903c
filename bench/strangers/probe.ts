import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { playRound } from '@baize/contract/arcade/arcade'
import { median } from '../frame.ts'
import { threadTimeMs } from '../processor-time.ts'

export type Probe = {
  /**
   * Asks for so long and gives what health and a spin took: the time for which the server's thread had the processor
   * between question and answer, its work for others included. What the machine gives to other programs is no part of it.
   */
  measure(seconds: number): Promise<Times>
}

/** What the middle one of the calls took. */
export type Times = {
  readonly healthMs: number
  readonly spinMs: number
}

type Probed = { readonly port: number; readonly pid: number; readonly tokens: readonly string[] }

const agent = new Agent({ keepAlive: true, maxSockets: 64 })
/** The other player, and whoever watches the node. */
const headers = { 'x-forwarded-for': '198.51.100.7', 'content-type': 'application/json' }
const healthEveryMs = 50
const spinEveryMs = 100

/** Looks at health, and lets one player after the other spin, whether or not those before were answered. */
export function openProbe({ port, pid, tokens: seats }: Probed): Probe {
  let turn = 0

  async function time(method: string, path: string, body = ''): Promise<number> {
    const from = threadTimeMs(pid)
    const status = await new Promise<number>((resolve, reject) => {
      const asked = request({ agent, port, host: '127.0.0.1', method, path, headers }, (answer) => {
        answer.resume()
        answer.on('end', () => resolve(answer.statusCode ?? 0))
      })
      asked.on('error', reject)
      asked.end(body)
    })
    if (status !== 200) throw new Error(`${path} answered ${status}.`)
    return threadTimeMs(pid) - from
  }

  function spin(): Promise<number> {
    turn += 1
    const session = seats[turn % seats.length]
    const body = { session, request: `probe-spin-${turn}`, stake: '2000', choice: null }
    return time('POST', playRound.path, JSON.stringify(body))
  }

  return {
    async measure(seconds) {
      const until = performance.now() + seconds * 1_000
      const health: Promise<number>[] = []
      const spins: Promise<number>[] = []
      for (let step = 0; performance.now() < until; step += 1) {
        health.push(time('GET', '/healthz'))
        if (step % (spinEveryMs / healthEveryMs) === 0) spins.push(spin())
        await wait(healthEveryMs)
      }
      return {
        healthMs: median(await Promise.all(health)),
        spinMs: median(await Promise.all(spins)),
      }
    },
  }
}
