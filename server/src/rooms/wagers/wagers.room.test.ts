import { describe, expect, it } from 'vitest'
import { money } from '@baize/kernel/money'
import { ownerOf, testDatabase } from '../../../testing/database.ts'
import { eventsOf } from '../../../testing/system.ts'
import { everythingOpen, testWagers } from '../../../testing/wagers.ts'
import type { MemberId } from '../wallet/wallet.ts'
import { createWagers } from './wagers.ts'
import type { StakeAndSettleCall, StakeCall, StakeFacts, WagerAnswer } from './wagers.ts'

const db = await testDatabase({ poolSize: 12 })
const { wagers, wallet, ledger, facts, key, stakeCall, memberWith, makeId, told, ...rest } =
  await testWagers(db)

const php = (amount: bigint) => money(amount, 'PHP')
const codeOf = (result: { ok: boolean; code?: string }) => (result.ok ? 'ok' : result.code)

async function standing(member: MemberId): Promise<string> {
  const { pockets } = await wallet.getState(member)
  return pockets.map(({ pocket, amount }) => `${pocket} ${amount}`).join(', ')
}

async function staked(member: MemberId, change: Partial<StakeCall> = {}) {
  const result = await wagers.stake(stakeCall(member, change))
  if (!result.ok || result.value.wager === null) throw new Error('The stake of a test was refused')
  return { wager: result.value.wager }
}

const settle = (member: MemberId, of: { wager: `wgr_${string}` }, payout: bigint) =>
  wagers.settle({ key: key(), member, of, payout: php(payout) })

const voidIt = (member: MemberId, of: { wager: `wgr_${string}` }) =>
  wagers.void({ key: key(), member, of, reason: 'match abandoned' })

const resettle = (member: MemberId, of: { wager: `wgr_${string}` }, payout: bigint) =>
  wagers.resettle({ key: key(), member, of, payout: php(payout), reason: 'wrong result' })

/** How many wagers and calls are on record. */
async function rows() {
  return await db.sql.one<{ wagers: bigint; actions: bigint }>`
    select (select count(*) from wagers.wagers) as wagers,
           (select count(*) from wagers.actions) as actions`
}

describe('a stake whose result comes with it', () => {
  const spin = (member: MemberId, payout: bigint, change: Partial<StakeAndSettleCall> = {}) =>
    wagers.stakeAndSettle({ ...stakeCall(member), payout: php(payout), ...change })

  it('[G19] is one movement, settled at once, and announced', async () => {
    const member = await memberWith(100n)
    const result = await spin(member, 25n)
    expect(result).toMatchObject({
      ok: true,
      value: {
        status: 'settled',
        stake: 10n,
        payout: 25n,
        balances: [{ pocket: 'cash', amount: 115n }],
      },
    })
    const { wager } = (result as { value: WagerAnswer }).value
    expect(await wagers.getWager(wager ?? 'wgr_')).toMatchObject({
      value: { status: 'settled', payout: 25n, settlements: 1, validBet: 10n },
    })
    expect(await standing(member)).toBe('cash 115')
    const { id: cash } = await wallet.openPocket(member, 'cash')
    const entries = await ledger.listEntries(cash)
    const own = entries.ok ? entries.value.entries.filter(({ about }) => about === wager) : []
    expect(own.map(({ amount }) => amount)).toEqual([25n, -10n])
    expect(new Set(own.map(({ id }) => id)).size).toBe(1)
    const [event] = (await eventsOf(db, 'wager.settled')).filter(
      ({ subject }) => subject === member,
    )
    expect(event).toMatchObject({
      payload: { settlement: 1, change: { payout: '25', validBet: '10', stake: '10' } },
    })
  })

  it('[G19] that is lost takes the stake and nothing else', async () => {
    const member = await memberWith(10n)
    expect(await spin(member, 0n)).toMatchObject({ value: { status: 'settled', payout: 0n } })
    expect(await standing(member)).toBe('cash 0')
  })

  it('[G19] is not paid for by what it wins', async () => {
    const member = await memberWith(9n)
    expect(await spin(member, 500n)).toMatchObject({
      code: 'insufficient_funds',
      value: { balance: '9' },
    })
    expect(await standing(member)).toBe('cash 9')
  })

  it('[G2] [G19] gets its stored answer again, and no other result under the same key', async () => {
    const member = await memberWith(100n)
    const call = { ...stakeCall(member), payout: php(30n) }
    const answers = await Promise.all([1, 2, 3].map(() => wagers.stakeAndSettle(call)))
    expect(answers.map((answer) => answer.ok && answer.value.payout)).toEqual([30n, 30n, 30n])
    expect(answers.filter((answer) => answer.ok && !answer.value.repeated)).toHaveLength(1)
    const other = await wagers.stakeAndSettle({ ...call, payout: php(31n) })
    expect(codeOf(other)).toBe('id_used_differently')
    expect(codeOf(await wagers.stake(call))).toBe('id_used_differently')
    expect(await standing(member)).toBe('cash 120')
  })

  it('[G3] [G19] passes the gate', async () => {
    const member = await memberWith(100n)
    facts.set(member, { ...everythingOpen, isGameOpen: false })
    expect(codeOf(await spin(member, 30n))).toBe('game_closed')
    expect(await standing(member)).toBe('cash 100')
  })

  it('[G5] [G19] pays the pockets in proportion to what they put in', async () => {
    const member = await memberWith(6n)
    await memberWith(50n, { pocket: 'bonus', member })
    await spin(member, 100n)
    expect(await standing(member)).toBe('cash 60, bonus 86')
  })

  it('[G7] [G19] cannot be voided, and can be corrected', async () => {
    const member = await memberWith(100n)
    const result = await spin(member, 0n)
    const of = { wager: (result as { value: WagerAnswer }).value.wager ?? ('wgr_' as const) }
    expect(codeOf(await voidIt(member, of))).toBe('already_settled')
    expect(await resettle(member, of, 10n)).toMatchObject({ ok: true })
    expect(await standing(member)).toBe('cash 100')
  })

  it('[G8] [G19] never comes after its void', async () => {
    const member = await memberWith(100n)
    const call = { ...stakeCall(member), payout: php(30n) }
    const of = { stake: call.key.transaction }
    await wagers.void({ key: key(), member, of, reason: 'timed out' })
    expect(codeOf(await wagers.stakeAndSettle(call))).toBe('stake_voided')
    expect(await standing(member)).toBe('cash 100')
  })

  it('[G19] feeds a prize pool with a part of it, and with no more than it', async () => {
    const member = await memberWith(100n)
    const pool = `grand-${member.slice(-6)}`
    const feed = (amount: bigint) =>
      spin(member, 0n, { contribution: { pool, amount: php(amount) } })
    expect(codeOf(await feed(11n))).toBe('amount_too_large')
    expect(codeOf(await feed(0n))).toBe('amount_not_positive')
    await feed(1n)
    await feed(2n)
    const pools = await ledger.balances('house')
    expect(pools.find(({ part }) => part === pool)?.balance).toBe(3n)
    expect(await standing(member)).toBe('cash 80')
  })
})

describe('a stake', () => {
  it('[G1] leaves the cash, and the wager tells all about it', async () => {
    const member = await memberWith(100n)
    const call = stakeCall(member, { product: 'SPORTS', detail: { oddsMilli: 1950 } })
    const result = await wagers.stake(call)
    expect(result).toMatchObject({
      ok: true,
      value: { status: 'open', stake: 10n, balances: [{ pocket: 'cash', amount: 90n }] },
    })
    const { wager } = (result as { value: WagerAnswer }).value
    expect(await wagers.getWager(wager ?? 'wgr_')).toMatchObject({
      value: {
        member,
        provider: 'test',
        product: 'SPORTS',
        vendor: 'ALPHA',
        game: 'seven-seas',
        round: 'r-1',
        currency: 'PHP',
        stake: 10n,
        paid: { cash: 10n, bonus: 0n, locked: 0n },
        payout: 0n,
        validBet: 0n,
        status: 'open',
        detail: { oddsMilli: 1950 },
        endedAt: null,
      },
    })
    expect(await standing(member)).toBe('cash 90')
  })

  it('[G1] empties the first pocket before it touches the next', async () => {
    const member = await memberWith(6n)
    await memberWith(50n, { pocket: 'bonus', member })
    const { wager } = await staked(member)
    expect(await wagers.getWager(wager)).toMatchObject({ value: { paid: { cash: 6n, bonus: 4n } } })
    expect(await standing(member)).toBe('cash 0, bonus 46')
  })

  it('[G1] keeps to the order that is set from above', async () => {
    const other = await testWagers(db, { wallet: { spendingOrder: () => ['bonus', 'cash'] } })
    const member = await memberWith(50n)
    await memberWith(4n, { pocket: 'bonus', member })
    expect(codeOf(await other.wagers.stake(other.stakeCall(member)))).toBe('ok')
    expect(await standing(member)).toBe('cash 44, bonus 0')
  })

  it('[G2] repeated gets the stored answer, even when the money is gone', async () => {
    const member = await memberWith(10n)
    const call = stakeCall(member)
    const first = await wagers.stake(call)
    const again = await wagers.stake(call)
    expect(first).toMatchObject({ ok: true, value: { repeated: false } })
    expect(again).toEqual({
      ok: true,
      value: { ...(first as never as { value: object }).value, repeated: true },
    })
    expect(await standing(member)).toBe('cash 0')
  })

  it('[G2] with the same key and other content is refused', async () => {
    const member = await memberWith(100n)
    const call = stakeCall(member)
    await wagers.stake(call)
    for (const change of [{ amount: php(11n) }, { round: 'r-2' }, { game: 'other' }]) {
      expect(codeOf(await wagers.stake({ ...call, ...change }))).toBe('id_used_differently')
    }
    expect(await standing(member)).toBe('cash 90')
  })

  it('[G2] of another member, or at another provider, is another stake', async () => {
    const [one, other] = [await memberWith(100n), await memberWith(100n)]
    const call = stakeCall(one)
    await wagers.stake(call)
    expect(codeOf(await wagers.stake({ ...call, member: other }))).toBe('ok')
    const elsewhere = { ...call, key: { ...call.key, provider: 'elsewhere' } }
    expect(codeOf(await wagers.stake(elsewhere))).toBe('ok')
    expect(await standing(one)).toBe('cash 80')
  })

  const closed: readonly (readonly [Partial<StakeFacts>, string])[] = [
    [{ standing: 'trial' }, 'needs_real_account'],
    [{ standing: 'blocked' }, 'member_blocked'],
    [{ standing: 'timed_out' }, 'member_timed_out'],
    [{ standing: 'excluded' }, 'member_excluded'],
    [{ isProductOpen: false }, 'product_closed'],
    [{ isVendorOpen: false }, 'vendor_closed'],
    [{ isGameOpen: false }, 'game_closed'],
    [{ stakeMin: 11n }, 'stake_too_low'],
    [{ stakeMax: 9n }, 'stake_too_high'],
  ]

  it.each(closed)('[G3] with %o is refused and writes nothing', async (change, wanted) => {
    const member = await memberWith(100n)
    facts.set(member, { ...everythingOpen, ...change })
    const before = await rows()
    expect(codeOf(await wagers.stake(stakeCall(member)))).toBe(wanted)
    expect(await rows()).toEqual(before)
    expect(await standing(member)).toBe('cash 100')
  })

  it('[G3] repeated after the gate closed gets its answer', async () => {
    const member = await memberWith(100n)
    const call = stakeCall(member)
    await wagers.stake(call)
    facts.set(member, { ...everythingOpen, standing: 'excluded' })
    expect(await wagers.stake(call)).toMatchObject({ ok: true, value: { repeated: true } })
  })

  it('[G3] passes no gate that nobody has set', async () => {
    const fresh = createWagers({ db, ledger, wallet, makeId, ...rest, lossLimitReached: () => {} })
    const member = await memberWith(100n)
    expect(codeOf(await fresh.stake(stakeCall(member)))).toBe('member_blocked')
  })

  it('[G3] is judged by itself: a neighbour that is refused harms nobody', async () => {
    const members = await Promise.all(Array.from({ length: 12 }, () => memberWith(10n)))
    members.forEach((member, index) => {
      if (index % 3 === 0) facts.set(member, { ...everythingOpen, standing: 'excluded' })
    })
    const results = await Promise.all(
      members.map((member, index) =>
        wagers.stake(stakeCall(member, { amount: php(index % 3 === 1 ? 11n : 10n) })),
      ),
    )
    const wanted = ['member_excluded', 'insufficient_funds', 'ok']
    expect(results.map(codeOf)).toEqual(members.map((_, index) => wanted[index % 3]))
  })

  it.each([
    [php(0n), 'amount_not_positive'],
    [php(-10n), 'amount_not_positive'],
    [php(2n ** 53n), 'amount_too_large'],
    [money(10n, 'USDT'), 'wrong_currency'],
  ])('[G12] of %o is refused: %s', async (amount, wanted) => {
    const member = makeId('mem')
    const before = await rows()
    expect(codeOf(await wagers.stake(stakeCall(member, { amount })))).toBe(wanted)
    expect(await rows()).toEqual(before)
    expect(await ledger.balances(`member:${member}`)).toEqual([])
  })

  it('[G12] beyond the balance is refused with what there is', async () => {
    const member = await memberWith(4n)
    await memberWith(5n, { pocket: 'bonus', member })
    expect(await wagers.stake(stakeCall(member))).toEqual({
      ok: false,
      code: 'insufficient_funds',
      value: { balance: '9' },
    })
    expect(await standing(member)).toBe('cash 4, bonus 5')
  })

  it('a text that cannot be kept is a defect of the caller', async () => {
    const member = await memberWith(100n)
    await expect(wagers.stake(stakeCall(member, { round: 'a\u0000' }))).rejects.toThrow('round')
    await expect(wagers.stake(stakeCall(member, { game: '' }))).rejects.toThrow('game')
  })

  it('[G15] is told to the pages of the member', async () => {
    const member = await memberWith(100n)
    await staked(member)
    wallet.flush()
    expect(told.at(-1)).toMatchObject({
      topic: `member:${member}`,
      event: { kind: 'balance.changed', pockets: [{ pocket: 'cash', amount: '90' }] },
    })
  })
})

describe('a settlement', () => {
  it('[G5] pays, counts the valid bet and announces it', async () => {
    const member = await memberWith(100n)
    const of = await staked(member, { product: 'LIVE' })
    expect(await settle(member, of, 19n)).toMatchObject({
      ok: true,
      value: { status: 'settled', payout: 19n, validBet: 9n, balances: [{ amount: 109n }] },
    })
    expect(await standing(member)).toBe('cash 109')
    const events = await eventsOf(db, 'wager.settled')
    expect(events.at(-1)).toEqual({
      subject: member,
      payload: {
        wager: of.wager,
        member,
        product: 'LIVE',
        provider: 'test',
        vendor: 'ALPHA',
        game: 'seven-seas',
        round: 'r-1',
        currency: 'PHP',
        stake: '10',
        payout: '19',
        validBet: '9',
        settlement: 1,
        change: { payout: '19', validBet: '9', stake: '10' },
      },
    })
  })

  it('[G5] of nothing moves the stake to the house', async () => {
    const member = await memberWith(100n)
    const of = await staked(member)
    expect(await settle(member, of, 0n)).toMatchObject({ value: { validBet: 10n, balances: [] } })
    expect(await standing(member)).toBe('cash 90')
  })

  it('[G5] gives each pocket its part', async () => {
    const member = await memberWith(7n)
    await memberWith(50n, { pocket: 'bonus', member })
    const of = await staked(member)
    await settle(member, of, 100n)
    expect(await standing(member)).toBe('cash 70, bonus 77')
  })

  it('[G4] is paid whatever was closed after the stake', async () => {
    const member = await memberWith(100n)
    const of = await staked(member)
    facts.set(member, {
      ...everythingOpen,
      standing: 'excluded',
      isVendorOpen: false,
      isGameOpen: false,
      stakeMax: 0n,
    })
    expect(codeOf(await settle(member, of, 50n))).toBe('ok')
    const other = await memberWith(100n)
    const bet = await staked(other)
    facts.set(other, { ...everythingOpen, standing: 'blocked' })
    expect(codeOf(await voidIt(other, bet))).toBe('ok')
    expect(await standing(other)).toBe('cash 100')
  })

  it('[G2] repeated gets the stored answer; with another payout it is refused', async () => {
    const member = await memberWith(100n)
    const of = await staked(member)
    const call = { key: key(), member, of, payout: php(30n) }
    const first = await wagers.settle(call)
    expect(first).toMatchObject({ ok: true, value: { repeated: false } })
    expect(await wagers.settle(call)).toMatchObject({ ok: true, value: { repeated: true } })
    expect(codeOf(await wagers.settle({ ...call, payout: php(31n) }))).toBe('id_used_differently')
    expect(await standing(member)).toBe('cash 120')
  })

  it('[G5] finds its wager by the transaction of the stake', async () => {
    const member = await memberWith(100n)
    const call = stakeCall(member)
    await wagers.stake(call)
    const of = { stake: call.key.transaction }
    expect(codeOf(await wagers.settle({ key: key(), member, of, payout: php(5n) }))).toBe('ok')
    expect(await standing(member)).toBe('cash 95')
  })

  it('[G7] comes once', async () => {
    const member = await memberWith(100n)
    const of = await staked(member)
    await settle(member, of, 20n)
    expect(codeOf(await settle(member, of, 20n))).toBe('already_settled')
    expect(codeOf(await voidIt(member, of))).toBe('already_settled')
    expect(await standing(member)).toBe('cash 110')
  })

  it.each([
    [php(-1n), 'amount_not_positive'],
    [php(2n ** 53n), 'amount_too_large'],
    [money(1n, 'JPY'), 'wrong_currency'],
  ])('[G12] with a payout of %o is refused: %s', async (payout, wanted) => {
    const member = await memberWith(100n)
    const of = await staked(member)
    expect(codeOf(await wagers.settle({ key: key(), member, of, payout }))).toBe(wanted)
    expect(await wagers.getWager(of.wager)).toMatchObject({ value: { status: 'open' } })
  })

  it('[G14] is for its own member and provider alone', async () => {
    const member = await memberWith(100n)
    const of = await staked(member)
    const stranger = await memberWith(100n)
    expect(codeOf(await settle(stranger, of, 20n))).toBe('wager_not_found')
    const elsewhere = { provider: 'elsewhere', transaction: makeId('txn') }
    const call = { key: elsewhere, member, of, payout: php(20n) }
    expect(codeOf(await wagers.settle(call))).toBe('wager_not_found')
    expect(codeOf(await settle(member, { wager: makeId('wgr') }, 20n))).toBe('wager_not_found')
    const unknown = { key: key(), member, of: { stake: 'never' }, payout: php(20n) }
    expect(codeOf(await wagers.settle(unknown))).toBe('wager_not_found')
  })
})

describe('a void', () => {
  it('[G6] gives each pocket exactly what it paid, and is announced', async () => {
    const member = await memberWith(7n)
    await memberWith(50n, { pocket: 'bonus', member })
    const of = await staked(member)
    expect(await voidIt(member, of)).toMatchObject({ value: { status: 'voided', validBet: 0n } })
    expect(await standing(member)).toBe('cash 7, bonus 50')
    expect((await eventsOf(db, 'wager.voided')).at(-1)).toMatchObject({
      subject: member,
      payload: { wager: of.wager, stake: '10', reason: 'match abandoned' },
    })
  })

  it('[G7] is final: no win, no second void, no correction', async () => {
    const member = await memberWith(100n)
    const of = await staked(member)
    await voidIt(member, of)
    expect(codeOf(await settle(member, of, 20n))).toBe('already_voided')
    expect(codeOf(await voidIt(member, of))).toBe('already_voided')
    expect(codeOf(await resettle(member, of, 20n))).toBe('already_voided')
    expect(await standing(member)).toBe('cash 100')
  })

  it('[G2] repeated gets the stored answer', async () => {
    const member = await memberWith(100n)
    const of = await staked(member)
    const call = { key: key(), member, of, reason: 'x' }
    await wagers.void(call)
    expect(await wagers.void(call)).toMatchObject({ ok: true, value: { repeated: true } })
    expect(await standing(member)).toBe('cash 100')
  })

  it('[G8] of a stake that never came succeeds, and the late stake is refused', async () => {
    const member = await memberWith(100n)
    const call = stakeCall(member)
    const undo = { key: key(), member, of: { stake: call.key.transaction }, reason: 'timeout' }
    const empty = { wager: null, status: 'voided', stake: 0n, payout: 0n, validBet: 0n }
    expect(await wagers.void(undo)).toMatchObject({ value: { ...empty, repeated: false } })
    expect(await wagers.void(undo)).toMatchObject({ value: { ...empty, repeated: true } })
    expect(codeOf(await wagers.stake(call))).toBe('stake_voided')
    expect(codeOf(await wagers.void({ ...undo, key: key() }))).toBe('already_voided')
    const win = { key: key(), member, of: undo.of, payout: php(20n) }
    expect(codeOf(await wagers.settle(win))).toBe('already_voided')
    expect(await standing(member)).toBe('cash 100')
  })
})

describe('the key of a void', () => {
  it('[G2] serves one stake, also of those that never came', async () => {
    const member = await memberWith(100n)
    const [one, other] = [stakeCall(member), stakeCall(member)]
    const undo = (call: StakeCall, own = key('the-same-void')) =>
      wagers.void({ key: own, member, of: { stake: call.key.transaction }, reason: 'timeout' })
    const results = await Promise.all([undo(one), undo(other)])
    expect(new Set(results.map(codeOf))).toEqual(new Set(['ok', 'id_used_differently']))
    const late = await Promise.all([wagers.stake(one), wagers.stake(other)])
    expect(new Set(late.map(codeOf))).toEqual(new Set(['ok', 'stake_voided']))
  })
})

describe('a correction', () => {
  it('[G9] moves the difference up or down, and announces the change', async () => {
    const member = await memberWith(100n)
    const of = await staked(member, { product: 'SPORTS' })
    await settle(member, of, 30n)
    expect(codeOf(await resettle(member, of, 50n))).toBe('ok')
    expect(await standing(member)).toBe('cash 140')
    expect(await resettle(member, of, 5n)).toMatchObject({ value: { payout: 5n, validBet: 5n } })
    expect(await standing(member)).toBe('cash 95')
    expect((await eventsOf(db, 'wager.settled')).at(-1)).toMatchObject({
      payload: { settlement: 3, change: { payout: '-45', validBet: '-5', stake: '0' } },
    })
    expect(await wagers.getWager(of.wager)).toMatchObject({
      value: { settlements: 3, payout: 5n, detail: { corrected: 'wrong result' } },
    })
  })

  it('[G9] of money that is gone becomes a debt', async () => {
    const member = await memberWith(10n)
    const of = await staked(member)
    await settle(member, of, 30n)
    await staked(member, { amount: php(25n) })
    expect(codeOf(await resettle(member, of, 0n))).toBe('ok')
    expect(await standing(member)).toBe('cash 0')
    const debt = (await ledger.balances(`member:${member}`)).find(({ kind }) => kind === 'debt')
    expect(debt).toMatchObject({ balance: -25n })
  })

  it('[G9] where nobody may owe is refused', async () => {
    const strict = await testWagers(db, { wagers: { mayOwe: () => false } })
    const member = await memberWith(10n)
    const of = await staked(member)
    await settle(member, of, 30n)
    await staked(member, { amount: php(25n) })
    const call = { key: key(), member, of, payout: php(0n), reason: 'wrong' }
    expect(codeOf(await strict.wagers.resettle(call))).toBe('insufficient_funds')
    expect(await standing(member)).toBe('cash 5')
  })

  it('[G9] is for settled wagers, and must change something', async () => {
    const member = await memberWith(100n)
    const of = await staked(member)
    expect(codeOf(await resettle(member, of, 30n))).toBe('not_settled')
    await settle(member, of, 30n)
    expect(codeOf(await resettle(member, of, 30n))).toBe('nothing_changed')
  })

  it('[G2] repeated moves nothing more', async () => {
    const member = await memberWith(100n)
    const of = await staked(member)
    await settle(member, of, 30n)
    const call = { key: key(), member, of, payout: php(40n), reason: 'wrong' }
    expect(await wagers.resettle(call)).toMatchObject({ value: { repeated: false } })
    expect(await wagers.resettle(call)).toMatchObject({ value: { repeated: true } })
    expect(await standing(member)).toBe('cash 130')
  })
})

describe('the record', () => {
  it('lists the wagers of a member, newest first, page by page', async () => {
    const member = await memberWith(100n)
    const made: string[] = []
    for (let n = 0; n < 5; n += 1) made.unshift((await staked(member)).wager)
    const first = await wagers.listWagers(member, { limit: 3 })
    expect(first.map(({ id }) => id)).toEqual(made.slice(0, 3))
    const below = first.at(-1)?.id
    const second = await wagers.listWagers(member, below ? { below, limit: 3 } : {})
    expect(second.map(({ id }) => id)).toEqual(made.slice(3))
  })

  it('[G13] cannot be changed or removed', async () => {
    const member = await memberWith(100n)
    const { wager } = await staked(member)
    const change = db.sql`update wagers.wagers set stake = 1, paid_cash = 1 where id = ${wager}`
    await expect(change).rejects.toThrow('cannot be changed')
    const owner = await ownerOf(db)
    await expect(owner.sql`delete from wagers.wagers where id = ${wager}`).rejects.toThrow('cannot')
    await voidIt(member, { wager })
    const reopen = db.sql`
      update wagers.wagers set status = 'open', ended_at = null where id = ${wager}`
    await expect(reopen).rejects.toThrow('cannot be changed')
  })

  it('forgets calls only when they are old', async () => {
    const { actions } = await rows()
    expect(await db.transaction((tx) => wagers.forgetOldCalls(tx))).toBe(0)
    rest.clock.offsetMs = 401 * 86_400_000
    // Undone again, because other tests look at these rows.
    const undone = db.transaction(async (tx) => {
      expect(BigInt(await wagers.forgetOldCalls(tx))).toBe(actions)
      throw new Error('undo')
    })
    await expect(undone).rejects.toThrow('undo')
    rest.clock.offsetMs = 0
  })
})
