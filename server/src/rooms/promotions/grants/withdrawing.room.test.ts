import { describe, expect, it, vi } from 'vitest'
import { money } from '@baize/kernel/money'
import { testDatabase } from '../../../../testing/database.ts'
import { someTerms, testPromotions } from '../../../../testing/promotions.ts'
import { waitsOrEnds } from '../../../../testing/waits.ts'
import type { NewGrant } from '../promotions.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import { withdrawalDisbursed, withdrawalRejected } from '../../cashier/events.ts'

const db = await testDatabase({ poolSize: 16 })
const room = await testPromotions(db)
const { grants, bonds, wagers, memberWith, offerOf, budgetOf, standing, tell } = room
const { stakeCall, key, clock, events, makeId } = room
const php = (amount: bigint) => money(amount, 'PHP')
const lost = { ...someTerms, endsByWithdrawal: true }
const hourMs = 3_600_000

async function claimed(member: MemberId, offer: string, change: Partial<NewGrant> = {}) {
  const made = await room.give(member, offer, { terms: lost, ...change })
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

const spin = async (member: MemberId, stake: bigint, payout: bigint) =>
  await wagers.stakeAndSettle({ ...stakeCall(member, { amount: php(stake) }), payout: php(payout) })

/** What the page shows now, as it is sent back. */
async function shown(member: MemberId) {
  const all = await bonds.list(member, 'EN')
  return all
    .filter(({ atStake }) => atStake)
    .map(({ reward, pocket, open }) => ({
      grant: reward,
      pocket: BigInt(pocket),
      atStake: BigInt(open.stake),
    }))
}

/** A withdrawal that is asked for, with this consent. */
async function ask(member: MemberId, agreed: Awaited<ReturnType<typeof shown>>) {
  const withdrawal = makeId('wdr')
  const answer = await db.transaction(async (tx) => {
    await bonds.hold(tx, member)
    return await bonds.agree(tx, { withdrawal, member, agreed })
  })
  return { withdrawal, code: answer.ok ? 'ok' : answer.code }
}

async function decided(member: MemberId, withdrawal: string, how: 'paid' | 'rejected') {
  const fact = { withdrawal, member, amount: '100', currency: 'PHP' }
  const news = how === 'paid' ? withdrawalDisbursed(fact) : withdrawalRejected(fact)
  await db.transaction((tx) => events.write(tx, news))
  await tell()
}

const stateOf = async (id: string) => (await grants.find(id))?.state
const settles = async (id: string, state: string) =>
  await vi.waitFor(async () => expect(await stateOf(id)).toBe(state), 10_000)

describe('a withdrawal', () => {
  it('[GR223] [1.13/27] without consent is refused, and nothing is given up', async () => {
    const offer = await offerOf(100n)
    const member = await memberWith(500n)
    const { id } = await claimed(member, offer)
    expect((await ask(member, [])).code).toBe('bonus_consent_needed')
    expect([await stateOf(id), await standing(member)]).toEqual([
      'active',
      'cash 500, bonus 100, free 500',
    ])
  })

  it('[GR223] [1.13/27] with consent gives up exactly that pocket once it is paid', async () => {
    const [offer, other] = [await offerOf(100n), await offerOf(300n)]
    const member = await memberWith(500n)
    const { id } = await claimed(member, offer)
    const gate = await claimed(member, other, { mode: 'gate', amount: 200n, asks: 500n * 10_000n })
    const next = await claimed(member, other)
    const { withdrawal, code } = await ask(member, await shown(member))
    expect([code, await stateOf(id), await stateOf(next.id)]).toEqual(['ok', 'settling', 'queued'])
    expect(await standing(member)).toBe('cash 700, bonus 100, free 500')
    await decided(member, withdrawal, 'paid')
    await settles(id, 'forfeited')
    expect([await stateOf(gate.id), await stateOf(next.id)]).toEqual(['active', 'active'])
    expect([await budgetOf(offer), await standing(member)]).toEqual([
      '100 0',
      'cash 700, bonus 100, free 500',
    ])
  })

  it('[GR224] nothing is staked from a pocket that is given up, and later bets do not count for it', async () => {
    const member = await memberWith(0n)
    const { id } = await claimed(member, await offerOf(100n), { asks: 50n * 10_000n })
    await ask(member, await shown(member))
    const refused = await spin(member, 10n, 0n)
    expect(refused.ok ? 'ok' : refused.code).toBe('insufficient_funds')
    await memberWith(500n, { member })
    clock.offsetMs += 1000
    await spin(member, 80n, 80n)
    await tell()
    expect((await grants.find(id))?.done).toBe(0n)
  })

  it('[GR225] that is rejected gives the pocket back to play, with the time that it had', async () => {
    const offer = await offerOf(100n)
    const member = await memberWith(0n)
    const { id } = await claimed(member, offer, { lastsMs: 10 * hourMs })
    await spin(member, 40n, 70n)
    await tell()
    clock.offsetMs += 4 * hourMs
    const { withdrawal } = await ask(member, await shown(member))
    clock.offsetMs += 30 * hourMs
    await grants.sweep()
    await grants.look(id)
    expect(await stateOf(id)).toBe('settling')
    const before = room.now()
    await decided(member, withdrawal, 'rejected')
    await settles(id, 'active')
    const grant = await grants.find(id)
    expect(grant).toMatchObject({ ending: null, done: 400_000n, amount: 100n })
    const left = (grant?.endsAt?.getTime() ?? 0) - before.getTime()
    expect(Math.abs(left - 6 * hourMs)).toBeLessThan(60_000)
    expect(await standing(member)).toBe('cash 0, bonus 130, free 0')
    expect((await spin(member, 10n, 0n)).ok).toBe(true)
    // And it may be given up again, with a word for the new figures.
    expect((await ask(member, await shown(member))).code).toBe('ok')
  })

  it('[GR225] a grant that was given up by hand later is not brought back by a rejection of before', async () => {
    const member = await memberWith(0n)
    const { id } = await claimed(member, await offerOf(100n))
    const { withdrawal } = await ask(member, await shown(member))
    await decided(member, withdrawal, 'rejected')
    await settles(id, 'active')
    const open = await staked(member, 20n)
    await grants.forfeit(member, id)
    await grants.look(id)
    expect(await stateOf(id)).toBe('settling')
    await wagers.settle({ key: key(), member, of: open, payout: php(0n) })
    await tell()
    await settles(id, 'forfeited')
  })

  it.each([
    ['what the pocket holds', { pocket: 1n, atStake: 0n }],
    ['what of it is at stake', { pocket: 0n, atStake: 1n }],
  ])('[GR222] whoever agreed to another figure of %s is asked again', async (_, change) => {
    const member = await memberWith(0n)
    const { id } = await claimed(member, await offerOf(100n))
    await staked(member, 30n)
    const agreed = (await shown(member)).map((one) => ({
      ...one,
      pocket: one.pocket + change.pocket,
      atStake: one.atStake + change.atStake,
    }))
    expect((await ask(member, agreed)).code).toBe('bonus_changed')
    expect(await stateOf(id)).toBe('active')
    expect((await ask(member, await shown(member))).code).toBe('ok')
  })

  it('[GR222] who agreed to lose a bonus that is over meanwhile is told so', async () => {
    const member = await memberWith(0n)
    const { id } = await claimed(member, await offerOf(100n))
    const agreed = await shown(member)
    await grants.forfeit(member, id)
    expect((await ask(member, agreed)).code).toBe('bonus_changed')
  })

  it('[GR223] needs no consent where the terms let the pocket stay, nor where it is met', async () => {
    const stays = await memberWith(0n)
    await claimed(stays, await offerOf(100n), { terms: someTerms })
    expect([await shown(stays), (await ask(stays, [])).code]).toEqual([[], 'ok'])
    const met = await memberWith(0n)
    const { id } = await claimed(met, await offerOf(100n), { asks: 50n * 10_000n })
    const open = await staked(met, 20n)
    await spin(met, 50n, 50n)
    await tell()
    await settles(id, 'settling')
    expect([await shown(met), (await ask(met, [])).code]).toEqual([[], 'ok'])
    await wagers.settle({ key: key(), member: met, of: open, payout: php(0n) })
    await tell()
    await settles(id, 'completed')
  })

  it('[GR224] bets that were open count for it, and what meets it is the member’s also then', async () => {
    const member = await memberWith(0n)
    const { id } = await claimed(member, await offerOf(100n), { asks: 20n * 10_000n })
    const open = await staked(member, 20n)
    const { withdrawal } = await ask(member, await shown(member))
    await wagers.settle({ key: key(), member, of: open, payout: php(10n) })
    await tell()
    expect(await stateOf(id)).toBe('settling')
    await decided(member, withdrawal, 'paid')
    await settles(id, 'completed')
    expect(await standing(member)).toBe('cash 90, free 90')
  })

  it('[GR224] the pocket of one that is paid while a bet is open waits for the bet', async () => {
    const offer = await offerOf(100n)
    const member = await memberWith(0n)
    const { id } = await claimed(member, offer)
    const open = await staked(member, 20n)
    const { withdrawal } = await ask(member, await shown(member))
    await decided(member, withdrawal, 'paid')
    await grants.look(id)
    expect(await stateOf(id)).toBe('settling')
    await wagers.settle({ key: key(), member, of: open, payout: php(60n) })
    await tell()
    await settles(id, 'forfeited')
    expect([await standing(member), await budgetOf(offer)]).toEqual(['cash 0, free 0', '140 0'])
  })

  it('[GR222] [1.13/28] a stake that comes while a consent is being written waits for it, and is refused', async () => {
    const member = await memberWith(0n)
    const { id } = await claimed(member, await offerOf(100n))
    const agreed = await shown(member)
    const staking = await db.transaction(async (tx) => {
      await bonds.hold(tx, member)
      expect((await bonds.agree(tx, { withdrawal: makeId('wdr'), member, agreed })).ok).toBe(true)
      const stake = wagers.stake(stakeCall(member, { amount: php(10n) }))
      await waitsOrEnds(db, [stake])
      return { stake }
    })
    const answer = await staking.stake
    expect(answer.ok ? 'ok' : answer.code).toBe('insufficient_funds')
    expect([await stateOf(id), (await wagers.sumOpen(db, id)).bets]).toEqual(['settling', 0])
  })

  it('[GR222] [1.13/28] a consent that comes while a stake is being written waits for it, and is asked anew', async () => {
    const member = await memberWith(0n)
    const { id } = await claimed(member, await offerOf(100n))
    const agreed = await shown(member)
    const asking = await db.transaction(async (tx) => {
      // So a stake holds what pays for it, until it is written.
      await grants.bonuses.hold(tx, [id])
      const answer = ask(member, agreed)
      await waitsOrEnds(db, [answer])
      await staked(member, 10n)
      return { answer }
    })
    expect([(await asking.answer).code, await stateOf(id)]).toEqual(['bonus_changed', 'active'])
    expect((await ask(member, await shown(member))).code).toBe('ok')
  })
})

describe('what is told before a withdrawal', () => {
  it('[GR220] each requirement by itself: asked, done, left, its bets, and what is left in each category', async () => {
    const member = await memberWith(500n)
    const terms = {
      ...lost,
      weights: { default: 0, categories: { RNG: 10_000, LIVE: 1_000 }, vendors: {}, games: {} },
    }
    const gate = await claimed(member, await offerOf(200n), {
      mode: 'gate',
      amount: 200n,
      asks: 300n * 10_000n,
      terms: { ...someTerms, weights: terms.weights },
    })
    const pocket = await claimed(member, await offerOf(100n), { terms })
    await wagers.stakeAndSettle({
      ...stakeCall(member, { amount: php(150n), product: 'LIVE' }),
      payout: php(0n),
    })
    await spin(member, 50n, 90n)
    await tell()
    const all = await bonds.list(member, 'EN')
    expect(all.find(({ reward }) => reward === gate.id)).toMatchObject({
      mode: 'gate',
      amount: '200',
      asks: '300',
      counted: '65',
      left: '235',
      bets: 2,
      rates: [
        { category: 'RNG', weight: 10_000, left: '235' },
        { category: 'LIVE', weight: 1_000, left: '2350' },
      ],
      locked: '200',
      pocket: '0',
      atStake: false,
      stands: null,
    })
    expect(all.find(({ reward }) => reward === pocket.id)).toMatchObject({
      mode: 'pocket',
      left: '1000',
      bets: 0,
      locked: '0',
      pocket: '100',
      won: '0',
      atStake: true,
    })
  })

  it('[GR221] what a bonus won stands beside what was given, and what is in open bets', async () => {
    const member = await memberWith(0n)
    await claimed(member, await offerOf(100n), { terms: { ...lost, isSticky: true } })
    await spin(member, 20n, 80n)
    await staked(member, 30n)
    expect((await bonds.list(member, 'EN'))[0]).toMatchObject({
      amount: '100',
      pocket: '130',
      won: '30',
      open: { bets: 1, stake: '30' },
      isSticky: true,
      rates: [],
    })
  })
})
