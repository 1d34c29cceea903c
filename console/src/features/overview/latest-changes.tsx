import { useQuery } from '@tanstack/react-query'
import type { AuditEntry } from '@baize/contract/system/operators'
import { Card } from '@baize/ui/card'
import { Link } from '@baize/ui/navigation/link'
import { Table } from '@baize/ui/tables/table'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { useSkeleton } from '@baize/ui/waiting/use-skeleton.ts'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useText } from '@baize/texts/use-text'
import { DeskMoment } from '../../shared/figures/desk-moment.tsx'
import { latestQuery } from './api.ts'

/** The newest entries of the audit log. */
export function LatestChanges() {
  const t = useText()
  const { data, error, isPending } = useQuery(latestQuery)
  const slow = useSkeleton(isPending)
  const columns = useColumns()
  return (
    <Card
      flush
      title={t('ops.latestChanges')}
      className="overflow-clip"
      actions={
        <Link to="/audit" className="font-medium text-link hover:underline">
          {t('ops.wholeLog')}
        </Link>
      }
    >
      {error && (
        <div className="p-4">
          <FailureNote error={error} />
        </div>
      )}
      <Table
        label={t('ops.latestChanges')}
        className="max-md:px-3 max-md:pb-3"
        columns={columns}
        rows={data?.items ?? []}
        rowId={({ sequence }) => sequence}
        skeletonRows={slow ? 6 : 0}
      />
    </Card>
  )
}

function useColumns(): readonly Column<AuditEntry>[] {
  const t = useText()
  return [
    {
      id: 'at',
      head: t('ops.columnTime'),
      priority: 1,
      cell: ({ at }) => <DeskMoment at={at} className="figures whitespace-nowrap" />,
    },
    {
      id: 'who',
      head: t('ops.columnWho'),
      cell: ({ actor }) => <span className="font-semibold">{actor}</span>,
    },
    {
      id: 'what',
      head: t('ops.columnAction'),
      priority: 1,
      cell: ({ says, sequence }) => (
        <Link
          to={{ path: '/audit', search: { entry: sequence } }}
          className="font-medium text-link hover:underline"
        >
          {says}
        </Link>
      ),
    },
    {
      id: 'object',
      head: t('ops.columnObject'),
      cell: ({ object }) => <span className="line-clamp-1 break-all">{object}</span>,
    },
  ]
}
