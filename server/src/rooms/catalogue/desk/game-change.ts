import type { StoredLabel } from '../rules.ts'
import type { StandingChange } from './rules.ts'

/** What may change of one game. */
export type GameChange = StandingChange & {
  readonly names?: Readonly<Record<string, string | undefined>> | undefined
  readonly aliases?: readonly string[] | undefined
  readonly labels?: readonly StoredLabel[] | undefined
  readonly minStake?: bigint | undefined
  /** 0 for none. */
  readonly lines?: number | undefined
  readonly demo?: boolean | undefined
}

export type ChangeRefusal =
  | 'not_found'
  | 'nothing_changed'
  | 'ends_in_past'
  | 'name_taken'
  | 'field_invalid'
