import { describe, expect, it } from 'vitest'
import { testCashierOut } from '../../../../testing/cashier-out.ts'
import { ownerOf, testDatabase } from '../../../../testing/database.ts'

const db = await testDatabase({ poolSize: 8 })
const { withdrawals, requested, approved, disbursed, by } = await testCashierOut(db)

/** Whom nothing but the triggers stops. */
const owner = await ownerOf(db)

const refused = /is refused, what was written stays/
const next = `version = version + 1`

/** Changes a row by hand, as nobody should. */
const set = (id: string, change: string) =>
  db.transaction((tx) => tx.script(`update cashier.withdrawals set ${change} where id = '${id}'`))

describe('the table itself', () => {
  it.each([
    `amount = 1, ${next}`,
    `fee = 1, ${next}`,
    `member = 'mem_other', ${next}`,
    `payee = 'pye_other', ${next}`,
    `currency = 'USD', ${next}`,
    `requested_at = now(), ${next}`,
    `signals = '[]', ${next}`,
    `hold = 'trf_0' , ${next}`,
    `note = 'x'`,
    `note = 'x', version = version + 2`,
  ])('[X25] %s is refused: what was asked for stays, and every change counts', async (change) => {
    await expect(set((await requested()).id, change)).rejects.toThrow(refused)
  })

  it.each([
    ['requested', `state = 'disbursed'`],
    ['requested', `state = 'received'`],
    ['approved', `state = 'requested'`],
    ['approved', `state = 'reviewing'`],
    ['disbursed', `state = 'approved'`],
    ['disbursed', `state = 'rejected'`],
    ['disbursed', `state = 'requested'`],
    ['disbursed', `disbursed = disbursed - 1`],
    ['disbursed', `confirm_by = now()`],
  ])('[X25] from %s, %s is refused: it goes forward only', async (state, change) => {
    const row = await { requested, approved, disbursed }[state as 'requested']()
    await expect(set(row.id, `${change}, ${next}`)).rejects.toThrow(refused)
  })

  it('[X25] what is over changes no more, and nothing is removed', async () => {
    const row = await requested()
    await withdrawals.reject({ ...by(row), note: '' })
    await expect(set(row.id, `note = 'x', ${next}`)).rejects.toThrow(refused)
    const run = (text: string) => owner.transaction((tx) => tx.script(text))
    for (const table of ['withdrawals', 'withdrawal_steps']) {
      await expect(run(`delete from cashier.${table}`)).rejects.toThrow(refused)
      await expect(run(`truncate cashier.${table} cascade`)).rejects.toThrow(refused)
    }
    await expect(run(`update cashier.withdrawal_steps set note = 'x'`)).rejects.toThrow(refused)
  })

  it.each([
    ['approved', `state = 'rejected'`, /returned_whole/],
    ['approved', `state = 'disbursed'`, /paid_when_approved/],
    ['approved', `second_by_id = approved_by_id`, /two_people/],
    [
      'disbursed',
      `state = 'partly_received', received = 1, remaining = 1, dispute = 'open'`,
      /say_what_arrived/,
    ],
    ['disbursed', `state = 'received', received = disbursed, remaining = 0`, /say_what_arrived/],
    ['disbursed', `dispute = 'open'`, /withdrawals_dispute/],
    ['disbursed', `returned = 5`, /add_up/],
  ])('[X25] %s with %s breaks a rule of the table', async (state, change, rule) => {
    const row = await { approved, disbursed }[state as 'approved']()
    await expect(set(row.id, `${change}, ${next}`)).rejects.toThrow(rule)
  })

  it('[X13] a second one under way is refused by the index, whoever writes it', async () => {
    const row = await requested()
    await expect(
      db.transaction((tx) =>
        tx.script(`
          insert into cashier.withdrawals (id, member, payee, currency, amount, fee, day,
            requested_at, signals, hold, state, since)
          select replace(id, 'wdr_0', 'wdr_1'), member, payee, currency, amount, fee, day,
            requested_at, signals, hold, 'requested', since
          from cashier.withdrawals where id = '${row.id}'`),
      ),
    ).rejects.toThrow(/one_under_way/)
  })
})
