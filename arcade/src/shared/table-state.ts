import type {
  ArcadePlayed,
  ArcadeRound,
  ArcadeTable,
  NextSeed,
  SeedPair,
} from '@baize/contract/arcade/arcade'
import type { BrokenPromise, Place } from './fair/hold-to-promise.ts'
import { nothingSeen, seeHead, seePair, type Seen } from './fair/seen.ts'

/** A table at which one can play: the browser has sent its seed. */
export type PlayableTable = ArcadeTable & { readonly seed: SeedPair }

/** What one person did at this game since it was opened. */
export type Tally = { readonly rounds: number; readonly staked: bigint; readonly returned: bigint }

/** What changes while a game is played; the table itself stays. */
export type TableState = {
  readonly balance: bigint
  readonly seed: SeedPair
  readonly nextSeed: NextSeed
  /** Where fingerprints stand in the public list, by all that was told here. */
  readonly places: readonly Place[]
  /** Nothing is played any more once a promise about seeds was not kept. */
  readonly broken?: BrokenPromise
  /** Newest first. */
  readonly last: readonly ArcadeRound[]
  readonly pools: ArcadeTable['pools']
  readonly tally: Tally
  readonly seen: Seen
}

export type TableEvent =
  /** A stake left the balance; what comes back is not known yet. */
  | { readonly kind: 'staked'; readonly stake: bigint }
  /** It did not: the balance is as before. */
  | { readonly kind: 'unstaked'; readonly stake: bigint }
  /** A step of a round that goes on. */
  | { readonly kind: 'moved'; readonly played: ArcadePlayed }
  | { readonly kind: 'settled'; readonly played: ArcadePlayed }
  | { readonly kind: 'balanced'; readonly balance: bigint }
  /** A bet in a round that all played at once. */
  | { readonly kind: 'ended'; readonly round: ArcadeRound }
  /** Rounds from a purse: the balance is as it was. */
  | { readonly kind: 'purse'; readonly rounds: readonly ArcadeRound[]; readonly nonce: number }
  | {
      readonly kind: 'exchanged'
      readonly seed: SeedPair
      readonly nextSeed: NextSeed
      readonly revealed?: readonly SeedPair[]
    }
  | { readonly kind: 'broken'; readonly broken: BrokenPromise }

const mostLast = 20

export function startTable(table: PlayableTable): TableState {
  return {
    balance: BigInt(table.balance),
    seed: table.seed,
    nextSeed: table.nextSeed,
    places: placesOf([table.seed, table.nextSeed]),
    last: table.last.filter(({ state }) => state !== 'open'),
    pools: table.pools,
    tally: { rounds: 0, staked: 0n, returned: 0n },
    seen: seePair(nothingSeen, table.seed),
  }
}

export function reduceTable(before: TableState, event: TableEvent): TableState {
  const state = reduce(before, event)
  return { ...state, seen: seePair(state.seen, state.seed) }
}

function reduce(state: TableState, event: TableEvent): TableState {
  switch (event.kind) {
    case 'staked':
      return { ...state, balance: state.balance - event.stake }
    case 'unstaked':
      return { ...state, balance: state.balance + event.stake }
    case 'moved':
      return takePlayed(state, event.played)
    case 'settled':
      return settle(takePlayed(state, event.played), event.played.round)
    case 'balanced':
      return { ...state, balance: event.balance }
    case 'ended':
      return settle(state, event.round)
    case 'purse':
      return event.rounds.reduce(settle, { ...state, seed: { ...state.seed, nonce: event.nonce } })
    case 'exchanged':
      return exchange(state, event)
    case 'broken':
      return { ...state, broken: event.broken }
  }
}

function exchange(
  state: TableState,
  { seed, nextSeed, revealed = [] }: Extract<TableEvent, { readonly kind: 'exchanged' }>,
): TableState {
  const told = placesOf([seed, nextSeed, ...revealed])
  const added = told.filter(
    ({ commitment }) => !state.places.some((place) => place.commitment === commitment),
  )
  return { ...state, seed, nextSeed, places: [...state.places, ...added] }
}

const placesOf = (told: readonly Place[]): Place[] =>
  told.map(({ commitment, position }) => ({ commitment, position }))

function takePlayed(state: TableState, played: ArcadePlayed): TableState {
  const { balance, nonce, pools, head } = played
  const seen = seeHead(state.seen, head)
  return { ...state, balance: BigInt(balance), pools, seen, seed: { ...state.seed, nonce } }
}

/** A round counts once, however often its answer comes. */
function settle(state: TableState, round: ArcadeRound): TableState {
  if (state.last.some(({ id }) => id === round.id)) return state
  return {
    ...state,
    last: [round, ...state.last].slice(0, mostLast),
    tally: addTo(state.tally, stakedIn(round), returnedBy(round)),
  }
}

/** All that was staked in a round, with what moves added to it. */
export function stakedIn({ stake, staked = stake }: Pick<ArcadeRound, 'stake' | 'staked'>): bigint {
  return BigInt(staked)
}

/** All that a round gave back, a pool's prize included. */
export function returnedBy({ payout, jackpot }: ArcadeRound): bigint {
  return BigInt(payout) + BigInt(jackpot)
}

const addTo = (tally: Tally, staked: bigint, returned: bigint): Tally => ({
  rounds: tally.rounds + 1,
  staked: tally.staked + staked,
  returned: tally.returned + returned,
})
