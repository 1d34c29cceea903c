import { setTimeout as wait } from 'node:timers/promises'
import { type Call, type Heard, isAccepted, isPassing, send } from './call.ts'
import type { Kind, Tally } from './tally.ts'

/**
 * Asks until it is answered with yes, each time another node and each time the same: what is asked carries its own id.
 * Nothing when it was refused for good, which the tally keeps.
 */
export type Insist = (kind: Kind, make: () => Call) => Promise<Heard | undefined>

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
const patienceMs = 180_000

export function startLoad({ origins, hands, tally }: Options): Load {
  let asked = 0
  let isStopping = false

  const insist: Insist = async (kind, make) => {
    const until = performance.now() + patienceMs
    for (;;) {
      const nodes = origins()
      const heard = await send(nodes[asked++ % nodes.length] ?? '', make())
      if (isAccepted(heard)) {
        tally.accept(kind)
        return heard
      }
      const isOver = performance.now() > until
      tally.refuse(kind, isOver ? { ...heard, status: -1 } : heard)
      if (isOver || !isPassing(heard)) return undefined
      await wait(againMs)
    }
  }

  async function work({ turn, restMs }: Hand): Promise<void> {
    // Not all at once.
    await wait(Math.random() * (restMs + 1_000))
    while (!isStopping) {
      await turn(insist)
      await wait(restMs)
    }
  }

  const working = Promise.all(hands.map(work))
  // A program that ends meanwhile has its own reason to tell.
  working.catch(() => {})
  return {
    async stop() {
      isStopping = true
      await working
    },
  }
}
