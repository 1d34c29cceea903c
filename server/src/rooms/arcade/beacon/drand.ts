import { momentOf, roundAt, type PublicBeacon } from '@baize/games/public-beacon'
import { isPulseOf } from '@baize/games/pulse'
import type { Database } from '../../../platform/database/database.ts'
import type { Log } from '../../../platform/log.ts'
import { errorText } from '../../../platform/scrub.ts'
import type { Beacon } from './shape.ts'
import { findPulse, putPulse } from './store.ts'

type Deps = {
  readonly db: Database
  readonly log: Log
  readonly network: PublicBeacon
  /** Of whoever passes the values on. None of them needs to be believed: a value is signed. */
  readonly urls: readonly string[]
  /** How long one of them may take. */
  readonly patienceMs?: number
}

/** A clock that is behind must not name a round whose value is out already. */
const roundsAhead = 2
/** Clocks of servers are told the time; a second is far more than they are wrong by. */
const aheadMs = 1_000
const usualPatienceMs = 3_000
const mostBytes = 2_000

/** A public beacon, asked for over HTTP. Values are the beacon's signatures themselves, so that each proves itself. */
export function createDrandBeacon(deps: Deps): Beacon {
  const { db, log, network, urls, patienceMs = usualPatienceMs } = deps
  const { name } = network

  async function ask(url: string, round: number): Promise<string | undefined> {
    const address = `${url.replace(/(?<!\/)\/+$/, '')}/${network.chainHash}/public/${round}`
    const signal = AbortSignal.timeout(patienceMs)
    const reply = await fetch(address, { signal, redirect: 'error' })
    const value = reply.ok ? signatureIn(await reply.text()) : undefined
    if (value !== undefined && isPulseOf(network, round, value)) return value
    log.warn({ beacon: name, round, status: reply.status }, 'A value of a beacon is none.')
    return undefined
  }

  async function fetchPulse(round: number): Promise<string | undefined> {
    for (const url of urls) {
      try {
        const value = await ask(url, round)
        if (value !== undefined) return value
      } catch (error) {
        log.warn({ beacon: name, round, error: errorText(error) }, 'A beacon could not be asked.')
      }
    }
    return undefined
  }

  return {
    name,
    aheadMs,
    roundAfter: (at) => roundAt(network, at) + roundsAhead,
    roundFrom: (at) => roundAt(network, new Date(at.getTime() - 1)) + 1,
    timeOf: (round) => momentOf(network, round),
    async valueOf(round, at) {
      const known = await findPulse(db, name, round)
      if (known !== undefined || at < momentOf(network, round)) return known
      const value = await fetchPulse(round)
      if (value !== undefined) await putPulse(db, { beacon: name, round, value, at })
      return value
    },
  }
}

function signatureIn(text: string): string | undefined {
  if (text.length > mostBytes) return undefined
  try {
    const told: unknown = JSON.parse(text)
    const isTold = typeof told === 'object' && told !== null && 'signature' in told
    return isTold && typeof told.signature === 'string' ? told.signature : undefined
  } catch {
    return undefined
  }
}
