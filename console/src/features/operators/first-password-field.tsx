import { Dices } from 'lucide-react'
import { Button } from '@baize/ui/button'
import { CopyButton } from '@baize/ui/copy-button'
import { PasswordField } from '@baize/ui/password-field'
import { useText } from '@baize/texts/use-text'
import { makePassword } from './make-password.ts'

type FirstPasswordFieldProps = {
  readonly value: string
  readonly onValue: (value: string) => void
  readonly error?: string | undefined
}

/** The password that an admin hands over; one made by chance is better than one thought up. */
export function FirstPasswordField({ value, onValue, error }: FirstPasswordFieldProps) {
  const t = useText()
  return (
    <div>
      <PasswordField
        required
        label={t('ops.firstPassword')}
        help={t('ops.firstPasswordHelp')}
        error={error}
        autoComplete="new-password"
        maxLength={200}
        value={value}
        onChange={(event) => onValue(event.target.value)}
      />
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="ghost"
          icon={<Dices size={16} />}
          onClick={() => onValue(makePassword())}
        >
          {t('ops.makePassword')}
        </Button>
        {value !== '' && <CopyButton text={value} label={t('ops.copyPassword')} />}
      </div>
    </div>
  )
}
