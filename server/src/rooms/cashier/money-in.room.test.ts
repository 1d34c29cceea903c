import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import * as member from '@baize/contract/cashier/deposits'
import * as report from '@baize/contract/cashier/cashier-report'
import * as depositsDesk from '@baize/contract/cashier/deposits-desk'
import * as methodsDesk from '@baize/contract/cashier/methods-desk'
import { decideApproval } from '@baize/contract/system/approvals'
import type { Endpoint, ReplyOf } from '@baize/contract/endpoint'
import { operatorRoles, type Role } from '@baize/contract/roles'
import { createIdMaker } from '@baize/kernel/ids'
import { systemRandomBytes } from '@baize/kernel/random'
import { businessDay } from '@baize/kernel/time'
import { testApp } from '../../../testing/app.ts'
import { travel } from '../../../testing/travel.ts'

const { db, app, server, tokenFor, defects } = await testApp()
const makeId = createIdMaker({ now: () => new Date(), randomBytes: systemRandomBytes })
const tokens = new Map<string, string>()
const reason = 'Seen on the account'

/** A member who is there, with a session. */
let count = 0
async function newMember() {
  count += 1
  const account = `payer${count}`
  const made = await db.transaction((tx) =>
    app.rooms.members.create(tx, { account, type: 0, language: 'EN' }),
  )
  if (!made.ok) throw new Error(made.code)
  const { id } = made.value
  const session = { id, name: account, kind: 'member', roles: ['member'] } as const
  const token = await db.transaction((tx) =>
    app.http.sessions.open(tx, { ...session, ip: '127.0.0.1', userAgent: 'test' }),
  )
  return { id, account, token }
}

type Asked = { readonly id?: string; readonly query?: string; readonly payload?: object }

async function ask<E extends Endpoint>(endpoint: E, token: string, asked: Asked = {}) {
  const { method, path } = endpoint
  const { query, headers, payload } = travel(endpoint, asked.payload)
  const reply = await server.inject({
    method,
    url: `${path.replace(':id', asked.id ?? '')}?${asked.query ?? query}`,
    headers: { ...headers, authorization: `Bearer ${token}` },
    ...(payload ? { payload } : {}),
  })
  const { value, code, message } = reply.json<{
    value: ReplyOf<E>
    code: string
    message: string
  }>()
  return { status: reply.statusCode, value, code, message }
}

async function as<E extends Endpoint>(role: Role, endpoint: E, asked: Asked = {}) {
  if (!tokens.has(role)) tokens.set(role, await tokenFor(role))
  return await ask(endpoint, tokens.get(role) ?? '', asked)
}

const methodsOf = async (token: string) => (await ask(member.listDepositMethods, token)).value

async function order(token: string, kind: string, amount = '50000', more: { from?: string } = {}) {
  const { methods } = await methodsOf(token)
  const method = methods.find((each) => each.kind === kind)?.id ?? ''
  const payload = { id: makeId('dep'), method, amount, currency: 'PHP', ...more }
  return await ask(member.createDeposit, token, { payload })
}

/** Until a deposit is in a state; its call-backs come by the jobs of the platform. */
async function until(token: string, id: string, state: string) {
  for (let tries = 0; tries < 300; tries += 1) {
    const { value } = await ask(member.getDeposit, token, { id })
    if (value.state === state) return value
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`A deposit never came to ${state}.`)
}

const picture = await sharp({
  create: { width: 30, height: 30, channels: 3, background: '#fff' },
})
  .jpeg()
  .toBuffer()

describe('a member', () => {
  it('[C3] sees the ways to pay, and that nothing was ever paid', async () => {
    const { token } = await newMember()
    const { methods, isFirst, lastMethod, currency } = await methodsOf(token)
    expect(methods.map(({ kind }) => kind)).toEqual(['online', 'bank', 'wallet', 'crypto'])
    expect({ isFirst, lastMethod, currency }).toEqual({
      isFirst: true,
      lastMethod: null,
      currency: 'PHP',
    })
  })

  it('[C18] pays on the gateway’s page and has the money, through the platform’s own jobs', async () => {
    const { token } = await newMember()
    const { value: deposit } = await order(token, 'online')
    expect(deposit).toMatchObject({ state: 'awaiting', amount: '50000', needsSlip: false })
    const page = deposit.instructions?.redirectUrl ?? ''
    const pressed = await server.inject({
      method: 'POST',
      url: page,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'act=pay',
    })
    expect(pressed.headers.location).toBe(`/member?m=depositv2&order=${deposit.id}`)
    const done = await until(token, deposit.id, 'success')
    expect(done).toMatchObject({ credited: '50000', expiresAt: null, instructions: null })
    expect((await methodsOf(token)).isFirst).toBe(false)
    const { value } = await ask(member.listDeposits, token, { query: 'limit=1' })
    expect(value.items).toMatchObject([{ id: deposit.id, state: 'success' }])
    expect((await ask(member.listDeposits, token, { query: 'open=true' })).value.items).toEqual([])
  })

  it('[C31] comes back from the gateway’s page to the page over which it was ordered, and to no other site', async () => {
    const { token } = await newMember()
    const from = '/lottery?gameCode=always-five-5-minutes'
    const { value: deposit } = await order(token, 'online', '50000', { from })
    const pressed = await server.inject({
      method: 'POST',
      url: deposit.instructions?.redirectUrl ?? '',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'act=leave',
    })
    expect(pressed.headers.location).toBe(`${from}&m=depositv2&order=${deposit.id}`)
    const away = await order(token, 'online', '60000', { from: '//evil.example/' })
    expect(away).toMatchObject({ status: 400, code: 'invalid_input' })
  })

  it('[C5] is told in words what does not fit', async () => {
    const { token } = await newMember()
    expect(await order(token, 'online', '5')).toMatchObject({
      status: 422,
      code: 'below_minimum',
      message: 'The amount is below the minimum of PHP\u00a0100.00.',
    })
    expect((await order(token, 'none')).status).toBe(400)
  })

  it('[C9] sees nothing of another’s deposit', async () => {
    const [one, two] = [await newMember(), await newMember()]
    const { value } = await order(one.token, 'bank')
    const { id } = value
    expect((await ask(member.getDeposit, two.token, { id })).code).toBe('not_found')
    expect((await ask(member.cancelDeposit, two.token, { id, payload: {} })).code).toBe('not_found')
    const payload = { picture }
    expect((await ask(member.sendDepositSlip, two.token, { id, payload })).code).toBe('not_found')
    expect((await ask(member.cancelDeposit, one.token, { id, payload: {} })).value.state).toBe(
      'cancelled',
    )
  })

  it('[C10] whose file is fifty megabytes is refused before it is read', async () => {
    const { token } = await newMember()
    const { value } = await order(token, 'bank')
    const payload = { picture: Buffer.alloc(50_000_000) }
    const refused = await ask(member.sendDepositSlip, token, { id: value.id, payload })
    expect(refused).toMatchObject({ status: 413, code: 'body_too_large' })
  })

  it('[C5] pages through the own deposits without a gap', async () => {
    const { token } = await newMember()
    const made: string[] = []
    for (const amount of ['50000', '60000', '70000']) {
      made.unshift((await order(token, 'bank', amount)).value.id)
    }
    const found: string[] = []
    let next: string | null = ''
    while (next !== null) {
      const query: string = `limit=1&cursor=${next}`
      const page: ReplyOf<typeof member.listDeposits> = (
        await ask(member.listDeposits, token, { query })
      ).value
      found.push(...page.items.map(({ id }) => id))
      next = page.next
    }
    expect(found).toEqual(made)
  })
})

describe('an operator', () => {
  async function slip(amount?: string) {
    const person = await newMember()
    const { value } = await order(person.token, 'bank', amount)
    const sent = await ask(member.sendDepositSlip, person.token, {
      id: value.id,
      payload: { picture },
    })
    expect(sent.value).toMatchObject({ state: 'verifying', hasSlip: true })
    return { ...person, deposit: value }
  }

  it('[C20] finds it in the queue, sees the slip and approves', async () => {
    const { deposit, account, token } = await slip()
    const listed = await as('finance', depositsDesk.listDeskDeposits, {
      query: `lane=waiting&member=${account}`,
    })
    expect(listed.value.items).toMatchObject([{ id: deposit.id, member: { account } }])
    const { value: view } = await as('risk', depositsDesk.getDeskDeposit, { id: deposit.id })
    expect(view.slip).toMatch(/^data:image\/webp;base64,/)
    expect(view.history.map(({ state }) => state)).toEqual(['awaiting', 'verifying'])
    const payload = { version: view.deposit.version, reason }
    const approved = await as('finance', depositsDesk.approveDeposit, { id: deposit.id, payload })
    expect(approved.value).toMatchObject({ approval: null, deposit: { state: 'success' } })
    expect((await ask(member.getDeposit, token, { id: deposit.id })).value.credited).toBe('50000')
    expect(
      await as('admin', depositsDesk.approveDeposit, { id: deposit.id, payload }),
    ).toMatchObject({
      status: 409,
      code: 'changed_meanwhile',
    })
  })

  it('[C22] puts a large one before a second person', async () => {
    const { deposit, token } = await slip('6000000')
    const payload = { version: 2, reason }
    const asked = await as('finance', depositsDesk.approveDeposit, { id: deposit.id, payload })
    const id = asked.value.approval ?? ''
    expect(id).toMatch(/^apr_/)
    const decide = { id, payload: { approve: true, reason } }
    expect((await as('finance', decideApproval, decide)).code).toBe('same_person')
    expect((await as('risk', decideApproval, decide)).status).toBe(200)
    expect((await ask(member.getDeposit, token, { id: deposit.id })).value.state).toBe('success')
  })

  it('[C23] who may look, and who may decide', async () => {
    const { deposit } = await slip()
    for (const role of operatorRoles) {
      const mayLook = role !== 'content'
      const looked = await as(role, depositsDesk.getDeskDeposit, { id: deposit.id })
      expect([role, looked.status]).toEqual([role, mayLook ? 200 : 403])
      const payload = { version: 99, note: '', reason }
      const decided = await as(role, depositsDesk.rejectDeposit, { id: deposit.id, payload })
      const mayDecide = role === 'admin' || role === 'finance'
      expect([role, decided.status]).toEqual([role, mayDecide ? 409 : 403])
    }
  })

  it('[C23] rejects, expires, takes in hand and attaches a slip', async () => {
    const one = await slip()
    const rejected = await as('finance', depositsDesk.rejectDeposit, {
      id: one.deposit.id,
      payload: { version: 2, note: 'Another day', reason },
    })
    expect(rejected.value.deposit).toMatchObject({
      state: 'failed',
      reason: 'rejected_by_operator',
    })
    expect((await ask(member.getDeposit, one.token, { id: one.deposit.id })).value.note).toBe(
      'Another day',
    )
    const two = await newMember()
    const { value: open } = await order(two.token, 'bank')
    const taken = await as('finance', depositsDesk.assignDeposit, {
      id: open.id,
      payload: { take: true },
    })
    expect(taken.value.deposit.assignee).not.toBe('')
    const attached = await as('finance', depositsDesk.attachSlip, {
      id: open.id,
      payload: { picture, reason },
    })
    expect(attached.value.deposit).toMatchObject({ state: 'verifying', hasSlip: true })
    const { value: other } = await order(two.token, 'bank', '60000')
    const expired = await as('finance', depositsDesk.expireDeposit, {
      id: other.id,
      payload: { version: 1, reason },
    })
    expect(expired.value.deposit.state).toBe('expired')
  })

  it('[C1] sets the ways to pay', async () => {
    const { value: listed } = await as('support', methodsDesk.listDeskMethods)
    expect(listed.gateways).toEqual([{ name: 'SANDBOX', isUp: true, isSandbox: true }])
    const [first] = listed.methods
    const content = { ...first?.content, name: { EN: 'Second way' } }
    const created = await as('finance', methodsDesk.createMethod, { payload: { content, reason } })
    await as('admin', decideApproval, {
      id: created.value.approvalId,
      payload: { approve: true, reason },
    })
    const id = await expect
      .poll(async () => (await as('finance', methodsDesk.listDeskMethods)).value.methods)
      .toHaveLength(listed.methods.length + 1)
      .then(async () => (await as('finance', methodsDesk.listDeskMethods)).value.methods.at(-1)?.id)
    if (id === undefined) throw new Error('No method was made.')
    const changed = { version: 1, content: { ...content, enabled: false }, reason }
    expect(
      (await as('finance', methodsDesk.changeMethod, { id, payload: changed })).value.method.stop,
    ).toBe('closed')
    expect((await as('finance', methodsDesk.changeMethod, { id, payload: changed })).code).toBe(
      'changed_meanwhile',
    )
    const wrong = { content: { ...content, chips: ['1'] }, reason }
    expect(await as('finance', methodsDesk.createMethod, { payload: wrong })).toMatchObject({
      code: 'invalid_setting',
      message: 'The setting chips cannot be set so.',
    })
    const ids = [id, ...listed.methods.map((each) => each.id)]
    expect(
      (await as('finance', methodsDesk.orderMethods, { payload: { ids, reason } })).status,
    ).toBe(200)
    expect((await as('admin', methodsDesk.listDeskMethods)).value.methods[0]?.id).toBe(id)
    expect(
      (await as('support', methodsDesk.orderMethods, { payload: { ids, reason } })).status,
    ).toBe(403)
  })

  it('[C26] tells the sandbox how to behave', async () => {
    const payload = { manner: 'pays_less' }
    expect((await as('finance', methodsDesk.setSandboxManner, { payload })).status).toBe(200)
    const { value } = await as('auditor', methodsDesk.getSandboxGateway)
    expect(value.manner).toBe('pays_less')
    await as('finance', methodsDesk.setSandboxManner, { payload: { manner: 'pays' } })
    expect((await as('auditor', methodsDesk.setSandboxManner, { payload })).status).toBe(403)
  })

  it('[C24] reads the report', async () => {
    const today = businessDay(new Date(), 'Asia/Manila')
    const { value } = await as('finance', report.getCashierReport, {
      query: `from=${today}&to=${today}`,
    })
    expect(value.days).toHaveLength(1)
    expect(Number(value.days[0]?.depositCount)).toBeGreaterThanOrEqual(3)
    expect(value.methods.some(({ name }) => name === 'Bank transfer')).toBe(true)
    const wrong = await as('finance', report.getCashierReport, {
      query: 'from=2026-02-02&to=2026-01-01',
    })
    expect(wrong.code).toBe('invalid_period')
  })

  it('[C23] leaves no defect behind', () => {
    expect(defects).toEqual([])
  })
})
