export type Loop = {
  /** Ends the present pause, or skips the next one. */
  wake(): void
  /** Lets the present step finish, then ends the loop. */
  stop(): Promise<void>
}

const firstPauseMs = 100
const longestPauseMs = 5_000

/**
 * Runs a step again and again. The step says how many milliseconds to pause after it; zero means none. A step that
 * throws is tried again after a pause that doubles up to five seconds.
 */
export function startLoop(step: () => Promise<number>, failed: (error: unknown) => void): Loop {
  const stopping = new AbortController()
  let woken = false
  let resume: (() => void) | undefined

  function pause(ms: number): Promise<void> {
    if (woken || stopping.signal.aborted || ms <= 0) return Promise.resolve()
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms)
      resume = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  async function run(): Promise<void> {
    let failures = 0
    while (!stopping.signal.aborted) {
      woken = false
      let pauseMs: number
      try {
        pauseMs = await step()
        failures = 0
      } catch (error) {
        failed(error)
        pauseMs = Math.min(firstPauseMs * 2 ** failures, longestPauseMs)
        failures += 1
        // News must not turn a lasting failure into a storm of tries.
        woken = false
      }
      await pause(pauseMs)
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
