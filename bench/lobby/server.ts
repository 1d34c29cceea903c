import { setTimeout as wait } from 'node:timers/promises'
import { listGames } from '@baize/contract/catalogue/catalogue'
import { createApp } from '../../server/src/app.ts'
import { readConfig } from '../../server/src/platform/config.ts'
import { createLog } from '../../server/src/platform/log.ts'
import { fillCatalogue } from './fill.store.ts'

// The product as it stands, in a process of its own, with so many titles at least: those of the seed, and sequels of
// them where more are wanted.
const [root = '', titles = ''] = process.argv.slice(2)
const config = readConfig({ ...process.env, DEMO_PLAYERS: 'off', DEMO_TEAM: 'off' })
const app = await createApp(config, { log: createLog(config.LOG_LEVEL), root })
const wanted = await fillCatalogue(app.db, Number(titles))
await untilShown(wanted)
await app.http.app.listen({ host: config.HOST, port: config.PORT })
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)))

/** The catalogue hears of what was added and makes its index before it shows it. */
async function untilShown(total: number): Promise<void> {
  for (;;) {
    const reply = await app.http.app.inject(`${listGames.path}?gameType=ALL&pageSize=1`)
    if (reply.json<{ value: { total: number } }>().value.total === total) return
    await wait(200)
  }
}
