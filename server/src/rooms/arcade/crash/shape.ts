import type { ArcadeRound, CrashBet, CrashState, FairChain } from '@baize/contract/arcade/arcade'
import type { Fate } from './chains.ts'
import type { Bet } from './bets.store.ts'
import type { Chain, Flight, Past } from './store.ts'

export function showBet(bet: Bet, viewer: string): CrashBet {
  const { id, nickname, player, slot, stake, outAt, payout } = bet
  return {
    id,
    player: nickname,
    own: player === viewer,
    slot,
    stake: String(stake),
    outAt,
    payout: String(payout),
  }
}

type Seen = {
  readonly flight: Flight
  readonly fate: Fate
  readonly bets: readonly Bet[]
  readonly players: number
  readonly past: readonly Past[]
  /** Those of the flight and of the past ones. */
  readonly used: readonly Chain[]
  readonly at: Date
  /** Whoever looks; nobody, for what is told to all. */
  readonly viewer: string
}

/** What everybody may know of a flight at this moment: neither its link nor its end before it is over. */
export function showState({
  flight,
  fate,
  bets,
  players,
  past,
  used,
  at,
  viewer,
}: Seen): CrashState {
  const { number, phase, phaseEndsAt, startedAt, crashedAt, link, chain, place } = flight
  return {
    round: number,
    phase,
    phaseEndsAt: phaseEndsAt?.toISOString() ?? '',
    startedAt: startedAt?.toISOString() ?? '',
    serverTime: at.toISOString(),
    crashedAt,
    commitment: fate.commitment,
    link,
    chain,
    place,
    bets: bets.map((bet) => showBet(bet, viewer)),
    players,
    history: [...past],
    chains: used.map(showChain),
  }
}

export function showChain(chain: Chain): FairChain {
  const { id, terminal, length, salt, beacon, beaconRound, beaconValue } = chain
  return { id, terminal, length, salt, beacon, beaconRound, beaconValue }
}

/** A bet as a round of its player, for the list of those. */
export function showAsRound(bet: Bet, code: string, flight: Flight | undefined): ArcadeRound {
  const { id, stake, autoOut, outAt, payout, roundAt, endedAt, round, state } = bet
  const isOver = state === 'settled' || state === 'voided'
  return {
    id,
    game: code,
    model: 'crash',
    state: state === 'settled' || state === 'voided' ? state : 'open',
    stake: String(stake),
    choice: { outAt: autoOut },
    moves: outAt === 0 ? [] : [{ outAt }],
    shown: { round, crashedAt: flight?.crashedAt ?? 0, outAt },
    payout: isOver ? String(payout) : '0',
    jackpot: '0',
    seed: '',
    nonce: 0,
    openedAt: roundAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? '',
    voidedBy: '',
  }
}
