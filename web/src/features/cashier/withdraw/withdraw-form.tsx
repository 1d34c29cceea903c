import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { Button } from '@baize/ui/button'
import { isCurrency } from '@baize/kernel/money'
import type { Payee } from '@baize/contract/cashier/withdrawals'
import type { TextKey } from '@baize/texts/keys'
import { useText } from '@baize/texts/use-text'
import { AmountField } from '../amount-field.tsx'
import { HeadSteps } from '../head-steps.tsx'
import { useSums, type Sums } from '../../../shared/sums.ts'
import { feeOf } from '../fee.ts'
import type { PayeeBook } from '../payees/api.ts'
import { isWaiting } from '../payees/is-waiting.ts'
import { PayeePicker } from '../payees/payee-picker.tsx'
import { StickyBar } from '../sticky-bar.tsx'
import { TwoColumns } from '../two-columns.tsx'
import type { Eligibility } from './api.ts'
import { judgeWithdrawalAmount, mostOf } from './judge-amount.ts'
import { SetPassword, Stopped } from './stopped.tsx'
import { askedParts } from './ticket-parts.ts'
import { WithdrawReview } from './withdraw-review.tsx'
import { WithdrawTicket } from './withdraw-ticket.tsx'

type Props = {
  readonly may: Eligibility
  readonly book: PayeeBook
  /** The form of the first payment password. */
  readonly setPassword: ReactNode
}

/** A first payment password, account and amount; then everything once more, and the password that sends it. */
export function WithdrawForm(props: Props) {
  const t = useText()
  const { stop } = props.may
  const frame = useRef<HTMLDivElement>(null)
  const before = useRef(stop)
  // The form that had the focus is gone with its step, and on a phone the next one begins above the screen.
  useEffect(() => {
    if (before.current === 'no_payment_password' && stop !== before.current) frame.current?.focus()
    before.current = stop
  }, [stop])
  return (
    <div
      ref={frame}
      role="group"
      aria-label={t('cashier.withdrawal')}
      tabIndex={-1}
      className="min-w-0 scroll-mt-32 outline-none"
    >
      <Steps {...props} />
    </div>
  )
}

function Steps({ may, book, setPassword }: Props) {
  const t = useText()
  const form = useId()
  const sums = useSums(isCurrency(may.currency) ? may.currency : 'PHP')
  const [chosen, setChosen] = useState<string>()
  const [text, setText] = useState('')
  const [reviews, setReviews] = useState(false)
  const payee = book.payees.find(({ id }) => id === chosen) ?? firstUsable(book.payees)
  const read = sums.read(text)
  const sum = read.ok ? read.value.amount : undefined
  const problem = useProblem(text, sum, may, sums)
  const isReady = payee !== undefined && sum !== undefined && text !== '' && problem === undefined
  // A first withdrawal is one way: what it needs before the sum are steps of it.
  const [before] = useState(() => stepsBefore(may.stop))
  const isAccountNext = book.payees.length === 0
  const steps = [
    ...before.map((step) => t(step)),
    t('cashier.stepDetails'),
    t('cashier.stepReview'),
    t('cashier.stepSent'),
  ]

  if (may.stop === 'no_payment_password') {
    return (
      <>
        <HeadSteps steps={steps} at={0} />
        <SetPassword>{setPassword}</SetPassword>
      </>
    )
  }
  if (may.stop !== null && may.stop !== 'no_payee') return <Stopped may={may} stop={may.stop} />
  if (reviews && isReady) {
    return (
      <>
        <HeadSteps steps={steps} at={before.length + 1} />
        <WithdrawReview
          may={may}
          payee={payee}
          amount={sum}
          sums={sums}
          onBack={() => setReviews(false)}
        />
      </>
    )
  }
  const toDo = problem ? 'cashier.changeAmount' : 'cashier.enterAmount'
  const parts = askedParts(sum ?? 0n, sum === undefined ? 0n : feeOf(sum, may))
  return (
    <TwoColumns>
      <HeadSteps steps={steps} at={before.length - (isAccountNext ? 1 : 0)} />
      <div className="grid min-w-0 grid-cols-1 content-start gap-5">
        <PayeePicker book={book} value={payee?.id} onValue={setChosen} />
        {/* The form of a new account has its own, so this one begins below it. */}
        <form
          id={form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            if (isReady) setReviews(true)
          }}
        >
          <AmountField
            sums={sums}
            value={text}
            onValue={setText}
            hint={t('cashier.between', { min: sums.bare(may.min), max: sums.bare(may.max) })}
            error={problem}
            chips={chipsOf(may, sums, t('cashier.all'))}
          />
        </form>
      </div>
      <div className="grid min-w-0 grid-cols-1 content-start gap-4">
        <WithdrawTicket sums={sums} amount={sum ?? 0n} parts={parts} payee={payee} />
        <Button
          type="submit"
          form={form}
          variant="primary"
          size="lg"
          block
          disabled={!isReady}
          className="max-md:hidden"
        >
          {t(isReady ? 'cashier.review' : toDo)}
        </Button>
        <p className="text-center text-meta text-text-3">{t('cashier.noCancel')}</p>
      </div>
      <StickyBar title={isReady ? sums.full(sum) : t(toDo)} sub={payee?.institutionName}>
        <Button type="submit" form={form} variant="primary" size="lg" disabled={!isReady}>
          {t('cashier.review')}
        </Button>
      </StickyBar>
    </TwoColumns>
  )
}

function stepsBefore(stop: Eligibility['stop']): readonly TextKey[] {
  if (stop === 'no_payment_password') return ['cashier.paymentPassword', 'cashier.stepAccount']
  return stop === 'no_payee' ? ['cashier.stepAccount'] : []
}

function firstUsable(payees: readonly Payee[]): Payee | undefined {
  return payees.find((payee) => !isWaiting(payee))
}

/** The smallest sum, halves on the way and everything, as far as there is so much. */
function chipsOf(may: Eligibility, sums: Sums, all: string) {
  const most = mostOf(may)
  const least = BigInt(may.min)
  if (most < least || most <= 0n) return []
  const chips = least < most && least > 0n ? [{ amount: least, label: sums.short(least) }] : []
  return [...chips, { amount: most, label: all }]
}

/** Said while one types, before anything is asked for. */
function useProblem(
  text: string,
  sum: bigint | undefined,
  may: Eligibility,
  sums: Sums,
): ReactNode {
  const t = useText()
  if (text === '') return undefined
  if (sum === undefined) return t('errors.amount_invalid')
  switch (judgeWithdrawalAmount(sum, may)) {
    case 'nothing':
      return t('errors.amount_not_positive')
    case 'below':
      return t('errors.below_minimum', { min: sums.full(may.min) })
    case 'above':
      return t('errors.above_maximum', { max: sums.full(may.max) })
    case 'too_little':
      return t('cashier.onlyAvailable', { amount: sums.full(may.available) })
    case 'over_day':
      return t('cashier.onlyToday', { amount: sums.full(may.leftToday) })
    case undefined:
      return undefined
  }
}
