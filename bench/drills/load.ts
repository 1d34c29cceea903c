import { setMaxListeners } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { type Call, type Heard, isAccepted, isPassing, send } from './call.ts'
import type { Kind, Tally } from './tally.ts'

/**
 * Asks until it is answered with yes, each time another node and each time the same: what is asked carries its own id.
 * Nothing when it was refused for good, which the tally keeps; or by a code that whoever asks expects.
 */
export type Insist = (
  kind: Kind,
  make: () => Call,
  expected?: Expected,
) => Promise<Heard | undefined>

type Expected = {
  /** Refusals after which one begins anew. */
  readonly codes?: readonly string[]
  /** After so long one begins anew; without it, it is a finding that nobody says yes. */
  readonly patienceMs?: number
}

/** Somebody who does one thing after the other. */
export type Hand = {
  /** One thing, from its beginning to its end. */
  readonly turn: (insist: Insist) => Promise<void>
  readonly restMs: number
}

export type Load = {
  /** Lets everybody end what was begun. */
  stop(): Promise<void>
}

type Options = {
  /** Where the nodes are that a balancer would send to, also one that has just died. */
  readonly origins: () => readonly string[]
  readonly hands: readonly Hand[]
  readonly tally: Tally
}

const againMs = 200
/** So long somebody who was refused insists; then it is a finding. */
const longestMs = 240_000

export function startLoad({ origins, hands, tally }: Options): Load {
  let asked = 0
  const stopping = new AbortController()
  // Everybody rests until it is over.
  setMaxListeners(0, stopping.signal)

  const insist: Insist = async (kind, make, { codes = [], patienceMs } = {}) => {
    const until = performance.now() + (patienceMs ?? longestMs)
    for (;;) {
      const nodes = origins()
      const heard = await send(nodes[asked++ % nodes.length] ?? '', make())
      if (isAccepted(heard)) {
        tally.accept(kind)
        return heard
      }
      if (codes.includes(heard.code)) return undefined
      const isOver = performance.now() > until
      const isFinding = isOver && patienceMs === undefined
      tally.refuse(kind, isFinding ? { ...heard, status: -1 } : heard)
      if (isOver || !isPassing(heard)) return undefined
      await wait(againMs)
    }
  }

  const rest = (ms: number) =>
    wait(ms, undefined, { signal: stopping.signal }).catch(() => undefined)

  async function work({ turn, restMs }: Hand): Promise<void> {
    // Not all at once.
    await rest(Math.random() * (restMs + 1_000))
    while (!stopping.signal.aborted) {
      await turn(insist)
      await rest(restMs)
    }
  }

  const working = Promise.all(hands.map(work))
  // A program that ends meanwhile has its own reason to tell.
  working.catch(() => {})
  return {
    async stop() {
      stopping.abort()
      await working
    },
  }
}
