import { useState } from 'react'
import type { MethodContent } from '@baize/contract/cashier/methods-desk'
import { languageEntry, languages, type Language } from '@baize/kernel/language'
import { Segmented } from '@baize/ui/forms/segmented'
import { TextArea } from '@baize/ui/forms/text-area'
import { TextField } from '@baize/ui/forms/text-field'
import { useText } from '@baize/texts/use-text'
import { LanguageMark } from '../../../shared/figures/language-mark.tsx'

type Words = MethodContent['name']
type Texts = { readonly name: Words; readonly note: Words }

type WordFieldsProps = {
  readonly texts: Texts
  readonly nameError: string | undefined
  readonly disabled: boolean
  readonly onTexts: (texts: Texts) => void
}

/** Name and note, language by language; where one is empty members read the English one. */
export function WordFields({ texts, nameError, disabled, onTexts }: WordFieldsProps) {
  const t = useText()
  const [language, setLanguage] = useState<Language>('EN')
  const { tag } = languageEntry(language)
  const isEnglish = language === 'EN'
  const help = isEnglish ? undefined : t('system-desk.fallsBack')
  return (
    <div className="grid gap-4">
      <Segmented
        size="sm"
        label={t('cashier-desk.language')}
        value={language}
        segments={languages.map(({ wire }) => ({
          value: wire,
          label: (
            <LanguageMark
              language={wire}
              isWritten={Boolean(texts.name[wire])}
              missing={t('cashier-desk.languageMissing')}
            />
          ),
        }))}
        onValue={setLanguage}
      />
      <TextField
        dense
        label={t('cashier-desk.methodName')}
        lang={tag}
        maxLength={80}
        disabled={disabled}
        help={texts.name[language] ? undefined : help}
        error={isEnglish ? nameError : undefined}
        value={texts.name[language] ?? ''}
        onChange={(event) =>
          onTexts({ ...texts, name: { ...texts.name, [language]: event.target.value } })
        }
      />
      <TextArea
        label={t('cashier-desk.methodNote')}
        lang={tag}
        rows={2}
        maxLength={500}
        disabled={disabled}
        help={t('cashier-desk.methodNoteHelp')}
        value={texts.note[language] ?? ''}
        onChange={(event) =>
          onTexts({ ...texts, note: { ...texts.note, [language]: event.target.value } })
        }
      />
    </div>
  )
}
