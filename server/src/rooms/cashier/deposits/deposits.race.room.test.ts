import { describe, expect, it } from 'vitest'
import { testDatabase } from '../../../../testing/database.ts'
import { testDeposits } from '../../../../testing/deposits.ts'
import { testOperator } from '../../../../testing/system.ts'
import type { PaymentNews } from '../gateways/port.ts'
import type { Deposit } from './deposit.ts'

const db = await testDatabase({ poolSize: 24 })
const test = await testDeposits(db)
const { deposits, makeId, asking, order, get, cashOf, settings, methodOf } = test

const outcomes = (results: readonly { ok: boolean; code?: string }[]) =>
  results.map((result) => (result.ok ? 'ok' : (result.code ?? ''))).toSorted()

const settled = (
  { id, gatewayReference, amount }: Deposit,
  event = `settled ${id}`,
): PaymentNews => ({
  event,
  kind: 'settled',
  order: id,
  reference: gatewayReference,
  amount,
  currency: 'PHP',
  at: new Date(),
})

const take = (news: PaymentNews) =>
  db.transaction((tx) => deposits.callbacks.take(tx, 'SANDBOX', news))

describe('at the same moment', () => {
  // Guards the unique key of the call-back, on which the others wait.
  it('[C13] five identical call-backs credit once, and all five are answered', async () => {
    for (let round = 0; round < 5; round += 1) {
      const member = makeId('mem')
      const deposit = await order(member)
      const answers = await Promise.all(Array.from({ length: 5 }, () => take(settled(deposit))))
      expect(outcomes(answers)).toEqual(['ok', 'ok', 'ok', 'ok', 'ok'])
      expect(new Set(answers.map((answer) => answer.ok && answer.value))).toEqual(
        new Set(['credited']),
      )
      expect(await cashOf(member)).toBe(50000n)
      expect(await deposits.callbacks.list(deposit.id)).toMatchObject([{ times: 5 }])
    }
  })

  // Guards the row lock of the deposit.
  it('[C18] five different facts of one payment credit once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const member = makeId('mem')
      const deposit = await order(member)
      const answers = await Promise.all(
        Array.from({ length: 5 }, (_, index) =>
          take(settled(deposit, `settled ${deposit.id} ${index}`)),
        ),
      )
      const said = answers.map((answer) => (answer.ok ? answer.value : answer.code)).toSorted()
      expect(said).toEqual([
        'already_credited',
        'already_credited',
        'already_credited',
        'already_credited',
        'credited',
      ])
      expect(await cashOf(member)).toBe(50000n)
    }
  })

  it('[C21] an operator approves and the gateway calls back: one credits', async () => {
    for (let round = 0; round < 8; round += 1) {
      const member = makeId('mem')
      const deposit = await order(member)
      const operator = testOperator('Ines', 'finance')
      const { id, version } = deposit
      const [approved, called] = await Promise.all([
        deposits.desk.approve({ id, version, operator, reason: 'Seen' }),
        take(settled(deposit)),
      ])
      expect(await cashOf(member)).toBe(50000n)
      expect((await get(id)).state).toBe('success')
      expect(called.ok).toBe(true)
      const said = [approved.ok ? 'ok' : approved.code, called.ok && called.value].join()
      expect(['ok,already_credited', 'changed_meanwhile,credited']).toContain(said)
    }
  })

  it('[C21] of two operators one wins and the other is told', async () => {
    for (let round = 0; round < 5; round += 1) {
      const member = makeId('mem')
      const { id, version } = await order(member, { method: methodOf('bank').id })
      const by = (name: string) => ({
        id,
        version,
        operator: testOperator(name, 'finance'),
        reason: 'Seen',
      })
      const answers = await Promise.all([
        deposits.desk.approve(by('Ines')),
        deposits.desk.approve(by('Ada')),
        deposits.desk.reject({ ...by('Ben'), note: 'No' }),
      ])
      expect(outcomes(answers)).toEqual(['changed_meanwhile', 'changed_meanwhile', 'ok'])
      const { state } = await get(id)
      expect(await cashOf(member)).toBe(state === 'success' ? 50000n : 0n)
    }
  })

  it('[C9] a member gives up while the gateway calls back: it is credited or held, never lost', async () => {
    for (let round = 0; round < 8; round += 1) {
      const member = makeId('mem')
      const deposit = await order(member)
      await Promise.all([deposits.cancel(member, deposit.id), take(settled(deposit))])
      const { state, paid } = await get(deposit.id)
      expect(['success', 'held']).toContain(state)
      expect(paid).toBe(50000n)
      expect(await cashOf(member)).toBe(state === 'success' ? 50000n : 0n)
    }
  })

  it('[C5] the same id twelve times is one order with one payment', async () => {
    const request = asking(makeId('mem'))
    const answers = await Promise.all(Array.from({ length: 12 }, () => deposits.create(request)))
    expect(outcomes(answers)).toEqual(Array.from({ length: 12 }, () => 'ok'))
    const found = await db.sql`select from cashier.sandbox_payments where deposit = ${request.id}`
    expect(found).toHaveLength(1)
  })

  // Guards the turn that `takeDepositTurn` takes by the member.
  it('[C6] a double submit under six ids is one order', async () => {
    const member = makeId('mem')
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => deposits.create(asking(member))),
    )
    expect(outcomes(answers)).toEqual([...Array.from({ length: 5 }, () => 'duplicate_order'), 'ok'])
  })

  it('[C6] no more orders than may wait come through at once', async () => {
    const member = makeId('mem')
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        deposits.create(asking(member, { amount: String(20000 + index) })),
      ),
    )
    expect(outcomes(answers).filter((code) => code === 'ok')).toHaveLength(
      settings.now.mostOpenDeposits,
    )
  })
})
