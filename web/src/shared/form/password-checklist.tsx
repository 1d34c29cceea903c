import { Check, Circle } from 'lucide-react'
import type { FieldRule } from '@baize/kernel/patterns'
import type { TextKey } from '@baize/texts/keys'
import { useText } from '@baize/texts/use-text'
import { checkParts, type PasswordPart } from './password-parts.ts'

const names: Readonly<Record<PasswordPart, TextKey>> = {
  length: 'identity.partLength',
  upper: 'identity.partUpper',
  lower: 'identity.partLower',
  digit: 'identity.partDigit',
  symbol: 'identity.partSymbol',
  letter: 'identity.partLetter',
  plain: 'identity.partPlain',
  printable: 'identity.partPrintable',
  noSpace: 'identity.partNoSpace',
}

/** What a password still needs, ticked off while one types. A tick is a sign and a colour. */
export function PasswordChecklist({ rule, value }: { rule: FieldRule; value: string }) {
  const t = useText()
  const bounds = { min: rule.minLength, max: rule.maxLength }
  return (
    <ul
      aria-label={t('identity.passwordNeeds')}
      className="flex flex-wrap gap-x-4 gap-y-1 text-meta text-text-3"
    >
      {checkParts(rule, value).map(({ part, met }) => (
        <li key={part} className={met ? 'flex gap-1.5 text-pos' : 'flex gap-1.5'}>
          {met ? (
            <Check size={14} className="mt-0.5 flex-none" aria-hidden="true" />
          ) : (
            <Circle size={12} className="mt-[3px] flex-none" aria-hidden="true" />
          )}
          <span>
            {part === 'length' && bounds.min === bounds.max
              ? t('identity.partLengthExact', { min: bounds.min })
              : t(names[part], bounds)}
            <span className="sr-only"> {t(met ? 'identity.partMet' : 'identity.partMissing')}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
