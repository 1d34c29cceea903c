import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { TeamLine } from '@baize/contract/agents/team-reports'
import type { TeamSort } from '@baize/contract/agents/team-names'
import type { Currency } from '@baize/kernel/money'
import { TeamPicture } from '@baize/ui/figures/pictures'
import { Pager } from '@baize/ui/tables/pager'
import { EmptyState } from '@baize/ui/waiting/empty-state'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useSkeleton } from '@baize/ui/waiting/use-skeleton.ts'
import { useText } from '@baize/texts/use-text'
import type { ReportColumn } from '../../../shared/report/report-column.ts'
import { ReportTable } from '../../../shared/report/report-table.tsx'
import { useCurrency } from '../../../shared/system.ts'
import { linesQuery, pageSize, readLines, type Lines } from '../api.ts'
import { useTeamFilter } from '../use-team-filter.ts'
import { Way } from '../way.tsx'

type LinesTableProps = {
  readonly name: string
  readonly label: string
  readonly columns: (
    lines: Lines | undefined,
    currency: Currency,
  ) => readonly ReportColumn<TeamLine>[]
  readonly head?: ReactNode
  readonly note?: ReactNode
  /** Whether the address may ask for one product or account alone, or for each without those below. */
  readonly isNarrowed?: boolean
}

const notNarrowed = { product: '', search: '', alone: false } as const

/** Everybody directly below somebody, each with the whole team; who has one is opened by a click. */
export function LinesTable({
  name,
  label,
  columns,
  head,
  note,
  isNarrowed = false,
}: LinesTableProps) {
  const t = useText()
  const brandCurrency = useCurrency()
  const { filter: whole, change } = useTeamFilter()
  const filter = isNarrowed ? whole : { ...whole, ...notNarrowed }
  const { data, error, isPending, refetch } = useQuery(linesQuery(filter))
  const waits = useSkeleton(isPending)
  const { range, sort, direction, page } = filter
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      <FailureNote error={error} onRetry={refetch} />
      {(data || waits) && (
        <ReportTable<TeamLine>
          name={name}
          label={label}
          fileOf={`${range.firstDay}-${range.lastDay}`}
          columns={columns(data, data?.currency ?? brandCurrency)}
          rows={data?.items ?? []}
          rowId={({ id }) => id}
          skeletonRows={waits ? 5 : 0}
          onOpen={({ id, teamSize }) => {
            if (teamSize > 0) change({ of: id, search: '' })
          }}
          sort={{ column: sort, direction }}
          onSort={(wanted) =>
            change({ sort: wanted.column as TeamSort, direction: wanted.direction })
          }
          read={(cursor, signal) => readLines(filter, cursor, signal)}
          head={
            <div className="grid gap-1">
              {head}
              {data && <Way path={data.path} onOpen={(of) => change({ of })} />}
            </div>
          }
          foot={
            data && (
              <>
                {note}
                <span>{t('agents.amountsIn', { currency: data.currency })}</span>
                <span className="ms-auto" />
                <Pager
                  page={page}
                  count={Math.ceil(data.total / pageSize)}
                  onPage={(next) => change({ page: next })}
                />
              </>
            )
          }
          empty={
            <EmptyState
              picture={<TeamPicture />}
              title={t('agents.noDownlines')}
              text={t(filter.of === '' ? 'agents.noDownlinesText' : 'agents.noDownlinesBelow')}
            />
          }
        />
      )}
    </div>
  )
}
