import { isAway } from './database/database.ts'

export type Loop = {
  /** Ends the present pause, or skips the next one. */
  wake(): void
  /** Lets the present step finish, then ends the loop. */
  stop(): Promise<void>
}

export type LoopOptions = {
  /** How soon after the beginning of a step a wake may begin the next; at once by default. */
  readonly paceMs?: number
}

const firstPauseMs = 100
const longestPauseMs = 5_000

/**
 * Runs a step again and again. The step says how many milliseconds to pause after it; zero means none. A step that
 * throws is tried again after a pause that doubles up to five seconds.
 */
export function startLoop(
  step: () => Promise<number>,
  failed: (error: unknown) => void,
  { paceMs = 0 }: LoopOptions = {},
): Loop {
  const stopping = new AbortController()
  let woken = false
  let resume: (() => void) | undefined

  /** Until the time is over or the loop is to stop, whichever comes first; a wake ends it too, if it may. */
  function sleep(ms: number, mayWake: boolean): Promise<void> {
    if (stopping.signal.aborted || ms <= 0) return Promise.resolve()
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms)
      resume = () => {
        if (!mayWake && !stopping.signal.aborted) return
        clearTimeout(timer)
        resolve()
      }
    })
  }

  async function pause(ms: number, begun: number): Promise<void> {
    if (ms <= 0) return
    if (!woken) await sleep(ms, true)
    if (woken) await sleep(begun + paceMs - performance.now(), false)
  }

  async function run(): Promise<void> {
    let failures = 0
    while (!stopping.signal.aborted) {
      woken = false
      const begun = performance.now()
      let pauseMs: number
      try {
        pauseMs = await step()
        failures = 0
      } catch (error) {
        // Told once by the database itself, for all that meet it.
        if (!isAway(error)) failed(error)
        pauseMs = Math.min(firstPauseMs * 2 ** failures, longestPauseMs)
        failures += 1
        // News must not turn a lasting failure into a storm of tries.
        woken = false
      }
      await pause(pauseMs, begun)
      resume = undefined
    }
  }

  const running = run()
  return {
    wake() {
      woken = true
      resume?.()
    },
    async stop() {
      stopping.abort()
      resume?.()
      await running
    },
  }
}
