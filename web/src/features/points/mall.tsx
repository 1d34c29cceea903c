import { useState } from 'react'
import { goodCategories, type GoodCategory } from '@baize/contract/points/point-names'
import type { Good, getPointBalance } from '@baize/contract/points/points'
import type { ReplyOf } from '@baize/contract/endpoint'
import { isCurrency } from '@baize/kernel/money'
import { Card } from '@baize/ui/card'
import { PromotionsPicture } from '@baize/ui/figures/pictures'
import { Segmented } from '@baize/ui/forms/segmented'
import { Switch } from '@baize/ui/forms/switch'
import { Dialog } from '@baize/ui/overlays/dialog'
import type { TextKey } from '@baize/texts/keys'
import { useText } from '@baize/texts/use-text'
import { EmptyCard } from '../../shared/empty-card.tsx'
import { useIsWide } from '../../shared/report/use-is-wide.ts'
import { useSums } from '../../shared/sums.ts'
import { useMoving } from '../../shared/use-moving.tsx'
import type { PointConfig } from './api.ts'
import { BalanceCard } from './balance-card.tsx'
import { GoodTile } from './good-tile.tsx'
import { LastRequests } from './last-requests.tsx'
import { RedeemPanel } from './redeem-panel.tsx'

export const categoryTexts: Readonly<Record<GoodCategory, TextKey>> = {
  funds: 'points.catFunds',
  vouchers: 'points.catVouchers',
  table: 'points.catTable',
  home: 'points.catHome',
  wear: 'points.catWear',
  sport: 'points.catSport',
  other: 'points.catOther',
}

type Props = {
  readonly balance: ReplyOf<typeof getPointBalance>
  readonly config: PointConfig
  readonly goods: readonly Good[]
}

/** Own points, the shelves, and what is chosen: beside them where there is room, over them where there is none. */
export function Mall({ balance, config, goods }: Props) {
  const t = useText()
  const sums = useSums(isCurrency(config.currency) ? config.currency : 'PHP')
  const isWide = useIsWide()
  const [shelf, setShelf] = useState<GoodCategory | ''>('')
  const [affordable, setAffordable] = useState(false)
  const [chosen, setChosen] = useState('')
  const own = BigInt(balance.points)
  const shelves = goodCategories.filter((one) => goods.some(({ category }) => category === one))
  const shown = goods.filter(
    ({ category, price }) =>
      (shelf === '' || category === shelf) && (!affordable || BigInt(price) <= own),
  )
  const good = goods.find(({ id }) => id === chosen)
  const panel = useMoving(
    good && (
      <RedeemPanel
        key={good.id}
        good={good}
        own={own}
        config={config}
        onClose={() => setChosen('')}
      />
    ),
  )
  return (
    <>
      <BalanceCard balance={balance} config={config} sums={sums} />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-4">
          <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line pb-3">
            <div className="max-w-full overflow-x-auto">
              <Segmented
                label={t('points.shelf')}
                segments={[
                  { value: '', label: t('points.catAll') },
                  ...shelves.map((value) => ({ value, label: t(categoryTexts[value]) })),
                ]}
                value={shelf}
                onValue={setShelf}
              />
            </div>
            <Switch label={t('points.affordable')} checked={affordable} onChecked={setAffordable} />
          </div>
          {shown.length === 0 ? (
            <EmptyCard
              picture={<PromotionsPicture />}
              title={t(goods.length === 0 ? 'points.noGoods' : 'points.noneHere')}
              text={t(goods.length === 0 ? 'points.noGoodsText' : 'points.noneHereText')}
            />
          ) : (
            <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-4">
              {shown.map((one) => (
                <li key={one.id} className="grid">
                  <GoodTile
                    good={one}
                    own={own}
                    chosen={one.id === chosen}
                    onChoose={() => setChosen(one.id)}
                  />
                </li>
              ))}
            </ul>
          )}
        </div>
        <aside className="grid gap-4 xl:sticky xl:top-4">
          {isWide && (
            <Card title={t('points.redeem')}>
              {good ? panel.place : <p className="text-text-3">{t('points.choose')}</p>}
            </Card>
          )}
          <LastRequests />
        </aside>
      </div>
      {!isWide && good && (
        <Dialog open size="sm" title={t('points.redeem')} onClose={() => setChosen('')}>
          {panel.place}
        </Dialog>
      )}
      {panel.content}
    </>
  )
}
