import { createHmac, randomBytes } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { testDatabase } from '../../../../testing/database.ts'
import { testDeposits } from '../../../../testing/deposits.ts'
import { testHttp } from '../../../../testing/http.ts'
import { deriveKey } from '../../../platform/secret.ts'
import { serveMoneyIn } from '../money-in.ts'
import type { Deposit } from '../deposits/deposits.ts'

const db = await testDatabase({ poolSize: 12 })
const test = await testDeposits(db)
const { deposits, order, get, cashOf, makeId, moneyIn, wallet, people, now, wait } = test
const { http, log } = await testHttp(db)
serveMoneyIn({ http, log, wallet, people }, moneyIn)
await http.app.ready()

const key = deriveKey('a secret of tests, long enough for anyone', 'gateway SANDBOX')
const minuteMs = 60_000

let deposit: Deposit
let member: `mem_${string}`
beforeEach(async () => {
  member = makeId('mem')
  deposit = await order(member)
})

const factOf = (change: object = {}) => ({
  event: `settled ${deposit.id}`,
  kind: 'settled',
  order: deposit.id,
  reference: deposit.gatewayReference,
  amount: '50000',
  currency: 'PHP',
  at: now().toISOString(),
  ...change,
})

type Change = {
  readonly body?: string
  readonly timestamp?: string
  readonly nonce?: string
  readonly signature?: string
  readonly key?: Buffer
  readonly gateway?: string
  readonly sent?: string
}

async function call(fact: object = factOf(), change: Change = {}) {
  const body = change.body ?? JSON.stringify(fact)
  const timestamp = change.timestamp ?? String(now().getTime())
  const nonce = change.nonce ?? randomBytes(16).toString('hex')
  const signature =
    change.signature ??
    createHmac('sha256', change.key ?? key)
      .update(`${timestamp}.${nonce}.${body}`)
      .digest('hex')
  const reply = await http.app.inject({
    method: 'POST',
    url: `/gateways/${change.gateway ?? 'SANDBOX'}/callback`,
    headers: {
      'content-type': 'application/json',
      'x-gateway-timestamp': timestamp,
      'x-gateway-nonce': nonce,
      'x-gateway-signature': signature,
    },
    payload: change.sent ?? body,
  })
  return `${reply.statusCode} ${reply.json<{ outcome: string }>().outcome}`
}

const untouched = async () => {
  expect((await get(deposit.id)).state).toBe('awaiting')
  expect(await cashOf(member)).toBe(0n)
}

describe('a call-back', () => {
  it('[C12] that is signed is taken', async () => {
    expect(await call()).toBe('200 credited')
    expect(await cashOf(member)).toBe(50000n)
  })

  it.each([
    ['of another key', { key: randomBytes(32) }],
    ['that is empty', { signature: '' }],
    ['that is too short', { signature: 'ab' }],
    ['that is too long', { signature: 'a'.repeat(128) }],
    ['that is no number', { signature: 'z'.repeat(64) }],
    ['of another body', { sent: '{"amount":"1"}' }],
  ])('[C12] with a signature %s is refused and moves nothing', async (_, change: Change) => {
    expect(await call(factOf(), change)).toBe('401 invalid_signature')
    await untouched()
  })

  it.each([
    ['older than five minutes', -5 * minuteMs - 1000],
    ['further ahead than five minutes', 5 * minuteMs + 5000],
  ])('[C12] %s is refused', async (_, offset) => {
    const timestamp = String(now().getTime() + offset)
    expect(await call(factOf(), { timestamp })).toBe('401 stale_timestamp')
    expect(await call(factOf(), { timestamp: 'soon' })).toBe('401 stale_timestamp')
    await untouched()
  })

  it('[C12] may be four minutes old', async () => {
    const timestamp = String(now().getTime() - 4 * minuteMs)
    expect(await call(factOf(), { timestamp })).toBe('200 credited')
  })

  it('[C12] whose nonce came with other content is refused; the very same is answered again', async () => {
    const nonce = randomBytes(16).toString('hex')
    const fact = factOf({ kind: 'pending', event: `pending ${deposit.id}` })
    expect(await call(fact, { nonce })).toBe('200 verifying')
    expect(await call(fact, { nonce })).toBe('200 verifying')
    expect(await call(factOf(), { nonce })).toBe('409 nonce_used')
    expect((await get(deposit.id)).state).toBe('verifying')
    expect(await deposits.callbacks.list(deposit.id)).toMatchObject([{ kind: 'pending', times: 2 }])
  })

  it('[C12] that is caught and sent again after its window is refused', async () => {
    const caught = { nonce: randomBytes(16).toString('hex'), timestamp: String(now().getTime()) }
    const fact = factOf()
    expect(await call(fact, caught)).toBe('200 credited')
    wait(6 * minuteMs)
    expect(await call(fact, caught)).toBe('401 stale_timestamp')
    expect(await cashOf(member)).toBe(50000n)
  })

  it('[C13] under a known id with other content is refused', async () => {
    const pending = factOf({ kind: 'pending' })
    expect(await call(pending)).toBe('200 verifying')
    expect(await call(factOf())).toBe('409 event_used_differently')
    expect(await cashOf(member)).toBe(0n)
  })

  it('[C16] about an order that is not there is recorded and answered 404, each time', async () => {
    const fact = factOf({ order: makeId('dep'), event: `stray ${deposit.id}` })
    expect(await call(fact)).toBe('404 unknown_order')
    expect(await call(fact)).toBe('404 unknown_order')
    const rows = await db.sql`
      select deposit, outcome, times from cashier.callbacks where event = ${`stray ${deposit.id}`}`
    expect(rows).toEqual([{ deposit: null, outcome: 'unknown_order', times: 2 }])
  })

  it('[C16] under another payment, or for a deposit without a gateway, is never guessed', async () => {
    expect(await call(factOf({ reference: 'pay_other' }))).toBe('404 unknown_order')
    await untouched()
    const bank = await order(makeId('mem'), { method: test.methodOf('bank').id })
    const fact = factOf({ order: bank.id, reference: 'x', event: `to a bank ${bank.id}` })
    expect(await call(fact)).toBe('404 unknown_order')
    expect((await get(bank.id)).state).toBe('awaiting')
  })

  it('[C15] in another currency is held', async () => {
    expect(await call(factOf({ currency: 'JPY' }))).toBe('200 held')
    expect(await get(deposit.id)).toMatchObject({ reason: 'amount_differs', paid: null })
  })

  it.each([
    ['no JSON', '{'],
    ['a list', '[]'],
    ['nothing', ''],
    ['a null', 'null'],
  ])('[C12] that is signed and %s is refused', async (_, body) => {
    expect(await call({}, { body })).toBe('400 invalid_request')
  })

  it.each([
    { amount: 50000 },
    { amount: '-1' },
    { amount: '1e3' },
    { kind: 'gift' },
    { event: '' },
    { event: 'x'.repeat(101) },
    { event: 'a\u0000b' },
    { at: 'yesterday' },
    { order: 7 },
  ])('[C12] that is signed and says %o is refused', async (change) => {
    expect(await call(factOf(change))).toBe('400 invalid_request')
    await untouched()
  })

  it('[C12] to a gateway that there is not is answered 404', async () => {
    expect(await call(factOf(), { gateway: 'NOBODY' })).toBe('404 unknown_gateway')
  })

  it('[C13] that was refused stands beside its deposit, counted', async () => {
    for (let time = 0; time < 3; time += 1) await call(factOf(), { key: randomBytes(32) })
    expect(await deposits.callbacks.list(deposit.id)).toMatchObject([
      { kind: 'settled', outcome: 'invalid_signature', times: 3 },
    ])
  })

  it('[C12] that is larger than a call-back can be is refused', async () => {
    expect(await call({}, { body: 'x'.repeat(40_000) })).toMatch(/^413/)
  })

  it('[C12] leaves nonces that are forgotten when they are too old to matter', async () => {
    await call()
    const forget = () => db.transaction((tx) => deposits.callbacks.forgetNonces(tx))
    await forget()
    const count = async () => (await db.sql`select from cashier.nonces`).length
    expect(await count()).toBeGreaterThan(0)
    wait(16 * minuteMs)
    await forget()
    expect(await count()).toBe(0)
  })
})
