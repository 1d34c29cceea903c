import { useQuery } from '@tanstack/react-query'
import { Check, CirclePause, Hourglass, Play, RotateCw, type LucideIcon } from 'lucide-react'
import { Card } from '@baize/ui/card'
import { Link } from '@baize/ui/navigation/link'
import { StatusChip, type ChipTone } from '@baize/ui/figures/status-chip'
import { Table } from '@baize/ui/tables/table'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { useSkeleton } from '@baize/ui/waiting/use-skeleton.ts'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import type { TextKey } from '@baize/texts/keys'
import { useText } from '@baize/texts/use-text'
import { DeskMoment } from '../../../shared/figures/desk-moment.tsx'
import { useCountText } from '../../../shared/figures/use-count-text.ts'
import { useAge } from '../../../shared/figures/use-duration.ts'
import { useServerTime } from '../../../shared/figures/use-server-time.ts'
import { dashboardJobsQuery } from '../api.ts'
import { jobClockText } from './clock-text.ts'
import { jobRows, type JobResult, type JobRow } from './job-rows.ts'

const shownRows = 6

/** What the platform does by itself: what needs eyes first, then what ran last. */
export function JobsCard() {
  const t = useText()
  const countText = useCountText()
  const now = useServerTime(1000)
  const { data, error, isPending, refetch } = useQuery(dashboardJobsQuery)
  const skeletonRows = useSkeleton(isPending) ? shownRows : 0
  const rows = data ? jobRows(data, now) : []
  const late = rows.filter(({ lateMs }) => lateMs > 0).length
  return (
    <Card
      flush
      title={t('ops.placeJobs')}
      sub={late > 0 && t('ops.dashLateCount', { count: late })}
      className="overflow-clip"
      actions={
        <Link to="/jobs" className="font-medium text-link hover:underline">
          {t('ops.dashAll', { count: countText(rows.length) })}
        </Link>
      }
      footer={data && <StatesText items={data.items} />}
    >
      {error && (
        <div className="px-4 pb-3">
          <FailureNote error={error} onRetry={refetch} />
        </div>
      )}
      <Table
        dense
        label={t('ops.placeJobs')}
        className="max-md:px-3 max-md:pb-3"
        columns={useColumns(now)}
        rows={rows.slice(0, shownRows)}
        rowId={({ task }) => task}
        skeletonRows={skeletonRows}
      />
    </Card>
  )
}

type StatesTextProps = { readonly items: readonly { readonly state: JobResult }[] }

function StatesText({ items }: StatesTextProps) {
  const t = useText()
  const count = (state: JobResult) => items.filter((job) => job.state === state).length
  return t('ops.jobsText', {
    running: count('running'),
    waiting: count('waiting'),
    retrying: count('retrying'),
  })
}

function useColumns(now: Date): readonly Column<JobRow>[] {
  const t = useText()
  return [
    {
      id: 'job',
      head: t('ops.dashJob'),
      priority: 1,
      cell: ({ says }) => <span className="font-semibold">{says}</span>,
    },
    {
      id: 'last',
      head: t('system-desk.lastRun'),
      cell: ({ lastRunAt }) => <LastRun at={lastRunAt} now={now} />,
    },
    {
      id: 'next',
      head: t('ops.dashNext'),
      align: 'end',
      cell: (row) => <NextRun row={row} now={now} />,
    },
    { id: 'result', head: t('ops.dashResult'), cell: (row) => <Result row={row} /> },
  ]
}

const dayMs = 86_400_000

function LastRun({ at, now }: { readonly at: string | null; readonly now: Date }) {
  const t = useText()
  if (at === null) return <span className="text-text-3">{t('system-desk.neverRan')}</span>
  const isToday = now.getTime() - Date.parse(at) < dayMs
  return <DeskMoment at={at} show={isToday ? 'clock' : 'short'} className="figures text-text-2" />
}

/** Within the hour a countdown, later the time itself. */
function NextRun({ row: { nextAt, lateMs }, now }: { readonly row: JobRow; readonly now: Date }) {
  const t = useText()
  const age = useAge()
  if (lateMs > 0) {
    return (
      <span className="font-semibold text-warn">
        {t('ops.dashLate', { age: age(lateMs / 1000) })}
      </span>
    )
  }
  if (!nextAt) return <span className="text-text-3">—</span>
  const ms = nextAt.getTime() - now.getTime()
  return (
    <span className="figures whitespace-nowrap">
      {ms < 3_600_000 ? (
        t('ops.dashIn', { time: jobClockText(ms) })
      ) : (
        <DeskMoment at={nextAt.toISOString()} show={ms < dayMs ? 'time' : 'short'} />
      )}
    </span>
  )
}

type Look = { readonly tone: ChipTone; readonly icon: LucideIcon; readonly text: TextKey }

const looks: Readonly<Record<JobResult, Look>> = {
  done: { tone: 'ok', icon: Check, text: 'ops.dashDone' },
  never: { tone: 'plain', icon: Hourglass, text: 'system-desk.neverRan' },
  waiting: { tone: 'info', icon: Hourglass, text: 'system-desk.jobWaiting' },
  running: { tone: 'ok', icon: Play, text: 'system-desk.jobRunning' },
  retrying: { tone: 'pending', icon: RotateCw, text: 'ops.dashRetry' },
  parked: { tone: 'bad', icon: CirclePause, text: 'system-desk.jobParked' },
}

function Result({ row: { result, attempts, maxAttempts } }: { readonly row: JobRow }) {
  const t = useText()
  const { tone, icon: Icon, text } = looks[result]
  return (
    <StatusChip tone={tone} icon={<Icon size={14} aria-hidden="true" />}>
      {t(text, { attempts, of: maxAttempts })}
    </StatusChip>
  )
}
