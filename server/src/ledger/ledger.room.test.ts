import type { Currency } from '@baize/kernel/money'
import { describe, expect, it } from 'vitest'
import { countedDatabase } from '../../testing/counted-database.ts'
import { testDatabase } from '../../testing/database.ts'
import { testLedger } from '../../testing/ledger.ts'
import type { AccountId, Leg } from './ledger.ts'

const db = await testDatabase()
const test = await testLedger(db)
const { ledger, clock, makeId, open, openCash, bank, inPlay, move, post, mustPost, balance } = test

const leg = (debit: AccountId, credit: AccountId, amount: bigint, currency: Currency = 'PHP') =>
  ({ debit, credit, amount: { amount, currency } }) satisfies Leg
const inAnHour = () => ({ expiresAt: new Date(test.now().getTime() + 3_600_000) })
const countLegs = async () =>
  (await db.sql.one<{ n: bigint }>`select count(*) as n from ledger.legs`).n

async function refusalOf(movement: Parameters<typeof post>[0]): Promise<string> {
  const before = await countLegs()
  const answer = await post(movement)
  expect(await countLegs()).toBe(before)
  return answer.ok ? 'done' : answer.code
}

describe('accounts', () => {
  it('[L1] an owner has one of each kind, part and currency', async () => {
    const first = await open('member:mem_one', 'vendor_pocket', 'PHP', 'HL')
    expect(await open('member:mem_one', 'vendor_pocket', 'PHP', 'HL')).toBe(first)
    expect(await open('member:mem_one', 'vendor_pocket', 'PHP', 'PG')).not.toBe(first)
    expect(await open('member:mem_one', 'vendor_pocket', 'THB', 'HL')).not.toBe(first)
    const key = { owner: 'member:mem_one', kind: 'vendor_pocket', currency: 'PHP' } as const
    expect(await ledger.findAccount({ ...key, part: 'HL' })).toMatchObject({
      id: first,
      bounded: true,
    })
    expect(await ledger.findAccount(key)).toBeUndefined()
  })

  it('[L1] many are opened or found by one statement, in the order of the keys', async () => {
    const counted = countedDatabase(db)
    const keyOf = (name: string) =>
      ({ owner: `member:mem_${name}`, kind: 'cash', currency: 'PHP' }) as const
    const one = await open('member:mem_b', 'cash')
    const opened: AccountId[][] = []
    const openAll = (...names: string[]) =>
      counted.db.transaction(async (tx) => {
        const all = await ledger.openAccounts(tx, names.map(keyOf))
        expect(all.map(({ owner }) => owner)).toEqual(names.map((name) => `member:mem_${name}`))
        opened.push(all.map(({ id }) => id))
      })
    expect(await counted.statementsOf(() => openAll('c', 'b', 'a', 'b'))).toHaveLength(1)
    expect(await counted.statementsOf(() => openAll('a', 'b', 'c'))).toHaveLength(1)
    const [[c, b, a, again] = [], later] = opened
    expect([b, again]).toEqual([one, one])
    expect(later).toEqual([a, b, c])
    expect(new Set([a, b, c]).size).toBe(3)
  })

  it('[L4] only an empty account is closed, and a closed one takes part in nothing', async () => {
    const cash = await openCash(5n)
    const close = () => db.transaction((tx) => ledger.closeAccount(tx, cash))
    expect(await close()).toMatchObject({ code: 'account_not_empty' })
    const hold = await mustPost({ ...move('stake', cash, inPlay, 5n), pending: inAnHour() })
    expect(await close()).toMatchObject({ code: 'account_not_empty' })
    await mustPost({ id: makeId('trf'), post: hold.id })
    expect(await close()).toMatchObject({ ok: true })
    expect(await close()).toMatchObject({ ok: true })
    expect(await refusalOf(move('deposit', bank, cash, 5n))).toBe('account_closed')
  })

  it('[L4] an unbounded account is not closed', async () => {
    const answer = await db.transaction((tx) => ledger.closeAccount(tx, inPlay))
    expect(answer).toMatchObject({ code: 'unknown_account' })
  })

  it('[L20] tells how all accounts of an owner stand', async () => {
    const owner = 'member:mem_many'
    const cash = await open(owner, 'cash')
    const bonus = await open(owner, 'bonus')
    await mustPost(move('deposit', bank, cash, 70n))
    await mustPost({ ...move('stake', cash, inPlay, 30n), pending: inAnHour() })
    expect(await ledger.balances(owner)).toMatchObject([
      { id: cash, balance: 70n, held: 30n, available: 40n },
      { id: bonus, balance: 0n, held: 0n, available: 0n, version: 0n },
    ])
    expect(await ledger.balanceOf('acc_999999')).toMatchObject({ code: 'unknown_account' })
  })
})

describe('whether anybody but the house has money', () => {
  it('[L28] is no until somebody has, also while it is in play', async () => {
    const fresh = await testLedger(await testDatabase())
    const holds = () => fresh.ledger.holdsMoney()
    expect(await holds()).toBe(false)
    const cash = await fresh.openCash(5n)
    expect(await holds()).toBe(true)
    await fresh.mustPost(fresh.move('stake', cash, fresh.inPlay, 5n))
    expect(await holds()).toBe(true)
    await fresh.mustPost(fresh.move('stake_returned', fresh.inPlay, cash, 5n))
    await fresh.mustPost(fresh.move('deposit_reversed', cash, fresh.bank, 5n))
    expect(await holds()).toBe(false)
  })
})

describe('a movement', () => {
  it('[L5] takes from one account what it gives to another', async () => {
    const cash = await openCash(100n)
    const before = await balance(inPlay)
    const receipt = await mustPost(move('stake', cash, inPlay, 30n))
    expect(receipt).toMatchObject({ kind: 'posted', repeated: false })
    expect(receipt.balances).toMatchObject([{ account: cash, balance: 70n, available: 70n }])
    expect(await balance(cash)).toBe(70n)
    expect((await balance(inPlay)) - before).toBe(30n)
  })

  it('[L2] never takes more than there is, and says how much that is', async () => {
    const cash = await openCash(100n)
    const answer = await post(move('stake', cash, inPlay, 101n))
    expect(answer).toMatchObject({
      code: 'insufficient_funds',
      value: { account: cash, available: 100n },
    })
    expect(await refusalOf(move('stake', cash, inPlay, 101n))).toBe('insufficient_funds')
    expect(await refusalOf(move('stake', cash, inPlay, 100n)).catch(() => 'done')).toBe('done')
  })

  it('[L5] each kind of bad input has its own refusal, and writes nothing', async () => {
    const cash = await openCash(100n)
    const dollars = await open('clearing:bank', 'clearing', 'USD')
    expect(await refusalOf(move('stake', cash, inPlay, 0n))).toBe('amount_invalid')
    expect(await refusalOf(move('stake', cash, inPlay, -5n))).toBe('amount_invalid')
    expect(await refusalOf(move('deposit', bank, cash, 2n ** 53n))).toBe('amount_invalid')
    expect(await refusalOf(move('transfer', cash, cash, 5n))).toBe('same_account')
    expect(await refusalOf(move('stake', cash, 'acc_999999', 5n))).toBe('unknown_account')
    expect(await refusalOf(move('stake', 'acc_999999', inPlay, 5n))).toBe('unknown_account')
    expect(await refusalOf(move('deposit', dollars, cash, 5n))).toBe('wrong_currency')
    const inDollars = { ...move('deposit', bank, cash, 5n), legs: [leg(bank, cash, 5n, 'USD')] }
    expect(await refusalOf(inDollars)).toBe('wrong_currency')
    expect(await balance(cash)).toBe(100n)
  })

  it('[L6] of several legs is done whole or not at all', async () => {
    const [one, two] = [await openCash(50n), await openCash(0n)]
    const legs = [leg(one, two, 50n), leg(two, one, 20n), leg(one, two, 21n)]
    expect(await refusalOf({ id: makeId('trf'), reason: 'transfer', legs })).toBe(
      'insufficient_funds',
    )
    expect([await balance(one), await balance(two)]).toEqual([50n, 0n])
    await mustPost({ id: makeId('trf'), reason: 'transfer', legs: legs.slice(0, 2) })
    expect([await balance(one), await balance(two)]).toEqual([20n, 30n])
  })

  it('[L7] by a way that its reason does not know is a defect and writes nothing', async () => {
    const cash = await openCash(10n)
    const before = await countLegs()
    await expect(post(move('deposit', cash, bank, 5n))).rejects.toThrow('does not move money')
    expect(await countLegs()).toBe(before)
  })

  it('[L8] asked for again gets the stored answer, whatever happened since', async () => {
    const cash = await openCash(100n)
    const stake = { ...move('stake', cash, inPlay, 60n), about: 'wgr_1' }
    const first = await mustPost(stake)
    await mustPost(move('stake', cash, inPlay, 40n))
    expect(await mustPost(stake)).toEqual({ ...first, repeated: true })
    expect(await ledger.findReceipt(stake.id)).toEqual({ ...first, repeated: true })
    expect(await balance(cash)).toBe(0n)
  })

  it('[L8] with a used id and other content is refused', async () => {
    const cash = await openCash(100n)
    const stake = move('stake', cash, inPlay, 10n)
    await mustPost(stake)
    const other = { ...stake, legs: [leg(cash, inPlay, 11n)] }
    expect(await refusalOf(other)).toBe('id_used_differently')
    expect(await refusalOf({ id: stake.id, void: stake.id })).toBe('id_used_differently')
  })

  it('[L8] that was refused leaves its id free', async () => {
    const cash = await openCash(0n)
    const stake = move('stake', cash, inPlay, 10n)
    expect(await refusalOf(stake)).toBe('insufficient_funds')
    await mustPost(move('deposit', bank, cash, 10n))
    expect(await mustPost(stake)).toMatchObject({ repeated: false })
  })

  it('[L9] with an id from the past century finds its place and is recognised', async () => {
    const cash = await openCash(10n)
    const old = {
      ...move('stake', cash, inPlay, 1n),
      id: 'trf_00e0000000000000000000000a' as const,
    }
    expect(await mustPost(old)).toMatchObject({ repeated: false })
    expect(await mustPost(old)).toMatchObject({ repeated: true })
  })

  it('[L3] of unbounded accounts counts at once, before and after their rows are brought up to date', async () => {
    const fees = await open('house', 'fees')
    const cash = await openCash(10n)
    await mustPost(move('deposit_fee', cash, fees, 3n))
    const row = () =>
      db.sql.one<{ credits: bigint }>`
        select credits_posted as credits from ledger.accounts where id = ${fees.slice(4)}`
    expect(await balance(fees)).toBe(3n)
    expect(await row()).toEqual({ credits: 0n })
    expect(await ledger.foldDeltas()).toBeGreaterThan(0)
    expect(await balance(fees)).toBe(3n)
    expect(await row()).toEqual({ credits: 3n })
  })

  it('[L20] gives its accounts a higher version than any before', async () => {
    const cash = await openCash(10n)
    const versions: bigint[] = []
    for (const amount of [1n, 2n]) {
      const { balances } = await mustPost(move('stake', cash, inPlay, amount))
      versions.push(balances[0]?.version ?? 0n)
    }
    const found = await ledger.balanceOf(cash)
    expect(versions[1]).toBeGreaterThan(versions[0] ?? 0n)
    expect(found).toMatchObject({ value: { version: versions[1] } })
  })

  it('[L13] in the transaction of a caller is undone with it, and a refusal leaves it usable', async () => {
    const cash = await openCash(10n)
    const undone = db.transaction(async (tx) => {
      await ledger.post(tx, move('stake', cash, inPlay, 4n))
      throw new Error('undo')
    })
    await expect(undone).rejects.toThrow('undo')
    expect(await balance(cash)).toBe(10n)
    await db.transaction(async (tx) => {
      expect(await ledger.post(tx, move('stake', cash, inPlay, 11n))).toMatchObject({ ok: false })
      expect(await ledger.post(tx, move('stake', cash, inPlay, 10n))).toMatchObject({ ok: true })
    })
    expect(await balance(cash)).toBe(0n)
  })

  it('[L13] goes with others in one transaction, each with its own outcome', async () => {
    const cash = await openCash(10n)
    const movements = [6n, 6n, 4n].map((amount) => move('stake', cash, inPlay, amount))
    const outcomes = await db.transaction((tx) => ledger.postAll(tx, movements))
    expect(outcomes.map(({ ok }) => ok)).toEqual([true, false, true])
  })
})

describe('a pending movement', () => {
  async function hold(amount = 60n, of = 100n) {
    const cash = await openCash(of)
    const movement = { ...move('stake', cash, inPlay, amount), pending: inAnHour() }
    await mustPost(movement)
    return { cash, id: movement.id, movement }
  }
  const stands = async (id: AccountId) => {
    const found = await ledger.balanceOf(id)
    return found.ok ? [found.value.balance, found.value.held, found.value.available] : []
  }

  it('[L10] sets its sum aside', async () => {
    const { cash } = await hold()
    expect(await stands(cash)).toEqual([100n, 60n, 40n])
    expect(await refusalOf(move('stake', cash, inPlay, 41n))).toBe('insufficient_funds')
  })

  it('[L10] is posted in full', async () => {
    const { cash, id } = await hold()
    expect(await mustPost({ id: makeId('trf'), post: id })).toMatchObject({ kind: 'post' })
    expect(await stands(cash)).toEqual([40n, 0n, 40n])
  })

  it('[L10] is posted in part, and the rest goes back', async () => {
    const { cash, id } = await hold()
    await mustPost({ id: makeId('trf'), post: id, amounts: [25n] })
    expect(await stands(cash)).toEqual([75n, 0n, 75n])
  })

  it('[L10] of two legs is posted leg by leg', async () => {
    const [one, two] = [await openCash(10n), await openCash(10n)]
    const legs = [leg(one, inPlay, 10n), leg(two, inPlay, 10n)]
    const id = makeId('trf')
    await mustPost({ id, reason: 'stake', legs, pending: inAnHour() })
    await mustPost({ id: makeId('trf'), post: id, amounts: [0n, 7n] })
    expect([await stands(one), await stands(two)]).toEqual([
      [10n, 0n, 10n],
      [3n, 0n, 3n],
    ])
  })

  it('[L10] is voided', async () => {
    const { cash, id } = await hold()
    expect(await mustPost({ id: makeId('trf'), void: id })).toMatchObject({ kind: 'void' })
    expect(await stands(cash)).toEqual([100n, 0n, 100n])
  })

  it('[L10] ends once', async () => {
    const { id, movement } = await hold()
    const end = { id: makeId('trf'), void: id }
    await mustPost(end)
    expect(await refusalOf({ id: makeId('trf'), post: id })).toBe('pending_over')
    expect(await refusalOf({ id: makeId('trf'), void: id })).toBe('pending_over')
    expect(await mustPost(end)).toMatchObject({ repeated: true })
    expect(await mustPost(movement)).toMatchObject({ repeated: true, kind: 'pending' })
  })

  it('[L10] that never was, or never waited, cannot be ended', async () => {
    const cash = await openCash(10n)
    const stake = move('stake', cash, inPlay, 1n)
    await mustPost(stake)
    expect(await refusalOf({ id: makeId('trf'), post: makeId('trf') })).toBe('pending_not_found')
    expect(await refusalOf({ id: makeId('trf'), void: stake.id })).toBe('pending_not_found')
  })

  it('[L10] is not posted beyond what it holds, nor with amounts for other legs', async () => {
    const { id } = await hold()
    const post = (amounts: bigint[]) => refusalOf({ id: makeId('trf'), post: id, amounts })
    expect(await post([61n])).toBe('amount_invalid')
    expect(await post([30n, 30n])).toBe('amount_invalid')
    expect(await post([0n])).toBe('amount_invalid')
  })

  it('[L11] ends by itself when its time is over, once, and says so to whoever comes late', async () => {
    const { cash, id, movement } = await hold()
    clock.offsetMs = 3_600_001
    try {
      expect(await refusalOf({ id: makeId('trf'), post: id })).toBe('pending_expired')
      expect(await ledger.expirePendings()).toBeGreaterThan(0)
      expect(await stands(cash)).toEqual([100n, 0n, 100n])
      expect(await ledger.expirePendings()).toBe(0)
      expect(await refusalOf({ id: makeId('trf'), void: id })).toBe('pending_expired')
      expect(await mustPost(movement)).toMatchObject({ repeated: true })
      const late = { ...move('stake', cash, inPlay, 1n), pending: { expiresAt: new Date() } }
      expect(await refusalOf(late)).toBe('pending_expired')
    } finally {
      clock.offsetMs = 0
    }
  })
})

describe('the entries of an account', () => {
  it('[L21] come newest first, each with the balance after it, and pages fit each other', async () => {
    const cash = await openCash(100n)
    for (const amount of [10n, 20n, 30n]) await mustPost(move('stake', cash, inPlay, amount))
    const first = await ledger.listEntries(cash, { limit: 2 })
    if (!first.ok) throw new Error(first.code)
    await mustPost(move('stake', cash, inPlay, 5n))
    const cursor = first.value.next ?? ''
    const second = await ledger.listEntries(cash, { limit: 9, cursor })
    if (!second.ok) throw new Error(second.code)
    const shown = [...first.value.entries, ...second.value.entries]
    expect(shown.map(({ amount, balance: after }) => [amount, after])).toEqual([
      [-30n, 40n],
      [-20n, 70n],
      [-10n, 90n],
      [100n, 100n],
    ])
    expect(second.value.next).toBeNull()
    expect(await ledger.listEntries('acc_999999')).toMatchObject({ code: 'unknown_account' })
  })

  it('[L21] show what is held apart from what has moved', async () => {
    const cash = await openCash(100n)
    const waiting = { ...move('stake', cash, inPlay, 40n), pending: inAnHour() }
    await mustPost(waiting)
    await mustPost({ id: makeId('trf'), post: waiting.id, amounts: [15n] })
    const page = await ledger.listEntries(cash)
    if (!page.ok) throw new Error(page.code)
    expect(page.value.entries.map((entry) => [entry.amount, entry.held, entry.balance])).toEqual([
      [-15n, -40n, 85n],
      [0n, 40n, 100n],
      [100n, 0n, 100n],
    ])
  })
})
