import { Languages } from 'lucide-react'
import { languages, type Language } from '@baize/kernel/language'
import { useLanguage, useText } from '@baize/texts/use-text'
import { useSystem } from '../../features/system/api.ts'
import { chooseLanguage } from '../../shared/language.ts'
import { RailSelect } from './rail-select.tsx'

/** Languages under their own names, switched in place. */
export function LanguageSelect() {
  const t = useText()
  const language = useLanguage()
  const enabled = useSystem().info.brand.languages
  const options = languages
    .filter((entry) => enabled.includes(entry.wire))
    .map((entry) => ({ value: entry.wire, label: entry.name, lang: entry.tag }))
  return (
    <RailSelect<Language>
      label={t('shell.language')}
      icon={<Languages size={18} />}
      value={language}
      options={options}
      onChoose={(next) => void chooseLanguage(next)}
    />
  )
}
