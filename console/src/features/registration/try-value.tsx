import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { TextField } from '@baize/ui/forms/text-field'
import type { RegistrationRule } from '@baize/contract/system/system'
import { checkAgainstRule } from '@baize/kernel/patterns'
import { useText } from '@baize/texts/use-text'
import { patternNames } from './fields.ts'

/** Holds a typed value against the rule with the checker that the server uses. */
export function TryValue({ rule }: { readonly rule: RegistrationRule }) {
  const t = useText()
  const [value, setValue] = useState('')
  const verdict = useVerdict(rule, value)
  return (
    <div>
      <TextField
        label={t('system-desk.tryValue')}
        value={value}
        maxLength={600}
        autoComplete="off"
        spellCheck={false}
        help={value === '' ? t('system-desk.tryHelp') : undefined}
        error={verdict?.ok === false ? verdict.text : undefined}
        onChange={(event) => setValue(event.target.value)}
      />
      {verdict?.ok === true && (
        <p className="mt-1.5 flex items-center gap-1.5 text-meta text-pos">
          <CircleCheck size={14} aria-hidden="true" /> {verdict.text}
        </p>
      )}
      <span className="visually-hidden" aria-live="polite">
        {verdict?.text}
      </span>
    </div>
  )
}

function useVerdict(rule: RegistrationRule, value: string) {
  const t = useText()
  if (value === '') return undefined
  const length = [...value].length
  const { minLength: min, maxLength: max } = rule
  const checked = checkAgainstRule(rule, value)
  if (checked.ok) return { ok: true, text: t('system-desk.tryPasses', { length }) }
  switch (checked.code) {
    case 'missing':
      return { ok: false, text: t('system-desk.tryMissing') }
    case 'too_short':
      return { ok: false, text: t('system-desk.tryTooShort', { length, min }) }
    case 'too_long':
      return { ok: false, text: t('system-desk.tryTooLong', { length, max }) }
    case 'wrong_pattern': {
      const kind = patternNames[rule.patternId as keyof typeof patternNames]
      return { ok: false, text: t('system-desk.tryWrongPattern', { kind: t(kind), length }) }
    }
  }
}
