import { describe, expect, it } from 'vitest'
import * as own from '@baize/contract/cashier/withdrawals'
import * as desk from '@baize/contract/cashier/withdrawals-desk'
import { decideApproval } from '@baize/contract/system/approvals'
import { listInbox } from '@baize/contract/support/support'
import { operatorRoles } from '@baize/contract/roles'
import type { Id } from '@baize/kernel/ids'
import { smallPicture } from '../../../../testing/cashier-out.ts'
import { paymentPassword, testMoneyOutApp } from '../../../../testing/money-out-app.ts'

const { call, member, makeId } = await testMoneyOutApp()

let numbers = 60_000_000
async function payeeOf(who: Id<'mem'>) {
  const payload = {
    id: makeId('pye'),
    institution: 'CHALKLINE',
    holder: 'Maria Reyes',
    number: String((numbers += 13)),
    paymentPassword,
  }
  return (await call(own.addPayee, who, { payload })).value
}

const asking = (payee: string, change: object = {}) => ({
  id: makeId('wdr'),
  payee,
  amount: '100000',
  currency: 'PHP',
  paymentPassword,
  ...change,
})

async function requested(amount = '100000') {
  const who = await member(9_000_000n)
  const payee = await payeeOf(who)
  const payload = asking(payee.id, { amount })
  const made = await call(own.createWithdrawal, who, { payload })
  return { who, payload, ...made }
}

const reason = 'Looked at it'
const deskOf = async (id: string) =>
  (await call(desk.getDeskWithdrawal, 'auditor', { id })).value.withdrawal

describe('accounts', () => {
  it('[X4] are listed masked, with the institutions and the name they must be in', async () => {
    const who = await member(0n)
    const payee = await payeeOf(who)
    expect(payee).toMatchObject({ number: `•••• ${String(numbers).slice(-4)}`, kind: 'bank' })
    const { value } = await call(own.listPayees, who)
    expect(value).toMatchObject({ payees: [payee], holder: 'Maria Reyes', most: 5 })
    expect(value.institutions.map(({ code }) => code)).toContain('CUEPURSE')
    expect((await call(own.removePayee, who, { id: payee.id })).status).toBe(200)
    expect((await call(own.removePayee, who, { id: payee.id })).code).toBe('not_found')
  })

  it('[X1] the payment password is asked for, and five wrong ones lock it', async () => {
    const who = await member(0n)
    const add = async (password: string) => {
      const payload = {
        id: makeId('pye'),
        institution: 'CHALKLINE',
        holder: 'Maria Reyes',
        number: '700800900',
        paymentPassword: password,
      }
      return await call(own.addPayee, who, { payload })
    }
    expect(await add('1')).toMatchObject({
      status: 403,
      code: 'payment_password_wrong',
      value: { triesLeft: 4 },
    })
    for (let tries = 0; tries < 4; tries += 1) await add('1')
    const locked = await add(paymentPassword)
    expect(locked).toMatchObject({ status: 429, code: 'payment_password_locked' })
    expect((locked.value as unknown as { until: string }).until).toMatch(/^20/)
  })
})

describe('the way of a withdrawal', () => {
  it('[X10] is asked for, agreed to, paid in part and confirmed in part, step by step', async () => {
    const { who, value, payload } = await requested()
    expect(value).toMatchObject({ state: 'requested', amount: '100000', confirmBy: null })
    expect((await call(own.createWithdrawal, who, { payload })).value).toEqual(value)
    const { id } = value
    const taken = await call(desk.assignWithdrawal, 'finance', { id, payload: { take: true } })
    expect(taken.value.withdrawal).toMatchObject({ state: 'reviewing', version: 2 })
    const agreed = await call(desk.approveWithdrawal, 'risk', {
      id,
      payload: { version: 2, reason },
    })
    expect(agreed.value).toMatchObject({ approval: null, withdrawal: { state: 'approved' } })
    const paid = await call(desk.disburseWithdrawal, 'finance', {
      id,
      payload: { version: 3, amount: '60000', reference: 'B-7', reason },
    })
    expect(paid.value.withdrawal).toMatchObject({ disbursed: '60000', returned: '40000' })
    const told = await call(own.confirmWithdrawal, who, {
      id,
      payload: { outcome: 'partly_received', received: '25000' },
    })
    expect(told.value).toMatchObject({ received: '25000', remaining: '35000', dispute: 'open' })
    expect(told.value.steps.map(({ state }) => state)).toEqual([
      'requested',
      'reviewing',
      'approved',
      'disbursed',
      'partly_received',
    ])
    const settled = await call(desk.settleDispute, 'finance', {
      id,
      payload: { version: 5, as: 'returned', note: 'The bank sent it back', reason },
    })
    expect(settled.value.withdrawal).toMatchObject({ dispute: 'returned', returned: '75000' })
    const after = (await call(own.getWithdrawal, who, { id })).value
    expect(after).toMatchObject({ note: 'The bank sent it back', hasProof: false })
    const { items } = (await call(listInbox, who)).value
    // Three of its steps, and two that tell who may not have done it: the account, and the request.
    expect(items).toHaveLength(5)
    expect(items.every(({ title, text }) => title !== '' && text !== '')).toBe(true)
  })

  it('[X21] the second of two operators is told', async () => {
    const { value } = await requested()
    const approve = (role: 'finance' | 'admin') =>
      call(desk.approveWithdrawal, role, { id: value.id, payload: { version: 1, reason } })
    const answers = await Promise.all([approve('finance'), approve('admin')])
    expect(answers.map(({ code }) => code).toSorted((a, b) => a.localeCompare(b))).toEqual([
      '',
      'already_decided',
    ])
  })

  it('[X23] above the limit the page gets the request, and a second person decides it', async () => {
    const { value } = await requested('5000001')
    const asked = await call(desk.approveWithdrawal, 'finance', {
      id: value.id,
      payload: { version: 1, reason },
    })
    expect(asked.value.withdrawal.needsSecond).toBe(true)
    const decide = (role: 'finance' | 'admin') =>
      call(decideApproval, role, {
        id: asked.value.approval,
        payload: { approve: true, reason: 'Seen' },
      })
    expect((await decide('finance')).code).toBe('same_person')
    expect((await decide('admin')).status).toBe(200)
    expect(await deskOf(value.id)).toMatchObject({ state: 'approved', approval: null })
  })

  it('[X42] nothing arrived needs a picture, which operators see', async () => {
    const { who, value } = await requested()
    const { id } = value
    await call(desk.approveWithdrawal, 'finance', { id, payload: { version: 1, reason } })
    const version = (await deskOf(id)).version
    await call(desk.disburseWithdrawal, 'finance', {
      id,
      payload: { version, reference: '', reason },
    })
    const say = (payload: object) => call(own.confirmWithdrawal, who, { id, payload })
    expect((await say({ outcome: 'not_received' })).code).toBe('proof_required')
    expect((await say({ outcome: 'not_received', picture: Buffer.from('AAAA') })).code).toBe(
      'image_invalid',
    )
    expect((await say({ outcome: 'not_received', picture: smallPicture })).value.hasProof).toBe(
      true,
    )
    const seen = (await call(desk.getDeskWithdrawal, 'support', { id })).value
    expect(seen.proof).toMatch(/^data:image\/webp;base64,UklGR/)
    expect(seen.history.map(({ state, by }) => [state, by])).toContainEqual(['not_received', ''])
    const forced = await call(desk.settleDispute, 'admin', {
      id,
      payload: { version: version + 2, as: 'forced', note: 'It is in your account', reason },
    })
    expect(forced.value.withdrawal).toMatchObject({ state: 'received', receivedBy: 'operator' })
  })
})

describe('who may', () => {
  it('[X20] finance and admins decide, risk agrees and rejects, others look or not even that', async () => {
    const { value } = await requested()
    for (const role of operatorRoles) {
      const looks = await call(desk.listDeskWithdrawals, role, { query: 'lane=review' })
      expect([role, looks.status]).toEqual([role, role === 'content' ? 403 : 200])
      const takes = await call(desk.assignWithdrawal, role, {
        id: value.id,
        payload: { take: true },
      })
      const may = role === 'admin' || role === 'finance'
      expect([role, takes.status]).toEqual([role, may ? 200 : 403])
    }
  })

  it('[X40] a member sees nothing of another', async () => {
    const { value } = await requested()
    const stranger = await member(0n)
    expect((await call(own.getWithdrawal, stranger, { id: value.id })).code).toBe('not_found')
    const payload = { outcome: 'received' }
    const told = await call(own.confirmWithdrawal, stranger, { id: value.id, payload })
    expect(told.code).toBe('not_found')
    expect((await call(own.listWithdrawals, stranger)).value.items).toEqual([])
  })

  it('[X12] sums in refusals are written out', async () => {
    const who = await member(9_000_000n)
    const payee = await payeeOf(who)
    const low = await call(own.createWithdrawal, who, {
      payload: asking(payee.id, { amount: '1' }),
    })
    expect(low).toMatchObject({ status: 422, code: 'below_minimum' })
    expect(low.message.replaceAll(/\s/gu, ' ')).toBe(
      'The amount is below the minimum of PHP 200.00.',
    )
  })
})

describe('lists', () => {
  it('[X70] own withdrawals come newest first in pages that fit; open ones apart', async () => {
    const who = await member(9_000_000n)
    const payee = await payeeOf(who)
    const made: string[] = []
    for (let count = 0; count < 5; count += 1) {
      const { value } = await call(own.createWithdrawal, who, { payload: asking(payee.id) })
      made.unshift(value.id)
      if (count === 4) break
      await call(desk.rejectWithdrawal, 'finance', {
        id: value.id,
        payload: { version: 1, note: '', reason },
      })
    }
    const read = async (query: string) => {
      const ids: string[] = []
      let next: string | null = ''
      while (next !== null) {
        const cursor: string = next === '' ? '' : `&cursor=${next}`
        const page = (await call(own.listWithdrawals, who, { query: `limit=2${query}${cursor}` }))
          .value
        ids.push(...page.items.map(({ id }) => id))
        next = page.next
      }
      return ids
    }
    expect(await read('')).toEqual(made)
    expect(await read('&open=true')).toEqual([made[0]])
    expect(await read('&open=false')).toEqual(made.slice(1))
    const eligible = (await call(own.getEligibility, who)).value
    expect(eligible).toMatchObject({ stop: 'one_under_way', timesLeftToday: 4, feeBps: 0 })
  })
})
