import type { JobView } from '@baize/contract/system/desk'
import type { TextKey } from '@baize/texts/keys'

export type JobRun = {
  /** 1 at the first try. */
  readonly attempt: number
  /** Whether it is parked if this try fails. */
  readonly lastAttempt: boolean
  /** Aborted when the time limit has passed or the node closes; pass it on to whatever waits. */
  readonly signal: AbortSignal
}

export type JobDefinition<Payload> = {
  /** What it is called where operators see it. */
  readonly says: TextKey
  handle(payload: Payload, run: JobRun): Promise<void>
  /** Five fields of cron, in UTC. It runs once per moment, on one of the nodes. */
  readonly schedule?: string
  /** How often it is tried before it is parked; ten times by default, which is some two hours. */
  readonly maxAttempts?: number
  /** How long one try may take; one minute by default, a quarter of an hour at most. */
  readonly timeLimitMs?: number
}

export type AddOptions = {
  /** A job of the same key that still waits is replaced. */
  readonly key?: string
  readonly runAt?: Date
  readonly maxAttempts?: number
}

/** A job as it is listed; one that nobody defines any more has no words. */
export type ListedJob = Omit<JobView, 'says'> & { readonly says: TextKey | undefined }

export type ScheduleView = {
  readonly task: string
  readonly says: TextKey
  readonly pattern: string
  readonly lastRunAt: Date | null
}

export type JobList = {
  readonly items: readonly ListedJob[]
  readonly schedules: readonly ScheduleView[]
}

export const longestTimeLimitMs = 15 * 60_000
