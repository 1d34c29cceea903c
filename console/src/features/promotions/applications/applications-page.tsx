import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { DeskApplication } from '@baize/contract/promotions/offers-desk'
import { Card } from '@baize/ui/card'
import { Segmented } from '@baize/ui/forms/segmented'
import { PageHead } from '@baize/ui/navigation/page-head'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useSkeleton } from '@baize/ui/waiting/use-skeleton.ts'
import { useText } from '@baize/texts/use-text'
import { Beside } from '../../../shared/forms/beside.tsx'
import { useSearch } from '../../../shared/forms/use-search.ts'
import { useKeys } from '../../../shared/keys.ts'
import { ListFoot } from '../../../shared/lists/list-foot.tsx'
import { useRowKeys } from '../../../shared/lists/use-row-keys.ts'
import { applicationsQuery } from './api.ts'
import { ApplicationDrawer } from './application-drawer.tsx'
import { ApplicationTable } from './application-table.tsx'
import { applicationLooks, applicationStates } from './words.ts'

/** What members apply for: who waits longest stands first, and one of them is open beside the list. */
export function ApplicationsPage() {
  const t = useText()
  const [search, change] = useSearch()
  const state = applicationStates.find((each) => each === search['state']) ?? 'applying'
  const list = useInfiniteQuery(applicationsQuery(state))
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? []
  const waiting = list.data?.pages[0]?.waiting ?? 0
  const slow = useSkeleton(list.isPending)
  const box = useRef<HTMLDivElement>(null)
  const open = search['id']
  const show = (id: string) => change({ id }, open ? 'replace' : 'push')
  const close = () => change({ id: undefined })
  const step = useRowKeys({ list: box, ids: rows.map(({ id }) => id), open, onOpen: show })
  useKeys(open ? [{ keys: 'Escape', label: t('ops.keyClose'), run: close }] : [])
  /** Behind the one that was answered stands the next. */
  const goOn = (id: string) => {
    const at = rows.findIndex((row) => row.id === id)
    change({ id: (rows[at + 1] ?? rows[at - 1])?.id })
  }
  return (
    <div className="flex flex-col gap-4 px-4 py-5 lg:px-6">
      <PageHead
        title={t('offers-desk-menu.applications')}
        sub={list.isSuccess && t('applications-desk.sub', { count: waiting })}
      />
      <FailureNote error={list.error} onRetry={list.refetch} />
      <Beside
        list={
          <Card flush className="overflow-clip">
            <div className="px-4 py-3 md:px-5">
              <Segmented<DeskApplication['state']>
                size="sm"
                label={t('applications-desk.state')}
                value={state}
                onValue={(next) =>
                  change({ state: next === 'applying' ? undefined : next, id: undefined })
                }
                segments={applicationStates.map((value) => ({
                  value,
                  label: t(applicationLooks[value].text),
                }))}
              />
            </div>
            <div ref={box}>
              <ApplicationTable
                rows={rows}
                openId={open}
                skeletonRows={slow ? 6 : 0}
                isThere={list.isSuccess}
                isQueue={state === 'applying'}
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
            <ApplicationDrawer
              key={open}
              id={open}
              row={rows.find(({ id }) => id === open)}
              onStep={step}
              onAnswered={goOn}
              onClose={close}
            />
          )
        }
      />
    </div>
  )
}
