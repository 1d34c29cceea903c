import type { StatusDocument } from '@baize/contract/system/system-settings'
import type { SystemStatus } from '@baize/contract/system/system'
import { RadioCards } from '@baize/ui/forms/radio-cards'
import { Segmented } from '@baize/ui/forms/segmented'
import { TextArea } from '@baize/ui/forms/text-area'
import { languageEntry, languages, type Language } from '@baize/kernel/language'
import { useText } from '@baize/texts/use-text'
import type { OpenDocument } from '../../shared/documents/use-document.ts'
import { EndsField } from './ends-field.tsx'
import { modes } from './modes.tsx'
import { StatusPublish } from './status-publish.tsx'

type StatusCardProps = {
  readonly status: OpenDocument<StatusDocument>
  readonly language: Language
  readonly onLanguage: (language: Language) => void
}

export function StatusCard({ status, language, onLanguage }: StatusCardProps) {
  const t = useText()
  const { content, live, change } = status
  const setMode = (mode: SystemStatus) =>
    change({ ...content, mode, endsAt: mode === 1 ? content.endsAt : null })
  return (
    <section className="grid min-w-0 gap-4 rounded-card border border-line bg-s1 p-4 md:p-5">
      <fieldset disabled={!status.mayWrite} className="grid min-w-0 gap-4">
        <RadioCards
          legend={t('system-desk.statusLegend')}
          hideLegend
          className="md:grid-cols-3"
          value={String(content.mode)}
          cards={([0, 1, 2] as const).map((mode) => ({
            value: String(mode),
            title: t(modes[mode].name),
            text: mode === live.content.mode ? t('system-desk.liveNowShort') : t(modes[mode].text),
            icon: modes[mode].icon,
          }))}
          onValue={(value) => setMode(Number(value) as SystemStatus)}
        />
        {content.mode === 1 && (
          <EndsField
            endsAt={content.endsAt}
            onEndsAt={(endsAt) => change({ ...content, endsAt })}
          />
        )}
        {content.mode !== 0 && (
          <TextPerLanguage
            text={content.text}
            language={language}
            onLanguage={onLanguage}
            onText={(text) => change({ ...content, text })}
          />
        )}
      </fieldset>
      <StatusPublish status={status} />
    </section>
  )
}

type TextPerLanguageProps = {
  readonly text: StatusDocument['text']
  readonly language: Language
  readonly onLanguage: (language: Language) => void
  readonly onText: (text: StatusDocument['text']) => void
}

function TextPerLanguage({ text, language, onLanguage, onText }: TextPerLanguageProps) {
  const t = useText()
  const change = (value: string) => {
    const { [language]: _, ...others } = text
    onText(value === '' ? others : { ...others, [language]: value })
  }
  const isFilled = Boolean(text[language])
  return (
    <div className="relative min-w-0">
      <div className="end-0 top-0 mb-1.5 flex sm:absolute sm:-top-2">
        <Segmented
          size="sm"
          label={t('system-desk.textLanguage')}
          value={language}
          segments={languages.map(({ wire }) => ({ value: wire, label: wire }))}
          onValue={onLanguage}
        />
      </div>
      <TextArea
        label={t('system-desk.statusText')}
        rows={3}
        maxLength={1000}
        lang={languageEntry(language).tag}
        value={text[language] ?? ''}
        help={isFilled ? t('system-desk.statusTextHelp') : t('system-desk.fallsBack')}
        onChange={(event) => change(event.target.value)}
      />
    </div>
  )
}
