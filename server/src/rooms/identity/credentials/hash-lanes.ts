import { availableParallelism } from 'node:os'
import { TransportRefusal } from '../../../platform/http/answer.ts'

/** Runs work of which little may run at once; the rest waits in the order in which it came. */
export type Lanes = {
  run<T>(work: () => Promise<T>): Promise<T>
}

export type LaneOptions = {
  /** How much runs at once. */
  readonly lanes: number
  /** How much may wait; whoever comes after that is told `unavailable` at once. */
  readonly most: number
}

/**
 * A hash keeps a core busy for about 15 ms, and for 40 where others want it too. One core stays free for everything
 * else, and so do most of the threads that Node has for files and names. A hundred waiting for each lane are up to four
 * seconds: longer, and the person has gone or tried again, which would only make the queue grow.
 */
export function usualLanes(cores = availableParallelism()): LaneOptions {
  const lanes = Math.max(1, cores - 1)
  return { lanes, most: 100 * lanes }
}

export function createLanes({ lanes, most }: LaneOptions): Lanes {
  const waiting: (() => void)[] = []
  let running = 0

  async function takeTurn(): Promise<void> {
    if (running < lanes) {
      running += 1
      return
    }
    if (waiting.length >= most) throw new TransportRefusal('unavailable')
    // The lane goes over from who leaves it, so nobody who comes in between can take it.
    await new Promise<void>((resolve) => void waiting.push(resolve))
  }

  function leave(): void {
    const next = waiting.shift()
    if (next === undefined) running -= 1
    else next()
  }

  return {
    async run(work) {
      await takeTurn()
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}
