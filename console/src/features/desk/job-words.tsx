import { CirclePause, Hourglass, Play, RotateCw } from 'lucide-react'
import type { JobView } from '@baize/contract/system/desk'
import { StatusChip, type ChipTone } from '@baize/ui/figures/status-chip'
import { useText } from '@baize/texts/use-text'
import type { TextKey } from '@baize/texts/keys'

export type JobState = JobView['state']
export const jobStates: readonly JobState[] = ['waiting', 'running', 'retrying', 'parked']

export const jobStateNames: Record<JobState, TextKey> = {
  waiting: 'system-desk.jobWaiting',
  running: 'system-desk.jobRunning',
  retrying: 'system-desk.jobRetrying',
  parked: 'system-desk.jobParked',
}

const looks: Record<JobState, { readonly tone: ChipTone; readonly icon: typeof Play }> = {
  waiting: { tone: 'info', icon: Hourglass },
  running: { tone: 'ok', icon: Play },
  retrying: { tone: 'pending', icon: RotateCw },
  parked: { tone: 'bad', icon: CirclePause },
}

export function JobChip({ state }: { readonly state: JobState }) {
  const t = useText()
  const { tone, icon: Icon } = looks[state]
  return (
    <StatusChip tone={tone} icon={<Icon size={14} aria-hidden="true" />}>
      {t(jobStateNames[state])}
    </StatusChip>
  )
}
