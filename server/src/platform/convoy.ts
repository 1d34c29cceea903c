// Batching of whole calls: those that wait for a lane are coalesced into one group and walk in step.

export type Convoy = {
  /** How many groups are under way at once. With two, one is at the database while the other is at work here. */
  readonly lanes: number
  /** After this time a group holds nobody up any more, though some of it may still be on their way. */
  readonly mostMs: number
}

type Work = () => Promise<void>

/**
 * Lets calls of one kind go in groups: those that came while the lanes were taken begin together. Each step on their way
 * gathers what comes at the same time (`gather.ts`), and calls that walk in step need a third of the statements that
 * they need one by one. A call that finds a lane free goes at once.
 */
export function createConvoy({ lanes, mostMs }: Convoy) {
  let waiting: Work[] = []
  let taken = 0
  let isDue = false

  function schedule(): void {
    if (isDue || taken >= lanes || waiting.length === 0) return
    isDue = true
    // After all that has arrived on other connections by now.
    setImmediate(start)
  }

  function start(): void {
    isDue = false
    const group = waiting
    waiting = []
    taken += 1
    const leave = once(() => {
      clearTimeout(timer)
      taken -= 1
      schedule()
    })
    const timer = setTimeout(leave, mostMs)
    void Promise.all(group.map((work) => work())).then(leave)
    schedule()
  }

  return <T>(work: () => Promise<T>): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      waiting.push(() => work().then(resolve, reject))
      schedule()
    })
}

function once(act: () => void): () => void {
  let isDone = false
  return () => {
    if (isDone) return
    isDone = true
    act()
  }
}
