import { useInfiniteQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Card } from '@baize/ui/card'
import { RecordsPicture } from '@baize/ui/figures/pictures'
import { Link } from '@baize/ui/navigation/link'
import { PageHead } from '@baize/ui/navigation/page-head'
import { EmptyState } from '@baize/ui/waiting/empty-state'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useSkeleton } from '@baize/ui/waiting/use-skeleton.ts'
import { useText } from '@baize/texts/use-text'
import { SearchBox } from '../../../shared/forms/search-box.tsx'
import { useSearch } from '../../../shared/forms/use-search.ts'
import { MoreButton } from '../../../shared/lists/more-button.tsx'
import { treeQuery } from '../api.ts'
import type { BranchAct } from './branch-act.ts'
import { BranchCard } from './branch-card.tsx'
import { BranchTable } from './branch-table.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { MovesCard } from './moves-card.tsx'
import { RateDialog } from './rate-dialog.tsx'

/** The tree of agents: who stands below whom, what rate each has, and where a branch is moved. */
export function AgentsPage() {
  const t = useText()
  const [{ of = '', search = '' }] = useSearch()
  const [act, setAct] = useState<BranchAct>()
  const list = useInfiniteQuery(
    treeQuery({ ...(of !== '' && { of }), ...(search.trim() !== '' && { search: search.trim() }) }),
  )
  const first = list.data?.pages[0]
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? []
  const slow = useSkeleton(list.isPending)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-4 py-5 lg:px-6">
      <PageHead title={t('ops.placeAgents')} sub={t('agents-desk.treeSub')} />
      <FailureNote error={list.error} onRetry={list.refetch} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <Card
          flush
          className="overflow-clip"
          footer={list.hasNextPage && <MoreButton list={list} />}
        >
          <div className="flex flex-wrap items-center gap-2 px-4 py-3 md:px-5">
            <Way path={first?.path ?? []} />
            <SearchBox
              label={t('agents-desk.searchTree')}
              field="search"
              className="w-full sm:ms-auto sm:w-84"
            />
          </div>
          {first?.isCut === true && (
            <p className="px-4 pb-3 text-meta text-text-3 md:px-5">{t('agents-desk.searchCut')}</p>
          )}
          <BranchTable
            branches={rows}
            skeletonRows={slow ? 6 : 0}
            onAct={setAct}
            empty={
              list.isSuccess && (
                <EmptyState
                  picture={<RecordsPicture />}
                  title={t(search === '' ? 'agents-desk.treeEmpty' : 'agents-desk.searchEmpty')}
                  text={t(
                    search === '' ? 'agents-desk.treeEmptyText' : 'agents-desk.searchEmptyText',
                  )}
                />
              )
            }
          />
        </Card>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {first?.of && <BranchCard branch={first.of} onAct={setAct} />}
          <MovesCard />
        </div>
      </div>
      {act?.does === 'move' && <MoveDialog branch={act.branch} onClose={() => setAct(undefined)} />}
      {act?.does === 'rate' && <RateDialog branch={act.branch} onClose={() => setAct(undefined)} />}
    </div>
  )
}

type WayProps = { readonly path: readonly { readonly id: string; readonly account: string }[] }

/** From the top down to where one stands; each step leads back to itself. */
function Way({ path }: WayProps) {
  const t = useText()
  const linkClass =
    'inline-flex min-h-6 items-center rounded-ctl text-link underline-offset-4 hover:underline'
  return (
    <nav aria-label={t('agents-desk.way')} className="min-w-0">
      <ol className="flex flex-wrap items-center gap-x-1 gap-y-1">
        <li>
          {path.length === 0 ? (
            <span aria-current="page" className="font-semibold">
              {t('agents-desk.top')}
            </span>
          ) : (
            <Link to={{ path: '/agents', search: {} }} className={linkClass}>
              {t('agents-desk.top')}
            </Link>
          )}
        </li>
        {path.map(({ id, account }, index) => (
          <li key={id} className="flex min-w-0 items-center gap-1">
            <ChevronRight size={16} aria-hidden="true" className="flex-none text-text-3" />
            {index === path.length - 1 ? (
              <span aria-current="page" className="font-semibold break-all">
                {account}
              </span>
            ) : (
              <Link to={{ path: '/agents', search: { of: account } }} className={linkClass}>
                {account}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
