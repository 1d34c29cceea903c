import type { Database } from './database/database.ts'
import type { Log } from './log.ts'
import { errorText } from './scrub.ts'

export type Clock = {
  readonly now: () => Date
  stop(): void
}

type Deps = {
  readonly db: Pick<Database, 'sql'>
  readonly log: Log
  /** The clock of this machine, which may be wrong. */
  readonly ofNode?: () => number
  readonly everyMs?: number
}

/** Of some tries the one that took the least time knows best. */
const tries = 3
/** An answer that was this long on its way says little about the time. */
const longestMs = 1_000
/** Less than this, and than the way blurs, is left alone: a clock that is set all the time goes back as often as forth. */
const steadyMs = 20
/** From here on somebody should set the clock of the machine. */
const worthTellingMs = 2_000

/**
 * The time by the clock of the database, which all nodes share: what one node ends, opens or closes is over, open or
 * closed for all of them, whatever their machines take for the time. It is looked at now and then, and the clock of the
 * machine counts on in between.
 */
export async function createClock(deps: Deps): Promise<Clock> {
  const { db, log, ofNode = Date.now, everyMs = 5_000 } = deps
  let ahead = 0
  let isTold = false

  async function compare(): Promise<{ ahead: number; tookMs: number }> {
    const before = performance.now()
    const { at } = await db.sql.one<{ at: number }>`
      select (extract(epoch from clock_timestamp()) * 1000)::float8 as at`
    const tookMs = performance.now() - before
    return { ahead: at + tookMs / 2 - ofNode(), tookMs }
  }

  async function look(isFirst = false): Promise<void> {
    let best = await compare()
    for (let tried = 1; tried < tries; tried += 1) {
      const next = await compare()
      if (next.tookMs < best.tookMs) best = next
    }
    const blurMs = best.tookMs / 2 + steadyMs
    const isOff = Math.abs(best.ahead - ahead) > blurMs
    if (isFirst || (isOff && best.tookMs <= longestMs)) ahead = best.ahead
    const isWrong = Math.abs(ahead) > worthTellingMs
    if (isWrong && !isTold) {
      log.warn(
        { seconds: Math.round(-ahead / 1000) },
        'The clock of this machine is wrong by so many seconds against that of the database, which is used instead.',
      )
    }
    isTold = isWrong
  }

  await look(true)
  let isLooking = false
  const timer = setInterval(() => {
    if (isLooking) return
    isLooking = true
    // While the database is away the clock goes on as it was set.
    void look()
      .catch((error: unknown) =>
        log.debug({ error: errorText(error) }, 'The clock was not compared.'),
      )
      .finally(() => {
        isLooking = false
      })
  }, everyMs).unref()

  return { now: () => new Date(ofNode() + ahead), stop: () => clearInterval(timer) }
}
