import { describe, expect, it } from 'vitest'
import type { BlackjackShown } from '@baize/games/blackjack/blackjack'
import type { Id } from '@baize/kernel/ids'
import { dealNext, seatAt, testArcade, type Dealt } from '../../../../testing/arcade.ts'
import { createDoors } from '../../../../testing/doors.ts'
import type { Seated } from '../arcade.ts'

/** Rounds of ours whose stake went back by somebody else's hand, and that nothing else ends. */

const test = await testArcade()
const { app, db, arcade, memberWith, launchToken, cashOf, clock, wagers } = test
const { protocol } = app.rooms
const doors = createDoors(db)
const rich = 1_000_000n
let asked = 0

const shownOf = (dealt: Dealt) => dealt()?.shown as BlackjackShown | undefined
const move = (seated: Seated, round: string, step: number, made: string) =>
  arcade.rounds.move(seated.seat!, { round, step, move: made })
const play = (seated: Seated) =>
  arcade.rounds.play(seated.seat!, {
    request: `called-off-${(asked += 1)}`,
    stake: seated.stakes.min,
    choice: null,
  })
const only = async (seated: Seated) => (await arcade.list(seated, { limit: 10 }))[0]!

/** A member in a hand that goes on, also after a hit. */
async function begin() {
  const member = await memberWith(rich)
  const seated = await seatAt(arcade, await launchToken(member, 'blackjack'))
  const stake = seated.stakes.min
  await dealNext(test, member, { model: 'blackjack', stake }, (dealt) => {
    const isHand = shownOf(dealt)?.phase === 'hands'
    return isHand && dealt('hit')?.isOver === false && dealt('double') !== undefined
  })
  const began = await play(seated)
  if (!began.ok) throw new Error(began.code)
  const { id, nonce } = began.value.round
  return { member, seated, stake, id, nonce }
}

/** As an operator, or a sweep, does it: in the books, and nowhere else. */
async function giveBack(member: Id<'mem'>, stake: string): Promise<void> {
  const key = { provider: 'ARCADE', transaction: `left:${stake}` }
  const given = await wagers.void({ key, member, of: { stake }, reason: 'given back' })
  expect(given.ok).toBe(true)
}

async function expectCalledOff({ member, seated, id, nonce }: Awaited<ReturnType<typeof begin>>) {
  const round = await only(seated)
  const voided = { state: 'voided', voidedBy: 'called_off', shown: null, payout: '0' }
  expect(round).toMatchObject({ id, nonce, ...voided })
  expect(await cashOf(member)).toBe(rich)
  expect((await wagers.listWagers(member)).map(({ status }) => status)).not.toContain('open')
  const { next } = await arcade.seeds.standing(member)
  const pair = { clientSeed: 'another', commitment: next.commitment }
  expect(await arcade.seeds.exchange(member, pair)).toMatchObject({ ok: true })
  expect(await play(seated)).toMatchObject({ ok: true })
}

describe('a round whose stake went back', () => {
  it.each(['stand', 'hit', 'double'])(
    '[AR60] is voided by the move %s, which says so and shows no card',
    async (made) => {
      const begun = await begin()
      await giveBack(begun.member, begun.id)
      const over = { ok: false, code: 'round_voided' }
      expect(await move(begun.seated, begun.id, 0, made)).toMatchObject(over)
      expect(await move(begun.seated, begun.id, 0, made)).toMatchObject(over)
      await expectCalledOff(begun)
    },
  )

  it('[AR60] is not offered to be gone on with, and another can be begun', async () => {
    const begun = await begin()
    await giveBack(begun.member, begun.id)
    expect(await arcade.rounds.findWaiting(begun.seated.seat!)).toBeNull()
    await expectCalledOff(begun)
    const other = await begin()
    await giveBack(other.member, other.id)
    expect(await play(other.seated)).toMatchObject({ ok: true })
  })

  it('[AR60] that was played to its end since is voided by the next look, with what moves added', async () => {
    const begun = await begin()
    const { member, seated, id, stake } = begun
    const state = 'open'
    expect(await move(seated, id, 0, 'hit')).toMatchObject({
      ok: true,
      value: { round: { state } },
    })
    await giveBack(member, id)
    // As a server of before left it: the last move is written down, and nobody could pay it.
    await db.sql`update arcade.rounds set moves = '["hit", "stand"]' where id = ${id}`
    clock.offsetMs += 20_000
    expect(await arcade.recover()).toBe(1)
    await expectCalledOff(begun)
    expect(stake).toBeGreaterThan(0n)
  })
})

describe('the rules of a vendor for rounds that were left open', () => {
  it('[AR60] never end one of ours, whatever they say', async () => {
    const { member, seated, id, stake } = await begin()
    for (const staleRounds of ['void', 'settle']) {
      await doors.narrow({ staleRounds, openRoundMinutes: 1 })
      await protocol.vendors.refresh()
      await doors.leaveRounds()
      await protocol.sweepRounds()
      expect(await cashOf(member)).toBe(rich - stake)
    }
    expect(await move(seated, id, 0, 'hit')).toMatchObject({
      ok: true,
      value: { round: { state: 'open' } },
    })
  })
})
