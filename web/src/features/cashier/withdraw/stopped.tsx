import { useAddress } from '@baize/ui/navigation/address.ts'
import { buttonClass } from '@baize/ui/button-class.ts'
import { Link } from '@baize/ui/navigation/link'
import { Note } from '@baize/ui/waiting/note'
import { useText } from '@baize/texts/use-text'
import { overPage } from '../../../shared/over-page.ts'
import { useMomentText } from '../../../shared/brand-moment.tsx'
import type { Eligibility } from './api.ts'
import { stoppedWords } from './words.ts'

/** Without a payment password nothing leaves; the way to set one stands right here. */
export function SetPassword() {
  const t = useText()
  const now = useAddress()
  return (
    <Note
      tone="pending"
      title={t('cashier.setPasswordFirst')}
      action={
        <Link
          to={overPage(now, { m: 'securityCenter' })}
          className={buttonClass({ variant: 'primary' })}
        >
          {t('cashier.setPassword')}
        </Link>
      }
    >
      {t('cashier.setPasswordText')}
    </Note>
  )
}

type Stop = Exclude<NonNullable<Eligibility['stop']>, 'no_payee' | 'no_payment_password'>

/** The payment password was reset: until when nothing leaves. */
export function MoneyHeld({ until }: { readonly until: string }) {
  const t = useText()
  const at = useMomentText()
  return (
    <Note tone="pending" title={t('cashier.stopped_money_held')}>
      {t('cashier.heldText', { time: at(until) })}
    </Note>
  )
}

/** Why nothing can be withdrawn now, whatever the sum, and from when it can. */
export function Stopped({ may, stop }: { readonly may: Eligibility; readonly stop: Stop }) {
  const t = useText()
  const at = useMomentText()
  if (stop === 'money_held' && may.nextAt !== null) return <MoneyHeld until={may.nextAt} />
  return (
    <Note tone="pending" title={t(stoppedWords[stop])}>
      {may.nextAt !== null && t('cashier.nextAt', { time: at(may.nextAt) })}
    </Note>
  )
}
