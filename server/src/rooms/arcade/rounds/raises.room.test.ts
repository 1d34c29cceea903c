import { afterEach, describe, expect, it } from 'vitest'
import type { BlackjackShown } from '@baize/games/blackjack/blackjack'
import type { Id } from '@baize/kernel/ids'
import { verifyRound } from '@baize/games/verify'
import { dealNext, seatAt, testArcade, type Dealt } from '../../../../testing/arcade.ts'
import type { Seated } from '../arcade.ts'
import type { Raises } from './store.ts'

const test = await testArcade()
const { db, memberWith, launchToken, cashOf, fail, heal, clock, wagers, logged, calls } = test
let { arcade } = test
const rich = 1_000_000n
let asked = 0

afterEach(heal)

type Sat = { readonly member: Id<'mem'>; readonly seated: Seated; readonly stake: bigint }

/** A member at a table of blackjack, whose next round is one that is wanted. */
async function sit(isWanted: (dealt: Dealt) => boolean, stakes = rich): Promise<Sat> {
  const member = await memberWith(stakes)
  const seated = await seatAt(arcade, await launchToken(member, 'blackjack'))
  const stake = seated.stakes.min
  await dealNext(test, member, { model: 'blackjack', stake }, isWanted)
  return { member, seated, stake }
}

async function begin({ seated, stake }: Pick<Sat, 'seated' | 'stake'>): Promise<string> {
  const request = `raise-test-${(asked += 1)}`
  const began = await arcade.rounds.play(seated.seat!, { request, stake, choice: null })
  if (!began.ok) throw new Error(began.code)
  return began.value.round.id
}

const move = (seated: Seated, round: string, step: number, made: string) =>
  arcade.rounds.move(seated.seat!, { round, step, move: made })

const codeOf = (result: { ok: boolean; code?: string }) => (result.ok ? 'ok' : result.code)
const only = async (seated: Seated) => (await arcade.list(seated, { limit: 10 }))[0]!
const shownOf = (dealt: Dealt, ...moves: string[]) =>
  dealt(...moves)?.shown as BlackjackShown | undefined

/** What the bets of a round say together. */
async function betsOf(member: Id<'mem'>) {
  const found = await wagers.listWagers(member)
  const sum = (of: 'stake' | 'payout' | 'validBet') =>
    found.reduce((total, wager) => total + wager[of], 0n)
  return {
    states: found.map(({ status }) => status).toSorted(),
    rounds: new Set(found.map(({ round }) => round)).size,
    staked: sum('stake'),
    payout: sum('payout'),
    validBet: sum('validBet'),
  }
}

/** A hand that can be played on, and that a double wins, loses or pushes. */
const doubles = (outcome: string) => (dealt: Dealt) =>
  shownOf(dealt)?.phase === 'hands' && shownOf(dealt, 'double')?.hands[0]?.outcome === outcome

/** Under an ace without a ten: a pair that is insured, split, and doubled on both hands, one of which wins. */
const allMoves = ['insure', 'split', 'double', 'double']
const withAllMoves = (dealt: Dealt) => {
  if (shownOf(dealt)?.phase !== 'insurance') return false
  const end = dealt(...allMoves)
  return end?.isOver === true && end.payout > 0n
}

/** The process dies; another starts a while later and looks at what was left. */
async function crashAndRecover(afterMs = 20_000): Promise<number> {
  heal()
  clock.offsetMs += afterMs
  arcade = test.restart()
  return await arcade.recover()
}

describe('a move that costs', () => {
  it.each([
    ['won', 4n],
    ['push', 2n],
    ['bust', 0n],
  ] as const)(
    '[AR18] [AR19] is a further bet of the round, and of a hand that is %s each bet gets its part',
    async (outcome, times) => {
      const sat = await sit(doubles(outcome))
      const { member, seated, stake } = sat
      const round = await begin(sat)
      const doubled = await move(seated, round, 0, 'double')
      if (!doubled.ok) throw new Error(doubled.code)
      const payout = stake * times
      const left = rich - 2n * stake + payout
      expect(doubled.value).toMatchObject({
        balance: left,
        round: { state: 'settled', moves: ['double'], payout: String(payout) },
      })
      expect(await cashOf(member)).toBe(left)
      const part = { round, stake, payout: payout / 2n, status: 'settled' }
      expect(await wagers.listWagers(member)).toMatchObject([part, part])
      expect(await betsOf(member)).toMatchObject({ staked: 2n * stake, payout, rounds: 1 })
      expect(await move(seated, round, 0, 'double')).toEqual(doubled)
      expect(await cashOf(member)).toBe(left)
    },
  )

  it('[AR18] [AR19] insurance, a split and two doubles are four further bets, and the round pays all of them once', async () => {
    const sat = await sit(withAllMoves)
    const { member, seated, stake } = sat
    const round = await begin(sat)
    let staked = stake
    for (const [step, made] of allMoves.entries()) {
      staked += made === 'insure' ? stake / 2n : stake
      const moved = await move(seated, round, step, made)
      if (!moved.ok) throw new Error(`${made}: ${moved.code}`)
      const { state, payout: paid } = moved.value.round
      expect(moved.value.balance).toBe(rich - staked + (state === 'open' ? 0n : BigInt(paid)))
    }
    const { payout, ...ended } = await only(seated)
    expect(ended).toMatchObject({ state: 'settled', moves: allMoves, staked: String(staked) })
    expect(await cashOf(member)).toBe(rich - staked + BigInt(payout))
    expect(await betsOf(member)).toMatchObject({
      staked,
      payout: BigInt(payout),
      rounds: 1,
      states: Array(5).fill('settled'),
    })
  })

  it('[AR15] [AR19] a round with such moves is recalled from each of its bets, and verified', async () => {
    const sat = await sit(withAllMoves)
    const { member, seated } = sat
    const id = await begin(sat)
    for (const [step, made] of allMoves.entries()) await move(seated, id, step, made)
    const { commitment } = (await arcade.seeds.standing(member)).next
    expect(codeOf(await arcade.seeds.exchange(member, { clientSeed: 'x', commitment }))).toBe('ok')
    for (const wager of await wagers.listWagers(member)) {
      const recalled = await arcade.recall(wager.id, member)
      if (!recalled.ok || recalled.value.round === null) throw new Error('It was not recalled.')
      const { round, seed } = recalled.value
      const { serverSeed = '', clientSeed = '', commitment: promised = '' } = seed ?? {}
      const { model, nonce, choice, moves } = round
      const [stake, payout] = [BigInt(round.stake), BigInt(round.payout)]
      const told = { model, nonce, stake, choice, moves, serverSeed, clientSeed, payout }
      const verified = verifyRound({ ...told, commitment: promised, shown: round.shown })
      expect(verified).toMatchObject({ ok: true, value: { missing: ['listed'] } })
      const checks = { commitment: true, payout: true, shown: true }
      expect(verified.ok && verified.value.checks).toEqual(checks)
    }
  })

  it('[AR18] without the money for it is refused with what there is, moves nothing, and the step takes another move', async () => {
    const plays = await sit(doubles('won'))
    const { stake } = plays
    const sat = await sit(doubles('won'), 2n * stake - 1n)
    const { member, seated } = sat
    const round = await begin(sat)
    const refused = await move(seated, round, 0, 'double')
    expect(refused).toMatchObject({
      code: 'insufficient_funds',
      value: { balance: String(stake - 1n) },
    })
    expect(logged.at(-1)).toContain('insufficient_funds')
    const kept = await db.sql.one<{ raises: Raises }>`
      select raises from arcade.rounds where id = ${round}`
    expect(kept.raises).toMatchObject({ open: null, taken: [] })
    expect(await only(seated)).toMatchObject({ state: 'open', moves: [] })
    expect(await cashOf(member)).toBe(stake - 1n)
    expect(codeOf(await move(seated, round, 0, 'stand'))).toBe('ok')
    expect(await only(seated)).toMatchObject({ state: 'settled', moves: ['stand'] })
    expect(await betsOf(member)).toMatchObject({ staked: stake, states: ['settled'] })
  })

  it('[AR18] passes the gate of every stake: whoever was excluded since cannot raise, and can end the round', async () => {
    const sat = await sit(doubles('won'))
    const { member, seated } = sat
    const round = await begin(sat)
    await test.lockMember(member)
    expect(codeOf(await move(seated, round, 0, 'double'))).toBe('member_blocked')
    expect(await only(seated)).toMatchObject({ state: 'open', moves: [] })
    expect(codeOf(await move(seated, round, 0, 'stand'))).toBe('ok')
    expect((await betsOf(member)).states).toEqual(['settled'])
  })

  it('[AR18] is held to the member’s own loss limit like the first stake', async () => {
    const sat = await sit(doubles('won'))
    const { member, seated, stake } = sat
    await test.limitLosses(member, 2n * stake - 1n)
    const round = await begin(sat)
    expect(codeOf(await move(seated, round, 0, 'double'))).toBe('limit_reached')
    expect(await only(seated)).toMatchObject({ state: 'open', moves: [] })
    expect(codeOf(await move(seated, round, 0, 'stand'))).toBe('ok')
    expect((await betsOf(member)).staked).toBe(stake)
  })

  it('[AR6] [AR18] twenty times at once is one, and another move for its step is refused', async () => {
    const sat = await sit(withAllMoves)
    const { member, seated, stake } = sat
    const round = await begin(sat)
    const all = await Promise.all(
      Array.from({ length: 20 }, () => move(seated, round, 0, 'insure')),
    )
    expect(new Set(all.map(codeOf))).toEqual(new Set(['ok']))
    expect(codeOf(await move(seated, round, 0, 'decline'))).toBe('invalid_move')
    expect(await only(seated)).toMatchObject({ state: 'open', moves: ['insure'] })
    expect(await cashOf(member)).toBe(rich - stake - stake / 2n)
  })

  it('[AR18] of two different moves for one step at once one is made, and what is staked is what it costs', async () => {
    for (let tries = 0; tries < 5; tries += 1) {
      const sat = await sit(doubles('bust'))
      const { member, seated, stake } = sat
      const round = await begin(sat)
      const both = await Promise.all(
        ['double', 'stand', 'double', 'stand'].map((made) => move(seated, round, 0, made)),
      )
      expect(both.filter(({ ok }) => ok).length).toBeGreaterThan(0)
      const { state, moves, payout } = await only(seated)
      expect([state, moves.length]).toEqual(['settled', 1])
      const staked = moves[0] === 'double' ? 2n * stake : stake
      expect(await cashOf(member)).toBe(rich - staked + BigInt(payout))
    }
  })

  it('[AR10] [AR18] for a round of somebody else is refused, and costs neither of them anything', async () => {
    const sat = await sit(doubles('won'))
    const round = await begin(sat)
    const stranger = await sit(doubles('won'))
    expect(codeOf(await move(stranger.seated, round, 0, 'double'))).toBe('not_found')
    expect(await cashOf(stranger.member)).toBe(rich)
    expect(await cashOf(sat.member)).toBe(rich - sat.stake)
    expect(await only(sat.seated)).toMatchObject({ state: 'open', moves: [] })
  })

  it('[AR13] [AR18] with fun money takes fun money, once, and only what is there', async () => {
    const before = await test.countWagers()
    const seated = await seatAt(arcade, await launchToken(null, 'blackjack'))
    const { player, id } = seated.session
    const stake = seated.stakes.min
    await dealNext(test, player, { model: 'blackjack', stake }, withAllMoves)
    const round = await begin({ seated, stake })
    const fun = (await arcade.balance(seated)) ?? 0n
    const all = await Promise.all(Array.from({ length: 5 }, () => move(seated, round, 0, 'insure')))
    expect(new Set(all.map(codeOf))).toEqual(new Set(['ok']))
    expect(await arcade.balance(seated)).toBe(fun - stake / 2n)
    await db.sql`update arcade.sessions set fun = ${stake - 1n} where id = ${id}`
    expect(codeOf(await move(seated, round, 1, 'split'))).toBe('insufficient_funds')
    expect(await arcade.balance(seated)).toBe(stake - 1n)
    expect(await only(seated)).toMatchObject({ state: 'open', moves: ['insure'] })
    expect(await test.countWagers()).toBe(before)
  })

  it('[AR13] a round with fun money is paid once, however many end it at once', async () => {
    const seated = await seatAt(arcade, await launchToken(null, 'blackjack'))
    const stake = seated.stakes.min
    await dealNext(test, seated.session.player, { model: 'blackjack', stake }, doubles('won'))
    const fun = (await arcade.balance(seated)) ?? 0n
    const round = await begin({ seated, stake })
    const all = await Promise.all(Array.from({ length: 5 }, () => move(seated, round, 0, 'double')))
    expect(new Set(all.map((one) => one.ok && one.value.round.payout))).toEqual(
      new Set([String(4n * stake)]),
    )
    expect(await arcade.balance(seated)).toBe(fun + 2n * stake)
  })
})

describe('a further stake that was interrupted', () => {
  it('[AR23] before the wallet was asked never comes, the move is as if never made, and can be made again', async () => {
    const sat = await sit(doubles('won'))
    const { member, seated, stake } = sat
    const round = await begin(sat)
    fail({ verb: 'bet', when: 'before' })
    expect(codeOf(await move(seated, round, 0, 'double'))).toBe('unavailable')
    expect(await cashOf(member)).toBe(rich - stake)
    expect(await only(seated)).toMatchObject({ state: 'open', moves: [] })
    const late = await test.app.rooms.play.walletFor('ARCADE').bet({
      requestId: round,
      transactionId: `${round}:0.0`,
      roundId: round,
      player: member,
      gameCode: seated.session.gameCode,
      sessionToken: seated.session.walletToken,
      currency: 'PHP',
      amount: String(stake),
    })
    expect(late).toMatchObject({ ok: false, code: 'bet_rolled_back' })
    expect(codeOf(await move(seated, round, 0, 'double'))).toBe('ok')
    expect(await cashOf(member)).toBe(rich + 2n * stake)
  })

  it('[AR23] after the wallet took it counts, whatever became of the answer', async () => {
    const sat = await sit(doubles('won'))
    const { member, seated, stake } = sat
    const round = await begin(sat)
    fail({ verb: 'bet', when: 'after' })
    expect(codeOf(await move(seated, round, 0, 'double'))).toBe('ok')
    expect(await cashOf(member)).toBe(rich + 2n * stake)
  })

  it.each([
    ['before', 0n],
    ['after', 1n],
  ] as const)(
    '[AR23] %s the wallet took it, by a process that died, is found by the next one',
    async (when, taken) => {
      const sat = await sit(withAllMoves)
      const { member, seated, stake } = sat
      const round = await begin(sat)
      // The round is old enough to be looked at; what is asked for in it now is not.
      clock.offsetMs += 60_000
      // With a first one the stake of the round is proven, so that only the second asks what became of it.
      await move(seated, round, 0, 'insure')
      fail({ verb: 'bet', when })
      fail({ verb: 'transactionStatus', when: 'before' })
      expect(codeOf(await move(seated, round, 1, 'split'))).toBe('unavailable')
      const insured = rich - stake - stake / 2n
      expect(await cashOf(member)).toBe(insured - taken * stake)
      // It may be under way on some node.
      await crashAndRecover(1_000)
      expect((await only(seated)).moves).toEqual(['insure'])
      expect(await crashAndRecover()).toBe(0)
      const made = taken === 1n ? ['insure', 'split'] : ['insure']
      expect(await only(seated)).toMatchObject({ state: 'open', moves: made })
      expect(await cashOf(member)).toBe(insured - taken * stake)
      const further = taken === 1n ? 'double' : 'split'
      expect(codeOf(await move(seated, round, made.length, further))).toBe('ok')
      expect(await cashOf(member)).toBe(insured - (taken + 1n) * stake)
    },
  )

  it('[AR23] that could not be taken back at once is taken back by the next move, and goes on', async () => {
    const sat = await sit(doubles('won'))
    const { member, seated, stake } = sat
    const round = await begin(sat)
    fail({ verb: 'bet', when: 'before' })
    fail({ verb: 'rollback', when: 'before' })
    expect(codeOf(await move(seated, round, 0, 'double'))).toBe('unavailable')
    const before = calls.length
    expect(codeOf(await move(seated, round, 0, 'stand'))).toBe('ok')
    expect(calls.slice(before)).toContain('rollback')
    expect(await only(seated)).toMatchObject({ state: 'settled', moves: ['stand'] })
    expect((await betsOf(member)).staked).toBe(stake)
  })

  it.each(['before', 'after'] as const)(
    '[AR21] [AR23] when the round was over, %s any of its wins was paid, each is paid once',
    async (when) => {
      const sat = await sit(withAllMoves)
      const { member, seated, stake } = sat
      const round = await begin(sat)
      for (const [step, made] of allMoves.slice(0, -1).entries()) {
        await move(seated, round, step, made)
      }
      for (let win = 0; win < 5; win += 1) {
        fail({ verb: 'win', when })
        expect(codeOf(await move(seated, round, 3, 'double'))).toBe('unavailable')
      }
      expect(await crashAndRecover()).toBe(1)
      const { payout } = await only(seated)
      expect(await cashOf(member)).toBe(rich - (stake * 9n) / 2n + BigInt(payout))
      expect((await betsOf(member)).payout).toBe(BigInt(payout))
      expect(codeOf(await move(seated, round, 3, 'double'))).toBe('ok')
      expect(await cashOf(member)).toBe(rich - (stake * 9n) / 2n + BigInt(payout))
    },
  )
})

describe('a round that is over with its stake', () => {
  const isNatural = (dealt: Dealt) => shownOf(dealt)?.hands[0]?.outcome === 'blackjack'

  it('[AR6] is told as it ended to all who ask for it at once, and leaves its table free', async () => {
    const sat = await sit(isNatural)
    const { member, seated, stake } = sat
    const wanted = { request: `raise-test-${(asked += 1)}`, stake, choice: null }
    const all = await Promise.all(
      Array.from({ length: 10 }, () => arcade.rounds.play(seated.seat!, wanted)),
    )
    const told = all.map((one) => (one.ok ? [one.value.round.state, one.value.round.payout] : one))
    expect(new Set(told.map(String))).toEqual(new Set([`settled,${(stake * 5n) / 2n}`]))
    expect(await cashOf(member)).toBe(rich + (stake * 3n) / 2n)
    await begin(sat)
  })
})

describe('a round that its player left', () => {
  it('[AR22] [AR19] ends by moves that cost nothing, and pays all that was staked', async () => {
    const sat = await sit(withAllMoves)
    const { member, seated, stake } = sat
    const round = await begin(sat)
    await move(seated, round, 0, 'insure')
    await move(seated, round, 1, 'split')
    await crashAndRecover(24 * 3_600_000)
    const { state, moves, payout } = await only(seated)
    expect([state, moves]).toEqual(['settled', ['insure', 'split', 'stand', 'stand']])
    expect(await cashOf(member)).toBe(rich - (stake * 5n) / 2n + BigInt(payout))
    expect((await betsOf(member)).payout).toBe(BigInt(payout))
  })

  it('[AR24] while the player moves in that very moment is left to the player’s move', async () => {
    const sat = await sit(withAllMoves)
    const { member, seated, stake } = sat
    const round = await begin(sat)
    const now = Date.now() + clock.offsetMs
    // A node whose clock is behind takes the move while the sweep asks the wallet.
    const behind = test.restart({ now: () => new Date(now) })
    const wallet = test.app.rooms.play.walletFor('ARCADE')
    const sweeping = test.restart({
      now: () => new Date(now + 24 * 3_600_000),
      wallet: {
        ...wallet,
        async transactionStatus(ask) {
          const insure = { round, step: 0, move: 'insure' }
          await behind.rounds.move(seated.seat!, insure)
          return await wallet.transactionStatus(ask)
        },
      },
    })
    await sweeping.recover()
    expect(await only(seated)).toMatchObject({ state: 'open', moves: ['insure'] })
    expect(await cashOf(member)).toBe(rich - stake - stake / 2n)
    await sweeping.recover()
    const { state, moves, payout } = await only(seated)
    expect([state, moves]).toEqual(['settled', ['insure', 'stand']])
    expect(await cashOf(member)).toBe(rich - stake - stake / 2n + BigInt(payout))
  })
})
