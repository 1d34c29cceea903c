import { afterAll, describe, expect, it } from 'vitest'
import { findSharedGame } from '@baize/games/find-game'
import type { Json } from '@baize/games/game'
import type { Id } from '@baize/kernel/ids'
import { createHeldBeacon, seatAt, testArcade } from '../../../../testing/arcade.ts'
import { createMortal } from '../../../../testing/mortal-node.ts'
import type { Arcade, Seated } from '../arcade.ts'
import { createDatabaseClock } from './clock.ts'
import { closingMs } from './public-value.ts'
import type { SharedTable } from './tables.ts'

const test = await testArcade()
const { app, db, cashOf, memberWith, launchToken, restart, wagers } = test
// The platform below drives its own tables; here two nodes of the test do.
await app.rooms.arcade.stop()

const rich = 1_000_000_000n
const crowd = 200
/** Time is the database's, and true; only where nothing happens is it pushed ahead. */
let aheadMs = 0
const databaseClock = createDatabaseClock(db)
const tableClock = async () => new Date((await databaseClock()).getTime() + aheadMs)
const wallet = app.rooms.play.walletFor('ARCADE')

type Player = { readonly member: Id<'mem'>; readonly seated: Seated }
const players: Player[] = []
const { beacon, held } = createHeldBeacon()
const survivor = restart({ tableClock, wallet, beacon })
while (players.length < crowd) {
  const more = Array.from({ length: 20 }, async () => {
    const member = await memberWith(rich)
    // Money knows the session, not the table: one seat does for both.
    return { member, seated: await seatAt(survivor, await launchToken(member, 'crash')) }
  })
  players.push(...(await Promise.all(more)))
}
afterAll(() => survivor.stop())

const choices: Readonly<Record<string, (index: number) => Json>> = {
  crash: (index) => ({ outAt: index % 3 === 0 ? 0 : 100 + (index % 50) + 1 }),
  wheel: (index) => ({
    bets: [
      { spot: '1', stake: '1000' },
      { spot: index % 2 === 0 ? '3' : '12-moon', stake: '500' },
    ],
  }),
}

const tableOf = (node: Arcade, model: string): SharedTable => {
  const table = node.findTable(model)
  if (table === undefined) throw new Error('There is no such table.')
  return table
}

type Row = { number: number; phase: string; openedAt: Date; phaseEndsAt: Date | null }
const roundOf = async (model: string) =>
  await db.sql.maybe<Row>`
    select number::integer, phase, opened_at as "openedAt", phase_ends_at as "phaseEndsAt"
    from arcade.shared_rounds where table_key = ${model} order by number desc limit 1`
const driverOf = async (model: string) =>
  await db.sql.one<{ driver: string; since: Date; until: Date }>`
    select driver, driven_since as since, driven_until as until
    from arcade.shared_tables where key = ${model}`

async function inPhase(model: string, phase: string): Promise<void> {
  await expect.poll(async () => (await roundOf(model))?.phase, { timeout: 60_000 }).toBe(phase)
}

/** A round that takes bets and has only just been opened. */
async function untilBetting(model: string): Promise<Row> {
  for (;;) {
    const round = await roundOf(model)
    const at = (await tableClock()).getTime()
    const leftMs = (round?.phaseEndsAt?.getTime() ?? 0) - at
    if (round?.phase === 'betting' && leftMs > 4_000) return round
    if (round?.phase === 'running') aheadMs += 200_000
    else if (leftMs > 0) aheadMs += leftMs + closingMs
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** All bet, each at one of the nodes; who asked the dead one is never answered. */
function placeAll(model: string, nodes: readonly Arcade[], request: string) {
  return players.map(async ({ seated: { session, stakes } }, index) => {
    const choice = choices[model]!(index)
    const stake = model === 'wheel' ? 1_500n : 1_000n
    const bet = { request: `${request}-${index}`, slot: 1, stake, choice }
    const placed = await tableOf(nodes[index % nodes.length]!, model).place(session, stakes, bet)
    if (!placed.ok) throw new Error(placed.code)
  })
}

type Bet = {
  player: string
  state: string
  stake: bigint
  payout: bigint
  choice: Json
  move: Json
}

/** Nothing is left open, every bet is paid as its chain fixed it or given back whole, and the money says the same. */
async function expectRight(model: string, number: number, before: readonly bigint[]) {
  const game = findSharedGame(model)!
  const round = await db.sql.one<{ outcome: Json; phase: string }>`
    select outcome, phase from arcade.shared_rounds
    where table_key = ${model} and number = ${number}`
  expect(round.phase).toBe('over')
  const bets = await db.sql<Bet>`
    select player, state, stake, payout, choice, move from arcade.shared_bets
    where table_key = ${model} and round = ${number}`
  const byPlayer = new Map(bets.map((bet) => [bet.player, bet]))
  for (const [index, { member }] of players.entries()) {
    const bet = byPlayer.get(member)
    let spent = 0n
    if (bet?.state === 'settled') {
      const { leaving } = game
      const move =
        bet.move ?? (leaving === 'never' ? null : leaving.moveOf(bet.choice, round.outcome))
      const paid = game.payout(bet.stake, bet.choice, move ?? undefined, round.outcome)
      expect(bet.payout).toBe(paid)
      spent = bet.stake - bet.payout
    } else expect(bet?.state ?? 'voided').toBe('voided')
    expect(await cashOf(member)).toBe((before[index] ?? 0n) - spent)
  }
  return bets
}

describe.each(['crash', 'wheel'])('the node that drives %s, killed with 200 bets', (model) => {
  async function scenario(phase: string, die: (killed: Killed) => Promise<void>) {
    const mortal = createMortal()
    const doomed = restart({
      db: mortal.database(db),
      wallet: mortal.wallet(wallet),
      tableClock,
      beacon,
    })
    const [driving, waiting] = [tableOf(doomed, model), tableOf(survivor, model)]
    driving.start()
    await driving.look('')
    const { number } = await untilBetting(model)
    await expect.poll(async () => (await driverOf(model)).since).toBeInstanceOf(Date)
    const { driver } = await driverOf(model)
    const before = await Promise.all(players.map(({ member }) => cashOf(member)))
    const standBy = () => waiting.start()
    await die({ mortal, doomed, standBy, request: `${model}-${phase}` })
    expect(mortal.isDead()).toBe(true)
    // On a busy machine another drives before all who bet there were answered.
    await expect
      .poll(async () => (await driverOf(model)).driver, { timeout: 60_000 })
      .not.toBe(driver)
    const tookMs = (await driverOf(model)).since.getTime() - (mortal.diedAtMs() + aheadMs)
    expect(tookMs).toBeLessThanOrEqual(5_000)
    for (;;) {
      const round = await roundOf(model)
      if (round === undefined || round.number > number || round.phase === 'over') break
      aheadMs += round.phase === 'running' ? 200_000 : 20_000
      await new Promise((resolve) => setTimeout(resolve, 1_100))
    }
    const openBets = async (states: readonly string[]) =>
      (
        await db.sql`select from arcade.shared_bets
          where table_key = ${model} and round = ${number} and state = any(${[...states]})`
      ).length
    // What was staked is ended by whoever drives now; what the dead one had only asked for, by the sweep.
    await expect.poll(() => openBets(['staked', 'leaving']), { timeout: 60_000 }).toBe(0)
    aheadMs += 20_000
    await survivor.recover()
    expect(await openBets(['asked', 'staked', 'leaving'])).toBe(0)
    await waiting.stop()
    return await expectRight(model, number, before)
  }

  type Killed = {
    readonly mortal: ReturnType<typeof createMortal>
    readonly doomed: Arcade
    /** The other node begins to look whether it should drive; no time is pushed ahead from then on. */
    readonly standBy: () => void
    readonly request: string
  }

  it('[AR35] [AR37] while bets are taken', async () => {
    const bets = await scenario('betting', async ({ mortal, doomed, standBy, request }) => {
      standBy()
      mortal.killAfter('bet', 40)
      const placing = placeAll(model, [doomed, survivor], request)
      await Promise.all(placing.filter((_, index) => index % 2 === 1))
      await expect.poll(mortal.isDead, { timeout: 60_000 }).toBe(true)
    })
    expect(bets.filter(({ state }) => state === 'settled').length).toBeGreaterThanOrEqual(140)
  }, 120_000)

  it('[AR35] [AR37] [AR44] while the public value is awaited', async () => {
    const bets = await scenario('awaiting', async ({ mortal, doomed, standBy, request }) => {
      await Promise.all(placeAll(model, [doomed, survivor], request))
      held.isOut = false
      const { phaseEndsAt } = (await roundOf(model))!
      aheadMs += (phaseEndsAt?.getTime() ?? 0) + closingMs - (await tableClock()).getTime()
      await inPhase(model, 'awaiting')
      standBy()
      mortal.kill()
      held.isOut = true
    })
    expect(bets.map(({ state }) => state)).toEqual(players.map(() => 'settled'))
  }, 120_000)

  it('[AR35] [AR37] while it runs', async () => {
    const bets = await scenario('running', async ({ mortal, doomed, standBy, request }) => {
      await Promise.all(placeAll(model, [doomed, survivor], request))
      const { phaseEndsAt } = (await roundOf(model))!
      aheadMs += (phaseEndsAt?.getTime() ?? 0) + closingMs - (await tableClock()).getTime()
      await inPhase(model, 'running')
      standBy()
      mortal.kill()
    })
    expect(bets.map(({ state }) => state)).toEqual(players.map(() => 'settled'))
  }, 120_000)

  it('[AR35] [AR37] while it pays', async () => {
    const bets = await scenario('settling', async ({ mortal, doomed, standBy, request }) => {
      await Promise.all(placeAll(model, [doomed, survivor], request))
      mortal.killAfter('win', 60)
      const { phaseEndsAt } = (await roundOf(model))!
      aheadMs += (phaseEndsAt?.getTime() ?? 0) + closingMs - (await tableClock()).getTime()
      await inPhase(model, 'running')
      aheadMs += 200_000
      await expect.poll(mortal.isDead, { timeout: 60_000 }).toBe(true)
      standBy()
    })
    expect(bets.map(({ state }) => state)).toEqual(players.map(() => 'settled'))
  }, 120_000)
})

it('[AR37] leaves no wager open, and books that hold', async () => {
  const found = await Promise.all(players.map(({ member }) => wagers.listWagers(member)))
  const statuses = new Set(found.flat().map(({ status }) => status))
  expect(statuses).not.toContain('open')
  expect(await app.rooms.ledger.proveFully()).toMatchObject({ holds: true })
})
