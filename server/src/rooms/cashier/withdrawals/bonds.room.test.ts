import { expect, it } from 'vitest'
import type { Requirement } from '@baize/contract/cashier/requirements'
import { money } from '@baize/kernel/money'
import { ok, refuse } from '@baize/kernel/result'
import { testCashierOut } from '../../../../testing/cashier-out.ts'
import { testDatabase } from '../../../../testing/database.ts'
import { eventsOf } from '../../../../testing/system.ts'
import type { Bonds } from './bonds.ts'

const db = await testDatabase({ poolSize: 8 })
const desk = await testCashierOut(db)
const { withdrawals, ledger, wallet, makeId, person, payeeOf, asking, cashOf, by, ada } = desk

const shown = { grant: 'grt_1', pocket: 12_000n, atStake: 3_000n }

/** Bonuses that want this to be agreed to. */
function wants(given: Partial<Bonds>): string[] {
  const heard: string[] = []
  withdrawals.setBonds({
    list: async () => [],
    hold: async () => void heard.push('hold'),
    async agree(tx, { withdrawal, member, agreed }) {
      const [cash] = await ledger.balances(`member:${member}`, tx)
      heard.push(`agree ${withdrawal} ${cash !== undefined && cash.available < cash.balance}`)
      const [one] = agreed
      if (one === undefined) return refuse('bonus_consent_needed')
      return one.pocket === shown.pocket ? ok(15_000n) : refuse('bonus_changed')
    },
    ...given,
  })
  return heard
}

it('[GR222] without a word for what is lost nothing is held; with it the desk reads what that was', async () => {
  const heard = wants({})
  const payee = await payeeOf(await person(300_000n))
  const asked = asking(payee)
  expect(await withdrawals.create(asked)).toMatchObject({ code: 'bonus_consent_needed' })
  const other = { ...asked, agreed: [{ ...shown, pocket: 11_999n }] }
  expect(await withdrawals.create(other)).toMatchObject({ code: 'bonus_changed' })
  expect(await cashOf(payee.member)).toEqual({ all: 300_000n, free: 300_000n })
  expect(await withdrawals.list(payee.member, { limit: 5 })).toEqual([])
  const made = await withdrawals.create({ ...asked, agreed: [shown] })
  expect(made).toMatchObject({ ok: true, value: { state: 'requested' } })
  // The turn of the member comes before any money is held, and the word for it after that.
  expect(heard.slice(-2)).toEqual(['hold', `agree ${asked.id} true`])
  const found = await withdrawals.desk.get(asked.id, ada.id)
  const steps = found?.history.map(({ what, note }) => `${what} ${note}`)
  expect(steps?.[1]).toMatch(/^bonus_agreed PHP\s150\.00$/)
})

it('[GR220] what keeps cash is told by what asks for it, and other locks beside it', async () => {
  const member = await person(300_000n)
  const [bonus, other] = [makeId('grt'), makeId('lck')]
  for (const [id, reason] of [
    [bonus, 'ofr_1'],
    [other, 'under review'],
  ] as const) {
    await db.transaction((tx) =>
      wallet.lock(tx, { id, member, amount: money(50_000n, 'PHP'), reason }),
    )
  }
  const requirement = { reward: bonus, title: 'Lotus week' } as Requirement
  wants({ list: async (of, language) => (of === member && language === 'JA' ? [requirement] : []) })
  const told = await withdrawals.getEligibility(member, 'JA')
  expect(told.requirements).toEqual([requirement])
  expect(told.locks.map(({ reason }) => reason)).toEqual(['under review'])
  expect(told.available).toBe(200_000n)
})

it('[GR225] that it was rejected is announced, for those who keep something until then', async () => {
  wants({ agree: async () => ok(0n) })
  const payee = await payeeOf(await person(300_000n))
  const made = await withdrawals.create(asking(payee))
  if (!made.ok) throw new Error(made.code)
  const row = made.value
  await withdrawals.reject({ ...by(row), note: 'no' })
  expect((await eventsOf(db, 'withdrawal.rejected')).at(-1)?.payload).toMatchObject({
    withdrawal: row.id,
    member: row.member,
    amount: '100000',
  })
})
