import type { BrandDocument, StatusDocument } from '@baize/contract/system/system-settings'
import type { SystemStatus } from '@baize/contract/system/system'
import type { Language } from '@baize/kernel/language'

export type EffectiveStatus = {
  readonly status: SystemStatus
  readonly maintenance: boolean
  readonly regionRestriction: boolean
}

/** What a caller meets: maintenance wins, then a restriction of everyone or of the caller's region. */
export function effectiveStatus(mode: SystemStatus, blocked: boolean): EffectiveStatus {
  const maintenance = mode === 1
  const regionRestriction = mode === 2 || blocked
  if (maintenance) return { status: 1, maintenance, regionRestriction }
  return { status: regionRestriction ? 2 : 0, maintenance, regionRestriction }
}

/** The operator's words and end time belong to the state that the operator set, not to a region rule. */
export function wordsFor(
  { mode, endsAt, text }: StatusDocument,
  status: SystemStatus,
  language: Language,
): { readonly endsAt: string | null; readonly text: string } {
  if (status === 0 || status !== mode) return { endsAt: null, text: '' }
  return { endsAt: status === 1 ? endsAt : null, text: textIn(text, language) }
}

/** A text in a language, else in English. */
export function textIn(texts: Partial<Record<Language, string>>, language: Language): string {
  return texts[language] || texts.EN || ''
}

/** The caller's language where the brand speaks it, else the brand's own. */
export function spokenLanguage(
  { languages, defaultLanguage }: BrandDocument,
  wanted: Language,
): Language {
  return languages.includes(wanted) ? wanted : defaultLanguage
}
