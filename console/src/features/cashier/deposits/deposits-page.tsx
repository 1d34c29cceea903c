import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { calls } from 'virtual:contract'
import type { DeskDeposit } from '@baize/contract/deposits-desk'
import { Card } from '@baize/ui/card'
import { cx } from '@baize/ui/cx.ts'
import { EmptyState } from '@baize/ui/empty-state'
import { PageHead } from '@baize/ui/page-head'
import { RecordsPicture, SearchPicture } from '@baize/ui/pictures'
import { TabPanel } from '@baize/ui/tabs'
import { Table } from '@baize/ui/table'
import { useToast } from '@baize/ui/toast'
import { useSkeleton } from '@baize/ui/use-skeleton.ts'
import { useText } from '@baize/texts/use-text'
import { call, failureText } from '../../../shared/api.ts'
import { FailedNote } from '../../../shared/failed-note.tsx'
import { FilterChip } from '../../../shared/filter-chip.tsx'
import { ListFoot } from '../../../shared/list-foot.tsx'
import { useOperator } from '../../../shared/operator.ts'
import { targetMinutes } from '../../../shared/queue-pace.ts'
import { SearchBox } from '../../../shared/search-box.tsx'
import { useSearch, type Search } from '../../../shared/use-search.ts'
import { useServerTime } from '../../../shared/use-server-time.ts'
import {
  deciders,
  depositLanes,
  depositsQuery,
  methodsQuery,
  useWrite,
  type DepositDetail,
  type DepositLane,
  type QueueFilter,
} from '../api.ts'
import { isMine } from '../queue/assignee.tsx'
import { FasterDialog } from '../queue/faster-dialog.tsx'
import { latestOf } from '../queue/faster.ts'
import { KeyHints } from '../queue/key-hints.tsx'
import { LaneTabs } from '../queue/lane-tabs.tsx'
import { LastDecision } from '../queue/last-decision.tsx'
import { MemberFilter } from '../queue/member-filter.tsx'
import { useMoneyText } from '../queue/use-money-text.ts'
import { useQueueKeys } from '../queue/use-queue-keys.ts'
import type { DepositAct } from './acts.ts'
import { useDepositColumns } from './deposit-columns.tsx'
import { DepositPanel } from './deposit-panel.tsx'
import { DepositDialog } from './dialogs.tsx'
import { useDepositActions } from './use-deposit-actions.ts'
import { stateLooks } from './words.ts'

type Deciding = { readonly act: DepositAct; readonly row: DeskDeposit }

/** Money in: what waits for a person, what is on its way, what is over. */
export function DepositsPage() {
  const t = useText()
  const [search, change] = useSearch()
  const filter = useMemo(() => readFilter(search), [search])
  const list = useInfiniteQuery(depositsQuery(filter))
  const rows = useMemo(() => list.data?.pages.flatMap(({ items }) => items) ?? [], [list.data])
  const counts = list.data?.pages[0]?.counts
  const slow = useSkeleton(list.isPending)
  const now = useServerTime(15_000)
  const open = search['open']
  const [deciding, setDeciding] = useState<Deciding>()
  const [tooLate, setTooLate] = useState<DepositDetail>()
  const [last, setLast] = useState<string>()
  const take = useTake()
  const show = (id: string) => change({ open: id }, open ? 'replace' : 'push')
  const close = () => change({ open: undefined })
  const handlers = {
    onAct: (act: DepositAct, row: DeskDeposit) => setDeciding({ act, row }),
    onTake: (row: DeskDeposit) => void take(row),
  }
  const box = useRef<HTMLDivElement>(null)
  const queue = useQueueKeys({
    list: box,
    rows,
    idOf: ({ id }) => id,
    open,
    onOpen: show,
    onClose: close,
    actions: useDepositActions(handlers),
  })
  const columns = useDepositColumns({ lane: filter.lane, now, isNarrow: open !== undefined })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-4 py-5 lg:px-6">
      <Head waiting={counts?.waiting} />
      <LastDecision sentence={last} onClose={() => setLast(undefined)} />
      {list.error && <FailedNote error={list.error} onRetry={() => void list.refetch()} />}
      <div
        className={cx(
          'grid grid-cols-[minmax(0,1fr)] items-start gap-4',
          open !== undefined && 'xl:grid-cols-[24rem_minmax(0,1fr)]',
        )}
      >
        <div className={cx('min-w-0', open !== undefined && 'max-xl:hidden')}>
          <Card flush className="overflow-clip max-md:border-0 max-md:bg-transparent">
            <LaneTabs
              name="deposits"
              lane={filter.lane}
              lanes={depositLanes.map((id) => ({
                id,
                label: t(laneNames[id]),
                ...(counts && id !== 'done' && { count: counts[id] }),
              }))}
            />
            <TabPanel name="deposits" selected={filter.lane}>
              <Filters filter={filter} />
              <div ref={box}>
                <Table
                  label={t(laneNames[filter.lane])}
                  columns={columns}
                  rows={rows}
                  rowId={({ id }) => id}
                  selectedId={open}
                  onOpen={({ id }) => show(id)}
                  skeletonRows={slow ? 10 : 0}
                  empty={list.isSuccess && <Nothing filter={filter} />}
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
        </div>
        {open !== undefined && (
          <div className="min-w-0 xl:sticky xl:top-[calc(var(--header)+20px)]">
            <DepositPanel
              key={open}
              id={open}
              row={rows.find(({ id }) => id === open)}
              {...handlers}
              onClose={close}
            />
          </div>
        )}
      </div>
      {deciding && (
        <DepositDialog
          act={deciding.act}
          deposit={deciding.row}
          onDone={(sentence) => {
            setLast(sentence)
            if (deciding.act !== 'slip') queue.moveOn(deciding.row.id)
          }}
          onTooLate={setTooLate}
          onClose={() => setDeciding(undefined)}
        />
      )}
      {tooLate && <TooLate detail={tooLate} onClose={() => setTooLate(undefined)} />}
    </div>
  )
}

const laneNames = {
  waiting: 'cashdesk.laneVerify',
  open: 'cashdesk.laneAwaiting',
  done: 'cashdesk.laneDone',
} as const

function readFilter({ lane, member, method, q }: Search): QueueFilter<DepositLane> {
  return {
    lane: depositLanes.find((one) => one === lane) ?? 'waiting',
    ...(member && { member }),
    ...(method && { method }),
    ...(q && { search: q }),
  }
}

function Head({ waiting }: { readonly waiting: number | undefined }) {
  const t = useText()
  return (
    <PageHead
      title={t('ops.placeDeposits')}
      sub={[
        waiting !== undefined && t('cashdesk.waitCount', { count: waiting }),
        t('cashdesk.target', { minutes: targetMinutes }),
      ]
        .filter(Boolean)
        .join(' · ')}
      actions={
        <KeyHints
          hints={[
            { keys: ['J', 'K'], does: t('ops.keyMove') },
            { keys: ['Enter'], does: t('ops.keyOpen') },
            { keys: ['A'], does: t('cashdesk.keyApprove') },
            { keys: ['R'], does: t('cashdesk.keyReject') },
            { keys: ['X'], does: t('cashdesk.keyExpire') },
            { keys: ['Z'], does: t('cashdesk.keyZoom') },
            { keys: ['T'], does: t('cashdesk.keyTurn') },
          ]}
        />
      }
    />
  )
}

function Filters({ filter }: { readonly filter: QueueFilter<DepositLane> }) {
  const t = useText()
  const [, change] = useSearch()
  const methods = useQuery(methodsQuery).data?.methods ?? []
  return (
    <div className="flex flex-wrap items-center gap-2 px-4 py-3">
      <SearchBox label={t('cashdesk.search')} field="q" className="w-full sm:w-72" />
      <FilterChip
        label={t('cashdesk.method')}
        value={filter.method ?? ''}
        onValue={(method) => change({ method })}
        options={methods.map(({ id, content }) => [id, content.name.EN ?? id])}
      />
      <MemberFilter />
    </div>
  )
}

function Nothing({ filter }: { readonly filter: QueueFilter<DepositLane> }) {
  const t = useText()
  if (filter.search ?? filter.member ?? filter.method) {
    return (
      <EmptyState
        picture={<SearchPicture />}
        title={t('cashdesk.noneFound')}
        text={t('cashdesk.noneFoundText')}
      />
    )
  }
  const { title, text } = emptyWords[filter.lane]
  return <EmptyState picture={<RecordsPicture />} title={t(title)} text={t(text)} />
}

const emptyWords = {
  waiting: { title: 'cashdesk.emptyVerify', text: 'cashdesk.emptyVerifyText' },
  open: { title: 'cashdesk.emptyAwaiting', text: 'cashdesk.emptyAwaitingText' },
  done: { title: 'cashdesk.emptyDoneIn', text: 'cashdesk.emptyDoneInText' },
} as const

/** Takes a deposit in hand, or lets go of it when it is in one's own. */
function useTake() {
  const write = useWrite()
  const show = useToast()
  const me = useOperator()
  return async ({ id, assignee }: DeskDeposit) => {
    if (!me.can(...deciders)) return
    try {
      await write(() => call(calls.assignDeposit, { id, take: !isMine(assignee, me) }))
    } catch (error) {
      show(failureText(error), 'bad')
    }
  }
}

type TooLateProps = { readonly detail: DepositDetail; readonly onClose: () => void }

function TooLate({ detail: { deposit, history }, onClose }: TooLateProps) {
  const t = useText()
  const text = useMoneyText()
  const { member, amount, currency, state } = deposit
  return (
    <FasterDialog
      faster={latestOf(history)}
      stateText={t(stateLooks[state].text)}
      what={t('cashdesk.fasterWhat', { account: member.account, amount: text(amount, currency) })}
      onClose={onClose}
    />
  )
}
