import { Languages } from 'lucide-react'
import { languages, type Language } from '@baize/kernel/language'
import { useLanguage, useText } from '@baize/texts/use-text'
import { chooseLanguage } from '@baize/texts/choose-language'
import { IconSelect } from './icon-select.tsx'
import { useSystem } from './system.ts'

/** Languages under their own names, switched in place. */
export function LanguageSelect({ look }: { look?: 'row' | 'box' | 'icon' }) {
  const t = useText()
  const enabled = useSystem().info.brand.languages
  const options = languages
    .filter((entry) => enabled.includes(entry.wire))
    .map((entry) => ({ value: entry.wire, label: entry.name, lang: entry.tag }))
  return (
    <IconSelect<Language>
      label={t('shell.language')}
      icon={<Languages size={18} />}
      value={useLanguage()}
      options={options}
      onChoose={(next) => void chooseLanguage(next)}
      {...(look && { look })}
    />
  )
}
