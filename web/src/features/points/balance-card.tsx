import { ArrowLeftRight } from 'lucide-react'
import { useState } from 'react'
import type { ReplyOf } from '@baize/contract/endpoint'
import type { getPointBalance } from '@baize/contract/points/points'
import { Button } from '@baize/ui/button'
import { buttonClass } from '@baize/ui/button-class.ts'
import { useAddress } from '@baize/ui/navigation/address.ts'
import { Link } from '@baize/ui/navigation/link'
import { useText } from '@baize/texts/use-text'
import { overPage } from '../../shared/over-page.ts'
import { productText } from '../../shared/product-texts.ts'
import type { Sums } from '../../shared/sums.ts'
import type { PointConfig } from './api.ts'
import { NextWorth } from './next-worth.tsx'
import { ConvertDialog } from './convert-dialog.tsx'
import { usePointsText } from './use-points-text.ts'

type Props = {
  readonly balance: ReplyOf<typeof getPointBalance>
  readonly config: PointConfig
  readonly sums: Sums
}

/** How many points there are, what they are worth, and how they come. */
export function BalanceCard({ balance, config, sums }: Props) {
  const t = useText()
  const here = useAddress()
  const { points } = usePointsText()
  const [converts, setConverts] = useState(false)
  const { worth } = config.ratio
  const nameOf = (product: string) => {
    const text = productText(product)
    return text === undefined ? product : t(text)
  }
  return (
    <section className="flex flex-wrap items-center gap-x-8 gap-y-4 rounded-card border border-line bg-s1 p-4 md:p-5">
      <div>
        <p className="text-text-3">{t('points.yourPoints')}</p>
        <p className="figures font-display text-h1 leading-none" data-points={balance.points}>
          {points(balance.points)}
        </p>
        {balance.held !== '0' && (
          <p className="mt-1 text-meta text-text-3">
            {t('points.waiting', { points: points(balance.held) })}
          </p>
        )}
        {balance.owed !== '0' && (
          <p className="mt-1 text-meta text-warn">
            {t('points.owed', { points: points(balance.owed) })}
          </p>
        )}
      </div>
      <div className="min-w-0 flex-1 basis-64 text-text-2">
        {worth !== null && (
          <p>{t('points.worth', { points: config.ratio.points, amount: sums.full(worth) })}</p>
        )}
        <NextWorth config={config} sums={sums} />
        <details>
          <summary className="cursor-pointer">{t('points.howEarned')}</summary>
          <ul className="mt-2 grid gap-x-6 gap-y-1 text-body-s sm:grid-cols-2">
            {config.earning.map(({ product, validBet }) => (
              <li key={product} className="flex justify-between gap-3">
                <span className="text-text-3">{nameOf(product)}</span>
                <span className="figures">
                  {validBet === null
                    ? t('points.earnsNone')
                    : t('points.earnsPer', { amount: sums.full(validBet) })}
                </span>
              </li>
            ))}
          </ul>
        </details>
      </div>
      <div className="flex flex-wrap gap-2">
        <Link to={overPage(here, { m: 'pointsDetails' })} className={buttonClass({})}>
          {t('points-menu.pointsDetails')}
        </Link>
        <Link to={overPage(here, { m: 'redeemHistory' })} className={buttonClass({})}>
          {t('points-menu.redeemHistory')}
        </Link>
        {worth !== null && (
          <Button
            variant="primary"
            icon={<ArrowLeftRight size={18} />}
            onClick={() => setConverts(true)}
          >
            {t('points.convert')}
          </Button>
        )}
      </div>
      {converts && (
        <ConvertDialog
          config={config}
          own={BigInt(balance.points)}
          sums={sums}
          onClose={() => setConverts(false)}
        />
      )}
    </section>
  )
}
