import type { Family } from '@baize/games/lottery/play'
import type { Schedule } from '../schedules/schedule.ts'

/** What is drawn, for whom and when. */
export type Lottery = {
  readonly id: string
  readonly family: Family
  readonly titles: Readonly<Record<string, string>>
  readonly product: 'LOTT' | 'ELOTT'
  readonly vendor: string
  /** Such as `VN`. */
  readonly area: string
  /** Drawn by our own chain and a public value, or elsewhere, and told by two operators. */
  readonly source: 'own' | 'outside'
  readonly schedule: Schedule
  readonly isOpen: boolean
}
