import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { go, readAddress } from '@baize/ui/address.ts'
import { Button } from '@baize/ui/button'
import { Note } from '@baize/ui/note'
import type { Payee } from '@baize/contract/withdrawals'
import { useText } from '@baize/texts/use-text'
import { useOnline } from '../../../shared/online.ts'
import { FailureNote } from '../failure-note.tsx'
import { feeOf, type Sums } from '../money.ts'
import { isAboutPassword, PaymentPassword } from '../payment-password.tsx'
import { requestWithdrawal, type Eligibility } from './api.ts'
import { WithdrawTicket } from './withdraw-ticket.tsx'

type Props = {
  readonly may: Eligibility
  readonly payee: Payee
  readonly amount: bigint
  readonly sums: Sums
  readonly onBack: () => void
}

/** Everything once more. Only from here it is sent, and from then on it cannot be taken back. */
export function WithdrawReview({ may, payee, amount, sums, onBack }: Props) {
  const t = useText()
  const online = useOnline()
  const heading = useRef<HTMLHeadingElement>(null)
  const [password, setPassword] = useState('')
  const send = useMutation({
    mutationFn: requestWithdrawal,
    onSuccess: ({ id }) => {
      const { path, search } = readAddress()
      go({ path, search: { ...search, order: id } }, { replace: true })
    },
    onError: () => setPassword(''),
  })
  // The step before is gone, and with it whatever had the focus.
  useEffect(() => heading.current?.focus(), [])
  const isWhole = password !== '' && online
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isWhole || send.isPending) return
        send.mutate({
          payee: payee.id,
          amount: String(amount),
          currency: sums.currency,
          paymentPassword: password,
        })
      }}
      className="grid grid-cols-1 gap-x-8 gap-y-5 @3xl:grid-cols-[minmax(0,1fr)_304px]"
    >
      <div className="grid min-w-0 grid-cols-1 content-start gap-5">
        <h3 ref={heading} tabIndex={-1} className="text-lead outline-none">
          {t('cashier.reviewTitle')}
        </h3>
        <Note tone="pending" title={t('cashier.noCancelTitle')}>
          {t('cashier.noCancelText')}
        </Note>
        <PaymentPassword
          value={password}
          onValue={setPassword}
          error={send.error}
          disabled={send.isPending}
        />
        {!isAboutPassword(send.error) && <FailureNote error={send.error} />}
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            variant="primary"
            size="lg"
            busy={send.isPending}
            busyLabel={t('cashier.sending')}
            disabled={!isWhole}
            title={online ? undefined : t('shell.offlineMoney')}
          >
            {t('cashier.withdrawSum', { amount: sums.full(amount) })}
          </Button>
          <Button size="lg" onClick={onBack} disabled={send.isPending}>
            {t('cashier.changeIt')}
          </Button>
        </div>
        {!online && <p className="text-meta text-text-2">{t('shell.offlineMoney')}</p>}
      </div>
      <div>
        <WithdrawTicket sums={sums} amount={amount} fee={feeOf(amount, may)} payee={payee} />
      </div>
    </form>
  )
}
