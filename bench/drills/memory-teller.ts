import { appendFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'

/** What a server says of its memory, in bytes, and of its event loop since it was last asked, in milliseconds. */
export type Memory = {
  readonly at: number
  readonly rss: number
  /** Of what is alive: garbage was collected just before. */
  readonly heap: number
  /** Buffers outside of it. */
  readonly outside: number
  readonly loopP99Ms: number
  readonly loopMaxMs: number
}

// Loaded before the product, with --expose-gc: at SIGUSR2 it collects garbage and adds a line to the file MEMORY_FILE.
const loop = monitorEventLoopDelay({ resolution: 10 })
loop.enable()

process.on('SIGUSR2', () => {
  const { rss } = process.memoryUsage()
  const [loopP99Ms, loopMaxMs] = [loop.percentile(99) / 1e6, loop.max / 1e6]
  global.gc?.()
  const { heapUsed: heap, external: outside } = process.memoryUsage()
  const memory: Memory = { at: Date.now(), rss, heap, outside, loopP99Ms, loopMaxMs }
  appendFileSync(process.env.MEMORY_FILE ?? '/dev/null', `${JSON.stringify(memory)}\n`)
  // Collecting took its time, which is not the product's.
  setTimeout(() => loop.reset(), 50).unref()
})
