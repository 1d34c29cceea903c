import { afterEach, describe, expect, it } from 'vitest'
import { minesPays } from '@baize/games/mines/multiples'
import { leastPaid } from '@baize/games/pay-exactly'
import { seatAt, testArcade } from '../../../../testing/arcade.ts'
import type { Arcade, Seated } from '../arcade.ts'

const test = await testArcade()
const { db, memberWith, launchToken, cashOf, fail, heal, clock, wagers, restart } = test
let arcade = test.arcade
const rich = 1_000_000n
let asked = 0

afterEach(heal)

const sit = async (member: string, model: string, at: Arcade = arcade) =>
  seatAt(at, await launchToken(member, model))

const play = (seated: Seated, choice: unknown = null) =>
  arcade.rounds.play(seated.seat!, {
    request: `request-${(asked += 1)}`,
    stake: seated.stakes.min,
    choice,
  })

/** The process dies; another starts a while later and looks at what was left. */
async function crashAndRecover(afterMs = 60_000): Promise<number> {
  heal()
  clock.offsetMs += afterMs
  arcade = restart()
  return await arcade.recover()
}

const only = async (seated: Seated) => (await arcade.list(seated, { limit: 10 }))[0]!

describe('a round of one shot that was interrupted', () => {
  it('[AR20] before the wallet was asked is voided, and its stake can never come', async () => {
    const member = await memberWith(rich)
    const seated = await sit(member, 'lines-20-medium')
    fail({ verb: 'betWin', when: 'before' })
    fail({ verb: 'rollback', when: 'before' })
    expect(await play(seated)).toMatchObject({ code: 'unavailable' })
    expect(await only(seated)).toMatchObject({ state: 'open' })
    expect(await crashAndRecover()).toBe(1)
    const round = await only(seated)
    expect(round).toMatchObject({ state: 'voided', payout: '0' })
    const { session } = seated
    const late = await test.app.rooms.play.walletFor('ARCADE').betWin({
      requestId: round.id,
      transactionId: round.id,
      roundId: round.id,
      player: member,
      gameCode: session.gameCode,
      sessionToken: session.walletToken,
      currency: 'PHP',
      bet: round.stake,
      win: '0',
      roundClosed: true,
    })
    expect(late).toMatchObject({ ok: false, code: 'bet_rolled_back' })
    expect([await cashOf(member), await wagers.listWagers(member)]).toEqual([rich, []])
  })

  it('[AR20] after the wallet did it, before its answer came, ends as it was played', async () => {
    for (let spin = 0; spin < 5; spin += 1) {
      const member = await memberWith(rich)
      const seated = await sit(member, 'lines-20-medium')
      fail({ verb: 'betWin', when: 'after' })
      expect(await play(seated)).toMatchObject({ code: 'unavailable' })
      expect(await crashAndRecover()).toBe(0)
      const { state, payout, stake } = await only(seated)
      expect(state).toBe('settled')
      expect(await cashOf(member)).toBe(rich - BigInt(stake) + BigInt(payout))
      expect(await wagers.listWagers(member)).toHaveLength(1)
    }
  })

  it('[AR4] for money is written once, and told as it was paid before and after it was looked at', async () => {
    const member = await memberWith(rich)
    const seated = await sit(member, 'dice')
    const played = await play(seated, { side: 'under', target: 9_000 })
    if (!played.ok) throw new Error(played.code)
    await arcade.rounds.flush()
    const versions = () => db.sql`
      select state, xmin::text from arcade.rounds where id = ${played.value.round.id}`
    const first = await versions()
    expect(first).toMatchObject([{ state: 'shot' }])
    const cash = await cashOf(member)
    expect(await only(seated)).toEqual(played.value.round)
    expect(await crashAndRecover()).toBe(0)
    expect(await only(seated)).toEqual(played.value.round)
    // As it is once a look has gone past it by the clock of the database: then nobody is asked.
    await db.sql`update arcade.shots set looked_until = now() + interval '1 hour'`
    fail({ verb: 'transactionStatus', when: 'before', times: 100 })
    expect(await only(seated)).toEqual(played.value.round)
    expect([await versions(), await cashOf(member)]).toEqual([first, cash])
    await db.sql`update arcade.shots set looked_until = now() - interval '1 hour'`
  })

  it('[AR20] that comes after a look of a node whose clock is ahead is looked at all the same', async () => {
    clock.offsetMs += 3_600_000
    await arcade.recover()
    clock.offsetMs -= 3_600_000
    const seated = await sit(await memberWith(rich), 'dice')
    fail({ verb: 'betWin', when: 'before' })
    fail({ verb: 'rollback', when: 'before' })
    await play(seated, { side: 'under', target: 5_000 })
    expect(await only(seated)).toMatchObject({ state: 'open' })
    expect(await crashAndRecover()).toBe(1)
    expect(await only(seated)).toMatchObject({ state: 'voided' })
  })

  it('[AR11] is no reason to wait with an exchange once it is paid for, and one while it is not', async () => {
    const member = await memberWith(rich)
    const seated = await sit(member, 'dice')
    const exchange = async () => {
      const { next } = await arcade.seeds.standing(member)
      const own = { clientSeed: 'another', commitment: next.commitment }
      return await arcade.seeds.exchange(member, own)
    }
    await play(seated, { side: 'under', target: 5_000 })
    expect(await exchange()).toMatchObject({ ok: true })
    fail({ verb: 'betWin', when: 'before' })
    fail({ verb: 'rollback', when: 'before' })
    await play(seated, { side: 'under', target: 5_000 })
    expect(await exchange()).toMatchObject({ code: 'round_open' })
    expect(await crashAndRecover()).toBe(1)
    expect(await exchange()).toMatchObject({ ok: true })
  })

  it('[AR20] is left alone while it may be under way, and while nobody can say what became of it', async () => {
    const seated = await sit(await memberWith(rich), 'dice')
    fail({ verb: 'betWin', when: 'before' })
    fail({ verb: 'rollback', when: 'before' })
    await play(seated, { side: 'under', target: 5_000 })
    expect(await crashAndRecover(1_000)).toBe(0)
    fail({ verb: 'transactionStatus', when: 'before', times: 1_000 })
    clock.offsetMs += 60_000
    expect(await arcade.recover()).toBe(0)
    expect(await only(seated)).toMatchObject({ state: 'open' })
    heal()
    await arcade.recover()
    expect(await only(seated)).toMatchObject({ state: 'voided' })
  })
})

describe('a round of several steps that was interrupted', () => {
  const mines = { mines: 1 }
  async function begin(member: string) {
    const seated = await sit(member, 'mines')
    const began = await play(seated, mines)
    if (!began.ok) throw new Error(began.code)
    return { seated, id: began.value.round.id, stake: BigInt(began.value.round.stake) }
  }
  const move = (seated: Seated, round: string, step: number, made: unknown) =>
    arcade.rounds.move(seated.seat!, { round, step, move: made })

  /** Opens a cell that is no mine, by trying: with one mine among twenty-five it is found soon. */
  async function beginSafe() {
    for (;;) {
      const member = await memberWith(rich)
      const began = await begin(member)
      const opened = await move(began.seated, began.id, 0, { open: 12 })
      if (opened.ok && opened.value.round.state === 'open') return { ...began, member }
    }
  }

  /** What the round says it paid: one gem beside one mine, and by chance a unit more. */
  async function paidFor(seated: Seated, stake: bigint): Promise<bigint> {
    const paid = BigInt((await only(seated)).payout)
    const least = leastPaid(stake, minesPays(1, 1))
    expect([least, least + 1n]).toContain(paid)
    return paid
  }

  it('[AR21] before its stake was asked for is voided', async () => {
    const member = await memberWith(rich)
    const seated = await sit(member, 'mines')
    fail({ verb: 'bet', when: 'before' })
    fail({ verb: 'rollback', when: 'before' })
    expect(await play(seated, mines)).toMatchObject({ code: 'unavailable' })
    expect(await crashAndRecover()).toBe(1)
    expect(await only(seated)).toMatchObject({ state: 'voided' })
    expect(await cashOf(member)).toBe(rich)
    expect(await play(await sit(member, 'mines'), mines)).toMatchObject({ ok: true })
  })

  it('[AR21] after its stake was taken, before the answer came, waits for its player', async () => {
    const member = await memberWith(rich)
    const seated = await sit(member, 'mines')
    fail({ verb: 'bet', when: 'after' })
    fail({ verb: 'rollback', when: 'before' })
    expect(await play(seated, mines)).toMatchObject({ code: 'unavailable' })
    // As by a process that died before it decided anything.
    await db.sql`update arcade.rounds set closing = '' where player = ${member}`
    expect(await crashAndRecover()).toBe(0)
    const again = await arcade.open(await launchToken(member, 'mines'))
    expect(again).toMatchObject({ ok: true, value: { open: { state: 'open', moves: [] } } })
    const { stake } = await only(seated)
    expect(await cashOf(member)).toBe(rich - BigInt(stake))
  })

  it.each([
    ['before', { code: 'unavailable' }],
    ['after', { ok: true, value: { round: { state: 'open' } } }],
  ] as const)(
    '[AR21] asked for again after its server died %s the stake was taken, is begun only if it was',
    async (when, answer) => {
      const member = await memberWith(rich)
      const seated = await sit(member, 'mines')
      const request = `request-${(asked += 1)}`
      const wanted = { request, stake: seated.stakes.min, choice: mines }
      fail({ verb: 'bet', when })
      fail({ verb: 'rollback', when: 'before' })
      expect(await arcade.rounds.play(seated.seat!, wanted)).toMatchObject({ code: 'unavailable' })
      // As by a process that died before it decided anything.
      await db.sql`update arcade.rounds set closing = '' where player = ${member}`
      expect(await arcade.rounds.play(seated.seat!, wanted)).toMatchObject(answer)
      expect(await crashAndRecover()).toBe(when === 'before' ? 1 : 0)
    },
  )

  it.each(['before', 'after'] as const)(
    '[AR24] %s its stake was given back, which was decided, is given back once and is none',
    async (when) => {
      const member = await memberWith(rich)
      const seated = await sit(member, 'mines')
      fail({ verb: 'bet', when: 'after' })
      fail({ verb: 'rollback', when })
      expect(await play(seated, mines)).toMatchObject({ code: 'unavailable' })
      const { id } = await only(seated)
      expect(await move(seated, id, 0, { open: 12 })).toMatchObject({ code: 'round_over' })
      expect(await crashAndRecover()).toBe(1)
      expect(await only(seated)).toMatchObject({ state: 'voided', moves: [] })
      expect(await cashOf(member)).toBe(rich)
      expect(await play(await sit(member, 'mines'), mines)).toMatchObject({ ok: true })
    },
  )

  it('[AR21] whose stake can be taken back at once is none', async () => {
    const member = await memberWith(rich)
    const seated = await sit(member, 'mines')
    fail({ verb: 'bet', when: 'after' })
    expect(await play(seated, mines)).toMatchObject({ code: 'unavailable' })
    expect(await only(seated)).toMatchObject({ state: 'voided' })
    expect(await cashOf(member)).toBe(rich)
  })

  it.each(['before', 'after'] as const)(
    '[AR21] when it was over, %s the wallet paid, is paid once',
    async (when) => {
      const { seated, id, stake, member } = await beginSafe()
      fail({ verb: 'win', when })
      expect(await move(seated, id, 1, 'cash_out')).toMatchObject({ code: 'unavailable' })
      expect(await crashAndRecover()).toBe(1)
      expect(await only(seated)).toMatchObject({
        state: 'settled',
        moves: [{ open: 12 }, 'cash_out'],
      })
      const paid = await paidFor(seated, stake)
      expect(await cashOf(member)).toBe(rich - stake + paid)
      expect(await wagers.listWagers(member)).toMatchObject([{ status: 'settled', payout: paid }])
      expect(await move(seated, id, 1, 'cash_out')).toMatchObject({ ok: true })
      expect(await cashOf(member)).toBe(rich - stake + paid)
    },
  )

  it('[AR21] when it was over, is also paid by the player who asks again', async () => {
    const { seated, id, stake, member } = await beginSafe()
    fail({ verb: 'win', when: 'after' })
    await move(seated, id, 1, 'cash_out')
    expect(await move(seated, id, 1, 'cash_out')).toMatchObject({ ok: true })
    expect(await cashOf(member)).toBe(rich - stake + (await paidFor(seated, stake)))
  })

  it('[AR22] waits for a day, then is paid as it stands', async () => {
    const { seated, stake, member } = await beginSafe()
    expect(await crashAndRecover(23 * 3_600_000)).toBe(0)
    expect(await only(seated)).toMatchObject({ state: 'open' })
    await crashAndRecover(3_600_000)
    expect(await only(seated)).toMatchObject({
      state: 'settled',
      moves: [{ open: 12 }, 'cash_out'],
    })
    expect(await cashOf(member)).toBe(rich - stake + (await paidFor(seated, stake)))
  })

  it('[AR24] that was left is the sweep’s from then on, even for a player whose clock is behind', async () => {
    const member = await memberWith(rich)
    const { seated, id } = await begin(member)
    clock.offsetMs += 24 * 3_600_000
    fail({ verb: 'win', when: 'before', times: 100 })
    await arcade.recover()
    clock.offsetMs -= 24 * 3_600_000
    expect(await move(seated, id, 0, { open: 12 })).toMatchObject({ code: 'round_over' })
    await crashAndRecover(24 * 3_600_000)
    expect(await only(seated)).toMatchObject({ state: 'settled', moves: [] })
    expect(await cashOf(member)).toBe(rich)
  })

  it('[AR22] of which nothing was opened gives its stake back after a day', async () => {
    const member = await memberWith(rich)
    const { seated } = await begin(member)
    await crashAndRecover(24 * 3_600_000)
    expect(await only(seated)).toMatchObject({ state: 'settled', moves: [] })
    expect(await cashOf(member)).toBe(rich)
  })
})
