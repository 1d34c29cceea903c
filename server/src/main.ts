import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createApp, type App } from './app.ts'
import { printAddresses } from './banner.ts'
import { startEmbedded } from './embedded/embedded.ts'
import { readArguments } from './platform/arguments.ts'
import { problemOfStart } from './platform/away-at-start.ts'
import { readConfig, type Config } from './platform/config.ts'
import { listenProblem } from './platform/http/listen-problem.ts'
import { createLog } from './platform/log.ts'

/** Environment, start, close with grace. */

const here = dirname(fileURLToPath(import.meta.url))
// Built, this file is `.build/server/main.js`; from source it is `server/src/main.ts`. Both lie two
// folders below the root, and only the build has pages beside it.
const root = join(here, '../..')
const isBuilt = import.meta.url.endsWith('.js')
const graceMs = 10_000

async function start(config: Config): Promise<App> {
  const log = createLog(config.LOG_LEVEL)
  const buildDir = isBuilt ? { buildDir: join(root, '.build') } : {}
  const options = { log, root, startDatabase: startEmbedded, ...buildDir }
  const app = await createApp(config, options)
  try {
    await app.http.app.listen({ host: config.HOST, port: config.PORT })
  } catch (error) {
    await app.close()
    throw listenProblem(error, config)
  }
  return app
}

function closeOnSignals(app: App, { DRAIN_SECONDS }: Config): void {
  let closing = false
  const close = (signal: string) => {
    if (closing) return
    closing = true
    console.log(`\n${signal}: closing …`)
    setTimeout(() => process.exit(1), graceMs).unref()
    app.close().then(
      () => {
        console.log('Closed.')
        process.exit(0)
      },
      () => process.exit(1),
    )
  }
  /** A second signal does not wait. */
  let draining = false
  const drain = (signal: string) => {
    if (draining || DRAIN_SECONDS === 0) return close(signal)
    draining = true
    app.drain()
    console.log(`\n${signal}: no longer ready; closing in ${DRAIN_SECONDS} s …`)
    setTimeout(() => close(signal), DRAIN_SECONDS * 1_000)
  }
  process.on('SIGTERM', () => drain('SIGTERM'))
  // Somebody at the keyboard, or a terminal that went away: no balancer to wait for.
  for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => close(signal))
}

try {
  const answer = readArguments(process.argv.slice(2))
  if (answer !== undefined) {
    console.log(answer)
    process.exit(0)
  }
  const config = readConfig(process.env)
  const app = await start(config)
  closeOnSignals(app, config)
  printAddresses(config)
} catch (error) {
  const problem = problemOfStart(error)
  if (problem === undefined) throw error
  console.error(problem.message)
  process.exit(1)
}
