import { describe, expect, it } from 'vitest'
import {
  createAdjustment,
  listAdjustments,
  type Adjustment,
} from '@baize/contract/wallet/adjustments'
import { decideApproval } from '@baize/contract/system/approvals'
import type { Endpoint, ReplyOf } from '@baize/contract/endpoint'
import { createIdMaker } from '@baize/kernel/ids'
import { systemRandomBytes } from '@baize/kernel/random'
import { operatorRoles, type Role } from '@baize/contract/roles'
import { testApp } from '../../../../testing/app.ts'

const { app, db, server, tokenFor } = await testApp()
const makeId = createIdMaker({ now: () => new Date(), randomBytes: systemRandomBytes })
const tokens = new Map<Role, string>()

type Asked = { readonly query?: string; readonly id?: string | null; readonly payload?: object }

async function call<E extends Endpoint>({ method, path }: E, role: Role, asked: Asked = {}) {
  const { query = '', id, payload } = asked
  if (!tokens.has(role)) tokens.set(role, await tokenFor(role))
  const reply = await server.inject({
    method,
    url: `${path.replace(':id', id ?? '')}?${query}`,
    headers: { authorization: `Bearer ${tokens.get(role)}` },
    ...(payload ? { payload } : {}),
  })
  const { value, code, message } = reply.json<{
    value: ReplyOf<E>
    code: string
    message: string
  }>()
  return { status: reply.statusCode, value, code, message }
}

/** Members who have nothing yet; each test takes its own. */
const strangers = await db.transaction(async (tx) => {
  const made: string[] = []
  for (let number = 1; number <= 40; number += 1) {
    const account = `stranger${number}`
    const member = await app.rooms.members.create(tx, { account, type: 0, language: 'EN' })
    if (member.ok) made.push(member.value.id)
  }
  return made
})

const asking = (change: object = {}) => ({
  id: makeId('adj'),
  member: strangers.pop(),
  direction: 'credit',
  kind: 'goodwill',
  amount: '12345',
  currency: 'PHP',
  reason: 'A broken game',
  ...change,
})

const create = (payload: object, role: Role = 'finance') =>
  call(createAdjustment, role, { payload })

describe('the calls', () => {
  it('[W13] admins and finance ask, every operator but who writes content reads', async () => {
    for (const role of operatorRoles) {
      const may = role === 'admin' || role === 'finance'
      expect((await create(asking(), role)).status).toBe(may ? 200 : 403)
      expect((await call(listAdjustments, role)).status).toBe(role === 'content' ? 403 : 200)
    }
  })

  it('[W11] a small sum is done, and told as the contract says', async () => {
    const payload = asking()
    const { status, value } = await create(payload)
    expect(status).toBe(200)
    expect(value).toMatchObject({
      ...payload,
      state: 'done',
      refusal: '',
      approval: null,
      decidedBy: '',
      transfer: expect.stringMatching(/^trf_/) as string,
    })
    expect((await create(payload)).value).toEqual(value)
  })

  it('[W13] a large sum waits by the policy of the brand, and the decision carries it out', async () => {
    const payload = asking({ amount: '500001' })
    const waiting = (await create(payload)).value
    expect(waiting).toMatchObject({ state: 'waiting', transfer: null, decidedAt: null })
    const decide = (role: Role, approve = true) =>
      call(decideApproval, role, { id: waiting.approval, payload: { approve, reason: 'Seen' } })
    expect((await decide('finance')).code).toBe('same_person')
    expect((await decide('support')).status).toBe(403)
    expect((await decide('risk')).status).toBe(200)
    expect((await decide('admin')).code).toBe('already_decided')
    expect((await create(payload)).value).toMatchObject({
      state: 'done',
      decidedBy: expect.any(String) as string,
    })
  })

  it('[W14] the approver of a debit that is not covered is told in words', async () => {
    const payload = asking({ direction: 'debit', kind: 'recovery', amount: '500001' })
    const waiting = (await create(payload)).value
    const decided = await call(decideApproval, 'admin', {
      id: waiting.approval,
      payload: { approve: true, reason: 'Seen' },
    })
    expect(decided).toMatchObject({
      status: 409,
      code: 'debit_not_covered',
      message: 'The member’s cash does not cover this debit. Nothing was moved.',
    })
  })

  it.each([
    [{ amount: '0' }, 422, 'amount_not_positive'],
    [{ amount: '1.5' }, 422, 'amount_too_precise'],
    [{ currency: 'JPY' }, 422, 'wrong_currency'],
    [{ kind: 'chargeback' }, 422, 'kind_unfit'],
    [{ kind: 'because' }, 400, 'invalid_input'],
    [{ member: 'mem_1' }, 400, 'invalid_input'],
    [{ id: 'trf_1' }, 400, 'invalid_input'],
    [{ reason: '' }, 400, 'invalid_input'],
    [{ direction: 'debit', kind: 'recovery' }, 409, 'debit_not_covered'],
  ])('[W11] %o is refused with %d %s', async (change, status, code) => {
    expect(await create(asking(change))).toMatchObject({ status, code })
  })

  it('[W11] are listed newest first, by member and by state, in pages that fit', async () => {
    const member = strangers.pop()
    const made: string[] = []
    for (const amount of ['1', '2', '600000', '3']) {
      made.unshift((await create(asking({ member, amount }), 'admin')).value.id)
    }
    const read = async (query: string) => {
      const items: Adjustment[] = []
      let next: string | null = ''
      while (next !== null) {
        const cursor: string = next === '' ? '' : `&cursor=${next}`
        const page: ReplyOf<typeof listAdjustments> = (
          await call(listAdjustments, 'auditor', { query: `${query}&limit=2${cursor}` })
        ).value
        items.push(...page.items)
        next = page.next
      }
      return items.map(({ id }) => id)
    }
    expect(await read(`member=${member}`)).toEqual(made)
    expect(await read(`member=member:${member}&state=waiting`)).toEqual([made[1]])
    expect(await read(`member=${makeId('mem')}`)).toEqual([])
    expect((await read('')).slice(0, 4)).toEqual(made)
  })
})
