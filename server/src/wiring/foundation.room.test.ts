import { proveBooks } from '@baize/contract/ledger/books'
import { putFault } from '@baize/contract/system/desk'
import { securityDocument } from '@baize/contract/identity/identity-settings'
import { changePassword } from '@baize/contract/identity/member'
import { getMember } from '@baize/contract/identity/members-desk'
import { getProtection, restrictMember } from '@baize/contract/protection/protection'
import { checkUsername } from '@baize/contract/identity/registration'
import { loginFreePlay } from '@baize/contract/identity/session'
import * as documents from '@baize/contract/system/system-settings'
import { afterEach, describe, expect, it } from 'vitest'
import { lastEntry } from '../../testing/offers.ts'
import { testWiredApp } from '../../testing/wired-app.ts'

/** Each word that `foundation.ts` gives to a room, through the platform as it runs. */
const { app, call, member, tokenOf, clock, db, publish, server } = await testWiredApp({
  PUBLIC_URL: 'https://play.felt.example',
})
const reason = 'A test of the wiring'
const minuteMs = 60_000

afterEach(() => void (clock.offsetMs = 0))

describe('what operators set', () => {
  it('[S27] of currency and zone stays while the books hold money', async () => {
    await member(1n)
    for (const change of [{ currency: 'JPY' }, { zone: 'Asia/Tokyo' }]) {
      expect(await publish('admin', documents.brandDocument, change)).toBe('accounts_hold_money')
    }
  })

  it('[S12] of sessions is how long they last', async () => {
    const [soon, late] = [await member(0n), await member(0n)]
    const limits = { memberIdleMinutes: 16, operatorIdleMinutes: 15 }
    expect(await publish('admin', documents.policyDocument, limits)).toBe('')
    const { sessions } = app.http
    expect(sessions.limitsOf('member').idleMs).toBe(16 * minuteMs)
    expect(sessions.limitsOf('operator').idleMs).toBe(15 * minuteMs)
    clock.offsetMs = 8 * minuteMs
    expect((await call(getProtection, soon)).code).toBe('')
    clock.offsetMs = 17 * minuteMs
    expect((await call(getProtection, late)).code).toBe('sign_in_required')
  })

  it('[I91] of locks is what identity keeps to', async () => {
    expect(await publish('risk', securityDocument, { lockAfterFailures: 3 })).toBe('')
    const who = await member(0n)
    const wanted = { newPassword: 'Lamps-over-2', confirmNewPassword: 'Lamps-over-2' }
    const payload = { oldPassword: 'a wrong one', ...wanted }
    const codes: string[] = []
    while (codes.length < 4) codes.push((await call(changePassword, who, { payload })).code)
    expect(codes.filter((code) => code === 'wrong_credentials')).toHaveLength(3)
    expect(codes.at(-1)).toBe('sign_in_locked')
  })

  it('[I70] of names is what a registration keeps to', async () => {
    const { live } = (await call(documents.registrationDocument.calls.get, 'admin')).value
    const rules = live.content.rules.map((rule) =>
      rule.field === 'username' ? { ...rule, minLength: 8 } : rule,
    )
    const free = async (name: string) =>
      (await call(checkUsername, 'member', { query: `username=${name}` })).value.available
    expect(await free('marisol')).toBe(true)
    expect(await publish('content', documents.registrationDocument, { rules })).toBe('')
    expect(await free('marisol')).toBe(false)
  })

  it('[I53] of modules is what can be done', async () => {
    const { live } = (await call(documents.whitelabelDocument.calls.get, 'admin')).value
    const tree = live.content.tree.map(({ childrenNodes, ...group }) => ({
      ...group,
      childrenNodes: childrenNodes.map((node) =>
        node.modId === 'FREEPLAY3' ? { ...node, enabled: '0' as const } : node,
      ),
    }))
    const payload = { os: 'test', platform: 'W', random: 'r'.repeat(16), version: 3 }
    expect((await call(loginFreePlay, 'member', { payload })).code).toBe('')
    expect(await publish('content', documents.whitelabelDocument, { tree })).toBe('')
    expect((await call(loginFreePlay, 'member', { payload })).code).toBe('not_enabled')
  })
})

it('[I16] a new account has the currency of the brand', async () => {
  const id = await member(0n)
  expect(await app.rooms.wallet.currencyOf(id)).toBe('PHP')
})

describe('a gate', () => {
  it('[S1] keeps out who comes from where the site is closed', async () => {
    const who = await member(0n)
    const headers = { authorization: `Bearer ${await tokenOf(who)}` }
    const from = async (remoteAddress: string) =>
      (await server.inject({ url: getProtection.path, headers, remoteAddress })).statusCode
    expect(await from('203.0.113.7')).toBe(200)
    const block = { match: 'range', action: 'block' } as const
    const rules = [{ id: 'test', ...block, values: ['203.0.113.0/24'], note: '' }]
    expect(await publish('risk', documents.regionsDocument, { rules })).toBe('')
    expect(await from('203.0.113.7')).toBe(403)
    expect(await from('203.0.114.7')).toBe(200)
  })

  it('[S12] the console is closed to addresses outside its list', async () => {
    const inside = { consoleRanges: ['127.0.0.0/8'] }
    expect(await publish('admin', documents.policyDocument, inside)).toBe('')
    const headers = { authorization: `Bearer ${await tokenOf('auditor')}` }
    const from = async (remoteAddress: string) =>
      (await server.inject({ url: '/ops/api/session', headers, remoteAddress })).statusCode
    expect(await from('127.0.0.1')).toBe(200)
    expect(await from('203.0.113.7')).toBe(403)
  })
})

describe('the trail', () => {
  it('[P32] has what operators do below the system room, with who did it', async () => {
    const fault = { target: 'sms', scope: '', latencyMs: 0, error: 'unknown', remaining: null }
    await call(putFault, 'admin', { payload: { ...fault, minutes: 5, reason } })
    expect(await lastEntry(db)).toMatchObject({ action: 'fault.switched_on', reason })
    const { actor } = await db.sql.one<{ actor: string }>`
      select actor from system.audit order by sequence desc limit 1`
    expect(actor).toBe('Ada Admin (admin)')
    await call(proveBooks, 'admin', { payload: { reason } })
    expect(await lastEntry(db)).toMatchObject({ action: 'books.proven', reason })
  })

  it('[PR14] has what protection and identity do, and looks', async () => {
    const id = await member(0n)
    const payload = { kind: 'exclusion', length: 6, reason }
    expect((await call(restrictMember, 'risk', { id, payload })).code).toBe('')
    expect(await lastEntry(db)).toMatchObject({ reason })
    await call(getMember, 'risk', { id })
    expect(await lastEntry(db)).toMatchObject({ action: 'member.viewed', object: `member ${id}` })
  })
})
