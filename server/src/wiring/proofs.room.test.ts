import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { listTeamProofs, proveTeamDay } from '@baize/contract/agents/proofs-desk'
import { runSettlement } from '@baize/contract/agents/settlement-desk'
import type { Id } from '@baize/kernel/ids'
import { money } from '@baize/kernel/money'
import { addDays, businessDay, businessDayBounds, type Day } from '@baize/kernel/time'
import { testWiredApp } from '../../testing/wired-app.ts'

const seed = 20_261_118
const zone = 'Asia/Manila'
const { app, call, member, operator, makeId, db, clock, now, stake } = await testWiredApp()
const { wagers } = app.rooms
const key = () => ({ provider: 'test', transaction: makeId('txn') })
const php = (amount: bigint) => money(amount, 'PHP')

const top = await member(0n, { type: 1 })
const mid = await member(1_000_000n, { type: 1, uplineId: top })
const low = await member(1_000_000n, { uplineId: mid })
const beside = await member(1_000_000n, { uplineId: top })
const alone = await member(1_000_000n)
const players = [mid, low, beside, alone]
await db.sql`insert into agents.fine (agent) values (${top})`

/** At ten in the morning of the brand, so that a history has room before and after midnight. */
const first = addDays(businessDay(now(), zone), 1)
const setClock = (at: Date) => void (clock.offsetMs = at.getTime() - Date.now())
setClock(new Date(businessDayBounds(first, zone).start.getTime() + 10 * 3_600_000))

type Open = { readonly who: Id<'mem'>; readonly stake: string; settled: bigint | undefined }
const bets: Open[] = []
const settledOn = new Map<Day, number>()

const step = fc.record({
  what: fc.constantFrom('stake', 'settle', 'settle', 'correct', 'win', 'void', 'late'),
  who: fc.nat(3),
  which: fc.nat(50),
  amount: fc.bigInt(1n, 900n),
  payout: fc.bigInt(0n, 2_000n),
  minutes: fc.constantFrom(0, 1, 7, 60, 200),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

async function settle(bet: Open, payout: bigint): Promise<void> {
  const on = businessDay(now(), zone)
  const ask = { key: key(), member: bet.who, of: { stake: bet.stake }, payout: php(payout) }
  expect(await wagers.settle(ask)).toMatchObject({ ok: true })
  bet.settled = payout
  settledOn.set(on, (settledOn.get(on) ?? 0) + 1)
}

async function begin(who: Id<'mem'>, amount: bigint): Promise<Open> {
  const staked = key()
  expect(await stake(who, amount, staked)).toMatchObject({ ok: true })
  const bet: Open = { who, stake: staked.transaction, settled: undefined }
  bets.push(bet)
  return bet
}

async function take({ what, who, which, amount, payout, minutes }: Step): Promise<void> {
  clock.offsetMs += minutes * 60_000
  const player = players[who] ?? alone
  const open = bets.filter(({ settled }) => settled === undefined)
  const over = bets.filter(({ settled }) => settled !== undefined)
  const [waiting, ended] = [open[which % open.length], over[which % over.length]]
  const about = (bet: Open) => ({ key: key(), member: bet.who, of: { stake: bet.stake } })
  if (what === 'settle' && waiting) await settle(waiting, payout)
  else if (what === 'correct' && ended && ended.settled !== payout) {
    const reason = 'The result was wrong'
    await wagers.resettle({ ...about(ended), payout: php(payout), reason })
    ended.settled = payout
  } else if (what === 'win' && ended) {
    const asked = { as: 'win', asked: makeId('txn'), reason: 'Another win' } as const
    await wagers.pay({ ...about(ended), ...asked, change: php(amount) })
    ended.settled = (ended.settled ?? 0n) + amount
  } else if (what === 'void' && waiting) {
    await wagers.void({ ...about(waiting), reason: 'No result' })
    bets.splice(bets.indexOf(waiting), 1)
  } else if (what === 'late') {
    // The windows up to a later moment, mostly of the next day, are closed before this is heard of.
    const bet = await begin(player, amount)
    await heard()
    const until = businessDayBounds(addDays(businessDay(now(), zone), 1), zone).start
    await db.sql`update agents.clock set closed_until = greatest(closed_until, ${until})`
    await settle(bet, payout)
  } else await begin(player, amount)
}

/** Until all that happened is counted. */
async function heard(): Promise<void> {
  const isHeard = () => db.sql.one`
    select (select coalesce(max(position), 0) from platform.events where kind = 'wager.settled')
      <= position as heard from platform.event_cursors where subscriber = 'agents'`
  await expect.poll(isHeard, { timeout: 10_000, interval: 20 }).toEqual({ heard: true })
}

const close = async (who: Id<'opr'>) =>
  await call(runSettlement, who, { payload: { reason: 'The days are over' } })
const proofs = async (who: Id<'opr'>) => (await call(listTeamProofs, who)).value.items

async function prove(who: Id<'opr'>, day: Day) {
  const before = (await proofs(who))[0]?.id
  const asked = await call(proveTeamDay, who, { payload: { day, reason: 'Looking again' } })
  expect(asked.code).toBe('')
  await expect
    .poll(async () => (await proofs(who))[0]?.id, { timeout: 15_000, interval: 50 })
    .not.toBe(before)
  const [proof] = await proofs(who)
  if (proof === undefined) throw new Error('There is no proof')
  return proof
}

it(`[AG130] [G27] what is kept of days with late bets, corrections, further wins and voids is what the wagers come to (seed ${seed})`, async () => {
  const [history] = fc.sample(fc.array(step, { minLength: 130, maxLength: 130 }), {
    numRuns: 1,
    seed,
  })
  for (const one of history ?? []) await take(one)
  await heard()
  const last = businessDay(now(), zone)
  setClock(new Date(businessDayBounds(addDays(last, 2), zone).end.getTime() + 3_600_000))
  const finance = await operator('finance')
  await close(finance)
  let bets = 0
  for (let day = first; day <= addDays(last, 1); day = addDays(day, 1)) {
    const proof = await prove(finance, day)
    expect([day, proof.differing, proof.differences]).toEqual([day, 0, []])
    bets += proof.bets
  }
  expect(bets).toBe([...settledOn.values()].reduce((sum, count) => sum + count, 0))
  const { corrected, late, left } = await db.sql.one<Record<string, number>>`
    select (select count(*)::int from wagers.corrections) as corrected,
      (select count(*)::int from agents.late_bets) as late,
      (select count(*)::int from agents.proof_sums) as left`
  expect(corrected).toBeGreaterThan(10)
  expect(late).toBeGreaterThan(5)
  expect(left).toBe(0)
  expect(settledOn.size).toBeGreaterThan(2)
}, 60_000)

it('[AG131] a sum that was tampered with is found, told to operators until it is right again, and nobody proves what is not closed', async () => {
  const [finance, risk] = [await operator('finance'), await operator('risk')]
  const { day, slot } = await db.sql.one<{ day: Day; slot: Date }>`
    select day::text as day, (select min(slot) from agents.member_slots s
      where s.member = d.member and s.slot >= day::timestamp at time zone ${zone}) as slot
    from agents.member_days d where member = ${low} order by day limit 1`
  const tamper = async (by: number) => {
    await db.sql`
      update agents.member_days set payout = payout + ${by} where member = ${low} and day = ${day}`
    await db.sql`
      update agents.member_slots set stake = stake + ${by} where member = ${low} and slot = ${slot}`
    await db.sql`
      update agents.team_days set valid_bet = valid_bet + ${by} where agent = ${mid} and day = ${day}`
    await db.sql`
      update agents.team_money_days set active = active + ${by} where agent = ${top} and day = ${day}`
  }
  await tamper(1)
  const found = await prove(finance, day)
  expect(found.differing).toBe(4)
  expect(found.askedBy).toBe(finance)
  expect(found.differences.map(({ of, who }) => [of, who.id])).toEqual([
    ['member', low],
    ['team', mid],
    ['active', top],
    ['slot', low],
  ])
  const [ofMember] = found.differences
  expect(BigInt(ofMember?.kept.payout ?? 0) - BigInt(ofMember?.counted.payout ?? 0)).toBe(1n)
  expect(found.differences[3]?.slot).toBe(slot.toISOString())
  const told = async () => {
    await db.sql`select graphile_worker.add_job('system.watch')`
    return await db.sql<{ subject: string; over: boolean }>`
      select subject, ended_at is not null as over from system.alerts
      where kind = 'agents.sums_differ'`
  }
  const soon = { timeout: 15_000, interval: 300 }
  await expect.poll(told, soon).toEqual([{ subject: day, over: false }])
  await tamper(-1)
  expect((await prove(finance, day)).differing).toBe(0)
  await expect.poll(told, soon).toEqual([{ subject: day, over: true }])

  const payload = { reason: 'Looking again' }
  const ask = async (who: Id<'opr'>, on: string) =>
    (await call(proveTeamDay, who, { payload: { ...payload, day: on } })).code
  expect(await ask(risk, day)).toBe('not_allowed')
  expect(await ask(finance, businessDay(now(), zone))).toBe('day_not_closed')
  await db.sql`update agents.clock set provable_from = ${now()}`
  expect(await ask(finance, day)).toBe('day_not_provable')
  const { asked } = await db.sql.one<{ asked: number }>`
    select count(*)::int as asked from system.audit
    where action = 'agent_day.proven' and object = ${day}`
  expect(asked).toBe(3)
}, 60_000)

it('[AG130] the clock proves the days of the last week that are not proven, once', async () => {
  const auditor = await operator('auditor')
  await db.sql`update agents.clock set provable_from = '-infinity'`
  await db.sql`delete from agents.proofs`
  await close(await operator('finance'))
  // Two at once, as on two nodes, or when somebody starts it at the minute of the clock.
  for (let twice = 0; twice < 2; twice += 1)
    await db.sql`select graphile_worker.add_job('agents.prove_days')`
  const days = async () => (await proofs(auditor)).map(({ day }) => day).toSorted()
  const due = Array.from({ length: 7 }, (_, i) => addDays(businessDay(now(), zone), i - 7))
  await expect.poll(days, { timeout: 30_000, interval: 200 }).toEqual(due)
  const before = await proofs(auditor)
  expect(before.every(({ askedBy, differing }) => askedBy === null && differing === 0)).toBe(true)
  await db.sql`select graphile_worker.add_job('agents.prove_days')`
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  expect(await proofs(auditor)).toEqual(before)
}, 60_000)
