import type { DeskMethod } from '@baize/contract/cashier/methods-desk'
import { StatusChip, type ChipTone } from '@baize/ui/figures/status-chip'
import type { Column } from '@baize/ui/tables/table-column.ts'
import type { TextKey } from '@baize/texts/keys'
import { useText } from '@baize/texts/use-text'
import { BookAmount } from '../../../shared/figures/book-amount.tsx'
import { DeskMoment } from '../../../shared/figures/desk-moment.tsx'
import { ReorderHandle } from '../../../shared/lists/reorder.tsx'
import { useDuration } from '../../../shared/figures/use-duration.ts'
import { depositKindNames } from '../deposits/words.ts'

const stops = {
  closed: { tone: 'plain', text: 'cashier-desk.stopClosed' },
  outside_hours: { tone: 'info', text: 'cashier-desk.stopHours' },
  gateway_down: { tone: 'bad', text: 'cashier-desk.stopGateway' },
} as const satisfies Record<NonNullable<DeskMethod['stop']>, { tone: ChipTone; text: TextKey }>

/** Whether members can pay by it now, and if not, why. */
export function MethodState({ stop }: Pick<DeskMethod, 'stop'>) {
  const t = useText()
  if (stop === null) return <StatusChip tone="ok">{t('cashier-desk.methodOpen')}</StatusChip>
  return <StatusChip tone={stops[stop].tone}>{t(stops[stop].text)}</StatusChip>
}

export function useMethodColumns(mayWrite: boolean): readonly Column<DeskMethod>[] {
  const t = useText()
  const duration = useDuration()
  return [
    {
      id: 'name',
      head: t('cashier-desk.method'),
      priority: 1,
      cell: ({ id, content }) => (
        <span className="flex min-w-0 items-center gap-3 py-1">
          {mayWrite && <ReorderHandle id={id} name={content.name.EN ?? id} />}
          <span className="min-w-0">
            <span className="block font-semibold break-words">{content.name.EN}</span>
            <span className="block text-meta font-normal text-text-3">
              {t(depositKindNames[content.kind])}
            </span>
          </span>
        </span>
      ),
    },
    {
      id: 'state',
      head: t('ops.columnState'),
      priority: 1,
      cell: ({ stop }) => <MethodState stop={stop} />,
    },
    {
      id: 'bounds',
      head: t('cashier-desk.bounds'),
      align: 'end',
      cell: ({ content: { min, max, currency } }) => (
        <span className="inline-flex flex-wrap justify-end gap-x-1">
          <BookAmount bare={false} amount={min} currency={currency} />
          <span aria-hidden="true">–</span>
          <BookAmount amount={max} currency={currency} />
        </span>
      ),
    },
    {
      id: 'fee',
      head: t('cashier-desk.fee'),
      align: 'end',
      cell: ({ content }) => <Fee content={content} />,
    },
    {
      id: 'arrival',
      head: t('cashier-desk.arrival'),
      cell: ({ content }) => duration(content.arrivalMinutes * 60),
    },
    {
      id: 'by',
      head: t('cashier-desk.confirmedBy'),
      cell: ({ content }) => content.gateway || t('cashier-desk.anOperator'),
    },
    {
      id: 'changed',
      head: t('cashier-desk.lastChange'),
      cell: ({ changedAt, changedBy }) => (
        <span className="inline-flex flex-wrap gap-x-1.5 text-text-3">
          <DeskMoment at={changedAt} />
          {changedBy}
        </span>
      ),
    },
  ]
}

function Fee({ content }: Pick<DeskMethod, 'content'>) {
  const t = useText()
  const { feeBps, feeFixed, currency } = content
  if (feeBps === 0 && feeFixed === '0') return <span>{t('cashier-desk.free')}</span>
  return (
    <span className="figures">
      {feeBps > 0 && `${feeBps / 100} %`}
      {feeBps > 0 && feeFixed !== '0' && ' + '}
      {feeFixed !== '0' && <BookAmount amount={feeFixed} currency={currency} />}
    </span>
  )
}
