import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { DeskFeedback } from '@baize/contract/support/support'
import { Card } from '@baize/ui/card'
import { PageHead } from '@baize/ui/navigation/page-head'
import { Segmented } from '@baize/ui/forms/segmented'
import { useSkeleton } from '@baize/ui/waiting/use-skeleton.ts'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useText } from '@baize/texts/use-text'
import { Beside } from '../../shared/forms/beside.tsx'
import { FilterChip } from '../../shared/forms/filter-chip.tsx'
import { useKeys } from '../../shared/keys.ts'
import { ListFoot } from '../../shared/lists/list-foot.tsx'
import { useRowKeys } from '../../shared/lists/use-row-keys.ts'
import { useSearch, type Search } from '../../shared/forms/use-search.ts'
import { feedbackQuery, type FeedbackFilter } from './api.ts'
import { FeedbackDrawer } from './feedback-drawer.tsx'
import { FeedbackTable } from './feedback-table.tsx'
import {
  feedbackCategories,
  feedbackCategoryNames,
  feedbackStateNames,
  feedbackStates,
} from './names.ts'

function readFilter(search: Search): FeedbackFilter {
  const state = feedbackStates.find((each) => each === search['state']) ?? 'open'
  const category = feedbackCategories.find((each) => each === search['category'])
  return { state, ...(category && { category }) }
}

/** What people wrote: what waits longest stands first, and one of it is open beside the list. */
export function FeedbackPage() {
  const t = useText()
  const [search, change] = useSearch()
  const filter = readFilter(search)
  const list = useInfiniteQuery(feedbackQuery(filter))
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? []
  const waiting = list.data?.pages[0]?.open ?? 0
  const slow = useSkeleton(list.isPending)
  const box = useRef<HTMLDivElement>(null)
  const open = search['id']
  const show = (id: string) => change({ id }, open ? 'replace' : 'push')
  const close = () => change({ id: undefined })
  const step = useRowKeys({ list: box, ids: rows.map(({ id }) => id), open, onOpen: show })
  useKeys(open ? [{ keys: 'Escape', label: t('ops.keyClose'), run: close }] : [])
  /** Behind the one that was decided stands the next; the queue goes on without the mouse. */
  const goOn = (id: string) => {
    const at = rows.findIndex((row) => row.id === id)
    change({ id: (rows[at + 1] ?? rows[at - 1])?.id })
  }
  return (
    <div className="flex flex-col gap-4 px-4 py-5 lg:px-6">
      <PageHead title={t('ops.placeFeedback')} sub={t('support.feedbackSub', { count: waiting })} />
      <FailureNote error={list.error} onRetry={list.refetch} />
      <Beside
        list={
          <Card flush className="overflow-clip">
            <Filters filter={filter} change={change} />
            <div ref={box}>
              <FeedbackTable
                rows={rows}
                openId={open}
                skeletonRows={slow ? 6 : 0}
                isThere={list.isSuccess}
                state={filter.state}
                onOpen={show}
              />
            </div>
            <ListFoot
              loading={list.isFetchingNextPage}
              hasOlder={list.hasNextPage}
              end={rows.length > 0 && t('ops.allShown', { count: rows.length })}
              onOlder={() => void list.fetchNextPage()}
            />
          </Card>
        }
        record={
          open && (
            <FeedbackDrawer key={open} id={open} onStep={step} onEnded={goOn} onClose={close} />
          )
        }
      />
    </div>
  )
}

type FiltersProps = {
  readonly filter: FeedbackFilter
  readonly change: (part: Search) => void
}

function Filters({ filter, change }: FiltersProps) {
  const t = useText()
  return (
    <div className="flex flex-wrap items-center gap-2 px-4 py-3 md:px-5">
      <Segmented<DeskFeedback['state']>
        size="sm"
        label={t('support.state')}
        value={filter.state}
        onValue={(state) => change({ state: state === 'open' ? undefined : state, id: undefined })}
        segments={feedbackStates.map((state) => ({
          value: state,
          label: t(feedbackStateNames[state]),
        }))}
      />
      <FilterChip
        label={t('support.category')}
        value={filter.category ?? ''}
        onValue={(category) => change({ category, id: undefined })}
        options={feedbackCategories.map((category) => [
          category,
          t(feedbackCategoryNames[category]),
        ])}
      />
    </div>
  )
}
