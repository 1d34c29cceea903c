import { expect, it } from 'vitest'
import * as contract from '@baize/contract/agents/tree-desk'
import type { Id } from '@baize/kernel/ids'
import { testWiredApp } from '../../testing/wired-app.ts'

const { call, member, makeId, db } = await testWiredApp()

const nameOf = async (id: Id<'mem'>) =>
  (await db.sql.one<{ account: string }>`select account from identity.members where id = ${id}`)
    .account

const top = await member(0n, { type: 1 })
const agent = await member(0n, { type: 1, uplineId: top })
const low = await member(0n, { uplineId: agent })
const other = await member(0n, { type: 1 })
const [topName, agentName, lowName, otherName] = await Promise.all(
  [top, agent, low, other].map(nameOf),
)
const look = async (query: string) => (await call(contract.getAgentTree, 'risk', { query })).value
async function heard(): Promise<void> {
  const size = async () => (await look(`of=${topName}`)).of?.teamSize
  await expect.poll(size, { timeout: 10_000 }).toBe(2)
}

const moving = (given: object = {}) => ({
  id: makeId('mov'),
  account: agentName,
  upline: otherName,
  reason: 'They changed teams',
  ...given,
})

it('[AG116] the tree is walked from the top, with the way there, and searched on all levels', async () => {
  await heard()
  const tops = await look('')
  expect(tops).toMatchObject({ path: [], of: null })
  expect(tops.items.map(({ account }) => account)).toContain(topName)
  expect(await look(`of=${agentName}`)).toMatchObject({
    path: [{ account: topName }, { account: agentName }],
    of: { account: agentName, direct: 1, teamSize: 1, depth: 1, rate: 0 },
    items: [{ account: lowName, depth: 2, teamSize: 0 }],
    next: null,
  })
  expect((await look(`search=${lowName}`)).items).toMatchObject([{ account: lowName }])
  expect((await look('search=moneyout*')).items.length).toBeGreaterThanOrEqual(4)
  expect((await look('search=nobodyatall')).items).toEqual([])
  expect((await call(contract.getAgentTree, 'risk', { query: 'of=nobodyatall' })).code).toBe(
    'not_found',
  )
})

it('[AG117] [AG152] a rate lies between the highest right below and that of who stands above or of the document, and is in the log', async () => {
  await heard()
  const rate = (
    account: string | undefined,
    percent: number,
    role: 'admin' | 'finance' = 'admin',
  ) =>
    call(contract.setAgentRate, role, {
      payload: { account, rate: percent, reason: 'An agreement' },
    })
  expect((await rate(agentName, 201)).code).toBe('rate_above_upline')
  expect((await rate(agentName, 150)).value).toEqual({ rate: 150 })
  expect((await rate(lowName, 160)).code).toBe('rate_above_upline')
  expect((await rate(lowName, 120)).value).toEqual({ rate: 120 })
  expect((await rate(agentName, 119)).code).toBe('rate_too_low')
  expect((await rate(agentName, 140, 'finance')).code).toBe('not_allowed')
  expect((await rate(otherName, 201)).code).toBe('rate_too_high')
  expect((await rate('nobodyatall', 1)).code).toBe('not_found')
  const entries = await db.sql<{ before: object; after: object; reason: string }>`
    select before, after, reason from system.audit where action = 'branch.rated' order by sequence`
  expect(entries).toMatchObject([
    { before: { rate: 0 }, after: { rate: 150 }, reason: 'An agreement' },
    { after: { rate: 120 } },
  ])
})

it('[AG111] [AG116] a branch is moved by admins alone, with a reason, in the log, and taken back', async () => {
  await heard()
  const plan = (payload: object, role: 'admin' | 'finance' | 'risk' = 'admin') =>
    call(contract.planMove, role, { payload })
  expect((await plan(moving(), 'finance')).code).toBe('not_allowed')
  expect((await plan(moving(), 'risk')).code).toBe('not_allowed')
  expect((await plan(moving({ reason: '' }))).code).toBe('invalid_input')
  expect((await plan(moving({ upline: lowName }))).code).toBe('move_not_agent')
  const planned = await plan(moving())
  expect(planned.value).toMatchObject({
    member: { account: agentName },
    from: { account: topName },
    to: { account: otherName },
    state: 'planned',
    size: 1,
    isOpen: true,
  })
  expect((await look(`of=${agentName}`)).of?.move).toMatchObject({ id: planned.value.id })
  expect((await plan(moving())).code).toBe('move_planned')
  const back = { id: planned.value.id, payload: { reason: 'A mistake' } }
  expect((await call(contract.takeBackMove, 'finance', back)).code).toBe('not_allowed')
  expect((await call(contract.takeBackMove, 'admin', back)).value).toMatchObject({
    state: 'taken_back',
    isOpen: false,
  })
  const listed = await call(contract.listMoves, 'auditor', { query: `account=${agentName}` })
  expect(listed.value.items).toMatchObject([{ state: 'taken_back', reason: 'They changed teams' }])
  const actions = await db.sql<{ action: string }>`
    select action from system.audit where action like 'branch.%' and action <> 'branch.rated' order by sequence`
  expect(actions.map(({ action }) => action)).toEqual(['branch.planned', 'branch.taken_back'])
})
