import { describe, expect, it } from 'vitest'
import { money } from '@baize/kernel/money'
import { testDatabase } from '../../../testing/database.ts'
import { testWagers } from '../../../testing/wagers.ts'
import type { MemberId } from '../wallet/wallet.ts'
import type { PayCall, WagerId } from './wagers.ts'

const db = await testDatabase({ poolSize: 12 })
const { wagers, wallet, key, stakeCall, memberWith } = await testWagers(db)

const cashOf = async (member: MemberId) =>
  (await wallet.getState(member)).pockets.find(({ pocket }) => pocket === 'cash')?.amount

async function staked(member: MemberId): Promise<WagerId> {
  const answer = await wagers.stake(stakeCall(member))
  if (!answer.ok || answer.value.wager === null) throw new Error('A stake was refused.')
  return answer.value.wager
}

const pay = (member: MemberId, wager: WagerId, amount: bigint, change: Partial<PayCall> = {}) =>
  wagers.pay({
    as: 'win',
    key: key(),
    member,
    of: { wager },
    change: money(amount, 'PHP'),
    asked: `pay ${amount}`,
    reason: 'a win of the round',
    ...change,
  })

describe('several wins of a bet', () => {
  it('[G20] end it and then add to it, also at the same moment', async () => {
    const member = await memberWith(100n)
    const wager = await staked(member)
    const answers = await Promise.all([5n, 6n, 7n, 8n].map((amount) => pay(member, wager, amount)))
    expect(answers.every(({ ok }) => ok)).toBe(true)
    expect(await cashOf(member)).toBe(116n)
    expect(await wagers.getWager(wager)).toMatchObject({
      value: { status: 'settled', payout: 26n, settlements: 4 },
    })
  })

  it('[G2] [G20] are each paid once, and with other content not at all', async () => {
    const member = await memberWith(100n)
    const wager = await staked(member)
    const own = { key: key() }
    await Promise.all(Array.from({ length: 10 }, () => pay(member, wager, 5n, own)))
    expect(await cashOf(member)).toBe(95n)
    expect(await pay(member, wager, 6n, own)).toMatchObject({ code: 'id_used_differently' })
  })

  it('[G7] [G20] are not paid for a void bet, nor below nothing', async () => {
    const member = await memberWith(100n)
    const wager = await staked(member)
    expect(await pay(member, wager, -1n)).toMatchObject({ code: 'amount_invalid' })
    await wagers.void({ key: key(), member, of: { wager }, reason: 'a test' })
    expect(await pay(member, wager, 5n)).toMatchObject({ code: 'already_voided' })
    expect(await cashOf(member)).toBe(100n)
  })
})

describe('a signed correction', () => {
  const correct = (member: MemberId, wager: WagerId, amount: bigint) =>
    pay(member, wager, amount, { as: 'correction' })

  it('[G20] changes a settled bet, in either direction, and never to less than nothing', async () => {
    const member = await memberWith(100n)
    const wager = await staked(member)
    expect(await correct(member, wager, 5n)).toMatchObject({ code: 'not_settled' })
    await pay(member, wager, 30n)
    expect(await correct(member, wager, -20n)).toMatchObject({ ok: true })
    expect(await correct(member, wager, 4n)).toMatchObject({ ok: true })
    expect(await correct(member, wager, -15n)).toMatchObject({ code: 'amount_invalid' })
    expect(await correct(member, wager, 0n)).toMatchObject({ code: 'nothing_changed' })
    expect(await cashOf(member)).toBe(104n)
  })
})

describe('a call', () => {
  it('[G21] is found by its key alone', async () => {
    const member = await memberWith(100n)
    const call = stakeCall(member)
    const asked = { key: call.key, member, action: 'stake' } as const
    expect(await wagers.findCall(asked)).toBeUndefined()
    await wagers.stake(call)
    expect(await wagers.findCall(asked)).toMatchObject({ answer: { status: 'open', stake: 10n } })
    expect(await wagers.findCall({ ...asked, action: 'void' })).toBeUndefined()
  })

  it('[G8] [G21] that has not come can be prevented, one that is there cannot', async () => {
    const member = await memberWith(100n)
    const [early, late] = [stakeCall(member), stakeCall(member)]
    await wagers.stake(early)
    const prevent = (stake: string) => wagers.prevent({ key: key(), member, stake })
    expect(await prevent(early.key.transaction)).toBe(false)
    expect(await prevent(late.key.transaction)).toBe(true)
    expect(await wagers.stake(late)).toMatchObject({ code: 'stake_voided' })
    expect(await cashOf(member)).toBe(90n)
  })
})
