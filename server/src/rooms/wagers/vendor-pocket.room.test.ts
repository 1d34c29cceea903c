import { describe, expect, it } from 'vitest'
import { money } from '@baize/kernel/money'
import { testDatabase } from '../../../testing/database.ts'
import { testWagers } from '../../../testing/wagers.ts'
import type { MemberId } from '../wallet/wallet.ts'
import type { StakeCall, WagerId } from './wagers.ts'

const db = await testDatabase({ poolSize: 8 })
const { wagers, wallet, ledger, makeId, told, memberWith, stakeCall } = await testWagers(db)

const php = (amount: bigint) => money(amount, 'PHP')
const key = () => ({ provider: 'ALPHA', transaction: makeId('txn') })
const pocket = 'vendor:ALPHA'

/** A member with 100 in cash and this much at ALPHA. */
async function memberAt(amount: bigint): Promise<MemberId> {
  const member = await memberWith(100n + amount)
  const move = { id: makeId('trf'), member, from: 'cash', to: pocket, amount: php(amount) } as const
  const moved = await wallet.transfer(move)
  if (!moved.ok) throw new Error(`The pocket was not filled: ${moved.code}`)
  return member
}

async function standOf(member: MemberId) {
  const { pockets } = await wallet.getState(member)
  const of = (name: string) => pockets.find((one) => one.pocket === name)?.amount
  return { cash: of('cash'), pocket: of(pocket) }
}

const callOf = (member: MemberId, change: Partial<StakeCall> = {}) =>
  stakeCall(member, { key: key(), from: 'vendor', ...change })

async function staked(member: MemberId, amount: bigint): Promise<WagerId> {
  const answer = await wagers.stake(callOf(member, { amount: php(amount) }))
  if (!answer.ok || answer.value.wager === null) throw new Error('A stake was refused.')
  return answer.value.wager
}

describe('a stake at a vendor that keeps the money', () => {
  it('[G24] is paid from the pocket there, and from no other', async () => {
    const member = await memberAt(50n)
    const much = await wagers.stake(callOf(member, { amount: php(51n) }))
    expect(much).toMatchObject({ code: 'insufficient_funds', value: { balance: '50' } })
    const answer = await wagers.stake(callOf(member, { amount: php(30n) }))
    expect(answer).toMatchObject({ value: { balances: [{ pocket, amount: 20n }] } })
    expect(await standOf(member)).toEqual({ cash: 100n, pocket: 20n })
    const [wager] = await wagers.listWagers(member)
    expect(wager?.paid).toEqual({ cash: 0n, bonus: 0n, locked: 0n, vendor: 30n })
  })

  it('[G24] is settled there, also when the stake and its result come as one', async () => {
    const member = await memberAt(50n)
    const spin = callOf(member, { amount: php(10n) })
    await wagers.stakeAndSettle({ ...spin, payout: php(35n) })
    expect(await standOf(member)).toEqual({ cash: 100n, pocket: 75n })
    const wager = await staked(member, 25n)
    await wagers.settle({ key: key(), member, of: { wager }, payout: php(40n) })
    expect(await standOf(member)).toEqual({ cash: 100n, pocket: 90n })
  })

  it('[G6] [G24] goes back there when it is void', async () => {
    const member = await memberAt(50n)
    const wager = await staked(member, 50n)
    await wagers.void({ key: key(), member, of: { wager }, reason: 'a test' })
    expect(await standOf(member)).toEqual({ cash: 100n, pocket: 50n })
  })

  it('[G9] [G24] is corrected there, then from the cash, and the rest is owed', async () => {
    const member = await memberAt(50n)
    const wager = await staked(member, 50n)
    await wagers.settle({ key: key(), member, of: { wager }, payout: php(300n) })
    const emptied = { id: makeId('trf'), member, from: pocket, to: 'cash' } as const
    await wallet.transfer({ ...emptied, amount: php(280n) })
    await wagers.stake(stakeCall(member, { amount: php(290n) }))
    expect(await standOf(member)).toEqual({ cash: 90n, pocket: 20n })
    const reason = 'the result was wrong'
    const less = { key: key(), member, of: { wager }, payout: php(150n), reason }
    expect(await wagers.resettle(less)).toMatchObject({ ok: true })
    expect(await standOf(member)).toEqual({ cash: 0n, pocket: 0n })
    const balances = await ledger.balances(`member:${member}`)
    expect(balances.find(({ kind }) => kind === 'debt')?.balance).toBe(-40n)
    await wagers.resettle({ ...less, key: key(), payout: php(170n) })
    expect(await standOf(member)).toEqual({ cash: 0n, pocket: 20n })
  })

  it('[G15] [G24] is told to the pages as the pocket that it is', async () => {
    const member = await memberAt(50n)
    wallet.flush()
    await wagers.stake(callOf(member, { amount: php(5n) }))
    wallet.flush()
    const heard = told.findLast(({ topic }) => topic === `member:${member}`)
    expect(heard?.event).toMatchObject({ pockets: [{ pocket, amount: '45' }] })
  })

  it('[G13] [G24] cannot be divided between pockets, nor moved to another, in the table', async () => {
    const member = await memberAt(50n)
    const wager = await staked(member, 10n)
    const change = db.sql`
      update wagers.wagers set paid_vendor = 0, paid_cash = 10 where id = ${wager}`
    await expect(change).rejects.toThrow('A wager cannot be changed so.')
    const split = db.transaction(
      (tx) => tx.sql`
        insert into wagers.wagers (id, at, member, provider, product, vendor, game, round, currency,
          stake, paid_cash, paid_bonus, paid_locked, paid_vendor, movement, detail)
        select ${makeId('wgr')}, at, member, provider, product, vendor, game, round, currency,
          stake, 4, 0, 0, 6, movement, detail from wagers.wagers where id = ${wager}`,
    )
    await expect(split).rejects.toThrow('wagers_paid_check')
  })

  it('the books hold after all of it', async () => {
    expect(await ledger.proveFully()).toMatchObject({ holds: true })
  })
})
