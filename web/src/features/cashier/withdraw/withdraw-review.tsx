import { useState } from 'react'
import { go, readAddress } from '@baize/ui/navigation/address.ts'
import type { Payee } from '@baize/contract/cashier/withdrawals'
import { useText } from '@baize/texts/use-text'
import { type Sums } from '../../../shared/sums.ts'
import { feeOf } from '../fee.ts'
import { MoneyReview } from '../money-review.tsx'
import { askCashierAgain } from '../orders.ts'
import { requestWithdrawal, type Eligibility } from './api.ts'
import { GiveUp, lossesOf, type Choice } from './give-up.tsx'
import { askedParts } from './ticket-parts.ts'
import { WithdrawTicket } from './withdraw-ticket.tsx'

type Props = {
  readonly may: Eligibility
  readonly payee: Payee
  readonly amount: bigint
  readonly sums: Sums
  readonly onBack: () => void
}

/** A withdrawal as it will be sent; once it is, it has an address of its own. */
export function WithdrawReview({ may, payee, amount, sums, onBack }: Props) {
  const t = useText()
  const { currency } = sums
  const losses = lossesOf(may.requirements)
  // A choice holds for the figures beside which it was made.
  const figures = JSON.stringify(losses)
  const [made, setMade] = useState<{ readonly choice: Choice; readonly figures: string }>()
  const choice = made?.figures === figures ? made.choice : undefined
  return (
    <MoneyReview
      warning={{ title: t('cashier.noCancelTitle'), text: t('cashier.noCancelText') }}
      ticket={
        <WithdrawTicket
          sums={sums}
          amount={amount}
          payee={payee}
          parts={askedParts(amount, feeOf(amount, may))}
        />
      }
      choice={
        losses.length === 0
          ? undefined
          : {
              isMade: choice === 'giveUp',
              fields: (
                <GiveUp
                  all={may.requirements}
                  amount={amount}
                  sums={sums}
                  value={choice}
                  onValue={(next) => setMade({ choice: next, figures })}
                />
              ),
            }
      }
      label={t('cashier.withdrawSum', { amount: sums.full(amount) })}
      send={async (paymentPassword) => {
        const wish = { payee: payee.id, amount: String(amount), currency }
        try {
          return await requestWithdrawal({ ...wish, givesUp: losses, paymentPassword })
        } catch (error) {
          // What it costs may be another now, and is shown anew.
          void askCashierAgain()
          throw error
        }
      }}
      onSent={({ id }) => {
        const { path, search } = readAddress()
        go({ path, search: { ...search, order: id } }, { replace: true })
      }}
      onBack={onBack}
    />
  )
}
