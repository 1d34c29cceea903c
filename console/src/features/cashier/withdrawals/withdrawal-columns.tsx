import type { DeskWithdrawal } from '@baize/contract/cashier/withdrawals-desk'
import { StatusChip } from '@baize/ui/figures/status-chip'
import type { Column } from '@baize/ui/tables/table-column.ts'
import type { translate } from '@baize/texts/browser'
import { useText } from '@baize/texts/use-text'
import { BookAmount } from '../../../shared/figures/book-amount.tsx'
import { DeskMoment } from '../../../shared/figures/desk-moment.tsx'
import { QueueAge } from '../../../shared/queues/queue-age.tsx'
import type { WithdrawalLane } from '../api.ts'
import { Assignee } from '../queue/assignee.tsx'
import { MemberName } from '../queue/member-name.tsx'
import { SecondMark } from '../queue/second-mark.tsx'
import { SignalChips } from './signal-chips.tsx'
import { withdrawalStateLooks } from './words.ts'

type Shape = {
  readonly lane: WithdrawalLane
  readonly now: Date
  /** Beside an open record there is room for the main ones. */
  readonly isNarrow: boolean
  readonly currency: string | undefined
  /** What stands in the totals: how many, and what they come to. */
  readonly totals: { readonly count: string; readonly sum: string | undefined } | undefined
}

export function useWithdrawalColumns(shape: Shape): Column<DeskWithdrawal>[] {
  const { lane, isNarrow, currency, totals } = shape
  const t = useText()
  const when = useWhenColumn(shape)
  const columns: Column<DeskWithdrawal>[] = [
    { ...when, ...(totals && { total: totals.count }) },
    {
      id: 'member',
      head: t('cashier-desk.member'),
      priority: 1,
      cell: ({ member }) => <MemberName member={member} />,
    },
    {
      id: 'amount',
      head: currency ? t('cashier-desk.amountIn', { currency }) : t('cashier-desk.amount'),
      align: 'end',
      priority: 1,
      cell: (row) => (
        <BookAmount
          amount={row.amount}
          currency={row.currency}
          bare={row.currency === currency}
          className="font-semibold"
        />
      ),
      ...(totals?.sum !== undefined &&
        currency && { total: <BookAmount amount={totals.sum} currency={currency} /> }),
    },
    {
      id: 'payee',
      head: t('cashier-desk.payee'),
      cell: ({ payee: { institutionName, number } }) => (
        <span className="inline-flex flex-wrap gap-x-1.5">
          {institutionName}
          <span className="figures text-text-3">{number}</span>
        </span>
      ),
    },
    lane === 'review' ? signalColumn(t) : stateColumn(t),
    {
      id: 'with',
      head: t('cashier-desk.with'),
      cell: ({ assignee }) => <Assignee assignee={assignee} />,
    },
  ]
  const shown = lane === 'paid' || lane === 'done' ? without(columns, 'with') : columns
  return isNarrow ? without(shown, 'payee') : shown
}

const without = (columns: Column<DeskWithdrawal>[], gone: string) =>
  columns.filter(({ id }) => id !== gone)

function useWhenColumn({ lane, now }: Pick<Shape, 'lane' | 'now'>): Column<DeskWithdrawal> {
  const t = useText()
  if (lane === 'done') {
    return {
      id: 'when',
      head: t('cashier-desk.ended'),
      cell: ({ since }) => <DeskMoment at={since} className="figures whitespace-nowrap" />,
    }
  }
  if (lane === 'paid') {
    return {
      id: 'when',
      head: t('cashier-desk.countsAsReceived'),
      cell: ({ confirmBy, since }) => (
        <DeskMoment at={confirmBy ?? since} show="ago" now={now} className="whitespace-nowrap" />
      ),
    }
  }
  return {
    id: 'when',
    head: t('cashier-desk.waiting'),
    cell: ({ since }) => <QueueAge since={since} now={now} />,
  }
}

function signalColumn(t: typeof translate): Column<DeskWithdrawal> {
  return {
    id: 'signals',
    head: t('cashier-desk.signals'),
    cell: (row) => (
      <span className="inline-flex flex-wrap items-center gap-1.5">
        {row.needsSecond && <SecondMark approval={row.approval} />}
        {(row.signals.length > 0 || !row.needsSecond) && <SignalChips signals={row.signals} />}
      </span>
    ),
  }
}

function stateColumn(t: typeof translate): Column<DeskWithdrawal> {
  return {
    id: 'state',
    head: t('ops.columnState'),
    cell: (row) => (
      <span className="inline-flex flex-wrap items-center gap-1.5">
        <StatusChip tone={withdrawalStateLooks[row.state].tone}>
          {t(withdrawalStateLooks[row.state].text)}
        </StatusChip>
        {row.approval !== null && <SecondMark approval={row.approval} />}
      </span>
    ),
  }
}
