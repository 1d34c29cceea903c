import { describe, expect, it } from 'vitest'
import { smallPicture, testCashierOut } from '../../../../testing/cashier-out.ts'
import { testDatabase } from '../../../../testing/database.ts'
import { testOperator } from '../../../../testing/system.ts'

const db = await testDatabase({ poolSize: 24 })
const desk = await testCashierOut(db)
const { withdrawals, ledger, person, payeeOf, asking, requested, approved, disbursed } = desk
const { by, decide, wait, cashOf, ada, ines, above } = desk

const said = (answer: { ok: boolean; code?: string; value?: unknown }) =>
  answer.ok ? 'ok' : (answer.code ?? '')
const outcomes = (answers: readonly { ok: boolean; code?: string }[]) =>
  answers.map(said).toSorted()
const rounds = 6

describe('at the same moment', () => {
  // Guards the turn that a request takes, and the index that lets one be under way.
  it('[X13] twenty requests hold once', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const payee = await payeeOf(await person(9_000_000n))
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => withdrawals.create(asking(payee))),
      )
      expect(outcomes(answers)).toEqual(
        ['ok', ...Array<string>(19).fill('one_under_way')].toSorted(),
      )
      expect(await cashOf(payee.member)).toEqual({ all: 9_000_000n, free: 8_900_000n })
    }
  })

  it('[X11] the same request twenty times is one withdrawal and twenty equal answers', async () => {
    const asked = asking(await payeeOf(await person(9_000_000n)))
    const answers = await Promise.all(Array.from({ length: 20 }, () => withdrawals.create(asked)))
    expect(
      new Set(answers.map((answer) => (answer.ok ? answer.value.number : answer.code))).size,
    ).toBe(1)
    expect(await cashOf(asked.member)).toEqual({ all: 9_000_000n, free: 8_900_000n })
  })

  it('[X12] [1.13/28] a withdrawal and a stake reach for the same money, and one gets it', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const payee = await payeeOf(await person(100_000n))
      const inPlay = await db.transaction((tx) =>
        ledger.openAccount(tx, { owner: 'house', kind: 'in_play', currency: 'PHP' }),
      )
      const cash = await desk.wallet.openPocket(payee.member, 'cash')
      const [out, stake] = await Promise.all([
        withdrawals.create(asking(payee)),
        ledger.submit({
          id: desk.makeId('trf'),
          reason: 'stake',
          legs: [
            { debit: cash.id, credit: inPlay.id, amount: { amount: 100_000n, currency: 'PHP' } },
          ],
        }),
      ])
      expect([out.ok, stake.ok].filter(Boolean)).toHaveLength(1)
      expect((await cashOf(payee.member)).free).toBe(0n)
    }
  })

  it('[X21] two operators approve: one wins, the other is told', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const row = await requested()
      const answers = await Promise.all([
        withdrawals.approve(by(row)),
        withdrawals.approve(by(row, ada)),
      ])
      expect(outcomes(answers)).toEqual(['already_decided', 'ok'])
    }
  })

  it('[X21] one approves and one rejects: what is held agrees with who won', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const row = await requested(100_000n, 100_000n)
      const [yes, no] = await Promise.all([
        withdrawals.approve(by(row)),
        withdrawals.reject({ ...by(row, ada), note: '' }),
      ])
      // The one who comes second decided on a version that is gone, or finds nothing to decide.
      expect([yes.ok, no.ok].filter(Boolean)).toHaveLength(1)
      expect((await cashOf(row.member)).free).toBe(no.ok ? 100_000n : 0n)
    }
  })

  it('[X30] two operators say that it was paid: it is paid once', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const row = await approved()
      const pay = (operator = ines) =>
        withdrawals.disburse({ ...by(row, operator), reference: operator.name })
      expect(outcomes(await Promise.all([pay(), pay(ada), pay()]))).toEqual([
        'already_decided',
        'already_decided',
        'ok',
      ])
      expect((await cashOf(row.member)).all).toBe(400_000n)
    }
  })

  it('[X23] a second person agrees while another rejects', async () => {
    above.now = { PHP: '1' }
    for (let round = 0; round < rounds; round += 1) {
      const asked = await withdrawals.approve(by(await requested(100_000n, 100_000n)))
      if (!asked.ok) throw new Error(asked.code)
      const { value: row } = asked
      const [agreed, rejected] = await Promise.all([
        decide(row.approval),
        withdrawals.reject({ ...by(row, testOperator('Ben', 'risk')), note: '' }),
      ])
      const after = await withdrawals.find(row.member, row.id)
      const state = after.ok ? after.value.state : ''
      expect([agreed.ok, rejected.ok].filter(Boolean)).toHaveLength(1)
      expect(state).toBe(agreed.ok ? 'approved' : 'rejected')
      expect((await cashOf(row.member)).free).toBe(agreed.ok ? 0n : 100_000n)
    }
    above.now = { PHP: '5000000' }
  })

  it('[X43] the member speaks while the time ends: one of them counts', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const row = await disbursed()
      wait(24 * 3_600_000 - 15)
      const [told] = await Promise.all([
        withdrawals.confirm({
          id: row.id,
          member: row.member,
          outcome: 'not_received',
          picture: smallPicture,
        }),
        (async () => {
          for (let tries = 0; tries < 12; tries += 1) await withdrawals.runClock()
        })(),
      ])
      await new Promise((resolve) => setTimeout(resolve, 30))
      await withdrawals.runClock()
      const after = await withdrawals.find(row.member, row.id)
      const shown = after.ok
        ? [after.value.state, after.value.receivedBy, after.value.hasProof]
        : []
      expect(shown).toEqual(told.ok ? ['not_received', null, true] : ['received', 'time', false])
      expect(told.ok || told.code === 'already_decided').toBe(true)
    }
  })

  it('[X43] two nodes strike the same minute and the member is told once', async () => {
    const row = await disbursed()
    wait(13 * 3_600_000)
    await Promise.all(Array.from({ length: 6 }, () => withdrawals.runClock()))
    expect((await withdrawals.desk.get(row.id, ines.id))?.history.map(({ what }) => what)).toEqual([
      'requested',
      'reviewing',
      'approved',
      'disbursed',
      'reminded',
    ])
  })

  it('[X50] one gives back and one forces: either, and never both', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const paid = await disbursed()
      const told = await withdrawals.confirm({
        id: paid.id,
        member: paid.member,
        outcome: 'partly_received',
        received: '40000',
      })
      if (!told.ok) throw new Error(told.code)
      const settle = (as: 'returned' | 'forced', operator = ines) =>
        withdrawals.settle({ ...by(told.value, operator), as, note: '' })
      const [returned, forced] = await Promise.all([settle('returned'), settle('forced', ada)])
      expect([returned.ok, forced.ok].filter(Boolean)).toHaveLength(1)
      expect((await cashOf(paid.member)).all).toBe(returned.ok ? 460_000n : 400_000n)
    }
  })
})
