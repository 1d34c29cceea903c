import { describe, expect, it, vi } from 'vitest'
import { money } from '@baize/kernel/money'
import { testDatabase } from '../../../../testing/database.ts'
import { someTerms, testPromotions } from '../../../../testing/promotions.ts'
import type { NewGrant } from '../promotions.ts'
import type { MemberId } from '../../wallet/wallet.ts'

const db = await testDatabase({ poolSize: 16 })
const room = await testPromotions(db)
const { grants, wagers, memberWith, offerOf, budgetOf, standing, tell, stakeCall, key } = room
const php = (amount: bigint) => money(amount, 'PHP')

async function claimed(member: MemberId, offer: string, change: Partial<NewGrant> = {}) {
  const made = await room.give(member, offer, change)
  if (!made.ok) throw new Error(made.code)
  const taken = await grants.claim(member, made.value.id)
  if (!taken.ok) throw new Error(taken.code)
  return taken.value
}

async function staked(member: MemberId, amount: bigint, round = 'r-1') {
  const made = await wagers.stake(stakeCall(member, { amount: php(amount), round }))
  if (!made.ok || made.value.wager === null) throw new Error('A stake was refused')
  return { wager: made.value.wager }
}

const settle = async (member: MemberId, of: Awaited<ReturnType<typeof staked>>, payout: bigint) =>
  await wagers.settle({ key: key(), member, of, payout: php(payout) })

async function settles(id: string, state: string) {
  await vi.waitFor(async () => expect((await grants.find(id))?.state).toBe(state), 10_000)
}

describe('bets that are open at the end of their bonus', () => {
  it('[GR22] [1.13/13] void after it was given up: the cash part comes back, the bonus part is the offer’s', async () => {
    const offer = await offerOf(100n)
    const member = await memberWith(30n)
    const { id } = await claimed(member, offer)
    const of = await staked(member, 50n)
    await grants.forfeit(member, id)
    await settles(id, 'settling')
    await wagers.void({ key: key(), member, of, reason: 'rained off' })
    await tell()
    await settles(id, 'forfeited')
    expect([await standing(member), await budgetOf(offer)]).toEqual(['cash 30, free 30', '100 0'])
  })

  it('[GR13] [1.13/35] keep a pocket with next to nothing in it; when they are lost it is over, and a deposit is free', async () => {
    const member = await memberWith(0n)
    const terms = { ...someTerms, dust: 5n }
    const { id } = await claimed(member, await offerOf(100n), { terms })
    const open = await staked(member, 60n)
    await settle(member, await staked(member, 38n, 'r-2'), 0n)
    await tell()
    await grants.look(id)
    expect((await grants.find(id))?.state).toBe('active')
    await settle(member, open, 0n)
    await tell()
    await settles(id, 'busted')
    await memberWith(1_000n, { member })
    expect(await standing(member)).toBe('cash 1002, free 1002')
  })
})

describe('a pocket', () => {
  it('[GR14] [1.13/14] is never below nothing: a win that is taken back after its end is owed', async () => {
    const member = await memberWith(0n)
    const { id } = await claimed(member, await offerOf(100n))
    const won = await staked(member, 60n)
    await settle(member, won, 80n)
    await settle(member, await staked(member, 120n, 'r-2'), 0n)
    await tell()
    await settles(id, 'busted')
    const correction = { key: key(), member, of: won, payout: php(0n), reason: 'a wrong result' }
    expect((await wagers.resettle(correction)).ok).toBe(true)
    await tell()
    const books = await room.ledger.balances(`member:${member}`)
    const sums = books.map(({ kind, balance }) => `${kind} ${balance}`)
    expect(sums).toEqual(expect.arrayContaining(['cash 0', 'bonus 0', 'debt -80']))
  })

  it('[GR12] [1.13/34] has a most of its own, whatever the one before gave', async () => {
    const offer = await offerOf(1_000n)
    const member = await memberWith(0n)
    const asks = 10n * 10_000n
    const first = await claimed(member, offer, { asks, terms: { ...someTerms, maxWin: 150n } })
    const second = await claimed(member, offer, { asks, terms: { ...someTerms, maxWin: 180n } })
    await settle(member, await staked(member, 10n), 500n)
    await tell()
    await settles(first.id, 'completed')
    expect(await standing(member)).toBe('cash 150, bonus 100, free 150')
    await settle(member, await staked(member, 200n, 'r-2'), 2_000n)
    await tell()
    await settles(second.id, 'completed')
    const [one, other] = [await grants.find(first.id), await grants.find(second.id)]
    expect([one?.released, other?.released]).toEqual([150n, 180n])
  })

  it('[GR27] [1.13/20] that fifty bets meet at one moment becomes cash once, and counts no more than it asks', async () => {
    const offer = await offerOf(100n)
    const member = await memberWith(0n)
    const { id } = await claimed(member, offer, { asks: 20n * 10_000n })
    const open = await Promise.all(
      Array.from({ length: 50 }, (_, place) => staked(member, 2n, `r-${place}`)),
    )
    await Promise.all(open.map((of) => settle(member, of, 2n)))
    await tell()
    await Promise.all(Array.from({ length: 6 }, () => grants.look(id)))
    await settles(id, 'completed')
    expect((await grants.find(id))?.done).toBe(200_000n)
    expect([await standing(member), await budgetOf(offer)]).toEqual(['cash 100, free 100', '0 0'])
  })
})
