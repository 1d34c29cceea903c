import { useOnce } from '../../shared/use-once.ts'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '@baize/ui/button'
import { Note } from '@baize/ui/waiting/note'
import { useText } from '@baize/texts/use-text'
import { useOnline } from '../../shared/online.ts'
import { MoneyFailureNote } from './money-failure-note.tsx'
import { isAboutPassword, PaymentPassword } from './payment-password.tsx'
import { TwoColumns } from './two-columns.tsx'

type Props<Sent> = {
  /** What cannot be undone from here on. */
  readonly warning: { readonly title: string; readonly text: string }
  readonly ticket: ReactNode
  /** Something to be chosen before it is sent, and whether it was. */
  readonly choice?: { readonly fields: ReactNode; readonly isMade: boolean } | undefined
  /** The button that sends it, with the sum. */
  readonly label: string
  readonly send: (paymentPassword: string) => Promise<Sent>
  readonly onSent: (sent: Sent) => void
  readonly onBack: () => void
}

/** Everything once more, and the password. Only from here money is sent, and from then on it cannot be taken back. */
export function MoneyReview<Sent>(props: Props<Sent>) {
  const { warning, ticket, choice, label, send, onSent, onBack } = props
  const t = useText()
  const online = useOnline()
  const heading = useRef<HTMLHeadingElement>(null)
  const [password, setPassword] = useState('')
  const sending = useOnce({
    mutationFn: send,
    onSuccess: onSent,
    onError: () => setPassword(''),
  })
  // The step before is gone, and with it whatever had the focus.
  useEffect(() => heading.current?.focus(), [])
  const isWhole = password !== '' && online && choice?.isMade !== false
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isWhole && !sending.isPending) sending.mutate(password)
      }}
    >
      <TwoColumns>
        <div className="grid min-w-0 grid-cols-1 content-start gap-5">
          <h3 ref={heading} tabIndex={-1} className="text-lead outline-none">
            {t('cashier.reviewTitle')}
          </h3>
          <Note tone="pending" title={warning.title}>
            {warning.text}
          </Note>
          {choice?.fields}
          <PaymentPassword
            value={password}
            onValue={setPassword}
            error={sending.error}
            disabled={sending.isPending}
          />
          {!isAboutPassword(sending.error) && <MoneyFailureNote error={sending.error} />}
          <div className="flex flex-wrap gap-3">
            <Button
              type="submit"
              variant="primary"
              size="lg"
              busy={sending.isPending}
              busyLabel={t('cashier.sending')}
              disabled={!isWhole}
              title={online ? undefined : t('shell.offlineMoney')}
            >
              {label}
            </Button>
            <Button size="lg" onClick={onBack} disabled={sending.isPending}>
              {t('cashier.changeIt')}
            </Button>
          </div>
          {!online && <p className="text-meta text-text-2">{t('shell.offlineMoney')}</p>}
        </div>
        <div>{ticket}</div>
      </TwoColumns>
    </form>
  )
}
