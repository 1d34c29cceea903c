import { awayReason, isBroken } from './away.ts'
import type { DatabaseLog } from './log.ts'

export type Outage = {
  /** Takes note of an error of the driver, and gives it back: from then on `isAway` knows it. */
  note(error: unknown, reason?: string): unknown
  /** Since when the database is away; nothing while it is there. */
  since(): Date | undefined
  stop(): void
}

/** One time in which the database was away. */
type Absence = {
  readonly since: number
  /** When something last failed that others may have passed. */
  latest: number
  refused: number
}

type Deps = {
  readonly log: DatabaseLog
  /** Whether something can be written. */
  readonly probe: () => Promise<boolean>
  readonly everyMs?: number
  readonly quietMs?: number
}

const longestQuietMs = 30_000
const soonMs = 60_000

/** An error belongs to the absence that it was met in, however many calls it is handed to. */
const absences = new WeakMap<object, Absence>()

/**
 * Tells of an absence of the database once when it begins and once when it is over, whatever fails meanwhile. It is over
 * when something could be written; and, where some writes pass and others do not, as on a full disk, when nothing has
 * failed for a while. The while grows with absences that follow each other closely.
 */
export function createOutage({ log, probe, everyMs = 1_000, quietMs = 3_000 }: Deps): Outage {
  let absence: Absence | undefined
  let timer: NodeJS.Timeout | undefined
  let endedAt = Number.NEGATIVE_INFINITY
  let quiet = quietMs

  function begin(reason: string, error: unknown): Absence {
    const since = Date.now()
    quiet = since - endedAt < soonMs ? Math.min(quiet * 2, longestQuietMs) : quietMs
    const { message } = error as { message?: string }
    log.error(
      { reason, says: message },
      'The database is away; calls are refused until it is back.',
    )
    lookLater()
    return { since, latest: Number.NEGATIVE_INFINITY, refused: 0 }
  }

  async function look(): Promise<void> {
    const canWrite = await probe()
    if (absence === undefined || timer === undefined) return
    if (canWrite && Date.now() - absence.latest >= quiet) end(absence)
    else lookLater()
  }

  function lookLater(): void {
    timer = setTimeout(() => void look(), everyMs).unref()
  }

  function end({ since, refused }: Absence): void {
    absence = undefined
    timer = undefined
    endedAt = Date.now()
    log.warn({ awayMs: endedAt - since, refused }, 'The database is back.')
  }

  return {
    note(error, reason = awayReason(error)) {
      if (reason === undefined || typeof error !== 'object' || error === null) return error
      absence ??= begin(reason, error)
      if (!isBroken(reason)) absence.latest = Date.now()
      absences.set(error, absence)
      return error
    },
    since: () => (absence === undefined ? undefined : new Date(absence.since)),
    stop() {
      clearTimeout(timer)
      timer = undefined
    },
  }
}

function absenceOf(error: unknown): Absence | undefined {
  for (let depth = 0, each = error; depth < 5; depth += 1) {
    if (typeof each !== 'object' || each === null) return undefined
    const found = absences.get(each)
    if (found !== undefined) return found
    each = (each as { cause?: unknown }).cause
  }
  return undefined
}

/** Whether this failed because the database is away, which has been told already. */
export function isAway(error: unknown): boolean {
  return absenceOf(error) !== undefined
}

/** The same, of a call that is refused for it: those are counted, and told when the database is back. */
export function countRefused(error: unknown): boolean {
  const absence = absenceOf(error)
  if (absence !== undefined) absence.refused += 1
  return absence !== undefined
}
