import { useInfiniteQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import type { DeskOffer } from '@baize/contract/promotions/offers-desk'
import { buttonClass } from '@baize/ui/button-class.ts'
import { Card } from '@baize/ui/card'
import { RecordsPicture } from '@baize/ui/figures/pictures'
import { go } from '@baize/ui/navigation/address.ts'
import { Link } from '@baize/ui/navigation/link'
import { PageHead } from '@baize/ui/navigation/page-head'
import { EmptyState } from '@baize/ui/waiting/empty-state'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useSkeleton } from '@baize/ui/waiting/use-skeleton.ts'
import { useText } from '@baize/texts/use-text'
import { FilterChip } from '../../../shared/forms/filter-chip.tsx'
import { useSearch } from '../../../shared/forms/use-search.ts'
import { useOperator } from '../../../shared/operator.ts'
import { MoreButton } from '../../../shared/lists/more-button.tsx'
import { offersQuery } from '../api.ts'
import { offerWriters } from '../roles.ts'
import { stateLooks } from '../words.ts'
import { OfferTable } from './offer-table.tsx'

const offerStates = Object.keys(stateLooks) as DeskOffer['state'][]
const open = (id: string) => go({ path: '/promotion', search: { id } })

/** All promotions, what they may give and what they gave. */
export function OffersPage() {
  const t = useText()
  const [search, change] = useSearch()
  const state = offerStates.find((each) => each === search['state'])
  const list = useInfiniteQuery(offersQuery(state))
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? []
  const first = list.data?.pages[0]
  const countOf = (wanted: DeskOffer['state']) =>
    first?.counts.find((one) => one.state === wanted)?.count ?? 0
  const slow = useSkeleton(list.isPending)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-4 py-5 lg:px-6">
      <PageHead
        title={t('offers-desk-menu.offers')}
        sub={
          first &&
          t('offers-desk.sub', {
            open: countOf('open'),
            scheduled: countOf('scheduled'),
            drafts: countOf('draft'),
          })
        }
        actions={<Actions />}
      />
      <FailureNote error={list.error} onRetry={list.refetch} />
      <Card flush className="overflow-clip" footer={list.hasNextPage && <MoreButton list={list} />}>
        <div className="px-4 py-3 md:px-5">
          <FilterChip
            label={t('offers-desk.anyState')}
            value={state ?? ''}
            onValue={(chosen) => change({ state: chosen })}
            options={offerStates.map((each) => [each, t(stateLooks[each].text)])}
          />
        </div>
        <OfferTable
          offers={rows}
          skeletonRows={slow ? 5 : 0}
          onOpen={({ id }) => open(id)}
          empty={list.isSuccess && <Nothing isFiltered={state !== undefined} />}
        />
      </Card>
    </div>
  )
}

function Actions() {
  const t = useText()
  const { can } = useOperator()
  if (!can(...offerWriters)) return null
  return (
    <Link
      to={{ path: '/promotion', search: { id: 'new' } }}
      className={buttonClass({ variant: 'primary' })}
    >
      <Plus size={16} aria-hidden="true" />
      {t('offers-desk.new')}
    </Link>
  )
}

function Nothing({ isFiltered }: { readonly isFiltered: boolean }) {
  const t = useText()
  if (isFiltered) {
    return <EmptyState picture={<RecordsPicture />} title={t('offers-desk.noneSuch')} />
  }
  return (
    <EmptyState
      picture={<RecordsPicture />}
      title={t('offers-desk.none')}
      text={t('offers-desk.noneText')}
    />
  )
}
