import { describe, expect, it } from 'vitest'
import { judge } from '../judge.ts'
import { plays } from '../lottery.ts'
import { isEqual } from '../fraction.ts'
import { exampleOf } from './example.ts'

const day = '2026-06-01'

describe('[G54] an example of a play', () => {
  it('is a ticket with a draw in which it wins and one in which it gets nothing, whichever the play', () => {
    for (const play of plays) {
      const { ticket, won, lost } = exampleOf(play, day)
      const [one, other] = [won, lost].map(({ draw }) =>
        judge(play.id, ticket, draw.join(' '), day),
      )
      expect([play.id, one?.ok && one.value]).toEqual([play.id, won.verdict])
      expect([play.id, won.verdict.payout.above > 0n]).toEqual([play.id, true])
      expect([play.id, Object.values(won.verdict.hits).some((count) => count > 0)]).toEqual([
        play.id,
        true,
      ])
      expect([play.id, other?.ok && isEqual(other.value.payout, { above: 0n, below: 1n })]).toEqual(
        [play.id, true],
      )
    }
  })

  it('is the same each time', () => {
    const some = plays.filter((_, place) => place % 40 === 0)
    expect(some.map((play) => exampleOf(play, day))).toEqual(
      some.map((play) => exampleOf(play, day)),
    )
  })
})
