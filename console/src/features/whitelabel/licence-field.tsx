import { useState } from 'react'
import type { BrandDocument } from '@baize/contract/documents'
import { Segmented } from '@baize/ui/segmented'
import { TextArea } from '@baize/ui/text-area'
import { languageEntry, type Language } from '@baize/kernel/language'
import { useText } from '@baize/texts/use-text'

type LicenceFieldProps = {
  readonly licence: BrandDocument['licence']
  readonly languages: readonly Language[]
  readonly onLicence: (licence: BrandDocument['licence']) => void
}

/** The licence line of the footer, once for each language that the site speaks. */
export function LicenceField({ licence, languages, onLicence }: LicenceFieldProps) {
  const t = useText()
  const [wanted, setLanguage] = useState<Language>(languages[0] ?? 'EN')
  const language = languages.includes(wanted) ? wanted : (languages[0] ?? 'EN')
  const change = (text: string) => {
    const { [language]: _, ...others } = licence
    onLicence(text === '' ? others : { ...others, [language]: text })
  }
  return (
    <div className="relative min-w-0">
      <div className="end-0 top-0 mb-1.5 flex sm:absolute sm:-top-2">
        <Segmented
          size="sm"
          label={t('desk.licenceLanguage')}
          value={language}
          segments={languages.map((wire) => ({ value: wire, label: wire }))}
          onValue={setLanguage}
        />
      </div>
      <TextArea
        label={t('desk.licence')}
        rows={3}
        maxLength={2000}
        lang={languageEntry(language).tag}
        value={licence[language] ?? ''}
        help={licence[language] ? t('desk.licenceHelp') : t('desk.fallsBack')}
        onChange={(event) => change(event.target.value)}
      />
    </div>
  )
}
