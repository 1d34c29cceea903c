import type { ReactNode } from 'react'
import type { DeskMission } from '@baize/contract/promotions/missions-desk'
import { Button } from '@baize/ui/button'
import { Amount } from '@baize/ui/figures/amount'
import { StatusChip } from '@baize/ui/figures/status-chip'
import { Table } from '@baize/ui/tables/table'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { useLanguage, useText } from '@baize/texts/use-text'
import { DeskMoment } from '../../shared/figures/desk-moment.tsx'
import { useOperator } from '../../shared/operator.ts'
import { missionPublishers } from './roles.ts'
import { kindTexts, periodTexts } from './words.ts'

const states = {
  announced: { tone: 'pending', text: 'missions-desk.stateAnnounced' },
  open: { tone: 'ok', text: 'missions-desk.stateOpen' },
  over: { tone: 'info', text: 'missions-desk.stateOver' },
  settled: { tone: 'plain', text: 'missions-desk.stateSettled' },
} as const
const boardStates = {
  running: 'missions-desk.boardRunning',
  counting: 'missions-desk.boardCounting',
  final: 'missions-desk.boardFinal',
  paid: 'missions-desk.boardPaid',
} as const

type MissionTableProps = {
  readonly missions: readonly DeskMission[]
  readonly skeletonRows: number
  readonly empty: ReactNode
  readonly onEdit: (mission: DeskMission) => void
  readonly onClose: (mission: DeskMission) => void
}

export function MissionTable({ missions, skeletonRows, empty, ...acts }: MissionTableProps) {
  const t = useText()
  return (
    <Table
      label={t('missions-desk-menu.missions')}
      className="max-md:px-3 max-md:pb-3"
      columns={useColumns(acts)}
      rows={missions}
      rowId={({ id }) => id}
      skeletonRows={skeletonRows}
      empty={empty}
    />
  )
}

function useColumns({
  onEdit,
  onClose,
}: Pick<MissionTableProps, 'onEdit' | 'onClose'>): readonly Column<DeskMission>[] {
  const t = useText()
  const { can } = useOperator()
  const columns: Column<DeskMission>[] = [
    {
      id: 'mission',
      head: t('missions-desk.name'),
      priority: 1,
      cell: ({ plan, version }) => (
        <span className="block min-w-0">
          <b className="font-semibold break-words">{plan.titles.EN}</b>
          <span className="block text-caption text-text-3">
            {t(kindTexts[plan.kind])}, {t(periodTexts[plan.period])}.{' '}
            {t('missions-desk.version', { version })}
          </span>
        </span>
      ),
    },
    {
      id: 'state',
      head: t('missions-desk.state'),
      cell: ({ state, periods }) => (
        <span className="block">
          <StatusChip tone={states[state].tone}>{t(states[state].text)}</StatusChip>
          {periods[0] && (
            <span className="block text-caption text-text-3">
              {periods[0].label}: {t(boardStates[periods[0].state])}
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'window',
      head: t('missions-desk.window'),
      cell: ({ plan, closedAt }) => (
        <span className="figures block whitespace-nowrap">
          <DeskMoment at={plan.opensAt} />
          <span className="block text-text-3">
            <DeskMoment at={closedAt ?? plan.closesAt} />
          </span>
        </span>
      ),
    },
    {
      id: 'members',
      head: t('missions-desk.members'),
      align: 'end',
      cell: ({ members, reached, waiting }) => (
        <span className="figures block">
          {t('missions-desk.atIt', { members, reached })}
          {waiting > 0 && (
            <span className="block text-caption text-neg">
              {t('missions-desk.waiting', { count: waiting })}
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'budget',
      head: t('missions-desk.budget'),
      align: 'end',
      cell: (mission) => <BudgetCell mission={mission} />,
    },
  ]
  if (!can(...missionPublishers)) return columns
  return [
    ...columns,
    {
      id: 'acts',
      head: <span className="sr-only">{t('missions-desk.acts')}</span>,
      align: 'end',
      cell: (mission) =>
        (mission.state === 'open' || mission.state === 'announced') && (
          <span className="inline-flex flex-wrap justify-end gap-1">
            <Button size="sm" onClick={() => onEdit(mission)}>
              {t('missions-desk.edit')}
            </Button>
            <Button size="sm" onClick={() => onClose(mission)}>
              {t('missions-desk.close')}
            </Button>
          </span>
        ),
    },
  ]
}

/** What of the budget was given, what is promised, and what is left. */
function BudgetCell({ mission }: { readonly mission: DeskMission }) {
  const t = useText()
  const language = useLanguage()
  const { currency, budget } = mission.plan
  const share = (sum: string) => `${Number((BigInt(sum) * 1000n) / BigInt(budget)) / 10}%`
  const sum = (amount: string) => (
    <Amount amount={BigInt(amount)} currency={currency} language={language} />
  )
  return (
    <span className="grid min-w-40 justify-items-end gap-1">
      {sum(budget)}
      <span aria-hidden="true" className="flex h-1.5 w-full overflow-clip rounded-full bg-s3">
        <span className="bg-metal" style={{ inlineSize: share(mission.paid) }} />
        <span className="bg-info" style={{ inlineSize: share(mission.promised) }} />
      </span>
      <span className="text-caption text-text-3">
        {t('missions-desk.paid')} {sum(mission.paid)}, {t('missions-desk.promised')}{' '}
        {sum(mission.promised)}, {t('missions-desk.left')} {sum(mission.left)}
      </span>
    </span>
  )
}
