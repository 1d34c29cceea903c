/** Waiting that can be cut short: whoever wants to see the end need not sit through the way there. */
export type Pause = {
  /** A new show: nothing is cut yet. */
  begin(): void
  wait(ms: number): Promise<void>
  /** Waits whatever was cut: a rest is not part of the show. */
  rest(ms: number): Promise<void>
  cut(): void
  isCut(): boolean
}

export function createPause(): Pause {
  let isCut = false
  let wake: (() => void) | undefined
  return {
    begin() {
      isCut = false
    },
    wait(ms) {
      if (isCut || ms <= 0) return Promise.resolve()
      return new Promise((done) => {
        const timer = setTimeout(done, ms)
        wake = () => {
          clearTimeout(timer)
          done()
        }
      })
    },
    rest: (ms) => new Promise((done) => setTimeout(done, ms)),
    cut() {
      isCut = true
      wake?.()
    },
    isCut: () => isCut,
  }
}
