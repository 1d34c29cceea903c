import { queryOptions } from '@tanstack/react-query'
import { setupI18n, type Messages } from '@lingui/core'
import { languageEntry, type Language } from '@baize/kernel/language'
import type { TextKey, TextRoom, TextValues } from '@baize/texts/keys'

/** A room of texts in any language, for pages that show what others will read. The page's own language stays. */
export const textsQuery = (language: Language, room: TextRoom) =>
  queryOptions({
    queryKey: ['texts', language, room],
    queryFn: async ({ signal }) => {
      const answer = await fetch(`/texts/${language}/${room}.json`, { signal })
      if (!answer.ok) throw new Error(`texts ${language} ${answer.status}`)
      return (await answer.json()) as Messages
    },
    staleTime: Infinity,
  })

/** A sentence in that language, or nothing where it is not translated. */
export function renderText(
  language: Language,
  messages: Messages,
  key: TextKey,
  values?: TextValues,
): string | undefined {
  if (!(key in messages)) return undefined
  const { tag } = languageEntry(language)
  return setupI18n({ locale: tag, messages: { [tag]: messages } })._(key, values)
}
