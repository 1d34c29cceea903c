import { useInfiniteQuery } from '@tanstack/react-query'
import type { TeamMoney } from '@baize/contract/agents/team-records'
import { TeamPicture } from '@baize/ui/figures/pictures'
import { EmptyState } from '@baize/ui/waiting/empty-state'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useSkeleton } from '@baize/ui/waiting/use-skeleton.ts'
import { useText } from '@baize/texts/use-text'
import { ReportTable } from '../../../shared/report/report-table.tsx'
import { useDayText } from '../overview/use-day-text.ts'
import { useTeamFilter } from '../use-team-filter.ts'
import { moneyQuery, readMoney } from './api.ts'
import { moneyColumns } from './money-columns.tsx'
import { MoreButton } from './more-button.tsx'

/** A line for each member and day on which money came or went. */
export function TeamMoneyTable() {
  const t = useText()
  const dayText = useDayText()
  const { filter, change } = useTeamFilter()
  const { firstDay: from, lastDay: to } = filter.range
  const asked = { from, to, deep: filter.deep }
  const query = useInfiniteQuery(moneyQuery(asked))
  const { data, error } = query
  const waits = useSkeleton(query.isPending)
  const lines = data?.pages.flatMap(({ items }) => items) ?? []
  const last = data?.pages.at(-1)
  if (error) return <FailureNote error={error} onRetry={query.refetch} />
  if (!data && !waits) return null
  return (
    <ReportTable<TeamMoney>
      name="team-money"
      label={t('agents.accountDetails')}
      fileOf={`${from}-${to}`}
      columns={moneyColumns({ t, dayText, last })}
      rows={lines}
      rowId={({ day, member }) => `${day} ${member.id}`}
      skeletonRows={waits ? 5 : 0}
      onOpen={({ member }) => change({ search: member.account })}
      read={(cursor = '', signal) => readMoney(asked, { cursor, limit: 100, signal })}
      foot={
        <>
          <span>{t('agents-accounts.openEntries')}</span>
          <MoreButton query={query} />
        </>
      }
      empty={
        <EmptyState
          picture={<TeamPicture />}
          title={t('agents-accounts.noMoney')}
          text={t('agents-accounts.noMoneyText')}
        />
      }
    />
  )
}
