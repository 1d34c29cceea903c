import { expect, it } from 'vitest'
import { testDatabase } from '../../../../testing/database.ts'
import { testSystem } from '../../../../testing/system.ts'
import { emptyVendor, type ProtocolVendor } from '../vendors/vendor.ts'
import { watchPlay } from './watch.ts'

const db = await testDatabase()
const { system } = await testSystem(db)
const now = () => new Date()
const vendors: { list: readonly ProtocolVendor[] } = {
  list: [{ ...emptyVendor, key: 'TIDAL', name: 'Tidal' }],
}
watchPlay({
  db,
  now,
  alerts: system.alerts,
  vendors: { list: () => vendors.list, find: (key) => vendors.list.find((one) => one.key === key) },
})

async function seen() {
  await system.alerts.look()
  const reader = { operator: 'opr_rui', roles: ['risk'], language: 'EN' } as const
  const { items } = await system.alerts.list(reader, { limit: 10, state: 'open' })
  return items.map(({ level, title, text, link }) => [level, title, text, link])
}

const play = (count: number, { minutesAgo, closed }: { minutesAgo: number; closed: boolean }) => {
  const at = new Date(Date.now() - minutesAgo * 60_000)
  return db.sql`
    insert into play.rounds
      (vendor, member, round, game_vendor, game, currency, bets, opened_at, active_at, closed_at)
    select 'TIDAL', 'mem_1', ${`${minutesAgo} ${closed} `} || n, 'TIDAL', 'g', 'PHP', '{}', ${at},
      ${at}, ${closed ? at : null}
    from generate_series(1, ${count}) n`
}

it('[Y30] a vendor whose rounds get no result is told, and no more once they do', async () => {
  await play(95, { minutesAgo: 20, closed: true })
  await play(4, { minutesAgo: 20, closed: false })
  // Those that began a moment ago are not late, those of yesterday are not news.
  await play(3, { minutesAgo: 1, closed: false })
  await play(50, { minutesAgo: 90, closed: false })
  expect(await seen()).toEqual([])
  await play(4, { minutesAgo: 21, closed: false })
  expect(await seen()).toEqual([
    [
      'middle',
      'Tidal: 7.5 % of rounds have no result',
      '8 rounds are open for longer than 5 minutes, of 106 in the last hour.',
      '/rounds?vendor=TIDAL&state=open',
    ],
  ])
  await db.sql`update play.rounds set closed_at = now() where opened_at > now() - interval '1 hour'`
  expect(await seen()).toEqual([])
})

it('[Y30] a kill switch is told, with what is still open', async () => {
  vendors.list = vendors.list.map((vendor) => ({ ...vendor, betsClosed: true }))
  expect((await seen()).map(([, title, text]) => [title, text])).toEqual([
    ['Tidal takes no bets', 'Stopped by the kill switch. 50 rounds are open.'],
  ])
  vendors.list = vendors.list.map((vendor) => ({
    ...vendor,
    betsClosed: false,
    closedGames: ['TIDAL/a', 'TIDAL/b'],
  }))
  expect((await seen()).map(([, title, text]) => [title, text])).toEqual([
    ['Tidal: 2 games take no bets', 'Stopped by the kill switch: TIDAL/a, TIDAL/b.'],
  ])
})
