import { useAddress } from '@baize/ui/navigation/address.ts'
import { Link } from '@baize/ui/navigation/link'
import { useText } from '@baize/texts/use-text'
import { FormCheckbox } from '@baize/ui/forms/form-checkbox'
import type { Form } from '../../../shared/form/use-form.ts'

/** Whether to be remembered for a day, and the way out for those who forgot. */
export function RememberLine({ form }: { form: Form<'remember'> }) {
  const t = useText()
  const { path, search } = useAddress()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
      <FormCheckbox form={form} name="remember" label={t('identity.rememberMe')} />
      <Link
        to={{ path, search: { ...search, popup: 'forgotPassword' } }}
        replace
        className="inline-flex min-h-6 items-center font-medium text-link"
      >
        {t('shell.forgotPassword')}
      </Link>
    </div>
  )
}
