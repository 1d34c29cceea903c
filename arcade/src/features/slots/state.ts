import type { ArcadePlayed } from '@baize/contract/arcade/arcade'
import { isOutOfReach, type CallFailed } from '@baize/contract/client/client'

/** Where a slot stands. `resting` shows the result until the next spin may begin. */
export type SlotPhase = 'ready' | 'spinning' | 'showing' | 'resting'

export type SlotState = {
  readonly phase: SlotPhase
  readonly stake: bigint
  /** The name of the spin that was asked for; kept when no answer came, so that it is asked for again and not anew. */
  readonly request: string | undefined
  readonly played: ArcadePlayed | undefined
  /** The frame that is on the reels now; -1 while they turn. */
  readonly frame: number
  /** Something is presented that a press ends. */
  readonly isPresenting: boolean
  /** Before this moment no further spin begins. */
  readonly readyAt: number
  readonly failure: CallFailed | undefined
}

export type SlotEvent =
  | { readonly kind: 'stake_chosen'; readonly stake: bigint }
  | { readonly kind: 'spun'; readonly request: string }
  | { readonly kind: 'answered'; readonly played: ArcadePlayed; readonly readyAt: number }
  | { readonly kind: 'frame_shown'; readonly frame: number }
  | { readonly kind: 'presenting'; readonly on: boolean }
  | { readonly kind: 'ended' }
  | { readonly kind: 'rested' }
  | { readonly kind: 'failed'; readonly failure: CallFailed }

export function startSlot(stake: bigint): SlotState {
  return {
    phase: 'ready',
    stake,
    request: undefined,
    played: undefined,
    frame: -1,
    isPresenting: false,
    readyAt: 0,
    failure: undefined,
  }
}

export function reduceSlot(state: SlotState, event: SlotEvent): SlotState {
  switch (event.kind) {
    case 'stake_chosen':
      // A spin whose fate is unknown keeps its stake: the same name with another stake would be refused.
      return canChange(state) ? { ...state, stake: event.stake, failure: undefined } : state
    case 'spun':
      if (state.phase !== 'ready') return state
      return { ...startSlot(state.stake), request: event.request, phase: 'spinning' }
    case 'answered':
      return state.phase === 'spinning'
        ? {
            ...state,
            phase: 'showing',
            played: event.played,
            readyAt: event.readyAt,
            request: undefined,
          }
        : state
    case 'frame_shown':
      return state.phase === 'showing' ? { ...state, frame: event.frame } : state
    case 'presenting':
      return state.phase === 'showing' ? { ...state, isPresenting: event.on } : state
    case 'ended':
      return state.phase === 'showing' ? { ...state, phase: 'resting', isPresenting: false } : state
    case 'rested':
      return state.phase === 'resting' ? { ...state, phase: 'ready' } : state
    case 'failed':
      return {
        ...state,
        phase: 'ready',
        isPresenting: false,
        failure: event.failure,
        request: isOutOfReach(event.failure) ? state.request : undefined,
      }
  }
}

export const canChange = ({ phase, request }: SlotState): boolean =>
  (phase === 'ready' || phase === 'resting') && request === undefined

/** How long a result rests, so that a cycle is never shorter than the table says. */
export function restMs({ readyAt }: Pick<SlotState, 'readyAt'>, now: number): number {
  return Math.max(0, readyAt - now)
}
