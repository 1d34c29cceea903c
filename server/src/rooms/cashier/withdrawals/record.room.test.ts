import { describe, expect, it } from 'vitest'
import { testCashierOut } from '../../../../testing/cashier-out.ts'
import { testDatabase } from '../../../../testing/database.ts'
import { createWithdrawalsRecord } from './withdrawals.ts'

const db = await testDatabase({ poolSize: 4 })
const desk = await testCashierOut(db)
const { withdrawals, person, payeeOf, asking, by } = desk
const record = createWithdrawalsRecord({ db })

const everything = { from: new Date(0), until: new Date('2100-01-01') }

describe('the record', () => {
  it('[X85] shows what each took or would have, with its steps; sums what is done', async () => {
    const payee = await payeeOf(await person(900_000n), { number: '9900112233' })
    const { member } = payee
    const ask = async () => {
      const made = await withdrawals.create(asking(payee))
      if (!made.ok) throw new Error(made.code)
      return made.value
    }
    const rejected = await ask()
    await withdrawals.reject({ ...by(rejected), note: '' })
    const paid = await withdrawals.approve(by(await ask()))
    if (!paid.ok) throw new Error(paid.code)
    await withdrawals.disburse({ ...by(paid.value), amount: '30000', reference: '' })
    const open = await ask()
    const list = await record.list(member, { ...everything, limit: 9 })
    const shown = list.map(({ id, amount, state, outcome }) => ({ id, amount, state, outcome }))
    expect(shown).toEqual([
      { id: open.id, amount: -100_000n, state: 'requested', outcome: 'open' },
      { id: paid.value.id, amount: -30_000n, state: 'disbursed', outcome: 'done' },
      { id: rejected.id, amount: -100_000n, state: 'rejected', outcome: 'failed' },
    ])
    expect(list[1]?.about('EN')).toBe('Chalkline Bank •••• 2233')
    expect(list[1]?.steps.map(({ state }) => state)).toEqual([
      'requested',
      'reviewing',
      'approved',
      'disbursed',
    ])
    expect(await record.sum(member, everything)).toEqual({ in: 0n, out: 30_000n })
    const done = await record.list(member, { ...everything, outcome: 'done', limit: 9 })
    expect(done.map(({ id }) => id)).toEqual([paid.value.id])
    const [first] = list
    if (first === undefined) throw new Error('The record is empty.')
    const rest = await record.list(member, { ...everything, before: first, limit: 9 })
    expect(rest.map(({ id }) => id)).toEqual([paid.value.id, rejected.id])
  })

  it('[X86] the sum of a span is read from its days, and says what its rows say, whatever was returned', async () => {
    const payee = await payeeOf(await person(9_000_000n))
    const { member } = payee
    const paid: { at: Date; taken: bigint }[] = []
    for (let count = 0; count < 12; count += 1) {
      const made = await withdrawals.create(asking(payee))
      const agreed = made.ok ? await withdrawals.approve(by(made.value)) : made
      const done = agreed.ok
        ? await withdrawals.disburse({ ...by(agreed.value), amount: '50000', reference: '' })
        : agreed
      if (!done.ok) throw new Error(done.code)
      const { id, requestedAt: at } = done.value
      const isShort = count % 3 === 0
      if (isShort) {
        const told = { id, member, outcome: 'partly_received', received: '20000' } as const
        const row = await withdrawals.confirm(told)
        if (row.ok) await withdrawals.settle({ ...by(row.value), as: 'returned', note: '' })
      }
      paid.push({ at, taken: isShort ? 20_000n : 50_000n })
      desk.wait(9 * 3_600_000)
    }
    const moments = paid.flatMap(({ at }) => [at, new Date(at.getTime() + 7_200_000)])
    for (const from of moments) {
      for (const until of moments.filter((each) => each > from)) {
        const within = paid.filter(({ at }) => at >= from && at < until)
        const out = within.reduce((sum, { taken }) => sum + taken, 0n)
        expect(await record.sum(member, { from, until })).toEqual({ in: 0n, out })
      }
    }
  })
})
