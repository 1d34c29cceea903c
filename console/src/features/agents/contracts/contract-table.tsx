import type { ReactNode } from 'react'
import type { ContractView } from '@baize/contract/agents/contract-parts'
import { StatusChip } from '@baize/ui/figures/status-chip'
import { Table } from '@baize/ui/tables/table'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { useText } from '@baize/texts/use-text'
import { serverNow } from '../../../shared/api.ts'
import { DeskMoment } from '../../../shared/figures/desk-moment.tsx'
import { kindTexts, neverBegan, stateLook, useRateText } from '../words.ts'

type ContractTableProps = {
  readonly contracts: readonly ContractView[]
  readonly skeletonRows: number
  readonly empty: ReactNode
  readonly onOpen: (contract: ContractView) => void
}

export function ContractTable({ contracts, skeletonRows, empty, onOpen }: ContractTableProps) {
  const t = useText()
  return (
    <Table
      label={t('ops.placeAgentContracts')}
      className="max-md:px-3 max-md:pb-3"
      columns={useColumns()}
      rows={contracts}
      rowId={({ id }) => id}
      skeletonRows={skeletonRows}
      onOpen={onOpen}
      empty={empty}
    />
  )
}

function useColumns(): readonly Column<ContractView>[] {
  const t = useText()
  const rateText = useRateText()
  return [
    {
      id: 'downline',
      head: t('agents-desk.downline'),
      priority: 1,
      cell: ({ downline, from }) => (
        <span className="block min-w-0">
          <span className="font-semibold break-all">{downline}</span>
          <span className="block text-caption break-all text-text-3">
            {from === '' ? t('agents-desk.byHouse') : t('agents-desk.by', { name: from })}
          </span>
        </span>
      ),
    },
    { id: 'kind', head: t('agents-desk.kind'), cell: ({ terms }) => t(kindTexts[terms.kind]) },
    {
      id: 'rate',
      head: t('agents-desk.highestRate'),
      align: 'end',
      cell: ({ terms: { tiers } }) => (
        <span className="figures">
          {rateText(tiers.at(-1)?.rate ?? 0)}
          <span className="block text-caption text-text-3">
            {t('agents-desk.tiers', { count: tiers.length })}
          </span>
        </span>
      ),
    },
    {
      id: 'offered',
      head: t('agents-desk.offeredAt'),
      cell: ({ offeredAt }) => <DeskMoment at={offeredAt} className="figures whitespace-nowrap" />,
    },
    {
      id: 'holds',
      head: t('agents-desk.holdsFrom'),
      cell: ({ state, beginsAt, endsAt }) =>
        beginsAt === null || neverBegan({ state, beginsAt, endsAt }) ? (
          <span className="text-text-3">–</span>
        ) : (
          <span className="figures">
            <DeskMoment at={beginsAt} className="whitespace-nowrap" />
            {endsAt !== null && (
              <>
                {' – '}
                <DeskMoment at={endsAt} className="whitespace-nowrap" />
              </>
            )}
          </span>
        ),
    },
    {
      id: 'state',
      head: t('ops.columnState'),
      priority: 1,
      cell: (contract) => {
        const { text, tone } = stateLook(contract, new Date(serverNow()).toISOString())
        return <StatusChip tone={tone}>{t(text)}</StatusChip>
      },
    },
  ]
}
