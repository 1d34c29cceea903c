import { createIdMaker } from '@baize/kernel/ids'
import { systemRandomBytes } from '@baize/kernel/random'
import { createApp, type App } from '../../server/src/app.ts'
import { readConfig } from '../../server/src/platform/config.ts'
import { createLog } from '../../server/src/platform/log.ts'
import { createArcade, type Arcade, type Seated } from '../../server/src/rooms/arcade/arcade.ts'
import { createCatalogue } from '../../server/src/rooms/catalogue/catalogue.ts'
import { seedMembers } from '../stakes/members.ts'

export type Players = {
  readonly app: App
  readonly arcade: Arcade
  readonly seats: readonly Seated[]
}

const secret = 'a secret of the bench, long enough for anyone'

/** The product in this process, and an arcade over it that offers purses with real money, with people at dice. */
export async function seatPlayers(
  root: string,
  env: NodeJS.ProcessEnv,
  count: number,
): Promise<Players> {
  const config = readConfig(env)
  const log = createLog('fatal')
  const app = await createApp(config, { log, root })
  const { play, wagers, members } = app.rooms
  const now = () => new Date()
  const arcade = createArcade({
    db: app.db,
    log,
    secret,
    now,
    makeId: createIdMaker({ now, randomBytes: systemRandomBytes }),
    wallet: play.walletFor('ARCADE'),
    purseWallet: play.pursesFor('ARCADE'),
    arePursesOn: () => true,
    catalogue: await createCatalogue({ db: app.db, log }),
    wagers,
    publish: () => {},
    listPools: play.listPools,
    openPool: async () => {},
    nameOf: async (id) => (await members.find(app.db, id))?.account,
    beacon: {
      name: 'bench',
      aheadMs: 0,
      roundFrom: () => 1,
      roundAfter: () => 1,
      timeOf: () => now(),
      valueOf: async () => '00'.repeat(32),
    },
  })
  const { nodeId } = await app.db.sql.one<{ nodeId: number }>`
    select node_id::integer as "nodeId" from catalogue.games
    where model = 'dice' order by position limit 1`
  const tokens = await seedMembers(app, count)
  const seats = await Promise.all(tokens.map((token) => seat({ app, arcade }, nodeId, token)))
  return { app, arcade, seats }
}

async function seat(
  { app, arcade }: Pick<Players, 'app' | 'arcade'>,
  nodeId: number,
  token: string,
): Promise<Seated> {
  const actor = await app.http.sessions.find(token)
  if (actor === undefined) throw new Error('A player has no session.')
  const how = { wanted: { nodeId }, language: 'EN', device: 'bench', backUrl: '' } as const
  const player = { member: actor.id, sessionId: actor.sessionId }
  const launched = await app.rooms.play.launch({ ...how, player })
  const url = launched.ok ? launched.value.frame?.url : undefined
  const launchToken = new URL(url ?? '/', 'http://x').searchParams.get('token') ?? ''
  const table = await arcade.open(launchToken)
  if (!table.ok) throw new Error(`Dice did not open: ${table.code}`)
  const { commitment } = table.value.nextSeed
  await arcade.seeds.exchange(actor.id, { clientSeed: 'of-the-bench', commitment })
  const seated = await arcade.find(table.value.session)
  if (seated === undefined) throw new Error('Nobody sits there.')
  return seated
}
