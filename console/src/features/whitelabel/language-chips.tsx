import { Check, Plus } from 'lucide-react'
import { cx } from '@baize/ui/look/cx.ts'
import { Select } from '@baize/ui/forms/select'
import { languageEntry, languages, type Language } from '@baize/kernel/language'
import { useText } from '@baize/texts/use-text'

type LanguageChipsProps = {
  readonly chosen: readonly Language[]
  readonly first: Language
  readonly onChange: (chosen: Language[], first: Language) => void
}

/** The languages a member may choose, in the platform's order, and the one that a newcomer gets. */
export function LanguageChips({ chosen, first, onChange }: LanguageChipsProps) {
  const t = useText()
  const toggle = (language: Language) => {
    const next = languages
      .map(({ wire }) => wire)
      .filter((wire) => (wire === language ? !chosen.includes(wire) : chosen.includes(wire)))
    const [earliest] = next
    if (earliest !== undefined) onChange(next, next.includes(first) ? first : earliest)
  }
  return (
    <div className="grid gap-3">
      <fieldset>
        <legend className="mb-1.5 font-medium">{t('system-desk.languages')}</legend>
        <div className="flex flex-wrap gap-2">
          {languages.map(({ wire, name, tag }) => {
            const isOn = chosen.includes(wire)
            const Icon = isOn ? Check : Plus
            return (
              <button
                key={wire}
                type="button"
                aria-pressed={isOn}
                disabled={isOn && chosen.length === 1}
                onClick={() => toggle(wire)}
                className={cx(
                  'inline-flex h-8 items-center gap-1.5 rounded-ctl border border-line-strong px-2.5 font-medium pointer-coarse:h-11',
                  isOn ? 'bg-s2 text-text' : 'border-dashed text-text-2',
                )}
              >
                <Icon
                  size={14}
                  aria-hidden="true"
                  className={isOn ? 'text-brass' : 'text-text-3'}
                />
                <span lang={tag}>{name}</span>
                {wire === 'TY' && <span className="text-text-3">{wire}</span>}
              </button>
            )
          })}
        </div>
      </fieldset>
      <Select
        dense
        label={t('system-desk.defaultLanguage')}
        value={first}
        options={chosen.map((wire) => ({ value: wire, label: languageEntry(wire).name }))}
        onValue={(language) => onChange([...chosen], language)}
      />
    </div>
  )
}
