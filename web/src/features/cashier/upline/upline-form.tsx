import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '@baize/ui/button'
import { KeyValues } from '@baize/ui/key-values'
import { Note } from '@baize/ui/note'
import { TextArea } from '@baize/ui/text-area'
import type { UplineTransfer } from '@baize/contract/upline'
import { useText } from '@baize/texts/use-text'
import { useOnline } from '../../../shared/online.ts'
import { AmountField } from '../amount-field.tsx'
import { FailureNote } from '../failure-note.tsx'
import { HeadSteps } from '../head-steps.tsx'
import type { Sums } from '../money.ts'
import { isAboutPassword, PaymentPassword } from '../payment-password.tsx'
import { UplineTicket } from './upline-ticket.tsx'
import { transferUp, type Upline } from './api.ts'

const mostNote = 140

type Props = {
  readonly upline: Upline
  readonly name: string
  readonly sums: Sums
  readonly onDone: (transfer: UplineTransfer) => void
}

/** Sum and note, then everything once more with the password. */
export function UplineForm({ upline, name, sums, onDone }: Props) {
  const t = useText()
  const [text, setText] = useState('')
  const [note, setNote] = useState('')
  const [reviews, setReviews] = useState(false)
  const read = sums.read(text)
  const sum = read.ok ? read.value.amount : undefined
  const problem = useProblem(text, sum, upline, sums)
  const isReady = sum !== undefined && text !== '' && problem === undefined
  const steps = [t('cashier.stepDetails'), t('cashier.stepReview'), t('cashier.stepSent')]
  if (reviews && isReady) {
    return (
      <>
        <HeadSteps steps={steps} at={1} />
        <Review
          name={name}
          amount={sum}
          note={note.trim()}
          sums={sums}
          onBack={() => setReviews(false)}
          onDone={onDone}
        />
      </>
    )
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady) setReviews(true)
      }}
      className="grid grid-cols-1 gap-x-8 gap-y-5 @3xl:grid-cols-[minmax(0,1fr)_304px]"
    >
      <HeadSteps steps={steps} at={0} />
      <div className="grid min-w-0 grid-cols-1 content-start gap-5">
        <div className="rounded-ctl border border-line bg-s2 px-4 py-2">
          <KeyValues
            ruled
            items={[
              { id: 'to', label: t('cashier.to'), value: name },
              { id: 'have', label: t('cashier.available'), value: sums.full(upline.available) },
              {
                id: 'day',
                label: t('cashier.leftToday'),
                value: t('cashier.leftOf', {
                  left: sums.full(upline.leftToday),
                  limit: sums.bare(upline.dailyLimit),
                }),
              },
            ]}
          />
        </div>
        <AmountField sums={sums} value={text} onValue={setText} error={problem} />
        <TextArea
          label={t('cashier.note')}
          rows={2}
          maxLength={mostNote}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          countUsed={(used, of) => t('cashier.used', { used, of })}
        />
      </div>
      <div className="grid min-w-0 grid-cols-1 content-start gap-4">
        <UplineTicket sums={sums} amount={sum ?? 0n} name={name} note={note} />
        <Button type="submit" variant="primary" size="lg" block disabled={!isReady}>
          {t(isReady ? 'cashier.review' : problem ? 'cashier.changeAmount' : 'cashier.enterAmount')}
        </Button>
      </div>
    </form>
  )
}

function useProblem(text: string, sum: bigint | undefined, may: Upline, sums: Sums): ReactNode {
  const t = useText()
  if (text === '') return undefined
  if (sum === undefined) return t('errors.amount_invalid')
  if (sum <= 0n) return t('errors.amount_not_positive')
  if (sum < BigInt(may.min)) return t('errors.below_minimum', { min: sums.full(may.min) })
  if (sum > BigInt(may.available)) {
    return t('cashier.onlyAvailable', { amount: sums.full(may.available) })
  }
  return sum > BigInt(may.leftToday)
    ? t('cashier.onlyToday', { amount: sums.full(may.leftToday) })
    : undefined
}

type ReviewProps = Pick<Props, 'name' | 'sums' | 'onDone'> & {
  readonly amount: bigint
  readonly note: string
  readonly onBack: () => void
}

function Review({ name, amount, note, sums, onBack, onDone }: ReviewProps) {
  const t = useText()
  const online = useOnline()
  const heading = useRef<HTMLHeadingElement>(null)
  const [password, setPassword] = useState('')
  const send = useMutation({
    mutationFn: transferUp,
    onSuccess: onDone,
    onError: () => setPassword(''),
  })
  // The step before is gone, and with it whatever had the focus.
  useEffect(() => heading.current?.focus(), [])
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (password === '' || !online || send.isPending) return
        const sum = String(amount)
        send.mutate({ amount: sum, currency: sums.currency, note, paymentPassword: password })
      }}
      className="grid grid-cols-1 gap-x-8 gap-y-5 @3xl:grid-cols-[minmax(0,1fr)_304px]"
    >
      <div className="grid min-w-0 grid-cols-1 content-start gap-5">
        <h3 ref={heading} tabIndex={-1} className="text-lead outline-none">
          {t('cashier.reviewTitle')}
        </h3>
        <Note tone="pending" title={t('cashier.forGood')}>
          {t('cashier.forGoodText')}
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
            disabled={password === '' || !online}
          >
            {t('cashier.transferSum', { amount: sums.full(amount) })}
          </Button>
          <Button size="lg" onClick={onBack} disabled={send.isPending}>
            {t('cashier.changeIt')}
          </Button>
        </div>
      </div>
      <div>
        <UplineTicket sums={sums} amount={amount} name={name} note={note} />
      </div>
    </form>
  )
}
