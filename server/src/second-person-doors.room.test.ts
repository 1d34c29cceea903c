import { describe, expect, it } from 'vitest'
import * as catalogueDesk from '@baize/contract/catalogue/catalogue-desk'
import * as contractsDesk from '@baize/contract/agents/contracts-desk'
import * as methodsDesk from '@baize/contract/cashier/methods-desk'
import type { Endpoint, ReplyOf } from '@baize/contract/endpoint'
import * as providerDesk from '@baize/contract/play/provider-desk'
import type { OperatorRole } from '@baize/contract/roles'
import { decideApproval, listApprovals } from '@baize/contract/system/approvals'
import { getDefaultPassword, setDefaultPassword } from '@baize/contract/identity/members-desk'
import { createIdMaker } from '@baize/kernel/ids'
import { systemRandomBytes } from '@baize/kernel/random'
import { testApp } from '../testing/app.ts'
import { sealBody } from '../testing/seal-body.ts'

/** Doors by which one person could lead money elsewhere without moving any. */

const { app, db, server, seal, tokenFor } = await testApp()
const reason = 'An attack'

async function call<E extends Endpoint>(role: OperatorRole, endpoint: E, input: object = {}) {
  const { method, path } = endpoint
  const fields: Record<string, unknown> = { ...input }
  const url = path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = String(fields[name])
    Reflect.deleteProperty(fields, name)
    return encodeURIComponent(value)
  })
  const answer = await server.inject({
    method,
    url,
    headers: { authorization: `Bearer ${await tokenFor(role)}` },
    ...(method === 'GET' ? {} : { payload: fields }),
  })
  return answer.json<{ code: string; value: ReplyOf<E> }>()
}

const decide = (role: OperatorRole, id: string | null, approve = true) =>
  call(role, decideApproval, { id, approve, reason })

/** The kinds of alerts about a request, in their order, and whether each is over. */
async function alertsOf(id: string | null) {
  const found = await db.sql<{ kind: string; over: boolean }>`
    select kind, ended_at is not null as over from system.alerts
    where subject = ${id ?? ''} and kind <> 'control.same_place' order by kind`
  return found.map(({ kind, over }) => [kind, over])
}
const asked = [['control.asked', false]]
const agreed = [
  ['control.asked', true],
  ['control.loosened', true],
]

describe('where members pay to', () => {
  const list = async () => (await call('finance', methodsDesk.listDeskMethods)).value.methods
  async function bank() {
    const found = (await list()).find(({ content }) => content.kind === 'bank')
    if (!found) throw new Error('The demo has no bank.')
    return found
  }
  const change = async (part: object) => {
    const { id, version, content } = await bank()
    const input = { id, version, content: { ...content, ...part }, reason }
    return await call('finance', methodsDesk.changeMethod, input)
  }

  it.each([
    { number: '6666 6666' },
    { holder: 'Mallory' },
    { bank: 'Another Bank' },
    { qr: 'https://mallory.example/qr.png' },
    { address: 'bc1qmallory' },
    { network: 'TRON' },
    { gateway: 'SANDBOX' },
    { kind: 'wallet' },
    { note: { EN: 'Please pay to 6666 6666.' } },
    { max: '9007199254740991' },
  ])('[C29] waits for a second person when one sets %o', async (part) => {
    const before = await bank()
    const { code, value } = await change(part)
    expect(code).toBe('')
    expect(value.approvalId).toMatch(/^apr_/)
    expect(value.method).toEqual(before)
    expect(await bank()).toEqual(before)
    expect(await alertsOf(value.approvalId)).toEqual(asked)
    expect((await decide('finance', value.approvalId)).code).toBe('same_person')
    expect((await decide('risk', value.approvalId)).code).toBe('not_allowed')
    expect(await bank()).toEqual(before)
  })

  it('[C29] is made and changed by two, who are told of', async () => {
    const { value } = await change({ number: '1234 5678' })
    expect((await decide('admin', value.approvalId)).code).toBe('')
    await expect.poll(async () => (await bank()).content.number).toBe('1234 5678')
    expect(await alertsOf(value.approvalId)).toEqual(agreed)
    const { content } = await bank()
    const made = await call('finance', methodsDesk.createMethod, { content, reason })
    const count = (await list()).length
    expect(await alertsOf(made.value.approvalId)).toEqual(asked)
    await decide('admin', made.value.approvalId)
    await expect.poll(async () => (await list()).length).toBe(count + 1)
  })

  it('[C29] is not changed by what was agreed to after another change', async () => {
    const { value } = await change({ number: '9999' })
    expect((await change({ name: { EN: 'Renamed' } })).value.approvalId).toBeNull()
    expect((await decide('admin', value.approvalId)).code).toBe('changed_meanwhile')
    expect((await bank()).content.number).not.toBe('9999')
  })

  it.each([{ enabled: false }, { enabled: true }, { max: '600000', chips: [] }, { min: '5000' }])(
    '[C29] needs nobody else for %o',
    async (part) => {
      expect(await change(part)).toMatchObject({ code: '', value: { approvalId: null } })
      expect((await bank()).content).toMatchObject(part)
    },
  )
})

describe('a vendor of games', () => {
  const key = 'ARCADE'
  async function vendor() {
    const { items } = (await call('risk', providerDesk.listProtocolVendors)).value
    const found = items.find((one) => one.key === key)
    if (!found) throw new Error('The arcade does not speak the protocol.')
    return found
  }
  const change = (part: object) =>
    call('risk', providerDesk.changeProtocolVendor, { key, ...part, reason })
  const withPolicy = async (part: object) => ({ policy: { ...(await vendor()).policy, ...part } })

  it('[Y31] gets no key by one person; its secret is told once, to who agreed', async () => {
    const before = await vendor()
    const { value } = await call('risk', providerDesk.createVendorKey, { key, reason })
    expect(Object.keys(value)).toEqual(['approvalId'])
    expect(await vendor()).toEqual(before)
    expect(await alertsOf(value.approvalId)).toEqual(asked)
    expect((await decide('risk', value.approvalId)).code).toBe('same_person')
    const { handOver } = (await decide('admin', value.approvalId)).value
    expect(handOver).toMatchObject({ username: key, isKey: true })
    await expect.poll(async () => (await vendor()).keys).toHaveLength(before.keys.length + 1)
    expect(await alertsOf(value.approvalId)).toEqual(agreed)
    const kept = [
      await db.sql`select row_to_json(a)::text from system.audit a`,
      await db.sql`select row_to_json(a)::text from system.approvals a`,
      await db.sql`select row_to_json(a)::text from system.alerts a`,
    ]
    expect(JSON.stringify(kept)).not.toContain(handOver?.password)
  })

  it.each([
    { addresses: ['0.0.0.0/0', '::/0'] },
    { addresses: ['10.0.0.0/8'] },
    { policy: { zeroBetWins: true } },
    { policy: { settledRollback: 'reverse' } },
    { policy: { launchUrl: 'https://mallory.example/{token}' } },
    { policy: { scales: { PHP: { majors: 1000, units: 1, decimals: 0 } } } },
  ])('[Y31] waits for a second person when one sets %o', async (part) => {
    const before = await vendor()
    const wanted = 'policy' in part ? await withPolicy(part.policy ?? {}) : part
    const { code, value } = await change(wanted)
    expect(code).toBe('')
    expect(value.approvalId).toMatch(/^apr_/)
    expect(await vendor()).toEqual(before)
    expect(await alertsOf(value.approvalId)).toEqual(asked)
    expect((await decide('risk', value.approvalId)).code).toBe('same_person')
    expect((await decide('finance', value.approvalId)).code).toBe('not_allowed')
    expect(await vendor()).toEqual(before)
  })

  it('[Y36] ends no rounds of our own that were left open', async () => {
    const wanted = await withPolicy({ staleRounds: 'void' })
    expect((await change(wanted)).code).toBe('own_rounds')
  })

  it('[Y31] serves all again once two agreed, and fewer by one alone', async () => {
    expect(await change({ serves: ['FOXGLOVE'] })).toMatchObject({ value: { approvalId: null } })
    for (const serves of [['*'], ['FOXGLOVE', 'HARLOW']]) {
      const { code, value } = await change({ serves })
      expect([code, value?.approvalId]).toEqual(['', expect.stringMatching(/^apr_/)])
    }
    const { value } = await change({ serves: ['*'] })
    expect((await decide('admin', value.approvalId)).code).toBe('')
    await expect.poll(async () => (await vendor()).serves).toEqual(['*'])
  })

  it('[Y31] ends rounds that were left open, or sooner than before, once two agreed', async () => {
    const key = 'OUTSIDE'
    const made = { key, name: key, serves: ['FOXGLOVE'], addresses: [], sandbox: false, reason }
    const { policy } = (await call('risk', providerDesk.createProtocolVendor, made)).value
    const set = (part: object) =>
      call('risk', providerDesk.changeProtocolVendor, {
        key,
        policy: { ...policy, ...part },
        reason,
      })
    const waits = expect.stringMatching(/^apr_/)
    expect((await set({ openRoundMinutes: 60 })).value.approvalId).toBeNull()
    for (const staleRounds of ['void', 'settle']) {
      const { value } = await set({ staleRounds, openRoundMinutes: 60 })
      expect([staleRounds, value.approvalId]).toEqual([staleRounds, waits])
    }
    const settle = (await set({ staleRounds: 'settle', openRoundMinutes: 60 })).value.approvalId
    expect((await decide('admin', settle)).code).toBe('')
    expect((await set({ staleRounds: 'settle', openRoundMinutes: 1 })).value.approvalId).toEqual(
      waits,
    )
    const later = await set({ staleRounds: 'settle', openRoundMinutes: 90 })
    expect(later.value.approvalId).toBeNull()
  })

  it('[Y38] may call more often once two agreed, and less often by one alone', async () => {
    const { policy } = await vendor()
    const set = async (callsASecond: number) =>
      (await change(await withPolicy({ ...policy, callsASecond }))).value.approvalId
    expect(await set(policy.callsASecond - 1_000)).toBeNull()
    expect(await set(policy.callsASecond)).toMatch(/^apr_/)
  })

  it('[Y31] lets more in once two agreed, and less by one alone', async () => {
    const wider = await change({ addresses: ['10.0.0.0/8'] })
    expect((await decide('admin', wider.value.approvalId)).code).toBe('')
    await expect.poll(async () => (await vendor()).addresses).toEqual(['10.0.0.0/8'])
    const narrower = await change({ addresses: ['10.1.0.0/16'] })
    expect(narrower).toMatchObject({ code: '', value: { approvalId: null } })
  })
})

describe('what may be staked at a game', () => {
  async function game() {
    const { items } = (await call('content', catalogueDesk.listDeskGames)).value
    const [found] = items
    if (!found) throw new Error('The game is not there.')
    return found
  }
  const set = async (minBet: string) =>
    (
      await call('content', catalogueDesk.changeGame, {
        nodeId: (await game()).nodeId,
        minBet,
        reason,
      })
    ).value

  it('[C32] is raised by two people, and lowered by one', async () => {
    const { minBet: before } = await game()
    const raised = String(BigInt(before) * 250n)
    const { approvalId } = await set(raised)
    expect(approvalId).toMatch(/^apr_/)
    expect((await game()).minBet).toBe(before)
    expect(await alertsOf(approvalId)).toEqual(asked)
    expect((await decide('content', approvalId)).code).toBe('not_allowed')
    expect((await decide('risk', approvalId)).code).toBe('')
    expect((await game()).minBet).toBe(raised)
    expect((await set(before)).approvalId).toBeNull()
    const late = await set(raised)
    expect((await set(String(BigInt(before) - 1n))).approvalId).toBeNull()
    expect((await decide('risk', late.approvalId)).code).toBe('changed_meanwhile')
  })
})

describe('the default password of members', () => {
  it('[I110] is set by two admins, and lies open nowhere meanwhile', async () => {
    const before = (await call('admin', getDefaultPassword)).value
    const password = 'Mallory-knows-1'
    const sealed = await sealBody(seal.publicKey, { password, reason })
    const { code, value } = await call('admin', setDefaultPassword, sealed)
    expect(code).toBe('')
    expect((await call('admin', getDefaultPassword)).value).toEqual(before)
    expect(await alertsOf(value.approvalId)).toEqual(asked)
    expect((await decide('admin', value.approvalId)).code).toBe('same_person')
    for (const role of ['finance', 'risk', 'support', 'content', 'auditor'] as const) {
      expect([role, (await decide(role, value.approvalId)).code]).toEqual([role, 'not_allowed'])
    }
    expect((await call('admin', getDefaultPassword)).value).toEqual(before)
    const [{ content } = { content: '' }] = await db.sql<{ content: string }>`
      select content->>'sealed' as content from system.approvals where id = ${value.approvalId}`
    const trail = await db.sql`select row_to_json(a)::text from system.audit a`
    expect(content.length).toBeGreaterThan(20)
    expect(JSON.stringify(trail)).not.toContain(content)
  })
})

describe('a contract that the house pays', () => {
  const makeId = createIdMaker({ now: () => new Date(), randomBytes: systemRandomBytes })
  let names = 0
  async function account(type: 0 | 1 | 4 | 9, state = 'open'): Promise<string> {
    names += 1
    const name = `paidbyhouse${names}`
    const made = await db.transaction((tx) =>
      app.rooms.members.create(tx, { account: name, type, language: 'EN' }),
    )
    if (!made.ok) throw new Error(made.code)
    await db.sql`update identity.members set state = ${state} where id = ${made.value.id}`
    return name
  }
  const terms = (rate = 200) => ({
    kind: 'daily',
    basis: 'validBet',
    periodicType: 'Daily',
    products: null,
    tiers: [{ rate, periodValidBet: '0', periodProfitLoss: '0', activeMembers: 0 }],
    cap: null,
    betAmount: '100',
    carry: 'none',
  })
  const ask = (downline: string, more: object = {}) =>
    call('finance', contractsDesk.offerHouseContract, {
      id: makeId('ctr'),
      downline,
      terms: terms(),
      reason,
      ...more,
    })
  const given = async () => await db.sql`select id from agents.contracts where giver is null`

  it('[AG150] is offered when somebody else agrees, in one commit with the entries of both', async () => {
    const before = await given()
    const name = await account(1)
    const id = makeId('ctr')
    const { code, value } = await ask(name, { id })
    expect(code).toBe('')
    expect(await given()).toEqual(before)
    expect((await decide('finance', value.approvalId)).code).toBe('same_person')
    expect((await decide('risk', value.approvalId)).code).toBe('not_allowed')
    expect(await given()).toEqual(before)
    const listed = (await call('admin', listApprovals)).value
    const request = listed.find((one) => one.id === value.approvalId)
    expect(request?.says).toBe('Offer a contract that the house pays')
    expect(request?.changes.slice(0, 2)).toMatchObject([
      { name: `Daily wages for ${name}`, before: '', after: '' },
      {
        name: 'Tier 1',
        before: 'nothing',
        after: expect.stringMatching(
          /^2 percent, from valid bets of .*0\.00.* and 0 active members$/,
        ),
      },
    ])
    expect((await decide('admin', value.approvalId)).code).toBe('')
    expect(await given()).toEqual([...before, { id }])
    const entries = await db.sql<{ action: string }>`
      select action from system.audit where object like ${`%${id}%`} order by sequence`
    expect(entries.map(({ action }) => action)).toEqual([
      'approval.requested',
      'approval.own_refused',
      'contract.offered',
      'approval.approved',
    ])
    // Asked again after a cut line, it is there already.
    expect(await ask(name, { id })).toMatchObject({ code: '', value: { approvalId: null } })
  })

  it('[AG150] is offered to nobody when the second person says no', async () => {
    const before = await given()
    const { value } = await ask(await account(1))
    expect((await decide('admin', value.approvalId, false)).code).toBe('')
    expect(await given()).toEqual(before)
  })

  it('[AG150] is checked again with the yes: what changed meanwhile refuses it', async () => {
    const before = await given()
    const name = await account(1)
    const { value } = await ask(name)
    await db.sql`update identity.members set state = 'closed' where account = ${name}`
    expect((await decide('admin', value.approvalId)).code).toBe('member_blocked')
    expect(await given()).toEqual(before)
  })

  it('[AG236] tells the second person whose contract it takes the place of, and that it goes beyond the upline’s', async () => {
    const [above, below] = [await account(1), await account(1)]
    await db.sql`
      update identity.members set upline_id = (select id from identity.members where account = ${above})
      where account = ${below}`
    const live = (account: string, giver: string | null, rate: number) => db.sql`
      insert into agents.contracts (id, kind, giver, downline, currency, terms, state, offered_at, expires_at,
        decided_at, begins_at, next_from, next_to)
      select ${makeId('ctr')}, 'daily', (select id from identity.members where account = ${giver}), id, currency,
        ${JSON.stringify({ kind: 'daily', basis: 'validBet', products: null, cap: null, activeFrom: '1', carry: 'none', period: 'daily', tiers: [{ validBet: '0', loss: '0', active: 0, rate }] })}::jsonb,
        'accepted', now(), now() + interval '1 day', now(), now(), now(), now() + interval '1 day'
      from identity.members where account = ${account}`
    await live(above, null, 150)
    await live(below, above, 100)
    expect((await ask(below)).code).toBe('across_upline')
    const { value } = await ask(below, { confirmed: true })
    const request = (await call('admin', listApprovals)).value.find(
      (one) => one.id === value.approvalId,
    )
    expect(request?.changes.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        `When it is accepted, the contract that ${above} gives ends: 1 percent at most. ${above} is told.`,
        `It goes beyond what ${above}, who stands above, has: 1.5 percent at most.`,
      ]),
    )
    await db.sql`
      update agents.contracts set state = 'terminated', ends_at = now() + interval '1 day'
      where giver = (select id from identity.members where account = ${above})`
    expect((await decide('admin', value.approvalId)).code).toBe('changed_meanwhile')
  })

  it.each([
    ['a trial account', 4, 'open', 'not_for_trial'],
    ['the house itself', 9, 'open', 'not_for_house'],
    ['who is closed', 1, 'closed', 'member_blocked'],
  ] as const)('[AG150] is not even asked for %s', async (_, type, state, code) => {
    expect((await ask(await account(type, state))).code).toBe(code)
  })

  it('[AG150] is not even asked for above the document', async () => {
    const name = await account(1)
    expect((await ask(name, { terms: terms(301) })).code).toBe('rate_above_house')
  })
})
