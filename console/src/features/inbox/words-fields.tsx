import { CircleDashed } from 'lucide-react'
import { useState } from 'react'
import { languageEntry, languages, type Language } from '@baize/kernel/language'
import type { FormOfField } from '@baize/ui/forms/form-field.ts'
import { FormTextField } from '@baize/ui/forms/form-text-field'
import { Segmented } from '@baize/ui/forms/segmented'
import { TextArea } from '@baize/ui/forms/text-area'
import { TextField } from '@baize/ui/forms/text-field'
import { useText } from '@baize/texts/use-text'
import { isFilled, type MessageWords, type Written } from './draft.ts'

type WordsFieldsProps = {
  readonly form: FormOfField<'link'> & {
    readonly entries: Pick<Written, 'title' | 'text'>
    readonly errorOf: (name: 'text') => string | undefined
    readonly set: (name: 'title' | 'text', words: MessageWords) => void
  }
}

/** The title and the text, language by language, and where the message leads. */
export function WordsFields({ form }: WordsFieldsProps) {
  const t = useText()
  const [language, setLanguage] = useState<Language>('EN')
  const { tag } = languageEntry(language)
  const { title, text } = form.entries
  return (
    <div className="grid gap-4">
      <Segmented
        size="sm"
        label={t('support.language')}
        value={language}
        onValue={setLanguage}
        segments={languages.map(({ wire }) => ({
          value: wire,
          label: <Mark language={wire} isWritten={isFilled(title[wire]) && isFilled(text[wire])} />,
        }))}
      />
      <TextField
        label={t('support.titleField')}
        lang={tag}
        maxLength={200}
        value={title[language] ?? ''}
        onChange={({ target }) => form.set('title', { ...title, [language]: target.value })}
      />
      <TextArea
        label={t('support.textField')}
        help={t('support.textFieldHelp')}
        error={form.errorOf('text')}
        lang={tag}
        rows={6}
        maxLength={4000}
        value={text[language] ?? ''}
        onChange={({ target }) => form.set('text', { ...text, [language]: target.value })}
      />
      <FormTextField
        form={form}
        name="link"
        label={t('support.linkField')}
        hint={t('support.optional')}
        help={t('support.linkFieldHelp')}
        maxLength={300}
        spellCheck={false}
      />
    </div>
  )
}

function Mark({ language, isWritten }: { language: Language; isWritten: boolean }) {
  const t = useText()
  return (
    <span className="inline-flex items-center gap-1">
      {language}
      {!isWritten && (
        <>
          <CircleDashed size={13} aria-hidden="true" className="text-warn" />
          <span className="visually-hidden">{t('support.languageMissing')}</span>
        </>
      )}
    </span>
  )
}
