import { queryOptions, useQueries } from '@tanstack/react-query'
import { setupI18n, type Messages } from '@lingui/core'
import { languages, languageEntry, type Language } from '@baize/kernel/language'
import { patternMessage } from '@baize/kernel/patterns'
import type { RegistrationRule } from '@baize/contract/system'

const patternTextsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['texts', language, 'patterns'],
    queryFn: async ({ signal }) => {
      const answer = await fetch(`/texts/${language}/patterns.json`, { signal })
      if (!answer.ok) throw new Error(`texts ${language} ${answer.status}`)
      return (await answer.json()) as Messages
    },
    staleTime: Infinity,
  })

export type RuleMessage = {
  readonly language: Language
  readonly state: 'loading' | 'failed' | 'missing' | 'ready'
  readonly text: string
}

/** The sentence of a rule in every language, as a member would read it: one number when both bounds are equal. */
export function useRuleMessages(rule: RegistrationRule): readonly RuleMessage[] {
  const wires = languages.map(({ wire }) => wire)
  const loaded = useQueries({ queries: wires.map(patternTextsQuery) })
  return wires.map((language, index) => {
    const query = loaded[index]
    if (!query?.data) return { language, state: query?.isError ? 'failed' : 'loading', text: '' }
    return renderMessage(language, query.data, rule)
  })
}

export function renderMessage(
  language: Language,
  messages: Messages,
  rule: RegistrationRule,
): RuleMessage {
  const { key, values } = patternMessage(rule)
  if (!(key in messages)) return { language, state: 'missing', text: '' }
  const { tag } = languageEntry(language)
  const i18n = setupI18n({ locale: tag, messages: { [tag]: messages } })
  return { language, state: 'ready', text: i18n._(key, values) }
}
