import { expect, it } from 'vitest'
import * as contracts from '@baize/contract/agents/contracts'
import type { ContractTerms } from '@baize/contract/agents/contract-parts'
import * as contract from '@baize/contract/agents/settlement-desk'
import type { Id } from '@baize/kernel/ids'
import { money } from '@baize/kernel/money'
import { addDays, businessDay, businessDayBounds, type Day } from '@baize/kernel/time'
import { offerForHouse } from '../../testing/house-contract.ts'
import { testWiredApp } from '../../testing/wired-app.ts'

const zone = 'Asia/Manila'
const { app, call, member, operator, makeId, db, clock, now, stake } = await testWiredApp()
const { wagers } = app.rooms
const key = () => ({ provider: 'test', transaction: makeId('txn') })
const php = (amount: bigint) => money(amount, 'PHP')
const setClock = (at: Date) => void (clock.offsetMs = at.getTime() - Date.now())

const tier = (rate: number, validBet = 0n, active = 0) => ({
  rate,
  periodValidBet: String(validBet),
  periodProfitLoss: '0',
  activeMembers: active,
})
const salary = { basis: 'validBet', periodicType: 'Daily', products: null, cap: null } as const
const terms = {
  daily: { ...salary, kind: 'daily', tiers: [tier(100), tier(200, 60_000n)] },
  realtime: { ...salary, kind: 'realtime', tiers: [tier(100, 0n, 1), tier(200, 60_000n, 1)] },
  dividend: { ...salary, kind: 'dividend', basis: 'loss', tiers: [tier(1_000)] },
} as const
const answers = {
  daily: contracts.answerDailySalary,
  realtime: contracts.answerRealTimeSalary,
  dividend: contracts.answerDividend,
}
type Kind = keyof typeof terms

const top = await member(0n, { type: 1 })
const low = await member(1_000_000n, { uplineId: top })
const { account } = await db.sql.one<{ account: string }>`
  select account from identity.members where id = ${top}`
for (const kind of Object.keys(terms) as Kind[]) {
  const given: ContractTerms = {
    ...terms[kind],
    betAmount: '1',
    carry: 'none',
    tiers: [...terms[kind].tiers],
  }
  const { id } = await offerForHouse({ call, makeId }, account, given)
  const taken = await call(answers[kind], top, { payload: { id, action: 'accept' } })
  if (taken.code !== '') throw new Error(taken.code)
}
const day = addDays(businessDay(now(), zone), 1)
const startOf = (on: Day) => businessDayBounds(on, zone).start

async function begin(amount: bigint) {
  const staked = key()
  expect(await stake(low, amount, staked)).toMatchObject({ ok: true })
  return { member: low, of: { stake: staked.transaction } }
}
async function heard(): Promise<void> {
  const isHeard = () => db.sql.one`
    select (select coalesce(max(position), 0) from platform.events where kind = 'wager.settled')
      <= position as heard from platform.event_cursors where subscriber = 'agents'`
  await expect.poll(isHeard, { timeout: 20_000, interval: 50 }).toEqual({ heard: true })
}

let who: { finance: Id<'opr'>; auditor: Id<'opr'>; support: Id<'opr'> }
/** A later day of the house, on which operators have signed in anew and what is over is settled. */
async function goTo(on: Day): Promise<void> {
  setClock(new Date(startOf(on).getTime() + 3_600_000))
  who = {
    finance: await operator('finance'),
    auditor: await operator('auditor'),
    support: await operator('support'),
  }
  const run = { payload: { reason: 'The day is over' } }
  const left = async () => {
    await call(contract.runSettlement, who.finance, run)
    return await db.sql.one`
      select count(*)::int as due from agents.contracts where next_to <= ${startOf(on)}`
  }
  await expect.poll(left, { timeout: 60_000, interval: 200 }).toEqual({ due: 0 })
}
const asked = (kind: Kind, on: Day) =>
  call(contract.recountSettlement, who.auditor, { query: `day=${on}&kind=${kind}&currency=PHP` })
const recount = async (kind: Kind, on = day) => (await asked(kind, on)).value

it('[AG210] a finished day is what was settled, as long as nothing became known of it', async () => {
  setClock(new Date(startOf(day).getTime() + 10 * 3_600_000))
  const bet = await begin(50_000n)
  await wagers.settle({ ...bet, key: key(), payout: php(0n) })
  await heard()
  await goTo(addDays(day, 1))
  expect(await recount('daily')).toMatchObject({
    windows: 1,
    equal: 1,
    nothing: 0,
    differing: 0,
    isCut: false,
    totals: { amount: '500', paid: '500', amountNow: '500', more: '0', less: '0' },
    items: [],
  })
  expect(await recount('realtime')).toMatchObject({
    windows: 1,
    equal: 1,
    totals: { amount: '500' },
  })
  expect(await recount('dividend')).toMatchObject({ equal: 1, totals: { amountNow: '5000' } })
  const refused = await call(contract.recountSettlement, who.support, {
    query: `day=${day}&kind=daily&currency=PHP`,
  })
  expect(refused.code).toBe('not_allowed')
  expect((await asked('daily', '2026-02-30')).code).toBe('invalid_period')
})

it('[AG210] [AG211] what was heard late and what was corrected stands beside it with why, and is what the next window counts', async () => {
  // It was settled while its day was open, and is heard of after that day was closed.
  const [late, corrected] = [await begin(15_000n), await begin(1_000n)]
  const at = now()
  await wagers.settle({ ...corrected, key: key(), payout: php(0n) })
  await heard()
  await goTo(addDays(day, 2))
  const second = addDays(day, 1)
  await db.sql`update agents.clock set closed_until = ${startOf(addDays(day, 2))}`
  const today = clock.offsetMs
  // Later that day than anything that was paid for, so that a real-time salary is looked at as a whole day.
  setClock(new Date(at.getTime() + 2 * 3_600_000))
  await wagers.settle({ ...late, key: key(), payout: php(0n) })
  clock.offsetMs = today
  await heard()
  const reason = 'The result was wrong'
  await wagers.resettle({ ...corrected, key: key(), payout: php(400n), reason })
  await heard()

  const [daily] = (await recount('daily', second)).items
  expect(daily).toMatchObject({
    payer: '',
    payee: account,
    basis: '1000',
    basisNow: '16000',
    tier: 1,
    tierNow: 1,
    amount: '10',
    paid: '10',
    amountNow: '160',
  })
  expect(daily?.because).toMatchObject([
    { why: 'corrected', product: 'RNG', times: 1, validBet: '0', loss: '-400' },
    { why: 'late', product: 'RNG', times: 1, validBet: '15000', loss: '15000' },
  ])
  expect(new Date(daily?.because[0]?.first ?? 0).getTime()).toBeGreaterThanOrEqual(
    startOf(addDays(day, 2)).getTime(),
  )
  expect((await recount('realtime', second)).items).toMatchObject([
    { basis: '1000', basisNow: '16000', amount: '10', amountNow: '160' },
  ])
  expect(await recount('dividend', second)).toMatchObject({
    totals: { amount: '100', amountNow: '1560', more: '1460', less: '0' },
    items: [{ basis: '1000', basisNow: '15600' }],
  })
  // The days before and after it are not about these.
  expect((await recount('daily')).differing).toBe(0)
  await goTo(addDays(day, 3))
  const third = addDays(day, 2)
  expect(await recount('daily', third)).toMatchObject({ equal: 1, totals: { amount: '150' } })
  const { next } = await db.sql.one<{ next: string }>`
    select reasons->>'basis' as next from agents.settlements where kind = 'dividend' and day = ${third}`
  expect(next).toBe('14600')
}, 120_000)

it('[AG211] who was left out since, and sums that are no longer those of the settlement, are said apart', async () => {
  await db.sql`
    insert into agents.left_out (member, from_day, why) values (${low}, ${day}, 'same_device')`
  expect((await recount('realtime')).items).toMatchObject([
    {
      amount: '500',
      tier: 1,
      amountNow: '0',
      tierNow: 0,
      because: [{ why: 'leftOut', times: 1, first: null }],
    },
  ])
  await db.sql`delete from agents.left_out where member = ${low}`
  await db.sql`
    update agents.member_days set valid_bet = valid_bet + 20000 where member = ${low} and day = ${day}`
  expect(await recount('daily')).toMatchObject({
    totals: { amount: '500', amountNow: '1400' },
    items: [{ tier: 1, tierNow: 2, because: [{ why: 'sums', validBet: '20000', loss: '0' }] }],
  })
})
