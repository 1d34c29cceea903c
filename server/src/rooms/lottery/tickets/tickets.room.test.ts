import { describe, expect, it } from 'vitest'
import { judge } from '@baize/games/lottery/judge'
import { testDatabase } from '../../../../testing/database.ts'
import { minuteLottery, testLottery } from '../../../../testing/lottery.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import { createLottery, type Issue, type Order, type TicketAsk } from '../lottery.ts'

const db = await testDatabase({ poolSize: 12 })
const room = await testLottery(db)
const { lottery, at, deps, makeId, memberWith, wallet, wagers } = room
let count = 0

const issuesOf = async (id: string) =>
  await db.sql<Pick<Issue, 'id' | 'state'>>`
    select id, state from lottery.issues where lottery = ${id} order by draws_at`

/** A lottery on sale; of the issue that is sold last. */
async function onSale(change = {}) {
  count += 1
  const id = `ssc-${count}`
  await lottery.open(minuteLottery({ id, ...change }), count)
  await lottery.makeIssues()
  return (await issuesOf(id))[1]?.id ?? ''
}
/** The clock of the draws goes on until they are over; no sale is ended by it. */
async function drawn(issue: string): Promise<Issue> {
  await db.sql`select 1`
  at.offsetMs = 10 * 60_000
  await closeNow(issue)
  await lottery.drawDue()
  at.offsetMs = 0
  return (await lottery.findIssue(issue)) as Issue
}
async function closeNow(issue: string): Promise<void> {
  await db.sql`update lottery.issues set state = 'closed' where id = ${issue} and state = 'open'`
}
const direct: Order = { unit: '1', multiple: 1, group: 1_920 }
const ask = (member: MemberId, issue: string, change: Partial<TicketAsk> = {}): TicketAsk => ({
  id: makeId('ltk'),
  member,
  issue,
  play: 'ssc-position',
  picked: '0 1 2 3 4|-|-|-|-',
  order: direct,
  version: 1,
  ...change,
})
const balanceOf = async (member: MemberId) => (await wallet.getState(member)).balance

describe('a ticket', () => {
  it('[LO20] is bought once under its id, also at the same instant; with other content it is refused', async () => {
    const member = await memberWith(10_000n)
    const wanted = ask(member, await onSale())
    const bought = await Promise.all([lottery.buy(wanted), lottery.buy(wanted)])
    expect(bought.map((one) => one.ok && one.value.stake)).toEqual([500n, 500n])
    expect(await balanceOf(member)).toBe(9_500n)
    expect(await lottery.buy({ ...wanted, picked: '1|-|-|-|-' })).toMatchObject({
      code: 'id_used_differently',
    })
    expect(await lottery.listTickets(member, { limit: 10 })).toHaveLength(1)
  })

  it('[LO20] of two that differ under one id at the same instant one is bought, also by two members', async () => {
    const [member, other] = [await memberWith(10_000n), await memberWith(10_000n)]
    const issue = await onSale()
    const wanted = ask(member, issue, { picked: '1|-|-|-|-' })
    const apart = [wanted, { ...wanted, picked: '2|-|-|-|-' }, { ...wanted, member: other }]
    const bought = await Promise.all(apart.map((one) => lottery.buy(one)))
    expect(bought.filter(({ ok }) => ok)).toHaveLength(1)
    const there = (await lottery.findTicket(wanted.id))?.picked
    expect(bought.flatMap((one) => (one.ok ? one.value.picked : []))).toEqual([there])
    expect((await balanceOf(member)) + (await balanceOf(other))).toBe(19_900n)
  })

  it('[LO21] counts units and multiples, at a group with its rebate; faults are told with their row or line', async () => {
    const member = await memberWith(1_000_000n)
    const issue = await onSale()
    const codeOf = async (change: Partial<TicketAsk>) => {
      const bought = await lottery.buy(ask(member, issue, change))
      return bought.ok
        ? [bought.value.stake, bought.value.terms.rebate]
        : [bought.code, bought.params]
    }
    const units = { unit: '0.01', multiple: 3, group: 1_900 }
    expect(await codeOf({ order: units })).toEqual([15n, '1/100'])
    expect(await codeOf({ order: { ...units, unit: '0.001' } })).toEqual([
      'stake_parts',
      { by: 'multiple', multiple: '4', unit: '0.001' },
    ])
    expect((await codeOf({ order: { ...units, unit: '0.001', multiple: 4 } }))[0]).toBe(2n)
    expect(await codeOf({ order: { ...units, unit: '2' } })).toContain('unit_unknown')
    expect(await codeOf({ order: { ...units, multiple: 1e12 } })).toContain('multiple_invalid')
    expect(await codeOf({ order: { ...units, group: 1_922 } })).toContain('group_above_own')
    expect(await codeOf({ order: { sum: 100n } })).toContain('order_invalid')
    expect(await codeOf({ version: 2 })).toContain('version_gone')
    expect(await codeOf({ play: 'pk10-position' })).toContain('play_unknown')
    expect(await codeOf({ picked: '０|-|-|-|-' })).toEqual([
      'ticket_symbol',
      { line: 1, symbol: '０' },
    ])
    expect(await codeOf({ play: 'ssc-five-direct', picked: '=12345;12345' })).toEqual([
      'ticket_line_twice',
      { line: 2, symbol: '12345' },
    ])
  })

  it('[LO31] is on a slip once: the same twice is refused before anything is staked', async () => {
    const member = await memberWith(10_000n)
    const issue = await onSale()
    const [one, twin] = [ask(member, issue), ask(member, issue)]
    for (const change of [{}, { picked: '1|-|-|-|-' }]) {
      const slip = [one, twin, { ...twin, ...change }]
      expect(await lottery.buySlip(slip)).toMatchObject({
        code: 'slip_ticket_twice',
        value: { ticket: twin.id },
      })
    }
    expect(await balanceOf(member)).toBe(10_000n)
    expect((await lottery.buySlip([one, twin])).ok).toBe(true)
    expect(await balanceOf(member)).toBe(9_000n)
  })

  it('[LO22] is not sold of an issue that is unknown, void or closed, nor without the money', async () => {
    const issue = await onSale()
    const poor = await memberWith(10n)
    const wanted = ask(poor, issue)
    expect(await lottery.buy(wanted)).toMatchObject({ code: 'insufficient_funds' })
    await memberWith(1_000n, { member: poor })
    // The same slip after a deposit.
    expect((await lottery.buy(wanted)).ok).toBe(true)
    expect(await lottery.buy(ask(poor, 'iss_none'))).toMatchObject({ code: 'issue_unknown' })
    await db.transaction((tx) => lottery.voidIssue(tx, issue, 'no draw today'))
    expect(await lottery.buy(ask(poor, issue))).toMatchObject({ code: 'issue_void' })
    const closed = await onSale()
    await closeNow(closed)
    expect(await lottery.buy(ask(poor, closed))).toMatchObject({ code: 'issue_closed' })
    expect(await balanceOf(poor)).toBe(510n)
    await lottery.settleDue()
    expect(await balanceOf(poor)).toBe(1_010n)
  })

  it('[LO23] is given back whole before the closing, once, and not after it', async () => {
    const member = await memberWith(1_000n)
    const issue = await onSale()
    const [first, second] = [ask(member, issue), ask(member, issue)]
    await lottery.buy(first)
    await lottery.buy(second)
    const gone = await Promise.all([1, 2].map(() => lottery.cancel(member, first.id)))
    expect(gone.filter(({ ok }) => !ok)).toEqual([])
    expect(await balanceOf(member)).toBe(500n)
    expect(await lottery.cancel(await memberWith(0n), second.id)).toMatchObject({
      code: 'not_found',
    })
    await closeNow(issue)
    expect(await lottery.cancel(member, second.id)).toMatchObject({ code: 'ticket_stays' })
    await drawn(issue)
    await lottery.settleDue()
    expect((await lottery.listTickets(member, { limit: 5 })).map(({ state }) => state)).toEqual([
      'settled',
      'cancelled',
    ])
  })
})

describe('settlement', () => {
  it('[LO24] pays each ticket what the judge says at its own prices, once, though the node is killed in the middle', async () => {
    const member = await memberWith(100_000n)
    const issue = await onSale()
    const all = ['0 1 2 3 4', '5 6 7 8 9', '0 1 2 3 4 5 6 7 8 9'].map((row) =>
      ask(member, issue, { picked: `${row}|-|-|-|-` }),
    )
    for (const one of all) expect((await lottery.buy(one)).ok).toBe(true)
    // Killed after the stake, before the ticket knew of it; and one whose stake never came.
    await db.sql`update lottery.tickets set state = 'asked' where id = ${all[0]?.id ?? ''}`
    const never = makeId('ltk')
    await db.sql`
      insert into lottery.tickets (id, member, issue, play, picked, content, bets, currency, stake, terms, state, at)
      select ${never}, member, issue, play, picked, content, bets, currency, stake, terms, 'asked', at
      from lottery.tickets where id = ${all[1]?.id ?? ''}`
    const before = await balanceOf(member)
    const { draw } = await drawn(issue)
    let calls = 0
    const killed = createLottery({
      ...deps,
      wagers: {
        ...wagers,
        async settle(call) {
          calls += 1
          if (calls > 1) throw new Error('killed')
          return await wagers.settle(call)
        },
      },
    })
    await killed.settleDue()
    expect((await lottery.findIssue(issue))?.state).toBe('drawn')
    await Promise.all([lottery.settleDue(), createLottery(deps).settleDue()])
    expect((await lottery.findIssue(issue))?.state).toBe('settled')
    const hits = all.map(({ picked }) => {
      const judged = judge('ssc-position', picked, draw)
      return judged.ok ? (judged.value.hits['win'] ?? 0) : -1
    })
    // At group 1,920 ten units pay 9.6.
    const paid = hits.reduce((sum, hit) => sum + hit * 960, 0)
    expect(paid).toBe(1_920)
    expect(await balanceOf(member)).toBe(before + BigInt(paid))
    const told = await lottery.listTickets(member, { limit: 5 })
    expect(told.map(({ state }) => state)).toEqual(['settled', 'settled', 'settled'])
    expect(told.reduce((sum, { payout }) => sum + payout, 0n)).toBe(BigInt(paid))
  })

  it('[LO24] changes nothing of a ticket that an index names, and finds room beside it', async () => {
    const named = await db.sql<{ name: string }>`
      select distinct a.attname as name from pg_index x
        join pg_depend d on d.classid = 'pg_class'::regclass and d.objid = x.indexrelid
          and d.refclassid = 'pg_class'::regclass and d.refobjid = x.indrelid
        join pg_attribute a on a.attrelid = x.indrelid and a.attnum = d.refobjsubid
      where x.indrelid = 'lottery.tickets'::regclass`
    const names = named.map(({ name }) => name)
    expect(names).toEqual(
      expect.arrayContaining(['id', 'issue', 'member', 'chase', 'step', 'back']),
    )
    const changed = new Set(['state', 'revision', 'payout', 'outcome'])
    expect(names.filter((name) => changed.has(name))).toEqual([])
    const { options } = await db.sql.one<{ options: string[] }>`
      select reloptions as options from pg_class where oid = 'lottery.tickets'::regclass`
    expect(options).toContain('fillfactor=50')
  })

  it('[LO24] is done by one node at a time, and by another when that one is gone', async () => {
    const member = await memberWith(10_000n)
    const issue = await onSale()
    for (let index = 0; index < 5; index += 1) await lottery.buy(ask(member, issue))
    await drawn(issue)
    let calls = 0
    const counting = () =>
      createLottery({
        ...deps,
        wagers: {
          ...wagers,
          async settle(call) {
            calls += 1
            return await wagers.settle(call)
          },
        },
      })
    await db.sql`
      update lottery.issues set settling_until = clock_timestamp() + interval '1 minute' where id = ${issue}`
    await counting().settleDue()
    expect(calls).toBe(0)
    await db.sql`update lottery.issues set settling_until = clock_timestamp() where id = ${issue}`
    await Promise.all([counting().settleDue(), counting().settleDue()])
    await lottery.settleDue()
    expect([calls, (await lottery.findIssue(issue))?.state]).toEqual([5, 'settled'])
  })

  it('[LO27] goes on though one ticket cannot be settled, which is told and tried again', async () => {
    const member = await memberWith(10_000n)
    const issue = await onSale()
    const both = ['0 1 2 3 4 5 6 7 8 9', '0 1 2 3 4'].map((row) =>
      ask(member, issue, { picked: `${row}|-|-|-|-` }),
    )
    for (const one of both) expect((await lottery.buy(one)).ok).toBe(true)
    await drawn(issue)
    const bad = both[0]?.id
    const hindered = createLottery({
      ...deps,
      wagers: {
        ...wagers,
        async settle(call) {
          if ('stake' in call.of && call.of.stake === bad) throw new Error('hindered')
          return await wagers.settle(call)
        },
      },
    })
    await hindered.settleDue()
    const stateOf = async (id = '') => (await lottery.findTicket(id))?.state
    expect([await stateOf(both[0]?.id), await stateOf(both[1]?.id)]).toEqual(['open', 'settled'])
    expect((await lottery.findIssue(issue))?.state).toBe('drawn')
    const stuck = await lottery.listStuck(-3_600_000)
    expect(stuck.filter(({ id }) => id === issue)).toMatchObject([{ tickets: 1 }])
    await lottery.settleDue()
    expect([await stateOf(bad), (await lottery.findIssue(issue))?.state]).toEqual([
      'settled',
      'settled',
    ])
    expect(await lottery.listStuck(-3_600_000)).toEqual([])
  })

  it('[LO25] is done anew where a draw from outside is corrected: the difference moves', async () => {
    const member = await memberWith(1_000n)
    const issue = await onSale({ source: 'outside' })
    const lucky = ask(member, issue, { picked: '1|-|-|-|-' })
    expect((await lottery.buy(lucky)).ok).toBe(true)
    const tell = async (draw: string) => {
      at.offsetMs = 10 * 60_000
      await closeNow(issue)
      await db.transaction((tx) => lottery.enterResult(tx, issue, draw, 'Ana'))
      await db.transaction((tx) => lottery.decideResult(tx, issue, true, 'Ben'))
      at.offsetMs = 0
      await lottery.settleDue()
      return await balanceOf(member)
    }
    expect(await tell('12345')).toBe(1_860n)
    const drawn = async () => (await wagers.listWagers(member))[0]?.detail['draw']
    expect(await drawn()).toBe('1 2 3 4 5')
    expect(await tell('22345')).toBe(900n)
    expect(await tell('13345')).toBe(1_860n)
    expect((await lottery.findIssue(issue))?.revision).toBe(3)
  })

  it('[LO26] gives every stake of a void issue back whole', async () => {
    const member = await memberWith(1_000n)
    const issue = await onSale()
    await lottery.buy(ask(member, issue))
    await db.transaction((tx) => lottery.voidIssue(tx, issue, 'no draw today'))
    await lottery.settleDue()
    await lottery.settleDue()
    expect(await balanceOf(member)).toBe(1_000n)
  })
})
