import { useInfiniteQuery } from '@tanstack/react-query'
import type { AccountEntry } from '@baize/contract/wagers/records'
import { Button } from '@baize/ui/button'
import { TeamPicture } from '@baize/ui/figures/pictures'
import { EmptyState } from '@baize/ui/waiting/empty-state'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useSkeleton } from '@baize/ui/waiting/use-skeleton.ts'
import { useText } from '@baize/texts/use-text'
import { ReportTable } from '../../../shared/report/report-table.tsx'
import { useTeamFilter } from '../use-team-filter.ts'
import { entriesQuery, readEntries } from './api.ts'
import { entryColumns } from './entry-columns.tsx'
import { MoreButton } from './more-button.tsx'

/** Every movement of one member of the team. */
export function MemberEntries() {
  const t = useText()
  const { filter, change, zone } = useTeamFilter()
  const { firstDay: from, lastDay: to } = filter.range
  const asked = { from, to, account: filter.search }
  const query = useInfiniteQuery(entriesQuery(asked))
  const { data, error } = query
  const waits = useSkeleton(query.isPending)
  const entries = data?.pages.flatMap(({ items }) => items) ?? []
  const last = data?.pages.at(-1)
  const back = <Button onClick={() => change({ search: '' })}>{t('reports.clearFilters')}</Button>
  if (error) {
    return (
      <div className="grid justify-items-start gap-3">
        <FailureNote error={error} onRetry={query.refetch} />
        {back}
      </div>
    )
  }
  if (!data && !waits) return null
  return (
    <ReportTable<AccountEntry>
      name="team-entries"
      label={t('agents.accountDetails')}
      fileOf={`${filter.search}-${from}-${to}`}
      columns={entryColumns({ t, zone, last })}
      rows={entries}
      rowId={({ id }) => id}
      skeletonRows={waits ? 5 : 0}
      head={back}
      read={(cursor = '', signal) => readEntries(asked, { cursor, limit: 100, signal })}
      foot={<MoreButton query={query} />}
      empty={
        <EmptyState
          picture={<TeamPicture />}
          title={t('agents-accounts.noMoney')}
          text={t('agents-accounts.noMoneyText')}
          action={back}
        />
      }
    />
  )
}
