import { describe, expect, it } from 'vitest'
import * as contract from '@baize/contract/points/points'
import * as desk from '@baize/contract/points/points-desk'
import { pointsDocument } from '@baize/contract/points/points-settings'
import { listAudit } from '@baize/contract/system/operators'
import { whitelabelDocument } from '@baize/contract/system/system-settings'
import { listAccountRecord } from '@baize/contract/wagers/records'
import type { Id } from '@baize/kernel/ids'
import { paymentPassword } from '../../testing/money-out-app.ts'
import { address, goodContent, testPointsApp } from '../../testing/points.ts'
import { giveDemoPoints, pointsRules } from '../rooms/points/points.ts'

const test = await testPointsApp()
const { app, db, call, member, makeId, publish } = test
const { pointsOf, memberWith, goodWith, redeem, ask, stockOf, cashOf, sumOfPoints } = test
const { ledger } = app.rooms

describe('the mall', () => {
  it('[PT21] [PT22] a wrong payment password takes nothing and says how many tries are left', async () => {
    const who = await memberWith(100)
    const good = await goodWith(2)
    const asked = ask(good)
    const wrong = await redeem(who, { ...asked, paymentPassword: '135791' })
    expect(wrong.code).toBe('payment_password_wrong')
    expect(wrong.value).toMatchObject({ triesLeft: 4 })
    expect((await pointsOf(who)).points).toBe('100')
    const made = await redeem(who, asked)
    expect(made.value).toMatchObject({ status: 'processing', quantity: 1, requiredPoints: '50' })
    expect((await redeem(who, asked)).value).toEqual(made.value)
    expect((await redeem(who, { ...asked, quantity: 2 })).code).toBe('id_used_differently')
    expect(await pointsOf(who)).toEqual({ points: '50', held: '50', owed: '0' })
    expect(await stockOf(good)).toBe(1)
  })

  it('[PT23] [PT24] [PT25] what cannot be had is refused with its own code, and nothing moves', async () => {
    const who = await memberWith(120)
    const good = await goodWith(3, { perMember: 2 })
    const refused = async (given: object) => (await redeem(who, ask(good, given))).code
    expect(await refused({ price: '49' })).toBe('price_changed')
    expect(await refused({ good: 'pgd_nothing000' })).toBe('not_found')
    expect(await refused({ variant: 'two' })).toBe('not_found')
    expect(await refused({ address: undefined })).toBe('address_needed')
    expect(await refused({ quantity: 3 })).toBe('limit_per_member')
    expect(await refused({ quantity: 0 })).toBe('invalid_input')
    const dear = await goodWith(3, { price: 121 })
    expect(await refused({ good: dear, price: '121' })).toBe('points_short')
    const none = await goodWith(0)
    expect(await refused({ good: none })).toBe('out_of_stock')
    expect(await pointsOf(who)).toEqual({ points: '120', held: '0', owed: '0' })
    expect([await stockOf(good), await stockOf(dear), await stockOf(none)]).toEqual([3, 3, 0])
    const payload = {
      version: 2,
      content: goodContent({ price: 60, perMember: 2 }),
      reason: 'Dearer now',
    }
    expect((await call(desk.changeGood, 'finance', { id: good, payload })).code).toBe('')
    const late = await redeem(who, ask(good))
    expect([late.code, late.value]).toEqual(['price_changed', { price: '60' }])
    const below = { variant: 'one', change: -4, reason: 'Too many' }
    const answer = await call(desk.changeStock, 'finance', { id: good, payload: below })
    expect(answer.code).toBe('stock_below_zero')
  })

  it('[PT24] of one that is left, one of two hundred gets it', async () => {
    const good = await goodWith(1)
    const crowd = await Promise.all(Array.from({ length: 200 }, () => member(0n)))
    await giveDemoPoints({ db, ledger }, crowd)
    /** A node with too much to do says so, and who is told asks again. */
    async function insist(who: Id<'mem'>, asked = ask(good)): Promise<{ code: string }> {
      const answer = await redeem(who, asked)
      return answer.status === 503 ? await insist(who, asked) : answer
    }
    const answers = await Promise.all(crowd.map((who) => insist(who)))
    const count = (wanted: string) => answers.filter(({ code }) => code === wanted).length
    expect([count(''), count('out_of_stock')]).toEqual([1, 199])
    expect(await stockOf(good)).toBe(0)
    expect(await sumOfPoints()).toBe(0n)
  }, 120_000)

  it('[PT26] [PT28] goods wait: one is approved and sent, one is rejected and gives all back', async () => {
    const who = await memberWith(100)
    const good = await goodWith(2)
    const [first, second] = [
      (await redeem(who, ask(good))).value,
      (await redeem(who, ask(good))).value,
    ]
    expect(await pointsOf(who)).toEqual({ points: '0', held: '100', owed: '0' })
    const decide = (
      endpoint: Parameters<typeof call>[0],
      { id }: { id: string },
      payload: object,
      role: 'finance' | 'support' = 'finance',
    ) => call(endpoint, role, { id, payload })
    const approve = { version: 1, remark: 'Packed today' }
    const support = await decide(desk.approvePointOrder, first, approve, 'support')
    expect(support.code).toBe('not_allowed')
    expect((await decide(desk.approvePointOrder, first, approve)).code).toBe('')
    expect((await decide(desk.approvePointOrder, first, approve)).code).toBe('already_decided')
    const sent = { version: 2, carrier: 'LBC', tracking: 'L-77' }
    expect((await decide(desk.shipPointOrder, second, { ...sent, version: 1 })).code).toBe(
      'not_approved_yet',
    )
    expect((await decide(desk.shipPointOrder, first, { ...sent, version: 1 })).code).toBe(
      'changed_meanwhile',
    )
    expect((await decide(desk.shipPointOrder, first, sent)).code).toBe('')
    const reject = { version: 1, remark: 'Torn in the store' }
    expect((await decide(desk.rejectPointOrder, second, reject)).code).toBe('')
    expect((await decide(desk.rejectPointOrder, second, reject)).code).toBe('already_decided')
    expect(await pointsOf(who)).toEqual({ points: '50', held: '0', owed: '0' })
    expect(await stockOf(good)).toBe(1)
    const { items } = (await call(contract.getRedeemPointList, who)).value
    expect(items).toMatchObject([
      { type: 'physical', status: 'rejected', remark: 'Torn in the store', requiredPoints: '50' },
      { name: 'Cards of a test', status: 'shipped', carrier: 'LBC', tracking: 'L-77', quantity: 1 },
    ])
    expect(items[1]?.steps.map(({ status }) => status)).toEqual([
      'processing',
      'approved',
      'shipped',
    ])
    const seen = await call(desk.getPointOrder, 'finance', { id: first.id })
    expect(seen.value.address).toEqual(address)
    const { address: kept } = await db.sql.one<{ address: Buffer }>`
      select address from points.orders where id = ${first.id}`
    expect(kept.toString('latin1')).not.toContain('Mango')
    const { items: log } = (
      await call(listAudit, 'admin', { query: 'action=points.order_rejected' })
    ).value
    expect(log[0]).toMatchObject({ object: second.id, reason: 'Torn in the store' })
    expect(await sumOfPoints()).toBe(0n)
  })

  it('[PT26] [PT27] points become funds at once, and from a number on when the house agrees', async () => {
    const who = await memberWith(4_000)
    const convert = (points: string, given: object = {}) =>
      call(contract.convertPoint, who, {
        payload: { id: makeId('rdm'), points, worth: '100', paymentPassword, ...given },
      })
    expect((await convert('1000', { paymentPassword: '135791' })).code).toBe(
      'payment_password_wrong',
    )
    expect((await convert('1000', { worth: '99' })).code).toBe('price_changed')
    expect((await convert('1050')).code).toBe('points_uneven')
    expect((await convert('900')).code).toBe('points_too_few')
    expect((await convert('5000')).code).toBe('points_short')
    expect(await cashOf(who)).toBe(0n)
    const id = makeId('rdm')
    const made = await convert('1000', { id })
    expect(made.value).toMatchObject({
      type: 'convert',
      status: 'approved',
      requiredPoints: '1000',
    })
    expect((await convert('1000', { id })).value).toEqual(made.value)
    expect([await cashOf(who), (await pointsOf(who)).points]).toEqual([1_000n, '3000'])
    const [line] = (await call(contract.getPointDetails, who)).value.items
    expect(line).toMatchObject({
      why: 'redeemed',
      current: '4000',
      changed: '-1000',
      balance: '3000',
      ratio: { amount: '100', currency: 'PHP' },
      redeemQuantity: 1,
    })
    expect(await publish('admin', pointsDocument, { reviewFrom: 2_000 })).toBe('')
    const funds = { amount: '2500', currency: 'PHP' } as const
    const good = await goodWith(0, { kind: 'funds', category: 'funds', price: 2_000, funds })
    const asked = ask(good, { price: '2000', funds: '2500', address: undefined })
    expect((await redeem(who, asked)).value).toMatchObject({ status: 'processing', funds })
    expect(await cashOf(who)).toBe(1_000n)
    const payload = { version: 1, remark: '' }
    expect((await call(desk.approvePointOrder, 'finance', { id: asked.id, payload })).code).toBe('')
    expect([await cashOf(who), (await pointsOf(who)).points]).toEqual([3_500n, '1000'])
    const { items } = (await call(listAccountRecord, who, { query: 'kind=points' })).value
    expect(items.map(({ amount, outcome }) => [amount, outcome])).toEqual([
      ['2500', 'done'],
      ['1000', 'done'],
    ])
    expect(await sumOfPoints()).toBe(0n)
  })

  it('[PT32] [PT50] points that are held are worth what was told for thirty days, and the page tells what comes', async () => {
    const who = await memberWith(3_000)
    const config = async () => (await call(contract.getPointConfig, who)).value
    const convert = (worth: string) =>
      call(contract.convertPoint, who, {
        payload: { id: makeId('rdm'), points: '1000', worth, paymentPassword },
      })
    const { worth } = pointsRules.seed(undefined)
    await test.setRates({ worth: { ...worth, PHP: '1' }, convertMin: 2_000 })
    expect(await config()).toMatchObject({
      ratio: { worth: '100' },
      convertMin: '1000',
      next: { worth: '1', convertMin: '2000' },
    })
    expect((await convert('1')).code).toBe('price_changed')
    expect((await convert('100')).code).toBe('')
    expect(await cashOf(who)).toBe(1_000n)
    await test.setRates({ worth, convertMin: 1_000 })
    expect(await config()).toMatchObject({ ratio: { worth: '100' }, next: null })
  })

  it('[PT29] codes are handed out once each, to who paid for them alone', async () => {
    const who = await memberWith(150)
    const good = await goodWith(0, { kind: 'virtual', category: 'vouchers' })
    const add = (codes: string[]) =>
      call(desk.addCodes, 'finance', {
        id: good,
        payload: { variant: 'one', codes, reason: 'From the café' },
      })
    expect((await add(['A-1', ' A-2 ', 'A-1'])).value).toEqual({ added: 2, known: 1 })
    expect((await add(['A-2'])).value).toEqual({ added: 0, known: 1 })
    expect(await stockOf(good)).toBe(2)
    const made = await redeem(who, ask(good, { quantity: 2, address: undefined }))
    expect(made.value).toMatchObject({ status: 'approved', codes: ['A-1', 'A-2'] })
    const more = await redeem(who, ask(good, { address: undefined }))
    expect(more.code).toBe('out_of_stock')
    const { items } = (await call(contract.getRedeemPointList, who)).value
    expect(items[0]?.codes).toEqual(['A-1', 'A-2'])
    const [kept] = await db.sql<{
      code: Buffer
    }>`select code from points.codes where good = ${good}`
    expect(kept?.code.toString('latin1')).not.toContain('A-1')
  })

  it('[PT1] [PT30] pages read the ratio, what a point takes, and the goods that are shown', async () => {
    const who = await member(0n)
    const { value: config } = await call(contract.getPointConfig, who)
    expect(config).toMatchObject({
      currency: 'PHP',
      ratio: { points: 100, worth: '100' },
      expires: false,
      paymentPasswordSet: true,
    })
    expect(config.earning).toContainEqual({ product: 'RNG', validBet: '1000' })
    const hidden = await goodWith(1, { isShown: false })
    const dollars = { amount: '100', currency: 'USD' } as const
    const foreign = await goodWith(0, { kind: 'funds', category: 'funds', funds: dollars })
    const limited = await goodWith(5, { perMember: 2 })
    const goods = (await call(contract.getPointReward, who)).value
    const ids = goods.map(({ id }) => id)
    expect([ids.includes(hidden), ids.includes(foreign)]).toEqual([false, false])
    expect(goods.find(({ id }) => id === limited)).toMatchObject({ left: 2, price: '50' })
    expect((await call(contract.getPointBalance, 'trial')).code).toBe('not_allowed')
  })

  it('[PT37] [S6.011] where the mall is switched off nothing is shown or spent, and what was redeemed can be read', async () => {
    const who = await memberWith(100)
    const good = await goodWith(2)
    const kept = (await redeem(who, ask(good))).value
    const { tree } = (await call(whitelabelDocument.calls.get, 'admin')).value.live.content
    const turn = (enabled: '0' | '1') =>
      tree.map((node) => ({
        ...node,
        childrenNodes: node.childrenNodes.map((one) =>
          one.modId === 'POINTMALL' ? { ...one, enabled } : one,
        ),
      }))
    expect(await publish('content', whitelabelDocument, { tree: turn('0') })).toBe('')
    try {
      expect((await redeem(who, ask(good))).code).toBe('not_enabled')
      const convert = { id: makeId('rdm'), points: '100', worth: '100', paymentPassword }
      expect((await call(contract.convertPoint, who, { payload: convert })).code).toBe(
        'not_enabled',
      )
      for (const endpoint of [contract.getPointConfig, contract.getPointReward]) {
        expect((await call(endpoint, who)).code).toBe('not_enabled')
      }
      const list = (await call(contract.getRedeemPointList, who)).value.items
      expect(list.map(({ id }) => id)).toEqual([kept.id])
      expect((await pointsOf(who)).held).toBe('50')
    } finally {
      await publish('content', whitelabelDocument, { tree: turn('1') })
    }
    expect((await redeem(who, ask(good))).code).toBe('')
  })
})
