import type { ArcadeRound } from '@baize/contract/arcade/arcade'
import type { SharedBet, SharedState } from '@baize/contract/arcade/shared-table'
import type { PlayableTable } from '../table-state.ts'

/** An own bet that has ended, as the list of own rounds has it; the server's list names it by the same id. */
export function asRound(
  bet: SharedBet,
  { round, outcome, startedAt, serverTime }: SharedState,
  { game }: Pick<PlayableTable, 'game'>,
): ArcadeRound {
  return {
    id: bet.id,
    game: game.code,
    model: game.model,
    state: 'settled',
    stake: bet.stake,
    choice: bet.choice,
    moves: bet.move === null ? [] : [bet.move],
    shown: { round, outcome, move: bet.move },
    payout: bet.payout,
    jackpot: '0',
    seed: '',
    nonce: 0,
    openedAt: startedAt || serverTime,
    endedAt: serverTime,
    voidedBy: '',
  }
}

type SharedShown = { readonly round?: number; readonly outcome?: unknown; readonly move?: unknown }

/** What a record of a shared round holds of it. */
export function sharedShownOf({ shown }: Pick<ArcadeRound, 'shown'>) {
  const { round = 0, outcome = null, move = null } = (shown ?? {}) as SharedShown
  return { round, outcome, move }
}
