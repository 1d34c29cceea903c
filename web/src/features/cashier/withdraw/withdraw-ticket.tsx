import type { ReactNode } from 'react'
import { Ticket, type TicketLine } from '@baize/ui/figures/ticket'
import type { Payee } from '@baize/contract/cashier/withdrawals'
import { useText } from '@baize/texts/use-text'
import type { Sums } from '../../../shared/sums.ts'
import { useEnding } from '../payees/use-ending.ts'
import { currencyName, TicketSum } from '../ticket-sum.tsx'
import type { TicketParts } from './ticket-parts.ts'

type Props = {
  readonly sums: Sums
  readonly amount: bigint
  readonly parts: TicketParts
  readonly payee: Pick<Payee, 'institutionName' | 'number'> | undefined
  readonly more?: readonly TicketLine[]
  readonly reference?: ReactNode
}

/** What leaves the wallet, what it costs, what arrives and where. */
export function WithdrawTicket({ sums, amount, parts, payee, more = [], reference }: Props) {
  const t = useText()
  const ending = useEnding()
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
        { id: 'leaves', label: t('cashier.leaves'), value: sums.full(parts.leaves) },
        { id: 'fee', label: t('cashier.fee'), value: sums.bare(parts.fee) },
        { id: 'arrives', label: t('cashier.youGet'), value: sums.full(parts.arrives) },
        ...(parts.back > 0n
          ? [{ id: 'back', label: t('cashier.cameBack'), value: sums.full(parts.back) }]
          : []),
        ...more,
      ]}
      reference={reference}
    />
  )
}
