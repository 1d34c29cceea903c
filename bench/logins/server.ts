import { monitorEventLoopDelay } from 'node:perf_hooks'
import { createApp, type App } from '../../server/src/app.ts'
import { readConfig } from '../../server/src/platform/config.ts'
import { createLog } from '../../server/src/platform/log.ts'
import { runAs } from '../../server/testing/test-server.ts'
import { createPasswords } from '../../server/src/rooms/identity/credentials/passwords.ts'

// The product as it stands, in a process of its own, with members who have a password and one address more, which
// tells how late the event loop was since it was last asked.
const [root = '', password = '', members = ''] = process.argv.slice(2)
const config = readConfig(process.env)
const app = await createApp(config, { log: createLog(config.LOG_LEVEL), root })
await seedMembers(app)
serveDelay(app)
await app.http.app.listen({ host: config.HOST, port: config.PORT })
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)))

/** One hash serves them all: to check it costs the same each time. */
async function seedMembers({ db, rooms }: App): Promise<void> {
  const passwordHash = await createPasswords().hash(password)
  await db.transaction(async (tx) => {
    for (let n = 0; n < Number(members); n += 1) {
      const member = { account: `bench${n}`, type: 0, language: 'EN', passwordHash } as const
      const created = await rooms.members.create(tx, member)
      if (!created.ok) throw new Error(`A member was refused: ${created.code}`)
    }
  })
  await runAs(config.DATABASE_OWNER_URL, (client) => client.query('analyze'))
}

function serveDelay({ http }: App): void {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  http.app.get('/bench/delay', () => {
    const p99Ms = delay.percentile(99) / 1e6
    delay.reset()
    return { p99Ms }
  })
}
