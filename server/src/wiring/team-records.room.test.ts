import { describe, expect, it, vi } from 'vitest'
import type { Endpoint } from '@baize/contract/endpoint'
import { listTeamBets, listTeamEntries, listTeamMoney } from '@baize/contract/agents/team-records'
import { transferToDownline } from '@baize/contract/cashier/downline'
import { transferToUpline } from '@baize/contract/cashier/upline'
import type { Id } from '@baize/kernel/ids'
import { readSpan } from '@baize/kernel/day-span'
import { addDays, businessDay } from '@baize/kernel/time'
import { paymentPassword } from '../../testing/money-out-app.ts'
import { testWiredApp } from '../../testing/wired-app.ts'
import { createTeamRecords } from '../rooms/agents/agents.ts'
import { createTeamBets } from '../rooms/reports/reports.ts'

const { app, call, member, makeId, play, db, now } = await testWiredApp()
const zone = 'Asia/Manila'

const ask = async <const E extends Endpoint>(endpoint: E, who: Id<'mem'>, query = '') =>
  await call(endpoint, who, { query })

// top > mid > low, top > side; other has its own team.
const top = await member(1_000_000n, { type: 1 })
const mid = await member(1_000_000n, { type: 1, uplineId: top })
const low = await member(1_000_000n, { uplineId: mid })
const side = await member(1_000_000n, { uplineId: top })
const other = await member(1_000_000n, { type: 1 })
const foreign = await member(1_000_000n, { uplineId: other })
for (const [who, stake, payout] of [
  [mid, 1_000n, 0n],
  [low, 2_000n, 5_000n],
  [foreign, 9_000n, 0n],
  [side, 300n, 0n],
  [top, 7_000n, 0n],
  [low, 400n, 400n],
] as const) {
  await play(who, stake, payout)
}
const nameOf = async (id: string) =>
  (await db.sql.one<{ account: string }>`select account from identity.members where id = ${id}`)
    .account
const names = {
  mid: await nameOf(mid),
  low: await nameOf(low),
  side: await nameOf(side),
  foreign: await nameOf(foreign),
}
const stakes = async (query: string) =>
  (await ask(listTeamBets, top, query)).value.items.map(({ stake }) => stake)
// The team hears of its members a moment later.
await vi.waitFor(async () => {
  if ((await stakes('deep=true')).length < 4) throw new Error('Not all are there yet.')
}, 10_000)

/** The reader itself, by a clock and with bounds of one's own. */
const readerAt = (
  at: () => Date,
  bounds: Pick<Parameters<typeof createTeamBets>[0], 'mostNamed' | 'stretch'>,
) =>
  createTeamBets({
    db,
    team: createTeamRecords({ db, now: at, zone: () => zone }),
    wagers: app.rooms.wagers,
    wallet: app.rooms.wallet,
    members: app.rooms.members,
    catalogue: {
      findGameByCode: () => undefined,
      findVendor: () => undefined,
      showGame: () => {
        throw new Error('No game is shown here.')
      },
    },
    recallUrlOf: () => '',
    ...bounds,
  })

function wantedAt(at: Date, caller: Id<'mem'>) {
  const span = readSpan({}, { now: at, zone })
  if (!span.ok) throw new Error(span.code)
  const own = { caller, of: caller, isDeep: true, span: span.value } as const
  return { ...own, language: 'EN', limit: 20 } as const
}

describe('the bets of a team', () => {
  it('[AG76] are of those directly below, of all levels, or of one with or without the team below', async () => {
    expect(await stakes('deep=true')).toEqual(['400', '300', '2000', '1000'])
    expect(await stakes('')).toEqual(['300', '1000'])
    expect(await stakes(`account=${names.mid}`)).toEqual(['1000'])
    expect(await stakes(`account=${names.mid}&deep=true`)).toEqual(['400', '2000', '1000'])
    expect(await stakes(`account=${names.low}`)).toEqual(['400', '2000'])
    expect(await stakes('deep=true&state=won')).toEqual(['2000'])
    const { items } = (await ask(listTeamBets, top, 'deep=true')).value
    expect(items[0]?.member).toEqual({ id: low, account: names.low })
  })

  it('[AG76] page without a gap, and their totals are those of the days of the team', async () => {
    const first = (await ask(listTeamBets, top, 'deep=true&limit=3')).value
    expect(first.items).toHaveLength(3)
    const rest = (await ask(listTeamBets, top, `deep=true&limit=3&cursor=${first.next}`)).value
    expect(rest.items.map(({ stake }) => stake)).toEqual(['1000'])
    expect(rest.next).toBe(null)
    await expect
      .poll(async () => (await ask(listTeamBets, top, 'deep=true')).value.totals?.bets, {
        timeout: 10_000,
      })
      .toBe(4)
    const { totals } = (await ask(listTeamBets, top, 'deep=true')).value
    expect(totals).toMatchObject({ stake: '3700', net: '1700' })
    expect((await ask(listTeamBets, top, 'deep=true&state=won')).value.totals).toBe(null)
  })

  it('[AG76] of a large team are the same, found among those of everybody, a bounded stretch at a time', async () => {
    const read = (stretch: { size: number; most: number }) =>
      readerAt(now, { mostNamed: 0, stretch })
    const wanted = wantedAt(now(), top)
    const whole = await read({ size: 2, most: 10 })(wanted)
    expect(whole.items.map(({ stake }) => stake)).toEqual(['400', '300', '2000', '1000'])
    expect(whole).toMatchObject({ next: null, isCut: false })
    // Two of everybody's are looked at, then the call is over; the next goes on there.
    const looked: string[] = []
    let cursor: string | null = ''
    for (let turn = 0; turn < 8 && cursor !== null; turn += 1) {
      const part = await read({ size: 2, most: 1 })({ ...wanted, cursor })
      expect(part.isCut).toBe(part.next !== null)
      looked.push(...part.items.map(({ stake }) => stake))
      cursor = part.next
    }
    expect(looked).toEqual(['400', '300', '2000', '1000'])
    const first = await read({ size: 2, most: 10 })({ ...wanted, limit: 1 })
    expect(first.items.map(({ stake }) => stake)).toEqual(['400'])
    const next = await read({ size: 2, most: 10 })({
      ...wanted,
      limit: 1,
      cursor: first.next ?? '',
    })
    expect(next.items.map(({ stake }) => stake)).toEqual(['300'])
  })

  it.each([
    [listTeamBets, 'deep=true'],
    [listTeamEntries, ''],
  ] as const)(
    '[AG76] [AG77] who is not below is refused, and so is a member: %#',
    async (endpoint, more) => {
      const codeOf = async (who: Id<'mem'>, account: string) =>
        (await ask(endpoint, who, `account=${account}&${more}`)).code
      expect(await codeOf(top, names.foreign)).toBe('not_in_team')
      expect(await codeOf(top, 'nobody99')).toBe('not_in_team')
      expect(await codeOf(mid, await nameOf(top))).toBe('not_in_team')
      expect(await codeOf(low, names.mid)).toBe('not_allowed')
    },
  )

  it.each([500, 0])(
    '[AG76] what was staked before somebody came into the team is not shown, of %s at most by name',
    async (mostNamed) => {
      const later = new Date(now().getTime() + 2 * 86_400_000)
      const read = readerAt(() => later, { mostNamed })
      const shown = async () => (await read(wantedAt(later, other))).items.length
      expect(await shown()).toBe(1)
      const move = async (by: number) =>
        await db.sql`
          update agents.lines set from_day = from_day + ${by}::int where ancestor = ${other}`
      await move(1)
      expect(await shown()).toBe(0)
      await move(-1)
    },
  )
})

describe('the money of a team', () => {
  it('[AG173] has what was given and got, also of who never paid in; totals agree with the list, also when somebody has left', async () => {
    const sent = (amount: string) => ({
      payload: { id: makeId('upl'), amount, currency: 'PHP', note: '', paymentPassword },
    })
    const codes = [
      (await call(transferToDownline, top, { id: side, ...sent('30000') })).code,
      (await call(transferToDownline, top, { id: low, ...sent('50000') })).code,
      (await call(transferToUpline, side, sent('20000'))).code,
    ]
    expect(codes).toEqual(['', '', ''])
    const page = async (query: string) => (await ask(listTeamMoney, top, query)).value
    const lineOf = async (id: string) =>
      (await page('deep=true')).items.find(({ member: { id: own } }) => own === id)
    await expect
      .poll(async () => [(await lineOf(side))?.given, (await lineOf(low))?.got], {
        timeout: 10_000,
      })
      .toEqual(['20000', '50000'])
    expect(await lineOf(side)).toMatchObject({
      deposits: '0',
      got: '30000',
      earned: '0',
      paid: '0',
    })
    const sums = ['deposits', 'withdrawals', 'got', 'given', 'earned', 'paid'] as const
    for (const query of ['deep=true', '']) {
      const { items, totals } = await page(query)
      for (const name of sums) {
        const sum = items.reduce((all, one) => all + BigInt(one[name]), 0n)
        expect([query, name, String(sum)]).toEqual([query, name, totals[name]])
      }
    }
    expect((await page('')).totals).toMatchObject({ got: '30000', given: '20000' })
    expect((await page('deep=true')).totals).toMatchObject({ got: '80000', given: '20000' })
    // Two days later one has left: the days until then stay in the list as they do in the sums.
    const later = new Date(now().getTime() + 2 * 86_400_000)
    const tomorrow = addDays(businessDay(now(), zone), 1)
    const end = (day: string) => db.sql`
      update agents.lines set until_day = ${day}::date where ancestor = ${top} and member = ${side}`
    await end(tomorrow)
    for (const bounds of [{}, { mostNamed: 0, stretch: 2 }]) {
      const team = createTeamRecords({ db, now: () => later, zone: () => zone, ...bounds })
      for (const isDeep of [true, false]) {
        const asked = {
          agent: top,
          isDeep,
          span: wantedAt(later, top).span,
          currency: 'PHP',
        } as const
        const found = await team.listMoney({ ...asked, limit: 20 })
        expect(found.map(({ member: id }) => id)).toContain(side)
        const sum = found.reduce((all, { got }) => all + got, 0n)
        expect(sum).toBe((await team.sumMoney(asked)).got)
      }
    }
    await end('infinity')
  })

  it('[AG77] is listed by member and day, and of one member by every movement', async () => {
    const lines = async (query: string) =>
      (await ask(listTeamMoney, top, query)).value.items.map(
        ({ member: { account }, deposits }) => `${account} ${deposits}`,
      )
    const day = businessDay(now(), zone)
    for (const [who, deposits] of [
      [low, 500],
      [side, 700],
      [foreign, 900],
    ] as const) {
      await db.sql`
        insert into agents.money_days (member, day, currency, deposits, withdrawals)
        values (${who}, ${day}::date, 'PHP', ${deposits}, 0)
        on conflict (member, day, currency) do update set deposits = excluded.deposits`
    }
    expect((await lines('deep=true')).toSorted()).toEqual(
      [`${names.low} 500`, `${names.side} 700`].toSorted(),
    )
    expect(await lines('')).toEqual([`${names.side} 700`])
    expect((await ask(listTeamMoney, top, '')).value.totals.deposits).toBe('700')
    const first = (await ask(listTeamMoney, top, 'deep=true&limit=1')).value
    const rest = (await ask(listTeamMoney, top, `deep=true&limit=1&cursor=${first.next}`)).value
    expect([...first.items, ...rest.items]).toHaveLength(2)
    expect(rest.next).toBe(null)
    const span = wantedAt(now(), top).span
    const large = createTeamRecords({ db, now, zone: () => zone, mostNamed: 0, stretch: 2 })
    const asked = { agent: top, isDeep: true, span, currency: 'PHP', limit: 5 } as const
    const found = (await large.listMoney(asked)).map(({ member: id }) => id)
    expect(found.toSorted()).toEqual([low, side].toSorted())
    const [one] = await large.listMoney({ ...asked, limit: 1 })
    const after = await large.listMoney({ ...asked, ...(one && { after: one }) })
    expect([one, ...after].map((line) => line?.member)).toEqual(found)
    const entries = (await ask(listTeamEntries, top, `account=${names.low}`)).value
    expect(entries.member).toEqual({ id: low, account: names.low })
  })
})
