import type { translate } from '@baize/texts/browser'
import { formatMoney, isCurrency, money } from '@baize/kernel/money'
import type { WordChange } from '../../shared/documents/changes-list.tsx'
import { everyControl, type ControlSetting } from './settings.ts'

/** A change of the controls in words; limits are named with their currency. */
export function controlWords(t: typeof translate, tag: string): WordChange {
  return ({ path: [id = '', currency = ''], before, after }) => {
    const setting = everyControl.find((one) => one.id === id)
    const name = setting ? t(setting.name) : id
    const valueText = (value: unknown) => controlText(t, tag, { setting, currency, value })
    return {
      label: currency === '' ? name : `${name}, ${currency}`,
      before: valueText(before),
      after: valueText(after),
    }
  }
}

type Shown = {
  readonly setting: ControlSetting | undefined
  readonly currency: string
  readonly value: unknown
}

function controlText(t: typeof translate, tag: string, { setting, currency, value }: Shown) {
  if (typeof value === 'boolean') return value ? t('system-desk.on') : t('system-desk.off')
  if (Array.isArray(value)) return value.length === 0 ? t('alerts.anywhere') : value.join(', ')
  if (typeof value === 'string' && isCurrency(currency)) {
    return formatMoney(money(BigInt(value), currency), tag)
  }
  if (typeof value === 'number' && setting?.kind === 'time') {
    return `${value} ${t(setting.unit, { count: value })}`
  }
  return setting?.kind === 'limit' ? t('alerts.noneAlone') : ''
}
