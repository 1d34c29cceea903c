import { expect, it, vi } from 'vitest'
import type { ContractTerms } from '@baize/contract/agents/contract-parts'
import * as contracts from '@baize/contract/agents/contracts'
import * as income from '@baize/contract/agents/settlements'
import { listAccountRecord } from '@baize/contract/wagers/records'
import type { Id } from '@baize/kernel/ids'
import { addDays, businessDay, businessDayBounds } from '@baize/kernel/time'
import { offerForHouse } from '../../testing/house-contract.ts'
import { testWiredApp } from '../../testing/wired-app.ts'
import { createEvents } from '../platform/events/events.ts'
import { createLog } from '../platform/log.ts'
import { createRollups } from '../rooms/agents/rollups/rollups.ts'
import { createSettlement } from '../rooms/agents/settlement/settlement.ts'

const { app, call, member, makeId, db, clock, now } = await testWiredApp()
const zone = 'Asia/Manila'
const rollups = createRollups({ db, zone: () => zone })
const settlement = createSettlement({
  ...app.rooms,
  db,
  now,
  zone: () => zone,
  support: { tell: async () => {} },
  events: createEvents({ db, log: createLog('silent'), now, makeId }),
  teams: rollups,
  depthsOf: async () => new Map(),
  closeWindows: () => rollups.close(now(), async () => true),
})

const terms: ContractTerms = {
  kind: 'daily',
  basis: 'validBet',
  periodicType: 'Daily',
  products: null,
  tiers: [{ rate: 100, periodValidBet: '0', periodProfitLoss: '0', activeMembers: 0 }],
  cap: null,
  betAmount: '100',
  carry: 'none',
}

const nameOf = async (id: Id<'mem'>) =>
  (await db.sql.one<{ account: string }>`select account from identity.members where id = ${id}`)
    .account

/** A contract that the house gives to one, and that one to another. */
async function sign(top: Id<'mem'>, low: Id<'mem'>) {
  const accept = (who: Id<'mem'>, id: string) =>
    call(contracts.answerDailySalary, who, { payload: { id, action: 'accept' } })
  const first = await offerForHouse({ call, makeId }, await nameOf(top), terms)
  await accept(top, first.id)
  const own = { id: makeId('ctr'), downline: await nameOf(low), terms }
  const second = await call(contracts.offerContract, top, { payload: own })
  expect((await accept(low, second.value.id)).code).toBe('')
}

/** Everybody stays signed in while the clock goes on. */
async function travel(to: Date) {
  clock.offsetMs = to.getTime() - Date.now()
  await db.sql`update platform.sessions set created_at = ${to}, seen_at = ${to}`
}

it('[AG80] [AG83] [AG84] [AG85] a settled day is read by who got it and who paid it, in every place, and by nobody else', async () => {
  const top = await member(5_000n, { type: 1 })
  const low = await member(0n, { uplineId: top })
  const other = await member(0n, { type: 1 })
  await sign(top, low)
  // The room hears of the new member by itself.
  await vi.waitFor(async () =>
    expect(await db.sql`select 1 from agents.lines where member = ${low}`).toHaveLength(1),
  )
  const tomorrow = addDays(businessDay(now(), zone), 1)
  const { start, end } = businessDayBounds(tomorrow, zone)
  await travel(new Date(start.getTime() + 60_000))
  await db.sql`
    insert into agents.left_out (member, from_day, why)
    values (${low}, ${tomorrow}, 'same_device')`
  await db.transaction((tx) =>
    rollups.count(tx, {
      bets: [
        {
          member: low,
          at: now(),
          product: 'RNG',
          currency: 'PHP',
          bets: 1,
          stake: 20_000n,
          validBet: 20_000n,
          payout: 0n,
        },
      ],
      money: [],
      joined: [],
    }),
  )
  const running = await call(income.getContractPace, low, { query: 'kind=daily' })
  expect(running.value).toMatchObject({
    zone,
    contract: { from: await nameOf(top) },
    nextAt: end.toISOString(),
    running: { counted: '20000', amount: '200' },
  })
  await travel(new Date(end.getTime() + 60_000))
  await settlement.run()
  const query = `kind=daily&side=got&from=${tomorrow}&to=${tomorrow}`
  const got = await call(income.listSettlements, low, { query })
  expect(got.value).toMatchObject({ zone, from: tomorrow, totals: { amount: '200', owed: '0' } })
  const [row] = got.value.items
  const given = await call(income.listSettlements, top, { query: query.replace('got', 'given') })
  expect(given.value.items).toEqual([row])
  // Who is left out of the window above is told beside its active members.
  expect((await call(income.listSettlements, top, { query })).value.items).toMatchObject([
    { active: 0, leftOut: 1 },
  ])
  const id = row?.id ?? ''
  const why = await call(income.getSettlement, low, { id })
  expect(why.value).toMatchObject({ window: row, terms, payments: [{ amount: '200' }] })
  expect((await call(income.getSettlement, top, { id })).value).toEqual(why.value)
  expect(await call(income.getSettlement, other, { id })).toMatchObject({
    status: 404,
    code: 'not_found',
  })
  const turned = `kind=daily&side=got&from=${tomorrow}&to=${addDays(tomorrow, -1)}`
  expect((await call(income.listSettlements, low, { query: turned })).code).toBe('invalid_period')
  const sums = await call(income.getIncome, top)
  expect(sums.value.totals).toMatchObject({ got: '200', given: '200', net: '0' })
  const record = await call(listAccountRecord, low, { query: 'kind=contract' })
  expect(record.value.items).toMatchObject([
    { kind: 'contract', amount: '200', about: `Daily wages · ${await nameOf(top)}` },
  ])
  const paid = await call(listAccountRecord, top, { query: 'kind=contract' })
  expect(paid.value.items.map(({ amount }) => amount).toSorted()).toEqual(['-200', '200'])
  expect(paid.value.totals).toEqual({ in: '200', out: '200' })
  expect((await call(income.getIncome, 'finance')).status).not.toBe(200)
  expect((await call(income.listContractRuns, low)).value.items).toMatchObject([
    { kind: 'daily', last: { amount: '200', owed: '0' } },
  ])
  expect((await call(income.listContractRuns, other)).value.items).toEqual([])
  expect((await call(income.listContractRuns, 'finance')).status).not.toBe(200)
})

it('[AG160] [AG161] [AG255] who a window counted is named to who got and gave it, whole only where the team may be listed', async () => {
  const top = await member(5_000n, { type: 1 })
  const low = await member(0n, { uplineId: top })
  const below = await Promise.all([1, 2, 3].map(() => member(0n, { uplineId: low })))
  const [much, little, twin] = below as [Id<'mem'>, Id<'mem'>, Id<'mem'>]
  const other = await member(0n, { type: 1 })
  await sign(top, low)
  await vi.waitFor(async () =>
    expect(await db.sql`select 1 from agents.lines where ancestor = ${low}`).toHaveLength(3),
  )
  const first = addDays(businessDay(now(), zone), 1)
  const { start, end } = businessDayBounds(first, zone)
  await db.sql`
    insert into agents.left_out (member, from_day, why) values (${twin}, ${first}, 'same_device')`
  const bet = (who: Id<'mem'>, validBet: bigint, at: Date) =>
    db.transaction((tx) =>
      rollups.count(tx, {
        bets: [
          {
            member: who,
            at,
            product: 'RNG',
            currency: 'PHP',
            bets: 1,
            stake: validBet,
            validBet,
            payout: 0n,
          },
        ],
        money: [],
        joined: [],
      }),
    )
  await travel(new Date(start.getTime() + 60_000))
  await bet(much, 20_000n, now())
  await bet(twin, 9_000n, now())
  await bet(little, 99n, now())
  await bet(low, 50_000n, now())
  await travel(new Date(end.getTime() + 60_000))
  await bet(little, 100n, now())
  await settlement.run()
  await travel(new Date(businessDayBounds(addDays(first, 1), zone).end.getTime() + 60_000))
  await settlement.run()
  const query = `kind=daily&side=got&from=${first}&to=${addDays(first, 1)}`
  const [newer, older] = (await call(income.listSettlements, low, { query })).value.items
  const ids = { newer: newer?.id ?? '', older: older?.id ?? '' }
  const beside = async (id: string, who = low) =>
    (await call(income.getSettlement, who, { id })).value
  expect(await beside(ids.older)).toMatchObject({ older: null, newer: ids.newer })
  expect(await beside(ids.newer)).toMatchObject({ older: ids.older, newer: null })
  expect(await beside(ids.older, top)).toMatchObject({ older: null, newer: ids.newer })

  const mask = (name: string) => `${name.slice(0, 2)}***${name.at(-1)}`
  const [muchName, twinName] = [await nameOf(much), await nameOf(twin)]
  // Neither who bet too little nor the agent itself is among them.
  expect(older).toMatchObject({ active: 1, leftOut: 1 })
  const counted = [
    { validBet: '20000', isLeftOut: false },
    { validBet: '9000', isLeftOut: true },
  ]
  // Who got it is no agent, and may not list the team.
  const own = await call(income.listActiveMembers, low, { id: ids.older })
  expect(own.value).toEqual({
    currency: 'PHP',
    more: 0,
    items: counted.map((one, at) => ({ ...one, name: mask(at === 0 ? muchName : twinName) })),
  })
  const named = await call(income.listActiveMembers, top, { id: ids.older })
  expect(named.value.items).toEqual(
    counted.map((one, at) => ({ ...one, name: at === 0 ? muchName : twinName })),
  )
  // Judged otherwise since: the names stay as they were counted, also where nobody was left out.
  await db.sql`update agents.left_out set member = ${much} where member = ${twin}`
  const since = await call(income.listActiveMembers, top, { id: ids.older })
  expect(since.value.items).toMatchObject(counted)
  await db.sql`
    insert into agents.left_out (member, from_day, why) values (${little}, ${first}, 'same_device')`
  const later = await call(income.listActiveMembers, top, { id: ids.newer })
  expect(later.value.items).toMatchObject([
    { name: await nameOf(little), validBet: '100', isLeftOut: false },
  ])
  // Who has left the team since is masked for the agent too.
  await db.sql`update agents.lines set until_day = ${addDays(first, 1)} where member = ${much}`
  const gone = await call(income.listActiveMembers, top, { id: ids.older })
  expect(gone.value.items[0]).toMatchObject({ name: mask(muchName), validBet: '20000' })
  expect(await call(income.listActiveMembers, other, { id: ids.older })).toMatchObject({
    status: 404,
    code: 'not_found',
  })
  expect((await call(income.listActiveMembers, 'finance', { id: ids.older })).status).not.toBe(200)
})
