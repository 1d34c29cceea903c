import { readFileSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import { fastChance } from '@baize/games/fast-chance'
import { findSlot } from '@baize/games/slots/models'
import { measure } from '@baize/games/slots/proof/measure'
import type { Done, Task } from './pool.ts'

/** Plays one part of a simulation after the other. The seed of a part is its own, so that cores do not matter. */
parentPort?.on('message', ({ model, spins, seed }: Task) => {
  const game = findSlot(model)
  if (game === undefined) throw new Error(`There is no model ${model}.`)
  const began = readSeconds()
  const measured = measure(game, spins, fastChance(seed))
  const done: Done = { model, measured, seconds: readSeconds() - began }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(done)
})

/** Processor time of this thread where the system tells it, so that a busy machine does not seem a slow game. */
function readSeconds(): number {
  try {
    const [nanoseconds] = readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')
    return Number(nanoseconds) / 1e9
  } catch {
    return performance.now() / 1000
  }
}
