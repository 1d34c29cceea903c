import { formatMoney, isCurrency, money } from '@baize/kernel/money'
import type { translate } from '@baize/texts/browser'
import type { WordChange } from '../../../shared/documents/changes-list.tsx'

export const settingNames = {
  least: 'lottery-tables.least',
  most: 'lottery-tables.most',
  step: 'lottery-tables.step',
  rebateOf: 'lottery-tables.rebateOf',
  backBps: 'lottery-tables.back',
  mostBets: 'lottery-tables.mostBets',
  mostMultiple: 'lottery-tables.mostMultiple',
  leastStake: 'lottery-tables.leastStake',
  mostStake: 'lottery-tables.mostStake',
  mostPrize: 'lottery-tables.mostPrize',
  issue: 'lottery-tables.ofIssue',
  play: 'lottery-tables.ofPlay',
  number: 'lottery-tables.ofNumber',
  member: 'lottery-tables.ofMember',
  isSold: 'lottery-tables.isSold',
  ways: 'lottery-tables.ways',
  factor: 'lottery-tables.factor',
  back: 'lottery-tables.backOfPlay',
  fromBps: 'lottery-tables.bandFrom',
  toBps: 'lottery-tables.bandTo',
} as const

const isName = (word: string): word is keyof typeof settingNames =>
  Object.hasOwn(settingNames, word)

type Said = Parameters<typeof String>[0]

/** A change of the play tables in words: modes and plays by their codes, sums as money, shares in percent. */
export function tableWords(t: typeof translate, tag: string): WordChange {
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 })
  return ({ path, before, after }) => {
    const last = path.at(-1) ?? ''
    const text = (value: Said): string => {
      if (value === undefined)
        return path.includes('ofIssue') ? t('lottery-tables.noLimit') : t('lottery-tables.asRest')
      if (typeof value === 'boolean')
        return t(value ? 'lottery-tables.sold' : 'lottery-tables.notSold')
      if (typeof value === 'number')
        return last.endsWith('Bps') ? percent.format(value / 10_000) : value.toLocaleString(tag)
      if (typeof value === 'string')
        return isCurrency(last) ? formatMoney(money(BigInt(value), last), tag) : value
      return t('lottery-tables.asSaid')
    }
    const label = path
      .filter((word) => !['groups', 'limits', 'ofIssue', 'plays', 'prizes', 'band'].includes(word))
      .map((word) => (isName(word) ? t(settingNames[word]) : word))
    return { label: label.join(', '), before: text(before), after: text(after) }
  }
}
