import type { BrandDocument } from '@baize/contract/system/system-settings'
import { useText } from '@baize/texts/use-text'
import { LanguageText } from './language-text.tsx'

const names = [
  { key: 'agentName1', label: 'agents-types.name1', languageLabel: 'agents-types.language1' },
  { key: 'agentName2', label: 'agents-types.name2', languageLabel: 'agents-types.language2' },
  { key: 'agentName41', label: 'agents-types.name41', languageLabel: 'agents-types.language41' },
  { key: 'agentName42', label: 'agents-types.name42', languageLabel: 'agents-types.language42' },
] as const

type AgentNamesProps = {
  readonly brand: BrandDocument
  readonly onNames: (names: Partial<BrandDocument>) => void
}

/** What the house calls agents of each type, in each language. */
export function AgentNames({ brand, onNames }: AgentNamesProps) {
  const t = useText()
  return names.map(({ key, label, languageLabel }) => (
    <LanguageText
      key={key}
      label={t(label)}
      help={t('agents-types.help')}
      languageLabel={t(languageLabel)}
      texts={brand[key] ?? {}}
      languages={brand.languages}
      maxLength={40}
      onTexts={(texts) => onNames({ [key]: texts })}
    />
  ))
}
