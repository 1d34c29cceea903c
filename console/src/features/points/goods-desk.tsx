import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { GoodAtDesk } from '@baize/contract/points/points-desk'
import { Button } from '@baize/ui/button'
import { StatusChip } from '@baize/ui/figures/status-chip'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { Table } from '@baize/ui/tables/table'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import type { translate } from '@baize/texts/browser'
import { useText } from '@baize/texts/use-text'
import { BookAmount } from '../../shared/figures/book-amount.tsx'
import { useOperator } from '../../shared/operator.ts'
import { goodsQuery } from './api.ts'
import { GoodEditor } from './good-editor.tsx'
import { StockDialog } from './stock-dialog.tsx'
import { categoryTexts, kindTexts } from './words.ts'

/** What stands in the mall, with its stock. */
export function GoodsDesk() {
  const t = useText()
  const mayKeep = useOperator().can('admin', 'finance')
  const { data, error, refetch, isPending } = useQuery(goodsQuery)
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
      <Table
        label={t('points-desk.goods')}
        columns={goodColumns(t, mayKeep ? setStocked : undefined)}
        rows={data ?? []}
        rowId={({ id }) => id}
        {...(mayKeep && { onOpen: ({ id }: GoodAtDesk) => setEdited(id) })}
        skeletonRows={isPending ? 4 : 0}
        empty={<p className="text-text-3">{t('points-desk.noGoods')}</p>}
      />
      {edited !== undefined && (edited === 'new' || good) && (
        <GoodEditor key={edited} good={good} onClose={() => setEdited(undefined)} />
      )}
      {stock && <StockDialog good={stock} onClose={() => setStocked(undefined)} />}
    </>
  )
}

function goodColumns(
  t: typeof translate,
  onStock: ((id: string) => void) | undefined,
): Column<GoodAtDesk>[] {
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
      cell: ({ content }) => <BookAmount amount={String(content.price)} currency="PTS" />,
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
            {stock
              .map((one) => (stock.length > 1 ? `${one.code} ${one.stock ?? 0}` : one.stock))
              .join(', ')}
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
    { id: 'taken', head: t('points-desk.taken'), align: 'end', cell: ({ taken }) => taken },
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
