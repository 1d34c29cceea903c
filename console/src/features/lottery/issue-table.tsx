import type { ReactNode } from 'react'
import type { DeskIssue } from '@baize/contract/lottery/lottery-desk'
import { useText } from '@baize/texts/use-text'
import { Table } from '@baize/ui/tables/table'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { DrawSymbols } from './draw-symbols.tsx'
import { IssueState } from './issue-state.tsx'
import { Sales } from './sales.tsx'
import { standingOf } from './standing.ts'
import { TimeLeft } from './time-left.tsx'

type IssueTableProps = {
  readonly issues: readonly DeskIssue[]
  readonly titleOf: (lottery: string) => string
  readonly now: Date
  readonly openId: string | undefined
  readonly onOpen: (issue: DeskIssue) => void
  readonly skeletonRows: number
  readonly empty: ReactNode
}

export function IssueTable({ issues, openId, onOpen, ...rest }: IssueTableProps) {
  const t = useText()
  return (
    <Table
      label={t('lottery-desk.issues')}
      className="max-md:px-3 max-md:pb-3"
      columns={useColumns(rest)}
      rows={issues}
      rowId={({ id }) => id}
      selectedId={openId}
      onOpen={onOpen}
      skeletonRows={rest.skeletonRows}
      empty={rest.empty}
    />
  )
}

function useColumns({
  titleOf,
  now,
}: Pick<IssueTableProps, 'titleOf' | 'now'>): readonly Column<DeskIssue>[] {
  const t = useText()
  return [
    {
      id: 'lottery',
      head: t('lottery-desk.lottery'),
      priority: 1,
      cell: ({ lottery, number }) => (
        <span className="block min-w-0">
          <b className="font-semibold break-words">{titleOf(lottery)}</b>
          <span className="figures block text-caption text-text-3">{number}</span>
        </span>
      ),
    },
    {
      id: 'state',
      head: t('lottery-desk.state'),
      cell: (issue) => <IssueState standing={standingOf(issue, now)} />,
    },
    {
      id: 'left',
      head: t('lottery-desk.timeLeft'),
      align: 'end',
      cell: (issue) => <TimeLeft issue={issue} now={now} />,
    },
    {
      id: 'tickets',
      head: t('lottery-desk.tickets'),
      align: 'end',
      priority: 3,
      cell: ({ sales }) => (
        <span className="figures">{sales.reduce((sum, { tickets }) => sum + tickets, 0)}</span>
      ),
    },
    {
      id: 'sales',
      head: t('lottery-desk.sales'),
      align: 'end',
      cell: ({ sales }) => <Sales sales={sales} />,
    },
    {
      id: 'result',
      head: t('lottery-desk.result'),
      cell: ({ draw, state }) => {
        if (draw.length > 0) return <DrawSymbols draw={draw} most={6} />
        const text = state === 'void' ? 'lottery-desk.refunded' : 'lottery-desk.notDrawn'
        return <span className="text-text-3">{t(text)}</span>
      },
    },
  ]
}
