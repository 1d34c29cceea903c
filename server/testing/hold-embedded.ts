import { startEmbedded } from '../src/embedded/embedded.ts'

/** A process of its own that starts the embedded PostgreSQL, says how that went, and waits for Ctrl-C. */
const dataDir = process.argv[2] ?? ''
const interrupted = new Promise((resolve) => process.once('SIGINT', resolve))
const waiting = setInterval(() => {}, 1_000)

try {
  const embedded = await startEmbedded({ dataDir })
  process.stdout.write(`${JSON.stringify({ url: embedded.url, ownerUrl: embedded.ownerUrl })}\n`)
  await interrupted
  await embedded.stop()
} catch (error) {
  process.stdout.write(`${JSON.stringify({ problem: (error as Error).message })}\n`)
}
clearInterval(waiting)
