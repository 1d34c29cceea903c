import { getRtpGame, listJackpots, listRtp, type RtpRow } from '@baize/contract/rtp/rtp-desk'
import { createIdMaker } from '@baize/kernel/ids'
import { money } from '@baize/kernel/money'
import { systemRandomBytes } from '@baize/kernel/random'
import { addDays, businessDay } from '@baize/kernel/time'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { addAccount, offeredGames } from '../../../testing/offers.ts'
import type { StoredEvent } from '../../platform/events/events.ts'
import type { WagerSettled } from '../wagers/events.ts'
import type { MemberId } from '../wallet/wallet.ts'
import { createRtp } from './rtp.ts'
import { removeBefore } from './store.ts'

const { app, server, db, defects, tokenFor } = await testApp()
const { ledger, wallet, wagers, play, protocol } = app.rooms
const makeId = createIdMaker({ now: () => new Date(), randomBytes: systemRandomBytes })
const currency = 'PHP'
const zone = 'Asia/Manila'

const member: MemberId = makeId('mem')
await addAccount(db, { id: member, account: 'marisol9', currency })
await db.transaction(async (tx) => {
  const clearing = { owner: 'clearing:test', kind: 'clearing', currency } as const
  const { id: debit } = await ledger.openAccount(tx, clearing)
  const { id: credit } = await wallet.openPocket(member, 'cash', tx)
  const legs = [{ debit, credit, amount: money(1_000_000n, currency) }]
  const posted = await ledger.post(tx, { id: makeId('trf'), reason: 'deposit', legs })
  if (!posted.ok) throw new Error(posted.code)
})

const [slot, second] = await offeredGames(db, { category: 'RNG' }, 2)
if (!slot || !second) throw new Error('The catalogue has no slots.')
const soon = { timeout: 15_000, interval: 200 }
const key = () => ({ provider: 'test', transaction: makeId('txn') })

async function stake(amount: bigint, game = slot) {
  const staked = key()
  const about = { member, product: 'RNG', vendor: game!.vendor, game: game!.code, round: 'r' }
  const begun = await wagers.stake({
    ...about,
    product: 'RNG',
    key: staked,
    amount: money(amount, currency),
  })
  if (!begun.ok) throw new Error(begun.code)
  return { stake: staked.transaction }
}

async function settle(of: { stake: string }, payout: bigint) {
  const ended = await wagers.settle({ key: key(), member, of, payout: money(payout, currency) })
  if (!ended.ok) throw new Error(ended.code)
}

async function ask<Reply>(path: string, role: Parameters<typeof tokenFor>[0] = 'risk') {
  const authorization = `Bearer ${await tokenFor(role)}`
  const reply = await server.inject({ url: path, headers: { authorization } })
  return { status: reply.statusCode, ...reply.json<{ value: Reply; code: string }>() }
}

type Page = {
  items: RtpRow[]
  next: string | null
  total: number
  crowd: { judged: number; expected99Centi: number }
}
const list = async (query = '') => (await ask<Page>(`${listRtp.path}?${query}`)).value
const sums = async () =>
  (await list()).items.map(({ code, rounds, staked, returned }) => [code, rounds, staked, returned])

describe('the watch', () => {
  it('is empty while nobody has played', async () => {
    expect(await list()).toMatchObject({ items: [], next: null, total: 0, crowd: { judged: 0 } })
  })

  it('[RW1] counts what was settled, and not what waits or was voided', async () => {
    const open = await stake(100n)
    await stake(700n)
    const voided = await wagers.void({ key: key(), member, of: open, reason: 'A test' })
    expect(voided.ok).toBe(true)
    await settle(await stake(100n), 250n)
    await settle(await stake(300n), 0n)
    await expect.poll(sums, soon).toEqual([[slot.code, '2', '400', '250']])
    const [row] = (await list()).items
    expect(row).toMatchObject({
      vendor: slot.vendor,
      name: slot.name,
      observedBps: 6_250,
      state: 'few',
    })
    expect(row?.highestBps).toBe('25000')
    expect(row?.model).not.toBe('')
    expect(row?.declaredBps).toBeGreaterThan(9_300)
    expect(row?.spread).toBe('model')
  })

  it('[RW2] follows a correction by its signed change', async () => {
    const of = await stake(100n)
    await settle(of, 500n)
    const correct = (payout: bigint) =>
      wagers.resettle({ key: key(), member, of, payout: money(payout, currency), reason: 'Again' })
    await expect.poll(sums, soon).toEqual([[slot.code, '3', '500', '750']])
    expect(await correct(50n)).toMatchObject({ ok: true })
    await expect.poll(sums, soon).toEqual([[slot.code, '3', '500', '300']])
    const row = await db.sql.one<{ products: string; squares: string }>`
      select products, return_squares as squares from rtp.days`
    expect(row).toEqual({ products: String(25_000 + 5_000), squares: String(62_500 + 2_500) })
  })

  it('[RW1] counts an event once, though a delivery broke off after it was counted', async () => {
    type Handle = (tx: never, event: StoredEvent<WagerSettled>) => Promise<void>
    type HandleMany = (tx: never, events: StoredEvent<WagerSettled>[]) => Promise<void>
    let hear: Handle | undefined
    let hearMany: HandleMany | undefined
    createRtp({
      db,
      now: () => new Date(),
      zone: () => zone,
      currency: () => currency,
      catalogue: {} as never,
      events: {
        subscribe({ handle, handleMany }) {
          hear = handle as Handle
          hearMany = handleMany as unknown as HandleMany
        },
      },
    })
    const about = { wager: 'wgr_1', member: 'mem_other', product: 'RNG', round: 'r', currency }
    const event = (position: bigint, payout: string): StoredEvent<WagerSettled> => ({
      id: 'evt_1',
      at: new Date(),
      position,
      kind: 'wager.settled',
      subject: 'mem_other',
      payload: {
        ...about,
        provider: 'test',
        vendor: slot.vendor,
        game: slot.code,
        stake: '100',
        payout,
        validBet: '100',
        settlement: 1,
        change: { payout, validBet: '100', stake: '100' },
      },
    })
    async function deliver(...heard: StoredEvent<WagerSettled>[]) {
      const count = async (tx: unknown) =>
        await (heard.length === 1 ? hear?.(tx as never, heard[0]!) : hearMany?.(tx as never, heard))
      const brokenOff = db.transaction(async (tx) => {
        await count(tx)
        throw new Error('broken off')
      })
      await expect(brokenOff).rejects.toThrow('broken off')
      await db.transaction(count)
    }
    await deliver(event(70n, '60'))
    expect(await sums()).toEqual([[slot.code, '4', '600', '360']])
    await deliver(event(71n, '0'), event(72n, '0'), event(73n, '40'))
    expect(await sums()).toEqual([[slot.code, '7', '900', '400']])
  })

  it('[RW8] shows the worst first and pages by cursor', async () => {
    const today = businessDay(new Date(), zone)
    await db.sql`
      insert into rtp.days (day, currency, vendor, game, rounds, staked, returned, stake_squares,
        return_squares, products, highest_bps)
      select ${today}::date, ${currency}, 'TEST', 'game-' || n, 20000, 2000000, 1900000 + n, 200000000,
        4000000000, 190000000, 0 from generate_series(1, 5) as n
      union all select ${today}::date, ${currency}, ${second.vendor}, ${second.code}, 400000, 40000000,
        80000000, 4000000000, 1, 1, 20000`
    const first = await list('limit=2')
    expect(first.total).toBe(7)
    expect(first.items.map(({ state }) => state)).toEqual(['alarm', 'few'])
    expect(first.items[0]?.code).toBe(second.code)
    expect(first.crowd).toMatchObject({ judged: 1, expected99Centi: 1 })
    const rest = await list(`limit=100&cursor=${first.next}`)
    expect(rest.items.map(({ code }) => code)).toEqual([1, 2, 3, 4, 5].map((n) => `game-${n}`))
    expect(rest.next).toBeNull()
    expect((await list('state=undeclared')).total).toBe(5)
    expect((await list('vendor=TEST&search=GAME-3')).items).toHaveLength(1)
  })

  it('[RW8] adds up the games of a model', async () => {
    const { items } = await list('by=model')
    expect(items.length).toBeGreaterThan(0)
    expect(items.every(({ key: name, model }) => name === model && model !== '')).toBe(true)
    const all = items.reduce((sum, { games }) => sum + games, 0)
    expect(all).toBe(2)
  })

  it('[RW6] one game adds up day by day, with its bands', async () => {
    const yesterday = addDays(businessDay(new Date(), zone), -1)
    await db.sql`
      insert into rtp.days select ${yesterday}::date, currency, vendor, game, 100000, 10000000, 9000000,
        1000000000, 1, 1, 30000 from rtp.days where game = ${second.code}`
    const path = `${getRtpGame.path}?period=7d&key=${encodeURIComponent(`${second.vendor} ${second.code}`)}`
    type Funnel = { points: { rounds: string; observedBps: number; within99Bps: number }[] }
    const { points } = (await ask<Funnel>(path)).value
    expect(points.map(({ rounds, observedBps }) => [rounds, observedBps])).toEqual([
      ['100000', 9_000],
      ['500000', 17_800],
    ])
    // Five times the rounds, and so the band is narrower by the root of five.
    const [wide, narrow] = points
    expect((wide?.within99Bps ?? 0) / (narrow?.within99Bps ?? 1)).toBeCloseTo(Math.sqrt(5), 1)
    expect((await list('period=1d&search=' + second.code)).items[0]?.rounds).toBe('400000')
    const gone = await ask(`${getRtpGame.path}?key=NOBODY%20x`)
    expect([gone.status, gone.code]).toEqual([404, 'not_found'])
  })

  it('[RW3] forgets after 400 days', async () => {
    const today = businessDay(new Date(), zone)
    await db.sql`
      insert into rtp.days select ${addDays(today, -401)}::date, currency, vendor, game, rounds, staked,
        returned, stake_squares, return_squares, products, highest_bps
      from rtp.days where game = 'game-1'`
    const removed = await db.transaction((tx) => removeBefore(tx, addDays(today, -400)))
    expect(removed).toBe(1)
  })
})

describe('prize pools', () => {
  it('[RW10] are their accounts, with what feeds them and who won them', async () => {
    type Reply = {
      items: { pool: string; sums: unknown[]; feeders: unknown[]; lastWins: unknown[] }[]
    }
    const pool = (await play.listPools())[0]?.pool
    expect(pool).toBe('grand')
    await protocol.pools.feed({
      id: makeId('trf'),
      pool: 'grand',
      amount: money(5_000n, currency),
      about: 'ARCADE r1',
    })
    await db.transaction(async (tx) => {
      const { account } = await protocol.pools.lock(tx, 'grand', currency)
      const { id: credit } = await wallet.openPocket(member, 'cash', tx)
      const legs = [{ debit: account, credit, amount: money(3_000n, currency) }]
      const about = 'ARCADE rnd_77'
      const id = makeId('trf')
      const paid = await ledger.post(tx, { id, reason: 'jackpot_payout', legs, about })
      if (!paid.ok) throw new Error(paid.code)
    })
    const grand = async () =>
      (await ask<Reply>(listJackpots.path)).value.items.find((each) => each.pool === 'grand')
    // The house put 10,000.00 in when the pool was opened.
    const wanted = [{ currency, value: '1002000', fed: '1005000', paid: '3000', wins: 1 }]
    await expect.poll(async () => (await grand())?.sums, soon).toMatchObject(wanted)
    const shown = await grand()
    expect(shown?.lastWins).toMatchObject([
      { member: 'ma***9', amount: '3000', round: 'rnd_77', vendor: 'ARCADE', currency },
    ])
    expect(shown?.feeders).toContainEqual({
      model: 'jackpot-lines-20',
      contributionBps: 100,
      oneIn: expect.any(Number) as number,
    })
  })

  it('is for those who watch', async () => {
    expect((await ask(listRtp.path, 'content')).status).toBe(403)
    expect((await ask(listRtp.path, 'support')).status).toBe(403)
    expect((await ask(listRtp.path, 'auditor')).status).toBe(200)
    expect((await ask(listJackpots.path, 'finance')).status).toBe(200)
    expect((await ask(listJackpots.path, 'content')).status).toBe(403)
  })

  it('none of all this was a defect', () => {
    expect(defects).toEqual([])
  })
})
