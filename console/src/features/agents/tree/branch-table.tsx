import { ArrowRightLeft, Percent } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Branch } from '@baize/contract/agents/tree-desk'
import { StatusChip } from '@baize/ui/figures/status-chip'
import { IconButton } from '@baize/ui/icon-button'
import { Link } from '@baize/ui/navigation/link'
import { Table } from '@baize/ui/tables/table'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { useText } from '@baize/texts/use-text'
import { useCountText } from '../../../shared/figures/use-count-text.ts'
import { useDayText } from '../../../shared/figures/use-day-text.ts'
import { useOperator } from '../../../shared/operator.ts'
import { agentMovers } from '../roles.ts'
import { kindTexts, useRateText } from '../words.ts'
import type { BranchAct } from './branch-act.ts'

type Props = {
  readonly branches: readonly Branch[]
  readonly skeletonRows: number
  readonly empty: ReactNode
  readonly onAct: (act: BranchAct) => void
}

export function BranchTable({ branches, skeletonRows, empty, onAct }: Props) {
  const t = useText()
  return (
    <Table
      label={t('ops.placeAgents')}
      className="max-md:px-3 max-md:pb-3"
      columns={useColumns(onAct)}
      rows={branches}
      rowId={({ id }) => id}
      skeletonRows={skeletonRows}
      empty={empty}
    />
  )
}

function useColumns(onAct: Props['onAct']): readonly Column<Branch>[] {
  const t = useText()
  const rateText = useRateText()
  const countText = useCountText()
  const { can } = useOperator()
  const columns: Column<Branch>[] = [
    {
      id: 'account',
      head: t('agents-desk.account'),
      priority: 1,
      cell: (branch) => <Account branch={branch} />,
    },
    {
      id: 'rate',
      head: t('agents-desk.rate'),
      align: 'end',
      cell: ({ rate }) => <span className="figures">{rateText(rate)}</span>,
    },
    {
      id: 'direct',
      head: t('agents-desk.direct'),
      align: 'end',
      cell: ({ direct }) => <span className="figures">{countText(direct)}</span>,
    },
    {
      id: 'team',
      head: t('agents-desk.team'),
      align: 'end',
      cell: ({ teamSize }) => <span className="figures">{countText(teamSize)}</span>,
    },
    {
      id: 'contracts',
      head: t('agents-desk.contracts'),
      cell: ({ contracts }) =>
        contracts.length === 0 ? (
          <span className="text-text-3">–</span>
        ) : (
          contracts.map((kind) => t(kindTexts[kind])).join(', ')
        ),
    },
    { id: 'state', head: t('ops.columnState'), cell: (branch) => <State branch={branch} /> },
  ]
  if (!can(...agentMovers)) return columns
  return [
    ...columns,
    {
      id: 'acts',
      head: <span className="sr-only">{t('agents-desk.acts')}</span>,
      align: 'end',
      cell: (branch) => (
        <span className="inline-flex gap-1">
          <IconButton
            size="sm"
            label={t('agents-desk.setRateOf', { account: branch.account })}
            icon={<Percent size={16} />}
            onClick={() => onAct({ does: 'rate', branch })}
          />
          <IconButton
            size="sm"
            label={t('agents-desk.moveOf', { account: branch.account })}
            icon={<ArrowRightLeft size={16} />}
            disabled={branch.move !== null}
            onClick={() => onAct({ does: 'move', branch })}
          />
        </span>
      ),
    },
  ]
}

function Account({ branch: { account, nickname, teamSize } }: { readonly branch: Branch }) {
  const name = nickname === account ? '' : nickname
  return (
    <span className="block min-w-0">
      {teamSize > 0 ? (
        <Link
          to={{ path: '/agents', search: { of: account } }}
          className="font-semibold break-all text-link underline-offset-4 hover:underline"
        >
          {account}
        </Link>
      ) : (
        <span className="font-semibold break-all">{account}</span>
      )}
      {name !== '' && <span className="block text-caption break-words text-text-3">{name}</span>}
    </span>
  )
}

function State({ branch: { move, state } }: { readonly branch: Branch }) {
  const t = useText()
  const dayText = useDayText()
  if (move !== null) {
    const to = move.to?.account ?? t('agents-desk.top')
    return (
      <StatusChip tone="pending">
        {t('agents-desk.movesTo', { to, day: dayText(move.day, 'short') })}
      </StatusChip>
    )
  }
  if (state === 'open') return <StatusChip tone="ok">{t('agents-desk.open')}</StatusChip>
  return <StatusChip tone="bad">{t('agents-desk.notOpen')}</StatusChip>
}
