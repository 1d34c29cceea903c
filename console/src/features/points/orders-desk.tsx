import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { redeemStates, type RedeemState } from '@baize/contract/points/point-names'
import type { PointOrder } from '@baize/contract/points/points-desk'
import { Button } from '@baize/ui/button'
import { Card } from '@baize/ui/card'
import { RecordsPicture } from '@baize/ui/figures/pictures'
import { StatusChip } from '@baize/ui/figures/status-chip'
import { Segmented } from '@baize/ui/forms/segmented'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { Table } from '@baize/ui/tables/table'
import { EmptyState } from '@baize/ui/waiting/empty-state'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useText } from '@baize/texts/use-text'
import { BookAmount } from '../../shared/figures/book-amount.tsx'
import { DeskMoment } from '../../shared/figures/desk-moment.tsx'
import { useCountText } from '../../shared/figures/use-count-text.ts'
import { ordersQuery } from './api.ts'
import { OrderDrawer } from './order-drawer.tsx'
import { stateTexts, stateTones, typeTexts } from './words.ts'

/** The queue: those that wait, oldest first; each opens with what can be done. */
export function OrdersDesk() {
  const t = useText()
  const [state, setState] = useState<RedeemState | ''>('processing')
  const [open, setOpen] = useState<PointOrder>()
  const query = useInfiniteQuery(ordersQuery(state))
  const items = query.data?.pages.flatMap((page) => page.items) ?? []
  const waiting = query.data?.pages[0]?.waiting ?? 0
  // One that somebody else decided meanwhile leaves the list, not the desk of who has it open.
  const chosen = items.find(({ id }) => id === open?.id) ?? open
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <div className="max-w-full overflow-x-auto">
          <Segmented
            label={t('points-desk.state')}
            value={state}
            onValue={setState}
            segments={[
              ...redeemStates.map((value) => ({ value, label: t(stateTexts[value]) })),
              { value: '', label: t('points-desk.all') },
            ]}
          />
        </div>
        <span className="text-meta text-text-3">
          {t('points-desk.waiting', { count: waiting })}
        </span>
      </div>
      <FailureNote error={query.error} onRetry={query.refetch} />
      <Card flush className="overflow-clip">
        <Table
          label={t('points-desk.orders')}
          columns={useOrderColumns()}
          rows={items}
          rowId={({ id }) => id}
          selectedId={open?.id ?? ''}
          onOpen={setOpen}
          skeletonRows={query.isPending ? 4 : 0}
          className="max-md:px-3 max-md:pb-3"
          empty={
            query.isSuccess && (
              <EmptyState picture={<RecordsPicture />} title={t('points-desk.noOrders')} />
            )
          }
        />
      </Card>
      {query.hasNextPage && (
        <div className="flex justify-center">
          <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('points-desk.showMore')}
          </Button>
        </div>
      )}
      {chosen && <OrderDrawer order={chosen} onClose={() => setOpen(undefined)} />}
    </>
  )
}

function useOrderColumns(): Column<PointOrder>[] {
  const t = useText()
  const countText = useCountText()
  return [
    { id: 'at', head: t('points-desk.at'), cell: ({ at }) => <DeskMoment at={at} /> },
    { id: 'member', head: t('points-desk.member'), priority: 1, cell: ({ account }) => account },
    { id: 'type', head: t('points-desk.type'), cell: ({ type }) => t(typeTexts[type]) },
    {
      id: 'name',
      head: t('points-desk.what'),
      cell: ({ name, variant, quantity }) =>
        [quantity > 1 ? `${quantity} \u00d7` : '', name, variant].filter(Boolean).join(' ') ||
        '\u2013',
    },
    {
      id: 'points',
      head: t('points-desk.points'),
      align: 'end',
      cell: ({ points }) => <span className="figures">{countText(points)}</span>,
    },
    {
      id: 'funds',
      head: t('points-desk.funds'),
      align: 'end',
      cell: ({ funds }) => (funds ? <BookAmount {...funds} bare={false} /> : '\u2013'),
    },
    {
      id: 'state',
      head: t('points-desk.state'),
      priority: 1,
      cell: ({ state }) => <StatusChip tone={stateTones[state]}>{t(stateTexts[state])}</StatusChip>,
    },
  ]
}
