import type { ReactNode } from 'react'
import type { Adjustment } from '@baize/contract/wallet/adjustments'
import { Link } from '@baize/ui/navigation/link'
import { StatusChip } from '@baize/ui/figures/status-chip'
import { Table } from '@baize/ui/tables/table'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { useText } from '@baize/texts/use-text'
import { adjustmentKindTexts } from '../../shared/words/adjustment-kind-texts.ts'
import { BookAmount } from '../../shared/figures/book-amount.tsx'
import { DeskMoment } from '../../shared/figures/desk-moment.tsx'
import { MemberLink } from '../../shared/figures/member-link.tsx'
import { useOperator } from '../../shared/operator.ts'
import { adjustmentStateLooks } from './state-looks.ts'

type AdjustmentTableProps = {
  readonly adjustments: readonly Adjustment[]
  readonly skeletonRows: number
  readonly empty: ReactNode
}

export function AdjustmentTable({ adjustments, skeletonRows, empty }: AdjustmentTableProps) {
  const t = useText()
  return (
    <Table
      label={t('ops.placeAdjustments')}
      className="max-md:px-3 max-md:pb-3"
      columns={useColumns()}
      rows={adjustments}
      rowId={({ id }) => id}
      skeletonRows={skeletonRows}
      empty={empty}
    />
  )
}

function useColumns(): readonly Column<Adjustment>[] {
  const t = useText()
  return [
    {
      id: 'at',
      head: t('ops.columnTime'),
      cell: ({ requestedAt }) => (
        <DeskMoment at={requestedAt} className="figures whitespace-nowrap" />
      ),
    },
    {
      id: 'amount',
      head: t('ops.adjAmount'),
      align: 'end',
      priority: 1,
      cell: ({ amount, direction, currency, state }) => (
        <BookAmount
          plus
          bare={false}
          amount={direction === 'credit' ? amount : -BigInt(amount)}
          currency={currency}
          className={toneOf(direction, state)}
        />
      ),
    },
    {
      id: 'state',
      head: t('ops.columnState'),
      priority: 1,
      cell: (adjustment) => <State adjustment={adjustment} />,
    },
    {
      id: 'member',
      head: t('ops.adjMember'),
      cell: ({ member }) => <MemberLink id={member} />,
    },
    {
      id: 'why',
      head: t('ops.adjColumnWhy'),
      cell: ({ kind, reason }) => (
        <span className="block min-w-0 max-md:text-end">
          {t(adjustmentKindTexts[kind])}
          <span className="block text-caption break-words text-text-3">{reason}</span>
        </span>
      ),
    },
    { id: 'by', head: t('ops.columnRequestedBy'), cell: ({ requestedBy }) => requestedBy },
    {
      id: 'decided',
      head: t('ops.adjColumnSecond'),
      cell: ({ decidedBy, approval, state }) =>
        decidedBy === '' ? (
          <span className="text-text-3">
            {approval === null
              ? t('ops.adjNotNeeded')
              : state === 'waiting'
                ? '—'
                : t('ops.nobody')}
          </span>
        ) : (
          decidedBy
        ),
    },
  ]
}

/** Only what moved has the colour of a gain or a loss. */
function toneOf(direction: Adjustment['direction'], state: Adjustment['state']): string {
  if (state !== 'done') return 'font-semibold text-text-2'
  return direction === 'credit' ? 'font-semibold text-pos' : 'font-semibold text-neg'
}

function State({ adjustment }: { readonly adjustment: Adjustment }) {
  const t = useText()
  const { tone, text } = adjustmentStateLooks[adjustment.state]
  const me = useOperator()
  const mayDecide = me.can('admin', 'finance', 'risk') && adjustment.requestedById !== me.id
  const chip = <StatusChip tone={tone}>{t(text)}</StatusChip>
  if (adjustment.state !== 'waiting' || !mayDecide) return chip
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      {chip}
      <Link
        to="/approvals"
        className="inline-flex min-h-6 items-center font-semibold text-link underline-offset-4 hover:underline"
      >
        {t('ops.adjDecide')}
      </Link>
    </span>
  )
}
