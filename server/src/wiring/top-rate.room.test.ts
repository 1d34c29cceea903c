import { beforeEach, expect, it, vi } from 'vitest'
import { agentsDocument } from '@baize/contract/agents/agents-settings'
import { createDownline } from '@baize/contract/agents/downlines'
import { setAgentRate } from '@baize/contract/agents/tree-desk'
import { waitsOrEnds } from '../../testing/waits.ts'
import { testWiredApp } from '../../testing/wired-app.ts'

const { call, member, db, publish } = await testWiredApp()

const top = await member(0n, { type: 1 })
const agent = await member(0n, { type: 1, uplineId: top })
const { account } = await db.sql.one<{ account: string }>`
  select account from identity.members where id = ${agent}`
let opened = 0

const rate = async (percent: number) =>
  (await call(setAgentRate, 'admin', { payload: { account, rate: percent, reason: 'Agreed' } }))
    .code
async function open(percent: number): Promise<string> {
  opened += 1
  const payload = { account: `opened${opened}`, nickname: '', isAgent: false, rate: percent }
  return (await call(createDownline, top, { payload })).code
}
const lower = (topRate: number) => publish('admin', agentsDocument, { topRate })

/** Does something while a statement of somebody else holds back who comes to the same place. */
async function meanwhile(
  hold: (sql: typeof db.sql) => Promise<unknown>,
  work: () => Promise<void>,
) {
  await db.transaction(async (tx) => {
    await hold(tx.sql)
    await work()
  })
}

beforeEach(async () => {
  await vi.waitUntil(
    async () => (await db.sql`select from agents.lines where member = ${agent}`).length === 1,
  )
})

it('[AG237] who lowers the rate of the top waits for a rate that is being set, and is refused for it', async () => {
  expect(await rate(100)).toBe('')
  let both: Promise<string>[] = []
  await meanwhile(
    (sql) => sql`select from agents.rates where member = ${agent} for update`,
    async () => {
      const set = rate(200)
      await waitsOrEnds(db, [set])
      both = [set, lower(140)]
      await waitsOrEnds(db, both)
    },
  )
  expect(await Promise.all(both)).toEqual(['', 'top_rate_below_given'])
  expect(await rate(100)).toBe('')
})

it('[AG237] an account that was opened a moment ago, and has no line yet, counts', async () => {
  await meanwhile(
    (sql) => sql`select pg_advisory_xact_lock(7161, 1)`,
    async () => {
      expect(await open(180)).toBe('')
      expect(await db.sql`select from agents.lines where member <> ${agent}`).toHaveLength(0)
      expect(await lower(170)).toBe('top_rate_below_given')
    },
  )
})

it('[AG237] whoever sets a rate or opens an account waits for who lowers that of the top, and is bound by it', async () => {
  let all: Promise<string>[] = []
  await meanwhile(
    (sql) => sql`select from system.documents where document = 'agents' for update`,
    async () => {
      const lowered = lower(180)
      await waitsOrEnds(db, [lowered])
      all = [lowered, rate(190), open(190)]
      await waitsOrEnds(db, all)
    },
  )
  expect(await Promise.all(all)).toEqual(['', 'rate_above_upline', 'rate_too_high'])
  expect(await rate(180)).toBe('')
})
