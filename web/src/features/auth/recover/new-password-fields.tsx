import type { RegistrationRule } from '@baize/contract/system/system'
import { useText } from '@baize/texts/use-text'
import { FormPasswordField } from '@baize/ui/forms/form-password-field'
import type { Entries } from '@baize/ui/forms/use-form.ts'
import { checkPassword, checkSame } from '../../../shared/form/field-rule.ts'
import { PasswordChecklist } from '../../../shared/form/password-checklist.tsx'
import type { Form, Problems } from '../../../shared/form/use-form.ts'

export type NewPasswordName = 'newPassword' | 'confirmNewPassword'

export function checkNewPassword(
  rule: RegistrationRule | undefined,
  { newPassword, confirmNewPassword }: Entries<NewPasswordName>,
): Problems<NewPasswordName> {
  const password = checkPassword(rule, newPassword)
  const same = checkSame(newPassword, confirmNewPassword)
  return { ...(password && { newPassword: password }), ...(same && { confirmNewPassword: same }) }
}

/** Under which field a refusal of a new password is said. */
export const newPasswordFields = {
  password: 'newPassword',
  weak_password: 'newPassword',
  same_password: 'newPassword',
  confirmation_differs: 'confirmNewPassword',
} as const

type Props = {
  readonly form: Form<NewPasswordName>
  readonly rule: RegistrationRule | undefined
  readonly first?: boolean
}

/** A new password, what it needs, and the same again. */
export function NewPasswordFields({ form, rule, first = false }: Props) {
  const t = useText()
  return (
    <>
      <FormPasswordField
        form={form}
        name="newPassword"
        label={t('identity.newPassword')}
        autoComplete="new-password"
        data-autofocus={first ? '' : undefined}
      />
      {rule && <PasswordChecklist rule={rule} value={form.entries.newPassword} />}
      <FormPasswordField
        form={form}
        name="confirmNewPassword"
        label={t('identity.confirmPassword')}
        autoComplete="new-password"
      />
    </>
  )
}
