import type { Currency } from '@baize/kernel/money'
import { beforeEach, describe, expect, it } from 'vitest'
import { lowestId } from '@baize/kernel/ids'
import { testDatabase } from '../../../../testing/database.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import type { StoredEvent } from '../../../platform/events/events.ts'
import type { WagerSettled } from '../../wagers/events.ts'
import { readSpan } from '@baize/kernel/day-span'
import { startTally } from '../tally.ts'
import { createPlayReport } from './play.ts'

const db = await testDatabase({ poolSize: 8 })
// A Sunday, 14:32 in Manila.
const sunday = '2026-11-15'
const clock = { now: new Date('2026-11-15T06:32:08Z'), zone: 'Asia/Manila' }
const now = () => clock.now
const zone = () => clock.zone
const play = createPlayReport({ db, now, zone, currency: () => 'PHP' })

type Heard = StoredEvent<WagerSettled>
type Hear = (tx: Transaction, events: readonly Heard[]) => Promise<void>

/** The subscriber of one node. */
function nodeOf(): Hear {
  let hear: Hear = async () => undefined
  startTally({ now, zone, events: { subscribe: (it) => void (hear = it.handleMany as Hear) } })
  return hear
}
const hear = nodeOf()
const deliver = (...heard: Heard[]) => db.transaction((tx) => hear(tx, heard))

beforeEach(async () => {
  clock.now = new Date('2026-11-15T06:32:08Z')
  clock.zone = 'Asia/Manila'
  await db.sql`delete from reports.brand_quarters`
  await db.sql`delete from reports.recent_players`
})

let position = 0n
type Bet = {
  readonly stake?: number
  readonly payout?: number
  readonly member?: string
  readonly currency?: string
  /** What it paid before, for a correction. */
  readonly before?: number
}

/** A settlement of a bet that was staked at a moment. */
function settled(at: string, bet: Bet = {}): Heard {
  const { stake = 100, payout = 0, member = 'mem_a', currency = 'PHP', before } = bet
  const valid = (paid: number) => Math.min(stake, Math.abs(paid - stake))
  position += 1n
  return {
    id: `evt_${position}`,
    at: clock.now,
    kind: 'wager.settled',
    subject: member,
    position,
    payload: {
      wager: lowestId('wgr', new Date(at)),
      member,
      provider: 'test',
      product: 'RNG',
      vendor: 'ALPHA',
      game: 'seven-seas',
      round: 'r-1',
      currency,
      stake: String(stake),
      payout: String(payout),
      validBet: String(valid(payout)),
      settlement: before === undefined ? 1 : 2,
      change: {
        stake: before === undefined ? String(stake) : '0',
        payout: String(payout - (before ?? 0)),
        validBet: String(valid(payout) - (before === undefined ? 0 : valid(before))),
      },
    },
  }
}

async function read(from: string = sunday, to: string = from, currency?: Currency) {
  const span = readSpan({ from, to }, { now: clock.now, zone: clock.zone })
  if (!span.ok) throw new Error('The span of a test was refused')
  const report = await play.read(span.value, currency)
  if (!report.ok) throw new Error('The report of a test was refused')
  return report.value
}

describe('the play of the brand', () => {
  it('[RP12] counts a bet once, at its stake, and a correction by its difference', async () => {
    const late = settled('2026-11-15T05:59:59.999Z', { payout: 40 })
    const next = settled('2026-11-15T06:00:00Z', { stake: 50, payout: 80, member: 'mem_b' })
    await deliver(late, next)
    await deliver(settled('2026-11-15T05:59:59.999Z', { payout: 10, before: 40 }))
    const { totals, points, currency, by } = await read()
    expect([currency, by]).toEqual(['PHP', 'hour'])
    expect(totals).toEqual({ bets: 2, staked: '150', valid: '120', returned: '90', ggr: '60' })
    expect(points.map(({ ggr }) => ggr).slice(12, 15)).toEqual(['0', '90', '-30'])
    expect(points[13]).toMatchObject({
      day: sunday,
      at: '2026-11-15T05:00:00.000Z',
      until: '2026-11-15T06:00:00.000Z',
      valid: '90',
      usual: null,
    })
  })

  it('[RP12] counts all, and nobody waits for another, when nodes write the same quarters', async () => {
    const nodes = Array.from({ length: 6 }, nodeOf)
    const bets = (node: number) =>
      Array.from({ length: 40 }, (_, at) => {
        const quarter = node % 2 === 0 ? at : 39 - at
        const minute = new Date(Date.parse('2026-11-14T18:00:00Z') + quarter * 900_000)
        return settled(minute.toISOString(), { member: `mem_${node}`, payout: 1 })
      })
    for (let turn = 0; turn < 5; turn += 1) {
      await Promise.all(nodes.map((node, place) => db.transaction((tx) => node(tx, bets(place)))))
    }
    expect((await read()).totals).toMatchObject({ bets: 1200, staked: '120000', ggr: '118800' })
  })

  it('[RP15] shows the currency of the brand, another when it is asked for, and says which there are', async () => {
    await deliver(
      settled('2026-11-15T03:00:00Z'),
      settled('2026-11-15T03:00:00Z', { currency: 'USD', stake: 7000 }),
    )
    const shown = await read()
    expect(shown.totals).toMatchObject({ bets: 1, staked: '100' })
    expect(shown.currencies).toEqual(['PHP', 'USD'])
    const other = await read(sunday, sunday, 'USD')
    expect(other).toMatchObject({ currency: 'USD', totals: { bets: 1, staked: '7000' } })
    expect((await read('2026-11-14')).currencies).toEqual(['PHP'])
  })

  it('[RP16] counts members who staked in the last fifteen minutes, each once', async () => {
    await deliver(
      settled('2026-11-15T06:31:00Z'),
      settled('2026-11-15T06:24:00Z'),
      settled('2026-11-15T06:21:00Z', { member: 'mem_b', currency: 'USD' }),
      settled('2026-11-15T06:17:00Z', { member: 'mem_gone' }),
    )
    expect((await read()).activeMembers).toBe(2)
    clock.now = new Date('2026-11-15T06:41:00Z')
    expect((await read()).activeMembers).toBe(1)
  })

  it('[RP17] keeps four hundred days and what their usual needs, and refuses what is before', async () => {
    await deliver(settled('2025-10-11T06:00:00Z'), settled('2025-08-01T06:00:00Z'))
    await deliver(settled('2026-11-15T06:31:00Z', { member: 'mem_b' }))
    clock.now = new Date('2026-11-15T07:00:00Z')
    expect(await db.transaction(play.sweep)).toBe(2)
    expect((await read('2025-10-11')).totals.bets).toBe(1)
    const span = readSpan({ from: '2025-10-10', to: '2025-10-10' }, { now: now(), zone: zone() })
    if (!span.ok) throw new Error('The span of a test was refused')
    expect(await play.read(span.value)).toMatchObject({ code: 'invalid_period' })
  })
})

describe('the usual', () => {
  // Sundays and a Saturday before; at 08:00, 14:20, 14:40 and 20:00 of Manila.
  const times = ['00:00', '06:20', '06:40', '12:00']
  const dayOf = (day: string, stake: number) =>
    times.map((time) => settled(`${day}T${time}:00Z`, { stake }))

  it('[RP13] is nothing from one day alone, and never from other weekdays', async () => {
    await deliver(...dayOf('2026-11-08', 300), ...dayOf('2026-11-14', 1000))
    await deliver(...dayOf('2026-11-13', 1000), settled('2026-11-15T02:00:00Z'))
    const { usual, points } = await read()
    expect(usual).toBeNull()
    expect(points.every((point) => point.usual === null)).toBe(true)
  })

  it('[RP13] is the mean of the same weekday, up to the same moment while the day runs', async () => {
    await deliver(...dayOf('2026-11-08', 300), ...dayOf('2026-11-01', 101))
    await deliver(...dayOf('2026-11-14', 9000), ...dayOf('2026-09-13', 9000))
    await deliver(
      settled('2026-11-15T02:00:00Z', { payout: 30 }),
      settled('2026-11-15T06:31:00Z', { stake: 500 }),
    )
    const { usual, points, totals } = await read()
    expect(totals).toMatchObject({ bets: 2, ggr: '570' })
    // 08:00 and 14:20 are before 14:30 and count; 14:40 is not. The half of a unit is dropped.
    expect(usual).toMatchObject({
      until: '2026-11-15T06:30:00.000Z',
      weeks: 2,
      totals: { bets: 2, staked: '401', ggr: '401' },
      soFar: { bets: 1, staked: '100', ggr: '70' },
    })
    expect([8, 14, 20, 21].map((hour) => points[hour]?.usual)).toEqual(['200', '401', '200', '0'])
  })

  it('[RP13] of a day that is over is that of whole days', async () => {
    await deliver(...dayOf('2026-11-08', 300), ...dayOf('2026-11-01', 100), ...dayOf(sunday, 10))
    clock.now = new Date('2026-11-17T01:00:00Z')
    const { usual } = await read()
    expect(usual).toMatchObject({ until: null, totals: { ggr: '800' }, soFar: { ggr: '40' } })
  })

  it('[RP13] of more days has each day’s weekday, from before the first of them', async () => {
    await deliver(...dayOf('2026-11-07', 10), ...dayOf('2026-10-31', 20))
    await deliver(...dayOf('2026-11-08', 300), ...dayOf('2026-11-01', 100))
    await deliver(...dayOf('2026-11-14', 50), settled('2026-11-15T06:31:00Z', { stake: 7 }))
    const { by, usual, points, totals } = await read('2026-11-14', '2026-11-15')
    expect([by, totals.ggr]).toEqual(['day', '207'])
    expect(points.map(({ day, ggr, usual: own }) => [day, ggr, own])).toEqual([
      ['2026-11-14', '200', '60'],
      ['2026-11-15', '7', '800'],
    ])
    expect(usual).toMatchObject({ totals: { ggr: '460' }, soFar: { ggr: '200' }, weeks: 2 })
    expect((await read('2026-11-13', '2026-11-15')).usual).toBeNull()
  })
})

describe('a day on which clocks are set', () => {
  it('[RP14] has its own hours, each beside the same hour of days that have it', async () => {
    clock.zone = 'Europe/Berlin'
    clock.now = new Date('2026-10-27T12:00:00Z')
    // 02:30 on two Sundays, in summer time; then 02:30 twice on the Sunday of the change.
    await deliver(
      settled('2026-10-18T00:30:00Z', { stake: 10 }),
      settled('2026-10-11T00:30:00Z', { stake: 30 }),
    )
    await deliver(
      settled('2026-10-25T00:30:00Z', { stake: 1 }),
      settled('2026-10-25T01:30:00Z', { stake: 2 }),
      settled('2026-10-25T22:59:00Z', { stake: 4 }),
    )
    const { points, totals } = await read('2026-10-25')
    expect(points).toHaveLength(25)
    expect(points.slice(1, 5).map(({ ggr, usual }) => [ggr, usual])).toEqual([
      ['0', '0'],
      ['1', '20'],
      ['2', '20'],
      ['0', '0'],
    ])
    expect([points.at(-1)?.ggr, totals.ggr]).toEqual(['4', '7'])
    clock.now = new Date('2026-03-30T12:00:00Z')
    expect((await read('2026-03-29')).points).toHaveLength(23)
  })

  it('[RP14] begins at midnight where zones are half an hour off', async () => {
    clock.zone = 'Asia/Kolkata'
    await deliver(
      settled('2026-11-14T18:29:00Z', { stake: 1 }),
      settled('2026-11-14T18:31:00Z', { stake: 2 }),
    )
    const { points, totals } = await read()
    expect([totals.staked, points[0]?.ggr, points.length]).toEqual(['2', '2', 24])
  })
})
