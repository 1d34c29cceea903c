import type { translate } from '@baize/texts/browser'
import type { TextKey } from '@baize/texts/keys'
import type { WordChange } from '../../../shared/documents/changes-list.tsx'

const names: Readonly<Record<string, TextKey>> = {
  resources: 'content-desk.linkResources',
  customerService: 'content-desk.support',
  domainRoutes: 'content-desk.linkDomains',
  countries: 'content-desk.linkCountries',
}

type Entry = Readonly<Record<string, unknown>>

/** Lists of links in a person's words: one line for each. */
export function linkWords(t: typeof translate): WordChange {
  return ({ path, before, after }) => {
    const [field = ''] = path
    const key = names[field]
    return { label: key ? t(key) : field, before: sayValue(before), after: sayValue(after) }
  }
}

export function sayValue(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (!Array.isArray(value)) return typeof value === 'string' ? value : JSON.stringify(value)
  return value
    .map((item: unknown) =>
      typeof item === 'object' && item !== null
        ? Object.values(item as Entry).join(' ')
        : String(item),
    )
    .join(' · ')
}
