import { isSameJson } from '@baize/games/same-json'
import { expect, it } from 'vitest'
import { seatAt, testArcade } from '../../../../testing/arcade.ts'

const test = await testArcade()
const { arcade, memberWith, launchToken } = test

it('[AR17] a pair that is exchanged while rounds come has a round for each of its numbers', async () => {
  const member = await memberWith(10n ** 9n)
  const seated = await seatAt(arcade, await launchToken(member, 'dice'))
  let asked = 0
  const play = () =>
    arcade.rounds.play(seated.seat!, {
      request: `request-${(asked += 1)}`,
      stake: seated.stakes.min,
      choice: { side: 'under', target: 5_000 },
    })
  const codes: string[] = []
  for (let turn = 0; turn < 40; turn += 1) {
    const { next } = await arcade.seeds.standing(member)
    const exchange = arcade.seeds.exchange(member, {
      clientSeed: `c${turn}`,
      commitment: next.commitment,
    })
    await new Promise((resolve) => setTimeout(resolve, turn % 12))
    const rounds = [play()]
    await new Promise((resolve) => setImmediate(resolve))
    rounds.push(play(), play())
    const told = await Promise.all(rounds)
    codes.push(...told.map((one) => (one.ok ? 'ok' : one.code)))
    await exchange
  }
  await arcade.rounds.flush()
  const pairs = [(await arcade.seeds.standing(member)).active!]
  pairs.push(...(await arcade.seeds.listRevealed(member)))
  const holes: unknown[] = []
  for (const pair of pairs) {
    const rounds = await arcade.rounds.listOfPair({ player: member, pair, after: -1, limit: 100 })
    const numbers = Array.from({ length: pair.nonce }, (_, number) => number)
    if (
      !isSameJson(
        rounds.map(({ nonce }) => nonce),
        numbers,
      )
    )
      holes.push([pair.nonce, rounds])
  }
  expect([codes.filter((code) => code !== 'ok'), holes]).toEqual([[], []])
})
