import { afterEach, describe, expect, it, vi } from 'vitest'
import type { BlackjackShown } from '@baize/games/blackjack/blackjack'
import { dealNext, seatAt, testArcade } from '../../../../testing/arcade.ts'
import { createDoors } from '../../../../testing/doors.ts'
import type { Seated } from '../arcade.ts'

/** What a round that began may still stake was fixed when it opened: no operator takes a move out of a hand. */

const test = await testArcade()
const { app, db, arcade, memberWith, launchToken, wagers } = test
const { protocol } = app.rooms
const rich = 1_000_000n
let asked = 0

const play = (seated: Seated) =>
  arcade.rounds.play(seated.seat!, {
    request: `begun-test-${(asked += 1)}`,
    stake: seated.stakes.min,
    choice: null,
  })
const double = (seated: Seated, round: string) =>
  arcade.rounds.move(seated.seat!, { round, step: 0, move: 'double' })

/** A hand that may be doubled. */
async function begin() {
  const member = await memberWith(rich)
  const seated = await seatAt(arcade, await launchToken(member, 'blackjack'))
  const stake = seated.stakes.min
  await dealNext(test, member, { model: 'blackjack', stake }, (dealt) => {
    const shown = dealt()?.shown as BlackjackShown | undefined
    return shown?.phase === 'hands' && dealt('double') !== undefined
  })
  const began = await play(seated)
  if (!began.ok) throw new Error(began.code)
  return { member, seated, id: began.value.round.id }
}

const doors = createDoors(db)
const names = Object.keys(doors.close) as (keyof typeof doors.close)[]

afterEach(async () => {
  await doors.openAll('blackjack')
  await protocol.vendors.refresh()
  await vi.waitFor(
    async () => {
      if (!(await play(await freshSeat())).ok) throw new Error('The doors are closed still.')
    },
    { timeout: 60_000 },
  )
})

async function freshSeat() {
  const member = await memberWith(rich)
  return await seatAt(arcade, await launchToken(member, 'blackjack'))
}

describe('a further stake of a round that began', () => {
  it.each(names)('[AR61] passes %s', async (door) => {
    const { member, seated, id } = await begin()
    const other = await begin()
    const waiting = await freshSeat()
    const { nodeId, gameCode } = seated.session
    await doors.close[door]({ nodeId, gameCode, vendor: seated.offer.vendor.code })
    await protocol.vendors.refresh()
    // Nobody begins a new round behind that door, as soon as this node knows of it.
    await expect.poll(async () => (await play(waiting)).ok, { timeout: 60_000 }).toBe(false)
    expect(await double(seated, id)).toMatchObject({
      ok: true,
      value: { round: { state: 'settled' } },
    })
    expect(await wagers.listWagers(member)).toHaveLength(2)
    await test.lockMember(other.member)
    expect(await double(other.seated, other.id)).toMatchObject({ code: 'member_blocked' })
  })
})

describe('a game that we do not serve', () => {
  it('[AR62] says that it is closed, also to a token that was never used', async () => {
    const token = await launchToken(await memberWith(rich), 'blackjack')
    await doors.serve(['FOXGLOVE'])
    await protocol.vendors.refresh()
    expect(await arcade.open(token)).toMatchObject({ ok: false, code: 'game_closed' })
  })
})
