import { useState, type ReactNode } from 'react'
import { Button } from '@baize/ui/button'
import { KeyValues } from '@baize/ui/figures/key-values'
import { TextArea } from '@baize/ui/forms/text-area'
import type { UplineTransfer } from '@baize/contract/cashier/upline'
import { useText } from '@baize/texts/use-text'
import { AmountField } from '../amount-field.tsx'
import { HeadSteps } from '../head-steps.tsx'
import { usePurseRows } from '../../../shared/purse-rows.ts'
import type { Sums } from '../../../shared/sums.ts'
import { MoneyReview } from '../money-review.tsx'
import { StickyBar } from '../sticky-bar.tsx'
import { TwoColumns } from '../two-columns.tsx'
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
  const purse = usePurseRows(upline, sums)
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
        <MoneyReview
          warning={{ title: t('cashier.forGood'), text: t('cashier.forGoodText') }}
          ticket={<UplineTicket sums={sums} amount={sum} name={name} note={note.trim()} />}
          label={t('cashier.transferSum', { amount: sums.full(sum) })}
          send={(paymentPassword) =>
            transferUp({
              amount: String(sum),
              currency: sums.currency,
              note: note.trim(),
              paymentPassword,
            })
          }
          onSent={onDone}
          onBack={() => setReviews(false)}
        />
      </>
    )
  }
  const toDo = problem ? 'cashier.changeAmount' : 'cashier.enterAmount'
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady) setReviews(true)
      }}
    >
      <TwoColumns>
        <HeadSteps steps={steps} at={0} />
        <div className="grid min-w-0 grid-cols-1 content-start gap-5">
          <div className="rounded-ctl border border-line bg-s2 px-4 py-2">
            <KeyValues
              ruled
              items={[
                { id: 'to', label: t('cashier.to'), value: name },
                ...purse,
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
            help={t('cashier.noteOptional')}
            rows={2}
            maxLength={mostNote}
            value={note}
            onChange={(event) => setNote(event.target.value)}
            countUsed={(used, of) => t('cashier.used', { used, of })}
          />
        </div>
        <div className="grid min-w-0 grid-cols-1 content-start gap-4">
          <UplineTicket sums={sums} amount={sum ?? 0n} name={name} note={note} />
          <Button
            type="submit"
            variant="primary"
            size="lg"
            block
            disabled={!isReady}
            className="max-md:hidden"
          >
            {t(isReady ? 'cashier.review' : toDo)}
          </Button>
        </div>
        <StickyBar title={isReady ? sums.full(sum) : t(toDo)} sub={name}>
          <Button type="submit" variant="primary" size="lg" disabled={!isReady}>
            {t('cashier.review')}
          </Button>
        </StickyBar>
      </TwoColumns>
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
