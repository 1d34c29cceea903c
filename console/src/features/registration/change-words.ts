import type { RegistrationField, RegistrationRule } from '@baize/contract/system/system'
import { isPatternId } from '@baize/kernel/patterns'
import type { translate } from '@baize/texts/browser'
import type { TextKey } from '@baize/texts/keys'
import type { WordChange } from '../../shared/documents/changes-list.tsx'
import { fieldNames, patternNames } from './fields.ts'

const parts: Partial<Record<keyof RegistrationRule, TextKey>> = {
  shown: 'system-desk.show',
  required: 'system-desk.required',
  patternId: 'system-desk.pattern',
  acceptedPattern: 'system-desk.expression',
  minLength: 'system-desk.min',
  maxLength: 'system-desk.max',
}

/** A change of the registration rules in words. */
export function ruleWords(t: typeof translate): WordChange {
  return ({ path: [, field = '', part], kind, before, after }) => {
    const key = fieldNames[field as RegistrationField] as TextKey | undefined
    const name = key === undefined ? field : t(key)
    if (kind === 'moved') {
      return {
        label: t('system-desk.orderOf', { field: name }),
        before: t('system-desk.place', { at: Number(before) }),
        after: t('system-desk.place', { at: Number(after) }),
      }
    }
    const partKey = parts[part as keyof RegistrationRule]
    return {
      label: partKey === undefined ? name : `${name}, ${t(partKey)}`,
      before: valueText(t, before),
      after: valueText(t, after),
    }
  }
}

function valueText(t: typeof translate, value: unknown): string {
  if (typeof value === 'boolean') return value ? t('system-desk.on') : t('system-desk.off')
  if (isPatternId(value)) return t(patternNames[value])
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
