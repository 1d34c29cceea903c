import { randomBytes } from 'node:crypto'
import { crash, mostOut } from '@baize/games/crash/crash'
import { reachedAfterMs } from '@baize/games/crash/curve'
import { chainChance, chainSalt, makeChain } from '@baize/kernel/fair'
import type { IdMaker } from '@baize/kernel/ids'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { SecretBox } from '../../../platform/secret-box.ts'
import type { Beacon } from '../beacon/beacon.ts'
import { publish } from '../seeds/seeds.ts'
import * as store from './store.ts'

/** What a flight is decided by. The link stays in the process until the flight is over. */
export type Fate = {
  readonly link: string
  /** The link before it, which everybody knows by now. */
  readonly commitment: string
  readonly salt: string
  /** In hundredths. */
  readonly crashedAt: number
  /** How long after take-off. */
  readonly crashesAfterMs: number
}

export type NextPlace =
  | { readonly kind: 'place'; readonly chain: string; readonly place: number }
  /** The chain is published, and the public value of its salt is not out yet. */
  | { readonly kind: 'wait'; readonly ms: number }

export type Chains = {
  /** The place that comes next: on the chain in use, or on a new one whose beginning is published first. */
  next(): Promise<NextPlace>
  fateOf(flight: Pick<store.Flight, 'chain' | 'place'>): Promise<Fate>
}

type Deps = {
  readonly db: Database
  readonly now: () => Date
  readonly makeId: IdMaker
  readonly box: SecretBox
  readonly beacon: Beacon
  readonly length?: number
}

/** About two days of flights without a pause. */
const usualLength = 10_000
const table = 'crash'
/** A value that should be out and cannot be had is asked for again. */
const askAgainMs = 1_000

export function createChains(deps: Deps): Chains {
  const { db, now, makeId, box, beacon, length = usualLength } = deps
  const known = new Map<string, { readonly links: readonly string[]; readonly salt: string }>()

  /**
   * Of several nodes one makes it. What is promised with its beginning is all that can be promised: whose it is, how long
   * it is, and which public value, not known to anybody yet, its salt will be made of.
   */
  async function create(tx: Transaction): Promise<store.Chain> {
    const id = makeId('chn')
    const seed = randomBytes(32).toString('hex')
    const terminal = makeChain(seed, length)[0] as string
    const createdAt = now()
    const made: store.Chain = {
      id,
      table,
      terminal,
      sealedSeed: box.seal(seed, id),
      length,
      salt: '',
      beacon: beacon.name,
      beaconRound: beacon.roundAfter(createdAt),
      beaconValue: '',
      createdAt,
    }
    await store.addChain(tx, made)
    const detail = detailOf(made)
    await publish(tx, { kind: 'chain', id, commitment: terminal, at: createdAt, detail })
    return made
  }

  /** The chain in use and its next place. A chain that was flown to its end says so, and another follows. */
  async function findPlace(): Promise<{ chain: store.Chain; place: number }> {
    const found = await store.findNextPlace(db, table)
    if (found !== undefined && found.place <= found.chain.length) return found
    return await db.transaction(async (tx) => {
      await store.lockTable(tx, table)
      const before = await store.findNextPlace(tx, table)
      if (before !== undefined && before.place <= before.chain.length) return before
      if (before !== undefined) await store.endChain(tx, before.chain.id, 'flown', now())
      return { chain: await create(tx), place: 1 }
    })
  }

  async function saltOf({ id, terminal, salt, beaconRound }: store.Chain): Promise<string> {
    if (salt !== '') return salt
    const value = await beacon.valueOf(beaconRound)
    if (value === undefined) return ''
    await store.setSalt(db, id, { salt: chainSalt(terminal, value), value })
    return (await store.findChain(db, id))?.salt ?? ''
  }

  async function load(id: string) {
    const kept = known.get(id)
    if (kept !== undefined) return kept
    const chain = await store.findChain(db, id)
    if (chain === undefined) throw new Error(`The chain ${id} is missing.`)
    const loaded = {
      links: makeChain(box.open(chain.sealedSeed, id), chain.length),
      salt: chain.salt,
    }
    // One is in use and one may be looked back at.
    if (known.size >= 2) known.clear()
    known.set(id, loaded)
    return loaded
  }

  return {
    async next() {
      const { chain, place } = await findPlace()
      if ((await saltOf(chain)) !== '') return { kind: 'place', chain: chain.id, place }
      const dueMs = beacon.timeOf(chain.beaconRound).getTime() - now().getTime()
      return { kind: 'wait', ms: dueMs > 0 ? dueMs : askAgainMs }
    },
    async fateOf({ chain, place }) {
      const { links, salt } = await load(chain)
      const link = links[place]
      const commitment = links[place - 1]
      if (link === undefined || commitment === undefined) throw new Error('A chain is too short.')
      const { crashedAt } = crash.draw(chainChance(link, salt))
      // The last hundredth lasts as long as any other; at the ceiling it ends when it is reached.
      const crashesAfterMs = reachedAfterMs(crashedAt === mostOut ? mostOut : crashedAt + 1)
      return { link, commitment, salt, crashedAt, crashesAfterMs }
    },
  }
}

/** As the public list has it, and as its hash covers it. */
function detailOf({ table: key, length, beacon, beaconRound }: store.Chain): string {
  return `table ${key}, length ${length}, salt of beacon ${beacon} round ${beaconRound}`
}
