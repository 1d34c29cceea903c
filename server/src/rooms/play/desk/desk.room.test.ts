import { describe, expect, it } from 'vitest'
import { changeVendor, getVendorMaintenance } from '@baize/contract/catalogue/catalogue-desk'
import type { Endpoint, Envelope, InputOf, ReplyOf } from '@baize/contract/endpoint'
import * as contract from '@baize/contract/play/provider-desk'
import type { Role } from '@baize/contract/roles'
import { decideApproval } from '@baize/contract/system/approvals'
import { testApp } from '../../../../testing/app.ts'
import { lastActor, lastEntry } from '../../../../testing/offers.ts'
import { createKit, done } from '../../../sandbox/conformance/kit.ts'
import { seat } from '../../../sandbox/conformance/seat.ts'
import { httpPlatform, httpWallet } from '../../../sandbox/conformance/http-wallet.ts'
import { demoSandbox } from '../../../sandbox/provider/seed.ts'

const { app, server, db, tokenFor, defects } = await testApp()
const url = await server.listen({ port: 0, host: '127.0.0.1' })
const tokens = new Map<Role, string>()
const reason = 'A test of the desk'

async function ask<E extends Endpoint>(endpoint: E, input: InputOf<E>, role: Role = 'admin') {
  if (!tokens.has(role)) tokens.set(role, await tokenFor(role))
  const rest = new Map(Object.entries(input as Record<string, unknown>))
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = String(rest.get(name))
    rest.delete(name)
    return encodeURIComponent(value)
  })
  const hasBody = endpoint.method === 'POST' || endpoint.method === 'PUT'
  const query = new URLSearchParams([...rest].map(([name, value]) => [name, String(value)]))
  const reply = await server.inject({
    method: endpoint.method,
    url: hasBody ? path : `${path}?${query.toString()}`,
    headers: { authorization: `Bearer ${tokens.get(role)}` },
    ...(hasBody ? { payload: Object.fromEntries(rest) } : {}),
  })
  return reply.json<Envelope<ReplyOf<E>>>() as { code: string; value: ReplyOf<E> }
}

const acme = {
  key: 'ACME',
  name: 'Acme',
  serves: ['KITE'],
  addresses: ['127.0.0.1'],
  sandbox: false,
}
const knock = async (secret: string) => {
  const wallet = httpWallet({ url, vendor: 'ACME', secret })
  const answer = await wallet.balance({
    requestId: 'r',
    player: 'mem_nobody',
    currency: 'PHP',
    sessionToken: 'x'.repeat(43),
  })
  return answer.ok ? 'let in' : answer.code
}

describe('a vendor', () => {
  it('[Y24] is added with a reason, which the trail keeps', async () => {
    const { value } = await ask(contract.createProtocolVendor, { ...acme, reason })
    expect(value).toMatchObject({ key: 'ACME', keys: [], betsClosed: false })
    expect(await lastEntry(db)).toMatchObject({ action: 'protocol_vendor.created', reason })
    const again = await ask(contract.createProtocolVendor, { ...acme, reason })
    expect(again).toMatchObject({ code: 'name_taken' })
  })

  it.each([
    [{ ...acme, key: 'B2', serves: ['NOBODY'] }, 'not_found'],
    [{ ...acme, key: 'B2', serves: ['*'] }, 'not_found'],
    [{ ...acme, key: 'B2', addresses: ['nowhere'] }, 'invalid_address'],
  ])('[Y24] %j is refused', async (vendor, code) => {
    expect(await ask(contract.createProtocolVendor, { ...vendor, reason })).toMatchObject({ code })
  })

  it('[Y24] is not changed by who may only look', async () => {
    const wanted = { key: 'ACME', name: 'Other', reason }
    expect(await ask(contract.changeProtocolVendor, wanted, 'auditor')).toMatchObject({
      code: 'not_allowed',
    })
  })

  it('[Y24] changes, and a change of nothing is none', async () => {
    const wanted = { key: 'ACME', name: 'Acme Games', reason }
    expect(await ask(contract.changeProtocolVendor, wanted)).toMatchObject({
      value: { vendor: { name: 'Acme Games' }, approvalId: null },
    })
    expect(await lastEntry(db)).toMatchObject({
      before: { name: 'Acme' },
      after: { name: 'Acme Games' },
    })
    expect(await ask(contract.changeProtocolVendor, wanted)).toMatchObject({
      code: 'nothing_changed',
    })
  })
})

/** Asked for by risk, and agreed to by an admin, who is told the secret. */
async function makeKey(key: string) {
  const { approvalId } = (await ask(contract.createVendorKey, { key, reason }, 'risk')).value
  const { value } = await ask(decideApproval, { id: approvalId, approve: true, reason })
  await app.rooms.protocol.vendors.refresh()
  const { id } = await db.sql.one<{ id: string }>`
    select id from play.vendor_keys where vendor = ${key} order by created_at desc, id desc limit 1`
  return { id, secret: value.handOver?.password ?? '' }
}

describe('a key', () => {
  it('[Y21] is shown once, is kept unreadable, and can be exchanged without a gap', async () => {
    expect(await knock('guess')).toBe('vendor_unknown')
    const first = await makeKey('ACME')
    expect(await knock(first.secret)).toBe('player_unknown')
    expect(await knock('guess')).toBe('invalid_signature')
    const second = await makeKey('ACME')
    expect(JSON.stringify(await lastEntry(db))).not.toContain(second.secret)
    expect(await knock(first.secret)).toBe('player_unknown')
    expect(await knock(second.secret)).toBe('player_unknown')
    expect(await ask(contract.createVendorKey, { key: 'ACME', reason })).toMatchObject({
      code: 'list_full',
    })
    await ask(contract.revokeVendorKey, { key: 'ACME', id: first.id, reason })
    expect(await lastEntry(db)).toMatchObject({ action: 'protocol_key.revoked' })
    expect(await knock(first.secret)).toBe('invalid_signature')
    expect(await knock(second.secret)).toBe('player_unknown')
    const rows = await db.sql<{ row: string }>`
      select row_to_json(vendor_keys)::text as row from play.vendor_keys`
    expect(rows.some(({ row }) => row.includes(second.secret))).toBe(false)
  })

  it('[Y21] of a vendor that is switched off opens nothing', async () => {
    const made = await makeKey('ACME')
    expect(await knock(made.secret)).toBe('player_unknown')
    await ask(contract.changeProtocolVendor, { key: 'ACME', enabled: false, reason })
    expect(await knock(made.secret)).toBe('vendor_unknown')
  })
})

describe('the kill switch', () => {
  it('[Y24] closes a vendor or a game of its own, and says so', async () => {
    const wanted = { key: demoSandbox.vendor, closed: true, reason }
    expect(await ask(contract.switchVendorBets, wanted, 'support')).toMatchObject({
      value: { betsClosed: true },
    })
    expect(await lastEntry(db)).toMatchObject({ action: 'protocol_vendor.bets_closed' })
    const open = { ...wanted, closed: false }
    expect(await ask(contract.switchVendorBets, open)).toMatchObject({
      value: { betsClosed: false },
    })
    expect(await ask(contract.switchVendorBets, open)).toMatchObject({ code: 'nothing_changed' })
    const game = { ...wanted, game: 'KITE/nothing-of-the-kind' }
    expect(await ask(contract.switchVendorBets, game)).toMatchObject({ code: 'not_found' })
  })
})

describe('records', () => {
  it('[Y24] show sessions and rounds with their wagers and calls', async () => {
    const kit = createKit(httpPlatform({ url, ...demoSandbox }), 1)
    const at = await seat(kit)
    const bet = at.bet()
    done(await kit.wallet.bet(bet), 'A bet')
    done(await kit.wallet.win(at.win({ amount: '70' })), 'A win')
    const member = at.player
    const sessions = await ask(contract.listPlaySessions, { member, open: true })
    expect(sessions.value.items).toMatchObject([{ vendor: 'SANDBOX', member, closedAt: null }])
    const rounds = await ask(contract.listPlayRounds, { member })
    expect(rounds.value.items).toMatchObject([
      { round: at.round, bets: 1, stake: '100', payout: '70', state: 'open' },
    ])
    const key = { vendor: 'SANDBOX', member, round: at.round }
    const detail = await ask(contract.getPlayRound, key, 'support')
    expect(detail.value.wagers).toMatchObject([
      { transaction: bet.transactionId, status: 'settled', stake: '100', payout: '70' },
    ])
    expect(detail.value.calls.map(({ action, moved }) => [action, moved])).toEqual([
      ['bet', '-100'],
      ['win', '70'],
    ])
    expect(await ask(contract.getPlayRound, { ...key, round: 'none' })).toMatchObject({
      code: 'not_found',
    })
  })

  it('[Y28] say names, and are found by the name of an account', async () => {
    const kit = createKit(httpPlatform({ url, ...demoSandbox }), 1)
    const at = await seat(kit)
    done(await kit.wallet.bet(at.bet()), 'A bet')
    const { account } = await app.rooms.members.get(db, at.player)
    const named = { member: at.player, account, vendorName: 'Sandbox' }
    const wanted = { member: account.toUpperCase() }
    const sessions = await ask(contract.listPlaySessions, wanted)
    expect(sessions.value.items).toMatchObject([named])
    const rounds = await ask(contract.listPlayRounds, wanted)
    expect(rounds.value.items).toMatchObject([{ ...named, round: at.round }])
    const [round] = rounds.value.items
    expect(round?.game).toContain('/')
    expect(round?.gameName).not.toBe(round?.game)
    expect(round?.gameVendorName).not.toBe('')
    expect(round?.iconUrl).toMatch(/^\/art\//)
    const key = { vendor: 'SANDBOX', member: at.player, round: at.round }
    expect((await ask(contract.getPlayRound, key)).value.round).toMatchObject(named)
  })

  it('[Y29] of a vendor in maintenance say who closed it and what is still open', async () => {
    const kit = createKit(httpPlatform({ url, ...demoSandbox }), 1)
    const at = await seat(kit)
    done(await kit.wallet.bet(at.bet()), 'A bet')
    const { items } = (await ask(contract.listPlayRounds, { member: at.player })).value
    const code = items[0]?.game.split('/')[0] ?? ''
    const look = async () => (await ask(getVendorMaintenance, { code }, 'content')).value
    const before = await look()
    expect(before).toMatchObject({ setBy: '', setAt: null })
    expect(before.openRounds).toBeGreaterThan(0)
    await ask(changeVendor, { code, maintenance: true, reason }, 'content')
    const entry = await lastActor(db)
    // What others change of it later does not make them those who closed it.
    await ask(changeVendor, { code, name: 'Another name', reason }, 'admin')
    await db.sql`
      update play.rounds set closed_at = now() where member = ${at.player} and round = ${at.round}`
    expect(await look()).toEqual({
      setBy: entry.actor,
      setAt: entry.at.toISOString(),
      openRounds: before.openRounds - 1,
    })
    await ask(changeVendor, { code, maintenance: false, reason })
    expect(await ask(getVendorMaintenance, { code: 'NOBODY' })).toMatchObject({ code: 'not_found' })
  })

  it('[Y24] go on from page to page', async () => {
    const kit = createKit(httpPlatform({ url, ...demoSandbox }), 1)
    const at = await seat(kit)
    for (const round of ['a', 'b', 'c']) {
      done(await kit.wallet.bet(at.bet({ roundId: `${at.round}${round}` })), 'A bet')
    }
    const first = await ask(contract.listPlayRounds, { member: at.player, limit: 2 })
    expect(first.value.items).toHaveLength(2)
    const cursor = first.value.next ?? ''
    const second = await ask(contract.listPlayRounds, { member: at.player, limit: 2, cursor })
    expect(second.value).toMatchObject({ next: null, items: [{ round: `${at.round}a` }] })
  })
})

it('[Y25] the kit runs for a sandbox alone', async () => {
  expect(await ask(contract.runConformance, { key: 'ARCADE', reason })).toMatchObject({
    code: 'not_enabled',
  })
  expect(await ask(contract.runConformance, { key: 'NOBODY', reason })).toMatchObject({
    code: 'not_found',
  })
  const never = { value: { running: false, items: [], startedAt: '' } }
  expect(await ask(contract.getConformance, { key: 'SANDBOX' }, 'auditor')).toMatchObject(never)
})

it('[Y25] the kit runs beside the call that asked for it, and one run is one', async () => {
  const wanted = { key: 'SANDBOX', reason }
  const first = await ask(contract.runConformance, wanted)
  expect(first.value.running).toBe(true)
  const again = await ask(contract.runConformance, wanted)
  expect(again.value.startedAt).toBe(first.value.startedAt)
  const look = async () => (await ask(contract.getConformance, { key: 'SANDBOX' })).value
  await expect.poll(async () => (await look()).running, { timeout: 150_000 }).toBe(false)
  const { items, passed } = await look()
  expect(items.filter((item) => !item.passed)).toEqual([])
  expect([items.length, passed]).toEqual([48, 48])
}, 180_000)

it('[Y21] the protocol is described for tools', async () => {
  const reply = await server.inject({ method: 'GET', url: '/docs/provider.json' })
  const document = reply.json<{ paths: object }>()
  expect(Object.keys(document.paths)).toContain('/provider/v1/betWin')
})

it('none of all this was a defect, but wins for bets that were rolled back', () => {
  expect(defects.filter((line) => !line.includes('rolled back'))).toEqual([])
})
