import { describe, expect, it } from 'vitest'
import type { Endpoint, ReplyOf } from '@baize/contract/endpoint'
import * as calls from '@baize/contract/protection/protection'
import { operatorRoles, type Role } from '@baize/contract/roles'
import { testApp } from '../../../testing/app.ts'

const { app, db, server, tokenFor } = await testApp()

async function call<E extends Endpoint>({ method, path }: E, token: string, asked: Asked = {}) {
  const { id = '', query = '', payload } = asked
  const reply = await server.inject({
    method,
    url: `${path.replace(':id', id)}?${query}`,
    headers: { authorization: `Bearer ${token}` },
    ...(payload ? { payload } : {}),
  })
  const body = reply.json<{ value: ReplyOf<E>; code: string; message: string }>()
  return { status: reply.statusCode, ...body }
}
type Asked = { readonly id?: string; readonly query?: string; readonly payload?: object }

let people = 0
/** A member of their own, and a session. */
async function somebody() {
  const account = `kept${(people += 1)}`
  const made = await db.transaction((tx) =>
    app.rooms.members.create(tx, { account, type: 0, language: 'EN' }),
  )
  if (!made.ok) throw new Error(made.code)
  const { id } = made.value
  const open = { kind: 'member', id, name: account, roles: ['member'] } as const
  const token = await db.transaction((tx) =>
    app.http.sessions.open(tx, { ...open, roles: ['member'], ip: '127.0.0.1', userAgent: 'test' }),
  )
  return { id, account, token }
}
const daily = (amount: string | null, change: object = {}) => ({
  payload: { kind: 'deposit', period: 'day', amount, currency: 'PHP', ...change },
})

describe('the calls of a member', () => {
  it('[PR1] tell all six limits, and what was set', async () => {
    const { token } = await somebody()
    const empty = await call(calls.getProtection, token)
    expect(empty.value.limits).toHaveLength(6)
    expect(empty.value).toMatchObject({ currency: 'PHP', reminderMinutes: null, bar: null })
    const set = await call(calls.setLimit, token, daily('10000'))
    expect(set.value.limits[0]).toEqual({
      kind: 'deposit',
      period: 'day',
      amount: '10000',
      used: '0',
      change: null,
    })
    await call(calls.setLimit, token, daily('50000'))
    const early = await call(calls.confirmLimit, token, {
      payload: { kind: 'deposit', period: 'day' },
    })
    expect(early).toMatchObject({ status: 429, code: 'too_soon' })
    const kept = await call(calls.dropLimitChange, token, {
      payload: { kind: 'deposit', period: 'day' },
    })
    expect(kept.value.limits[0]).toMatchObject({ amount: '10000', change: null })
  })

  it.each([
    [daily('0'), 422, 'amount_not_positive'],
    [daily('0.5'), 422, 'amount_too_precise'],
    [daily('abc'), 422, 'amount_invalid'],
    [daily('5', { currency: 'JPY' }), 422, 'wrong_currency'],
    [daily('5', { period: 'year' }), 400, 'invalid_input'],
    [daily('5', { member: 'mem_other' }), 400, 'invalid_input'],
  ])('[PR1] refuse %o with %d %s', async (asked, status, code) => {
    const { token } = await somebody()
    expect(await call(calls.setLimit, token, asked)).toMatchObject({ status, code })
  })

  it('[PR9] a time-out answers its end and is the last call of the session', async () => {
    const { token } = await somebody()
    for (const hours of [23, 1009, 24.5]) {
      expect((await call(calls.takeTimeOut, token, { payload: { hours } })).status).toBe(400)
    }
    const taken = await call(calls.takeTimeOut, token, { payload: { hours: 24 } })
    const inADay = Date.now() + 86_400_000
    expect(Math.abs(new Date(taken.value.until ?? 0).getTime() - inADay)).toBeLessThan(60_000)
    expect((await call(calls.getProtection, token)).status).toBe(401)
  })

  it('[PR12] a reminder is set, read and kept in mind', async () => {
    const { token, id } = await somebody()
    const set = await call(calls.setReminder, token, { payload: { minutes: 30 } })
    expect(set.value.reminderMinutes).toBe(30)
    const payload = { playedMinutes: 30, goesOn: false }
    expect((await call(calls.acknowledgeReminder, token, { payload })).status).toBe(200)
    const desk = await call(calls.getMemberProtection, await tokenFor('support'), { id })
    expect(desk.value.history[0]).toMatchObject({
      kind: 'reminder.acknowledged',
      minutes: 30,
      note: 'stops',
    })
  })

  it('[PR15] are not for operators, trial accounts or visitors', async () => {
    for (const role of ['admin', 'trial'] as const) {
      expect((await call(calls.getProtection, await tokenFor(role))).status).toBe(403)
    }
    expect((await call(calls.getProtection, 'x'.repeat(43))).status).toBe(401)
  })
})

describe('the calls of the console', () => {
  const exclusion = (id: string, change: object = {}) => ({
    id,
    payload: { kind: 'exclusion', length: 6, reason: 'Asked for by phone', ...change },
  })

  it('[PR15] who may read and who may restrict', async () => {
    const { id } = await somebody()
    for (const role of operatorRoles) {
      const token = await tokenFor(role)
      const mayRead = role !== 'content'
      expect((await call(calls.listRestrictions, token)).status).toBe(mayRead ? 200 : 403)
      expect((await call(calls.getMemberProtection, token, { id })).status).toBe(
        mayRead ? 200 : 403,
      )
      expect((await call(calls.listLimitsReached, token)).status).toBe(mayRead ? 200 : 403)
      const other = await somebody()
      const may = (['admin', 'risk', 'support'] as Role[]).includes(role)
      expect((await call(calls.restrictMember, token, exclusion(other.id))).status).toBe(
        may ? 200 : 403,
      )
    }
  })

  it('[PR14] the register shows who, until when and what is in the wallet', async () => {
    const { id, account, token } = await somebody()
    const risk = await tokenFor('risk')
    expect((await call(calls.restrictMember, risk, exclusion(id))).status).toBe(200)
    expect((await call(calls.getProtection, token)).status).toBe(401)
    const found = await call(calls.listRestrictions, risk, { query: `search=${account}` })
    expect(found.value.items).toMatchObject([
      { member: id, account, kind: 'exclusion', reason: 'Asked for by phone', balance: '0' },
    ])
    expect(found.value.next).toBeNull()
    const again = await call(calls.restrictMember, risk, exclusion(id))
    expect(again).toMatchObject({ status: 200 })
    const weaker = exclusion(id, { kind: 'time_out', length: 24 })
    expect(await call(calls.restrictMember, risk, weaker)).toMatchObject({
      status: 409,
      code: 'nothing_changed',
    })
    expect(await call(calls.restrictMember, risk, exclusion(id, { reason: '' }))).toMatchObject({
      status: 400,
    })
    expect(await call(calls.restrictMember, risk, exclusion(id, { length: 5 }))).toMatchObject({
      status: 422,
      code: 'length_invalid',
      message: 'A time-out lasts 24 to 1008 hours, an exclusion 6 to 60 months or for good.',
    })
    expect(await call(calls.restrictMember, risk, exclusion('mem_x'))).toMatchObject({
      status: 404,
    })
  })
})
