import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createApp, type App } from '../../server/src/app.ts'
import { readConfig } from '../../server/src/platform/config.ts'
import { createLog } from '../../server/src/platform/log.ts'
import { seedMembers } from '../stakes/members.ts'

// The product as it stands, with players who have a slot open. What each of them plays with is left in the data folder
// before it listens. Another node over the same database seats nobody.
const [root = '', members = ''] = process.argv.slice(2)
const config = readConfig(process.env)
const pages = process.env.BENCH_PAGES === 'built' ? { buildDir: join(root, '.build') } : {}
const app = await createApp(config, { log: createLog(config.LOG_LEVEL), root, ...pages })
if (Number(members) > 0) {
  const tokens = await seedMembers(app, Number(members))
  const seats = await seatAll(app, tokens)
  writeFileSync(join(config.DATA_DIR, 'tokens.json'), JSON.stringify(seats))
}
await app.http.app.listen({ host: config.HOST, port: config.PORT, backlog: 16_384 })
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)))

/** Each opens the same slot, as the launch call and the frame do. */
async function seatAll({ db, http, rooms }: App, tokens: readonly string[]): Promise<string[]> {
  const { nodeId } = await db.sql.one<{ nodeId: number }>`
    select node_id::integer as "nodeId" from catalogue.games
    where model = 'lines-20-medium' order by position limit 1`
  const seats: string[] = []
  const atOnce = 100
  for (let start = 0; start < tokens.length; start += atOnce) {
    const opened = tokens.slice(start, start + atOnce).map(async (token) => {
      const actor = await http.sessions.find(token)
      if (actor === undefined) throw new Error('A player has no session.')
      const launched = await rooms.play.launch({
        player: { member: actor.id, sessionId: actor.sessionId },
        wanted: { nodeId },
        language: 'EN',
        device: 'bench',
        backUrl: '',
      })
      const url = launched.ok ? launched.value.frame?.url : undefined
      const launchToken = new URL(url ?? '/', 'http://x').searchParams.get('token') ?? ''
      const table = await rooms.arcade.open(launchToken)
      if (!table.ok) throw new Error(`The slot did not open: ${table.code}`)
      const { session, seed, nextSeed } = table.value
      if (seed === null) {
        const own = { clientSeed: 'of-the-bench', commitment: nextSeed.commitment }
        await rooms.arcade.seeds.exchange(actor.id, own)
      }
      return session
    })
    seats.push(...(await Promise.all(opened)))
  }
  return seats
}
