import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { GoodAtDesk } from '@baize/contract/points/points-desk'
import { Button } from '@baize/ui/button'
import { Card } from '@baize/ui/card'
import { RecordsPicture } from '@baize/ui/figures/pictures'
import { StatusChip } from '@baize/ui/figures/status-chip'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { Table } from '@baize/ui/tables/table'
import { EmptyState } from '@baize/ui/waiting/empty-state'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useText } from '@baize/texts/use-text'
import { useCountText } from '../../shared/figures/use-count-text.ts'
import { useOperator } from '../../shared/operator.ts'
import { goodsQuery } from './api.ts'
import { GoodEditor } from './good-editor.tsx'
import { StockDialog } from './stock-dialog.tsx'
import { categoryTexts, kindTexts } from './words.ts'

/** What stands in the mall, with its stock. */
export function GoodsDesk() {
  const t = useText()
  const mayKeep = useOperator().can('admin', 'finance')
  const { data, error, refetch, isPending, isSuccess } = useQuery(goodsQuery)
  const [edited, setEdited] = useState<string>()
  const [stocked, setStocked] = useState<string>()
  const good = data?.find(({ id }) => id === edited)
  const stock = data?.find(({ id }) => id === stocked)
  return (
    <>
      {mayKeep && (
        <div>
          <Button variant="primary" icon={<Plus size={18} />} onClick={() => setEdited('new')}>
            {t('points-desk.addGood')}
          </Button>
        </div>
      )}
      <FailureNote error={error} onRetry={refetch} />
      <Card flush className="overflow-clip">
        <Table
          label={t('points-desk.goods')}
          columns={useGoodColumns(mayKeep ? setStocked : undefined)}
          rows={data ?? []}
          rowId={({ id }) => id}
          {...(mayKeep && { onOpen: ({ id }: GoodAtDesk) => setEdited(id) })}
          skeletonRows={isPending ? 4 : 0}
          className="max-md:px-3 max-md:pb-3"
          empty={
            isSuccess && (
              <EmptyState picture={<RecordsPicture />} title={t('points-desk.noGoods')} />
            )
          }
        />
      </Card>
      {edited !== undefined && (edited === 'new' || good) && (
        <GoodEditor key={edited} good={good} onClose={() => setEdited(undefined)} />
      )}
      {stock && <StockDialog good={stock} onClose={() => setStocked(undefined)} />}
    </>
  )
}

function useGoodColumns(onStock: ((id: string) => void) | undefined): Column<GoodAtDesk>[] {
  const t = useText()
  const countText = useCountText()
  return [
    {
      id: 'name',
      head: t('points-desk.what'),
      priority: 1,
      cell: ({ content }) => content.name.EN ?? '',
    },
    { id: 'kind', head: t('points-desk.type'), cell: ({ content }) => t(kindTexts[content.kind]) },
    {
      id: 'category',
      head: t('points-desk.category'),
      cell: ({ content }) => t(categoryTexts[content.category]),
    },
    {
      id: 'price',
      head: t('points-desk.points'),
      align: 'end',
      cell: ({ content }) => <span className="figures">{countText(content.price)}</span>,
    },
    {
      id: 'stock',
      head: t('points-desk.stock'),
      align: 'end',
      cell: ({ id, stock, content }) =>
        content.kind === 'funds' ? (
          '\u2013'
        ) : (
          <span className="inline-flex items-center gap-2">
            <span className={stock.some((one) => one.stock === 0) ? 'figures text-neg' : 'figures'}>
              {stock
                .map((one) =>
                  [stock.length > 1 ? nameOf(content, one.code) : '', countText(one.stock ?? 0)]
                    .join(' ')
                    .trim(),
                )
                .join(', ')}
            </span>
            {onStock && (
              <Button
                size="sm"
                onClick={(event) => {
                  event.stopPropagation()
                  onStock(id)
                }}
              >
                {t('points-desk.changeStock')}
              </Button>
            )}
          </span>
        ),
    },
    {
      id: 'taken',
      head: t('points-desk.taken'),
      align: 'end',
      cell: ({ taken }) => <span className="figures">{countText(taken)}</span>,
    },
    {
      id: 'shown',
      head: t('points-desk.state'),
      cell: ({ content }) => (
        <StatusChip tone={content.isShown ? 'ok' : 'plain'}>
          {t(content.isShown ? 'points-desk.shown' : 'points-desk.hidden')}
        </StatusChip>
      ),
    },
  ]
}

function nameOf({ variants }: GoodAtDesk['content'], code: string): string {
  return variants.find((one) => one.code === code)?.name || code
}
