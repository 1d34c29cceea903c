import { languageEntry, type Language } from '@baize/kernel/language'
import { Note } from '@baize/ui/waiting/note'
import { useLanguage, useText } from '@baize/texts/use-text'

/** Says that a text is in another language, and in which. Nothing where it is in the reader's own. */
export function FallbackNote({ language }: { language: Language | null }) {
  const t = useText()
  const own = languageEntry(useLanguage()).name
  if (language === null) return null
  return <Note>{t('content.otherLanguage', { own, other: languageEntry(language).name })}</Note>
}
