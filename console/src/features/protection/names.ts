import type { PlayerLimit } from '@baize/contract/protection'
import type { TextKey } from '@baize/texts/keys'

export const kindNames = {
  deposit: 'limits.deposit',
  loss: 'limits.loss',
} as const satisfies Record<PlayerLimit['kind'], TextKey>

export const periodNames = {
  day: 'limits.day',
  week: 'limits.week',
  month: 'limits.month',
} as const satisfies Record<PlayerLimit['period'], TextKey>
