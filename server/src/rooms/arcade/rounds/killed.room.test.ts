import { afterAll, describe, expect, it } from 'vitest'
import type { ArcadePlayed, ArcadeTable } from '@baize/contract/arcade/arcade'
import type { Id } from '@baize/kernel/ids'
import type { BlackjackShown } from '@baize/games/blackjack/blackjack'
import { dealNext, testArcade, type Dealt } from '../../../../testing/arcade.ts'
import { askedAgain, startKillableNode } from '../../../../testing/killable-node.ts'
import { createChance } from '../../../../testing/ledger-script.ts'

// Usually it dies before some of the statements that the server sends to PostgreSQL, chosen by a seed. KILL_STEPS=all
// dies before every one of them, KILL_STEPS=12-30 before those; both tell on the way where they are.
const [asked, firstStep = '1', lastStep = 'Infinity'] =
  /^(?:all|(\d+)-(\d+))$/.exec(process.env['KILL_STEPS'] ?? '') ?? []
const wantsAll = asked !== undefined
const seed = Number(process.env['KILL_SEED'] ?? 20_261_115)
const chosen = 1

const test = await testArcade()
const { db, arcade, clock, memberWith, launchToken, cashOf, wagers, app } = test
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
  /** What is left to do until the round is over. */
  readonly finish?: () => Promise<void>
}

async function sit(model: string) {
  const member = await memberWith(rich)
  const opened = await askedAgain(async () =>
    node.send<ArcadeTable>('/arcade/session', { token: await launchToken(member, model) }),
  )
  if (opened?.success !== true) throw new Error(`Nobody sits at ${model}: ${opened?.code}`)
  const { session, stakes, nextSeed } = opened.value
  const own = { session, clientSeed: 'of-the-browser', commitment: nextSeed.commitment }
  await askedAgain(() => node.send('/arcade/seeds/exchange', own))
  const request = `killed-${(requests += 1)}`
  const play = (choice: unknown, stake = stakes.min) =>
    node.send<ArcadePlayed>('/arcade/rounds', { session, request, stake, choice })
  return { member, session, play, least: BigInt(stakes.min) }
}

const mines = { mines: 1 }

/** A round in which one cell was opened that is no mine: with one among twenty-five it is found soon. */
async function sitAtOpenMines(): Promise<Seat> {
  for (;;) {
    const { member, session, play } = await sit('mines')
    const began = await askedAgain(() => play(mines))
    const round = began?.value.round.id ?? ''
    const move = (step: number, made: unknown) =>
      node.send<ArcadePlayed>(`/arcade/rounds/${round}/moves`, { session, step, move: made })
    const opened = await move(0, { open: 12 })
    if (opened?.value.round.state !== 'open') continue
    return { member, fire: () => move(1, 'cash_out') }
  }
}

/** Under an ace that has no ten below it: a pair, insured, split and doubled on both hands. */
const costly = ['insure', 'split', 'double', 'double']
const isCostly = (dealt: Dealt) => {
  const shown = dealt()?.shown as BlackjackShown | undefined
  const end = shown?.phase === 'insurance' ? dealt(...costly) : undefined
  return end?.isOver === true && end.payout > 0n
}

/** A round of blackjack in which this move comes next. */
const sitAtBlackjack = (step: number) => async (): Promise<Seat> => {
  const { member, session, play, least: stake } = await sit('blackjack')
  await dealNext(test, member, { model: 'blackjack', stake }, isCostly)
  const began = await askedAgain(() => play(null))
  const round = began?.value.round.id ?? ''
  const move = (at: number) =>
    node.send<ArcadePlayed>(`/arcade/rounds/${round}/moves`, {
      session,
      step: at,
      move: costly[at],
    })
  /** A busy server may say that it is; a move that was not made is no ground for those after it. */
  async function made(at: number): Promise<void> {
    const told = await askedAgain(() => move(at))
    if (told?.success !== true) throw new Error(`${costly[at]} was answered ${told?.code}`)
  }
  for (let at = 0; at < step; at += 1) await made(at)
  async function finish(): Promise<void> {
    for (let at = step + 1; at < costly.length; at += 1) await made(at)
  }
  return { member, fire: () => move(step), finish }
}

/** Several bets of one spin, some of which cannot win together. */
async function sitAtRoulette(): Promise<Seat> {
  const { member, play, least } = await sit('roulette')
  const spots = ['red', 'black', 'straight-17', 'split-17-20', 'dozen-2']
  const bets = spots.map((spot) => ({ spot, stake: String(least) }))
  const stake = String(least * BigInt(bets.length))
  return { member, fire: () => play({ bets }, stake) }
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
  'an insurance': sitAtBlackjack(0),
  'a split': sitAtBlackjack(1),
  'a double': sitAtBlackjack(2),
  'a double that ends the round': sitAtBlackjack(3),
  'a spin with several bets': sitAtRoulette,
}

/** Every statement of a call, or some: always the last of them. */
function stepsOf(count: number): number[] {
  const all = Array.from({ length: count }, (_, index) => index + 1)
  if (wantsAll) return all.filter((at) => at >= Number(firstStep) && at <= Number(lastStep))
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

/** How the round, its bets and the money of a player stand; they must not say different things. */
async function standOf(member: Id<'mem'>) {
  const [own] = await db.sql<{ id: string }>`select id from arcade.rounds where player = ${member}`
  const found = own && (await arcade.rounds.find(own.id))
  const all = await wagers.listWagers(member)
  const live = all.filter(({ status }) => status !== 'voided')
  const staked = live.reduce((sum, { stake }) => sum + stake, 0n)
  const payout = live.reduce((sum, wager) => sum + wager.payout, 0n)
  return {
    round: found?.round.state ?? 'none',
    moves: found?.round.moves ?? [],
    raises: found?.round.raises ?? null,
    /** By the rules, with the moves that count. */
    owes: { staked: found?.played.staked ?? 0n, payout: found?.round.payout ?? 0n },
    bets: { states: [...new Set(live.map(({ status }) => status))], staked, payout },
    isPrevented: own !== undefined && (await isPrevented(member, own.id)),
    wasVoided: all.length > live.length,
    isMoneyRight: (await cashOf(member)) === rich - staked + payout,
  }
}

type Stand = Awaited<ReturnType<typeof standOf>>

/** Whether the bets of a round are what its state and its moves say of them. */
function isRuled({ round, owes, bets, isPrevented: cannotCome, wasVoided }: Stand): boolean {
  const [state, ...others] = bets.states
  if (state === undefined)
    return round === 'none' || (round === 'voided' && (cannotCome || wasVoided))
  const isWhole = others.length === 0 && state === round && bets.staked === owes.staked
  return isWhole && bets.payout === owes.payout
}

/** What stands there against rules AR20, AR21 and AR23, once it was looked at; empty when nothing does. */
function problemOf(stand: Stand): string {
  const isSettled = !stand.raises?.open
  return isRuled(stand) && stand.isMoneyRight && isSettled
    ? ''
    : JSON.stringify(stand, bigintAsText)
}

/** A player who was told a result is told the same by the server that was started again. */
function differenceOf(before: Told, again: Told): string {
  if (before?.success !== true) return ''
  const [first, second] = [before.value.round, again?.value.round]
  const isSame =
    first.id === second?.id &&
    first.payout === second.payout &&
    first.moves.length === second.moves.length
  return isSame ? '' : `${JSON.stringify(first)} became ${JSON.stringify(again)}`
}

type Told = Awaited<ReturnType<Seat['fire']>>

const bigintAsText = (_: string, value: unknown) =>
  typeof value === 'bigint' ? String(value) : value

describe(`kill -9 of the server (seed ${seed})`, () => {
  it.each(Object.entries(calls))(
    '[AR20] [AR21] [AR23] between the steps of %s leaves a round that its rule ends, and the money right',
    async (name, seated) => {
      const first = await seated()
      const count = await node.countMessages(first.fire)
      for (const step of stepsOf(count)) {
        if (wantsAll) process.stderr.write(`${name}: before ${step} of ${count}\n`)
        const { member, fire, finish } = await seated()
        node.killBefore(step)
        const before = await fire()
        await node.dies()
        await node.start()
        // Another node looks at what was left, as it does every minute; here without waiting for it.
        clock.offsetMs += 60_000
        await arcade.recover()
        const left = problemOf(await standOf(member))
        const again = await askedAgain(fire)
        const told = differenceOf(before, again)
        const after = problemOf(await settled(member))
        await finish?.()
        const end = await standOf(member)
        const isEnded = finish === undefined || end.round === 'settled'
        const last = isEnded ? problemOf(end) : `It is ${end.round}.`
        const about = `asked again, it was answered ${again?.code ?? 'nothing'}`
        expect([step, left, told, after, last], about).toEqual([step, '', '', '', ''])
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
      const { round, bets } = await standOf(member)
      return round !== 'open' || bets.states.includes('open')
    })
    .toBe(true)
  return await standOf(member)
}
