import { afterAll, describe, expect, it } from 'vitest'
import type { ArcadeTable } from '@baize/contract/arcade/arcade'
import type { ArcadePurse } from '@baize/contract/arcade/purse'
import type { Id } from '@baize/kernel/ids'
import { testArcade } from '../../../../testing/arcade.ts'
import { askedAgain, startKillableNode, type Reply } from '../../../../testing/killable-node.ts'
import { createChance } from '../../../../testing/ledger-script.ts'
import { offerPurses } from '../../../../testing/purses.ts'

// KILL_STEPS=all dies before every statement that the server sends to PostgreSQL; usually some of them are chosen, by a seed.
const wantsAll = process.env['KILL_STEPS'] === 'all'
const seed = Number(process.env['KILL_SEED'] ?? 20_261_117)
const chosen = 1

const test = await testArcade()
const { db, arcade, clock, memberWith, launchToken, cashOf, wagers, app } = test
await offerPurses(db)
const node = await startKillableNode(db.url)
afterAll(() => node.stop())
await node.start()

const rich = 1_000_000n
const chance = createChance(seed)
let requests = 0
const name = () => `killed-${(requests += 1)}`

type Stood = {
  readonly purse: ArcadePurse
  readonly rounds?: readonly { readonly nonce: number }[]
}
type Told = Reply<Stood> | undefined

/** One player with one call under way. */
type Seat = {
  readonly member: Id<'mem'>
  readonly fire: () => Promise<Told>
  readonly close: () => Promise<Told>
}

async function sit() {
  const member = await memberWith(rich)
  const opened = await askedAgain(async () =>
    node.send<ArcadeTable>('/arcade/session', { token: await launchToken(member, 'dice') }),
  )
  if (opened?.success !== true) throw new Error(`Nobody sits there: ${opened?.code}`)
  const { session, stakes, nextSeed, purse } = opened.value
  if (purse === null) throw new Error('No purse is offered.')
  const own = { session, clientSeed: 'of-the-browser', commitment: nextSeed.commitment }
  await askedAgain(() => node.send('/arcade/seeds/exchange', own))
  const send = async (path: string, body: object): Promise<Told> =>
    await node.send<Stood>(`/arcade/purses${path}`, { session, ...body })
  const least = BigInt(stakes.min)
  const amount = String(least * 100n)
  const open = (request: string) => send('', { request, amount })
  return { member, send, open, least, amount }
}

const bets = (stake: bigint) =>
  Array.from({ length: 5 }, () => ({
    stake: String(stake),
    choice: { side: 'under', target: 4_950 },
  }))

async function sitWithPurse() {
  const seat = await sit()
  const request = name()
  const opened = await askedAgain(() => seat.open(request))
  const id = opened?.value.purse.id ?? ''
  const play = (request: string) => seat.send(`/${id}/rounds`, { request, bets: bets(seat.least) })
  const close = () => seat.send(`/${id}/close`, {})
  return { ...seat, id, play, close }
}

const calls: Readonly<Record<string, () => Promise<Seat>>> = {
  'the opening': async () => {
    const { member, open, send } = await sit()
    const request = name()
    const close = async () => {
      const stood = await open(request)
      // Whose sum was prevented has nothing that could go home.
      if (stood?.code === 'unavailable') return stood
      return await send(`/${stood?.value.purse.id}/close`, {})
    }
    return { member, fire: () => open(request), close }
  },
  'a further sum': async () => {
    const { member, id, send, amount, close } = await sitWithPurse()
    const request = name()
    return { member, fire: () => send(`/${id}/sums`, { request, amount }), close }
  },
  'some rounds': async () => {
    const { member, play, close } = await sitWithPurse()
    const request = name()
    return { member, fire: () => play(request), close }
  },
  'the end': async () => {
    const { member, play, close } = await sitWithPurse()
    const request = name()
    await askedAgain(() => play(request))
    return { member, fire: close, close }
  },
}

/** Every statement of a call, or some: always the last of them. */
function stepsOf(count: number): number[] {
  const all = Array.from({ length: count }, (_, index) => index + 1)
  if (wantsAll) return all
  const between = Array.from({ length: chosen }, () => 2 + chance.below(count - 2))
  return [...new Set([...between, count])].toSorted((a, b) => a - b)
}

type Sums = { readonly staked: bigint; readonly paid: bigint }

/** How purse, rounds, bets and money of a player stand; they must not say different things. */
async function standOf(member: Id<'mem'>) {
  const own = await db.sql<Sums & { state: string; filled: bigint }>`
    select state, filled, staked, paid from arcade.purses where player = ${member}`
  const played = await db.sql.one<Sums & { rounds: number; nonces: number }>`
    select coalesce(sum(stake), 0)::bigint as staked, coalesce(sum(payout), 0)::bigint as paid,
      count(*)::integer as rounds, count(distinct nonce)::integer as nonces
    from arcade.rounds where player = ${member}`
  const pair = await db.sql.one<{ nonce: number }>`
    select nonce::integer from arcade.seeds
    where player = ${member} and activated_at is not null and revealed_at is null`
  const told = await wagers.listWagers(member)
  const books = await app.rooms.ledger.balances(`member:${member}`)
  const escrow = books.find(({ kind }) => kind === 'purse')?.balance ?? 0n
  const settled = {
    staked: told.reduce((sum, { stake }) => sum + stake, 0n),
    paid: told.reduce((sum, { payout }) => sum + payout, 0n),
  }
  const sums = (rows: readonly Sums[]) => ({
    staked: rows.reduce((sum, { staked }) => sum + staked, 0n),
    paid: rows.reduce((sum, { paid }) => sum + paid, 0n),
  })
  return {
    states: own.map(({ state }) => state),
    purse: sums(own),
    rounds: sums([played]),
    settled,
    escrow,
    cash: await cashOf(member),
    isWithoutGap: played.rounds === played.nonces && pair.nonce === played.rounds,
  }
}

type Stand = Awaited<ReturnType<typeof standOf>>
const isSame = (a: Sums, b: Sums) => a.staked === b.staked && a.paid === b.paid

/** What stands there against AR54 and AR56; empty when nothing does. */
function problemOf(stand: Stand, isOver: boolean): string {
  const { purse, rounds, settled, escrow, cash, isWithoutGap, states } = stand
  const isMoneyRight = cash + escrow === rich - settled.staked + settled.paid
  const isClosed = states.every((state) => state === 'closed')
  const isEnded = isClosed && escrow === 0n && isSame(settled, rounds)
  const isRight = isMoneyRight && isWithoutGap && isSame(purse, rounds)
  return isRight && (!isOver || isEnded) ? '' : JSON.stringify(stand, bigintAsText)
}

/** A player who was told rounds is told the same by the server that was started again. */
function differenceOf(before: Told, again: Told): string {
  if (before?.success !== true) return ''
  const nonces = (told: Told) => told?.value.rounds?.map(({ nonce }) => nonce).join()
  const isSameAnswer =
    again?.success === true &&
    before.value.purse.id === again.value.purse.id &&
    nonces(before) === nonces(again)
  return isSameAnswer ? '' : `${JSON.stringify(before)} became ${JSON.stringify(again)}`
}

const bigintAsText = (_: string, value: unknown) =>
  typeof value === 'bigint' ? String(value) : value

describe(`kill -9 of the server over a purse (seed ${seed})`, () => {
  it.each(Object.entries(calls))(
    '[AR54] [AR56] between the steps of %s leaves money that is whole, and is brought home',
    async (_, seated) => {
      const first = await seated()
      const count = await node.countMessages(first.fire)
      for (const step of stepsOf(count)) {
        const { member, fire, close } = await seated()
        node.killBefore(step)
        const before = await fire()
        await node.dies()
        await node.start()
        // Another node looks at what was left; here without waiting for it.
        clock.offsetMs += 20_000
        await arcade.recover()
        const left = problemOf(await standOf(member), false)
        const told = differenceOf(before, await fire())
        await close()
        clock.offsetMs += 120_000
        await arcade.recover()
        const end = problemOf(await standOf(member), true)
        expect([step, left, told, end]).toEqual([step, '', '', ''])
      }
    },
    wantsAll ? 3_600_000 : 600_000,
  )

  it('leaves books that hold', async () => {
    expect(await app.rooms.ledger.proveFully()).toMatchObject({ holds: true })
  })
})
