import { expect, it } from 'vitest'
import { agentsDocument } from '@baize/contract/agents/agents-settings'
import * as contract from '@baize/contract/agents/tree-desk'
import { decideApproval, listApprovals } from '@baize/contract/system/approvals'
import type { Id } from '@baize/kernel/ids'
import { testWiredApp } from '../../testing/wired-app.ts'

const { call, member, makeId, db, operator } = await testWiredApp()

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
  expect(tops.items.map(({ account }) => account)).toEqual(
    expect.arrayContaining([topName, otherName]),
  )
  const first = await look('limit=1')
  const second = await look(`limit=1&cursor=${first.next}`)
  expect([...first.items, ...second.items]).toEqual(tops.items.slice(0, 2))
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

it('[AG117] [AG152] [AG260] a rate lies between the highest right below and that of who stands above or of the document, and is in the log', async () => {
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
  expect((await rate(agentName, 145)).code).toBe('rate_step')
  expect((await rate(otherName, 201)).code).toBe('rate_too_high')
  expect((await rate('nobodyatall', 1)).code).toBe('not_found')
  const entries = await db.sql<{ before: object; after: object; reason: string }>`
    select before, after, reason from system.audit where action = 'branch.rated' order by sequence`
  expect(entries).toMatchObject([
    { before: { rate: 0 }, after: { rate: 150 }, reason: 'An agreement' },
    { after: { rate: 120 } },
  ])
})

it('[AG237] the rate of the top is not lowered below what stands right under it', async () => {
  const { publish, get } = agentsDocument.calls
  const to = async (topRate: number) => {
    const { live } = (await call(get, 'admin')).value
    const content = { ...live.content, topRate }
    const payload = { baseVersion: live.version, content, reason: 'A new rate' }
    return await call(publish, 'admin', { payload })
  }
  expect(await to(149)).toMatchObject({
    code: 'top_rate_below_given',
    message: expect.stringMatching(/^1 agent at the top has .*up to 1\.5%/),
  })
  expect((await to(150)).value).toMatchObject({ approvalId: null })
})

const plan = (payload: object, role: 'admin' | 'finance' | 'risk' = 'admin') =>
  call(contract.planMove, role, { payload })
const decide = (id: string | null, role: 'admin' | 'finance' | 'risk', approve = true) =>
  call(decideApproval, role, { id: id ?? '', payload: { approve, reason: 'Seen' } })
const waiting = async () => (await call(contract.listAskedMoves, 'risk')).value.items
const movesOf = async (account = agentName) =>
  (await call(contract.listMoves, 'auditor', { query: `account=${account}` })).value.items

it('[AG111] [AG116] [AG170] a branch is asked for by admins alone, planned when somebody else agrees, in the log, and taken back', async () => {
  await heard()
  expect((await plan(moving(), 'finance')).code).toBe('not_allowed')
  expect((await plan(moving(), 'risk')).code).toBe('not_allowed')
  expect((await plan(moving({ reason: '' }))).code).toBe('invalid_input')
  expect((await plan(moving({ upline: lowName }))).code).toBe('move_not_agent')
  expect((await plan(moving({ upline: 'nobodyatall' }))).code).toBe('not_found')
  expect(await waiting()).toEqual([])
  const wish = moving()
  const { approvalId } = (await plan(wish)).value
  expect(await waiting()).toMatchObject([
    {
      approvalId,
      member: { account: agentName },
      from: { account: topName },
      to: { account: otherName },
      size: 1,
      ends: 0,
      reason: 'They changed teams',
    },
  ])
  expect(await movesOf()).toEqual([])
  expect((await decide(approvalId, 'admin')).code).toBe('same_person')
  expect((await decide(approvalId, 'risk')).code).toBe('not_allowed')
  expect(await movesOf()).toEqual([])
  const listed = (await call(listApprovals, 'finance')).value.find(({ id }) => id === approvalId)
  expect(listed).toMatchObject({
    says: 'Move a branch',
    changes: [{ name: `${agentName}, with 1 below`, before: topName, after: otherName }],
  })
  expect((await decide(approvalId, 'finance')).code).toBe('')
  expect(await waiting()).toEqual([])
  const [planned] = await movesOf()
  expect(planned).toMatchObject({
    id: wish.id,
    member: { account: agentName },
    from: { account: topName },
    to: { account: otherName },
    state: 'planned',
    size: 1,
    isOpen: true,
  })
  expect((await look(`of=${agentName}`)).of?.move).toMatchObject({ id: wish.id })
  // Asked again after a cut line, it is there already; another is not even asked.
  expect((await plan(wish)).value).toEqual({ approvalId: null })
  expect((await plan(moving())).code).toBe('move_planned')
  const back = { id: wish.id, payload: { reason: 'A mistake' } }
  expect((await call(contract.takeBackMove, 'finance', back)).code).toBe('not_allowed')
  expect((await call(contract.takeBackMove, 'admin', back)).value).toMatchObject({
    state: 'taken_back',
    isOpen: false,
  })
  expect(await movesOf()).toMatchObject([{ state: 'taken_back', reason: 'They changed teams' }])
  const entries = await db.sql<{ action: string; after: object }>`
    select action, after from system.audit where action like 'branch.%' and action <> 'branch.rated' order by sequence`
  expect(entries).toMatchObject([
    { action: 'branch.planned', after: { askedBy: expect.any(String) } },
    { action: 'branch.taken_back' },
  ])
})

it('[AG170] what was asked is checked again with the yes: a ring that would come of it by then is refused', async () => {
  await heard()
  const [one, two] = [await member(0n, { type: 1 }), await member(0n, { type: 1 })]
  const [first, second] = [await nameOf(one), await nameOf(two)]
  const ask = async (account: string, upline: string) =>
    (await plan(moving({ account, upline }))).value.approvalId
  const [down, up] = [await ask(first, second), await ask(second, first)]
  expect(await waiting()).toHaveLength(2)
  expect((await decide(down, 'finance')).code).toBe('')
  expect((await decide(up, 'finance')).code).toBe('move_into_own_team')
  expect(await movesOf(second)).toEqual([])
  expect((await decide(up, 'finance', false)).code).toBe('')
  expect(await waiting()).toEqual([])
})

it('[AG262] nobody takes the place of what another admin asked for the same branch', async () => {
  await heard()
  const first = (await plan(moving())).value.approvalId
  const payload = moving({ upline: '' })
  const second = await call(contract.planMove, await operator('admin'), { payload })
  expect(second).toMatchObject({ status: 409, code: 'move_asked' })
  expect(await waiting()).toMatchObject([{ approvalId: first, to: { account: otherName } }])
  expect((await decide(first, 'finance', false)).code).toBe('')
})

it('[AG170] another wish of the same admin for the branch takes the place of the one that waits', async () => {
  await heard()
  const first = (await plan(moving())).value.approvalId
  const second = (await plan(moving({ upline: '' }))).value.approvalId
  expect(await waiting()).toMatchObject([{ approvalId: second, to: null }])
  expect((await decide(first, 'finance')).code).toBe('already_decided')
  expect((await decide(second, 'finance', false)).code).toBe('')
  expect((await movesOf()).filter(({ state }) => state === 'planned')).toEqual([])
})
