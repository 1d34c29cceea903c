import { Dices } from 'lucide-react'
import { Button } from '@baize/ui/button'
import { CopyButton } from '@baize/ui/copy-button'
import type { FormOfField } from '@baize/ui/form-field.ts'
import { FormPasswordField } from '@baize/ui/form-password-field'
import { useText } from '@baize/texts/use-text'
import { makePassword } from './make-password.ts'

type FirstPasswordFieldProps = { readonly form: FormOfField<'password'> }

/** The password that an admin hands over; one made by chance is better than one thought up. */
export function FirstPasswordField({ form }: FirstPasswordFieldProps) {
  const t = useText()
  const { password } = form.entries
  return (
    <div>
      <FormPasswordField
        form={form}
        name="password"
        required
        label={t('ops.firstPassword')}
        help={t('ops.firstPasswordHelp')}
        autoComplete="new-password"
        maxLength={200}
      />
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="ghost"
          icon={<Dices size={16} />}
          onClick={() => form.set('password', makePassword())}
        >
          {t('ops.makePassword')}
        </Button>
        {password !== '' && <CopyButton text={password} label={t('ops.copyPassword')} />}
      </div>
    </div>
  )
}
