import type { ReplyOf } from '@baize/contract/endpoint'
import type { listJobs } from '@baize/contract/system/desk'
import { StatusChip } from '@baize/ui/figures/status-chip'
import { Table } from '@baize/ui/tables/table'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { useText } from '@baize/texts/use-text'
import { DeskMoment } from '../../shared/figures/desk-moment.tsx'

type Jobs = ReplyOf<typeof listJobs>
type Schedule = Jobs['schedules'][number]
type Subscriber = Jobs['subscribers'][number]

/** What runs on a clock, by its pattern, and when it last did. */
export function SchedulesTable(props: {
  readonly schedules: readonly Schedule[]
  readonly skeletonRows: number
}) {
  const t = useText()
  return (
    <div className="-mt-2 max-md:p-3">
      <Table
        dense
        label={t('system-desk.schedules')}
        columns={scheduleColumns(t)}
        rows={props.schedules}
        rowId={({ task }) => task}
        skeletonRows={props.skeletonRows}
        empty={<p className="px-5 pb-5 text-text-3">{t('system-desk.noSchedules')}</p>}
      />
    </div>
  )
}

/** Who hears of events, and how far each is behind the newest. */
export function SubscribersTable(props: {
  readonly subscribers: readonly Subscriber[]
  readonly skeletonRows: number
}) {
  const t = useText()
  return (
    <div className="-mt-2 max-md:p-3">
      <Table
        dense
        label={t('system-desk.subscribers')}
        columns={subscriberColumns(t)}
        rows={props.subscribers}
        rowId={({ name }) => name}
        skeletonRows={props.skeletonRows}
        empty={<p className="px-5 pb-5 text-text-3">{t('system-desk.noSubscribers')}</p>}
      />
    </div>
  )
}

function scheduleColumns(t: ReturnType<typeof useText>): Column<Schedule>[] {
  return [
    {
      id: 'task',
      head: t('system-desk.task'),
      priority: 1,
      cell: ({ task, says }) => (
        <span>
          <span className="font-semibold">{says}</span>{' '}
          <span className="text-caption break-all text-text-3">{task}</span>
        </span>
      ),
    },
    {
      id: 'pattern',
      head: t('system-desk.clockPattern'),
      cell: ({ pattern }) => <code className="figures">{pattern}</code>,
    },
    {
      id: 'last',
      head: t('system-desk.lastRun'),
      align: 'end',
      cell: ({ lastRunAt }) =>
        lastRunAt === null ? (
          <span className="text-text-3">{t('system-desk.neverRan')}</span>
        ) : (
          <DeskMoment at={lastRunAt} className="figures" />
        ),
    },
  ]
}

function subscriberColumns(t: ReturnType<typeof useText>): Column<Subscriber>[] {
  return [
    {
      id: 'name',
      head: t('system-desk.subscriber'),
      priority: 1,
      cell: ({ name, lastError }) => (
        <span>
          <span className="font-semibold">{name}</span>
          {lastError && (
            <span className="line-clamp-2 block font-normal break-words text-text-2">
              {lastError}
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'behind',
      head: t('system-desk.behind'),
      align: 'end',
      cell: ({ behind }) => t('system-desk.events', { count: behind }),
    },
    {
      id: 'parked',
      head: t('system-desk.jobParked'),
      align: 'end',
      cell: ({ parked }) =>
        parked === 0 ? (
          <StatusChip tone="ok">{t('system-desk.none')}</StatusChip>
        ) : (
          <StatusChip tone="bad">{t('system-desk.events', { count: parked })}</StatusChip>
        ),
    },
  ]
}
