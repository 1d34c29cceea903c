import { useState, type ReactNode } from 'react'
import { languageEntry, languages, type Language } from '@baize/kernel/language'
import { Button } from '@baize/ui/button'
import { Segmented } from '@baize/ui/forms/segmented'
import { useText } from '@baize/texts/use-text'
import { LanguageMark } from '../../shared/figures/language-mark.tsx'

export type Words<Shape> = { EN: Shape } & { [Other in Exclude<Language, 'EN'>]?: Shape }

type WordTabsProps<Shape> = {
  readonly words: Words<Shape>
  readonly blank: Shape
  readonly disabled: boolean
  readonly onWords: (words: Words<Shape>) => void
  /** The fields of one language; `lang` is the tag that they carry. */
  readonly children: (field: {
    readonly shape: Shape
    readonly lang: string
    readonly language: Language
    readonly change: (part: Partial<Shape>) => void
  }) => ReactNode
}

/** The words of an entry, language by language. One that is not written is marked, and English stands in for it. */
export function WordTabs<Shape extends object>(props: WordTabsProps<Shape>) {
  const { words, blank, disabled, onWords, children } = props
  const t = useText()
  const [language, setLanguage] = useState<Language>('EN')
  const shape = words[language]
  const { name, tag } = languageEntry(language)
  const change = (part: Partial<Shape>) =>
    onWords({ ...words, [language]: { ...(shape ?? blank), ...part } })
  const drop = () => {
    const rest = { ...words }
    if (language !== 'EN') delete rest[language]
    onWords(rest)
  }
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Segmented
          size="sm"
          label={t('content-desk.language')}
          value={language}
          segments={languages.map(({ wire }) => ({
            value: wire,
            label: (
              <LanguageMark
                language={wire}
                isWritten={words[wire] !== undefined}
                missing={t('content-desk.languageMissing')}
              />
            ),
          }))}
          onValue={setLanguage}
        />
        {language !== 'EN' && shape !== undefined && !disabled && (
          <Button size="sm" variant="ghost" onClick={drop}>
            {t('content-desk.dropLanguage')}
          </Button>
        )}
      </div>
      {shape === undefined ? (
        <div className="rounded-ctl border border-dashed border-line-strong px-4 py-6 text-center text-text-2">
          <p>{t('content-desk.notWritten', { language: name })}</p>
          {!disabled && (
            <div className="mt-3 flex flex-wrap justify-center gap-2">
              <Button size="sm" onClick={() => change(blank)}>
                {t('content-desk.writeLanguage')}
              </Button>
              <Button size="sm" onClick={() => change(words.EN)}>
                {t('content-desk.copyEnglish')}
              </Button>
            </div>
          )}
        </div>
      ) : (
        children({ shape, lang: tag, language, change })
      )}
    </div>
  )
}
