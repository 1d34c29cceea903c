import { useState } from 'react'
import { Segmented } from '@baize/ui/forms/segmented'
import { PageHead } from '@baize/ui/navigation/page-head'
import { useText } from '@baize/texts/use-text'
import { GoodsDesk } from './goods-desk.tsx'
import { OrdersDesk } from './orders-desk.tsx'

/** What members asked for in the points mall, and what stands in it. */
export function MallDeskPage() {
  const t = useText()
  const [part, setPart] = useState<'orders' | 'goods'>('orders')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 p-4 lg:px-6 lg:pt-5 lg:pb-6">
      <PageHead
        title={t('points-desk-menu.mall')}
        sub={t('points-desk.sub')}
        actions={
          <Segmented
            label={t('points-desk.part')}
            value={part}
            onValue={setPart}
            segments={[
              { value: 'orders', label: t('points-desk.orders') },
              { value: 'goods', label: t('points-desk.goods') },
            ]}
          />
        }
      />
      {part === 'orders' ? <OrdersDesk /> : <GoodsDesk />}
    </div>
  )
}
