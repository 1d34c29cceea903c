import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createApp, type App } from './app.ts'
import { printAddresses } from './banner.ts'
import { startEmbedded, type Embedded, type EmbeddedOptions } from './embedded/embedded.ts'
import { readArguments } from './platform/arguments.ts'
import { problemOfStart } from './platform/away-at-start.ts'
import { readConfig, type Config } from './platform/config.ts'
import { listenProblem, requireFreePort } from './platform/http/listen-problem.ts'
import { createLog } from './platform/log.ts'
import { closeOnSignals, stopOnSignals } from './platform/signals.ts'

/** Environment, start, close with grace. */

const here = dirname(fileURLToPath(import.meta.url))
// Built, this file is `.build/server/main.js`; from source it is `server/src/main.ts`. Both lie two
// folders below the root, and only the build has pages beside it.
const root = join(here, '../..')
const isBuilt = import.meta.url.endsWith('.js')

const never = new Promise<never>(() => {})

let database: Promise<Embedded> | undefined
const startDatabase = (options: EmbeddedOptions) => (database = startEmbedded(options))
const stopDatabase = async () => (await database)?.stop()

async function start(config: Config): Promise<App> {
  // Before a database is made for nobody.
  await requireFreePort(config)
  const log = createLog(config.LOG_LEVEL)
  const buildDir = isBuilt ? { buildDir: join(root, '.build') } : {}
  const options = { log, root, startDatabase, ...buildDir }
  const app = await createApp(config, options)
  try {
    await app.http.app.listen({ host: config.HOST, port: config.PORT })
  } catch (error) {
    await app.close()
    throw listenProblem(error, config)
  }
  return app
}

const beginning = stopOnSignals(stopDatabase)
try {
  const answer = readArguments(process.argv.slice(2))
  if (answer !== undefined) {
    console.log(answer)
    process.exit(0)
  }
  const config = readConfig(process.env)
  const app = await start(config)
  if (beginning.isCut()) await never
  beginning.end()
  closeOnSignals(app, config.DRAIN_SECONDS)
  printAddresses(config)
} catch (error) {
  // Whoever cut it short ends the process when all has stopped; what failed meanwhile failed because of that.
  if (beginning.isCut()) await never
  const problem = problemOfStart(error)
  if (problem === undefined) throw error
  console.error(problem.message)
  process.exit(1)
}
