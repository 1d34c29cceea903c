import type { ReactNode } from 'react'
import type { DeskOffer } from '@baize/contract/promotions/offers-desk'
import { StatusChip } from '@baize/ui/figures/status-chip'
import { Table } from '@baize/ui/tables/table'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { useText } from '@baize/texts/use-text'
import { DeskMoment } from '../../../shared/figures/desk-moment.tsx'
import { useCountText } from '../../../shared/figures/use-count-text.ts'
import { kindNames, stateLooks } from '../words.ts'
import { BudgetLine } from './budget-line.tsx'

type OfferTableProps = {
  readonly offers: readonly DeskOffer[]
  readonly skeletonRows: number
  readonly empty: ReactNode
  readonly onOpen: (offer: DeskOffer) => void
}

export function OfferTable({ offers, skeletonRows, empty, onOpen }: OfferTableProps) {
  const t = useText()
  return (
    <Table
      label={t('offers-desk-menu.offers')}
      className="max-md:px-3 max-md:pb-3"
      columns={useColumns()}
      rows={offers}
      rowId={({ id }) => id}
      skeletonRows={skeletonRows}
      empty={empty}
      onOpen={onOpen}
    />
  )
}

function useColumns(): readonly Column<DeskOffer>[] {
  const t = useText()
  const count = useCountText()
  return [
    {
      id: 'offer',
      head: t('offers-desk.offer'),
      priority: 1,
      cell: ({ title, kind }) => (
        <span className="block min-w-0">
          <b className="font-semibold break-words">{title || t('offers-desk.emptyTitle')}</b>
          <span className="block text-caption text-text-3">{t(kindNames[kind])}</span>
        </span>
      ),
    },
    {
      id: 'state',
      head: t('offers-desk.state'),
      priority: 1,
      cell: (offer) => <OfferState offer={offer} />,
    },
    {
      id: 'window',
      head: t('offers-desk.window'),
      cell: ({ from, until }) => (
        <span className="figures block whitespace-nowrap">
          <DayAndTime at={from} />
          <span className="block text-text-3">
            <DayAndTime at={until} />
          </span>
        </span>
      ),
    },
    {
      id: 'takers',
      head: t('offers-desk.takers'),
      align: 'end',
      cell: ({ given }) => <span className="figures">{count(given)}</span>,
    },
    {
      id: 'budget',
      head: t('offers-desk.budget'),
      cell: ({ budgets }) =>
        budgets.length === 0 ? (
          <span className="text-text-3">–</span>
        ) : (
          <span className="grid gap-2">
            {budgets.map((budget) => (
              <BudgetLine key={budget.currency} budget={budget} />
            ))}
          </span>
        ),
    },
    {
      id: 'changed',
      head: t('offers-desk.changed'),
      priority: 3,
      cell: ({ changedAt, changedBy }) => (
        <span className="block">
          <DeskMoment at={changedAt} className="figures whitespace-nowrap" />
          <span className="block text-caption text-text-3">
            {t('offers-desk.changedBy', { name: changedBy })}
          </span>
        </span>
      ),
    },
  ]
}

/** With the year: what is planned long before, or is long over, is listed too. */
function DayAndTime({ at }: { readonly at: string }) {
  return (
    <>
      <DeskMoment at={at} show="date" /> <DeskMoment at={at} show="time" />
    </>
  )
}

/** How an offer stands, and what is not published of it. */
export function OfferState({ offer }: { readonly offer: DeskOffer }) {
  const t = useText()
  const { state, isWaiting, isEnding, hasDraft, version } = offer
  const { tone, text } = stateLooks[state]
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5">
      <StatusChip tone={tone}>{t(text)}</StatusChip>
      {isEnding && <StatusChip tone="pending">{t('offers-desk.endWaits')}</StatusChip>}
      {isWaiting ? (
        <StatusChip tone="pending">{t('offers-desk.waits')}</StatusChip>
      ) : (
        hasDraft &&
        version > 0 && <StatusChip tone="outline">{t('offers-desk.hasDraft')}</StatusChip>
      )}
    </span>
  )
}
