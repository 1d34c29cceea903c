import { beforeAll, describe, expect, it } from 'vitest'
import type { EntryKind } from '@baize/contract/wagers/records'
import { money } from '@baize/kernel/money'
import { addDays, businessDay } from '@baize/kernel/time'
import { testDatabase } from '../../../testing/database.ts'
import { testAdjustments } from '../../../testing/adjustments.ts'
import { testWagers } from '../../../testing/wagers.ts'
import type { StoredEvent } from '../../platform/events/events.ts'
import { createTransfersRecord } from '../wallet/wallet.ts'
import type { MemberId, RecordEntry, RecordSource } from '../wallet/wallet.ts'
import { createReports, type WantedBets, type WantedEntries } from './reports.ts'

const zone = 'Asia/Manila'
const db = await testDatabase({ poolSize: 8 })
const { wagers, wallet, events, memberWith, stakeCall, key, now, makeId } = await testWagers(db)
const { adjustments, asking, record: adjusted } = await testAdjustments(db)
const php = (amount: bigint) => money(amount, 'PHP')

const lantern = { game: { names: { EN: 'Sweet Lantern' } }, vendor: { name: 'House Alpha' } }
const catalogue = {
  findGameByCode: (_: string, code: string) => (code === 'seven-seas' ? lantern : undefined),
  findVendor: (code: string) => (code === 'ALPHA' ? { name: 'House Alpha' } : undefined),
  showGame: (_: unknown, language: string) => ({
    displayName: language === 'JA' ? '甘い灯籠' : 'Sweet Lantern',
    iconUrl: '/art/v1/lantern.webp',
  }),
}

/** A room of its own below the record, whose things came at these seconds of the past. */
function sourceOf(kind: EntryKind, secondsAgo: readonly number[], start = now()): RecordSource {
  const entries = secondsAgo.map((seconds, place): RecordEntry => ({
    id: `${kind.slice(0, 3)}_${String(place).padStart(26, '0')}`,
    at: new Date(start.getTime() - seconds * 1_000),
    kind,
    amount: 100n,
    currency: 'PHP',
    state: 'success',
    outcome: place % 3 === 2 ? 'open' : 'done',
    about: (language) => `${kind} ${language}`,
    reference: `ref-${place}`,
    steps: [{ state: 'awaiting', at: start }],
  }))
  const newest = entries.toSorted((a, b) => +b.at - +a.at || (a.id < b.id ? 1 : -1))
  return {
    kind,
    list: async (_, { before, limit, outcome }) =>
      newest
        .filter(({ at, id }) => !before || at < before.at || (+at === +before.at && id < before.id))
        .filter((entry) => outcome === undefined || entry.outcome === outcome)
        .slice(0, limit),
    sum: async () => ({ in: 1_000n, out: 30n }),
  }
}

const same = [5, 5, 5, 9, 20]
const others = [sourceOf('deposit', same), sourceOf('withdrawal', [5, 6, 7, 9, 300])]
const reports = createReports({
  db,
  events,
  now,
  zone: () => zone,
  isCreditOn: () => true,
  currency: () => 'PHP',
  wagers,
  wallet,
  catalogue: catalogue as never,
  recallUrlOf: ({ provider, id }) => (provider === 'ARCADE' ? `/arcade/recall?wager=${id}` : ''),
  sources: [createTransfersRecord({ db, vendorName: (code) => `House ${code}` }), adjusted],
})
const merged = createReports({
  db,
  events: { subscribe: () => undefined },
  now,
  zone: () => zone,
  isCreditOn: () => true,
  currency: () => 'PHP',
  wagers,
  wallet,
  catalogue: catalogue as never,
  recallUrlOf: () => '',
  sources: others,
})
beforeAll(() => events.start())

function spanOf(from?: string, to?: string) {
  const span = reports.readSpan({ ...(from && { from }), ...(to && { to }) })
  if (!span.ok) throw new Error('The span of a test was refused')
  return span.value
}

const list = (member: MemberId, more: Partial<WantedBets> = {}) =>
  reports.listBets({ member, span: spanOf(), language: 'EN', limit: 20, ...more })
const account = (room: typeof reports, member: MemberId, more: Partial<WantedEntries> = {}) =>
  room.listAccountRecord({ member, span: spanOf(), language: 'EN', limit: 20, ...more })
const soon = { timeout: 15_000, interval: 100 }
const today = () => businessDay(now(), zone)

async function staked(member: MemberId, more: Parameters<typeof stakeCall>[1] = {}) {
  const result = await wagers.stake(stakeCall(member, more))
  if (!result.ok || result.value.wager === null) throw new Error('The stake of a test was refused')
  return { wager: result.value.wager }
}

async function spin(member: MemberId, payout: bigint, more: Parameters<typeof stakeCall>[1] = {}) {
  const result = await wagers.stakeAndSettle({ ...stakeCall(member, more), payout: php(payout) })
  if (!result.ok || result.value.wager === null) throw new Error('The spin of a test was refused')
  return { wager: result.value.wager }
}

describe('the betting record', async () => {
  const member = await memberWith(100_000n)
  const won = await spin(member, 25n, { round: 'r-7', detail: { odds: { home: '1.95' } } })
  const partly = await spin(member, 4n, { product: 'LIVE', vendor: 'BETA', game: 'gone' })
  const voided = await staked(member)
  await wagers.void({ key: key(), member, of: voided, reason: 'a test' })
  const open = await staked(member, { round: 'r-9' })
  const at = { provider: 'ARCADE', transaction: makeId('txn') }
  const ours = await spin(member, 0n, { key: at, amount: php(30n) })

  it('[RP3] lists newest first, with the totals of what is settled in the whole span', async () => {
    const wanted = { bets: 3, stake: '50', validBet: '46', net: '-21' }
    await expect.poll(async () => (await list(member, { limit: 2 })).totals, soon).toEqual(wanted)
    const first = await list(member, { limit: 2 })
    expect(first.items.map(({ id, state }) => [id, state])).toEqual([
      [ours.wager, 'lost'],
      [open.wager, 'open'],
    ])
    const rest = await list(member, { cursor: first.next ?? '' })
    expect(rest.items.map(({ id, state }) => [id, state])).toEqual([
      [voided.wager, 'void'],
      [partly.wager, 'lost'],
      [won.wager, 'won'],
    ])
    expect(rest.next).toBeNull()
    expect(rest.totals).toEqual(wanted)
  })

  it('[RP20] tells operators one bet by its number, whoever made it', async () => {
    const found = await reports.getBet(won.wager, 'EN')
    expect(found).toMatchObject({
      ok: true,
      value: { member, bet: { id: won.wager, gameName: 'Sweet Lantern', payout: '25' } },
    })
    const detail = [{ name: 'odds.home', value: '1.95' }]
    expect(found.ok && found.value.bet.detail).toEqual(detail)
    expect(await reports.getBet(makeId('wgr'), 'EN')).toMatchObject({ code: 'not_found' })
  })

  it('[RP4] names games in the language of who reads, and by their codes when they are gone', async () => {
    const { items } = await list(member, { language: 'JA' })
    expect(items.at(-1)).toMatchObject({
      id: won.wager,
      gameName: '甘い灯籠',
      vendorName: 'House Alpha',
      iconUrl: '/art/v1/lantern.webp',
      round: 'r-7',
      stake: '10',
      payout: '25',
      detail: [{ name: 'odds.home', value: '1.95' }],
      recallUrl: '',
    })
    expect(items.at(-2)).toMatchObject({ gameName: 'gone', vendorName: 'BETA', iconUrl: '' })
    expect(items[0]?.recallUrl).toBe(`/arcade/recall?wager=${ours.wager}`)
  })

  it('[RP3] narrows list and totals alike', async () => {
    const found = async (more: Partial<WantedBets>) => {
      const { items, totals } = await list(member, more)
      return [items.map(({ id }) => id), totals.bets, totals.net]
    }
    expect(await found({ product: 'LIVE' })).toEqual([[partly.wager], 1, '-6'])
    expect(await found({ vendor: 'BETA' })).toEqual([[partly.wager], 1, '-6'])
    expect(await found({ vendor: 'NOBODY' })).toEqual([[], 0, '0'])
    expect(await found({ state: 'won' })).toEqual([[won.wager], 1, '15'])
    expect(await found({ state: 'lost' })).toEqual([[ours.wager, partly.wager], 2, '-36'])
    expect(await found({ state: 'void' })).toEqual([[voided.wager], 0, '0'])
    expect(await found({ state: 'open' })).toEqual([[open.wager], 0, '0'])
    expect(await found({ number: 'r-7' })).toEqual([[won.wager], 1, '15'])
    expect(await found({ number: ours.wager })).toEqual([[ours.wager], 1, '-30'])
    expect(await found({ number: `' or true --` })).toEqual([[], 0, '0'])
  })

  it('[RP2] never holds what is of others, whatever is asked for', async () => {
    const other = await memberWith(100n)
    await spin(other, 0n)
    expect((await list(other, { number: won.wager })).items).toEqual([])
    expect((await list(other, { cursor: won.wager })).items).toEqual([])
    expect((await list(other)).items).toHaveLength(1)
  })

  it('[RP1] holds nothing of other days', async () => {
    const before = spanOf(addDays(today(), -3), addDays(today(), -1))
    const { items, totals } = await list(member, { span: before })
    expect([items, totals.bets]).toEqual([[], 0])
  })

  it('a cursor that nobody gave out is none', async () => {
    expect((await list(member, { cursor: "x' --" })).items).toHaveLength(5)
  })
})

describe('what is heard', () => {
  type Moved = StoredEvent<{ kind: 'deposit.completed'; subject: string; payload: unknown }>

  it('[RP6] counts an event once, though a delivery broke off after it was counted', async () => {
    const member = makeId('mem')
    let hearMany = async (_tx: never, _events: readonly unknown[]): Promise<void> => undefined
    createReports({
      db,
      now,
      wagers,
      wallet,
      sources: [],
      catalogue: catalogue as never,
      zone: () => zone,
      isCreditOn: () => true,
      currency: () => 'PHP',
      recallUrlOf: () => '',
      events: { subscribe: (it) => void (hearMany = it.handleMany as never) },
    })
    const moved = (kind: string, position: bigint, amount: string) =>
      ({
        id: 'evt_1',
        at: now(),
        kind,
        subject: member,
        position,
        payload: { member, amount, currency: 'PHP' },
      }) as unknown as Moved
    async function deliver(...heard: Moved[]) {
      const brokenOff = db.transaction(async (tx) => {
        await hearMany(tx as never, heard)
        throw new Error('broken off')
      })
      await expect(brokenOff).rejects.toThrow('broken off')
      await db.transaction((tx) => hearMany(tx as never, heard))
    }
    await deliver(moved('deposit.completed', 70n, '500'))
    await deliver(moved('withdrawal.disbursed', 71n, '200'), moved('deposit.completed', 72n, '1'))
    await deliver(moved('withdrawal.returned', 73n, '50'))
    const { totals, days } = await reports.getProfit(member, spanOf())
    expect(totals).toMatchObject({ deposits: '501', withdrawals: '150', bets: 0, net: '0' })
    expect(days.at(-1)).toMatchObject({ day: today(), deposits: '501', withdrawals: '150' })
  })

  it('[RP8] cash and bets of one member pass through one subscriber in their order', async () => {
    const member = await memberWith(100n)
    await spin(member, 0n)
    await db.transaction((tx) =>
      events.write(tx, {
        kind: 'deposit.completed',
        subject: member,
        payload: { deposit: 'dep_1', member, amount: '700', fee: '0', currency: 'PHP' },
      }),
    )
    await spin(member, 30n)
    const totals = async () => (await reports.getProfit(member, spanOf())).totals
    await expect
      .poll(totals, soon)
      .toMatchObject({ bets: 2, stake: '20', payout: '30', net: '10', deposits: '700' })
  })
})

describe('profit and loss', () => {
  it('[RP11] names every day, and its days and categories add up to its totals', async () => {
    const member = await memberWith(1_000n)
    await spin(member, 25n)
    await spin(member, 3n, { product: 'LIVE' })
    const read = () => reports.getProfit(member, spanOf(addDays(today(), -9), today()))
    await expect.poll(async () => (await read()).totals.bets, soon).toBe(2)
    const { days, products, totals, currency, from, to } = await read()
    expect([currency, from, to]).toEqual(['PHP', addDays(today(), -9), today()])
    expect(days.map(({ bets }) => bets)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 2])
    expect(days.at(-1)).toMatchObject({ stake: '20', payout: '28', net: '8' })
    expect(products.map(({ product, net }) => [product, net])).toEqual([
      ['LIVE', '-7'],
      ['RNG', '15'],
    ])
    expect(totals).toMatchObject({ stake: '20', validBet: '17', payout: '28', net: '8' })
    expect((await list(member)).totals).toMatchObject({ bets: 2, stake: '20', net: '8' })
  })
})

describe('the account record', () => {
  it('[RP9] is one list of all sources, newest first, page by page without a gap', async () => {
    const member = makeId('mem')
    const whole = await account(merged, member)
    expect(whole.next).toBeNull()
    expect(whole.items.map(({ kind }) => kind).join()).toBe(
      'withdrawal,deposit,deposit,deposit,withdrawal,withdrawal,withdrawal,deposit,deposit,withdrawal',
    )
    for (const limit of [1, 2, 3, 4]) {
      const seen: string[] = []
      for (let cursor: string | null | undefined; cursor !== null;) {
        const page = await account(merged, member, { limit, ...(cursor && { cursor }) })
        expect(page.items.length).toBeLessThanOrEqual(limit)
        seen.push(...page.items.map(({ id }) => id))
        cursor = page.next
      }
      expect(seen).toEqual(whole.items.map(({ id }) => id))
    }
  })

  it('[RP9] of a kind asks that source alone, and of none that is there yet is empty', async () => {
    const member = makeId('mem')
    const deposits = await account(merged, member, { kind: 'deposit', outcome: 'open' })
    expect(deposits.items.map(({ outcome, kind }) => `${kind} ${outcome}`)).toEqual([
      'deposit open',
    ])
    for (const kind of ['bonus', 'rebate', 'points'] as const) {
      expect(await account(merged, member, { kind })).toEqual({
        currency: 'PHP',
        items: [],
        next: null,
        totals: { in: '0', out: '0' },
      })
    }
  })

  it('[RP10] totals what is done in the whole span, not the page', async () => {
    const member = makeId('mem')
    expect((await account(merged, member, { limit: 1 })).totals).toEqual({ in: '2000', out: '60' })
    expect((await account(merged, member, { kind: 'deposit' })).totals.in).toBe('1000')
    expect((await account(merged, member, { outcome: 'failed' })).totals.in).toBe('0')
  })

  it('[RP10] transfers between own pockets are in the list and in no total', async () => {
    const member = await memberWith(1_000n)
    const move = async (
      from: 'cash' | 'vendor:ALPHA',
      to: 'cash' | 'vendor:ALPHA',
      amount: bigint,
    ) => {
      const request = { id: makeId('trf'), member, from, to, amount: php(amount) }
      expect(await wallet.transfer(request)).toMatchObject({ value: { state: 'done' } })
    }
    await move('cash', 'vendor:ALPHA', 300n)
    await move('vendor:ALPHA', 'cash', 100n)
    const all = await account(reports, member)
    expect(
      all.items.map(({ kind, amount, about, outcome }) => [kind, amount, about, outcome]),
    ).toEqual([
      ['transfer', '100', 'House ALPHA', 'done'],
      ['transfer', '-300', 'House ALPHA', 'done'],
    ])
    expect(all.totals).toEqual({ in: '0', out: '0' })
    expect((await account(reports, member, { kind: 'transfer' })).totals).toEqual({
      in: '100',
      out: '300',
    })
    const { items, next } = await account(reports, member, { limit: 1 })
    expect([items[0]?.amount, next === null]).toEqual(['100', false])
    expect((await account(reports, member, { cursor: next ?? '' })).items).toHaveLength(1)
    expect((await account(reports, member, { outcome: 'failed' })).items).toEqual([])
  })

  it('[RP9] what was moved by hand is there in the reader’s words, without the operator’s', async () => {
    const member = await memberWith(1_000n)
    const give = (amount: string, change = {}) =>
      adjustments.create(asking(member, { amount, reason: 'Ticket 4471', ...change }))
    expect(await give('40', { kind: 'goodwill' })).toMatchObject({ value: { state: 'done' } })
    expect(await give('15', { direction: 'debit' })).toMatchObject({ value: { state: 'done' } })
    // Above what one person may move: it waits for another, and that is no business of the member's.
    expect(await give('5000')).toMatchObject({ value: { state: 'waiting' } })
    const { items, totals } = await account(reports, member)
    expect(items.map(({ amount, about, state }) => [amount, about, state])).toEqual([
      ['-15', 'Adjustment', 'done'],
      ['40', 'Goodwill credit', 'done'],
    ])
    expect(totals).toEqual({ in: '40', out: '15' })
    expect(JSON.stringify(items)).not.toContain('4471')
    const { items: inPortuguese } = await account(reports, member, {
      language: 'PT',
      kind: 'adjustment',
    })
    expect(inPortuguese.at(-1)?.about).toBe('Crédito de cortesia')
    expect((await account(reports, makeId('mem'))).items).toEqual([])
  })
})
