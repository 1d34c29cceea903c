import type { Approval } from '@baize/contract/approvals'
import { Card } from '@baize/ui/card'
import { StatusChip, type ChipTone } from '@baize/ui/status-chip'
import { Table } from '@baize/ui/table'
import type { Column } from '@baize/ui/table-column.ts'
import { useText } from '@baize/texts/use-text'
import type { TextKey } from '@baize/texts/keys'
import { DeskMoment } from '../../shared/desk-moment.tsx'

const states = {
  waiting: { tone: 'pending', text: 'ops.stateWaiting' },
  approved: { tone: 'ok', text: 'ops.stateApproved' },
  rejected: { tone: 'bad', text: 'ops.stateRejected' },
  expired: { tone: 'plain', text: 'ops.stateExpired' },
  withdrawn: { tone: 'plain', text: 'ops.stateWithdrawn' },
} as const satisfies Record<Approval['state'], { tone: ChipTone; text: TextKey }>

export function DecidedTable({ approvals }: { approvals: readonly Approval[] }) {
  const t = useText()
  const columns = useColumns()
  return (
    <Card flush title={t('ops.decidedLately')} className="overflow-clip">
      <Table
        label={t('ops.decidedLately')}
        className="max-md:px-3 max-md:pb-3"
        columns={columns}
        rows={approvals}
        rowId={({ id }) => id}
      />
    </Card>
  )
}

function useColumns(): readonly Column<Approval>[] {
  const t = useText()
  return [
    {
      id: 'what',
      head: t('ops.columnAction'),
      priority: 1,
      cell: ({ says }) => <span className="font-semibold">{says}</span>,
    },
    { id: 'object', head: t('ops.columnObject'), cell: ({ object }) => object },
    { id: 'by', head: t('ops.columnRequestedBy'), cell: ({ requestedBy }) => requestedBy },
    { id: 'reason', head: t('ops.columnReason'), cell: ({ reason }) => reason },
    {
      id: 'state',
      head: t('ops.columnState'),
      priority: 1,
      cell: ({ state }) => (
        <StatusChip tone={states[state].tone}>{t(states[state].text)}</StatusChip>
      ),
    },
    {
      id: 'decided',
      head: t('ops.columnDecidedBy'),
      cell: ({ decidedBy }) => (decidedBy === '' ? t('ops.nobody') : decidedBy),
    },
    {
      id: 'at',
      head: t('ops.columnTime'),
      cell: ({ decidedAt, requestedAt }) => (
        <DeskMoment at={decidedAt ?? requestedAt} className="whitespace-nowrap" />
      ),
    },
  ]
}
