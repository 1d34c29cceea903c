import { createIdMaker, type IdMaker } from '@baize/kernel/ids'
import { systemRandomBytes } from '@baize/kernel/random'

/** The time, and names that begin with it. */
export type Times = {
  readonly now: () => Date
  readonly makeId: IdMaker
  /**
   * Does something as if it were then. All that this process does meanwhile has that time, so it is for a demo that is
   * being set up, while nothing is served and no job runs.
   */
  asOf<Value>(moment: Date, run: () => Promise<Value>): Promise<Value>
}

export function createTimes(clock: () => Date): Times {
  const start = (now: () => Date) => ({
    now,
    // Of its own, because a maker never gives an id that is older than its last.
    makeId: createIdMaker({ now, randomBytes: systemRandomBytes }),
  })
  const present = start(clock)
  let current = present
  return {
    now: () => current.now(),
    makeId: (prefix) => current.makeId(prefix),
    async asOf(moment, run) {
      const back = clock().getTime() - moment.getTime()
      current = start(() => new Date(clock().getTime() - back))
      try {
        return await run()
      } finally {
        current = present
      }
    },
  }
}
