import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createApp } from '../../server/src/app.ts'
import { readConfig } from '../../server/src/platform/config.ts'
import { createLog } from '../../server/src/platform/log.ts'
import { serveGame } from './game.ts'
import { seedMembers } from './members.ts'

// The product as it stands, with one game more. It runs in a process of its own, as the product does; the tokens of
// its members are left in the data folder before it listens. Another node
// over the same database makes none.
const [root = '', members = ''] = process.argv.slice(2)
const config = readConfig(process.env)
const app = await createApp(config, { log: createLog(config.LOG_LEVEL), root })
serveGame(app.http, app.rooms)
if (Number(members) > 0) {
  const tokens = await seedMembers(app, Number(members))
  writeFileSync(join(config.DATA_DIR, 'tokens.json'), JSON.stringify(tokens))
}
await app.http.app.listen({ host: config.HOST, port: config.PORT, backlog: 16_384 })
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)))
