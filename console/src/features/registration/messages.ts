import { useQueries } from '@tanstack/react-query'
import { languages, type Language } from '@baize/kernel/language'
import { patternMessage } from '@baize/kernel/patterns'
import type { RegistrationRule } from '@baize/contract/system/system'
import { renderText, textsQuery } from '../../shared/words/texts-of.ts'

export type RuleMessage = {
  readonly language: Language
  readonly state: 'loading' | 'failed' | 'missing' | 'ready'
  readonly text: string
}

const wires = languages.map(({ wire }) => wire)

/** The sentence of a rule in every language, as a member would read it: one number when both bounds are equal. */
export function useRuleMessages(rule: RegistrationRule): readonly RuleMessage[] {
  const loaded = useQueries({ queries: wires.map((language) => textsQuery(language, 'patterns')) })
  const { key, values } = patternMessage(rule)
  return wires.map((language, index) => {
    const query = loaded[index]
    if (!query?.data) return { language, state: query?.isError ? 'failed' : 'loading', text: '' }
    const text = renderText(language, query.data, key, values)
    return { language, state: text === undefined ? 'missing' : 'ready', text: text ?? '' }
  })
}
