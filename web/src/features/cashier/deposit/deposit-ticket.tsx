import type { ReactNode } from 'react'
import { Ticket } from '@baize/ui/figures/ticket'
import { useText } from '@baize/texts/use-text'
import type { Sums } from '../../../shared/sums.ts'
import { currencyName, TicketSum } from '../ticket-sum.tsx'

type Props = {
  readonly sums: Sums
  readonly amount: bigint
  readonly fee: bigint
  readonly method: string
  readonly arrival?: string | undefined
  readonly balance?: bigint | undefined
  readonly reference?: ReactNode
}

/** What is paid, what it costs and what it makes of the balance, before it is ordered and while it is paid. */
export function DepositTicket(props: Props) {
  const { sums, amount, fee, method, arrival, balance, reference } = props
  const t = useText()
  const lines = [
    { id: 'method', label: t('cashier.method'), value: method },
    { id: 'pay', label: t('cashier.youPay'), value: sums.full(amount) },
    { id: 'fee', label: t('cashier.fee'), value: sums.bare(fee) },
    ...(arrival === undefined
      ? []
      : [{ id: 'arrives', label: t('cashier.arrives'), value: arrival }]),
    ...(balance === undefined
      ? []
      : [
          {
            id: 'after',
            label: t('cashier.balanceAfter'),
            value: sums.full(balance + amount - (amount > fee ? fee : 0n)),
          },
        ]),
  ]
  return (
    <Ticket
      title={t('shell.deposit')}
      amount={<TicketSum sums={sums} amount={amount} />}
      currency={currencyName(sums)}
      lines={lines}
      reference={reference}
    />
  )
}
