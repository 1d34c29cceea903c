import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Card } from '@baize/ui/card'
import { RecordsPicture } from '@baize/ui/figures/pictures'
import { PageHead } from '@baize/ui/navigation/page-head'
import { EmptyState } from '@baize/ui/waiting/empty-state'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { Skeleton } from '@baize/ui/waiting/skeleton'
import { useSkeleton } from '@baize/ui/waiting/use-skeleton.ts'
import { useText } from '@baize/texts/use-text'
import { FilterChip } from '../../../shared/forms/filter-chip.tsx'
import { SearchBox } from '../../../shared/forms/search-box.tsx'
import { useSearch } from '../../../shared/forms/use-search.ts'
import { MoreButton } from '../../../shared/lists/more-button.tsx'
import { Appeals } from '../appeals/appeals.tsx'
import { ActDialog, type Act } from './act-dialog.tsx'
import { signalsQuery, views } from './api.ts'
import { SignalCard } from './signal-card.tsx'
import { viewNames } from './words.ts'

/** Accounts that were given the same and look like one person; operators decide, and nothing is taken by a signal. */
export function SignalsPage() {
  const t = useText()
  const [search, change] = useSearch()
  const view = views.find((one) => one === search['view'])
  const list = useInfiniteQuery(signalsQuery(view, search['account'] ?? ''))
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? []
  const slow = useSkeleton(list.isPending)
  const [act, setAct] = useState<Act>()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-4 py-5 lg:px-6">
      <PageHead title={t('signals-desk-menu.signals')} sub={t('signals-desk.sub')} />
      <Appeals />
      <div className="flex flex-wrap gap-2">
        <SearchBox label={t('signals-desk.account')} field="account" />
        <FilterChip
          label={t('signals-desk.state')}
          value={view ?? ''}
          onValue={(value) => change({ view: value })}
          options={views.map((one) => [one, t(viewNames[one])] as const)}
        />
      </div>
      <FailureNote error={list.error} onRetry={list.refetch} />
      {slow && <Skeleton className="h-40 w-full" />}
      {rows.map((signal) => (
        <SignalCard key={signal.id} signal={signal} onAct={setAct} />
      ))}
      {list.isSuccess && rows.length === 0 && (
        <Card>
          <EmptyState picture={<RecordsPicture />} title={t('signals-desk.none')} />
        </Card>
      )}
      {list.hasNextPage && <MoreButton list={list} />}
      {act && <ActDialog act={act} onClose={() => setAct(undefined)} />}
    </div>
  )
}
