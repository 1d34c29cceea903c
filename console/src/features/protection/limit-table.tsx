import type { PlayerLimit, PlayerProtection } from '@baize/contract/protection/protection'
import { Table } from '@baize/ui/tables/table'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { useText } from '@baize/texts/use-text'
import { limitKindNames, limitPeriodNames } from '@baize/texts/limit-names'
import { BookAmount } from '../../shared/figures/book-amount.tsx'
import { DeskMoment } from '../../shared/figures/desk-moment.tsx'

type Props = { readonly protection: PlayerProtection }

/** The six limits that a member can have. */
export function LimitTable({ protection: { limits, currency } }: Props) {
  const t = useText()
  return (
    <Table
      label={t('protection.ofMember')}
      className="max-md:px-3"
      columns={useColumns(currency)}
      rows={limits}
      rowId={({ kind, period }) => `${kind} ${period}`}
    />
  )
}

function useColumns(currency: PlayerProtection['currency']): readonly Column<PlayerLimit>[] {
  const t = useText()
  return [
    {
      id: 'limit',
      head: t('protection.limit'),
      priority: 1,
      cell: ({ kind, period }) => (
        <span className="block">
          {t(limitKindNames[kind])}
          <span className="block text-caption text-text-3">{t(limitPeriodNames[period])}</span>
        </span>
      ),
    },
    {
      id: 'amount',
      head: currency,
      align: 'end',
      priority: 1,
      cell: ({ amount }) =>
        amount === null ? (
          <span className="text-text-3">{t('protection.none')}</span>
        ) : (
          <BookAmount amount={amount} currency={currency} className="font-semibold" />
        ),
    },
    {
      id: 'used',
      head: t('protection.usedShort'),
      align: 'end',
      cell: ({ used, amount }) =>
        amount === null ? '—' : <BookAmount amount={used} currency={currency} />,
    },
    {
      id: 'change',
      head: t('protection.changeShort'),
      cell: ({ change }) =>
        change === null ? (
          '—'
        ) : (
          <span className="inline-flex flex-wrap gap-x-2">
            {change.amount === null ? (
              t('protection.none')
            ) : (
              <BookAmount amount={change.amount} currency={currency} />
            )}
            <DeskMoment at={change.at} className="figures text-text-3" />
          </span>
        ),
    },
  ]
}
