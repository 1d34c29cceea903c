import { isCurrency, formatMoney, money } from '@baize/kernel/money'
import type { translate } from '@baize/texts/browser'
import type { WordChange } from '../../shared/documents/changes-list.tsx'
import { gameCategoryNames } from '../../shared/words/game-category-names.ts'
import type { Change } from '../../shared/documents/changes.ts'

const names = {
  earnPer: 'points-second.earnPer',
  weights: 'points-second.weights',
  worth: 'points-second.worth',
  convertMin: 'points-second.convertMin',
  reviewFrom: 'points-second.reviewFrom',
} as const

const isProduct = (of: string): of is keyof typeof gameCategoryNames =>
  Object.hasOwn(gameCategoryNames, of)
const isName = (id: string): id is keyof typeof names => Object.hasOwn(names, id)

/** A change of the rates in words: sums as money, shares in percent. */
export function pointWords(t: typeof translate, tag: string): WordChange {
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 })
  return ({ path: [id = '', of = ''], before, after }) => {
    const text = (value: unknown) => {
      if (typeof value === 'string' && isCurrency(of))
        return formatMoney(money(BigInt(value), of), tag)
      if (typeof value !== 'number') return t('points-second.none')
      return id === 'weights' ? percent.format(value / 10_000) : value.toLocaleString(tag)
    }
    const label = isName(id) ? t(names[id]) : id
    return {
      label: of === '' ? label : `${label}, ${isProduct(of) ? t(gameCategoryNames[of]) : of}`,
      before: text(before),
      after: text(after),
    }
  }
}

/** Whatever members were told is changed by two people; to look at more requests one is enough. The server decides by the same rule. */
export const waitsFor = (change: Change): boolean =>
  change.path[0] !== 'reviewFrom' || loosens(change)

/** Whether more is given by it. */
export function loosens({ path: [id], before, after }: Change): boolean {
  const [old, now] = [before, after].map((value) => Number(value ?? 0))
  if (old === undefined || now === undefined || id === 'convertMin') return false
  if (id === 'earnPer') return now !== 0 && (old === 0 || now < old)
  return now > old
}
