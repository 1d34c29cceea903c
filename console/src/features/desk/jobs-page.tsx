import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { JobView } from '@baize/contract/system/desk'
import { Card } from '@baize/ui/card'
import { PageHead } from '@baize/ui/navigation/page-head'
import { useSkeleton } from '@baize/ui/waiting/use-skeleton.ts'
import { useToast } from '@baize/ui/overlays/toast'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useText } from '@baize/texts/use-text'
import { useOperator } from '../../shared/operator.ts'
import { ReasonDialog } from '../../shared/forms/reason-dialog.tsx'
import { useSearch } from '../../shared/forms/use-search.ts'
import { jobsQuery, retryJob } from './api.ts'
import { jobStates, type JobState } from './job-words.tsx'
import { JobsTable } from './jobs-table.tsx'
import { SchedulesTable, SubscribersTable } from './rhythms.tsx'

/** What the platform does by itself: jobs, the clock that starts them, and who hears of events. */
export function JobsPage() {
  const t = useText()
  const query = useQuery(jobsQuery)
  const [search, go] = useSearch()
  const [retried, setRetried] = useState<JobView>()
  const mayRetry = useOperator().can('admin')
  const skeleton = useSkeleton(query.isPending) ? 4 : 0
  const { items = [], schedules = [], subscribers = [] } = query.data ?? {}
  const state = jobStates.find((known) => known === search['state'])
  return (
    <div className="grid gap-4 p-4 lg:px-6 lg:pt-5 lg:pb-6">
      <PageHead title={t('system-desk.jobs')} sub={t('system-desk.jobsSub')} />
      <FailureNote error={query.error} onRetry={query.refetch} />
      <JobsTable
        jobs={items}
        state={state}
        onState={(next: JobState | undefined) => go({ state: next })}
        onRetry={mayRetry ? setRetried : undefined}
        skeletonRows={skeleton}
        isEmpty={query.isSuccess}
      />
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <Card
          flush
          className="overflow-clip"
          title={t('system-desk.schedules')}
          sub={t('system-desk.schedulesSub')}
        >
          <SchedulesTable schedules={schedules} skeletonRows={skeleton} />
        </Card>
        <Card
          flush
          className="overflow-clip"
          title={t('system-desk.subscribers')}
          sub={t('system-desk.subscribersSub')}
        >
          <SubscribersTable subscribers={subscribers} skeletonRows={skeleton} />
        </Card>
      </div>
      {retried && <RetryDialog job={retried} onClose={() => setRetried(undefined)} />}
    </div>
  )
}

function RetryDialog({ job, onClose }: { readonly job: JobView; readonly onClose: () => void }) {
  const t = useText()
  const show = useToast()
  return (
    <ReasonDialog
      title={t('system-desk.retryJob')}
      text={t('system-desk.retryText', { task: job.says, tries: job.maxAttempts })}
      action={t('system-desk.retry')}
      onConfirm={async (reason) => {
        await retryJob(job.id, reason)
        show(t('system-desk.retried'), 'ok')
      }}
      onClose={onClose}
    />
  )
}
