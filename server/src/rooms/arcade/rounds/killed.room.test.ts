import { afterAll, describe, expect, it } from 'vitest'
import type { ArcadePlayed, ArcadeTable } from '@baize/contract/arcade/arcade'
import type { Id } from '@baize/kernel/ids'
import { testArcade } from '../../../../testing/arcade.ts'
import { startKillableNode } from '../../../../testing/killable-node.ts'
import { createChance } from '../../../../testing/ledger-script.ts'

// KILL_STEPS=all dies before every statement that the server sends to PostgreSQL; usually some of them are chosen, by a seed.
const wantsAll = process.env['KILL_STEPS'] === 'all'
const seed = Number(process.env['KILL_SEED'] ?? 20_261_115)
const chosen = 1

const { db, arcade, clock, memberWith, launchToken, cashOf, wagers, app } = await testArcade()
const node = await startKillableNode(db.url)
afterAll(() => node.stop())
await node.start()

const rich = 1_000_000n
const chance = createChance(seed)
let requests = 0

/** One player with one call under way. */
type Seat = {
  readonly member: Id<'mem'>
  readonly fire: () => ReturnType<typeof node.send<ArcadePlayed>>
}

async function sit(model: string) {
  const member = await memberWith(rich)
  const token = await launchToken(member, model)
  const opened = await node.send<ArcadeTable>('/arcade/session', { token })
  if (opened?.success !== true) throw new Error(`Nobody sits at ${model}: ${opened?.code}`)
  const { session, stakes, nextSeed } = opened.value
  const own = { session, clientSeed: 'of-the-browser', commitment: nextSeed.commitment }
  await node.send('/arcade/seeds/exchange', own)
  const request = `killed-${(requests += 1)}`
  const play = (choice: unknown) =>
    node.send<ArcadePlayed>('/arcade/rounds', { session, request, stake: stakes.min, choice })
  return { member, session, play }
}

const mines = { mines: 1 }

/** A round in which one cell was opened that is no mine: with one among twenty-five it is found soon. */
async function sitAtOpenMines(): Promise<Seat> {
  for (;;) {
    const { member, session, play } = await sit('mines')
    const began = await play(mines)
    const round = began?.value.round.id ?? ''
    const move = (step: number, made: unknown) =>
      node.send<ArcadePlayed>(`/arcade/rounds/${round}/moves`, { session, step, move: made })
    const opened = await move(0, { open: 12 })
    if (opened?.value.round.state !== 'open') continue
    return { member, fire: () => move(1, 'cash_out') }
  }
}

const calls: Readonly<Record<string, () => Promise<Seat>>> = {
  'a spin, stake and win in one': async () => {
    const { member, play } = await sit('lines-20-medium')
    return { member, fire: () => play(null) }
  },
  'the stake of several steps': async () => {
    const { member, play } = await sit('mines')
    return { member, fire: () => play(mines) }
  },
  'the win of several steps': sitAtOpenMines,
}

/** Every statement of a call, or some: always the last of them. */
function stepsOf(count: number): number[] {
  const all = Array.from({ length: count }, (_, index) => index + 1)
  if (wantsAll) return all
  const between = Array.from({ length: chosen }, () => 2 + chance.below(count - 2))
  return [...new Set([...between, count])].toSorted((a, b) => a - b)
}

const purse = app.rooms.play.walletFor('ARCADE')

/** Whether a stake that never came cannot come any more. */
async function isPrevented(player: Id<'mem'>, transactionId: string): Promise<boolean> {
  const asked = {
    requestId: `${transactionId}:test`,
    player,
    currency: 'PHP',
    transactionId,
  } as const
  const told = [
    await purse.transactionStatus({ ...asked, action: 'betWin' }),
    await purse.transactionStatus({ ...asked, action: 'bet' }),
  ]
  return told.some((one) => one.ok && one.value.status === 'prevented')
}

/** How the round, the wager and the money of a player stand; they must not say different things. */
async function standOf(member: Id<'mem'>) {
  const [round] = await db.sql<{ id: string; state: string; payout: bigint; stake: bigint }>`
    select id, state, payout, stake from arcade.rounds where player = ${member}`
  const found = await wagers.listWagers(member)
  const spent = found.reduce((sum, one) => sum + one.stake - one.payout, 0n)
  return {
    round: round?.state ?? 'none',
    payout: round?.payout ?? 0n,
    stake: round?.stake ?? 0n,
    wagers: found.map(({ status, payout }) => ({ status, payout })),
    isPrevented: round !== undefined && (await isPrevented(member, round.id)),
    isMoneyRight:
      (await cashOf(member)) ===
      rich - (found.every(({ status }) => status !== 'voided') ? spent : 0n),
  }
}

type Stand = Awaited<ReturnType<typeof standOf>>

/** Whether the bets of a round are what its state says of them. */
function isRuled({ round, payout, wagers: bets, isPrevented: cannotCome }: Stand): boolean {
  const [bet] = bets
  if (bet === undefined) return round === 'none' || (round === 'voided' && cannotCome)
  if (round === 'voided') return bets.every(({ status }) => status === 'voided')
  return bets.length === 1 && bet.status === round && (round === 'open' || bet.payout === payout)
}

/** What stands there against rules AR20 and AR21, once it was looked at; empty when nothing does. */
function problemOf(stand: Stand): string {
  return isRuled(stand) && stand.isMoneyRight ? '' : JSON.stringify(stand, bigintAsText)
}

/** A player who was told a result is told the same by the server that was started again. */
function differenceOf(before: Told, again: Told): string {
  if (before?.success !== true) return ''
  const [first, second] = [before.value.round, again?.value.round]
  const isSame = first.id === second?.id && first.payout === second.payout
  return isSame ? '' : `${JSON.stringify(first)} became ${JSON.stringify(again)}`
}

type Told = Awaited<ReturnType<Seat['fire']>>

const bigintAsText = (_: string, value: unknown) =>
  typeof value === 'bigint' ? String(value) : value

describe(`kill -9 of the server (seed ${seed})`, () => {
  it.each(Object.entries(calls))(
    '[AR20] [AR21] between the steps of %s leaves a round that its rule ends, and the money right',
    async (_, seated) => {
      const first = await seated()
      const count = await node.countMessages(first.fire)
      for (const step of stepsOf(count)) {
        const { member, fire } = await seated()
        node.killBefore(step)
        const before = await fire()
        await node.dies()
        await node.start()
        // Another node looks at what was left, as it does every minute; here without waiting for it.
        clock.offsetMs += 20_000
        await arcade.recover()
        const left = problemOf(await standOf(member))
        const told = differenceOf(before, await fire())
        const after = problemOf(await settled(member))
        expect({ step, left, told, after }).toEqual({ step, left: '', told: '', after: '' })
      }
    },
    wantsAll ? 3_600_000 : 600_000,
  )

  it('leaves books that hold', async () => {
    expect(await app.rooms.ledger.proveFully()).toMatchObject({ holds: true })
  })
})

/** The end of a spin is written a moment after its answer. */
async function settled(member: Id<'mem'>) {
  await expect
    .poll(async () => {
      const { round, wagers: bets } = await standOf(member)
      return round !== 'open' || bets.some(({ status }) => status === 'open')
    })
    .toBe(true)
  return await standOf(member)
}
