import type { ArcadeRound } from '@baize/contract/arcade/arcade'
import type {
  FairChain,
  PastRound,
  SharedBet,
  SharedState,
  TableChain,
} from '@baize/contract/arcade/shared-table'
import type { SharedGame } from '@baize/games/game'
import type { SharedBet as Bet } from './bets.store.ts'
import type { Chain } from './chains.store.ts'
import type { Round } from './store.ts'

/** What lies on spots everybody at the table sees; what else was chosen with a stake is its player's alone. */
export function showBet({ bets }: Pick<SharedGame, 'bets'>, bet: Bet, viewer: string): SharedBet {
  const { id, nickname, player, slot, stake, choice, move, payout } = bet
  return {
    id,
    player: nickname,
    own: player === viewer,
    slot,
    stake: String(stake),
    choice: bets === undefined ? null : choice,
    move,
    payout: String(payout),
  }
}

type Seen = {
  readonly game: SharedGame
  readonly round: Round
  readonly bets: readonly Bet[]
  readonly players: number
  readonly past: readonly Round[]
  /** Those of the round and of the past ones. */
  readonly used: readonly Chain[]
  readonly at: Date
  /** Whoever looks; nobody, for what is told to all. */
  readonly viewer: string
}

/** What everybody may know of a round at this moment: neither its link nor its outcome before it is over. */
export function showState(seen: Seen): SharedState {
  const { game, round, bets, players, past, used, at, viewer } = seen
  const { number, phase, phaseEndsAt, startedAt, outcome, link, commitment, chain, place } = round
  const { voidedBy } = round
  return {
    table: game.id,
    round: number,
    phase,
    phaseEndsAt: phaseEndsAt?.toISOString() ?? '',
    startedAt: startedAt?.toISOString() ?? '',
    serverTime: at.toISOString(),
    outcome,
    commitment,
    link,
    chain,
    place,
    ...showValue(round),
    voidedBy,
    bets: bets.map((bet) => showBet(game, bet, viewer)),
    players,
    history: past.map(showPast),
    chains: used.map(showChain),
  }
}

/** Which public value decides a round, and that value once it is out. */
export function showValue(round: Round) {
  const { scheme, closesAt, beacon, beaconRound, beaconValue } = round
  return { scheme, closesAt: closesAt?.toISOString() ?? '', beacon, beaconRound, beaconValue }
}

export function showPast(round: Round): PastRound {
  const { number, outcome, link, chain, place, voidedBy } = round
  return { round: number, outcome, link, chain, place, ...showValue(round), voidedBy }
}

export function showChain(chain: Chain): FairChain {
  const { id, terminal, position, length, salt, beacon, beaconRound, beaconValue } = chain
  return { id, terminal, position, length, salt, beacon, beaconRound, beaconValue }
}

export function showTableChain(chain: Chain & { readonly used: number }): TableChain {
  const { used, createdAt, endedAt, endedBy } = chain
  return {
    chain: showChain(chain),
    used,
    createdAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? '',
    endedBy,
  }
}

/** A bet as a round of its player, for the list of those. */
export function showAsRound(bet: Bet, code: string, round: Round | undefined): ArcadeRound {
  const { id, table, stake, choice, move, payout, roundAt, endedAt, state } = bet
  const isOver = state === 'settled' || state === 'voided'
  return {
    id,
    game: code,
    model: table,
    state: isOver ? state : 'open',
    stake: String(stake),
    choice,
    moves: move === null ? [] : [move],
    shown: { round: bet.round, outcome: round?.outcome ?? null, move },
    payout: state === 'settled' ? String(payout) : '0',
    jackpot: '0',
    seed: '',
    nonce: 0,
    openedAt: roundAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? '',
    voidedBy: state !== 'voided' ? '' : round?.voidedBy === 'no_value' ? 'no_value' : 'interrupted',
  }
}
