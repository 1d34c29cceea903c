import type { PlayerProtection, ProtectionEvent } from '@baize/contract/protection/protection'
import { Table } from '@baize/ui/tables/table'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { useText } from '@baize/texts/use-text'
import { limitKindNames, limitPeriodNames } from '@baize/texts/limit-names'
import { BookAmount } from '../../shared/figures/book-amount.tsx'
import { DeskMoment } from '../../shared/figures/desk-moment.tsx'
import { eventName } from './event-name.ts'

type Props = {
  readonly history: readonly ProtectionEvent[]
  readonly currency: PlayerProtection['currency']
}

/** Everything that happened to limits and breaks, newest first. */
export function HistoryTable({ history, currency }: Props) {
  const t = useText()
  return (
    <Table
      label={t('protection.history')}
      className="max-md:px-3"
      columns={useColumns(currency)}
      // Two things of one moment are told apart by their place.
      rows={history.map((event, place) => ({ ...event, id: `${event.at} ${place}` }))}
      rowId={({ id }) => id}
      empty={<p className="px-4 text-text-3 md:px-5">{t('protection.historyEmpty')}</p>}
    />
  )
}

type Row = ProtectionEvent & { readonly id: string }

function useColumns(currency: PlayerProtection['currency']): readonly Column<Row>[] {
  const t = useText()
  return [
    {
      id: 'at',
      head: t('protection.when'),
      cell: ({ at }) => <DeskMoment at={at} className="figures whitespace-nowrap" />,
    },
    {
      id: 'what',
      head: t('protection.what'),
      priority: 1,
      cell: (row) => <What row={row} />,
    },
    {
      id: 'detail',
      head: t('protection.limit'),
      cell: (row) => <Detail row={row} currency={currency} />,
    },
    {
      id: 'by',
      head: t('protection.by'),
      cell: ({ by, note, kind }) => (
        <span className="block min-w-0 max-md:text-end">
          {by === '' ? t('protection.theMember') : by}
          {note !== '' && kind !== 'reminder.acknowledged' && (
            <span className="block text-caption break-words text-text-3">{note}</span>
          )}
        </span>
      ),
    },
  ]
}

function What({ row }: { readonly row: Row }) {
  const t = useText()
  const name = eventName(row)
  if (row.kind !== 'reminder.acknowledged') return name === undefined ? row.kind : t(name)
  return (
    <>
      {name && t(name)}, {t(row.note === 'stops' ? 'protection.stopped' : 'protection.wentOn')}
    </>
  )
}

type DetailProps = { readonly row: Row; readonly currency: PlayerProtection['currency'] }

function Detail({ row, currency }: DetailProps) {
  const t = useText()
  const { kind, limit, amount, minutes, until } = row
  return (
    <span className="inline-flex flex-wrap gap-x-2 max-md:justify-end">
      {limit && (
        <span>
          {t(limitKindNames[limit.kind])}, {t(limitPeriodNames[limit.period])}
        </span>
      )}
      {amount !== null && <BookAmount bare={false} amount={amount} currency={currency} />}
      {minutes !== null && (
        <span>
          {kind === 'reminder.set'
            ? t('protection.everyMinutes', { minutes })
            : t('protection.checkTitle', { minutes })}
        </span>
      )}
      {until !== null && (
        <span>
          {t(limit ? 'protection.confirmFrom' : 'protection.until')} <DeskMoment at={until} />
        </span>
      )}
      {until === null && kind === 'exclusion.taken' && <span>{t('protection.forGood')}</span>}
    </span>
  )
}
