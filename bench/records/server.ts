import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createApp } from '../../server/src/app.ts'
import { readConfig } from '../../server/src/platform/config.ts'
import { createLog } from '../../server/src/platform/log.ts'
import { seedMembers } from '../stakes/members.ts'

// The product as it stands, in a process of its own, with members who have money and a session each. Their tokens are
// left in the data folder before it listens.
const [root = '', members = ''] = process.argv.slice(2)
const config = readConfig(process.env)
const app = await createApp(config, { log: createLog(config.LOG_LEVEL), root })
const tokens = await seedMembers(app, Number(members))
writeFileSync(join(config.DATA_DIR, 'tokens.json'), JSON.stringify(tokens))
await app.http.app.listen({ host: config.HOST, port: config.PORT })
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)))
