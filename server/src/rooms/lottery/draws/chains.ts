import { randomBytes } from 'node:crypto'
import { chainSalt, makeChain } from '@baize/kernel/fair'
import type { IdMaker } from '@baize/kernel/ids'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { Log } from '../../../platform/log.ts'
import { errorText } from '../../../platform/scrub.ts'
import type { SecretBox } from '../../../platform/secret-box.ts'
import type { Lottery } from '../lotteries/lottery.ts'
import * as store from './chains.store.ts'
import type { Chain } from './chains.store.ts'
import type { LotteryBeacon, PublishChain } from './promises.ts'

export type ChainsDeps = {
  readonly db: Database
  readonly log: Log
  readonly makeId: IdMaker
  readonly box: SecretBox
  readonly beacon: LotteryBeacon
  readonly publishPromise: PublishChain
  /** How the chain of a lottery is called in the public list. */
  readonly tableOf: (lottery: Lottery) => string
  readonly chainLength?: number
}

export type Place = { readonly chain: string; readonly place: number }

/** What a draw is made of besides its own public value. */
export type Key = { readonly link: string; readonly salt: string }

export type Chains = {
  /** The next places of a lottery, so many; with the lock of the lottery held. A chain that is over says why. */
  take(tx: Transaction, lottery: Lottery, count: number, at: Date): Promise<Place[]>
  /** Nothing while the salt is not out; `unreadable` for a chain that was sealed with another secret. */
  keyOf(place: Place, at: Date): Promise<Key | 'unreadable' | undefined>
}

/** About two days of a draw every minute. */
const usualLength = 3_000
const mostKept = 200

/** The chains of the lotteries, one at a time for each. */
export function createChains(deps: ChainsDeps): Chains {
  const { db, log, makeId, box, beacon, publishPromise, chainLength = usualLength } = deps
  const known = new Map<string, readonly string[]>()

  /**
   * What is promised is all that can be: what is drawn and for which lottery, how many draws there are at most, and which
   * public value, that nobody knows yet, makes the salt.
   */
  async function begin(tx: Transaction, lottery: Lottery, at: Date): Promise<Chain> {
    const id = makeId('chn')
    const seed = randomBytes(32).toString('hex')
    const terminal = makeChain(seed, chainLength)[0] as string
    const table = deps.tableOf(lottery)
    const beaconRound = beacon.roundAfter(at)
    const detail =
      `table ${table}, length ${chainLength}, salt of beacon ${beacon.name} round ${beaconRound}, ` +
      `rounds of beacon ${beacon.name}`
    const position = await publishPromise(tx, {
      kind: 'chain',
      id,
      commitment: terminal,
      at,
      detail,
    })
    const chain: Chain = {
      id,
      lottery: lottery.id,
      table,
      terminal,
      sealedSeed: box.seal(seed, id),
      length: chainLength,
      beacon: beacon.name,
      beaconRound,
      beaconValue: '',
      salt: '',
      position,
      createdAt: at,
      endedAt: null,
      endedBy: '',
    }
    await store.insertChain(tx, chain)
    return chain
  }

  async function chainFor(tx: Transaction, lottery: Lottery, at: Date) {
    const found = await store.findChainInUse(tx, lottery.id)
    if (found !== undefined) {
      const isLeft = found.beacon !== beacon.name || seedOf(found) === undefined
      if (!isLeft && found.used < found.length) return found
      const end =
        found.used >= found.length ? 'flown' : found.used === 0 ? 'never_flown' : 'retired'
      await store.endChain(tx, found.id, end, at)
    }
    return { ...(await begin(tx, lottery, at)), used: 0 }
  }

  async function saltOf({ id, terminal, salt, beaconRound, ...chain }: Chain, at: Date) {
    if (salt !== '') return salt
    // A value of a beacon that was changed for another does not come any more.
    if (chain.beacon !== beacon.name) return undefined
    const value = await beacon.valueOf(beaconRound, at)
    if (value === undefined) return undefined
    const made = chainSalt(terminal, value)
    await store.setSalt(db, id, { salt: made, value })
    return made
  }

  function seedOf({ id, sealedSeed }: Chain): string | undefined {
    try {
      return box.open(sealedSeed, id)
    } catch (error) {
      log.error({ chain: id, error: errorText(error) }, 'A chain of a lottery is unreadable.')
      return undefined
    }
  }

  function linksOf(chain: Chain): readonly string[] | undefined {
    const kept = known.get(chain.id)
    if (kept !== undefined) return kept
    const seed = seedOf(chain)
    if (seed === undefined) return undefined
    const links = makeChain(seed, chain.length)
    if (known.size >= mostKept) known.clear()
    known.set(chain.id, links)
    return links
  }

  return {
    async take(tx, lottery, count, at) {
      const places: Place[] = []
      while (places.length < count) {
        const { id, used, length } = await chainFor(tx, lottery, at)
        const free = Math.min(length - used, count - places.length)
        for (let next = 1; next <= free; next += 1) places.push({ chain: id, place: used + next })
        if (places.length < count) await store.endChain(tx, id, 'flown', at)
      }
      return places
    },
    async keyOf({ chain: id, place }, at) {
      const chain = await store.findChain(db, id)
      if (chain === undefined) throw new Error(`The chain ${id} is missing.`)
      const link = linksOf(chain)?.[place]
      if (link === undefined) return 'unreadable'
      const salt = await saltOf(chain, at)
      return salt === undefined ? undefined : { link, salt }
    },
  }
}
