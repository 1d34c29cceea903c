import { useInfiniteQuery } from '@tanstack/react-query'
import { FilePenLine, UserPlus } from 'lucide-react'
import type { Downline } from '@baize/contract/agents/team-reports'
import { Button } from '@baize/ui/button'
import { buttonClass } from '@baize/ui/button-class.ts'
import { TeamPicture } from '@baize/ui/figures/pictures'
import { Link } from '@baize/ui/navigation/link'
import { EmptyState } from '@baize/ui/waiting/empty-state'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useSkeleton } from '@baize/ui/waiting/use-skeleton.ts'
import { useText } from '@baize/texts/use-text'
import { ReportTable } from '../../../shared/report/report-table.tsx'
import { membersQuery, readMembers } from '../api.ts'
import { inCentre, toGiven } from '../contracts/ways.ts'
import { useRateText } from '../terms/rate.ts'
import { MemberFilter } from '../member-filter.tsx'
import { useTeamFilter } from '../use-team-filter.ts'
import { Way } from '../way.tsx'
import { useTypeName } from '../type-name.tsx'
import { memberColumns } from './member-columns.tsx'
import { TeamTree } from './team-tree.tsx'

/** Team management: who is in the team and how each stands, level by level or all at once. */
export function TeamManagement() {
  const t = useText()
  const rateText = useRateText()
  const { filter, change, zone } = useTeamFilter()
  const query = useInfiniteQuery(membersQuery(filter))
  const { data, error, hasNextPage, isFetchingNextPage } = query
  const waits = useSkeleton(query.isPending)
  const typeName = useTypeName()
  const members = data?.pages.flatMap(({ items }) => items) ?? []
  const last = data?.pages.at(-1)
  const isSearch = filter.search !== ''
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      <div className="-mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-text-3">{t('reports.zoneNote', { zone })}</p>
        <span className="flex flex-wrap gap-2">
          <Link to={toGiven} className={buttonClass()}>
            <FilePenLine size={18} aria-hidden="true" />
            {t('agents.contracts')}
          </Link>
          <Link to={inCentre('registerCenter')} className={buttonClass({ variant: 'primary' })}>
            <UserPlus size={18} aria-hidden="true" />
            {t('agents.registerAccount')}
          </Link>
        </span>
      </div>
      <MemberFilter label={t('agents.search')} looksDeep />
      <FailureNote error={error} onRetry={query.refetch} />
      <div className="grid min-w-0 grid-cols-1 items-start gap-4 xl:has-[[role=tree]]:grid-cols-[15rem_minmax(0,1fr)]">
        <TeamTree of={filter.of} onOpen={(of) => change({ of, search: '' })} />
        {(data || waits) && (
          <ReportTable<Downline>
            name="team"
            label={t('agents.teamManagement')}
            fileOf={filter.of || 'all'}
            columns={memberColumns({ t, zone, members, rateText, typeName })}
            rows={members}
            rowId={({ id }) => id}
            skeletonRows={waits ? 5 : 0}
            onOpen={({ id, teamSize }) => {
              if (teamSize > 0) change({ of: id, search: '' })
            }}
            read={(cursor, signal) => readMembers(filter, { cursor, limit: 100, signal })}
            head={
              last && (
                <div className="flex flex-wrap items-center gap-x-3">
                  <Way path={last.path} onOpen={(of) => change({ of, search: '' })} />
                  <span className="text-meta text-text-3">
                    {t(filter.deep ? 'agents.countDeep' : 'agents.countDirect', {
                      count: last.total,
                    })}
                  </span>
                </div>
              )
            }
            foot={
              <>
                <span>{t(last?.isCut ? 'agents.searchCut' : 'agents.openHint')}</span>
                {hasNextPage && (
                  <Button
                    className="ms-auto"
                    busy={isFetchingNextPage}
                    busyLabel={t('reports.loadingMore')}
                    onClick={() => void query.fetchNextPage()}
                  >
                    {t('reports.loadMore')}
                  </Button>
                )}
              </>
            }
            empty={
              <EmptyState
                picture={<TeamPicture />}
                title={t(isSearch ? 'agents.nobodyFound' : 'agents.noDownlines')}
                text={t(isSearch ? 'agents.nobodyFoundText' : 'agents.noDownlinesText')}
                action={
                  isSearch && (
                    <Button onClick={() => change({ search: '' })}>
                      {t('reports.clearFilters')}
                    </Button>
                  )
                }
              />
            }
          />
        )}
      </div>
    </div>
  )
}
