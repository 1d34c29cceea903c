import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { money } from '@baize/kernel/money'
import { CutOff, cutOff } from '../../../../testing/cut-off.ts'
import { testDatabase } from '../../../../testing/database.ts'
import { validOf } from '../../../../testing/grant-model.ts'
import * as model from '../../../../testing/programme-model.ts'
import type { Fact, ModelLevel } from '../../../../testing/programme-model.ts'
import { testPromotions } from '../../../../testing/promotions.ts'
import { quietDatabase } from '../../../../testing/quiet-database.ts'
import { isBalanced } from '../../../ledger/ledger.ts'
import { ensureMonthlyPartitions } from '../../../platform/database/partitions.ts'
import { depositCompleted } from '../../cashier/events.ts'
import type { Wager } from '../../wagers/wagers.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import { newProgrammes } from '../programmes/programmes.ts'

const seed = Number(process.env.REWARDS_SEED ?? 20_261_118)
const worlds = Number(process.env.REWARDS_WORLDS ?? 2)
const hour = 3_600_000

const db = await testDatabase({ poolSize: 12 })
let steps: () => number = () => 0
const watched = quietDatabase(db)
const mortal = cutOff(watched, () => steps())
const room = await testPromotions(db, mortal, { membersAtOnce: 1 })
const { wagers, vip, rebate, runs, grants, budgets, ledger, now, clock, makeId } = room
const php = (amount: bigint) => money(amount, 'PHP')

const levels: readonly ModelLevel[] = [0n, 1n, 2n, 3n].map((level) => ({
  validBet: level * 700n,
  deposits: level * 40n,
  keep: level * 200n,
  levelUp: level * 11n,
  weekly: level * 7n,
  cashback: 900 + 333 * Number(level),
  rebate: { RNG: 37 + 41 * Number(level), LIVE: 19 + 7 * Number(level) },
}))
const bounds = { minLoss: 20n, cap: 90n }
const inPhp = (amount: bigint) => ({ PHP: String(amount) })

for (const table of ['wagers.wagers', 'platform.events']) {
  await db.transaction((tx) => ensureMonthlyPartitions(tx, table, { ahead: 12, now: now() }))
}
room.programmes.publish({
  levels: levels.map(
    ({ validBet, deposits, keep, levelUp, weekly, cashback, rebate: rates }, at) => ({
      ...(newProgrammes.levels[at] ?? newProgrammes.levels[0]),
      validBet: inPhp(validBet),
      deposits: inPhp(deposits),
      keep: inPhp(keep),
      levelUp: inPhp(levelUp),
      weekly: inPhp(weekly),
      monthly: inPhp(0n),
      rebateCap: {},
      cashback,
      rebate: { ...newProgrammes.levels[0]?.rebate, ...rates } as never,
    }),
  ),
  keepDays: 3_000,
  rebateMinBet: inPhp(0n),
  rebateWaitMinutes: 0,
  cashbackMinLoss: inPhp(bounds.minLoss),
  cashbackCap: inPhp(bounds.cap),
})
for (const offer of ['vip', 'rebate', 'cashback']) {
  const id = makeId('trf')
  const change = { id, offer, currency: 'PHP', amount: 1_000_000_000n } as const
  await db.transaction((tx) => budgets.raise(tx, change))
}

const world = fc.record({
  days: fc.array(
    fc.record({
      acts: fc.array(
        fc.record({
          what: fc.constantFrom(
            'spin',
            'spin',
            'spin',
            'spin',
            'correct',
            'payIn',
            'claim',
            'tell',
            'take',
          ),
          who: fc.nat(20),
          which: fc.nat(20),
          product: fc.constantFrom('RNG', 'LIVE'),
          stake: fc.bigInt(1n, 300n),
          payout: fc.oneof(fc.constant(0n), fc.bigInt(0n, 500n)),
          cutAfter: fc.nat(9),
        }),
        { minLength: 3, maxLength: 9 },
      ),
      /** Whether all is counted before the day is closed. */
      isTold: fc.boolean(),
      cutAfter: fc.nat(14),
      nodes: fc.integer({ min: 1, max: 3 }),
    }),
    { minLength: 9, maxLength: 16 },
  ),
})
type World = typeof world extends fc.Arbitrary<infer T> ? T : never
type Act = World['days'][number]['acts'][number]

type Played = Fact & { isTold: boolean; day: number }
type Notes = {
  readonly members: MemberId[]
  readonly facts: Played[]
  readonly bets: Wager[]
  readonly cash: Map<string, bigint>
  /** The first day that is open. */
  openFrom: number
  readonly expected: Map<string, bigint>
}

async function persist(cutAfter: number, work: () => Promise<unknown>): Promise<void> {
  let left = cutAfter === 0 ? 0 : 3
  steps = () => ((left -= 1) >= 0 ? cutAfter : 0)
  for (;;) {
    try {
      await work()
      break
    } catch (error) {
      if (!(error instanceof CutOff)) throw error
    }
  }
  await watched.quiet()
  steps = () => 0
}

function note(notes: Notes, member: string, at: Date, change: Partial<Fact>): void {
  const nothing = { validBet: 0n, stake: 0n, payout: 0n, deposit: 0n, product: 'RNG' }
  notes.facts.push({ ...nothing, member, at, stakedAt: at, day: 0, isTold: false, ...change })
  const { stake, payout, deposit } = { ...nothing, ...change }
  notes.cash.set(member, (notes.cash.get(member) ?? 0n) - stake + payout + deposit)
}

async function tell(notes: Notes, cutAfter = 0): Promise<void> {
  await persist(cutAfter, () => room.tell())
  for (const fact of notes.facts.filter(({ isTold }) => !isTold)) {
    Object.assign(fact, { isTold: true, day: Math.max(model.dayOf(fact.at), notes.openFrom) })
  }
}

async function act(notes: Notes, one: Act): Promise<void> {
  clock.offsetMs += 60_000
  const member = notes.members[one.who % notes.members.length] as MemberId
  switch (one.what) {
    case 'spin': {
      const product = one.product as 'RNG'
      const call = room.stakeCall(member, { amount: php(one.stake), product, round: makeId('txn') })
      const made = await wagers.stakeAndSettle({ ...call, payout: php(one.payout) })
      if (!made.ok || made.value.wager === null) return
      const found = await wagers.getWager(made.value.wager)
      if (!found.ok) throw new Error(found.code)
      const { stake, payout, stakedAt, endedAt } = found.value
      notes.bets.push(found.value)
      const validBet = validOf(product, stake, payout)
      note(notes, member, endedAt ?? now(), { product, stake, payout, validBet, stakedAt })
      return
    }
    case 'correct': {
      const bet = notes.bets[one.which % (notes.bets.length || 1)]
      if (bet === undefined || bet.payout === one.payout) return
      const { member: whose, product, stake, stakedAt, payout: before } = bet
      const of = { wager: bet.id }
      const key = room.key()
      const payout = php(one.payout)
      if ((notes.cash.get(whose) ?? 0n) + one.payout - before < 0n) return
      const done = await wagers.resettle({ key, member: whose, of, payout, reason: 'test' })
      if (!done.ok) throw new Error(done.code)
      const found = await wagers.getWager(bet.id)
      if (!found.ok) throw new Error(found.code)
      notes.bets[one.which % notes.bets.length] = found.value
      const validBet = validOf(product, stake, one.payout) - validOf(product, stake, before)
      const change = { product, payout: one.payout - before, validBet, stakedAt }
      note(notes, whose, found.value.endedAt ?? now(), change)
      return
    }
    case 'payIn': {
      await room.memberWith(one.stake, { member })
      const fact = depositCompleted({
        deposit: makeId('dep'),
        member,
        amount: String(one.stake),
        fee: '0',
        currency: 'PHP',
        method: 'test',
        first: false,
      })
      await db.transaction((tx) => room.events.writeAt(tx, now(), fact))
      note(notes, member, now(), { deposit: one.stake })
      return
    }
    case 'claim':
      return await persist(one.cutAfter, () => rebate.claim(member, 'PHP', null))
    case 'tell':
      return await tell(notes, one.cutAfter)
    case 'take': {
      const [waiting] = await grants.list(member, { limit: 1, states: ['issued'] })
      if (waiting !== undefined) await persist(one.cutAfter, () => grants.claim(member, waiting.id))
    }
  }
}

/** What runs that open now must give, from all that is counted. */
async function expectRuns(notes: Notes): Promise<void> {
  const today = model.dayOf(now())
  const [monday, before] = [model.mondayOf(today), model.mondayOf(today) - 7]
  if (notes.openFrom >= monday) return
  for (const member of notes.members) {
    const own = notes.facts.filter((one) => one.member === member && one.isTold)
    const week = own.filter(({ day }) => day >= before && day < monday)
    const reached = model.climbed(levels, own).at(-1)?.level ?? 0
    const { received } = await db.sql.one<{ received: bigint }>`
      select coalesce(sum(g.released), 0)::bigint as received from promotions.grants g
      where g.member = ${member} and g.over_at >= ${model.startOf(before)} and g.over_at < ${model.startOf(monday)}`
    const key = (offer: string) => `${offer} ${member} week ${model.nameOf(before)}`
    const level = levels[reached]
    notes.expected.set(key('cashback'), model.cashbackOf(level, bounds, week, received))
    notes.expected.set(key('vip'), reached === 0 ? 0n : model.weeklyOf(level, week))
  }
}

async function night(notes: Notes, { isTold, cutAfter, nodes }: World['days'][number]) {
  const tomorrow = model.dayOf(now()) + 1
  clock.offsetMs += model.startOf(tomorrow).getTime() + hour - now().getTime()
  if (isTold || tomorrow === model.mondayOf(tomorrow)) await tell(notes, cutAfter)
  await expectRuns(notes)
  await persist(cutAfter, () => Promise.all(Array.from({ length: nodes }, () => runs.advance())))
  await persist(0, () => runs.advance())
  notes.openFrom = tomorrow
  await persist(cutAfter, () => vip.sweep())
}

type Row = { offer: string; member: string; source: string; amount: bigint; times: number }

async function compare(notes: Notes): Promise<number> {
  const rows = await db.sql<Row>`
    select g.offer, g.member, g.source, sum(g.amount)::bigint as amount, count(*)::integer as times
    from promotions.grants g where g.member = any(${notes.members}::text[])
    group by g.offer, g.member, g.source`
  const given = new Map(rows.map((row) => [`${row.offer} ${row.member} ${row.source}`, row.amount]))
  expect(rows.every(({ times }) => times === 1)).toBe(true)
  for (const [key, amount] of notes.expected)
    expect([key, given.get(key) ?? 0n]).toEqual([key, amount])
  for (const member of notes.members) {
    const own = notes.facts.filter((one) => one.member === member)
    const reached = model.climbed(levels, own).map(({ level }) => level)
    const ups = rows.filter((one) => one.member === member && one.source.startsWith('level'))
    expect(ups.map(({ source, amount }) => `${source} ${amount}`).toSorted()).toEqual(
      reached.map((level) => `level ${level} ${levels[level]?.levelUp}`),
    )
    const rebated = rows.filter((one) => one.member === member && one.offer === 'rebate')
    const paid = rebated.reduce((sum, { amount }) => sum + amount, 0n)
    const { micro } = await rebate.view(member, 'PHP')
    expect([member, paid * 10_000n + micro]).toEqual([member, model.rebateOf(levels, own)])
    const { cash } = await db.sql.one<{ cash: bigint }>`
      select coalesce(sum(g.released), 0)::bigint as cash from promotions.grants g where g.member = ${member}`
    const { balance } = await room.wallet.getState(member)
    expect([member, balance]).toEqual([member, (notes.cash.get(member) ?? 0n) + cash])
  }
  return rows.length
}

async function play({ days }: World): Promise<Notes> {
  const members = await Promise.all(Array.from({ length: 3 }, () => room.memberWith(2_000n)))
  const cash = new Map(members.map((member) => [member as string, 2_000n]))
  const openFrom = model.dayOf(now())
  const notes: Notes = { members, facts: [], bets: [], cash, openFrom, expected: new Map() }
  for (const day of days) {
    for (const one of day.acts) await act(notes, one)
    await night(notes, day)
  }
  return notes
}

it(`[GR193] [1.13/26] [1.13/53] [1.13/55] levels, rebate and cash back give what every single bet comes to, once, however often runs are cut off (seed ${seed})`, async () => {
  clock.offsetMs +=
    model.startOf(model.mondayOf(model.dayOf(now())) + 7).getTime() + hour - now().getTime()
  // Windows that were over before anything was played.
  await runs.advance()
  let compared = 0
  await fc.assert(
    fc.asyncProperty(world, async (given) => {
      const notes = await play(given)
      await tell(notes)
      await persist(0, () => vip.sweep())
      compared += await compare(notes)
    }),
    { seed, numRuns: worlds, endOnFailure: true },
  )
  const proof = await ledger.proveFully()
  expect([proof.trial.every(isBalanced), proof.differences]).toEqual([true, []])
  expect(compared).toBeGreaterThan(15)
  expect(mortal.cuts()).toBeGreaterThan(10)
}, 600_000)
