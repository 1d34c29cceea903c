import { expect, it } from 'vitest'
import * as contracts from '@baize/contract/agents/contracts'
import type { ContractTerms } from '@baize/contract/agents/contract-parts'
import * as contract from '@baize/contract/agents/settlement-desk'
import type { Id } from '@baize/kernel/ids'
import { businessDay } from '@baize/kernel/time'
import { offerForHouse } from '../../testing/house-contract.ts'
import { testWiredApp } from '../../testing/wired-app.ts'

const { app, call, member, operator, makeId, db, clock, now, play } = await testWiredApp()
const dayMs = 86_400_000

const terms = (rate: number): ContractTerms => ({
  kind: 'daily',
  basis: 'validBet',
  periodicType: 'Daily',
  products: null,
  tiers: [{ rate, periodValidBet: '0', periodProfitLoss: '0', activeMembers: 0 }],
  cap: null,
  betAmount: '0',
  carry: 'none',
})
const nameOf = async (id: Id<'mem'>) =>
  (await db.sql.one<{ account: string }>`select account from identity.members where id = ${id}`)
    .account
const accept = (who: Id<'mem'>, id: string) =>
  call(contracts.answerDailySalary, who, { payload: { id, action: 'accept' } })

const top = await member(0n, { type: 1 })
const low = await member(100_000n, { uplineId: top })
const [topName, lowName] = await Promise.all([nameOf(top), nameOf(low)])
const house = await offerForHouse({ call, makeId }, topName, terms(200))
await accept(top, house.id)
const given = await call(contracts.offerContract, top, {
  payload: { id: makeId('ctr'), downline: lowName, terms: terms(100) },
})
await accept(low, given.value.id)
clock.offsetMs += dayMs
const day = businessDay(now(), 'Asia/Manila')
await play(low, 50_000n)

const dryRun = async () =>
  (await call(contract.dryRunSettlement, 'risk', { query: 'kind=daily' })).value
/** Sessions of before are over once the clock has gone on. */
const later = { finance: 'opr_', auditor: 'opr_' } as Record<'finance' | 'auditor', Id<'opr'>>
const payables = async (query = '') =>
  (await call(contract.listPayables, later.auditor, { query })).value
const written = async () =>
  (
    await db.sql.one<{ rows: number }>`
      select ((select count(*) from agents.settlements) + (select count(*) from agents.payments)
        + (select count(*) from agents.dues))::int as rows`
  ).rows

it('[AG118] a dry run says what running windows would come to and what could be paid, and writes nothing', async () => {
  await expect
    .poll(async () => (await dryRun()).totals[0]?.amount, { timeout: 10_000 })
    .toBe('1500')
  const dry = await dryRun()
  expect(dry).toMatchObject({ due: 0, running: 2, isCut: false })
  // The upline has what the house would pay, from the top down, so that it could pay on.
  expect(dry.totals).toEqual([{ currency: 'PHP', amount: '1500', pays: '1500', owes: '0' }])
  expect(dry.items.find(({ payee }) => payee === lowName)).toMatchObject({
    payer: topName,
    amount: '500',
    tier: 1,
    rate: 100,
    validBet: '50000',
    isDue: false,
  })
  expect(await written()).toBe(0)
})

it('[AG119] [AG173] runs, their windows and what is owed are shown, and running again changes nothing', async () => {
  clock.offsetMs += dayMs
  later.finance = await operator('finance')
  later.auditor = await operator('auditor')
  const run = (role: 'finance' | 'auditor') =>
    call(contract.runSettlement, later[role], { payload: { reason: 'The day is over' } })
  expect((await run('auditor')).code).toBe('not_allowed')
  const runs = async () =>
    (await call(contract.listSettlementRuns, later.auditor, { query: `from=${day}&to=${day}` }))
      .value
  await expect
    .poll(
      async () => {
        await run('finance')
        return (await runs()).items[0]?.windows
      },
      { timeout: 20_000, interval: 500 },
    )
    .toBe(2)
  const before = await written()
  expect((await run('finance')).value).toEqual({ settled: 0, paid: 0, isCut: false })
  expect(await written()).toBe(before)
  expect((await runs()).items).toMatchObject([
    { kind: 'daily', day, contracts: 2, amount: '1500', setOff: '0', paid: '1500', owed: '0' },
  ])
  const windows = await call(contract.listSettledWindows, later.auditor, {
    query: `day=${day}&payee=${lowName}`,
  })
  expect(windows.value.items).toMatchObject([{ payer: topName, amount: '500', isPaid: true }])
  expect(await payables()).toMatchObject({ items: [], total: 0, totals: [] })
  // Both sides have it among what moved their money that day.
  const moved = async () =>
    await db.sql<{ member: string; earned: string; paid: string }>`
    select member, earned::text, paid::text from agents.money_days where earned + paid > 0 order by member`
  await expect.poll(moved, { timeout: 10_000 }).toEqual([
    { member: top, earned: '1000', paid: '500' },
    { member: low, earned: '500', paid: '0' },
  ])
  const { entries } = await db.sql.one<{ entries: number }>`
    select count(*)::int as entries from system.audit where action = 'settlement.run'`
  expect(entries).toBeGreaterThan(0)
  const bad = await call(contract.listSettlementRuns, later.auditor, {
    query: 'from=2026-01-01&to=2026-12-31',
  })
  expect(bad.code).toBe('invalid_period')
})

it('[AG119] [AG171] what a payer has too little for is owed and held, with what the payer has', async () => {
  const id = makeId('stl')
  await db.transaction(async (tx) => {
    await tx.sql`
      insert into agents.settlements
      select (jsonb_populate_record(s, jsonb_build_object('id', ${id}::text, 'amount', 700,
        'window_from', s.window_to, 'window_to', s.window_to + interval '1 day', 'earned_after', s.earned_after + 700))).*
      from agents.settlements s join agents.dues d on d.last_settlement = s.id where d.payer = ${top}`
    await tx.sql`
      update agents.dues set earned = paid + 700, since = ${now()}, short_since = ${now()}, last_settlement = ${id}
      where payer = ${top}`
  })
  const open = await payables(`payer=${topName}`)
  expect(open.totals).toEqual([{ currency: 'PHP', owed: '700', payers: 1 }])
  expect(open.items).toMatchObject([
    { payer: topName, payee: lowName, owed: '700', has: '500', kind: 'daily' },
  ])
  // The wallet knows it, so that it does not go elsewhere meanwhile.
  expect(await app.rooms.wallet.getState(top)).toMatchObject({ available: 0n, owed: 700n })
  expect((await payables('kind=hourly')).items).toEqual([])
  expect((await payables('payer=nobodyatall')).items).toEqual([])
})
