import type { PromotionCard } from '@baize/contract/promotions/promotions'
import { buttonClass } from '@baize/ui/button-class.ts'
import { useAddress } from '@baize/ui/navigation/address.ts'
import { Link } from '@baize/ui/navigation/link'
import { useText } from '@baize/texts/use-text'
import { BetProgress, sharesOf } from '../../shared/bet-progress.tsx'
import { OfferArt } from '../../shared/offer-art.tsx'
import { useSums } from '../../shared/sums.ts'
import { hindranceText } from './hindrances.ts'
import { usePeriodText } from './period-text.ts'
import { PromotionChip } from './promotion-chip.tsx'
import { mainWay, wayToPromotion } from './ways.ts'

/** One offer: what it is, how far one is with it, the one thing to do, and its rules. */
export function Promotion({ card }: { readonly card: PromotionCard }) {
  const t = useText()
  const now = useAddress()
  const period = usePeriodText()
  const main = mainWay(card, now)
  const inTheWay = card.status === 'open' ? hindranceText(card.hindrance, t) : ''
  return (
    <article className="flex min-w-0 flex-col overflow-clip rounded-card border border-line bg-s1">
      <OfferArt seed={card.art} shape="card" />
      <div className="flex flex-1 flex-col px-4 pt-3.5 pb-4">
        <div className="mb-2 flex items-start justify-between gap-3">
          <p className="min-w-0 text-meta text-text-3">{period(card)}</p>
          <PromotionChip status={card.status} />
        </div>
        <h2 className="text-h4 text-pretty break-words">{card.title}</h2>
        <p className="mt-1 mb-3.5 break-words text-text-2">{card.line}</p>
        {card.progress && <Progress progress={card.progress} />}
        <div className="mt-auto">
          {inTheWay !== '' && <p className="mb-3 text-meta text-text-2">{inTheWay}</p>}
          <div className="flex flex-wrap items-center gap-2">
            {main && (
              <Link to={main.to} className={buttonClass({ variant: 'primary' })}>
                {t(main.text)}
              </Link>
            )}
            <Link
              to={wayToPromotion(now, card.id)}
              aria-label={t('promotions-pages.rulesOf', { name: card.title })}
              className={buttonClass({ variant: 'ghost' })}
            >
              {t('promotions-pages.rules')}
            </Link>
          </div>
        </div>
      </div>
    </article>
  )
}

function Progress({ progress }: { readonly progress: NonNullable<PromotionCard['progress']> }) {
  const t = useText()
  const sums = useSums(progress.currency)
  const left = t('promotions-pages.leftToBet', { left: sums.full(progress.left) })
  return (
    <div className="mb-3.5">
      <p className="figures mb-1.5 flex justify-between gap-3 text-meta text-text-3">
        <span>{left}</span>
        <span aria-hidden="true">{Math.floor(sharesOf(progress).done / 10)}%</span>
      </p>
      <BetProgress label={left} asks={progress.asks} left={progress.left} />
    </div>
  )
}
