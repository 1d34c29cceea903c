import { go, readAddress } from '@baize/ui/navigation/address.ts'
import type { Payee } from '@baize/contract/cashier/withdrawals'
import { useText } from '@baize/texts/use-text'
import { type Sums } from '../../../shared/sums.ts'
import { feeOf } from '../fee.ts'
import { MoneyReview } from '../money-review.tsx'
import { requestWithdrawal, type Eligibility } from './api.ts'
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
      label={t('cashier.withdrawSum', { amount: sums.full(amount) })}
      send={(paymentPassword) =>
        requestWithdrawal({ payee: payee.id, amount: String(amount), currency, paymentPassword })
      }
      onSent={({ id }) => {
        const { path, search } = readAddress()
        go({ path, search: { ...search, order: id } }, { replace: true })
      }}
      onBack={onBack}
    />
  )
}
