/** Waiting, some of which a press may end: what is presented, never what turns. */
export type Pause = {
  /** A new show. */
  begin(): void
  /** Waits until the time is over or somebody has seen enough. */
  wait(ms: number): Promise<void>
  /** Waits whatever is pressed. */
  rest(ms: number): Promise<void>
  /** Ends the wait that is under way, if it can be ended. */
  cut(): void
  /** Nobody is there any more: nothing waits. */
  close(): void
}

export function createPause(): Pause {
  let isClosed = false
  let wake: (() => void) | undefined
  const waitFor = (ms: number, canBeCut: boolean) => {
    if (isClosed || ms <= 0) return Promise.resolve()
    return new Promise<void>((done) => {
      const timer = setTimeout(done, ms)
      if (!canBeCut) return
      wake = () => {
        clearTimeout(timer)
        done()
      }
    })
  }
  return {
    begin() {
      isClosed = false
      wake = undefined
    },
    async wait(ms) {
      await waitFor(ms, true)
      wake = undefined
    },
    rest: (ms) => waitFor(ms, false),
    cut: () => wake?.(),
    close() {
      isClosed = true
      wake?.()
    },
  }
}
