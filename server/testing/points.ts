import { expect, vi } from 'vitest'
import * as contract from '@baize/contract/points/points'
import * as desk from '@baize/contract/points/points-desk'
import { pointsDocument, type PointsDocument } from '@baize/contract/points/points-settings'
import { decideApproval } from '@baize/contract/system/approvals'
import type { Id } from '@baize/kernel/ids'
import { paymentPassword } from './money-out-app.ts'
import { testWiredApp } from './wired-app.ts'

/** Points come a moment after the bet; on a busy machine a long one. */
export const patience = { timeout: 20_000 }

export const address = {
  name: 'A B',
  phone: '0917',
  lines: '1 Mango St',
  city: 'Cebu',
  postcode: '6000',
}

export const goodContent = (given: Partial<desk.GoodContent> = {}): desk.GoodContent => ({
  kind: 'physical',
  category: 'table',
  name: { EN: 'Cards of a test' },
  text: {},
  drawing: 'cards',
  price: 50,
  funds: null,
  perMember: null,
  variants: [{ code: 'one', name: '' }],
  isShown: true,
  ...given,
})

/** The whole platform, with short ways to points and to the mall. */
export async function testPointsApp() {
  const test = await testWiredApp()
  const { app, db, call, member, makeId, play } = test
  const { ledger } = app.rooms
  const second = test.operator('admin')

  const pointsOf = async (who: Id<'mem'>) => (await call(contract.getPointBalance, who)).value

  /** A member who played for so many points; a slot gives one for each ten. */
  async function memberWith(points: number) {
    const who = await member(BigInt(points) * 1_000n)
    await play(who, BigInt(points) * 1_000n)
    await vi.waitFor(async () => {
      expect((await pointsOf(who)).points).toBe(String(points))
    }, patience)
    return who
  }

  /** What gives something for points stands in the mall once a second person agreed. */
  async function agree(id: string | null): Promise<void> {
    if (id === null) return
    const payload = { approve: true, reason: 'A test of the mall' }
    expect((await call(decideApproval, 'admin', { id, payload })).code).toBe('')
  }

  /** What members were told about points is changed by two. */
  async function setRates(settings: Partial<PointsDocument>): Promise<void> {
    const { live } = (await call(pointsDocument.calls.get, 'admin')).value
    const content = { ...live.content, ...settings }
    const payload = { baseVersion: live.version, content, reason: 'A test of the rates' }
    const { value } = await call(pointsDocument.calls.publish, 'admin', { payload })
    expect(value.approvalId).not.toBeNull()
    const yes = { id: value.approvalId ?? '', payload: { approve: true, reason: 'Seen' } }
    expect((await call(decideApproval, await second, yes)).code).toBe('')
  }

  async function goodWith(stock: number, given: Partial<desk.GoodContent> = {}) {
    const payload = { content: goodContent(given), reason: 'A test of the mall' }
    const made = await call(desk.createGood, 'finance', { payload })
    expect(made.code).toBe('')
    const { good, approvalId } = made.value
    await agree(approvalId)
    const { id } = good
    if (stock > 0) {
      const payload = { variant: 'one', change: stock, reason: 'It came today' }
      expect((await call(desk.changeStock, 'finance', { id, payload })).code).toBe('')
    }
    return id
  }

  const ask = (good: string, given: object = {}) => ({
    id: makeId('rdm'),
    good,
    variant: 'one',
    quantity: 1,
    price: '50',
    funds: null,
    address,
    paymentPassword,
    ...given,
  })

  /** What is in all accounts of points together: nothing, whatever was given and spent. */
  async function sumOfPoints(): Promise<bigint> {
    const { sum } = await db.sql.one<{ sum: bigint }>`
      select coalesce(sum(a.credits_posted - a.debits_posted + coalesce(d.sum, 0)), 0)::bigint as sum
      from ledger.accounts a left join lateral (
        select sum(credits_posted - debits_posted) as sum from ledger.deltas where account = a.id
      ) d on true where a.currency = 'PTS'`
    return sum
  }

  return {
    ...test,
    pointsOf,
    memberWith,
    goodWith,
    agree,
    setRates,
    ask,
    sumOfPoints,
    redeem: (who: Id<'mem'>, payload: object) => call(contract.redeemPointReward, who, { payload }),
    stockOf: async (id: string) =>
      (await call(desk.listGoods, 'admin')).value.find((good) => good.id === id)?.stock[0]?.stock,
    cashOf: async (who: Id<'mem'>) =>
      (await ledger.balances(`member:${who}`)).find(({ kind }) => kind === 'cash')?.balance,
  }
}
