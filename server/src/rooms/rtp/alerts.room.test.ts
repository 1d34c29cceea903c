import { expect, it } from 'vitest'
import { testDatabase } from '../../../testing/database.ts'
import { testSystem } from '../../../testing/system.ts'
import { watchReturns } from './alerts.ts'
import type { Watched, WatchedPeriod } from './watch.ts'

const db = await testDatabase()
const { system } = await testSystem(db)
const present: { rows: { name: string; state: string }[] } = { rows: [] }
watchReturns({
  alerts: system.alerts,
  rtp: {
    read: async () => {
      const rows = present.rows.map(({ name, state }) => ({ name, judged: { state } }) as Watched)
      return { rows } as unknown as WatchedPeriod
    },
  },
})

async function seen() {
  await system.alerts.look()
  const reader = { operator: 'opr_rui', roles: ['risk'], language: 'EN' } as const
  const { items } = await system.alerts.list(reader, { limit: 10, state: 'open' })
  return items.map(({ title, text }) => [title, text])
}

const outside = (...names: string[]) => names.map((name) => ({ name, state: 'alarm' }))

it('[S22] games outside their band are one alert that names three, and no more once they are back', async () => {
  present.rows = [{ name: 'Calm', state: 'watch' }]
  expect(await seen()).toEqual([])
  present.rows = [...outside('Sun', 'Moon', 'Star', 'Sea'), { name: 'Calm', state: 'watch' }]
  expect(await seen()).toEqual([
    [
      '4 games are outside their RTP band',
      'In the last 30 days, against what they declare: Sun, Moon, Star, ….',
    ],
  ])
  present.rows = outside('Sun')
  expect((await seen())[0]?.[1]).toMatch(/: Sun\.$/)
  present.rows = []
  expect(await seen()).toEqual([])
})
