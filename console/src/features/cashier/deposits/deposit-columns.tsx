import { Image, ImageOff } from 'lucide-react'
import type { DeskDeposit } from '@baize/contract/cashier/deposits-desk'
import { StatusChip } from '@baize/ui/figures/status-chip'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { useText } from '@baize/texts/use-text'
import { BookAmount } from '../../../shared/figures/book-amount.tsx'
import { DeskMoment } from '../../../shared/figures/desk-moment.tsx'
import { QueueAge } from '../../../shared/queues/queue-age.tsx'
import type { DepositLane } from '../api.ts'
import { Assignee } from '../queue/assignee.tsx'
import { MemberName } from '../queue/member-name.tsx'
import { SecondMark } from '../queue/second-mark.tsx'
import { reasonNames, depositStateLooks } from './words.ts'

type Shape = { readonly lane: DepositLane; readonly now: Date; readonly isNarrow: boolean }

/** Beside an open record the row is two lines of two: who and how, how much and since when. */
export function useDepositColumns(shape: Shape): readonly Column<DeskDeposit>[] {
  const wide = useWideColumns(shape)
  const narrow = useNarrowColumns(shape)
  return shape.isNarrow ? narrow : wide
}

function useNarrowColumns({ lane, now }: Shape): readonly Column<DeskDeposit>[] {
  const t = useText()
  return [
    {
      id: 'member',
      head: t('cashier-desk.member'),
      priority: 1,
      cell: (row) => (
        <span className="block min-w-0 py-1.5">
          <MemberName member={row.member} most={0} />
          <span className="flex flex-wrap gap-x-2 text-meta text-text-3">
            {row.method.name} <SlipMark deposit={row} />
          </span>
          {row.approval !== null && <SecondMark isNarrow approval={row.approval} />}
        </span>
      ),
    },
    {
      id: 'amount',
      head: t('cashier-desk.amount'),
      align: 'end',
      priority: 1,
      cell: (row) => (
        <span className="block py-1.5">
          <BookAmount
            bare={false}
            amount={row.amount}
            currency={row.currency}
            className="font-semibold"
          />
          <span className="block">
            <When row={row} lane={lane} now={now} />
          </span>
        </span>
      ),
    },
  ]
}

function useWideColumns({ lane, now }: Shape): readonly Column<DeskDeposit>[] {
  const t = useText()
  return [
    {
      id: 'when',
      head: lane === 'done' ? t('cashier-desk.ended') : t('cashier-desk.waiting'),
      cell: (row) => <When row={row} lane={lane} now={now} />,
    },
    {
      id: 'member',
      head: t('cashier-desk.member'),
      priority: 1,
      cell: ({ member }) => <MemberName member={member} />,
    },
    {
      id: 'amount',
      head: t('cashier-desk.amount'),
      align: 'end',
      priority: 1,
      cell: ({ amount, currency }) => (
        <BookAmount bare={false} amount={amount} currency={currency} className="font-semibold" />
      ),
    },
    { id: 'method', head: t('cashier-desk.method'), cell: ({ method }) => method.name },
    { id: 'slip', head: t('cashier-desk.slip'), cell: (row) => <SlipMark deposit={row} /> },
    {
      id: 'state',
      head: t('ops.columnState'),
      cell: ({ state, reason, approval }) => (
        <span className="inline-flex flex-wrap items-center gap-1.5">
          <StatusChip tone={depositStateLooks[state].tone}>
            {t(depositStateLooks[state].text)}
          </StatusChip>
          {reason !== null && <span className="text-text-3">{t(reasonNames[reason])}</span>}
          {approval !== null && <SecondMark approval={approval} />}
        </span>
      ),
    },
    {
      id: 'with',
      head: t('cashier-desk.with'),
      cell: ({ assignee }) => <Assignee assignee={assignee} />,
    },
  ]
}

type WhenProps = {
  readonly row: DeskDeposit
  readonly lane: DepositLane
  readonly now: Date
}

/** What waits for a person has an age; what waits for a payment has an end; what is over has a moment. */
function When({ row, lane, now }: WhenProps) {
  const t = useText()
  if (lane === 'waiting') return <QueueAge since={row.since} now={now} />
  if (lane === 'done' || row.expiresAt === null) return <DeskMoment at={row.since} />
  return (
    <span className="whitespace-nowrap text-text-2">
      {t('cashier-desk.expires')} <DeskMoment at={row.expiresAt} show="ago" now={now} />
    </span>
  )
}

function SlipMark({ deposit: { hasSlip } }: { readonly deposit: DeskDeposit }) {
  const t = useText()
  const Icon = hasSlip ? Image : ImageOff
  return (
    <span className="inline-flex items-center gap-1 align-middle whitespace-nowrap text-text-2">
      <Icon size={16} aria-hidden="true" className={hasSlip ? '' : 'text-text-3'} />
      {hasSlip ? t('cashier-desk.slip') : t('cashier-desk.noSlip')}
    </span>
  )
}
