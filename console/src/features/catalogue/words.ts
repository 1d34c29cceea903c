import type { DeskGame, LaunchTest } from '@baize/contract/catalogue-desk'
import { gameCategories } from '@baize/contract/catalogue-names'
import type { TextKey } from '@baize/texts/keys'
import type { Standing } from './standing.ts'

export type Category = DeskGame['category']
export type GameLabel = DeskGame['labels'][number]

/** In the order of every menu. The hot list is a list of its own, not a category of a game. */
export const categories = gameCategories.filter((name) => name !== 'HOT')

export const categoryNames = {
  LIVE: 'catalogue.categoryLive',
  RNG: 'catalogue.categorySlots',
  FISH: 'catalogue.categoryFish',
  SPORTS: 'catalogue.categorySports',
  ESPORTS: 'catalogue.categoryEsports',
  PVP: 'catalogue.categoryCards',
  LOTT: 'catalogue.categoryLottery',
  ELOTT: 'catalogue.categoryElottery',
  COCKFIGHT: 'catalogue.categoryCockfight',
} as const satisfies Record<Category, TextKey>

export const gameLabels = ['NEW', 'JACKPOT'] as const satisfies readonly GameLabel[]

export const labelNames = {
  NEW: 'catalogue.labelNew',
  JACKPOT: 'catalogue.labelJackpot',
  HOT: 'catalogue.labelHot',
} as const satisfies Record<GameLabel | 'HOT', TextKey>

export const standings = ['open', 'maintenance', 'disabled'] as const satisfies readonly Standing[]

export const standingNames = {
  open: 'catalogue.stateOpen',
  maintenance: 'catalogue.stateMaintenance',
  disabled: 'catalogue.stateDisabled',
} as const satisfies Record<Standing, TextKey>

export const outcomeNames = {
  opens: 'catalogue.outcomeOpens',
  engine_not_ready: 'catalogue.outcomeNoEngine',
  maintenance: 'catalogue.outcomeMaintenance',
  closed: 'catalogue.outcomeClosed',
  failed: 'catalogue.outcomeFailed',
} as const satisfies Record<LaunchTest['outcome'], TextKey>

export const outcomeReasons = {
  opens: undefined,
  engine_not_ready: 'catalogue.whyNoEngine',
  maintenance: 'catalogue.whyMaintenance',
  closed: 'catalogue.whyClosed',
  failed: 'catalogue.whyFailed',
} as const satisfies Record<LaunchTest['outcome'], TextKey | undefined>
