import { setTimeout as sleep } from 'node:timers/promises'
import { money } from '@baize/kernel/money'
import { describe, expect, it, vi } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { testProtection } from '../testing/protection.ts'
import { testWagers } from '../testing/wagers.ts'
import { createStakeGate } from './rooms/wagers/wagers.ts'
import type { MemberId } from './rooms/wallet/wallet.ts'

const db = await testDatabase({ poolSize: 20 })
const people = await testProtection(db)
const { protection, standings, setLimit } = people
const reached: string[] = []
const node = () =>
  testWagers(db, {
    wagers: { lossLimitReached: (member, period) => void reached.push(`${member} ${period}`) },
  })
// Two nodes over one database: what one gathers into a batch, the other does not see.
const [one, two] = [await node(), await node()]
const gate = createStakeGate({
  standings,
  catalogue: {
    edition: () => 1,
    isGameOpen: () => true,
    listVendors: () =>
      [{ title: 'RNG', cards: [{ vassalage: 'ALPHA', maintenance: false }] }] as never,
  },
  protection,
})
for (const { wagers } of [one, two]) wagers.setGate(gate)
const nodeOf = (n: number) => (n % 2 === 0 ? one : two)
const php = (amount: bigint) => money(amount, 'PHP')
const codeOf = (done: { readonly ok: boolean; readonly code?: string }) =>
  done.ok ? 'ok' : (done.code ?? '')

async function limited(most: string, cash = 1000n): Promise<MemberId> {
  const { id } = await people.createMember()
  await one.memberWith(cash, { member: id })
  await setLimit(id, most, 'day', 'loss')
  return id
}
const stake = async (member: MemberId, amount: bigint, on = one) =>
  await on.wagers.stake(on.stakeCall(member, { amount: php(amount) }))
const codesOf = (results: readonly { readonly ok: boolean; readonly code?: string }[]) => {
  const counts: Record<string, number> = {}
  for (const result of results) counts[codeOf(result)] = (counts[codeOf(result)] ?? 0) + 1
  return counts
}

describe('a loss limit', () => {
  it('[PR7] stops the stake that could lose more, in the stake’s own transaction', async () => {
    const member = await limited('100')
    expect(codeOf(await stake(member, 60n))).toBe('ok')
    expect(await stake(member, 41n)).toMatchObject({
      code: 'loss_limit_reached',
      value: { period: 'day' },
    })
    expect(reached).toContain(`${member} day`)
    expect(codeOf(await stake(member, 40n))).toBe('ok')
    expect((await one.wallet.getState(member)).balance).toBe(900n)
  })

  it('[PR7] counts what was won, and leaves a voided stake out', async () => {
    const member = await limited('100')
    const call = one.stakeCall(member, { amount: php(100n) })
    await one.wagers.stake(call)
    expect(codeOf(await stake(member, 1n))).toBe('loss_limit_reached')
    const of = { stake: call.key.transaction }
    await one.wagers.settle({ key: one.key(), member, of, payout: php(70n) })
    expect(codeOf(await stake(member, 71n))).toBe('loss_limit_reached')
    const next = one.stakeCall(member, { amount: php(70n) })
    expect(codeOf(await one.wagers.stake(next))).toBe('ok')
    await one.wagers.void({
      key: one.key(),
      member,
      of: { stake: next.key.transaction },
      reason: 'The round was called off',
    })
    expect(await one.wagers.sumLost(member, [new Date(Date.now() - 60_000)])).toEqual([30n])
    expect(codeOf(await stake(member, 70n))).toBe('ok')
  })

  it('[PR7] stakes of one batch add up, and which fits is taken', async () => {
    const member = await limited('100')
    const results = await Promise.all(Array.from({ length: 20 }, () => stake(member, 10n)))
    expect(codesOf(results)).toEqual({ ok: 10, loss_limit_reached: 10 })
    expect(await one.wagers.sumLost(member, [new Date(0)])).toEqual([100n])
  })

  it('[PR7] a neighbour of the batch that has no money takes no room', async () => {
    const member = await limited('1000', 100n)
    await setLimit(member, '120', 'day', 'loss')
    const results = await Promise.all([stake(member, 110n), stake(member, 50n), stake(member, 50n)])
    // The first is too much for the cash, and after the two others for the limit as well.
    expect(results.map(({ ok }) => ok)).toEqual([false, true, true])
  })

  it('[PR8] is exact over two nodes and two pockets', async () => {
    const member = await limited('100', 55n)
    await one.memberWith(500n, { pocket: 'bonus', member })
    const results = await Promise.all(
      Array.from({ length: 30 }, (_, n) => stake(member, 10n, nodeOf(n))),
    )
    expect(codesOf(results)).toEqual({ ok: 10, loss_limit_reached: 20 })
    expect(await one.wagers.sumLost(member, [new Date(0)])).toEqual([100n])
  })

  it('[PR8] a stake waits while another batch holds the limits of its member', async () => {
    const member = await limited('100')
    let staked: string | undefined
    const staking = await db.transaction(async (tx) => {
      await protection.listLossLimits(tx, [member])
      const waiting = (async () => (staked = codeOf(await stake(member, 10n))))()
      await sleep(300)
      expect(staked).toBeUndefined()
      return { waiting }
    })
    expect(await staking.waiting).toBe('ok')
  })

  it('[PR8] asks nothing about members who have none', async () => {
    const asked = vi.spyOn(protection, 'listLossLimits')
    const { id } = await people.createMember()
    await one.memberWith(100n, { member: id })
    await setLimit(id, '1', 'day', 'deposit')
    expect(codeOf(await stake(id, 100n))).toBe('ok')
    expect(asked).not.toHaveBeenCalled()
    await stake(await limited('5'), 5n)
    expect(asked).toHaveBeenCalledTimes(1)
  })

  it('[PR9] a time-out or an exclusion that is committed stops every stake after it', async () => {
    const member = await limited('1000')
    await protection.takeTimeOut(member, 24)
    expect(codeOf(await stake(member, 1n))).toBe('member_timed_out')
    await protection.excludeSelf(member, null)
    expect(codeOf(await stake(member, 1n))).toBe('member_excluded')
  })
})
