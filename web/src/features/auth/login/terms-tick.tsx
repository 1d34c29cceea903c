import { useText } from '@baize/texts/use-text'
import { FormCheckbox } from '@baize/ui/forms/form-checkbox'
import type { Form } from '../../../shared/form/use-form.ts'

type Props = { readonly form: Form<'terms'>; readonly withAge?: boolean }

/** The terms open beside the page, so that nothing typed is lost to reading them. */
export function TermsTick({ form, withAge = true }: Props) {
  const t = useText()
  const link = (
    <a
      href="/help#term"
      target="_blank"
      rel="noreferrer"
      className="font-medium text-link underline underline-offset-2"
    >
      {t('identity.theTerms')}
      <span className="sr-only"> {t('identity.newTab')}</span>
    </a>
  )
  const [before, after] = t(withAge ? 'identity.acceptTermsAndAge' : 'identity.acceptTerms', {
    terms: '\u0000',
  }).split('\u0000')
  return (
    <FormCheckbox
      form={form}
      name="terms"
      label={
        <>
          {before}
          {link}
          {after}
        </>
      }
    />
  )
}
