import { afterEach, describe, expect, it, vi } from 'vitest'
import { reachedAfterMs } from '@baize/games/crash/curve'
import { verifyShared } from '@baize/games/verify-shared'
import { chainSalt } from '@baize/kernel/fair'
import type { Id } from '@baize/kernel/ids'
import { claimOf, seatAt, testArcade } from '../../../../testing/arcade.ts'
import type { Arcade, Seated } from '../arcade.ts'
import { createDemoBeacon } from '../beacon/demo.ts'
import { closingMs } from './public-value.ts'
import type { SharedTable } from './tables.ts'

const test = await testArcade()
const { memberWith, launchToken, cashOf, fail, heal, clock, wagers, restart, told, db, app } = test
let arcade = test.arcade
const rich = 1_000_000n
const began = Date.now()
clock.standsAt = began
let asked = 0

const retire = () =>
  db.sql.count`
    update arcade.chains set ended_at = now(), ended_by = 'retired'
    where ended_at is null and table_key = 'crash'`
// The platform below drives its own tables, by the true clock, and began chains of its own when it started.
await vi.waitUntil(async () => (await retire()) === 1, { timeout: 10_000 })
await app.rooms.arcade.stop()

afterEach(heal)

const sit = async (member: string | null, at: Arcade = arcade) =>
  seatAt(at, await launchToken(member, 'crash'))

function tableOf(node: Arcade): SharedTable {
  const table = node.findTable('crash')
  if (table === undefined) throw new Error('There is no table.')
  return table
}

type Wanted = { request?: string; slot?: number; stake?: bigint; outAt?: number }
const bet = ({ session, stakes }: Seated, { outAt = 0, ...given }: Wanted = {}) =>
  tableOf(arcade).place(session, stakes, {
    request: `request-${(asked += 1)}`,
    slot: 1,
    stake: stakes.min,
    choice: { outAt },
    ...given,
  })
async function look() {
  const state = await tableOf(arcade).look('')
  if (state === undefined) throw new Error('There is no flight.')
  return state
}

/** Moves the clock to the next betting, wherever the table is. */
async function untilBetting(): Promise<number> {
  for (;;) {
    const { phase, phaseEndsAt, startedAt, round } = await look()
    if (phase === 'betting' && new Date(phaseEndsAt).getTime() > nowMs() + 1_000) return round
    if (phase === 'running') setNow(new Date(startedAt).getTime() + 200_000)
    else setNow(new Date(phaseEndsAt).getTime() + closingMs)
    // Another node may drive it; its lease is over soon.
    setNow(nowMs() + 500)
    await tableOf(arcade).step()
  }
}
const nowMs = () => began + clock.offsetMs
const setNow = (ms: number) => void (clock.offsetMs = Math.max(clock.offsetMs, ms - began))

async function takeOff(): Promise<number> {
  const { phaseEndsAt } = await look()
  setNow(new Date(phaseEndsAt).getTime() + closingMs)
  await tableOf(arcade).step()
  const { phase, startedAt } = await look()
  expect(phase).toBe('running')
  return new Date(startedAt).getTime()
}

async function end() {
  const { startedAt } = await look()
  setNow(new Date(startedAt).getTime() + 200_000)
  await tableOf(arcade).step()
  await expect
    .poll(async () => (await db.sql`select from arcade.shared_bets where ended_at is null`).length)
    .toBe(0)
  return await look()
}

/** A flight that these members are in, up to so many hundredths; tried until one flies so far. */
async function flyTo(hundredths: number, given: Wanted = {}) {
  for (;;) {
    await untilBetting()
    const member = await memberWith(rich)
    const seated = await sit(member)
    const placed = await bet(seated, given)
    if (!placed.ok) throw new Error(placed.code)
    const startedAt = await takeOff()
    setNow(startedAt + reachedAfterMs(hundredths))
    await tableOf(arcade).step()
    const state = await look()
    if (state.phase === 'running')
      return { member, seated, id: placed.value.bet.id, state, startedAt }
  }
}
const crashedAtOf = ({ outcome }: { outcome: unknown }) =>
  (outcome as { crashedAt: number }).crashedAt
const codeOf = (result: { ok: boolean; code?: string }) => (result.ok ? 'ok' : result.code)
const stakeOf = ({ stakes }: Seated) => stakes.min

describe('the table of crash', () => {
  it('[AR30] takes bets, flies and ends, and everybody hears of each', async () => {
    const round = await untilBetting()
    told.length = 0
    const member = await memberWith(rich)
    const seated = await sit(member)
    expect(await bet(seated)).toMatchObject({
      ok: true,
      value: { round, balance: rich - stakeOf(seated) },
    })
    await takeOff()
    const over = await end()
    expect(over).toMatchObject({ phase: 'over', round, players: 1 })
    const kinds = told.map(({ topic, event }) =>
      event.kind === 'shared.phase' ? `${topic} ${event.state.phase}` : `${topic} ${event.kind}`,
    )
    expect(kinds).toEqual([
      'shared:crash shared.bet',
      'shared:crash awaiting',
      'shared:crash running',
      'shared:crash over',
    ])
    for (const news of told) expect(JSON.stringify(news).length).toBeLessThan(7_500)
    expect(await wagers.listWagers(member)).toMatchObject([{ status: 'settled' }])
  })

  it('[AR31] tells neither link nor end before it is over, and both afterwards, as the chain fixed them', async () => {
    await untilBetting()
    const before = await look()
    expect(before).toMatchObject({ link: '', outcome: null })
    await takeOff()
    expect(await look()).toMatchObject({ phase: 'running', link: '', outcome: null })
    const over = await end()
    const { link, commitment, place, chains } = over
    expect(commitment).toBe(before.commitment)
    const chain = chains.find(({ id }) => id === over.chain)!
    const { terminal, salt, beaconValue } = chain
    const listed = await arcade.seeds.listCommitments(0n, 1_000)
    const entries = listed.map((entry) => ({
      ...entry,
      position: Number(entry.position),
      at: entry.at.toISOString(),
    }))
    const claim = { ...claimOf(over), position: chain.position, list: { entries } }
    // A beacon of a test proves nothing; all else holds.
    expect(verifyShared(claim)).toMatchObject({
      ok: true,
      value: {
        verdict: 'incomplete',
        checks: { chain: true, listed: true, salt: true, outcome: true },
      },
    })
    expect(listed.find(({ id }) => id === chain.id)).toMatchObject({
      kind: 'chain',
      commitment: terminal,
      detail: `table crash, length 50, salt of beacon test round ${chain.beaconRound}, rounds of beacon test`,
      revealed: link,
      round: place,
      salt,
      beaconValue,
      endedBy: '',
    })
    const linksTold = told.flatMap(({ event }) =>
      event.kind === 'shared.phase' && event.state.phase !== 'over' ? [event.state.link] : [],
    )
    expect(new Set(linksTold)).toEqual(new Set(['']))
  })

  it('[AR31] begins another chain when one is used up, its beginning published first', async () => {
    const [last] = await db.sql<{
      id: string
    }>`select id from arcade.chains where table_key = 'crash' and ended_at is null`
    await db.sql`
      update arcade.shared_rounds set place = 50
      where number = (select max(number) from arcade.shared_rounds)`
    await untilBetting()
    await takeOff()
    await end()
    await untilBetting()
    const { chain } = await look()
    expect(chain).not.toBe(last?.id)
    const listed = await arcade.seeds.listCommitments(0n, 1_000)
    expect(listed.find(({ id }) => id === chain)).toMatchObject({ endedBy: '' })
    expect(listed.find(({ id }) => id === last?.id)).toMatchObject({ endedBy: 'flown' })
  })

  it('[AR31] publishes one chain however many nodes begin at once, and the table has room for one alone', async () => {
    await retire()
    const count = async () => (await arcade.seeds.listCommitments(0n, 1_000)).length
    const before = await count()
    const nodes = Array.from({ length: 6 }, () => tableOf(restart()))
    for (const node of nodes) node.start()
    await expect.poll(count).toBe(before + 1)
    await Promise.all(nodes.map((node) => node.stop()))
    await untilBetting()
    expect(await count()).toBe(before + 1)
    await expect(
      db.sql`insert into arcade.chains
          (id, table_key, terminal, sealed_seed, length, scheme, created_at)
        select 'chn_' || right(id, 25) || '0', table_key, terminal, sealed_seed, length, scheme,
          created_at
        from arcade.chains where ended_at is null and table_key = 'crash'`,
    ).rejects.toThrow('chains_in_use')
  })

  it('[AR31] makes the salt of a value that is out only after the chain was published', async () => {
    await untilBetting()
    await takeOff()
    await end()
    await retire()
    const beacon = createDemoBeacon({ db })
    const waiting = restart({ beacon })
    setNow(nowMs() + 10_000)
    expect(await tableOf(waiting).step()).toBeGreaterThan(0)
    const [chain] = (await waiting.seeds.listCommitments(0n, 1_000)).slice(-1)
    expect(chain).toMatchObject({ kind: 'chain', salt: '', beaconValue: '' })
    setNow(nowMs() + 1_000)
    await tableOf(waiting).step()
    const [after] = (await waiting.seeds.listCommitments(0n, 1_000)).slice(-1)
    expect(after?.salt).toBe(chainSalt(after?.commitment ?? '', after?.beaconValue ?? ''))
    expect(await tableOf(waiting).look('')).toMatchObject({
      phase: 'betting',
      chain: after?.id,
      place: 1,
    })
    // Its round is of that beacon; with another one again, the table leaves the chain and says so.
    setNow(nowMs() + 20_000)
    await tableOf(waiting).step()
    setNow(nowMs() + 200_000)
    await tableOf(waiting).step()
    await untilBetting()
    const [left] = (await arcade.seeds.listCommitments(0n, 1_000)).filter(
      ({ id }) => id === after?.id,
    )
    expect(left).toMatchObject({ endedBy: 'retired' })
  })

  it('[AR32] pays whoever leaves what the clock of the server says, once', async () => {
    const { member, seated, id } = await flyTo(150)
    const all = await Promise.all(
      Array.from({ length: 10 }, () => tableOf(arcade).leave(seated.session, id)),
    )
    const [left] = all
    if (!left?.ok) throw new Error(left?.code)
    const { move, payout } = left.value.bet
    const { outAt } = move as { outAt: number }
    expect(outAt).toBe(150)
    expect(BigInt(payout)).toBe((stakeOf(seated) * BigInt(outAt)) / 100n)
    expect(new Set(all.map((one) => one.ok && one.value.bet.payout))).toEqual(new Set([payout]))
    await end()
    expect(await cashOf(member)).toBe(rich - stakeOf(seated) + BigInt(payout))
    expect(await arcade.list(seated, { limit: 5 })).toMatchObject([
      { state: 'settled', payout, model: 'crash', moves: [{ outAt }] },
    ])
  })

  it('[AR32] pays nothing to whoever comes when it has crashed, though nobody has noted it yet', async () => {
    const { member, seated, id, startedAt } = await flyTo(101)
    setNow(startedAt + 200_000)
    expect(codeOf(await tableOf(arcade).leave(seated.session, id))).toBe('round_over')
    await end()
    expect(await cashOf(member)).toBe(rich - stakeOf(seated))
    expect(codeOf(await tableOf(arcade).leave(seated.session, id))).toBe('round_over')
  })

  it('[AR32] says of one that has not begun that it has not, and takes nothing for it', async () => {
    await untilBetting()
    const seated = await sit(await memberWith(rich))
    const placed = await bet(seated)
    if (!placed.ok) throw new Error(placed.code)
    const { id } = placed.value.bet
    expect(codeOf(await tableOf(arcade).leave(seated.session, id))).toBe('round_not_begun')
    await takeOff()
    await end()
  })

  it('[AR33] lets those out by themselves who wanted to, at exactly what they wanted', async () => {
    const { member, seated, id } = await flyTo(130, { outAt: 120 })
    const left = await tableOf(arcade).leave(seated.session, id)
    expect(left).toMatchObject({ ok: true, value: { bet: { move: { outAt: 120 } } } })
    expect(await cashOf(member)).toBe(rich - stakeOf(seated) + (stakeOf(seated) * 120n) / 100n)
  })

  it('[AR33] also when the flight ended before anybody looked', async () => {
    for (;;) {
      await untilBetting()
      const member = await memberWith(rich)
      const seated = await sit(member)
      await bet(seated, { outAt: 110 })
      const startedAt = await takeOff()
      setNow(startedAt + 200_000)
      const crashedAt = crashedAtOf(await end())
      const paid = crashedAt >= 110 ? (stakeOf(seated) * 110n) / 100n : 0n
      expect(await cashOf(member)).toBe(rich - stakeOf(seated) + paid)
      if (paid > 0n) break
    }
  })

  it('[AR34] takes no bet outside the betting, none twice in a slot, and none that is no stake', async () => {
    await untilBetting()
    const member = await memberWith(rich)
    const seated = await sit(member)
    const first = { request: 'the-same-one' }
    const placed = await bet(seated, first)
    expect(await bet(seated, first)).toEqual(placed)
    expect(codeOf(await bet(seated, { ...first, stake: stakeOf(seated) * 2n }))).toBe(
      'id_used_differently',
    )
    expect(codeOf(await bet(seated))).toBe('round_open')
    expect(codeOf(await bet(seated, { slot: 2 }))).toBe('ok')
    expect(codeOf(await bet(seated, { stake: 0n }))).toBe('stake_too_low')
    expect(codeOf(await bet(seated, { outAt: 100 }))).toBe('invalid_choice')
    expect(codeOf(await bet(seated, { slot: 3 }))).toBe('invalid_choice')
    const poor = await sit(await memberWith(0n))
    expect(codeOf(await bet(poor))).toBe('insufficient_funds')
    expect(codeOf(await bet(poor))).toBe('insufficient_funds')
    await takeOff()
    expect(codeOf(await bet(seated))).toBe('betting_closed')
    expect(await cashOf(member)).toBe(rich - 2n * stakeOf(seated))
    await end()
  })

  it('[AR34] nobody leaves with the bet of another', async () => {
    const { id, seated } = await flyTo(101)
    const stranger = await sit(await memberWith(rich))
    expect(codeOf(await tableOf(arcade).leave(stranger.session, id))).toBe('not_found')
    expect(codeOf(await tableOf(arcade).leave(seated.session, 'rnd_aaaaaaaaaaaa'))).toBe(
      'not_found',
    )
    await end()
  })

  it('[AR35] goes on at another node when the one that began it died', async () => {
    await untilBetting()
    const member = await memberWith(rich)
    const seated = await sit(member)
    await bet(seated, { outAt: 101 })
    const startedAt = await takeOff()
    arcade = restart()
    setNow(startedAt + 200_000)
    await tableOf(arcade).step()
    const crashedAt = crashedAtOf(await end())
    const paid = crashedAt >= 101 ? (stakeOf(seated) * 101n) / 100n : 0n
    expect(await cashOf(member)).toBe(rich - stakeOf(seated) + paid)
  })

  it('[AR35] each step happens once, however many nodes try', async () => {
    await untilBetting()
    const nodes = [arcade, restart(), restart()]
    const { phaseEndsAt, round } = await look()
    setNow(new Date(phaseEndsAt).getTime() + closingMs)
    told.length = 0
    await Promise.all(nodes.map((node) => tableOf(node).step()))
    const phases = told.map(({ event }) => event.kind === 'shared.phase' && event.state.phase)
    expect(phases).toHaveLength(2)
    expect(new Set(phases)).toEqual(new Set(['awaiting', 'running']))
    expect(await look()).toMatchObject({ round, phase: 'running' })
    await end()
  })

  it('[AR36] plays with fun money, too, and nothing of it is in the books', async () => {
    await untilBetting()
    const before = await test.countWagers()
    const seated = await sit(null)
    expect(codeOf(await bet(seated))).toBe('ok')
    await takeOff()
    await end()
    expect(await test.countWagers()).toBe(before)
  })
})

describe('a bet that was interrupted', () => {
  async function interrupted(verb: 'bet' | 'win', when: 'before' | 'after', given: Wanted = {}) {
    await untilBetting()
    const member = await memberWith(rich)
    const seated = await sit(member)
    if (verb === 'bet') {
      fail({ verb, when })
      fail({ verb: 'rollback', when: 'before' })
    }
    const placed = await bet(seated, given)
    const startedAt = await takeOff()
    if (verb === 'win') fail({ verb, when })
    setNow(startedAt + 200_000)
    await tableOf(arcade).step()
    await new Promise((resolve) => setTimeout(resolve, 300))
    heal()
    clock.offsetMs += 20_000
    arcade = restart()
    await arcade.recover()
    return { member, seated, placed, state: await look() }
  }

  const lostOf = (seated: Seated) => rich - stakeOf(seated)
  const statusOf = async (member: Id<'mem'>) =>
    (await wagers.listWagers(member)).map(({ status }) => status)

  it('[AR37] before its stake was taken is voided', async () => {
    const { member, placed } = await interrupted('bet', 'before')
    expect(codeOf(placed)).toBe('unavailable')
    expect([await cashOf(member), await statusOf(member)]).toEqual([rich, []])
  })

  it('[AR37] after its stake was taken ends as the flight did', async () => {
    const { member, seated, placed } = await interrupted('bet', 'after')
    expect(codeOf(placed)).toBe('unavailable')
    expect([await cashOf(member), await statusOf(member)]).toEqual([lostOf(seated), ['settled']])
  })

  it.each(['before', 'after'] as const)('[AR37] %s its payout is paid once', async (when) => {
    const { member, seated } = await interrupted('win', when, { outAt: 101 })
    const [round] = await arcade.list(seated, { limit: 1 })
    expect(round?.state).toBe('settled')
    expect(await cashOf(member)).toBe(lostOf(seated) + BigInt(round?.payout ?? 0))
    expect(await statusOf(member)).toEqual(['settled'])
  })
})
