import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { recompute, type Booking, type Signed } from '../../../../testing/contract-model.ts'
import { flatTier, someTerms, testContracts } from '../../../../testing/contracts.ts'
import { CutOff, cutOff } from '../../../../testing/cut-off.ts'
import { testDatabase } from '../../../../testing/database.ts'
import type { Events, StoredEvent, Subscriber } from '../../../platform/events/events.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import {
  readTerms,
  type ContractKind,
  type PackedTerms,
  type Terms,
} from '../contracts/contracts.ts'
import { startHearing } from '../hear.ts'
import { createRollups } from '../rollups/rollups.ts'
import { createTree } from '../tree/tree.ts'

const seed = 20_261_121
const zone = 'Asia/Manila'
const [minute, slotMs, dayMs] = [60_000, 300_000, 86_400_000]
const kinds: readonly ContractKind[] = ['dividend', 'daily', 'hourly', 'realtime']

const db = await testDatabase({ poolSize: 8 })
let hear: NonNullable<Subscriber['handleMany']> | undefined
const events: Pick<Events, 'subscribe'> = {
  subscribe: (subscriber) => void (hear = subscriber.handleMany),
}
const rollups = createRollups({ db, zone: () => zone })
const pending: StoredEvent[] = []
let position = 0n
let steps: () => number = () => 0
const fragile = cutOff(db, () => steps())

async function deliver(): Promise<void> {
  const batch = pending.splice(0)
  if (batch.length > 0) await db.transaction(async (tx) => await hear?.(tx, batch))
}

const overAt = (moment: Date) => new Date(Math.floor(moment.getTime() / slotMs) * slotMs)
const room = await testContracts(db, zone, {
  db: fragile,
  teams: rollups,
  keepSlots: (tx, agent) => rollups.keepSlots(tx, agent, room.now()),
  closeWindows: () => rollups.close(overAt(room.now()), async () => true),
})
const tree = createTree({ now: room.now, zone: () => zone })
startHearing({
  events,
  tree,
  rollups,
  downlines: { rateNewcomers: async () => {} },
  flags: { hear: async () => {} },
})

function happen(kind: string, subject: string, payload: object, at = room.now()): void {
  position += 1n
  pending.push({ id: room.makeId('evt'), at, position, kind, subject, payload })
}

const tiers = fc
  .array(
    fc.record({
      validBet: fc.bigInt(0n, 3_000n),
      loss: fc.bigInt(0n, 800n),
      active: fc.nat(2),
      rate: fc.integer({ min: 20, max: 150 }),
    }),
    { minLength: 1, maxLength: 3 },
  )
  .map((asked) => {
    let last = flatTier(0)
    return asked.map((one, index) => {
      last = {
        validBet: index === 0 ? 0n : last.validBet + one.validBet + 1n,
        loss: index === 0 ? 0n : last.loss + one.loss,
        active: index === 0 ? 0 : last.active + one.active,
        rate: last.rate + one.rate,
      }
      return last
    })
  })

const world = fc.record({
  /** Below whom each stands, counted back from the end of those that are there; nobody where it is too far. */
  places: fc.array(fc.nat(4), { minLength: 4, maxLength: 8 }),
  terms: fc.tuple(tiers, tiers, tiers, tiers),
  period: fc.constantFrom('daily', 'weekly', 'semimonthly'),
  carry: fc.constantFrom('none', 'previous', 'permanent'),
  cap: fc.option(fc.bigInt(5n, 60n), { nil: null }),
  products: fc.constantFrom(null, ['RNG'] as const),
  cash: fc.bigInt(0n, 30n),
  steps: fc.array(
    fc.record({
      what: fc.constantFrom('bet', 'bet', 'bet', 'bet', 'correct', 'settle', 'sign'),
      who: fc.nat(50),
      product: fc.constantFrom('RNG', 'LIVE'),
      stake: fc.bigInt(1n, 900n),
      payout: fc.bigInt(0n, 1_200n),
      late: fc.constantFrom(0, 0, 0, 9, 300, 1_500),
      minutes: fc.constantFrom(0, 1, 6, 50, 170),
      cutAfter: fc.nat(12),
    }),
    { minLength: 60, maxLength: 90 },
  ),
})
type World = typeof world extends fc.Arbitrary<infer T> ? T : never

type Notes = {
  readonly people: MemberId[]
  readonly above: Map<string, readonly string[]>
  readonly joined: Map<string, number>
  readonly bookings: Booking[]
  readonly cash: Map<string, bigint>
}

function termsOf({ terms, period, carry, cap, products }: World, kind: ContractKind): Terms {
  const at = kinds.indexOf(kind)
  const own = { kind, tiers: terms[at] ?? [flatTier(100)], activeFrom: 40n, cap, products }
  if (kind === 'dividend') return someTerms({ ...own, basis: 'loss', period, carry })
  return someTerms({ ...own, period: kind === 'hourly' ? 'hourly' : 'daily' })
}

const halved = (terms: Terms, by: number): Terms => ({
  ...terms,
  tiers: terms.tiers.map((tier, index) => ({
    ...tier,
    rate: Math.max(Math.floor(tier.rate / by), index + 1),
  })),
})

async function trySign(giver: MemberId | null, member: MemberId, terms: Terms): Promise<void> {
  const offered = await room.contracts.offer({
    ...room.asking(giver, member, terms),
    confirmed: true,
  })
  if (!offered.ok) return
  await room.contracts.accept({ id: offered.value.id, member, confirmed: true })
}

async function settle(notes: Notes, cutAfter: number): Promise<void> {
  await deliver()
  let left = cutAfter === 0 ? 0 : 3
  steps = () => ((left -= 1) >= 0 ? cutAfter : 0)
  for (;;) {
    try {
      await room.settlement.run()
      break
    } catch (error) {
      if (!(error instanceof CutOff)) throw error
    }
  }
  steps = () => 0
  for (const member of notes.people) {
    const { moved } = await db.sql.one<{ moved: bigint }>`
      select coalesce(sum(case when payee = ${member} then amount else -amount end), 0)::bigint as moved
      from agents.payments where payee = ${member} or payer = ${member}`
    expect(await room.cashOf(member)).toBe((notes.cash.get(member) ?? 0n) + moved)
  }
}

async function play(given: World): Promise<Notes> {
  const notes: Notes = {
    people: [],
    above: new Map(),
    joined: new Map(),
    bookings: [],
    cash: new Map(),
  }
  for (const place of [9, ...given.places]) {
    const upline = notes.people.at(-1 - place) ?? notes.people[0] ?? null
    const member = await room.person(upline, given.cash)
    notes.people.push(member)
    notes.above.set(member, upline === null ? [] : [upline, ...(notes.above.get(upline) ?? [])])
    notes.joined.set(member, room.now().getTime())
    notes.cash.set(member, given.cash)
    happen('member.registered', member, { member, upline, currency: 'PHP' })
  }
  await deliver()
  for (const kind of kinds) {
    await room.sign(null, notes.people[0] as MemberId, termsOf(given, kind))
    for (const [index, member] of notes.people.entries()) {
      const [giver] = notes.above.get(member) ?? []
      const depth = notes.above.get(member)?.length ?? 0
      const hasOwn = depth === 1 || (depth === 2 && index % 2 === 0)
      if (giver === undefined || !hasOwn) continue
      const terms = halved(termsOf(given, kind), 2 ** depth)
      await trySign(giver as MemberId, member, terms)
    }
  }
  for (const one of given.steps) await take(given, notes, one)
  return notes
}

async function take(given: World, notes: Notes, one: World['steps'][number]): Promise<void> {
  room.travel(new Date(room.now().getTime() + one.minutes * minute))
  const member = notes.people[one.who % notes.people.length] as MemberId
  if (one.what === 'settle') return await settle(notes, one.cutAfter)
  if (one.what === 'sign') {
    const kind = kinds[one.who % kinds.length] ?? 'daily'
    // Other terms than those before, higher or lower; what stands on them further down may end.
    const by = 1 + (one.who % 3) / 2
    const terms = { ...halved(termsOf(given, kind), by), cap: one.stake }
    await trySign(null, notes.people[0] as MemberId, terms)
    return
  }
  const closed = await rollups.closedUntil(db)
  const joined = notes.joined.get(member) ?? 0
  const at = new Date(Math.max(room.now().getTime() - one.late * minute, joined))
  const isBet = one.what === 'bet'
  const change = isBet
    ? { stake: one.stake, validBet: one.stake, payout: one.payout }
    : { stake: 0n, validBet: -one.stake, payout: one.payout - 600n }
  const payload = {
    product: one.product,
    currency: 'PHP',
    settlement: isBet ? 1 : 2,
    change: Object.fromEntries(Object.entries(change).map(([key, sum]) => [key, String(sum)])),
  }
  happen('wager.settled', member, payload, at)
  const { product } = one
  notes.bookings.push({
    member,
    at: at < closed ? closed : at,
    product,
    bets: isBet ? 1 : 0,
    ...change,
  })
  if (one.who % 4 === 0) await deliver()
}

type SettledRow = { from: Date; to: Date; amount: bigint; contract: string }

async function expectSettled(notes: Notes, until: Date): Promise<number> {
  const contracts = await db.sql<Omit<Signed, 'terms'> & { terms: PackedTerms }>`
    select id, downline, terms, begins_at as begins, ends_at as ends, previous from agents.contracts
    where downline = any(${notes.people}) and begins_at is not null order by begins_at, id`
  const rows = await db.sql<SettledRow>`
    select window_from as "from", window_to as "to", amount, contract from agents.settlements
    where payee = any(${notes.people}) order by window_from`
  const carried = new Map<string, bigint>()
  let compared = 0
  for (const { terms, ...contract } of contracts) {
    const signed = { ...contract, terms: readTerms(terms) }
    const inTeam = (member: string) => notes.above.get(member)?.includes(signed.downline) ?? false
    const before = carried.get(signed.previous ?? '') ?? 0n
    const plain = recompute(signed, inTeam, notes.bookings, until, before)
    carried.set(signed.id, plain.carried)
    const settled = rows.filter((row) => row.contract === signed.id)
    const overlap = settled.filter(({ to }, index) => to > (settled[index + 1]?.from ?? to))
    expect(overlap).toEqual([])
    const inPieces = plain.pieces.map(({ from, to, amount }) => {
      const inside = settled.filter((row) => row.from.getTime() >= from && row.from.getTime() < to)
      expect({
        contract: signed.id,
        kind: signed.terms.kind,
        from,
        amount: inside.reduce((sum, row) => sum + row.amount, 0n),
      }).toEqual({ contract: signed.id, kind: signed.terms.kind, from, amount })
      if (amount > 0n) compared += 1
      return inside.length
    })
    expect(inPieces.reduce((all, count) => all + count, 0)).toBe(settled.length)
  }
  return compared
}

/** Once everybody has enough, all is paid: nothing more than some day was owed, and by the house to the cent. */
async function expectPaid(notes: Notes): Promise<void> {
  for (const member of notes.people) {
    await room.memberWith(1_000_000n, { member })
    notes.cash.set(member, (notes.cash.get(member) ?? 0n) + 1_000_000n)
  }
  await settle(notes, 0)
  const dues = await db.sql<{
    payer: string
    payee: string
    kind: string
    earned: bigint
    paid: bigint
    settled: bigint
    most: bigint
    payments: bigint
  }>`
    select d.payer, d.payee, d.kind, d.earned, d.paid, s.settled, s.most, p.payments
    from agents.dues d,
      lateral (select sum(amount)::bigint as settled, max(earned_after) as most from agents.settlements s
        where s.payee = d.payee and s.kind = d.kind and coalesce(s.payer, 'house') = d.payer) as s,
      lateral (select coalesce(sum(amount), 0)::bigint as payments from agents.payments p
        where p.payee = d.payee and p.kind = d.kind and p.payer = d.payer) as p
    where d.payee = any(${notes.people})`
  for (const { earned, paid, settled, most, payments } of dues) {
    expect(earned).toBe(settled)
    expect(paid).toBe(payments)
    expect(paid >= earned && paid >= 0n).toBe(true)
    expect(paid <= (most > 0n ? most : 0n)).toBe(true)
  }
}

it(`[AG27] [AG28] [AG29] [AG40] [AG43] [AG44] [AG45] what is settled and paid is what every single bet comes to, whatever is late, corrected, replaced or cut off (seed ${seed})`, async () => {
  await db.sql`insert into agents.clock (heard_until, closed_until) values (${room.now()}, ${overAt(room.now())}) on conflict do nothing`
  let compared = 0
  await fc.assert(
    fc.asyncProperty(world, async (given) => {
      const notes = await play(given)
      room.travel(new Date(room.now().getTime() + dayMs))
      await settle(notes, 3)
      const until = await rollups.closedUntil(db)
      compared += await expectSettled(notes, until)
      await expectPaid(notes)
    }),
    { seed, numRuns: 3, endOnFailure: true },
  )
  expect(compared).toBeGreaterThan(30)
  expect(fragile.cuts()).toBeGreaterThan(10)
}, 180_000)
