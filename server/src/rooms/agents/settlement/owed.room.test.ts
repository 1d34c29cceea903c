import { describe, expect, it } from 'vitest'
import type { Id } from '@baize/kernel/ids'
import { money } from '@baize/kernel/money'
import { addDays, businessDay, businessDayBounds } from '@baize/kernel/time'
import { flatTier, someTerms, testContracts } from '../../../../testing/contracts.ts'
import { testDatabase } from '../../../../testing/database.ts'

type MemberId = Id<'mem'>

const db = await testDatabase({ poolSize: 16 })
const room = await testContracts(db)
const { settlement, wallet, ledger, person, sign, cashOf, played, memberWith, makeId, zone } = room

const dayStart = (days: number) =>
  businessDayBounds(addDays(businessDay(room.now(), zone), days), zone).start

/** A tenth of what a team lost. */
const terms = someTerms({
  kind: 'dividend',
  basis: 'loss',
  period: 'daily',
  tiers: [flatTier(1_000)],
})

/** Somebody with this much cash, whose own team came to nothing while one below lost 600: a day later 60 is owed. */
async function payerOf60(cash: bigint) {
  const payer = await person(null, cash)
  const low = await person(payer)
  await sign(null, payer, terms)
  await sign(payer, low, terms)
  const at = new Date(dayStart(1).getTime() + 60_000)
  played.push({ member: low, at, stake: 600n }, { member: payer, at, payout: 600n })
  room.travel(dayStart(2))
  return { payer, low }
}

/** Cash that goes from one to another, as transfers and withdrawals let it go. */
async function send(from: MemberId, to: MemberId, amount: bigint) {
  const posted = await db.transaction(async (tx) => {
    const { id: debit } = await wallet.openPocket(from, 'cash', tx)
    const { id: credit } = await wallet.openPocket(to, 'cash', tx)
    const legs = [{ debit, credit, amount: money(amount, 'PHP') }]
    return await wallet.post(tx, from, { id: makeId('trf'), reason: 'transfer', legs })
  })
  return posted.ok ? 'ok' : posted
}

const codesOf = (answers: readonly Awaited<ReturnType<typeof send>>[]) =>
  answers.map((answer) => (answer === 'ok' ? 'ok' : answer.code))

async function paidTo(payee: MemberId): Promise<bigint> {
  const rows = await db.sql<{ amount: bigint }>`
    select amount from agents.payments where payee = ${payee}`
  return rows.reduce((sum, { amount }) => sum + amount, 0n)
}

describe('what an agent owes', () => {
  it('[AG171] [W19] stays in the wallet when money comes, with the sum in the refusal, and pays what is owed', async () => {
    const { payer, low } = await payerOf60(0n)
    const other = await person()
    await settlement.run()
    expect(await wallet.getState(payer)).toMatchObject({ available: 0n, owed: 60n, locked: 0n })
    await memberWith(100n, { member: payer })
    expect(await wallet.getState(payer)).toMatchObject({
      balance: 100n,
      available: 40n,
      owed: 60n,
      unlocked: 100n,
    })
    expect(await send(payer, other, 41n)).toMatchObject({
      code: 'funds_owed',
      params: { amount: money(60n, 'PHP') },
    })
    expect(await cashOf(payer)).toBe(100n)
    expect(await send(payer, other, 40n)).toBe('ok')
    expect(codesOf([await send(payer, other, 1n)])).toEqual(['funds_owed'])
    await settlement.run()
    expect([await paidTo(low), await cashOf(payer)]).toEqual([60n, 0n])
    expect(await wallet.getState(payer)).toMatchObject({ available: 0n, owed: 0n })
    await memberWith(5n, { member: payer })
    expect(await send(payer, other, 5n)).toBe('ok')
  })

  it('[AG171] [W19] stays beside what locks hold, which it is not paid from; pages are told to look again', async () => {
    const { payer, low } = await payerOf60(0n)
    await settlement.run()
    await memberWith(100n, { member: payer })
    const lock = { id: makeId('lck'), member: payer, amount: money(70n, 'PHP'), reason: 'A bonus' }
    await db.transaction((tx) => wallet.lock(tx, lock))
    expect(await wallet.getState(payer)).toMatchObject({ available: 0n, unlocked: 30n })
    expect(codesOf([await send(payer, low, 20n), await send(payer, low, 31n)])).toEqual([
      'funds_owed',
      'funds_locked',
    ])
    wallet.flush()
    room.told.length = 0
    await settlement.run()
    expect([await paidTo(low), await cashOf(payer)]).toEqual([30n, 70n])
    expect(await wallet.getState(payer)).toMatchObject({ available: 0n, owed: 30n })
    wallet.flush()
    expect(room.told).toContainEqual({
      topic: `member:${payer}`,
      event: { kind: 'balance.changed', pockets: [], version: '0' },
    })
  })

  it('[AG171] may be played with: a stake is no way to somebody of one’s own choice', async () => {
    const { payer } = await payerOf60(0n)
    await settlement.run()
    await memberWith(100n, { member: payer })
    const posted = await db.transaction(async (tx) => {
      const { id: debit } = await wallet.openPocket(payer, 'cash', tx)
      const { id: credit } = await ledger.openAccount(tx, {
        owner: 'house',
        kind: 'in_play',
        currency: 'PHP',
      })
      const legs = [{ debit, credit, amount: money(100n, 'PHP') }]
      return await ledger.post(tx, { id: makeId('trf'), reason: 'stake', legs })
    })
    expect(posted.ok).toBe(true)
    expect(await wallet.getState(payer)).toMatchObject({ balance: 0n, owed: 60n })
  })

  it('[AG171] cannot be sent away by many at once, while it is being paid', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { payer, low } = await payerOf60(0n)
      const other = await person()
      await settlement.run()
      const runs = () => settlement.run()
      const sends = Array.from({ length: 8 }, () => () => send(payer, other, 20n))
      await memberWith(100n, { member: payer })
      await Promise.all([runs(), ...sends.map((one) => one()), runs()])
      await settlement.run()
      expect(await paidTo(low)).toBe(60n)
      expect([await cashOf(other), await cashOf(payer)]).toEqual([40n, 0n])
    }
  })

  it('[AG171] that arises while money is sent is held from then on: no cash is left beside what is owed', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { payer, low } = await payerOf60(100n)
      const other = await person()
      const [, ...answers] = await Promise.all([
        settlement.run(),
        ...Array.from({ length: 6 }, () => send(payer, other, 20n)),
      ])
      await settlement.run()
      const sent = 20n * BigInt(answers.filter((answer) => answer === 'ok').length)
      const [left, paid] = [await cashOf(payer), await paidTo(low)]
      expect([sent, left + paid + sent]).toEqual([await cashOf(other), 100n])
      const { owed } = await wallet.getState(payer)
      expect(owed + paid).toBe(60n)
      expect(owed === 0n || left === 0n).toBe(true)
    }
  })
})
