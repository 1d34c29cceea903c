import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { SeedPair } from '@baize/contract/arcade/arcade'
import { commitmentOf, type FairSeeds } from '@baize/kernel/fair'
import type { IdMaker } from '@baize/kernel/ids'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database } from '../../../platform/database/database.ts'
import type { SecretBox } from '../../../platform/secret-box.ts'
import * as store from './store.ts'

export { publish } from './store.ts'

export type Seeds = {
  /** The pair that a player plays with; made, and its commitment published, when there is none yet. */
  active(player: string): Promise<SeedPair>
  /** Those that were revealed, newest first. */
  listRevealed(player: string): Promise<SeedPair[]>
  /** Reveals the pair in use and begins with another. Not while a round goes on whose board would be known by it. */
  exchange(
    player: string,
    clientSeed: string,
  ): Promise<Result<{ readonly active: SeedPair; readonly revealed: SeedPair }, 'round_open'>>
  /** A pair as whoever may see it sees it: its server seed when it was revealed. */
  find(id: string): Promise<SeedPair | undefined>
  /** What a round is played with. It stays in the process. */
  secretsOf(id: string): Promise<Pick<FairSeeds, 'serverSeed' | 'clientSeed'>>
  listCommitments(after: bigint, limit: number): Promise<Published[]>
}

export type Published = Omit<store.ListedCommitment, 'sealedSeed' | 'link' | 'place' | 'salt'> & {
  readonly revealed: string
  readonly round: number
  readonly salt: string
}

type Deps = {
  readonly db: Database
  readonly now: () => Date
  readonly makeId: IdMaker
  readonly box: SecretBox
}

const mostRevealed = 50
const mostKnown = 50_000
/** Older ones that are open were interrupted, and are swept. */
const runsAtMostMs = 120_000
const mostTries = 10
const tryAgainMs = 100

export function createSeeds({ db, now, makeId, box }: Deps): Seeds {
  const known = new Map<string, Pick<FairSeeds, 'serverSeed' | 'clientSeed'>>()

  function makePair(player: string, clientSeed: string): store.StoredPair {
    const id = makeId('sed')
    const seed = randomBytes(32).toString('hex')
    return {
      id,
      player,
      commitment: commitmentOf(seed),
      sealedSeed: box.seal(seed, id),
      clientSeed,
      nonce: 0,
      createdAt: now(),
      revealedAt: null,
    }
  }

  /** What is played with next is asked for at once, so it need not be read again. */
  function remember(pair: Pick<store.StoredPair, 'id' | 'sealedSeed' | 'clientSeed'>) {
    const secrets = { serverSeed: box.open(pair.sealedSeed, pair.id), clientSeed: pair.clientSeed }
    const [oldest] = known.size >= mostKnown ? known.keys() : []
    if (oldest !== undefined) known.delete(oldest)
    known.set(pair.id, secrets)
    return secrets
  }

  function show(pair: store.StoredPair): SeedPair {
    const { id, commitment, clientSeed, nonce, createdAt, revealedAt } = pair
    return {
      id,
      commitment,
      clientSeed,
      nonce,
      serverSeed: revealedAt === null ? '' : box.open(pair.sealedSeed, id),
      createdAt: createdAt.toISOString(),
      revealedAt: revealedAt?.toISOString() ?? '',
    }
  }

  async function tryExchange(player: string, clientSeed: string) {
    return await db.transaction(async (tx) => {
      const before = await store.lockActive(tx, player)
      if (before === undefined) throw new Error('A player without seeds asked for others.')
      const at = now()
      const open = await store.findOpenRound(tx, player, new Date(at.getTime() - runsAtMostMs))
      if (open === 'running') return open
      if (open === 'waiting') return refuse('round_open')
      await store.revealPair(tx, before.id, at)
      const next = makePair(player, clientSeed)
      await store.addPair(tx, next)
      await store.goOn(tx, before.id, next.id)
      return ok({ active: show(next), revealed: show({ ...before, revealedAt: at }) })
    })
  }

  return {
    async active(player) {
      const found = await store.findActive(db, player)
      if (found !== undefined) return show(found)
      const made = makePair(player, randomBytes(8).toString('hex'))
      if (await db.transaction((tx) => store.addPair(tx, made))) {
        remember(made)
        return show(made)
      }
      // Whoever was faster made the one in use.
      const active = await store.findActive(db, player)
      if (active === undefined) throw new Error('A pair of seeds was not kept.')
      return show(active)
    },
    async listRevealed(player) {
      return (await store.listRevealed(db, player, mostRevealed)).map(show)
    },
    async exchange(player, clientSeed) {
      for (let tries = 0; ; tries += 1) {
        const exchanged = await tryExchange(player, clientSeed)
        if (exchanged !== 'running') return exchanged
        // A spin is noted as ended a moment after its player was answered.
        if (tries === mostTries) return refuse('round_open')
        await sleep(tryAgainMs)
      }
    },
    async find(id) {
      const pair = await store.findPair(db, id)
      return pair && show(pair)
    },
    async secretsOf(id) {
      const kept = known.get(id)
      if (kept !== undefined) return kept
      const pair = await store.findPair(db, id)
      if (pair === undefined) throw new Error('A round names a pair of seeds that is not there.')
      return remember(pair)
    },
    async listCommitments(after, limit) {
      const rows = await store.listCommitments(db, after, limit)
      return rows.map(({ sealedSeed, link, place, salt, ...row }) => ({
        ...row,
        revealed: sealedSeed === null ? (link ?? '') : box.open(sealedSeed, row.id),
        round: place ?? 0,
        salt: salt ?? '',
      }))
    },
  }
}
