import type { translate } from '@baize/texts/browser'
import { formatMoney, isCurrency, money } from '@baize/kernel/money'
import type { WordChange } from '../../../shared/documents/changes-list.tsx'
import { everyCashierSetting } from './settings.ts'

/** A change of the cashier settings in words; sums are named with their currency. */
export function cashierWords(t: typeof translate, tag: string): WordChange {
  return ({ path: [id = '', currency = ''], before, after }) => {
    const setting = everyCashierSetting.find((one) => one.id === id)
    const valueText = (value: unknown) => {
      if (typeof value === 'string' && isCurrency(currency)) {
        return formatMoney(money(BigInt(value), currency), tag)
      }
      if (typeof value !== 'number' || setting?.kind !== 'number') {
        return setting?.kind === 'sum' ? t(setting.none) : ''
      }
      const shown = setting.isPercent ? value / 100 : value
      return `${shown} ${t(setting.unit, { count: shown })}`
    }
    const name = setting ? t(setting.name) : id
    return {
      label: currency === '' ? name : `${name}, ${currency}`,
      before: valueText(before),
      after: valueText(after),
    }
  }
}
