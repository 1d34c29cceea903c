import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { build } from 'esbuild'
import type { Measured } from '@baize/games/slots/proof/measure'

export type Task = { readonly model: string; readonly spins: number; readonly seed: number }

export type Done = {
  readonly model: string
  readonly measured: Measured
  readonly seconds: number
}

/** Gives the tasks to as many workers as there are cores, one at a time each, until none is left. */
export async function runTasks(
  tasks: readonly Task[],
  cores: number,
  onDone: (done: Done) => void,
): Promise<void> {
  const waiting = [...tasks]
  const program = await bundleWorker()
  const workers = Array.from(
    { length: Math.min(cores, tasks.length) },
    () => new Worker(program, { eval: true }),
  )
  try {
    await Promise.all(workers.map((worker) => feed(worker, waiting, onDone)))
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
}

/** Workers do not know TypeScript: they get their program made into one piece of JavaScript. */
async function bundleWorker(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('worker.ts', import.meta.url))],
    bundle: true,
    platform: 'node',
    format: 'cjs',
    write: false,
  })
  const [program] = outputFiles
  if (program === undefined) throw new Error('The worker of the simulation could not be built.')
  return program.text
}

function feed(worker: Worker, waiting: Task[], onDone: (done: Done) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveNext = () => {
      const task = waiting.shift()
      if (task === undefined) resolve()
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      else worker.postMessage(task)
    }
    worker.on('error', reject)
    worker.on('message', (done: Done) => {
      onDone(done)
      giveNext()
    })
    giveNext()
  })
}
