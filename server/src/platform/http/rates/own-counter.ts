/** Against whom or what a call counts, and how many a minute it may be. */
export type Count = { readonly key: string; readonly most: number }

/** Counts a call against each of these; answers how many milliseconds are to be waited, 0 for who may go on. */
export type Counter = (counts: readonly Count[]) => number | Promise<number>

export type OwnCounter = {
  readonly count: (counts: readonly Count[]) => number
  /** How long is to be waited by what is known already. Counts nothing. */
  waitOf(count: Count): number
  /** Takes over what somebody else has counted. */
  know(key: string, made: number, leftMs: number): void
}

export const windowMs = 60_000

/** More than people come to one node within a minute; who floods with more pushes out the oldest. */
const mostKeys = 200_000

type Window = { made: number; endsAt: number }

/** What this node alone has seen: a minute for each key, which begins with its first call. */
export function createOwnCounter(
  now: () => number = () => performance.now(),
  most = mostKeys,
): OwnCounter {
  // Two generations in place of a clock that sweeps: what is in the older one and was not asked for goes as a whole.
  let [young, old] = [new Map<string, Window>(), new Map<string, Window>()]
  let turnsAt = now() + windowMs

  function find(key: string, at: number): Window | undefined {
    if (at >= turnsAt || young.size >= most) {
      ;[young, old] = [new Map(), young]
      turnsAt = at + windowMs
    }
    const window = young.get(key) ?? old.get(key)
    return window !== undefined && window.endsAt > at ? window : undefined
  }

  const waitFor = ({ made, endsAt }: Window, limit: number, at: number) =>
    made > limit ? endsAt - at : 0

  return {
    count(counts) {
      const at = now()
      let wait = 0
      for (const { key, most: limit } of counts) {
        const window = find(key, at) ?? { made: 0, endsAt: at + windowMs }
        window.made += 1
        young.set(key, window)
        wait = Math.max(wait, waitFor(window, limit, at))
      }
      return wait
    },
    waitOf({ key, most: limit }) {
      const at = now()
      const window = find(key, at)
      return window === undefined ? 0 : waitFor(window, limit, at)
    },
    know(key, made, leftMs) {
      const at = now()
      find(key, at)
      young.set(key, { made, endsAt: at + leftMs })
    },
  }
}
