import { setTimeout as sleep } from 'node:timers/promises'
import type { ErrorCode } from '@baize/contract/errors'
import type { Fault } from '@baize/contract/system/desk'
import type { IdMaker } from '@baize/kernel/ids'
import { ok, refuse, type Result } from '@baize/kernel/result'
import { isAway, type Database, type Transaction } from '../database/database.ts'
import { textsOf } from '@baize/texts/sources'
import { TransportRefusal } from '../http/answer.ts'
import type { Http } from '../http/http.ts'
import type { Log } from '../log.ts'
import { errorText } from '../scrub.ts'
import { callName, canBeStruck, codesOf, isErrorCode, isMeant, sampleValues } from './rules.ts'
import * as store from './store.ts'

export type Faults = {
  list(): Promise<Fault[]>
  /** Switches a fault on. Refused in production. */
  put(tx: Transaction, fault: Omit<Fault, 'id'>): Promise<Result<Fault, 'not_in_production'>>
  /** Switches one fault off, or all. Refused in production. */
  remove(
    tx: Transaction,
    id?: string,
  ): Promise<Result<undefined, 'not_in_production' | 'not_found'>>
  /** Waits as long as a fault says and answers its error word; empty when nothing is wrong. */
  strike(target: Fault['target'], scope: string): Promise<string>
  /** Whether there is any for a target: what is asked often need not wait to hear that there is none. */
  isQuiet(target: Fault['target']): boolean
  /** Lets faults strike the calls of the site. Operators' calls are spared, or nobody could switch them off. */
  strikeCalls(http: Http): void
  /** The vendors whose questions can be struck. The room that knows them sets it. */
  vendors(): readonly string[]
  setVendors(list: () => readonly string[]): void
  start(): Promise<void>
  stop(): void
}

type Deps = {
  readonly db: Database
  readonly log: Log
  readonly now: () => Date
  readonly makeId: IdMaker
  readonly production: boolean
}

const channel = 'platform_faults'
const longestLatencyMs = 5_000

/** Makes things fail on purpose, on test systems, so that every state can be reached and seen. */
export function createFaults({ db, log, now, makeId, production }: Deps): Faults {
  let known: readonly Fault[] = []
  let stopListening = () => {}
  let listVendors: () => readonly string[] = () => []

  function refresh(): void {
    store.listFaults(db, now()).then(
      (faults) => void (known = faults),
      (error: unknown) => {
        if (!isAway(error)) log.warn({ error: errorText(error) }, 'The faults could not be read.')
      },
    )
  }

  /** Whether the fault really strikes: another node may have used its last strike. */
  async function takeStrike({ id, remaining }: Fault): Promise<boolean> {
    if (remaining === null) return true
    const used = await store.useStrike(db, id)
    if (used !== 'struck') await db.transaction((tx) => db.notify(tx, channel, ''))
    return used !== 'gone'
  }

  async function strike(target: Fault['target'], scope: string): Promise<string> {
    if (production || known.length === 0) return ''
    let latencyMs = 0
    let word = ''
    for (const fault of known.filter((one) => isMeant(one, target, scope, now()))) {
      if (!(await takeStrike(fault))) continue
      latencyMs += fault.latencyMs
      if (word === '') word = fault.error
    }
    if (latencyMs > 0) await sleep(Math.min(latencyMs, longestLatencyMs))
    return word
  }

  return {
    list: () => store.listFaults(db, now()),
    async put(tx, fields) {
      if (production) return refuse('not_in_production')
      const fault = { ...fields, id: makeId('flt') }
      await store.insertFault(tx, fault, now())
      await db.notify(tx, channel, '')
      return ok(fault)
    },
    async remove(tx, id) {
      if (production) return refuse('not_in_production')
      const removed = await store.deleteFaults(tx, id)
      if (id !== undefined && removed === 0) return refuse('not_found')
      await db.notify(tx, channel, '')
      return ok()
    },
    strike,
    vendors: () => listVendors(),
    setVendors(list) {
      listVendors = list
    },
    isQuiet: (target) => production || !known.some((fault) => fault.target === target),
    strikeCalls(http) {
      if (production) return
      http.app.addHook('onRequest', async (request) => {
        // Mostly there are none, and then a call does not even look up its route.
        if (known.length === 0) return
        const { endpoint } = request.routeOptions.config
        if (endpoint === undefined || !canBeStruck(endpoint)) return
        const code = await strike('calls', callName(endpoint))
        if (code === '') return
        // A code that only some of the calls in a scope have makes the others unavailable.
        const isOwn = isErrorCode(code) && codesOf(endpoint).includes(code)
        throw refusal(isOwn ? code : 'unavailable')
      })
    },
    async start() {
      if (production) return
      stopListening = await db.listen(channel, refresh, refresh)
      known = await store.listFaults(db, now())
    },
    stop: () => stopListening(),
  }
}

function refusal(code: ErrorCode): TransportRefusal {
  return new TransportRefusal(code, sampleValues(textsOf('en', 'errors')[code] ?? ''))
}
