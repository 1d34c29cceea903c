import type { ReactNode } from 'react'
import type { AgentFlag } from '@baize/contract/agents/flags-desk'
import { Button } from '@baize/ui/button'
import { Link } from '@baize/ui/navigation/link'
import { Table } from '@baize/ui/tables/table'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { useText } from '@baize/texts/use-text'
import { DeskMoment } from '../../../shared/figures/desk-moment.tsx'
import { useOperator } from '../../../shared/operator.ts'
import { flagDeciders } from '../roles.ts'

export type FlagAct = {
  readonly flag: AgentFlag
  readonly state: 'confirmed' | 'dismissed'
}

type FlagTableProps = {
  readonly flags: readonly AgentFlag[]
  readonly skeletonRows: number
  readonly empty: ReactNode
  readonly onAct: (act: FlagAct) => void
}

export function FlagTable({ flags, skeletonRows, empty, onAct }: FlagTableProps) {
  const t = useText()
  return (
    <Table
      label={t('ops.placeAgentFlags')}
      className="max-md:px-3 max-md:pb-3"
      columns={useColumns(onAct)}
      rows={flags}
      rowId={({ id }) => id}
      skeletonRows={skeletonRows}
      empty={empty}
    />
  )
}

function useColumns(onAct: FlagTableProps['onAct']): readonly Column<AgentFlag>[] {
  const t = useText()
  const { can } = useOperator()
  const columns: Column<AgentFlag>[] = [
    {
      id: 'member',
      head: t('agents-desk.leftOut'),
      priority: 1,
      cell: ({ member }) => <Person person={member} />,
    },
    {
      id: 'other',
      head: t('agents-desk.beside'),
      cell: ({ other }) => <Person person={other} />,
    },
    {
      id: 'reason',
      head: t('agents-desk.flagReason'),
      cell: ({ reason }) =>
        t(reason === 'self_referred' ? 'agents-desk.selfReferred' : 'agents-desk.sameDevice'),
    },
    {
      id: 'evidence',
      head: t('agents-desk.evidence'),
      cell: ({ ip, userAgent }) => (
        <span className="block min-w-0 max-md:text-end">
          <span className="figures break-all">{ip}</span>
          <span className="block max-w-72 text-caption break-words text-text-3">{userAgent}</span>
        </span>
      ),
    },
    {
      id: 'found',
      head: t('agents-desk.found'),
      cell: ({ foundAt }) => <DeskMoment at={foundAt} className="figures whitespace-nowrap" />,
    },
    { id: 'decided', head: t('agents-desk.decided'), cell: (flag) => <Decided flag={flag} /> },
  ]
  if (!can(...flagDeciders)) return columns
  return [
    ...columns,
    {
      id: 'acts',
      head: <span className="sr-only">{t('agents-desk.acts')}</span>,
      align: 'end',
      cell: (flag) => (
        <span className="inline-flex flex-wrap justify-end gap-1">
          {flag.state !== 'confirmed' && (
            <Button size="sm" onClick={() => onAct({ flag, state: 'confirmed' })}>
              {t('agents-desk.flagConfirm')}
            </Button>
          )}
          {flag.state !== 'dismissed' && (
            <Button size="sm" onClick={() => onAct({ flag, state: 'dismissed' })}>
              {t('agents-desk.flagDismiss')}
            </Button>
          )}
        </span>
      ),
    },
  ]
}

function Person({ person: { id, account } }: { readonly person: AgentFlag['member'] }) {
  return (
    <Link
      to={{ path: '/member', search: { id } }}
      className="font-semibold break-all text-link underline-offset-4 hover:underline"
    >
      {account}
    </Link>
  )
}

function Decided({ flag: { decidedBy, decidedReason } }: { readonly flag: AgentFlag }) {
  if (decidedBy === null) return <span className="text-text-3">–</span>
  return (
    <span className="block min-w-0 max-md:text-end">
      {decidedBy}
      <span className="block text-caption break-words text-text-3">{decidedReason}</span>
    </span>
  )
}
