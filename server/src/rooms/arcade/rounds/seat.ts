import type { ArcadeRound } from '@baize/contract/arcade/arcade'
import type { Game } from '@baize/games/game'
import type { IdMaker } from '@baize/kernel/ids'
import type { Database } from '../../../platform/database/database.ts'
import type { Log } from '../../../platform/log.ts'
import type { CashierFor } from '../cashier.ts'
import type { PlayRefusal } from '../refusals.ts'
import type { Seeds } from '../seeds/seeds.ts'
import type { Session } from '../sessions/sessions.ts'
import type { StakeRefusal, Stakes } from '../stakes.ts'

/** Somebody at a game of one player. */
export type Seat = {
  readonly session: Session
  readonly game: Game
  /** The code, as clients are told it. */
  readonly code: string
  readonly stakes: Stakes
  readonly cycleMs: number
}

export type WantedRound = {
  readonly request: string
  readonly stake: bigint
  readonly choice: unknown
}

export type Moved = { readonly round: string; readonly step: number; readonly move: unknown }

export type PlayedRound = {
  readonly round: ArcadeRound
  readonly balance: bigint
  readonly nonce: number
}

export type RoundRefusal =
  | PlayRefusal
  | StakeRefusal
  | 'invalid_choice'
  | 'too_soon'
  | 'round_open'
  | 'seed_required'

export type MoveRefusal = PlayRefusal | 'not_found' | 'round_over' | 'round_voided' | 'invalid_move'

export type RoundsDeps = {
  readonly db: Database
  readonly log: Log
  readonly now: () => Date
  readonly makeId: IdMaker
  readonly seeds: Seeds
  readonly cashierFor: CashierFor
}

/** Whether moves may follow its stake. */
export function isStepped(game: Game): boolean {
  return game.steps !== 'none'
}
