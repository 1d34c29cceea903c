import { afterEach, describe, expect, it } from 'vitest'
import { auditPair } from '@baize/games/audit-pair'
import type { Id } from '@baize/kernel/ids'
import { seatAt, testArcade } from '../../../../testing/arcade.ts'
import type { Seated } from '../arcade.ts'

const test = await testArcade()
const { db, memberWith, launchToken, cashOf, fail, heal, clock, wagers, app, logged } = test
let { arcade } = test
const rich = 1_000_000n
let asked = 0

afterEach(() => {
  heal()
  clock.offsetMs += 120_000
})

type Sat = { readonly member: Id<'mem'>; readonly seated: Seated; readonly stake: bigint }

async function sit(cash = rich): Promise<Sat> {
  const member = await memberWith(cash)
  const seated = await seatAt(arcade, await launchToken(member, 'dice'))
  return { member, seated, stake: seated.stakes.min }
}

const name = () => `purse-test-${(asked += 1)}`
const choice = { side: 'under', target: 4_950 }
const codeOf = (result: { ok: boolean; code?: string }) => (result.ok ? 'ok' : result.code)

async function open({ seated, stake }: Sat, times = 100n, request = name()) {
  const opened = await arcade.purses.open(seated.seat!, { request, amount: stake * times })
  if (!opened.ok) throw new Error(opened.code)
  return opened.value.purse.id
}

const betsOf = (stake: bigint, count: number) =>
  Array.from({ length: count }, () => ({ stake, choice }))

const roll = ({ seated, stake }: Sat, purse: string, count = 5, request = name()) =>
  arcade.purses.play(seated.seat!, { purse, request, bets: betsOf(stake, count) })

/** Rolls so many times, at the pace of the game. */
async function rolls(sat: Sat, purse: string, times: number, count = 10) {
  for (let time = 0; time < times; time += 1) {
    const played = await roll(sat, purse, count)
    if (!played.ok) throw new Error(played.code)
    clock.offsetMs += 1_000
  }
}

const close = ({ seated }: Sat, purse: string) => arcade.purses.close(seated.seat!, purse)

async function purseOf(id: string) {
  return await db.sql.one<{
    state: string
    closedBy: string
    filled: bigint
    staked: bigint
    paid: bigint
  }>`
    select state, closed_by as "closedBy", filled, staked, paid from arcade.purses where id = ${id}`
}

/** What the rounds of a purse come to, counted anew. */
async function roundsOf(purse: string) {
  return await db.sql.one<{ staked: bigint; paid: bigint; rounds: number }>`
    select coalesce(sum(stake), 0)::bigint as staked, coalesce(sum(payout), 0)::bigint as paid,
      count(*)::integer as rounds
    from arcade.rounds where purse = ${purse}`
}

async function escrowOf(member: Id<'mem'>): Promise<bigint> {
  const books = await app.rooms.ledger.balances(`member:${member}`)
  return books.find(({ kind }) => kind === 'purse')?.balance ?? 0n
}

/** Every unit is in the wallet or in the purse, and what was settled is what the rounds say. */
async function expectWhole({ member }: Sat, purse: string, cash = rich) {
  const { staked, paid } = await roundsOf(purse)
  const told = await wagers.listWagers(member, { limit: 200 })
  const sum = (of: 'stake' | 'payout') => told.reduce((all, one) => all + one[of], 0n)
  const unsettled = staked - paid - (sum('stake') - sum('payout'))
  const there = (await cashOf(member)) + (await escrowOf(member))
  expect(there - unsettled).toBe(cash - staked + paid)
  return { staked, paid, told, stakes: sum('stake'), payouts: sum('payout') }
}

describe('a purse', () => {
  it('[AR50] [AR53] [AR54] is set aside, played from, settled and brought home whole', async () => {
    const sat = await sit()
    const purse = await open(sat)
    expect(await cashOf(sat.member)).toBe(rich - 100n * sat.stake)
    expect(await escrowOf(sat.member)).toBe(100n * sat.stake)
    await rolls(sat, purse, 2)
    expect(await wagers.listWagers(sat.member)).toEqual([])
    const { staked, paid } = await roundsOf(purse)
    const closed = await close(sat, purse)
    if (!closed.ok) throw new Error(closed.code)
    const home = rich - staked + paid
    expect(closed.value).toMatchObject({ balance: home, purse: { state: 'closed', rounds: 20 } })
    expect(await cashOf(sat.member)).toBe(home)
    expect(await escrowOf(sat.member)).toBe(0n)
    expect(await wagers.listWagers(sat.member)).toMatchObject([
      { round: `${purse}:0`, stake: staked, payout: paid, status: 'settled' },
    ])
    expect(codeOf(await roll(sat, purse))).toBe('purse_closed')
    expect(await close(sat, purse)).toMatchObject({
      ok: true,
      value: { purse: { state: 'closed' } },
    })
  })

  it('[AR50] a sum outside the bounds of its game is refused, and so is a game that is not played so', async () => {
    const sat = await sit()
    const of = (amount: bigint) => arcade.purses.open(sat.seated.seat!, { request: name(), amount })
    expect(codeOf(await of(sat.stake * 9n))).toBe('purse_too_small')
    expect(codeOf(await of(sat.stake * 10_001n))).toBe('purse_too_large')
    const poor = await sit(sat.stake * 99n)
    const asking = { request: name(), amount: sat.stake * 100n }
    expect(codeOf(await arcade.purses.open(poor.seated.seat!, asking))).toBe('insufficient_funds')
    expect(await cashOf(poor.member)).toBe(sat.stake * 99n)
    const mines = await seatAt(arcade, await launchToken(sat.member, 'mines'))
    const there = await arcade.purses.open(mines.seat!, { request: name(), amount: 1_000n })
    expect(codeOf(there)).toBe('not_allowed')
    expect(await arcade.purses.terms(mines.seat!)).toBeNull()
    expect(await cashOf(sat.member)).toBe(rich)
  })

  it('[AR50] where the house does not offer it real money is not played so, and fun money is', async () => {
    const sat = await sit()
    const quiet = test.restart({ arePursesOn: () => false })
    const seated = (await quiet.find(sat.seated.token))!
    expect(await quiet.purses.terms(seated.seat!)).toBeNull()
    const asking = { request: name(), amount: sat.stake * 100n }
    expect(codeOf(await quiet.purses.open(seated.seat!, asking))).toBe('purses_off')
    const fun = await seatAt(quiet, await launchToken(null, 'dice'))
    expect(codeOf(await quiet.purses.open(fun.seat!, asking))).toBe('ok')
  })

  it('[AR58] that is not offered any more is shown until it is home, and says why nothing is played', async () => {
    const sat = await sit()
    const filled = { request: name(), amount: sat.stake * 100n }
    const opened = await arcade.purses.open(sat.seated.seat!, filled)
    if (!opened.ok) throw new Error(opened.code)
    const purse = opened.value.purse.id
    const quiet = test.restart({ arePursesOn: () => false })
    const { seat } = (await quiet.find(sat.seated.token))!
    expect(await quiet.purses.terms(seat!)).toMatchObject({ open: { id: purse } })
    const more = { purse, request: name(), amount: sat.stake }
    const bets = [{ stake: sat.stake, choice: { side: 'under', target: 5_000 } }]
    expect(codeOf(await quiet.purses.add(seat!, more))).toBe('purses_off')
    expect(codeOf(await quiet.purses.play(seat!, { purse, request: name(), bets }))).toBe(
      'purses_off',
    )
    expect(codeOf(await quiet.purses.open(seat!, filled))).toBe('purses_off')
    expect(codeOf(await quiet.purses.close(seat!, purse))).toBe('ok')
    expect(await quiet.purses.terms(seat!)).toBeNull()
    expect(await cashOf(sat.member)).toBe(rich)
  })

  it('[AR51] a second page gets the same purse, and nothing is taken twice, however many open one at once', async () => {
    const sat = await sit()
    const second = { ...sat, seated: await seatAt(arcade, await launchToken(sat.member, 'dice')) }
    const ids = await Promise.all([sat, second, sat, second, sat].map((one) => open(one)))
    expect(new Set(ids).size).toBe(1)
    expect(await cashOf(sat.member)).toBe(rich - 100n * sat.stake)
    expect(codeOf(await roll(second, ids[0]!))).toBe('ok')
    const terms = await arcade.purses.terms(second.seated.seat!)
    expect(terms?.open).toMatchObject({ id: ids[0], rounds: 5 })
  })

  it('[AR51] the same request opens one purse, also after that was closed', async () => {
    const sat = await sit()
    const request = name()
    const purse = await open(sat, 100n, request)
    await close(sat, purse)
    expect(await open(sat, 100n, request)).toBe(purse)
    expect(await cashOf(sat.member)).toBe(rich)
    expect(await open(sat)).not.toBe(purse)
  })

  it('[AR51] more is put into it up to what its game lets be there, each request once', async () => {
    const sat = await sit()
    const purse = await open(sat)
    const add = (times: bigint, request = name()) =>
      arcade.purses.add(sat.seated.seat!, { purse, request, amount: sat.stake * times })
    const request = name()
    const all = await Promise.all(Array.from({ length: 5 }, () => add(50n, request)))
    expect(new Set(all.map(codeOf))).toEqual(new Set(['ok']))
    expect(await escrowOf(sat.member)).toBe(150n * sat.stake)
    expect(codeOf(await add(60n, request))).toBe('id_used_differently')
    expect(codeOf(await add(9_900n))).toBe('purse_too_large')
    const stranger = await sit()
    const theirs = { purse, request: name(), amount: stranger.stake * 10n }
    expect(codeOf(await arcade.purses.add(stranger.seated.seat!, theirs))).toBe('not_found')
    expect(codeOf(await arcade.purses.close(stranger.seated.seat!, purse))).toBe('not_found')
    expect((await purseOf(purse)).filled).toBe(150n * sat.stake)
  })

  it('[AR52] its rounds are rounds of the pair like all others: in turn with them, without gaps, and verified', async () => {
    const sat = await sit()
    const { seated, stake, member } = sat
    const before = (await arcade.seeds.standing(member)).active!
    const purse = await open(sat)
    await rolls(sat, purse, 1)
    await arcade.rounds.play(seated.seat!, { request: name(), stake, choice })
    await rolls(sat, purse, 1)
    await close(sat, purse)
    const { commitment } = (await arcade.seeds.standing(member)).next
    await arcade.rounds.flush()
    const exchanged = await arcade.seeds.exchange(member, { clientSeed: 'mine', commitment })
    if (!exchanged.ok) throw new Error(exchanged.code)
    const pair = exchanged.value.revealed!
    expect(pair.id).toBe(before.id)
    const list = await arcade.rounds.listOfPair({ player: member, pair, after: -1, limit: 100 })
    expect(list.map(({ nonce }) => nonce)).toEqual(Array.from({ length: 21 }, (_, n) => n))
    const audit = auditPair({ ...pair, rounds: list })
    expect(audit).toMatchObject({ proven: 21, skipped: [], wrong: [], unshown: [] })
    expect(audit.checks).toEqual({ commitment: true })
  })

  it('[AR52] the same request gets the same rounds, also at one moment; with other content it is refused', async () => {
    const sat = await sit()
    const purse = await open(sat)
    const request = name()
    const all = await Promise.all(Array.from({ length: 6 }, () => roll(sat, purse, 5, request)))
    const nonces = all.map((one) => one.ok && one.value.rounds.map(({ nonce }) => nonce))
    expect(new Set(nonces.map(String))).toEqual(new Set(['0,1,2,3,4']))
    expect((await roundsOf(purse)).rounds).toBe(5)
    clock.offsetMs += 1_000
    await roll(sat, purse, 5)
    const again = await roll(sat, purse, 5, request)
    expect(again.ok && again.value.rounds).toEqual(all[0]!.ok && all[0]!.value.rounds)
    expect(codeOf(await roll(sat, purse, 4, request))).toBe('id_used_differently')
    await close(sat, purse)
    expect(codeOf(await roll(sat, purse, 5, request))).toBe('ok')
    expect((await roundsOf(purse)).rounds).toBe(10)
  })

  it('[AR52] it never plays more than it holds, whatever is asked for at once', async () => {
    const sat = await sit()
    const large = sat.stake * 40n
    const purse = await open(sat, 100n)
    const bets = Array.from({ length: 10 }, () => ({
      stake: large,
      choice: { side: 'under', target: 200 },
    }))
    for (let tries = 0; tries < 10; tries += 1) {
      const many = await Promise.all(
        [1, 2, 3].map(() => arcade.purses.play(sat.seated.seat!, { purse, request: name(), bets })),
      )
      if (many.some((one) => codeOf(one) === 'insufficient_funds')) break
      clock.offsetMs += 1_000
    }
    const { filled, staked, paid } = await purseOf(purse)
    expect(filled - staked + paid).toBeGreaterThanOrEqual(0n)
    expect(filled - staked + paid).toBeLessThan(large)
    const last = await arcade.purses.play(sat.seated.seat!, { purse, request: name(), bets })
    expect(codeOf(last)).toMatch(/insufficient_funds|too_soon/)
    await close(sat, purse)
    await expectWhole(sat, purse)
  })

  it('[AR52] more stakes a second than its game allows are refused with what is to be waited, and move nothing', async () => {
    clock.standsAt = Date.now()
    const sat = await sit()
    const purse = await open(sat)
    expect(codeOf(await roll(sat, purse, 11))).toBe('too_soon')
    const codes = []
    for (let ms = 0; ms < 2_000; ms += 50) {
      codes.push(codeOf(await roll(sat, purse, 1)))
      clock.offsetMs += 50
    }
    expect(codes.filter((code) => code === 'ok').length).toBe(20)
    expect(await roll(sat, purse, 10)).toMatchObject({ ok: true })
    expect(await roll(sat, purse, 1)).toMatchObject({ code: 'too_soon', params: { waitMs: 1_000 } })
    expect((await roundsOf(purse)).rounds).toBe(30)
    delete clock.standsAt
  })

  it('[AR52] a list with a stake or a choice that is none plays nothing, and is logged', async () => {
    const sat = await sit()
    const purse = await open(sat)
    const play = (bet: { stake: bigint; choice: unknown }) =>
      arcade.purses.play(sat.seated.seat!, {
        purse,
        request: name(),
        bets: [{ stake: sat.stake, choice }, bet],
      })
    expect(codeOf(await play({ stake: 0n, choice }))).toBe('stake_too_low')
    expect(codeOf(await play({ stake: sat.seated.stakes.max * 2n, choice }))).toBe('stake_too_high')
    expect(codeOf(await play({ stake: sat.stake, choice: { side: 'up' } }))).toBe('invalid_choice')
    expect(logged.at(-1)).toContain('invalid_choice')
    expect((await roundsOf(purse)).rounds).toBe(0)
    const stranger = await sit()
    expect(codeOf(await roll(stranger, purse))).toBe('not_found')
  })

  it('[AR53] what was played is settled at intervals, as one bet each, whose rounds can be looked up', async () => {
    const sat = await sit()
    const purse = await open(sat, 1_000n)
    for (let window = 0; window < 3; window += 1) {
      await rolls(sat, purse, 10, 3)
      await arcade.recover()
    }
    const { told, staked, paid, stakes, payouts } = await expectWhole(sat, purse)
    expect(told.length).toBe(3)
    expect([stakes, payouts]).toEqual([staked, paid])
    // Of dice, what counts of a stake is what was won or lost of it: all of it at even money, less the house's hundredth.
    for (const wager of told) {
      const recalled = await arcade.recall(wager.id, sat.member)
      if (!recalled.ok || recalled.value.purse === null) throw new Error('It was not recalled.')
      const { rounds, ...sums } = recalled.value.purse
      expect(rounds.length).toBe(30)
      expect(sums).toMatchObject({ staked: String(wager.stake), paid: String(wager.payout) })
      const sum = rounds.reduce((all, { payout }) => all + BigInt(payout), 0n)
      expect(sum).toBe(wager.payout)
      expect(wager.validBet).toBe(wager.stake)
    }
    const stranger = await sit()
    expect(codeOf(await arcade.recall(told[0]!.id, stranger.member))).toBe('not_found')
  })

  it('[AR55] one that is left alone is closed, and what is left goes home', async () => {
    const sat = await sit()
    const purse = await open(sat)
    await rolls(sat, purse, 1)
    clock.offsetMs += 61_000
    await arcade.recover()
    expect(await purseOf(purse)).toMatchObject({ state: 'closed', closedBy: 'idle' })
    await expectWhole(sat, purse)
    expect(await escrowOf(sat.member)).toBe(0n)
  })

  it('[AR55] who signs out stakes nothing from it any more, and it is closed with the next look', async () => {
    const sat = await sit()
    const purse = await open(sat)
    await rolls(sat, purse, 1)
    await db.transaction((tx) => app.http.sessions.closeAllOf(tx, 'member', sat.member))
    expect(codeOf(await roll(sat, purse))).toBe('session_over')
    clock.offsetMs += 10_000
    await arcade.recover()
    expect(await purseOf(purse)).toMatchObject({ state: 'closed', closedBy: 'session_over' })
    expect(await escrowOf(sat.member)).toBe(0n)
    await expectWhole(sat, purse)
  })

  it('[AR55] who is locked, and whose limit is lower now, gets back what is left', async () => {
    const locked = await sit()
    const limited = await sit()
    const [first, second] = [await open(locked), await open(limited)]
    await test.lockMember(locked.member)
    await test.limitLosses(limited.member, 50n * limited.stake)
    clock.offsetMs += 20_000
    await arcade.recover()
    expect(await purseOf(first)).toMatchObject({ state: 'closed', closedBy: 'member_blocked' })
    expect(await purseOf(second)).toMatchObject({ state: 'closed', closedBy: 'limit_reached' })
    expect([await cashOf(locked.member), await cashOf(limited.member)]).toEqual([rich, rich])
    const again = await arcade.purses.open(limited.seated.seat!, {
      request: name(),
      amount: limited.stake * 51n,
    })
    expect(codeOf(again)).toBe('limit_reached')
    expect(await cashOf(limited.member)).toBe(rich)
  })

  it('[AR55] a game that was closed takes no stake from it, and what is left goes home', async () => {
    const sat = await sit()
    const purse = await open(sat)
    await rolls(sat, purse, 1)
    const closed = async () => ({ ok: false, code: 'game_closed' }) as const
    const purseWallet = { ...app.rooms.play.pursesFor('ARCADE'), judgeSeat: closed, judge: closed }
    arcade = test.restart({ purseWallet })
    expect(codeOf(await roll(sat, purse))).toBe('game_closed')
    clock.offsetMs += 20_000
    await arcade.recover()
    arcade = test.restart()
    expect(await purseOf(purse)).toMatchObject({ state: 'closed', closedBy: 'game_closed' })
    await expectWhole(sat, purse)
  })

  it('[AR13] [AR57] of fun money nothing is left after a day; a purse of real money stays on record', async () => {
    const seated = await seatAt(arcade, await launchToken(null, 'dice'))
    const fun = { seated, stake: seated.stakes.min, member: 'mem_nobody' as Id<'mem'> }
    const sat = await sit()
    const [first, second] = [await open(fun), await open(sat)]
    for (const [one, purse] of [[fun, first] as const, [sat, second] as const]) {
      await roll(one, purse)
      await close(one, purse)
    }
    clock.offsetMs += 90_000_000
    await db.transaction((tx) => arcade.sweep(tx))
    const kept = await db.sql<{ id: string }>`
      select id from arcade.purses where id = any(${[first, second]}::text[])`
    expect(kept.map(({ id }) => id)).toEqual([second])
    expect((await roundsOf(second)).rounds).toBe(5)
  })

  it('[AR13] [AR57] with fun money it is set aside, played and given back, and nothing of it is in the books', async () => {
    const before = await test.countWagers()
    const seated = await seatAt(arcade, await launchToken(null, 'dice'))
    const stake = seated.stakes.min
    const sat = { seated, stake, member: 'mem_nobody' as Id<'mem'> }
    const fun = (await arcade.balance(seated))!
    const too = await arcade.purses.open(seated.seat!, { request: name(), amount: fun + 1n })
    expect(codeOf(too)).toBe('insufficient_funds')
    const purse = await open(sat)
    expect(await arcade.balance(seated)).toBe(fun - 100n * stake)
    await rolls(sat, purse, 2)
    const { staked, paid } = await roundsOf(purse)
    const all = await Promise.all([1, 2, 3].map(() => close(sat, purse)))
    expect(all.some(({ ok }) => ok)).toBe(true)
    expect(await arcade.balance(seated)).toBe(fun - staked + paid)
    expect(await test.countWagers()).toBe(before)
  })
})

describe('a purse whose wallet does not answer', () => {
  it.each(['before', 'after'] as const)(
    '[AR56] a sum whose answer was lost %s it came is there or never comes',
    async (when) => {
      const sat = await sit()
      fail({ verb: 'purse.put', when })
      const request = name()
      const amount = sat.stake * 100n
      const opened = await arcade.purses.open(sat.seated.seat!, { request, amount })
      expect(codeOf(opened)).toBe(when === 'before' ? 'unavailable' : 'ok')
      const there = (await cashOf(sat.member)) + (await escrowOf(sat.member))
      expect(there).toBe(rich)
      expect(await escrowOf(sat.member)).toBe(when === 'before' ? 0n : amount)
      const purse = await open(sat)
      expect((await purseOf(purse)).filled).toBe(amount)
      expect(await escrowOf(sat.member)).toBe(amount)
    },
  )

  it.each(['before', 'after'] as const)(
    '[AR56] when nobody can tell %s the sum came, the sweep finds it out',
    async (when) => {
      const sat = await sit()
      fail({ verb: 'purse.put', when })
      fail({ verb: 'purse.preventFill', when: 'before', times: 3 })
      const amount = sat.stake * 100n
      const opened = await arcade.purses.open(sat.seated.seat!, { request: name(), amount })
      expect(codeOf(opened)).toBe('unavailable')
      heal()
      clock.offsetMs += 20_000
      arcade = test.restart()
      await arcade.recover()
      clock.offsetMs += 61_000
      await arcade.recover()
      clock.offsetMs += 61_000
      await arcade.recover()
      expect([await cashOf(sat.member), await escrowOf(sat.member)]).toEqual([rich, 0n])
    },
  )

  it.each([
    ['purse.settle', 'before'],
    ['purse.settle', 'after'],
    ['purse.empty', 'before'],
    ['purse.empty', 'after'],
  ] as const)(
    '[AR54] [AR56] closing while %s fails %s it is done ends later, once',
    async (verb, when) => {
      const sat = await sit()
      const purse = await open(sat)
      await rolls(sat, purse, 2)
      fail({ verb, when })
      expect(codeOf(await close(sat, purse))).toBe('unavailable')
      expect(codeOf(await roll(sat, purse))).toBe('purse_closed')
      clock.offsetMs += 20_000
      arcade = test.restart()
      await arcade.recover()
      expect(await purseOf(purse)).toMatchObject({ state: 'closed', closedBy: 'player' })
      const { staked, paid, stakes, payouts } = await expectWhole(sat, purse)
      expect([stakes, payouts]).toEqual([staked, paid])
      expect(await escrowOf(sat.member)).toBe(0n)
      expect(await open(sat)).not.toBe(purse)
    },
  )

  it('[AR56] it is played on while settlements fail, and all of them are made in their order', async () => {
    const sat = await sit()
    const purse = await open(sat, 1_000n)
    fail({ verb: 'purse.settle', when: 'before', times: 2 })
    for (let window = 0; window < 3; window += 1) {
      await rolls(sat, purse, 11, 2)
      await arcade.recover()
    }
    await close(sat, purse)
    const { told, staked, paid, stakes, payouts } = await expectWhole(sat, purse)
    expect(told.map(({ round }) => round).toReversed()).toEqual(
      [0, 1, 2].map((number) => `${purse}:${number}`),
    )
    expect([stakes, payouts]).toEqual([staked, paid])
  })
})
