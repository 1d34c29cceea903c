import { useText } from '@baize/texts/use-text'
import { FormCheckbox } from '@baize/ui/forms/form-checkbox'
import type { Form } from '../../../shared/form/use-form.ts'

type Props = { readonly form: Form<'terms'> }

/**
 * The terms open beside the page, so that nothing typed is lost to reading them. That somebody is of age is said once, at
 * registration, by a tick of its own.
 */
export function TermsTick({ form }: Props) {
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
  const [before, after] = t('identity.acceptTerms', { terms: '\u0000' }).split('\u0000')
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
