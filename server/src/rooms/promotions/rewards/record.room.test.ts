import { money } from '@baize/kernel/money'
import { expect, it, vi } from 'vitest'
import { testDatabase } from '../../../../testing/database.ts'
import { someTerms, testPromotions } from '../../../../testing/promotions.ts'
import { expectWholeRecord, readRecord } from '../../../../testing/rewards-record.ts'
import type { NewGrant } from '../promotions.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import { createRewardsRecords } from './rewards.ts'

const db = await testDatabase({ poolSize: 12 })
const room = await testPromotions(db)
const { grants, wagers, budgets, makeId, memberWith, give, tell, stakeCall, key, clock, now } = room
const php = (amount: bigint) => money(amount, 'PHP')
const names = ['vip', 'rebate', 'cashback', 'referral', 'manual', makeId('mis'), makeId('tkc')]
const cashOf = async (member: MemberId) =>
  (await room.wallet.getState(member)).pockets.find(({ pocket }) => pocket === 'cash')?.amount ?? 0n

for (const offer of names) {
  const raised = { id: makeId('trf'), offer, currency: 'PHP', amount: 100_000n } as const
  await db.transaction((tx) => budgets.raise(tx, raised))
}

async function given(member: MemberId, offer: string, change: Partial<NewGrant> = {}) {
  const made = await give(member, offer, change)
  if (!made.ok) throw new Error(made.code)
  return made.value
}

async function claimed(member: MemberId, offer: string, change: Partial<NewGrant> = {}) {
  const { id } = await given(member, offer, change)
  const taken = await grants.claim(member, id)
  if (!taken.ok) throw new Error(taken.code)
  // Each has a moment of its own.
  clock.offsetMs += 1_000
  return id
}

async function staked(member: MemberId, amount: bigint) {
  const made = await wagers.stake(stakeCall(member, { amount: php(amount), round: makeId('txn') }))
  if (!made.ok || made.value.wager === null) throw new Error('A stake was refused')
  return { wager: made.value.wager }
}
const settle = (member: MemberId, of: Awaited<ReturnType<typeof staked>>, payout: bigint) =>
  wagers.settle({ key: key(), member, of, payout: php(payout) })
const ends = async (id: string, state: string) => {
  clock.offsetMs += 1_000
  await vi.waitFor(async () => expect((await grants.find(id))?.state).toBe(state))
}
const cash = { mode: 'gate', asks: 0n } as const

it('[GR260] every movement of cash by rewards stands in the account record once, of whatever kind, and comes to what the cash changed by', async () => {
  const member = await memberWith(0n)
  for (const offer of names) await claimed(member, offer, cash)
  // A run pays at once.
  await given(member, 'rebate', { ...cash, state: 'claimed', claimUntil: null, amount: 7n })
  clock.offsetMs += 1_000
  const seen = await readRecord(db, member)
  expect(seen.map(({ kind, amount, state }) => `${kind} ${amount} ${state}`)).toEqual([
    'bonus 100 claimed',
    'rebate 100 claimed',
    ...Array.from({ length: 5 }, () => 'bonus 100 claimed'),
    'rebate 7 claimed',
  ])
  expect(seen.map(({ about }) => about('EN'))).toEqual([
    'VIP bonus',
    'Rebate',
    'Cash back',
    'A friend joined',
    'A reward from us',
    'Mission reward',
    'Prize of a ticket',
    'Rebate',
  ])
  expect(seen.reduce((sum, { amount }) => sum + amount, 0n)).toBe(await cashOf(member))
  await expectWholeRecord(db, member)
})

it('[GR260] a pocket that is met, a correction after its end and a gate that is given up or past its time stand there, too', async () => {
  const member = await memberWith(0n)
  const pocket = await claimed(member, 'manual', { asks: 60n * 10_000n, amount: 100n })
  const bet = await staked(member, 60n)
  await settle(member, bet, 20n)
  await tell()
  await ends(pocket, 'completed')
  expect(await cashOf(member)).toBe(60n)
  await wagers.resettle({ key: key(), member, of: bet, payout: php(50n), reason: 'a wrong result' })
  await tell()
  await vi.waitFor(async () => expect(await cashOf(member)).toBe(90n))
  clock.offsetMs += 1_000
  const gate = { mode: 'gate', asks: 500n * 10_000n, amount: 40n } as const
  const [first, second] = [
    await claimed(member, 'vip', { ...gate, source: 'level 3' }),
    await claimed(member, 'cashback', { ...gate, lastsMs: 60_000 }),
  ]
  await grants.forfeit(member, first)
  await ends(first, 'forfeited')
  clock.offsetMs += 3_600_000
  await grants.sweep()
  await ends(second, 'expired')
  const lost = await claimed(member, 'manual', { asks: 60n * 10_000n })
  await grants.forfeit(member, lost)
  await ends(lost, 'forfeited')
  const seen = await readRecord(db, member)
  expect(seen.map(({ amount, state, reference }) => [amount, state, reference])).toEqual([
    [60n, 'became_cash', pocket],
    [30n, 'corrected', pocket],
    [40n, 'claimed', first],
    [40n, 'claimed', second],
    [-40n, 'taken_back', first],
    [-40n, 'taken_back', second],
  ])
  expect(seen.map(({ about }) => about('EN'))).toEqual([
    'A reward from us · Played, and now cash',
    'A reward from us · Came by a correction',
    'VIP bonus · For reaching VIP 3.',
    'Cash back',
    'VIP bonus · For reaching VIP 3. · Went back when the bonus ended',
    'Cash back · Went back when the bonus ended',
  ])
  expect(seen.reduce((sum, { amount }) => sum + amount, 0n)).toBe(await cashOf(member))
  await expectWholeRecord(db, member)
})

it('[GR332] what goes back of a sticky bonus that is met stands there with its sum, and moves no cash', async () => {
  const member = await memberWith(1_000n)
  const terms = { ...someTerms, isSticky: true }
  const sticky = await claimed(member, 'manual', { asks: 60n * 10_000n, amount: 100n, terms })
  // Cash is played first, so nothing is won with the bonus.
  await settle(member, await staked(member, 60n), 0n)
  await tell()
  await ends(sticky, 'completed')
  const seen = await readRecord(db, member)
  expect(seen.map(({ amount, state, reference }) => [amount, state, reference])).toEqual([
    [0n, 'pocket_back', sticky],
  ])
  expect(seen[0]?.about('EN')).toMatch(/^A reward from us · Met: .*1\.00 of bonus money went back$/)
  await expectWholeRecord(db, member)
})

it('[GR260] it is read page by page and by its time, and says nothing of others', async () => {
  const [member, other] = [await memberWith(0n), await memberWith(0n)]
  for (const offer of ['vip', 'manual', 'cashback']) await claimed(member, offer, cash)
  await claimed(other, 'vip', cash)
  const [bonus, rebate] = createRewardsRecords({ db })
  const span = { from: new Date(now().getTime() - 60_000), until: now() }
  const first = (await bonus?.list(member, { ...span, limit: 2 })) ?? []
  const before = first.at(-1)
  expect(first).toHaveLength(2)
  const rest = await bonus?.list(member, { ...span, limit: 2, ...(before && { before }) })
  expect(rest?.map(({ about }) => about('EN'))).toEqual(['VIP bonus'])
  expect(await bonus?.list(member, { ...span, limit: 2, outcome: 'open' })).toEqual([])
  expect(await bonus?.sum(member, span)).toEqual({ in: 300n, out: 0n })
  expect(await rebate?.sum(member, span)).toEqual({ in: 0n, out: 0n })
  expect(await bonus?.sum(member, { from: span.until, until: new Date(2_100, 0) })).toEqual({
    in: 0n,
    out: 0n,
  })
})

it('[GR333] what counted and the bets in which it did are told as of one moment', async () => {
  const member = await memberWith(1_000n)
  const bonus = await claimed(member, 'manual', { asks: 600n * 10_000n, amount: 100n })
  const bet = async () => {
    await settle(member, await staked(member, 60n), 0n)
    await tell()
  }
  await bet()
  const { find } = grants
  const late = vi.spyOn(grants, 'find').mockImplementationOnce(async (...asked) => {
    const seen = await find(...asked)
    await bet()
    return seen
  })
  const detail = await room.rewards.detail(member, bonus, 'EN')
  late.mockRestore()
  const inBets = detail?.countedIn.reduce((sum, one) => sum + BigInt(one.counted), 0n)
  expect([detail?.reward.counted, inBets]).toEqual(['120', 120n])
})
