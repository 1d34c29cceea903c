import { useInfiniteQuery } from '@tanstack/react-query'
import type { AccountEntry } from '@baize/contract/wagers/records'
import { RecordsPicture } from '@baize/ui/figures/pictures'
import { go, useAddress } from '@baize/ui/navigation/address.ts'
import { EmptyState } from '@baize/ui/waiting/empty-state'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useSkeleton } from '@baize/ui/waiting/use-skeleton.ts'
import { useText } from '@baize/texts/use-text'
import { ReportTable } from '../../../shared/report/report-table.tsx'
import { usePerson } from '../../../shared/session.ts'
import { entryColumns } from '../records/entry-columns.tsx'
import { MoreButton } from '../records/more-button.tsx'
import { paymentsQuery, readPayments } from './api.ts'
import { useIncomeFilter } from './use-income-filter.ts'
import { wayToEntry } from './way-to-entry.ts'

/** What contracts paid into the account and took from it in these days, as the account record has it. */
export function IncomeEntries() {
  const t = useText()
  const here = useAddress()
  const account = usePerson()?.account ?? ''
  const { filter, zone } = useIncomeFilter()
  const { range } = filter
  const query = useInfiniteQuery(paymentsQuery(range))
  const waits = useSkeleton(query.isPending)
  const last = query.data?.pages.at(-1)
  if (query.error) return <FailureNote error={query.error} onRetry={query.refetch} />
  if (!query.data && !waits) return null
  return (
    <ReportTable<AccountEntry>
      name="income-entries"
      label={t('shell.accountRecord')}
      fileOf={`${range.firstDay}-${range.lastDay}`}
      columns={entryColumns({ t, zone, last: last && { ...last, member: { account } } })}
      rows={query.data?.pages.flatMap(({ items }) => items) ?? []}
      rowId={({ id }) => id}
      skeletonRows={waits ? 3 : 0}
      onOpen={({ at, reference }) => go(wayToEntry(here, { at, transfer: reference }, zone))}
      read={(cursor, signal) => readPayments(range, { cursor, limit: 100, signal })}
      head={
        <h2 className="text-lead">
          {t('shell.accountRecord')}{' '}
          <span className="font-sans text-meta font-normal text-text-3">
            {t('agents-runs.recordAbout')}
          </span>
        </h2>
      }
      foot={query.hasNextPage && <MoreButton query={query} />}
      empty={
        <EmptyState
          picture={<RecordsPicture />}
          title={t('agents-runs.noEntries')}
          text={t('agents-runs.noEntriesText')}
        />
      }
    />
  )
}
