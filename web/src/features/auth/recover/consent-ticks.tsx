import { FormCheckbox } from '@baize/ui/forms/form-checkbox'
import type { Entries } from '@baize/ui/forms/use-form.ts'
import type { Problem } from '@baize/texts/problem'
import { useText } from '@baize/texts/use-text'
import type { Form } from '../../../shared/form/use-form.ts'
import { TermsTick } from '../login/terms-tick.tsx'

export type ConsentName = 'terms' | 'age18'

export const noConsent: Entries<ConsentName> = { terms: '', age18: '' }
export const consentFields = { terms_required: 'terms', age_required: 'age18' } as const

/** What an account that somebody else opened has never confirmed. */
export function checkConsent({ terms, age18 }: Entries<ConsentName>): {
  terms?: Problem
  age18?: Problem
} {
  return {
    ...(terms === '' && { terms: { key: 'errors.terms_required' } as const }),
    ...(age18 === '' && { age18: { key: 'errors.age_required' } as const }),
  }
}

/** Said where it was asked for; a page that did not ask says nothing. */
export const consentOf = ({ terms, age18 }: Entries<ConsentName>) => ({
  ...(terms === 'yes' && { terms: true }),
  ...(age18 === 'yes' && { age18: true }),
})

export function ConsentTicks({ form }: { readonly form: Form<ConsentName> }) {
  const t = useText()
  return (
    <>
      <TermsTick form={form} />
      <FormCheckbox form={form} name="age18" label={t('identity.adult')} />
    </>
  )
}
