import { CircleDashed } from 'lucide-react'
import { useState } from 'react'
import { languageEntry, languages, type Language } from '@baize/kernel/language'
import { Segmented } from '@baize/ui/segmented'
import { TextArea } from '@baize/ui/text-area'
import { TextField } from '@baize/ui/text-field'
import { useText } from '@baize/texts/use-text'
import { isFilled, type Problems, type Written } from './draft.ts'

type Props = {
  readonly written: Written
  readonly onWritten: (written: Written) => void
  readonly problems: Problems
}

/** The title and the text, language by language, and where the message leads. */
export function WordsFields({ written, onWritten, problems }: Props) {
  const t = useText()
  const [language, setLanguage] = useState<Language>('EN')
  const { tag } = languageEntry(language)
  const { title, text, link } = written
  const problem = problems.words && t(problems.words)
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
        onChange={({ target }) =>
          onWritten({ ...written, title: { ...title, [language]: target.value } })
        }
      />
      <TextArea
        label={t('support.textField')}
        help={t('support.textFieldHelp')}
        error={problem}
        lang={tag}
        rows={6}
        maxLength={4000}
        value={text[language] ?? ''}
        onChange={({ target }) =>
          onWritten({ ...written, text: { ...text, [language]: target.value } })
        }
      />
      <TextField
        label={t('support.linkField')}
        hint={t('support.optional')}
        help={t('support.linkFieldHelp')}
        error={problems.link && t(problems.link)}
        maxLength={300}
        spellCheck={false}
        value={link}
        onChange={({ target }) => onWritten({ ...written, link: target.value })}
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
