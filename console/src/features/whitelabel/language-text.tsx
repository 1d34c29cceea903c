import { useState } from 'react'
import type { BrandDocument } from '@baize/contract/system/system-settings'
import { languageEntry, type Language } from '@baize/kernel/language'
import { Segmented } from '@baize/ui/forms/segmented'
import { TextArea } from '@baize/ui/forms/text-area'
import { TextField } from '@baize/ui/forms/text-field'
import { useText } from '@baize/texts/use-text'

type Texts = BrandDocument['licence']

type LanguageTextProps = {
  readonly label: string
  readonly help: string
  /** What the choice of the language is called. */
  readonly languageLabel: string
  readonly texts: Texts
  readonly languages: readonly Language[]
  readonly maxLength: number
  /** One line, or as many as this. */
  readonly rows?: number
  readonly onTexts: (texts: Texts) => void
}

/** A text of the operator's, once for each language that the site speaks. */
export function LanguageText(props: LanguageTextProps) {
  const { label, help, languageLabel, texts, languages, maxLength, rows, onTexts } = props
  const t = useText()
  const [wanted, setLanguage] = useState<Language>(languages[0] ?? 'EN')
  const language = languages.includes(wanted) ? wanted : (languages[0] ?? 'EN')
  const change = (text: string) => {
    const { [language]: _, ...others } = texts
    onTexts(text === '' ? others : { ...others, [language]: text })
  }
  const isNowhere = Object.keys(texts).length === 0
  const field = {
    label,
    maxLength,
    lang: languageEntry(language).tag,
    value: texts[language] ?? '',
    help: texts[language] || isNowhere ? help : t('system-desk.fallsBack'),
  }
  return (
    <div className="relative min-w-0">
      <div className="end-0 top-0 mb-1.5 flex sm:absolute sm:-top-2">
        <Segmented
          size="sm"
          label={languageLabel}
          value={language}
          segments={languages.map((wire) => ({ value: wire, label: wire }))}
          onValue={setLanguage}
        />
      </div>
      {rows === undefined ? (
        <TextField dense {...field} onChange={(event) => change(event.target.value)} />
      ) : (
        <TextArea rows={rows} {...field} onChange={(event) => change(event.target.value)} />
      )}
    </div>
  )
}
