import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createIdMaker } from '@baize/kernel/ids'
import { systemRandomBytes } from '@baize/kernel/random'
import { createApp, type App } from '../../server/src/app.ts'
import { readConfig, type Config } from '../../server/src/platform/config.ts'
import { createLog } from '../../server/src/platform/log.ts'
import { loadSecret } from '../../server/src/platform/secret.ts'
import {
  createVendors,
  emptyVendor,
  insertVendor,
} from '../../server/src/rooms/play/vendors/vendors.ts'
import { seedMembers } from '../stakes/members.ts'
import { benchVendor, type Door, type Player } from './calls.ts'

// The product as it stands, with players who have a game of an outside vendor open. What its vendor needs to call is left
// in the data folder before it listens.
const [root = '', members = ''] = process.argv.slice(2)
const config = readConfig(process.env)
const app = await createApp(config, { log: createLog(config.LOG_LEVEL), root })
const tokens = await seedMembers(app, Number(members))
const secret = await addVendor(app, config)
const door: Door = { secret, ...(await seatAll(app, tokens)) }
writeFileSync(join(config.DATA_DIR, 'tokens.json'), '[]')
writeFileSync(join(config.DATA_DIR, 'door.json'), JSON.stringify(door))
await app.http.app.listen({ host: config.HOST, port: config.PORT, backlog: 16_384 })
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)))

/** A vendor that may call from this machine as often as it likes; gives the secret of its key. */
async function addVendor({ db }: App, { SECRET, DATA_DIR }: Config): Promise<string> {
  const { policy } = emptyVendor
  const vendor = {
    ...emptyVendor,
    key: benchVendor,
    name: benchVendor,
    addresses: ['127.0.0.0/8'],
    policy: { ...policy, callsASecond: 1_000_000 },
  }
  const now = () => new Date()
  const secret = loadSecret(SECRET, DATA_DIR)
  const makeId = createIdMaker({ now, randomBytes: systemRandomBytes })
  const vendors = createVendors({ db, log: createLog('error'), secret, now, makeId })
  return await db.transaction(async (tx) => {
    await insertVendor(tx, vendor)
    const key = await vendors.createKey(tx, benchVendor)
    if (!key.ok) throw new Error(`The vendor got no key: ${key.code}`)
    return key.value.secret
  })
}

/** Each opens the same game, as the launch call and the vendor's side do. */
async function seatAll({ db, http, rooms }: App, sessions: readonly string[]) {
  const { nodeId } = await db.sql.one<{ nodeId: number }>`
    select node_id::integer as "nodeId" from catalogue.games
    where model = 'lines-20-medium' order by position limit 1`
  const wallet = rooms.play.walletFor(benchVendor)
  await knownVendor(() => rooms.play.findVendorName(benchVendor))
  const players: Player[] = []
  let game = ''
  const atOnce = 100
  for (let start = 0; start < sessions.length; start += atOnce) {
    const opened = sessions.slice(start, start + atOnce).map(async (token) => {
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
      const seated = await wallet.authenticate({ requestId: 'bench', launchToken })
      if (!seated.ok) throw new Error(`The game did not open: ${seated.code}`)
      game = seated.value.gameCode
      return { player: seated.value.player, token: seated.value.sessionToken }
    })
    players.push(...(await Promise.all(opened)))
  }
  return { game, players }
}

/** A node hears of a new vendor a moment after it was written. */
async function knownVendor(find: () => string | undefined): Promise<void> {
  for (const until = Date.now() + 20_000; Date.now() < until;) {
    if (find() !== undefined) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('The server never heard of the vendor.')
}
