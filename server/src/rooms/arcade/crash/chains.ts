import { randomBytes } from 'node:crypto'
import { crash, mostOut } from '@baize/games/crash/crash'
import { reachedAfterMs } from '@baize/games/crash/curve'
import { chainChance, makeChain } from '@baize/kernel/fair'
import type { IdMaker } from '@baize/kernel/ids'
import type { Database } from '../../../platform/database/database.ts'
import type { SecretBox } from '../../../platform/secret-box.ts'
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

export type Chains = {
  /** The place that comes next: on the chain in use, or on a new one whose beginning is published first. */
  next(): Promise<{ readonly chain: string; readonly place: number }>
  fateOf(flight: Pick<store.Flight, 'chain' | 'place'>): Promise<Fate>
}

type Deps = {
  readonly db: Database
  readonly now: () => Date
  readonly makeId: IdMaker
  readonly box: SecretBox
  /**
   * A public value that is fixed after a chain was published, such as the hash of a block that is yet to be found. By
   * default it is drawn here.
   */
  readonly drawSalt?: () => Promise<string>
  readonly length?: number
}

/** About two days of flights without a pause. */
const usualLength = 10_000

export function createChains(deps: Deps): Chains {
  const { db, now, makeId, box, length = usualLength } = deps
  const { drawSalt = async () => randomBytes(16).toString('hex') } = deps
  const known = new Map<string, { readonly links: readonly string[]; readonly salt: string }>()

  /** The beginning is committed before the salt is drawn, so that neither was chosen to suit the other. */
  async function create(): Promise<void> {
    const id = makeId('chn')
    const seed = randomBytes(32).toString('hex')
    const links = makeChain(seed, length)
    const terminal = links[0] as string
    const createdAt = now()
    const sealedSeed = box.seal(seed, id)
    await db.transaction(async (tx) => {
      await store.addChain(tx, { id, terminal, sealedSeed, length, salt: '', createdAt })
      await publish(tx, { kind: 'chain', id, commitment: terminal, at: createdAt })
    })
    await store.setSalt(db, id, await drawSalt())
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
      for (;;) {
        const found = await store.findNextPlace(db)
        if (found === undefined || found.place > found.chain.length) {
          await create()
        } else if (found.chain.salt === '') {
          // Whoever made it died in between.
          await store.setSalt(db, found.chain.id, await drawSalt())
        } else {
          return { chain: found.chain.id, place: found.place }
        }
      }
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
