import type { PlayerLimit } from '@baize/contract/protection/protection'
import type { TextKey } from './keys.ts'

export const limitKindNames = {
  deposit: 'protection.deposit',
  loss: 'protection.loss',
} as const satisfies Record<PlayerLimit['kind'], TextKey>

export const limitPeriodNames = {
  day: 'protection.day',
  week: 'protection.week',
  month: 'protection.month',
} as const satisfies Record<PlayerLimit['period'], TextKey>
