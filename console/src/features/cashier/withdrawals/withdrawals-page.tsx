import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { calls } from 'virtual:contract'
import type { DeskWithdrawal } from '@baize/contract/cashier/withdrawals-desk'
import { useText } from '@baize/texts/use-text'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { call } from '../../../shared/api.ts'
import { Beside } from '../../../shared/forms/beside.tsx'
import { useBrandCurrency } from '../../../shared/figures/use-brand-currency.ts'
import { useSearch, type Search } from '../../../shared/forms/use-search.ts'
import { useServerTime } from '../../../shared/figures/use-server-time.ts'
import {
  withdrawalLanes,
  deskWithdrawalsQuery,
  type QueueFilter,
  type WithdrawalDetail,
  type WithdrawalLane,
} from '../api.ts'
import { FasterDialog } from '../queue/faster-dialog.tsx'
import { LastDecision } from '../queue/last-decision.tsx'
import { QueueList } from '../queue/queue-list.tsx'
import { useQueueDesk } from '../queue/use-queue-desk.ts'
import {
  withdrawalActsOf,
  isOpenWithdrawal,
  withdrawalLetters,
  type WithdrawalAct,
} from './acts.ts'
import { WithdrawalDialog } from './dialogs.tsx'
import { NoWithdrawals } from './no-withdrawals.tsx'
import { useWithdrawalColumns } from './withdrawal-columns.tsx'
import { WithdrawalDrawer } from './withdrawal-drawer.tsx'
import { WithdrawalsHead } from './withdrawals-head.tsx'
import { withdrawalStateLooks } from './words.ts'

/** Money out: what waits for a decision, for a payment, for the member's word; what is disputed, and what is over. */
export function WithdrawalsPage() {
  const t = useText()
  const [search] = useSearch()
  const filter = useMemo(() => readFilter(search), [search])
  const { lane } = filter
  const list = useInfiniteQuery(deskWithdrawalsQuery(filter))
  const rows = useMemo(() => list.data?.pages.flatMap(({ items }) => items) ?? [], [list.data])
  const first = list.data?.pages[0]
  const now = useServerTime(15_000)
  const desk = useQueueDesk<DeskWithdrawal, WithdrawalAct, WithdrawalDetail>({
    rows,
    actsOf: withdrawalActsOf,
    isOpenWork: isOpenWithdrawal,
    letters: withdrawalLetters,
    assign: (input) => call(calls.assignWithdrawal, input),
  })
  const { box, open, show, deciding, tooLate } = desk
  const columns = useWithdrawalColumns({
    lane,
    now,
    currency: useBrandCurrency(),
    isNarrow: open !== undefined,
    totals: totalsOf(lane, first, t),
  })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-4 py-5 lg:px-6">
      <WithdrawalsHead first={first} rows={rows} lane={lane} now={now} />
      <LastDecision sentence={desk.last} onClose={() => desk.setLast(undefined)} />
      <FailureNote error={list.error} onRetry={list.refetch} />
      <Beside
        main="list"
        list={
          <QueueList
            name="withdrawals"
            lane={lane}
            lanes={withdrawalLanes.map((id) => ({
              id,
              label: t(laneNames[id]),
              ...(first && id !== 'done' && { count: first.counts[id] }),
            }))}
            empty={<NoWithdrawals filter={filter} counts={first?.counts} />}
            onOpen={show}
            {...{ columns, rows, box, open, list }}
          />
        }
        record={
          open !== undefined && (
            <WithdrawalDrawer
              key={open}
              id={open}
              row={desk.openRow}
              onMove={desk.move}
              onClose={desk.close}
              {...desk.handlers}
            />
          )
        }
      />
      {deciding && (
        <WithdrawalDialog
          act={deciding.act}
          withdrawal={deciding.row}
          onDone={(sentence) => {
            desk.setLast(sentence)
            desk.moveOn(deciding.row.id)
          }}
          onTooLate={desk.setTooLate}
          onClose={() => desk.setDeciding(undefined)}
        />
      )}
      {tooLate && (
        <FasterDialog
          row={tooLate.withdrawal}
          history={tooLate.history}
          stateText={t(withdrawalStateLooks[tooLate.withdrawal.state].text)}
          onClose={() => desk.setTooLate(undefined)}
        />
      )}
    </div>
  )
}

export const laneNames = {
  review: 'cashier-desk.laneReview',
  pay: 'cashier-desk.lanePay',
  paid: 'cashier-desk.lanePaid',
  dispute: 'cashier-desk.laneDispute',
  done: 'cashier-desk.laneDone',
} as const

function readFilter({ lane, member, q }: Search): QueueFilter<WithdrawalLane> {
  return {
    lane: withdrawalLanes.find((one) => one === lane) ?? 'review',
    ...(member && { member }),
    ...(q && { search: q }),
  }
}

type First = {
  readonly counts: Readonly<Record<'review' | 'pay' | 'paid' | 'dispute', number>>
  readonly sums: Readonly<Record<'review' | 'pay' | 'dispute', string>>
}

function totalsOf(lane: WithdrawalLane, first: First | undefined, t: ReturnType<typeof useText>) {
  if (!first || lane === 'done' || first.counts[lane] === 0) return undefined
  return {
    count: t('cashier-desk.waitCount', { count: first.counts[lane] }),
    sum: lane === 'paid' ? undefined : first.sums[lane],
  }
}
