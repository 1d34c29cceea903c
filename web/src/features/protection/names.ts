import type { PlayerLimit } from '@baize/contract/protection'
import type { TextKey } from '@baize/texts/keys'

export const kindNames = {
  deposit: 'protection.deposit',
  loss: 'protection.loss',
} as const satisfies Record<PlayerLimit['kind'], TextKey>

export const periodNames = {
  day: 'protection.day',
  week: 'protection.week',
  month: 'protection.month',
} as const satisfies Record<PlayerLimit['period'], TextKey>
