import { useState, type ReactNode } from 'react'
import { calls } from 'virtual:contract'
import type { DeskLottery } from '@baize/contract/lottery/lottery-desk'
import { useLanguage, useText } from '@baize/texts/use-text'
import { Button } from '@baize/ui/button'
import { StatusChip } from '@baize/ui/figures/status-chip'
import { useToast } from '@baize/ui/overlays/toast'
import { Table } from '@baize/ui/tables/table'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { call } from '../../shared/api.ts'
import { ReasonDialog } from '../../shared/forms/reason-dialog.tsx'
import { useWrite } from '../../shared/forms/use-write.ts'
import { useDuration } from '../../shared/figures/use-duration.ts'
import { useOperator } from '../../shared/operator.ts'
import { root } from './api.ts'
import { lotteryDeciders } from './roles.ts'
import { clockOf, weekdaysOf } from './schedule-words.ts'

type LotteryTableProps = {
  readonly lotteries: readonly DeskLottery[]
  readonly skeletonRows: number
  readonly empty: ReactNode
}

/** The lotteries with their schedules, and whether they are sold. */
export function LotteryTable({ lotteries, skeletonRows, empty }: LotteryTableProps) {
  const t = useText()
  const [turned, setTurned] = useState<DeskLottery>()
  return (
    <>
      <Table
        label={t('lottery-desk.lotteries')}
        className="max-md:p-3"
        columns={useColumns(setTurned)}
        rows={lotteries}
        rowId={({ id }) => id}
        skeletonRows={skeletonRows}
        empty={empty}
      />
      {turned && <SaleDialog lottery={turned} onClose={() => setTurned(undefined)} />}
    </>
  )
}

function useColumns(onTurn: (lottery: DeskLottery) => void): readonly Column<DeskLottery>[] {
  const t = useText()
  const { can } = useOperator()
  const duration = useDuration()
  const columns: Column<DeskLottery>[] = [
    {
      id: 'lottery',
      head: t('lottery-desk.lottery'),
      priority: 1,
      cell: ({ title, vendor, id }) => (
        <span className="block min-w-0">
          <b className="font-semibold break-words">{title}</b>
          <span className="block text-caption text-text-3">
            {vendor} · {id}
          </span>
        </span>
      ),
    },
    {
      id: 'state',
      head: t('lottery-desk.state'),
      cell: ({ isOpen }) => (
        <StatusChip tone={isOpen ? 'ok' : 'bad'}>
          {t(isOpen ? 'lottery-desk.stateSale' : 'lottery-desk.stateStopped')}
        </StatusChip>
      ),
    },
    {
      id: 'source',
      head: t('lottery-desk.source'),
      cell: ({ source }) =>
        t(source === 'own' ? 'lottery-desk.sourceOwn' : 'lottery-desk.sourceOutside'),
    },
    { id: 'when', head: t('lottery-desk.when'), cell: (one) => <When schedule={one.schedule} /> },
    {
      id: 'closes',
      head: t('lottery-desk.closesBefore'),
      align: 'end',
      cell: ({ schedule }) => <span className="figures">{duration(schedule.closesBefore)}</span>,
    },
    {
      id: 'made',
      head: t('lottery-desk.made'),
      align: 'end',
      cell: ({ made }) => <span className="figures">{made}</span>,
    },
  ]
  if (!can(...lotteryDeciders)) return columns
  const acts: Column<DeskLottery> = {
    id: 'acts',
    head: <span className="sr-only">{t('lottery-desk.acts')}</span>,
    align: 'end',
    cell: (lottery) => (
      <Button size="sm" onClick={() => onTurn(lottery)}>
        {t(lottery.isOpen ? 'lottery-desk.stop' : 'lottery-desk.open')}
      </Button>
    ),
  }
  return [...columns, acts]
}

function When({ schedule }: Pick<DeskLottery, 'schedule'>) {
  const t = useText()
  const language = useLanguage()
  const { draws } = schedule
  const days = weekdaysOf(schedule, language)
  return (
    <span className="figures">
      {'at' in draws
        ? draws.at.map(clockOf).join(', ')
        : t('lottery-desk.every', {
            minutes: draws.every,
            from: clockOf(draws.from),
            until: clockOf(draws.until),
          })}
      {days !== '' && <span className="block text-caption text-text-3">{days}</span>}
    </span>
  )
}

type SaleDialogProps = { readonly lottery: DeskLottery; readonly onClose: () => void }

function SaleDialog({ lottery: { id, title, isOpen }, onClose }: SaleDialogProps) {
  const t = useText()
  const show = useToast()
  const write = useWrite(root)
  const action = t(isOpen ? 'lottery-desk.stop' : 'lottery-desk.open')
  return (
    <ReasonDialog
      title={`${action}: ${title}`}
      text={t(isOpen ? 'lottery-desk.stopText' : 'lottery-desk.openText')}
      action={action}
      tone={isOpen ? 'danger' : 'primary'}
      onConfirm={async (reason) => {
        const asked = { id, isOpen: !isOpen, reason }
        const { approval } = await write(() => call(calls.openLottery, asked))
        show(t(approval === null ? 'lottery-desk.stopped' : 'lottery-desk.waitsForSecond'), 'ok')
      }}
      onClose={onClose}
    />
  )
}
