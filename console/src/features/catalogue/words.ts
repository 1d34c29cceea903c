import type { DeskGame, LaunchTest } from '@baize/contract/catalogue/catalogue-desk'
import { gameCategories } from '@baize/contract/catalogue/catalogue-names'
import type { TextKey } from '@baize/texts/keys'
import type { Standing } from './standing.ts'

export type Category = DeskGame['category']
export type GameLabel = DeskGame['labels'][number]

/** In the order of every menu. The hot list is a list of its own, not a category of a game. */
export const shownCategories = gameCategories.filter((name) => name !== 'HOT')

export const gameLabels = ['NEW', 'JACKPOT'] as const satisfies readonly GameLabel[]

export const gameLabelNames = {
  NEW: 'catalogue-desk.labelNew',
  JACKPOT: 'catalogue-desk.labelJackpot',
  HOT: 'catalogue-desk.labelHot',
} as const satisfies Record<GameLabel | 'HOT', TextKey>

export const standings = ['open', 'maintenance', 'disabled'] as const satisfies readonly Standing[]

export const standingNames = {
  open: 'catalogue-desk.stateOpen',
  maintenance: 'catalogue-desk.stateMaintenance',
  disabled: 'catalogue-desk.stateDisabled',
} as const satisfies Record<Standing, TextKey>

export const outcomeNames = {
  opens: 'catalogue-desk.outcomeOpens',
  engine_not_ready: 'catalogue-desk.outcomeNoEngine',
  maintenance: 'catalogue-desk.outcomeMaintenance',
  closed: 'catalogue-desk.outcomeClosed',
  failed: 'catalogue-desk.outcomeFailed',
} as const satisfies Record<LaunchTest['outcome'], TextKey>

export const outcomeReasons = {
  opens: undefined,
  engine_not_ready: 'catalogue-desk.whyNoEngine',
  maintenance: 'catalogue-desk.whyMaintenance',
  closed: 'catalogue-desk.whyClosed',
  failed: 'catalogue-desk.whyFailed',
} as const satisfies Record<LaunchTest['outcome'], TextKey | undefined>
