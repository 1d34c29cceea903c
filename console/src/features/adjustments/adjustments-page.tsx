import { useInfiniteQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import type { Adjustment } from '@baize/contract/wallet/adjustments'
import { Button } from '@baize/ui/button'
import { Card } from '@baize/ui/card'
import { EmptyState } from '@baize/ui/waiting/empty-state'
import { PageHead } from '@baize/ui/navigation/page-head'
import { RecordsPicture } from '@baize/ui/figures/pictures'
import { useSkeleton } from '@baize/ui/waiting/use-skeleton.ts'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useText } from '@baize/texts/use-text'
import { FilterChip } from '../../shared/forms/filter-chip.tsx'
import { SearchBox } from '../../shared/forms/search-box.tsx'
import { useSearch, type Search } from '../../shared/forms/use-search.ts'
import { MoreButton } from '../../shared/lists/more-button.tsx'
import { AdjustButton } from './adjust-button.tsx'
import { AdjustmentTable } from './adjustment-table.tsx'
import { adjustmentsQuery, type AdjustmentFilter } from './api.ts'
import { adjustmentStateLooks } from './state-looks.ts'
import { LimitNote } from './limit-note.tsx'

const states = Object.keys(adjustmentStateLooks) as Adjustment['state'][]

function readFilter({ member, state }: Search): AdjustmentFilter {
  const known = states.find((each) => each === state)
  return { ...(member && { member: member.trim() }), ...(known && { state: known }) }
}

/** Money given and taken by hand, newest first: who asked, why, and who agreed. */
export function AdjustmentsPage() {
  const t = useText()
  const [search, change] = useSearch()
  const filter = readFilter(search)
  const isFiltered = Object.keys(filter).length > 0
  const list = useInfiniteQuery(adjustmentsQuery(filter))
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? []
  const slow = useSkeleton(list.isPending)
  return (
    <div className="flex flex-col gap-4 px-4 py-5 lg:px-6">
      <PageHead
        title={t('ops.placeAdjustments')}
        sub={t('ops.adjSub')}
        actions={<AdjustButton member={filter.member} />}
      />
      <LimitNote />
      <FailureNote error={list.error} onRetry={list.refetch} />
      <Card flush className="overflow-clip" footer={list.hasNextPage && <MoreButton list={list} />}>
        <div className="flex flex-wrap items-center gap-2 px-4 py-3 md:px-5">
          <SearchBox label={t('ops.adjSearch')} field="member" className="w-full sm:w-72" />
          <FilterChip
            label={t('ops.adjAnyState')}
            value={filter.state ?? ''}
            onValue={(state) => change({ state })}
            options={states.map((state) => [state, t(adjustmentStateLooks[state].text)])}
          />
          {isFiltered && (
            <Button
              size="sm"
              variant="ghost"
              icon={<X size={16} />}
              onClick={() => change({ member: undefined, state: undefined })}
            >
              {t('ops.clearFilters')}
            </Button>
          )}
        </div>
        <AdjustmentTable
          adjustments={rows}
          skeletonRows={slow ? 6 : 0}
          empty={list.isSuccess && <Nothing isFiltered={isFiltered} />}
        />
      </Card>
    </div>
  )
}

function Nothing({ isFiltered }: { readonly isFiltered: boolean }) {
  const t = useText()
  if (isFiltered) return <p className="px-5 pb-6 text-text-3">{t('ops.adjNoneFit')}</p>
  return (
    <EmptyState
      picture={<RecordsPicture />}
      title={t('ops.adjEmpty')}
      text={t('ops.adjEmptyText')}
    />
  )
}
