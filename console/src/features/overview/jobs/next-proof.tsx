import { useQuery } from '@tanstack/react-query'
import { useText } from '@baize/texts/use-text'
import { useOperator } from '../../../shared/operator.ts'
import { useServerTime } from '../../../shared/figures/use-server-time.ts'
import { jobReaders, dashboardJobsQuery } from '../api.ts'
import { jobClockText } from './clock-text.ts'
import { nextRun } from './next-run.ts'

/** How long until the books are proven again, for those who may see the clock by which that is done. */
export function NextProof() {
  const t = useText()
  const now = useServerTime(1000)
  const enabled = useOperator().can(...jobReaders)
  const { data } = useQuery({ ...dashboardJobsQuery, enabled })
  const schedule = data?.schedules.find(({ task }) => task === 'ledger.prove')
  const next = schedule && nextRun(schedule.pattern, now)
  if (!next) return null
  return <>{t('ops.dashNextIn', { time: jobClockText(next.getTime() - now.getTime()) })}</>
}
