import { useInfiniteQuery } from '@tanstack/react-query'
import { Info } from 'lucide-react'
import { buttonClass } from '@baize/ui/button-class.ts'
import { EmptyState } from '@baize/ui/waiting/empty-state'
import { PromotionsPicture } from '@baize/ui/figures/pictures'
import { Link } from '@baize/ui/navigation/link'
import { useOfAddress } from '@baize/ui/navigation/address.ts'
import type { Reward } from '@baize/contract/promotions/rewards'
import { useText } from '@baize/texts/use-text'
import { Loading } from '../../../shared/loading.tsx'
import { rewardsQuery } from '../api.ts'
import { BonusList } from './bonus-list.tsx'
import { BonusView } from './bonus-view.tsx'

/** Every bonus of a member: what it gave, what it asks, how far it is, and what stopping it would come to. */
export function BonusDetails() {
  const t = useText()
  const wanted = useOfAddress(({ search }) => search['bonus'] ?? '')
  const query = useInfiniteQuery(rewardsQuery('all'))
  if (!query.data) return <Loading error={query.error} onRetry={query.refetch} />
  const items = query.data.pages.flatMap((page) => page.items)
  // One that is too old to be in the list so far is opened all the same.
  const open = wanted.startsWith('grt_') ? wanted : chosenOf(items, wanted)?.id
  if (open === undefined) {
    return (
      <EmptyState
        picture={<PromotionsPicture />}
        title={t('rewards.bonusNone')}
        text={t('rewards.bonusNoneText')}
        action={
          <Link to="/promotions" className={buttonClass({ variant: 'outline' })}>
            {t('shell.promotions')}
          </Link>
        }
      />
    )
  }
  return (
    <div className="@container">
      <div className="grid min-w-0 grid-cols-1 gap-3 @3xl:grid-cols-[15rem_minmax(0,1fr)] @3xl:gap-6">
        <div className="min-w-0">
          <BonusList
            items={items}
            open={open}
            more={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
            busy={query.isFetchingNextPage}
          />
          <p className="mt-4 hidden gap-2 border-t border-line px-2.5 pt-3.5 text-meta text-text-2 @3xl:flex">
            <Info size={16} aria-hidden="true" className="mt-px flex-none text-brass" />
            {t('rewards.ownFirst')}
          </p>
        </div>
        <BonusView key={open} id={open} />
      </div>
    </div>
  )
}

/** The one that the address names, by itself or by its offer; else the one that is played, or the newest. */
function chosenOf(items: readonly Reward[], wanted: string): Reward | undefined {
  const named = items.find(({ id, offer }) => wanted !== '' && (id === wanted || offer === wanted))
  return named ?? items.find(({ state }) => state === 'active') ?? items[0]
}
