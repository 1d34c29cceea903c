import { beforeEach, expect, it, vi } from 'vitest'
import { agentsDocument } from '@baize/contract/agents/agents-settings'
import {
  getAgentTree,
  planMove,
  setAgentRate,
  takeBackMove,
} from '@baize/contract/agents/tree-desk'
import { decideApproval } from '@baize/contract/system/approvals'
import { testWiredApp } from '../../testing/wired-app.ts'

const { call, member, makeId, db, clock, publish } = await testWiredApp()

type Person = { readonly id: `mem_${string}`; readonly account: string }

async function agent(place: { readonly uplineId?: Person['id'] } = {}): Promise<Person> {
  const id = await member(0n, { type: 1, ...place })
  const { account } = await db.sql.one<{ account: string }>`
    select account from identity.members where id = ${id}`
  return { id, account }
}
const look = async ({ account }: Person) =>
  (await call(getAgentTree, 'risk', { query: `of=${account}` })).value.of
const rate = async ({ account }: Person, percent: number) =>
  (await call(setAgentRate, 'admin', { payload: { account, rate: percent, reason: 'Agreed' } }))
    .code
/** Lowering needs nobody else; what is raised again would wait for a second person. */
let topRate = 200
async function lowerTop(): Promise<void> {
  topRate -= 20
  const code = await publish('admin', agentsDocument, { topRate })
  if (code !== '') throw new Error(code)
}

/** Plans by two people, and answers the id of the move. */
async function plan({ account }: Person, upline: Person) {
  const id = makeId('mov')
  const payload = { id, account, upline: upline.account, reason: 'They joined a team' }
  const { approvalId } = (await call(planMove, 'admin', { payload })).value
  const yes = { id: approvalId ?? '', payload: { approve: true, reason: 'Seen' } }
  const { code } = await call(decideApproval, 'finance', yes)
  if (code !== '') throw new Error(code)
  return id
}
const takeBack = async (id: string) =>
  (await call(takeBackMove, 'admin', { id, payload: { reason: 'A mistake' } })).code

let top: Person
let below: Person
let other: Person

beforeEach(async () => {
  clock.offsetMs = 0
  ;[top, other] = [await agent(), await agent()]
  below = await agent({ uplineId: top.id })
  await vi.waitUntil(async () => (await look(top))?.teamSize === 1, { timeout: 10_000 })
  // So that it does not hold the rate of the document up.
  await rate(other, topRate)
})

it('[AG268] who goes from the top below somebody keeps the rate of the document as one of their own', async () => {
  await plan(top, other)
  clock.offsetMs = 24 * 3_600_000
  await db.sql`select from graphile_worker.add_job('agents.make_moves')`
  const aboveTop = () => db.sql`select upline_id from identity.members where id = ${top.id}`
  await expect.poll(aboveTop, { timeout: 10_000 }).toEqual([{ upline_id: other.id }])
  // Operators are signed in for less than a day.
  clock.offsetMs = 0
  expect(await look(top)).toMatchObject({ rate: topRate })
})

it('[AG268] [AG117] it bounds who is above and below from the planning on', async () => {
  await plan(top, other)
  expect(await rate(other, topRate - 10)).toBe('rate_too_low')
  expect(await rate(below, topRate)).toBe('')
})

it('[AG268] [AG113] a move that is taken back leaves the rate to the document', async () => {
  expect(await takeBack(await plan(top, other))).toBe('')
  await lowerTop()
  expect(await look(top)).toMatchObject({ rate: topRate })
})

it('[AG268] it stays where somebody right below has more than the document by then', async () => {
  const had = topRate
  expect(await rate(below, had)).toBe('')
  const id = await plan(top, other)
  await lowerTop()
  expect(await takeBack(id)).toBe('')
  expect(await look(top)).toMatchObject({ rate: had })
})

it('[AG268] what was set meanwhile, or before, stays', async () => {
  const id = await plan(top, other)
  expect(await rate(top, topRate - 30)).toBe('')
  expect(await takeBack(id)).toBe('')
  expect(await look(top)).toMatchObject({ rate: topRate - 30 })
  expect(await takeBack(await plan(top, other))).toBe('')
  expect(await look(top)).toMatchObject({ rate: topRate - 30 })
})
