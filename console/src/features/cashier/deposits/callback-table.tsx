import { Table } from '@baize/ui/tables/table'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { useText } from '@baize/texts/use-text'
import { BookAmount } from '../../../shared/figures/book-amount.tsx'
import { DeskMoment } from '../../../shared/figures/desk-moment.tsx'
import { useCountText } from '../../../shared/figures/use-count-text.ts'
import type { DepositDetail } from '../api.ts'
import { outcomeWord } from './words.ts'

type Callback = DepositDetail['callbacks'][number]

type CallbackTableProps = {
  readonly callbacks: readonly Callback[]
  readonly currency: string
}

/** Every word that the gateway sent about a deposit, also the ones that came twice or were not believed. */
export function CallbackTable({ callbacks, currency }: CallbackTableProps) {
  const t = useText()
  const columns = useColumns(currency)
  if (callbacks.length === 0) return null
  return (
    <section>
      <h3 className="mb-1 font-sans text-body-s font-semibold">{t('cashier-desk.callbacks')}</h3>
      <div className="-mx-5 overflow-x-auto max-md:mx-0">
        <Table
          dense
          label={t('cashier-desk.callbacks')}
          columns={columns}
          rows={callbacks.map((callback, index) => ({ ...callback, index }))}
          rowId={({ index }) => String(index)}
        />
      </div>
    </section>
  )
}

function useColumns(currency: string): readonly Column<Callback & { index: number }>[] {
  const t = useText()
  const countText = useCountText()
  return [
    {
      id: 'at',
      head: t('ops.columnTime'),
      cell: ({ at }) => <DeskMoment at={at} show="clock" className="figures" />,
    },
    {
      id: 'event',
      head: t('cashier-desk.callbackEvent'),
      cell: ({ event }) => <span className="break-all">{event}</span>,
    },
    {
      id: 'outcome',
      head: t('cashier-desk.callbackOutcome'),
      priority: 1,
      cell: ({ outcome, times }) => (
        <>
          {outcomeWord(t, outcome)}
          {times > 1 && <span className="text-text-3">{` × ${countText(times)}`}</span>}
        </>
      ),
    },
    {
      id: 'amount',
      head: t('cashier-desk.amount'),
      align: 'end',
      cell: ({ amount }) =>
        amount === null ? '—' : <BookAmount amount={amount} currency={currency} />,
    },
  ]
}
