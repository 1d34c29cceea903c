import { expect, it } from 'vitest'
import { testDatabase } from '../../../testing/database.ts'
import { ensureMonthlyPartitions } from '../../platform/database/partitions.ts'
import { createTraces } from './traces.ts'

const db = await testDatabase()
const traces = createTraces({ db })
const dayMs = 86_400_000
const now = Date.parse('2026-12-20T12:00:00Z')
await db.transaction((tx) =>
  ensureMonthlyPartitions(tx, 'identity.logins', { ahead: 1, now: new Date('2026-11-01') }),
)

async function loggedIn(
  member: string,
  ip: string,
  { daysAgo = 1, userAgent = 'Firefox', outcome = 'ok' } = {},
) {
  const at = new Date(now - daysAgo * dayMs)
  await db.sql`
    insert into identity.logins (id, at, member_id, ip, user_agent, how, outcome)
    values (${`log_${member}_${ip}_${daysAgo}_${userAgent}`}, ${at}, ${member}, ${ip}, ${userAgent}, 'password', ${outcome})`
}

it('[GR303] alike are those who came in by the same browser at one address lately, where they are few', async () => {
  await loggedIn('mem_one', '203.0.113.1')
  await loggedIn('mem_same', '203.0.113.1')
  await loggedIn('mem_other_browser', '203.0.113.1', { userAgent: 'Safari' })
  await loggedIn('mem_long_ago', '203.0.113.1', { daysAgo: 40 })
  await loggedIn('mem_refused', '203.0.113.1', { outcome: 'wrong_password' })
  await loggedIn('mem_one', '203.0.113.2')
  for (let each = 0; each < 8; each += 1) await loggedIn(`mem_office_${each}`, '203.0.113.2')
  const alike = (member: string) => traces.listAlike(db, member, new Date(now - 30 * dayMs))
  expect(await alike('mem_one')).toEqual(['mem_same'])
  expect(await alike('mem_other_browser')).toEqual([])
  // Nine at one address are an office.
  expect(await alike('mem_office_1')).toEqual([])
})
