import { languageEntry, languages, type Language } from '@baize/kernel/language'
import { Button } from '@baize/ui/button'
import { Card } from '@baize/ui/card'
import { Segmented } from '@baize/ui/forms/segmented'
import { TextArea } from '@baize/ui/forms/text-area'
import { TextField } from '@baize/ui/forms/text-field'
import { useText } from '@baize/texts/use-text'
import { LanguageMark } from '../../../shared/figures/language-mark.tsx'
import type { PartProps } from './part-props.ts'
import { controlOf } from './problems.ts'

type Words = 'title' | 'line' | 'terms'
const mosts = { title: 40, line: 100, terms: 2000 } as const
const parts = Object.keys(mosts) as Words[]

type TextsCardProps = PartProps & {
  readonly language: Language
  readonly onLanguage: (language: Language) => void
}

/** Its words, language by language. Members read them as they stand here: none may be missing. */
export function TextsCard({ language, onLanguage, ...part }: TextsCardProps) {
  const { document, disabled, problem, onDocument } = part
  const t = useText()
  const { tag } = languageEntry(language)
  const isWritten = (one: Language) =>
    parts.every((name) => (document[name][one] ?? '').trim() !== '')
  const field = (name: Words) => {
    const value = document[name][language] ?? ''
    return {
      id: controlOf(name),
      label: t(`offers-desk.${name}`),
      hint: t('offers-desk.used', { used: value.length, most: mosts[name] }),
      lang: tag,
      maxLength: mosts[name],
      disabled,
      value,
      error: problem(`${name}.${language}`),
      onChange: ({ target }: { target: { value: string } }) =>
        onDocument({ ...document, [name]: { ...document[name], [language]: target.value } }),
    }
  }
  const copy = () =>
    onDocument({
      ...document,
      ...Object.fromEntries(
        parts.map((name) => [name, { ...document[name], [language]: document[name].EN ?? '' }]),
      ),
    })
  return (
    <Card title={t('offers-desk.texts')}>
      <div className="@container grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Segmented
            size="sm"
            label={t('offers-desk.texts')}
            value={language}
            segments={languages.map(({ wire }) => ({
              value: wire,
              label: (
                <LanguageMark
                  language={wire}
                  isWritten={isWritten(wire)}
                  missing={t('offers-desk.missingWords')}
                />
              ),
            }))}
            onValue={onLanguage}
          />
          {language !== 'EN' && !disabled && !isWritten(language) && (
            <Button size="sm" variant="ghost" onClick={copy}>
              {t('offers-desk.fromEnglish')}
            </Button>
          )}
        </div>
        <div className="grid items-start gap-4 @2xl:grid-cols-2">
          <TextField dense {...field('title')} />
          <TextField dense {...field('line')} />
        </div>
        <TextArea rows={6} {...field('terms')} />
      </div>
    </Card>
  )
}
