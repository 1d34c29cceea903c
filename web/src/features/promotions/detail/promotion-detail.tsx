import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import type { ComponentType } from 'react'
import { CallFailed } from '@baize/contract/client/client'
import { buttonClass } from '@baize/ui/button-class.ts'
import { PromotionsPicture } from '@baize/ui/figures/pictures'
import { useAddress } from '@baize/ui/navigation/address.ts'
import { Link } from '@baize/ui/navigation/link'
import { EmptyState } from '@baize/ui/waiting/empty-state'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useText } from '@baize/texts/use-text'
import { Loading } from '../../../shared/loading.tsx'
import { offerArtAddress } from '../../../shared/offer-art.tsx'
import { promotionQuery, type PromotionDetail } from '../api.ts'
import { usePeriodText } from '../period-text.ts'
import { wayToList } from '../ways.ts'
import { Examples } from './examples.tsx'
import { RulesTable } from './rules-table.tsx'
import { StatusCard } from './status-card.tsx'

type Props = {
  readonly id: string
  /** Shows what the offer gave, by its id. */
  readonly Reward: ComponentType<{ readonly id: string }>
}

/** One offer: its rules in a plain table, what they come to, and where one stands with it. */
export function PromotionPage({ id, Reward }: Props) {
  const t = useText()
  const now = useAddress()
  const query = useQuery(promotionQuery(id))
  if (query.error instanceof CallFailed && query.error.code === 'not_found') {
    return (
      <EmptyState
        page
        picture={<PromotionsPicture />}
        title={t('promotions-pages.gone')}
        text={t('promotions-pages.goneText')}
        action={
          <Link to={wayToList(now)} className={buttonClass({ variant: 'primary' })}>
            {t('promotions-pages.otherOffers')}
          </Link>
        }
      />
    )
  }
  if (!query.data) return <Loading error={query.error} onRetry={query.refetch} />
  return (
    <>
      <FailureNote error={query.error} onRetry={query.refetch} />
      <Shown detail={query.data} Reward={Reward} />
    </>
  )
}

function Shown({ detail, Reward }: Pick<Props, 'Reward'> & { readonly detail: PromotionDetail }) {
  const t = useText()
  return (
    <div className="grid min-w-0 grid-cols-1 gap-5">
      <Hero detail={detail} />
      <div className="grid min-w-0 grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(20rem,25rem)]">
        <div className="grid min-w-0 grid-cols-1 gap-4">
          <section aria-labelledby="promotion-rules">
            <h2 id="promotion-rules" className="mb-2 text-h4">
              {t('promotions-pages.theRules')}
            </h2>
            <RulesTable detail={detail} />
          </section>
          <Examples detail={detail} />
          {detail.terms !== '' && (
            <section aria-labelledby="promotion-terms">
              <h2 id="promotion-terms" className="mb-2 text-h4">
                {t('promotions-pages.terms')}
              </h2>
              <p className="max-w-prose break-words whitespace-pre-line text-text-2">
                {detail.terms}
              </p>
            </section>
          )}
        </div>
        <StatusCard detail={detail} Reward={Reward} />
      </div>
    </div>
  )
}

function Hero({ detail: { promotion } }: { readonly detail: PromotionDetail }) {
  const t = useText()
  const now = useAddress()
  const period = usePeriodText()
  return (
    <div>
      <nav
        aria-label={t('promotions-pages.where')}
        className="mb-3 flex items-center gap-2 text-meta text-text-3"
      >
        <Link
          to={wayToList(now)}
          className="inline-flex items-center font-medium text-link hover:underline pointer-coarse:min-h-11"
        >
          {t('shell.promotions')}
        </Link>
        <ChevronRight size={16} aria-hidden="true" className="flex-none rtl:rotate-180" />
        <span className="min-w-0 truncate">{promotion.title}</span>
      </nav>
      <div className="relative grid min-h-[206px] items-center overflow-hidden rounded-card bg-[#0f4f37] text-[#f8f3e6]">
        <img
          src={offerArtAddress(promotion.art, 'wide')}
          alt=""
          width={1120}
          height={212}
          className="absolute inset-y-0 start-0 h-full w-full max-w-none object-cover object-right max-md:w-[145%]"
        />
        <div
          aria-hidden="true"
          className="pointer-events-none absolute inset-2.5 rounded-ctl border-[1.5px] border-metal opacity-70"
        />
        <div className="relative max-w-[47.5rem] px-7 py-8 max-md:max-w-[15rem] md:px-12">
          <p className="text-body-s font-medium text-[#f0d17d]">{period(promotion)}</p>
          <h1 className="my-1.5 text-h3 text-pretty break-words md:text-h1">{promotion.title}</h1>
          <p className="max-w-[34rem] break-words">{promotion.line}</p>
        </div>
      </div>
    </div>
  )
}
