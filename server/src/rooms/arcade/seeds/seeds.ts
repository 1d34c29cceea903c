import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { NextSeed, SeedPair } from '@baize/contract/arcade/arcade'
import { commitmentOf, type FairSeeds } from '@baize/kernel/fair'
import type { IdMaker } from '@baize/kernel/ids'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database } from '../../../platform/database/database.ts'
import type { SecretBox } from '../../../platform/secret-box.ts'
import { createListHead } from './head.ts'
import * as store from './store.ts'

export { publish } from './store.ts'

export type Standing = {
  /** The pair that is played with; nothing before the player has sent a first seed. */
  readonly active: SeedPair | null
  /** The house's seed of the pair after it, published before anybody can send a seed for it. */
  readonly next: NextSeed
}

export type Exchanged = {
  readonly active: SeedPair
  /** Null at the first seat. */
  readonly revealed: SeedPair | null
  readonly next: NextSeed
}

export type Seeds = {
  /** What a player plays with and what comes next; the next is made and published when there is none yet. */
  standing(player: string): Promise<Standing>
  /** Of the next round under the pair in use. */
  nonceOf(player: string): Promise<number>
  /** Those that were revealed, newest first. */
  listRevealed(player: string): Promise<SeedPair[]>
  /**
   * Begins to play with the next seed of the house, which the player names by its commitment, and with one of the
   * player's choice; reveals the pair before, and publishes the commitment of another. Not while a round goes on whose
   * board would be known by it.
   */
  exchange(player: string, own: OwnSeed): Promise<Result<Exchanged, 'round_open' | 'seed_changed'>>
  /** A pair as whoever may see it sees it: its server seed when it was revealed. */
  find(id: string): Promise<SeedPair | undefined>
  /** The same for a player, whose own it must be. */
  findOwn(player: string, id: string): Promise<SeedPair | undefined>
  /** What a round is played with. It stays in the process. */
  secretsOf(id: string): Promise<Pick<FairSeeds, 'serverSeed' | 'clientSeed'>>
  listCommitments(after: bigint, limit: number): Promise<Published[]>
  /** Who says what became of chains that another room published: those of the ids that it knows. */
  setChains(tell: TellChains): void
  /** Who says which rounds of one shot of a player, begun since then, are paid for. */
  setRounds(tell: ListPaid): void
  /** Of the public list, as this node knows it: 30 seconds old at most. */
  head(): Promise<store.ListHead>
}

export type OwnSeed = {
  readonly clientSeed: string
  /** Of the next seed, as the player was shown it. */
  readonly commitment: string
}

export type Published = Omit<
  store.ListedCommitment,
  'sealedSeed' | 'link' | 'place' | 'salt' | 'beaconValue' | 'endedBy'
> & {
  readonly revealed: string
  readonly round: number
  readonly salt: string
  readonly beaconValue: string
  readonly endedBy: NonNullable<store.ListedCommitment['endedBy']>
}

type Deps = {
  readonly db: Database
  readonly now: () => Date
  readonly makeId: IdMaker
  readonly box: SecretBox
}

/** What was told of a chain since it was published: its last link that was used, its salt, its end. */
export type TellChains = (ids: readonly string[]) => Promise<
  readonly (Pick<store.ListedCommitment, 'link' | 'place' | 'salt' | 'beaconValue' | 'endedBy'> & {
    readonly id: string
  })[]
>

type ListPaid = (player: string, since: Date) => Promise<readonly string[]>

const mostRevealed = 50
const mostKnown = 50_000
/** Older ones that are open were interrupted, and are swept. */
const runsAtMostMs = 120_000
const mostTries = 10
const tryAgainMs = 100

export function createSeeds({ db, now, makeId, box }: Deps): Seeds {
  const known = new Map<string, Pick<FairSeeds, 'serverSeed' | 'clientSeed'>>()

  function makeNext(player: string): Omit<store.NextSeed, 'position'> {
    const id = makeId('sed')
    const seed = randomBytes(32).toString('hex')
    const sealedSeed = box.seal(seed, id)
    return { id, player, commitment: commitmentOf(seed), sealedSeed, createdAt: now() }
  }

  function remember(pair: Pick<store.StoredPair, 'id' | 'sealedSeed' | 'clientSeed'>) {
    const secrets = { serverSeed: box.open(pair.sealedSeed, pair.id), clientSeed: pair.clientSeed }
    const [oldest] = known.size >= mostKnown ? known.keys() : []
    if (oldest !== undefined) known.delete(oldest)
    known.set(pair.id, secrets)
    return secrets
  }

  function show(pair: store.StoredPair): SeedPair {
    const { id, commitment, position, clientSeed, nonce, createdAt, activatedAt, revealedAt } = pair
    return {
      id,
      commitment,
      position,
      clientSeed,
      nonce,
      serverSeed: revealedAt === null ? '' : box.open(pair.sealedSeed, id),
      createdAt: createdAt.toISOString(),
      activatedAt: activatedAt.toISOString(),
      revealedAt: revealedAt?.toISOString() ?? '',
    }
  }

  function showNext({ commitment, position, createdAt }: store.NextSeed): NextSeed {
    return { commitment, position, createdAt: createdAt.toISOString() }
  }

  async function tryExchange(player: string, { clientSeed, commitment }: OwnSeed) {
    const since = new Date(now().getTime() - runsAtMostMs)
    // Asked before the pair is held: whoever holds one connection and waits for another may wait for each other.
    const paid = await listPaid(player, since)
    return await db.transaction(async (tx) => {
      const before = await store.lockActive(tx, player)
      const next = await store.lockNext(tx, player)
      if (next?.commitment !== commitment) return refuse('seed_changed')
      const at = now()
      if (before !== undefined) {
        const open = await store.findOpenRound(tx, player, { since, paid })
        if (open === 'running') return open
        if (open === 'waiting') return refuse('round_open')
        await store.revealPair(tx, before.id, at)
      }
      await store.activate(tx, next.id, { clientSeed, at })
      if (before !== undefined) await store.goOn(tx, before.id, next.id)
      const after = await store.addNext(tx, makeNext(player))
      if (after === undefined) throw new Error('A player has two seeds that come next.')
      const active = { ...next, clientSeed, nonce: 0, activatedAt: at, revealedAt: null }
      return ok({
        active: show(active),
        revealed: before === undefined ? null : show({ ...before, revealedAt: at }),
        next: showNext(after),
      })
    })
  }

  async function nextOf(player: string): Promise<store.NextSeed> {
    const found = await store.findNext(db, player)
    if (found !== undefined) return found
    const made = await db.transaction((tx) => store.addNext(tx, makeNext(player)))
    // Whoever was faster made the one that stands.
    const next = made ?? (await store.findNext(db, player))
    if (next === undefined) throw new Error('A seed that comes next was not kept.')
    return next
  }

  let tellChains: TellChains = () => Promise.resolve([])
  let listPaid: ListPaid = () => Promise.resolve([])

  return {
    async standing(player) {
      const active = await store.findActive(db, player)
      return {
        active: active === undefined ? null : show(active),
        next: showNext(await nextOf(player)),
      }
    },
    async nonceOf(player) {
      return (await store.findActive(db, player))?.nonce ?? 0
    },
    async listRevealed(player) {
      return (await store.listRevealed(db, player, mostRevealed)).map(show)
    },
    async exchange(player, own) {
      for (let tries = 0; ; tries += 1) {
        const exchanged = await tryExchange(player, own)
        if (exchanged !== 'running') return exchanged
        // A spin is on its way to the wallet for a moment, and with fun money noted as ended a moment after its player was answered.
        if (tries === mostTries) return refuse('round_open')
        await sleep(tryAgainMs)
      }
    },
    async find(id) {
      const pair = await store.findPair(db, id)
      return pair && show(pair)
    },
    async findOwn(player, id) {
      const pair = await store.findPair(db, id)
      return pair?.player === player ? show(pair) : undefined
    },
    head: createListHead({ db, now }),
    async secretsOf(id) {
      const kept = known.get(id)
      if (kept !== undefined) return kept
      const pair = await store.findPair(db, id)
      if (pair === undefined) throw new Error('A round names a pair of seeds that is not there.')
      return remember(pair)
    },
    setRounds: (tell) => void (listPaid = tell),
    setChains: (tell) => void (tellChains = tell),
    async listCommitments(after, limit) {
      const listed = await store.listCommitments(db, after, limit)
      const chains = listed.filter(({ kind }) => kind === 'chain').map(({ id }) => id)
      const told = new Map((await tellChains(chains)).map((chain) => [chain.id, chain]))
      const rows = listed.map((row) => ({ ...row, ...told.get(row.id) }))
      return rows.map(({ sealedSeed, link, place, salt, beaconValue, endedBy, ...row }) => ({
        ...row,
        revealed: sealedSeed === null ? (link ?? '') : box.open(sealedSeed, row.id),
        round: place ?? 0,
        salt: salt ?? '',
        beaconValue: beaconValue ?? '',
        endedBy: endedBy ?? '',
      }))
    },
  }
}
