import { writeFileSync } from 'node:fs'
import { createApp } from '../../server/src/app.ts'
import { readConfig } from '../../server/src/platform/config.ts'
import { createLog } from '../../server/src/platform/log.ts'
import { seedMembers } from '../stakes/members.ts'

// Makes members with money and a session each, and leaves their tokens in a file. It is a program of its own, so that it
// can also be run by an older version of the product.
const [root = '', count = '', file = ''] = process.argv.slice(2)
const app = await createApp(readConfig(process.env), { log: createLog('fatal'), root })
writeFileSync(file, JSON.stringify(await seedMembers(app, Number(count))))
await app.close()
process.exit(0)
