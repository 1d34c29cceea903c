import { useAddress } from '@baize/ui/navigation/address.ts'
import { Link } from '@baize/ui/navigation/link'
import { PasswordField } from '@baize/ui/forms/password-field'
import { CallFailed } from '@baize/contract/client/client'
import { useText } from '@baize/texts/use-text'
import { failureText } from '../../shared/api.ts'
import { overPage } from '../../shared/over-page.ts'
import { useSystem } from '../../shared/system.ts'
import { ruleOf } from '../../shared/form/field-rule.ts'
import { useMomentText } from '../../shared/brand-moment.tsx'

type Props = {
  readonly value: string
  readonly onValue: (value: string) => void
  /** What the last try met; only what is about the password is said here. */
  readonly error: unknown
  readonly disabled?: boolean
}

/** The password that money asks for. A wrong one says how many tries are left, a locked one until when. */
export function PaymentPassword({ value, onValue, error, disabled = false }: Props) {
  const t = useText()
  const now = useAddress()
  const rule = ruleOf(useSystem().info.register, 'paymentPassword')
  return (
    <PasswordField
      label={t('cashier.paymentPassword')}
      hint={
        <Link to={overPage(now, { m: 'securityCenter' })} className="text-link hover:underline">
          {t('cashier.forgotten')}
        </Link>
      }
      autoComplete="off"
      inputMode={rule?.patternId === 'digits' ? 'numeric' : undefined}
      maxLength={64}
      value={value}
      disabled={disabled}
      onChange={(event) => onValue(event.target.value)}
      error={usePasswordProblem(error)}
    />
  )
}

/** Whether a failure belongs below the password and nowhere else. */
export function isAboutPassword(error: unknown): error is CallFailed {
  return error instanceof CallFailed && error.code.startsWith('payment_password_')
}

function usePasswordProblem(error: unknown): string | undefined {
  const t = useText()
  const at = useMomentText()
  if (!isAboutPassword(error)) return undefined
  const value = (error.value ?? {}) as { triesLeft?: number; until?: string }
  if (error.code === 'payment_password_wrong' && value.triesLeft !== undefined) {
    return t('cashier.triesLeft', { count: value.triesLeft })
  }
  if (error.code === 'payment_password_locked' && value.until !== undefined) {
    return t('cashier.lockedUntil', { time: at(value.until) })
  }
  return failureText(error)
}
