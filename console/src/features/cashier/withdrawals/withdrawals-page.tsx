import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { calls } from 'virtual:contract'
import type { DeskWithdrawal } from '@baize/contract/withdrawals-desk'
import { Card } from '@baize/ui/card'
import { TabPanel } from '@baize/ui/tabs'
import { Table } from '@baize/ui/table'
import { useSkeleton } from '@baize/ui/use-skeleton.ts'
import { useToast } from '@baize/ui/toast'
import { useText } from '@baize/texts/use-text'
import { call, failureText } from '../../../shared/api.ts'
import { Beside } from '../../../shared/beside.tsx'
import { FailedNote } from '../../../shared/failed-note.tsx'
import { ListFoot } from '../../../shared/list-foot.tsx'
import { useOperator } from '../../../shared/operator.ts'
import { SearchBox } from '../../../shared/search-box.tsx'
import { useBrandCurrency } from '../../../shared/use-brand-currency.ts'
import { useSearch, type Search } from '../../../shared/use-search.ts'
import { useServerTime } from '../../../shared/use-server-time.ts'
import {
  deciders,
  useWrite,
  withdrawalLanes,
  withdrawalsQuery,
  type QueueFilter,
  type WithdrawalDetail,
  type WithdrawalLane,
} from '../api.ts'
import { isMine } from '../queue/assignee.tsx'
import { FasterDialog } from '../queue/faster-dialog.tsx'
import { latestOf } from '../queue/faster.ts'
import { LaneTabs } from '../queue/lane-tabs.tsx'
import { LastDecision } from '../queue/last-decision.tsx'
import { MemberFilter } from '../queue/member-filter.tsx'
import { useMoneyText } from '../queue/use-money-text.ts'
import { useQueueKeys } from '../queue/use-queue-keys.ts'
import type { WithdrawalAct } from './acts.ts'
import { WithdrawalDialog } from './dialogs.tsx'
import { NoWithdrawals } from './no-withdrawals.tsx'
import { useWithdrawalActions } from './use-withdrawal-actions.ts'
import { useWithdrawalColumns } from './withdrawal-columns.tsx'
import { WithdrawalDrawer } from './withdrawal-drawer.tsx'
import { WithdrawalsHead } from './withdrawals-head.tsx'
import { stateLooks } from './words.ts'

type Deciding = { readonly act: WithdrawalAct; readonly row: DeskWithdrawal }

/** Money out: what waits for a decision, for a payment, for the member's word; what is disputed, and what is over. */
export function WithdrawalsPage() {
  const t = useText()
  const [search, change] = useSearch()
  const filter = useMemo(() => readFilter(search), [search])
  const list = useInfiniteQuery(withdrawalsQuery(filter))
  const rows = useMemo(() => list.data?.pages.flatMap(({ items }) => items) ?? [], [list.data])
  const first = list.data?.pages[0]
  const slow = useSkeleton(list.isPending)
  const now = useServerTime(15_000)
  const open = search['open']
  const [deciding, setDeciding] = useState<Deciding>()
  const [tooLate, setTooLate] = useState<WithdrawalDetail>()
  const [last, setLast] = useState<string>()
  const take = useTake()
  const show = (id: string) => change({ open: id }, open ? 'replace' : 'push')
  const close = () => change({ open: undefined })
  const box = useRef<HTMLDivElement>(null)
  const queue = useQueueKeys({
    list: box,
    rows,
    idOf: ({ id }) => id,
    open,
    onOpen: show,
    onClose: close,
    actions: useWithdrawalActions({
      onAct: (act, row) => setDeciding({ act, row }),
      onTake: (row) => void take(row),
    }),
  })
  const { lane } = filter
  const columns = useWithdrawalColumns({
    lane,
    now,
    isNarrow: open !== undefined,
    currency: useBrandCurrency(),
    totals: totalsOf(lane, first, t),
  })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-4 py-5 lg:px-6">
      <WithdrawalsHead first={first} rows={rows} lane={lane} now={now} />
      <LastDecision sentence={last} onClose={() => setLast(undefined)} />
      {list.error && <FailedNote error={list.error} onRetry={() => void list.refetch()} />}
      <Beside
        list={
          <Card flush className="overflow-clip max-md:border-0 max-md:bg-transparent">
            <LaneTabs
              name="withdrawals"
              lane={lane}
              lanes={withdrawalLanes.map((id) => ({
                id,
                label: t(laneNames[id]),
                ...(first && id !== 'done' && { count: first.counts[id] }),
              }))}
            />
            <TabPanel name="withdrawals" selected={lane}>
              <div className="flex flex-wrap items-center gap-2 px-4 py-3">
                <SearchBox label={t('cashdesk.search')} field="q" className="w-full sm:w-72" />
                <MemberFilter />
              </div>
              <div ref={box}>
                <Table
                  label={t(laneNames[lane])}
                  columns={columns}
                  rows={rows}
                  rowId={({ id }) => id}
                  selectedId={open}
                  onOpen={({ id }) => show(id)}
                  skeletonRows={slow ? 10 : 0}
                  empty={list.isSuccess && <NoWithdrawals filter={filter} counts={first?.counts} />}
                />
              </div>
              {rows.length > 0 && (
                <ListFoot
                  loading={list.isFetchingNextPage}
                  hasOlder={list.hasNextPage}
                  end={t('cashdesk.listEnd')}
                  onOlder={() => void list.fetchNextPage()}
                />
              )}
            </TabPanel>
          </Card>
        }
        record={
          open !== undefined && (
            <WithdrawalDrawer
              key={open}
              id={open}
              row={rows.find(({ id }) => id === open)}
              onAct={(act, row) => setDeciding({ act, row })}
              onTake={(row) => void take(row)}
              onMove={queue.move}
              onClose={close}
            />
          )
        }
      />
      {deciding && (
        <WithdrawalDialog
          act={deciding.act}
          withdrawal={deciding.row}
          onDone={(sentence) => {
            setLast(sentence)
            queue.moveOn(deciding.row.id)
          }}
          onTooLate={setTooLate}
          onClose={() => setDeciding(undefined)}
        />
      )}
      {tooLate && <TooLate detail={tooLate} onClose={() => setTooLate(undefined)} />}
    </div>
  )
}

export const laneNames = {
  review: 'cashdesk.laneReview',
  pay: 'cashdesk.lanePay',
  paid: 'cashdesk.lanePaid',
  dispute: 'cashdesk.laneDispute',
  done: 'cashdesk.laneDone',
} as const

function readFilter({ lane, member, q }: Search): QueueFilter<WithdrawalLane> {
  return {
    lane: withdrawalLanes.find((one) => one === lane) ?? 'review',
    ...(member && { member }),
    ...(q && { search: q }),
  }
}

/** Takes a withdrawal in hand, or lets go of it when it is in one's own. */
function useTake() {
  const write = useWrite()
  const show = useToast()
  const me = useOperator()
  return async ({ id, assignee }: DeskWithdrawal) => {
    if (!me.can(...deciders)) return
    try {
      await write(() => call(calls.assignWithdrawal, { id, take: !isMine(assignee, me) }))
    } catch (error) {
      show(failureText(error), 'bad')
    }
  }
}

type First = {
  readonly counts: Readonly<Record<'review' | 'pay' | 'paid' | 'dispute', number>>
  readonly sums: Readonly<Record<'review' | 'pay' | 'dispute', string>>
}

function totalsOf(lane: WithdrawalLane, first: First | undefined, t: ReturnType<typeof useText>) {
  if (!first || lane === 'done' || first.counts[lane] === 0) return undefined
  return {
    count: t('cashdesk.waitCount', { count: first.counts[lane] }),
    sum: lane === 'paid' ? undefined : first.sums[lane],
  }
}

type TooLateProps = { readonly detail: WithdrawalDetail; readonly onClose: () => void }

function TooLate({ detail: { withdrawal, history }, onClose }: TooLateProps) {
  const t = useText()
  const text = useMoneyText()
  const { member, amount, currency, state } = withdrawal
  return (
    <FasterDialog
      faster={latestOf(history)}
      stateText={t(stateLooks[state].text)}
      what={t('cashdesk.fasterWhat', { account: member.account, amount: text(amount, currency) })}
      onClose={onClose}
    />
  )
}
