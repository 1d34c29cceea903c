import type { translate } from '@baize/texts/browser'
import type { WordChange } from '../../shared/documents/changes-list.tsx'
import { everyPolicySetting } from './settings.ts'

/** A change of the security settings in words. */
export function settingWords(t: typeof translate): WordChange {
  return ({ path: [id = ''], before, after }) => {
    const setting = everyPolicySetting.find((one) => one.id === id)
    const valueText = (value: unknown) => {
      if (typeof value === 'boolean') return value ? t('system-desk.on') : t('system-desk.off')
      if (typeof value !== 'number') return ''
      const unit = setting?.kind === 'number' ? ` ${t(setting.unit, { count: value })}` : ''
      return value + unit
    }
    return {
      label: setting ? t(setting.name) : id,
      before: valueText(before),
      after: valueText(after),
    }
  }
}
