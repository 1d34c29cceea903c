import { useInfiniteQuery } from '@tanstack/react-query'
import { Button } from '@baize/ui/button'
import { Card } from '@baize/ui/card'
import { EmptyState } from '@baize/ui/waiting/empty-state'
import { PageHead } from '@baize/ui/navigation/page-head'
import { RecordsPicture } from '@baize/ui/figures/pictures'
import { Segmented } from '@baize/ui/forms/segmented'
import { useSkeleton } from '@baize/ui/waiting/use-skeleton.ts'
import { useText } from '@baize/texts/use-text'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { FilterChip } from '../../shared/forms/filter-chip.tsx'
import { SearchBox } from '../../shared/forms/search-box.tsx'
import { useSearch, type Search } from '../../shared/forms/use-search.ts'
import { restrictionsQuery, type RestrictionFilter } from './api.ts'
import { Reached } from './reached.tsx'
import { RestrictionTable } from './restriction-table.tsx'

const kinds = ['time_out', 'exclusion'] as const

function readFilter({ kind, show, search }: Search): RestrictionFilter {
  const known = kinds.find((each) => each === kind)
  const wanted = search?.trim() ?? ''
  return {
    ...(known && { kind: known }),
    ...(show !== 'all' && { current: true }),
    ...(wanted !== '' && { search: wanted }),
  }
}

/** The register of time-outs and exclusions, and who was stopped by an own limit. */
export function RestrictionsPage() {
  const t = useText()
  const [search, change] = useSearch()
  const filter = readFilter(search)
  const list = useInfiniteQuery(restrictionsQuery(filter))
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? []
  const slow = useSkeleton(list.isPending)
  return (
    <div className="flex flex-col gap-4 px-4 py-5 lg:px-6">
      <PageHead title={t('protection.register')} sub={t('protection.registerAbout')} />
      <FailureNote error={list.error} onRetry={list.refetch} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <Card
          flush
          className="overflow-clip"
          footer={
            list.hasNextPage && (
              <Button
                size="sm"
                variant="ghost"
                busy={list.isFetchingNextPage}
                onClick={() => void list.fetchNextPage()}
              >
                {t('protection.older')}
              </Button>
            )
          }
        >
          <div className="flex flex-wrap items-center gap-2 px-4 py-3 md:px-5">
            <Segmented
              size="sm"
              label={t('protection.register')}
              value={filter.current === true ? 'current' : 'all'}
              onValue={(show) => change({ show: show === 'all' ? 'all' : undefined })}
              segments={[
                { value: 'current', label: t('protection.onlyCurrent') },
                { value: 'all', label: t('protection.allOfThem') },
              ]}
            />
            <FilterChip
              label={t('protection.anyKind')}
              value={filter.kind ?? ''}
              onValue={(kind) => change({ kind })}
              options={[
                ['time_out', t('protection.timeOut')],
                ['exclusion', t('protection.exclusion')],
              ]}
            />
            <SearchBox
              label={t('protection.searchRegister')}
              field="search"
              className="w-full sm:ms-auto sm:w-64"
            />
          </div>
          <RestrictionTable
            restrictions={rows}
            skeletonRows={slow ? 6 : 0}
            empty={
              list.isSuccess && (
                <EmptyState
                  picture={<RecordsPicture />}
                  title={t('protection.registerEmpty')}
                  text={t('protection.registerEmptyText')}
                />
              )
            }
          />
        </Card>
        <Reached />
      </div>
    </div>
  )
}
