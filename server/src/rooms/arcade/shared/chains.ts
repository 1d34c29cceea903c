import { randomBytes } from 'node:crypto'
import type { Json, SharedGame } from '@baize/games/game'
import { chainChance, chainSalt, makeChain, roundSalt } from '@baize/kernel/fair'
import type { IdMaker } from '@baize/kernel/ids'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { Log } from '../../../platform/log.ts'
import { errorText } from '../../../platform/scrub.ts'
import type { SecretBox } from '../../../platform/secret-box.ts'
import type { Beacon } from '../beacon/beacon.ts'
import { publish } from '../seeds/seeds.ts'
import * as store from './chains.store.ts'
import type { TableClock } from './clock.ts'
import { presentScheme, type Round } from './store.ts'

/** What a round is decided by. It stays in the process until the round is over. */
export type Fate = {
  readonly link: string
  readonly outcome: Json
  /** How long after its start it is over. */
  readonly lastsMs: number
}

export type NextPlace =
  | {
      readonly kind: 'place'
      readonly chain: string
      readonly place: number
      /** The link before it, which everybody knows by now. */
      readonly commitment: string
    }
  /** The chain is published, and the public value of its salt is not out yet. */
  | { readonly kind: 'wait'; readonly ms: number }

type Placed = Pick<Round, 'chain' | 'place'>

export type Chains = {
  /** The place that comes next: on the chain in use, or on a new one whose beginning is published first. */
  next(): Promise<NextPlace>
  /** Nothing when the chain cannot be read any more: it is left, and says so. */
  linkOf(round: Placed): Promise<string | undefined>
  /** How a round ends that runs; nothing when its chain cannot be read any more. */
  fateOf(round: Placed & Pick<Round, 'scheme' | 'beaconValue'>): Promise<Fate | undefined>
}

type Deps = {
  readonly db: Database
  readonly log: Log
  readonly clock: TableClock
  readonly makeId: IdMaker
  readonly box: SecretBox
  readonly beacon: Beacon
  readonly length?: number | undefined
}

/** About two days of flights without a pause. */
const usualLength = 10_000
/** A value that should be out and cannot be had is asked for again. */
const askAgainMs = 1_000

type UsedChain = { readonly chain: store.Chain; readonly place: number }

/** The chains of one table, one at a time. */
export function createChains(deps: Deps, game: SharedGame): Chains {
  const { db, log, clock, makeId, box, beacon, length = usualLength } = deps
  const table = game.id
  const known = new Map<string, { readonly links: readonly string[]; readonly salt: string }>()

  /**
   * Of several nodes one makes it. What is promised with its beginning is all that can be promised: whose it is, how long
   * it is, and which public value, not known to anybody yet, its salt will be made of.
   */
  async function create(tx: Transaction, createdAt: Date): Promise<store.Chain> {
    const id = makeId('chn')
    const seed = randomBytes(32).toString('hex')
    const terminal = makeChain(seed, length)[0] as string
    const made: store.NewChain = {
      id,
      table,
      terminal,
      sealedSeed: box.seal(seed, id),
      length,
      salt: '',
      beacon: beacon.name,
      beaconRound: beacon.roundAfter(createdAt),
      beaconValue: '',
      scheme: presentScheme,
      createdAt,
      endedAt: null,
      endedBy: '',
    }
    await store.addChain(tx, made)
    const detail = detailOf(made)
    const entry = { kind: 'chain', id, commitment: terminal, at: createdAt, detail } as const
    return { ...made, position: await publish(tx, entry) }
  }

  /** Why a chain is used no further: it was flown to its end, or promises another beacon or scheme than rounds have now. */
  function endOf({ chain, place }: UsedChain): store.ChainEnd | undefined {
    if (place > chain.length) return 'flown'
    if (chain.beacon === beacon.name && chain.scheme === presentScheme) return undefined
    return place === 1 ? 'never_flown' : 'retired'
  }

  /** The chain in use and its next place. A chain that is over says why, and another follows. */
  async function findPlace(at: Date): Promise<UsedChain> {
    const found = await store.findNextPlace(db, table)
    if (found !== undefined && endOf(found) === undefined) return found
    return await db.transaction(async (tx) => {
      await store.lockTable(tx, table)
      const before = await store.findNextPlace(tx, table)
      if (before !== undefined) {
        const endedBy = endOf(before)
        if (endedBy === undefined) return before
        await store.endChain(tx, before.chain.id, endedBy, at)
      }
      return { chain: await create(tx, at), place: 1 }
    })
  }

  async function saltOf(chain: store.Chain, at: Date): Promise<string> {
    const { id, terminal, salt, beaconRound } = chain
    if (salt !== '') return salt
    const value = await beacon.valueOf(beaconRound, at)
    if (value === undefined) return ''
    await store.setSalt(db, id, { salt: chainSalt(terminal, value), value })
    return (await store.findChain(db, id))?.salt ?? ''
  }

  /** Its links, with its salt; nothing when it was sealed with another secret than the present one. */
  async function load(id: string) {
    const kept = known.get(id)
    if (kept !== undefined) return kept
    const chain = await store.findChain(db, id)
    if (chain === undefined) throw new Error(`The chain ${id} is missing.`)
    const seed = openSeed(chain)
    if (seed === undefined) {
      await store.endChain(db, id, 'unreadable', await clock())
      return undefined
    }
    const loaded = { links: makeChain(seed, chain.length), salt: chain.salt }
    // One is in use and one may be looked back at.
    if (known.size >= 2) known.clear()
    if (chain.salt !== '') known.set(id, loaded)
    return loaded
  }

  function openSeed({ id, sealedSeed }: store.Chain): string | undefined {
    try {
      return box.open(sealedSeed, id)
    } catch (error) {
      log.error({ table, chain: id, error: errorText(error) }, 'A chain is left: it is unreadable.')
      return undefined
    }
  }

  async function next(): Promise<NextPlace> {
    const at = await clock()
    const { chain, place } = await findPlace(at)
    if ((await saltOf(chain, at)) === '') {
      const dueMs = beacon.timeOf(chain.beaconRound).getTime() - at.getTime()
      return { kind: 'wait', ms: dueMs > 0 ? dueMs : askAgainMs }
    }
    const loaded = await load(chain.id)
    if (loaded === undefined) return await next()
    const commitment = loaded.links[place - 1] as string
    return { kind: 'place', chain: chain.id, place, commitment }
  }

  /** The link of a round with the salt of its chain. */
  async function keyOf({ chain, place }: Placed) {
    const loaded = await load(chain)
    if (loaded === undefined) return undefined
    const link = loaded.links[place]
    if (link === undefined) throw new Error('A chain is too short.')
    return { link, salt: loaded.salt }
  }

  return {
    next,
    async linkOf(round) {
      return (await keyOf(round))?.link
    },
    async fateOf(round) {
      const { scheme, beaconValue } = round
      if (scheme === 2 && beaconValue === '') throw new Error('A round has no value yet.')
      const key = await keyOf(round)
      if (key === undefined) return undefined
      const { link, salt } = key
      const chance = chainChance(link, scheme === 2 ? roundSalt(salt, beaconValue) : salt)
      const outcome = game.draw(chance)
      return { link, outcome, lastsMs: game.lastsMs(outcome) }
    },
  }
}

/** As the public list has it, and as its hash covers it. */
function detailOf({ table, length, beacon, beaconRound }: store.NewChain): string {
  const salted = `salt of beacon ${beacon} round ${beaconRound}`
  return `table ${table}, length ${length}, ${salted}, rounds of beacon ${beacon}`
}
