import { expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'

const { db, defects } = await testApp({ DEMO_TEAM: 'on' })

it('the agent of the demo has a team of three levels, with bets, deposits and contracts on several days', async () => {
  const sums = async () =>
    await db.sql.one<{ days: number; stake: bigint; members: number; deposits: bigint }>`
      select count(distinct t.day)::int as days, coalesce(sum(t.stake), 0)::bigint as stake,
        (select count(*)::int from agents.lines l where l.ancestor = m.id) as members,
        (select coalesce(sum(deposits), 0)::bigint from agents.team_money_days d
          where d.agent = m.id) as deposits
      from identity.members m left join agents.team_days t on t.agent = m.id
      where m.account_key = 'rico' group by m.id`
  await expect
    .poll(sums, { timeout: 30_000 })
    .toEqual({ days: 14, stake: 10_820_000n, members: 9, deposits: 16_820_000n })
  const { deepest } = await db.sql.one<{ deepest: number }>`
    select max(distance) as deepest from agents.lines`
  expect(deepest).toBe(3)
  const contracts = await db.sql`
    select kind, giver is null as house, state from agents.contracts order by kind, giver nulls first`
  expect(contracts).toEqual([
    { kind: 'daily', house: true, state: 'accepted' },
    { kind: 'daily', house: false, state: 'accepted' },
    { kind: 'dividend', house: true, state: 'accepted' },
    { kind: 'dividend', house: false, state: 'accepted' },
    { kind: 'hourly', house: true, state: 'accepted' },
    { kind: 'realtime', house: true, state: 'accepted' },
  ])
  expect(defects).toEqual([])
})
