import type { TextKey } from '@baize/texts/keys'
import type { ShownLottery } from '../api.ts'

const headings = {
  ssc: 'lottery.family-ssc',
  '11x5': 'lottery.family-11x5',
  pk10: 'lottery.family-pk10',
  k3: 'lottery.family-k3',
  lf3: 'lottery.family-lf',
  lf5: 'lottery.family-lf',
  lhc: 'lottery.family-lhc',
  vnn: 'lottery.family-vnn',
  vns: 'lottery.family-vns',
  thai: 'lottery.family-thai',
  lao: 'lottery.family-lao',
  hanoi: 'lottery.family-hanoi',
  '4d': 'lottery.family-4d',
} as const satisfies Record<ShownLottery['family'], TextKey>

export const headingOf = ({ family }: Pick<ShownLottery, 'family'>) => headings[family]

export type Family = {
  readonly heading: TextKey
  readonly lotteries: readonly ShownLottery[]
}

/** Lotteries under what they are called together, in the order in which they come. */
export function familiesOf(lotteries: readonly ShownLottery[]): Family[] {
  return [...new Set(lotteries.map(headingOf))].map((heading) => ({
    heading,
    lotteries: lotteries.filter((one) => headingOf(one) === heading),
  }))
}
