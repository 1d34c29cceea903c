import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { calls } from 'virtual:contract'
import type { DeskDeposit } from '@baize/contract/cashier/deposits-desk'
import { useText } from '@baize/texts/use-text'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { call } from '../../../shared/api.ts'
import { Beside } from '../../../shared/forms/beside.tsx'
import { FilterChip } from '../../../shared/forms/filter-chip.tsx'
import { useSearch, type Search } from '../../../shared/forms/use-search.ts'
import { useServerTime } from '../../../shared/figures/use-server-time.ts'
import {
  depositLanes,
  depositsQuery,
  deskMethodsQuery,
  type DepositDetail,
  type DepositLane,
  type QueueFilter,
} from '../api.ts'
import { FasterDialog } from '../queue/faster-dialog.tsx'
import { LastDecision } from '../queue/last-decision.tsx'
import { QueueList } from '../queue/queue-list.tsx'
import { useQueueDesk } from '../queue/use-queue-desk.ts'
import { depositActsOf, isOpenDeposit, depositLetters, type DepositAct } from './acts.ts'
import { useDepositColumns } from './deposit-columns.tsx'
import { DepositPanel } from './deposit-panel.tsx'
import { DepositsHead } from './deposits-head.tsx'
import { DepositDialog } from './dialogs.tsx'
import { NoDeposits } from './no-deposits.tsx'
import { depositStateLooks } from './words.ts'

/** Money in: what waits for a person, what is on its way, what is over. */
export function DepositsPage() {
  const t = useText()
  const [search] = useSearch()
  const filter = useMemo(() => readFilter(search), [search])
  const { lane } = filter
  const list = useInfiniteQuery(depositsQuery(filter))
  const rows = useMemo(() => list.data?.pages.flatMap(({ items }) => items) ?? [], [list.data])
  const counts = list.data?.pages[0]?.counts
  const now = useServerTime(15_000)
  const desk = useQueueDesk<DeskDeposit, DepositAct, DepositDetail>({
    rows,
    actsOf: depositActsOf,
    isOpenWork: isOpenDeposit,
    letters: depositLetters,
    assign: (input) => call(calls.assignDeposit, input),
  })
  const { box, open, show, deciding, tooLate } = desk
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-4 py-5 lg:px-6">
      <DepositsHead waiting={counts?.waiting} />
      <LastDecision sentence={desk.last} onClose={() => desk.setLast(undefined)} />
      <FailureNote error={list.error} onRetry={list.refetch} />
      <Beside
        main="record"
        list={
          <QueueList
            name="deposits"
            lane={lane}
            lanes={depositLanes.map((id) => ({
              id,
              label: t(laneNames[id]),
              ...(counts && id !== 'done' && { count: counts[id] }),
            }))}
            filters={<MethodFilter method={filter.method} />}
            columns={useDepositColumns({ lane, now, isNarrow: open !== undefined })}
            empty={<NoDeposits filter={filter} />}
            onOpen={show}
            {...{ rows, box, open, list }}
          />
        }
        record={
          open !== undefined && (
            <DepositPanel
              key={open}
              id={open}
              row={desk.openRow}
              onClose={desk.close}
              {...desk.handlers}
            />
          )
        }
      />
      {deciding && (
        <DepositDialog
          act={deciding.act}
          deposit={deciding.row}
          onDone={(sentence) => {
            desk.setLast(sentence)
            if (deciding.act !== 'slip') desk.moveOn(deciding.row.id)
          }}
          onTooLate={desk.setTooLate}
          onClose={() => desk.setDeciding(undefined)}
        />
      )}
      {tooLate && (
        <FasterDialog
          row={tooLate.deposit}
          history={tooLate.history}
          stateText={t(depositStateLooks[tooLate.deposit.state].text)}
          onClose={() => desk.setTooLate(undefined)}
        />
      )}
    </div>
  )
}

const laneNames = {
  waiting: 'cashier-desk.laneVerify',
  open: 'cashier-desk.laneAwaiting',
  done: 'cashier-desk.laneDone',
} as const

function readFilter({ lane, member, method, q }: Search): QueueFilter<DepositLane> {
  return {
    lane: depositLanes.find((one) => one === lane) ?? 'waiting',
    ...(member && { member }),
    ...(method && { method }),
    ...(q && { search: q }),
  }
}

function MethodFilter({ method }: { readonly method: string | undefined }) {
  const t = useText()
  const [, change] = useSearch()
  const methods = useQuery(deskMethodsQuery).data?.methods ?? []
  return (
    <FilterChip
      label={t('cashier-desk.method')}
      value={method ?? ''}
      onValue={(chosen) => change({ method: chosen })}
      options={methods.map(({ id, content }) => [id, content.name.EN ?? id])}
    />
  )
}
