import { Link as LinkIcon } from 'lucide-react'
import { businessDay } from '@baize/kernel/time'
import type { AuditEntry } from '@baize/contract/system/operators'
import { EmptyState } from '@baize/ui/waiting/empty-state'
import { RecordsPicture } from '@baize/ui/figures/pictures'
import { Table } from '@baize/ui/tables/table'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { useText } from '@baize/texts/use-text'
import { serverNow } from '../../shared/api.ts'
import { DeskMoment } from '../../shared/figures/desk-moment.tsx'
import { useOperator } from '../../shared/operator.ts'
import { storedRoleNames } from '../../shared/words/role-names.ts'
import { hashStart } from '../../shared/figures/hash-text.ts'

type AuditTableProps = {
  readonly entries: readonly AuditEntry[]
  readonly openSequence: string | undefined
  readonly skeletonRows: number
  readonly loading: boolean
  readonly onOpen: (sequence: string) => void
}

export function AuditTable(props: AuditTableProps) {
  const { entries, openSequence, skeletonRows, loading, onOpen } = props
  const t = useText()
  const columns = useColumns()
  return (
    <Table
      label={t('ops.placeAudit')}
      className="min-h-0 flex-1 px-4 md:px-0"
      columns={columns}
      rows={entries}
      rowId={({ sequence }) => sequence}
      selectedId={openSequence}
      onOpen={({ sequence }) => onOpen(sequence)}
      skeletonRows={skeletonRows}
      empty={
        loading ? undefined : (
          <EmptyState
            picture={<RecordsPicture />}
            title={t('ops.auditEmpty')}
            text={t('ops.auditEmptyText')}
          />
        )
      }
    />
  )
}

function useColumns(): readonly Column<AuditEntry>[] {
  const t = useText()
  return [
    { id: 'at', head: t('ops.columnTime'), priority: 1, cell: ({ at }) => <EntryTime at={at} /> },
    {
      id: 'who',
      head: t('ops.columnWho'),
      cell: ({ actor, roles }) => (
        <span>
          <span className="font-semibold break-words">{actor}</span>{' '}
          <span className="text-text-3">{storedRoleNames(t, roles)}</span>
        </span>
      ),
    },
    {
      id: 'action',
      head: t('ops.columnAction'),
      priority: 1,
      cell: ({ says }) => says,
    },
    {
      id: 'object',
      head: t('ops.columnObject'),
      cell: ({ object }) => <Short text={object} className="font-medium" />,
    },
    {
      id: 'reason',
      head: t('ops.columnReason'),
      cell: ({ reason }) => <Short text={reason} className="text-text-2" />,
    },
    {
      id: 'link',
      head: t('ops.columnLink'),
      priority: 3,
      cell: ({ hash }) => (
        <span className="inline-flex items-center gap-1.5 font-medium whitespace-nowrap">
          <LinkIcon size={14} aria-hidden="true" className="text-pos" />
          {hashStart(hash)}
        </span>
      ),
    },
  ]
}

/** One line in the table, all of it in the record beside. */
function Short({ text, className }: { text: string; className: string }) {
  return (
    <span className={`line-clamp-1 break-all md:max-w-36 2xl:max-w-64 ${className}`} title={text}>
      {text === '' ? '—' : text}
    </span>
  )
}

/** Today's entries by their clock, older ones with their day. */
function EntryTime({ at }: { at: string }) {
  const { zone } = useOperator()
  const isToday = businessDay(new Date(at), zone) === businessDay(new Date(serverNow()), zone)
  return (
    <DeskMoment at={at} show={isToday ? 'clock' : 'short'} className="figures whitespace-nowrap" />
  )
}
