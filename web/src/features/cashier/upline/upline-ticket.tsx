import type { ReactNode } from 'react'
import { Ticket, type TicketLine } from '@baize/ui/figures/ticket'
import { useText } from '@baize/texts/use-text'
import type { Sums } from '../../../shared/sums.ts'
import { currencyName, TicketSum } from '../ticket-sum.tsx'

type Props = {
  readonly sums: Sums
  readonly amount: bigint
  readonly name: string
  readonly note: string
  readonly more?: readonly TicketLine[]
  readonly reference?: ReactNode
}

export function UplineTicket({ sums, amount, name, note, more = [], reference }: Props) {
  const t = useText()
  return (
    <Ticket
      title={t('cashier.transfer')}
      amount={<TicketSum sums={sums} amount={amount} />}
      currency={currencyName(sums)}
      lines={[
        { id: 'to', label: t('cashier.to'), value: name },
        { id: 'leaves', label: t('cashier.leaves'), value: sums.full(amount) },
        ...(note === ''
          ? []
          : [
              {
                id: 'note',
                label: t('cashier.note'),
                value: <span className="break-words">{note}</span>,
              },
            ]),
        ...more,
      ]}
      reference={reference}
    />
  )
}
