import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { money } from '@baize/kernel/money'
import type { Callback, Gateway, NewPayment, NewsKind } from './port.ts'

/** What a test of a gateway brings: the gateway, and somebody who pays and calls back as it does. */
export type GatewayFixture = {
  readonly gateway: Gateway
  readonly now: () => Date
  /** A new order's name, as ours are. */
  readonly makeOrder: () => string
  /** Lets the payer of a payment do something; the gateway's books know it after. */
  readonly payer: {
    pay(reference: string): Promise<void>
    refuse(reference: string): Promise<void>
  }
  /** A call-back about a payment as the gateway would send it at this moment. */
  callback(reference: string, order: string, kind: NewsKind, at: Date): Promise<SignedCallback>
  /** Makes the gateway go down and come back. */
  setUp(isUp: boolean): Promise<void>
}

export type SignedCallback = {
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

const asCallback = ({ body, headers }: SignedCallback): Callback => ({
  body,
  header: (name) => headers[name] ?? '',
})

/** The tests that every gateway passes. */
export function gatewaySuite(make: () => Promise<GatewayFixture>): void {
  const newPayment = ({ makeOrder, now }: GatewayFixture): NewPayment => ({
    order: makeOrder(),
    amount: money(12_345n, 'PHP'),
    expiresAt: new Date(now().getTime() + 30 * 60_000),
    back: '/member?m=depositv2',
  })

  async function created(fixture: GatewayFixture) {
    const payment = newPayment(fixture)
    const made = await fixture.gateway.create(payment)
    if (!made.ok) throw new Error(made.code)
    return { payment, ...made.value }
  }

  it('[C27] has a name that may stand in an address', async () => {
    const { gateway } = await make()
    expect(gateway.name).toMatch(/^[A-Z0-9_]{2,40}$/)
  })

  it('[C27] answers a new payment with a reference and a way to pay', async () => {
    const { reference, redirectUrl, qr } = await created(await make())
    expect(reference).toMatch(/^[\x21-\x7e]{1,100}$/)
    expect(`${redirectUrl}${qr}`).not.toBe('')
    expect(redirectUrl.length).toBeLessThanOrEqual(500)
    expect(qr.length).toBeLessThanOrEqual(500)
  })

  it('[C27] asks once for one order, however often it is told to', async () => {
    const fixture = await make()
    const payment = newPayment(fixture)
    const made = await Promise.all([1, 2, 3].map(() => fixture.gateway.create(payment)))
    const references = made.map((each) => each.ok && each.value.reference)
    expect(new Set(references).size).toBe(1)
    expect(references[0]).not.toBe(false)
    const other = await fixture.gateway.create(newPayment(fixture))
    expect(other.ok && other.value.reference).not.toBe(references[0])
  })

  it('[C27] knows a payment as created, then as settled with its sum', async () => {
    const fixture = await make()
    const { reference } = await created(fixture)
    const { gateway } = fixture
    expect(await gateway.query(reference)).toMatchObject({ ok: true, value: { kind: 'created' } })
    await fixture.payer.pay(reference)
    expect(await gateway.query(reference)).toMatchObject({
      ok: true,
      value: { kind: 'settled', amount: 12_345n, currency: 'PHP' },
    })
  })

  it('[C27] knows a payment that was refused', async () => {
    const fixture = await make()
    const { reference } = await created(fixture)
    await fixture.payer.refuse(reference)
    expect(await fixture.gateway.query(reference)).toMatchObject({
      ok: true,
      value: { kind: 'refused' },
    })
  })

  it('[C27] says of a payment that it never saw that it is unknown', async () => {
    const { gateway } = await make()
    expect(await gateway.query('pay_never')).toMatchObject({ code: 'payment_unknown' })
  })

  it('[C27] takes no money for a payment that was closed, and closes twice without harm', async () => {
    const fixture = await make()
    const { reference } = await created(fixture)
    await fixture.gateway.close(reference)
    await fixture.gateway.close(reference)
    await fixture.payer.pay(reference)
    expect(await fixture.gateway.query(reference)).toMatchObject({
      ok: true,
      value: { kind: 'created' },
    })
    await fixture.gateway.close('pay_never')
  })

  it('[C27] reads its own call-backs, of every kind', async () => {
    const fixture = await make()
    const { reference, payment } = await created(fixture)
    for (const kind of ['created', 'pending', 'refused', 'settled'] as const) {
      const sent = await fixture.callback(reference, payment.order, kind, fixture.now())
      const read = fixture.gateway.verify(asCallback(sent), fixture.now())
      expect(read).toMatchObject({
        ok: true,
        value: { news: { kind, reference, order: payment.order } },
      })
    }
  })

  it('[C27] believes no call-back that was changed in any byte, nor one without its headers', async () => {
    const fixture = await make()
    const { reference, payment } = await created(fixture)
    const sent = await fixture.callback(reference, payment.order, 'settled', fixture.now())
    const refused = (change: Partial<SignedCallback>) =>
      expect(fixture.gateway.verify(asCallback({ ...sent, ...change }), fixture.now()).ok).toBe(
        false,
      )
    refused({ body: `${sent.body} ` })
    refused({ body: sent.body.replace('settled', 'pending') })
    refused({ headers: {} })
    for (const [name, value] of Object.entries(sent.headers)) {
      refused({ headers: { ...sent.headers, [name]: '' } })
      refused({
        headers: {
          ...sent.headers,
          [name]: randomBytes(value.length).toString('hex').slice(0, value.length),
        },
      })
      refused({ headers: { ...sent.headers, [name]: value.slice(1) } })
    }
  })

  it('[C27] believes no call-back of long ago or of the future', async () => {
    const fixture = await make()
    const { reference, payment } = await created(fixture)
    for (const offset of [-6 * 60_000, 6 * 60_000]) {
      const at = new Date(fixture.now().getTime() + offset)
      const sent = await fixture.callback(reference, payment.order, 'settled', at)
      expect(fixture.gateway.verify(asCallback(sent), fixture.now())).toMatchObject({ ok: false })
    }
  })

  it('[C27] refuses while it is down, says so, and goes on afterwards', async () => {
    const fixture = await make()
    const { gateway } = fixture
    const { reference } = await created(fixture)
    await fixture.setUp(false)
    await gateway.refresh()
    expect(gateway.isUp()).toBe(false)
    expect(await gateway.create(newPayment(fixture))).toMatchObject({ code: 'gateway_unavailable' })
    expect(await gateway.query(reference)).toMatchObject({ code: 'gateway_unavailable' })
    await fixture.setUp(true)
    await gateway.refresh()
    expect(gateway.isUp()).toBe(true)
    expect((await gateway.query(reference)).ok).toBe(true)
  })
}
