import { languageEntry, type Language } from '@baize/kernel/language'
import type { TextKey } from '@baize/texts/keys'
import type { translate } from '@baize/texts/browser'
import type { Change } from '../../shared/documents/changes.ts'
import type { WordChange } from '../../shared/documents/changes-list.tsx'
import { moduleNames } from './modules.ts'

const fieldNames: Readonly<Record<string, TextKey>> = {
  name: 'system-desk.brandName',
  hue: 'system-desk.hue',
  currency: 'system-desk.currency',
  zone: 'system-desk.zone',
  languages: 'system-desk.languages',
  defaultLanguage: 'system-desk.defaultLanguage',
  jackpotCounter: 'system-desk.jackpotCounter',
  licence: 'system-desk.licence',
  serviceHours: 'system-desk.serviceHours',
  zaloHint: 'system-desk.zaloHint',
  agentName1: 'agents-types.name1',
  agentName2: 'agents-types.name2',
  agentName41: 'agents-types.name41',
  agentName42: 'agents-types.name42',
  copyright: 'system-desk.copyright',
}

/** A change of the brand in words. */
export function brandWords(t: typeof translate): WordChange {
  return ({ path: [field = '', language], before, after }: Change) => {
    const key = fieldNames[field]
    const name = key === undefined ? field : t(key)
    const label = language === undefined ? name : `${name}, ${nameOf(language)}`
    return { label, before: valueText(t, field, before), after: valueText(t, field, after) }
  }
}

/** A change of the module tree in words: the path ends in a module and its state. */
export function moduleWords(t: typeof translate): WordChange {
  return ({ path, before, after }: Change) => {
    const modId = path.at(-2) ?? ''
    const key = moduleNames[modId]
    const state = (value: unknown) => (value === '1' ? t('system-desk.on') : t('system-desk.off'))
    return {
      label: key === undefined ? modId : `${t(key)}, ${modId}`,
      before: state(before),
      after: state(after),
    }
  }
}

function valueText(t: typeof translate, field: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? t('system-desk.on') : t('system-desk.off')
  if (Array.isArray(value)) return value.map((item) => nameOf(String(item))).join(', ')
  if (field === 'defaultLanguage') return nameOf(String(value))
  if (field === 'hue') return `${String(value)}°`
  return typeof value === 'string' ? value : ''
}

function nameOf(language: string): string {
  return languageEntry(language as Language).name
}
