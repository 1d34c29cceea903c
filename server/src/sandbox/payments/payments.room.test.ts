import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { testDatabase } from '../../../testing/database.ts'
import { testDeposits } from '../../../testing/deposits.ts'
import { testHttp } from '../../../testing/http.ts'
import { testOperator } from '../../../testing/system.ts'
import { deriveKey } from '../../platform/secret.ts'
import { serveMoneyIn } from '../../rooms/cashier/money-in.ts'
import { writeNews } from '../../rooms/cashier/gateways/news.ts'
import { headersOf } from '../../rooms/cashier/gateways/signature.ts'
import { servePayPage } from './routes.ts'
import { gatewaySuite } from '../../rooms/cashier/gateways/suite.ts'

const db = await testDatabase({ poolSize: 12 })
const test = await testDeposits(db)
const strangers = await testDeposits(db)
const { sandbox, makeId, now, order, get, cashOf, runJobs, moneyIn, wallet, people, system } = test
const { http, log } = await testHttp(db)
serveMoneyIn({ http, log, wallet, people, sandbox }, moneyIn)
servePayPage(http, sandbox)
await http.app.ready()

const ines = testOperator('Ines', 'finance')
const key = deriveKey('a secret of tests, long enough for anyone', 'gateway SANDBOX')

describe('the sandbox', () => {
  // The orders of the suite are nobody's, so what is called back about them is not for the tests below.
  gatewaySuite(async () => ({
    gateway: strangers.sandbox,
    now,
    makeOrder: () => makeId('dep'),
    payer: {
      pay: async (reference) => void (await strangers.sandbox.act(reference, 'pay')),
      refuse: async (reference) => void (await strangers.sandbox.act(reference, 'refuse')),
    },
    callback: async (reference, order, kind, at) => {
      const fact = { event: randomBytes(6).toString('hex'), kind, order, reference, at }
      const body = writeNews({ ...fact, amount: 12_345n, currency: 'PHP' })
      const nonce = randomBytes(16).toString('hex')
      return { body, headers: headersOf(key, { timestamp: String(at.getTime()), nonce, body }) }
    },
    setUp: (isUp) => sandbox.setManner(isUp ? 'pays' : 'is_down', ines),
  }))

  it('[C26] keeps the way it was told to behave, for all nodes, and the trail knows who said so', async () => {
    await sandbox.setManner('pays_more', ines)
    const other = await testDeposits(db)
    expect((await other.sandbox.getState()).manner).toBe('pays_more')
    const [entry] = await system.audit.list({ action: 'gateway.manner_set' }, { limit: 1 })
    expect(entry).toMatchObject({ actor: 'Ines', after: '"pays_more"' })
    await sandbox.setManner('pays', ines)
  })

  it('[C26] throws when its call is not taken, so that the job tries again', async () => {
    const { gatewayReference } = await order(makeId('mem'))
    const calls = { payment: gatewayReference, name: 'x', kind: 'settled', amount: '1' } as const
    // As if it had been asked for by a platform that has forgotten the order.
    await db.sql`update cashier.sandbox_payments set deposit = ${makeId('dep')} where id = ${gatewayReference}`
    await expect(
      sandbox.call({ ...calls, at: now().toISOString(), isForged: false }),
    ).rejects.toThrow(/404/)
  })
})

describe('its page', () => {
  const page = (payment: string, language = 'EN') =>
    http.app.inject({ url: `/sandbox/pay/${payment}`, headers: { 'x-language': language } })
  const press = (payment: string, act: string) =>
    http.app.inject({
      method: 'POST',
      url: `/sandbox/pay/${payment}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `act=${act}`,
    })

  it('[C26] shows the sum and three ways on, without a script', async () => {
    const { gatewayReference } = await order(makeId('mem'))
    const shown = await page(gatewayReference)
    expect(shown.statusCode).toBe(200)
    expect(shown.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'nonce-[^']+'; form-action 'self'/,
    )
    expect(shown.body).toContain('PHP\u00a0500.00')
    expect(shown.body.match(/<button/g)).toHaveLength(3)
    expect(shown.body).not.toContain('<script')
    expect((await page(gatewayReference, 'JA')).body).toContain('支払う')
  })

  it('[C26] pays, comes back to the order, and what it calls back is credited', async () => {
    const member = makeId('mem')
    const { id, gatewayReference } = await order(member)
    const pressed = await press(gatewayReference, 'pay')
    expect(pressed.statusCode).toBe(303)
    expect(pressed.headers.location).toBe(`/member?m=depositv2&order=${id}`)
    await runJobs()
    expect(await cashOf(member)).toBe(50000n)
    expect((await page(gatewayReference)).body).toContain('This payment is over.')
    await press(gatewayReference, 'pay')
    await runJobs()
    expect(await cashOf(member)).toBe(50000n)
  })

  it('[C31] leads back to the page over which it was ordered, with the order over it', async () => {
    const from = '/vnLottery?gameCode=mb&m=depositv2&amount=200'
    const { id, gatewayReference } = await order(makeId('mem'), { from })
    const pressed = await press(gatewayReference, 'pay')
    expect(pressed.headers.location).toBe(`/vnLottery?gameCode=mb&m=depositv2&order=${id}`)
    const away = await order(makeId('mem'), { from: '//evil.example/lottery' })
    const left = await press(away.gatewayReference, 'leave')
    expect(left.headers.location).toBe(`/member?m=depositv2&order=${away.id}`)
  })

  it('[C26] refuses and leaves', async () => {
    const one = await order(makeId('mem'))
    await press(one.gatewayReference, 'refuse')
    await runJobs()
    expect((await get(one.id)).state).toBe('failed')
    const two = await order(makeId('mem'))
    expect((await press(two.gatewayReference, 'leave')).statusCode).toBe(303)
    await runJobs()
    expect((await get(two.id)).state).toBe('awaiting')
  })

  it('[C26] is not there for a payment that is not, and takes no other act', async () => {
    expect((await page('pay_never')).statusCode).toBe(404)
    expect((await press('pay_never', 'pay')).statusCode).toBe(404)
    const { gatewayReference } = await order(makeId('mem'))
    expect((await press(gatewayReference, 'steal')).statusCode).toBe(400)
  })
})

describe('in production', () => {
  it('[C26] neither the page nor the calls nor the demo methods are there', async () => {
    const fresh = await testDatabase()
    const { http: bare, signIn } = await testHttp(fresh)
    const { moneyIn: none } = await testDeposits(fresh, { production: true })
    serveMoneyIn({ http: bare, log, wallet, people }, none)
    await bare.app.ready()
    expect((await bare.app.inject('/sandbox/pay/pay_x')).statusCode).toBe(404)
    const token = await signIn('operator', 'opr_ines', ['finance'])
    const asked = await bare.app.inject({
      url: '/ops/api/cashier/sandbox',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(asked.json()).toMatchObject({ code: 'not_in_production' })
    expect(none.methods.list()).toEqual([])
    const called = await bare.app.inject({
      method: 'POST',
      url: '/gateways/SANDBOX/callback',
      payload: '{}',
    })
    expect(called.statusCode).toBe(404)
  })
})
