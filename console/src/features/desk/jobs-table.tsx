import { RotateCw } from 'lucide-react'
import type { JobView } from '@baize/contract/system/desk'
import { Button } from '@baize/ui/button'
import { EmptyState } from '@baize/ui/waiting/empty-state'
import { RecordsPicture } from '@baize/ui/figures/pictures'
import { Table } from '@baize/ui/tables/table'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { TabPanel, Tabs } from '@baize/ui/navigation/tabs'
import { useText } from '@baize/texts/use-text'
import { DeskMoment } from '../../shared/figures/desk-moment.tsx'
import { JobChip, jobStates, jobStateNames, type JobState } from './job-words.tsx'

type JobsTableProps = {
  readonly jobs: readonly JobView[]
  readonly state: JobState | undefined
  readonly onState: (state: JobState | undefined) => void
  /** Absent for those who may not. */
  readonly onRetry: ((job: JobView) => void) | undefined
  readonly skeletonRows: number
  /** The answer has come, so that no rows means no jobs. */
  readonly isEmpty: boolean
}

export function JobsTable({
  jobs,
  state,
  onState,
  onRetry,
  skeletonRows,
  isEmpty,
}: JobsTableProps) {
  const t = useText()
  const rows = state ? jobs.filter((job) => job.state === state) : jobs
  const count = (wanted: JobState) => jobs.filter((job) => job.state === wanted).length
  return (
    <section className="min-w-0 overflow-clip rounded-card border border-line bg-s1">
      <div className="px-4 pt-1">
        <Tabs
          name="jobs"
          label={t('system-desk.jobs')}
          tabs={[
            { id: 'all', label: t('system-desk.kindAll'), count: jobs.length },
            ...jobStates.map((id) => ({ id, label: t(jobStateNames[id]), count: count(id) })),
          ]}
          selected={state ?? 'all'}
          onSelect={(id) => onState(id === 'all' ? undefined : id)}
        />
      </div>
      <TabPanel name="jobs" selected={state ?? 'all'}>
        <div className="max-md:p-3">
          <Table
            label={t('system-desk.jobs')}
            columns={jobColumns(t, onRetry)}
            rows={rows}
            rowId={({ id }) => id}
            skeletonRows={skeletonRows}
            empty={
              isEmpty && (
                <EmptyState
                  picture={<RecordsPicture />}
                  title={state === 'parked' ? t('system-desk.noneParked') : t('system-desk.noJobs')}
                  text={t('system-desk.noJobsText')}
                />
              )
            }
          />
        </div>
      </TabPanel>
    </section>
  )
}

function jobColumns(
  t: ReturnType<typeof useText>,
  onRetry: ((job: JobView) => void) | undefined,
): Column<JobView>[] {
  return [
    {
      id: 'task',
      head: t('system-desk.task'),
      priority: 1,
      cell: ({ task, says, id }) => (
        <span>
          <span className="font-semibold">{says}</span>{' '}
          <span className="figures text-caption break-all text-text-3">
            {task} {id}
          </span>
        </span>
      ),
    },
    {
      id: 'state',
      head: t('system-desk.state'),
      priority: 1,
      cell: (job) => <JobChip state={job.state} />,
    },
    {
      id: 'tries',
      head: t('system-desk.tries'),
      align: 'end',
      cell: ({ attempts, maxAttempts }) => t('system-desk.triesOf', { attempts, of: maxAttempts }),
    },
    {
      id: 'runAt',
      head: t('system-desk.nextRun'),
      cell: ({ runAt, state }) =>
        state === 'parked' ? (
          <span className="text-text-3">{t('system-desk.notByItself')}</span>
        ) : (
          <DeskMoment at={runAt} className="figures" />
        ),
    },
    {
      id: 'error',
      head: t('system-desk.lastError'),
      cell: ({ lastError }) => (
        <span className="line-clamp-2 break-words text-text-2" title={lastError}>
          {lastError || t('system-desk.noError')}
        </span>
      ),
    },
    {
      id: 'act',
      head: <span className="visually-hidden">{t('system-desk.actions')}</span>,
      align: 'end',
      cell: (job) =>
        job.state === 'parked' && onRetry ? (
          <Button size="sm" icon={<RotateCw size={16} />} onClick={() => onRetry(job)}>
            {t('system-desk.retry')}
          </Button>
        ) : null,
    },
  ]
}
