import type { ReactNode } from 'react'
import { Ticket, type TicketLine } from '@baize/ui/ticket'
import type { Payee } from '@baize/contract/withdrawals'
import { useText } from '@baize/texts/use-text'
import type { Sums } from '../money.ts'
import { useEnding } from '../payees/use-ending.ts'
import { currencyName, TicketSum } from '../ticket-sum.tsx'

type Props = {
  readonly sums: Sums
  readonly amount: bigint
  readonly fee: bigint
  readonly payee: Pick<Payee, 'institutionName' | 'number'> | undefined
  readonly more?: readonly TicketLine[]
  readonly reference?: ReactNode
}

/** What leaves the wallet, what it costs, what arrives and where. */
export function WithdrawTicket({ sums, amount, fee, payee, more = [], reference }: Props) {
  const t = useText()
  const ending = useEnding()
  const arrives = amount > fee ? amount - fee : 0n
  return (
    <Ticket
      title={t('cashier.withdrawal')}
      amount={<TicketSum sums={sums} amount={amount} />}
      currency={currencyName(sums)}
      lines={[
        {
          id: 'to',
          label: t('cashier.to'),
          value: payee ? `${payee.institutionName}, ${ending(payee.number)}` : '–',
        },
        { id: 'leaves', label: t('cashier.leaves'), value: sums.full(amount) },
        { id: 'fee', label: t('cashier.fee'), value: sums.bare(fee) },
        { id: 'arrives', label: t('cashier.youGet'), value: sums.full(arrives) },
        ...more,
      ]}
      reference={reference}
    />
  )
}
