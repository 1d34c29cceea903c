import { languages, type Language } from '@baize/kernel/language'
import { useLanguage, useText } from '@baize/texts/use-text'
import { chooseLanguage } from '../../shared/language.ts'
import { useSystem } from './api.ts'

/** The language of a page that has no menu. */
export function LanguageCorner() {
  const t = useText()
  const enabled = useSystem().info.brand.languages
  return (
    <label>
      <span className="visually-hidden">{t('shell.language')}</span>
      <select
        value={useLanguage()}
        onChange={(event) => void chooseLanguage(event.target.value as Language)}
        className="h-11 rounded-ctl border border-line-strong bg-s2 px-3"
      >
        {languages
          .filter((entry) => enabled.includes(entry.wire))
          .map((entry) => (
            <option key={entry.wire} value={entry.wire} lang={entry.tag}>
              {entry.name}
            </option>
          ))}
      </select>
    </label>
  )
}
