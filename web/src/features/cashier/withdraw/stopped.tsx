import type { ReactNode } from 'react'
import { Note } from '@baize/ui/waiting/note'
import { useText } from '@baize/texts/use-text'
import { useMomentText } from '../../../shared/brand-moment.tsx'
import type { Eligibility } from './api.ts'
import { stoppedWords } from './words.ts'

/** Without a payment password nothing leaves; the form that sets one stands right here. */
export function SetPassword({ children }: { readonly children: ReactNode }) {
  const t = useText()
  return (
    <section
      aria-label={t('cashier.setPasswordFirst')}
      className="grid max-w-lg grid-cols-1 gap-4 rounded-ctl border border-line bg-s2 p-4"
    >
      <h3 className="text-lead">{t('cashier.setPasswordFirst')}</h3>
      {children}
    </section>
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
