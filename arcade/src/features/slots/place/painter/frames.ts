/** A picture that is painted as often as it must be. */
export type Frames = {
  /** Something happened: a picture is due. */
  wake(): void
  stop(): void
}

type Painting = {
  paint(now: number, seconds: number): void
  nextIn(now: number): number | undefined
}

/** Where pictures are due sooner than this, the browser is asked for the very next one. */
const soonMs = 20
/** What was not seen for longer does not jump. */
const longestStep = 0.1

/** The browser paints nothing of a page that is hidden, and so nothing is painted here either. */
export function createFrames({ paint, nextIn }: Painting): Frames {
  let frame = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let last = 0

  function ask(): void {
    clearTimeout(timer)
    timer = undefined
    if (frame === 0) frame = requestAnimationFrame(tick)
  }

  function tick(now: number): void {
    frame = 0
    paint(now, Math.min(longestStep, (now - last) / 1000))
    last = now
    if (frame !== 0) return
    const wait = nextIn(now)
    if (wait === undefined) return
    if (wait < soonMs) ask()
    // A little sooner, so that the picture after the next one is not waited for.
    else timer = setTimeout(ask, wait - soonMs / 2)
  }

  return {
    wake: ask,
    stop() {
      clearTimeout(timer)
      cancelAnimationFrame(frame)
      frame = 0
    },
  }
}
