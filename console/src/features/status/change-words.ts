import type { RegionRule } from '@baize/contract/system/system-settings'
import { momentText } from '@baize/kernel/moment-text'
import { languageEntry } from '@baize/kernel/language'
import { textsStore, type translate } from '@baize/texts/browser'
import type { TextKey } from '@baize/texts/keys'
import type { WordChange } from '../../shared/documents/changes-list.tsx'
import { modes } from './modes.tsx'
import { matchNames, valuesText } from './rule-words.ts'

/** A change of the status document in words. */
export function statusWords(t: typeof translate, zone: string): WordChange {
  const { tag } = languageEntry(textsStore.language())
  const moment = (value: unknown) =>
    typeof value === 'string'
      ? momentText(new Date(value), tag, zone, 'long')
      : t('system-desk.noEnd')

  return ({ path: [field, language], before, after }) => {
    if (field === 'mode') {
      const name = (mode: unknown) => t(modes[mode as keyof typeof modes].name)
      return { label: t('system-desk.status'), before: name(before), after: name(after) }
    }
    if (field === 'endsAt') {
      return { label: t('system-desk.ends'), before: moment(before), after: moment(after) }
    }
    const label = `${t('system-desk.statusText')} ${language ?? ''}`
    return { label: label.trim(), before: plain(before), after: plain(after) }
  }
}

const parts: Partial<Record<keyof RegionRule, TextKey>> = {
  match: 'system-desk.match',
  values: 'system-desk.value',
  action: 'system-desk.then',
  note: 'system-desk.note',
}

/** A change of the region rules in words. */
export function regionWords(t: typeof translate): WordChange {
  return ({ path: [, id = '', part], kind, before, after }) => {
    if (kind === 'moved') {
      return {
        label: t('system-desk.orderOf', { field: id }),
        before: t('system-desk.place', { at: Number(before) }),
        after: t('system-desk.place', { at: Number(after) }),
      }
    }
    const ruleText = (value: unknown) =>
      value === undefined ? '' : wholeRule(t, value as RegionRule)
    if (kind !== 'changed') {
      const label = kind === 'added' ? t('system-desk.ruleAdded') : t('system-desk.ruleRemoved')
      return { label, before: ruleText(before), after: ruleText(after) }
    }
    const key = parts[part as keyof RegionRule]
    return { label: key === undefined ? id : t(key), before: plain(before), after: plain(after) }
  }
}

function wholeRule(t: typeof translate, rule: RegionRule): string {
  const then = rule.action === 'allow' ? t('system-desk.allow') : t('system-desk.block')
  return [t(matchNames[rule.match]), valuesText(rule), then].filter(Boolean).join(', ')
}

function plain(value: unknown): string {
  if (Array.isArray(value)) return value.join(', ')
  return typeof value === 'string' ? value : ''
}
