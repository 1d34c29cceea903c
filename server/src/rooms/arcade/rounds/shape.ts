import type { ArcadeRound } from '@baize/contract/arcade/arcade'
import type { Played } from '@baize/games/game'
import type { Round } from './store.ts'

/** A round as its player sees it; of one that was voided, nothing is shown. */
export function showRound(round: Round, game: string, played: Played): ArcadeRound {
  const {
    id,
    model,
    state,
    stake,
    choice,
    moves,
    payout,
    jackpot,
    seed,
    nonce,
    at,
    endedAt,
    voidedBy,
  } = round
  return {
    id,
    game,
    model,
    state,
    stake: String(stake),
    ...(played.staked > stake && { staked: String(played.staked) }),
    choice,
    moves: [...moves],
    shown: state === 'voided' ? null : played.shown,
    payout: String(payout),
    jackpot: String(jackpot),
    seed,
    nonce,
    openedAt: at.toISOString(),
    endedAt: endedAt?.toISOString() ?? '',
    voidedBy,
  }
}
