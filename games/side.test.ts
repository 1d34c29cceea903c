import { describe, expect, it } from 'vitest'
import { areOpposite, joinSides, parseSide, type Side, type Staked } from './side.ts'

/** Results with their cases and what they give back, in stakes. */
type On = Record<string, [cases: number, times: number]>
const side = (of: number, on: On): Side => ({
  of,
  on: Object.fromEntries(
    Object.entries(on).map(([name, [cases, times]]) => [name, { cases, paysMilli: times * 1_000 }]),
  ),
})
const staked = (stake: number, of: number, on: On): Staked => ({
  stake: BigInt(stake),
  side: side(of, on),
})
const red = (stake: number) => staked(stake, 37, { red: [18, 2] })
const black = (stake: number) => staked(stake, 37, { black: [18, 2] })

describe('two bets in one round', () => {
  it.each([
    ['red and black alike', red(100), black(100), true],
    ['red and black nearly alike', red(100), black(80), true],
    ['a small one beside a large', red(100), black(10), false],
    ['both on red', red(100), red(100), false],
    [
      'two numbers of many',
      staked(10, 37, { '7': [1, 36] }),
      staked(10, 37, { '8': [1, 36] }),
      false,
    ],
    [
      'a number beside what is safe alone',
      staked(100, 37, { '7': [1, 36] }),
      staked(200, 37, { red: [18, 1], black: [18, 1] }),
      false,
    ],
    [
      'banker and player, where a tie gives both back',
      staked(100, 1_000, { banker: [458, 1.95], tie: [96, 1] }),
      staked(100, 1_000, { player: [446, 2], tie: [96, 1] }),
      true,
    ],
    ['rounds of other cases', red(100), staked(100, 38, { black: [18, 2] }), false],
    [
      'other cases of one result',
      red(100),
      staked(100, 37, { red: [17, 2], black: [18, 2] }),
      false,
    ],
  ])('%s', (_, one, other, is) => {
    expect([areOpposite(one, other), areOpposite(other, one)]).toEqual([is, is])
  })

  it('are one bet of both', () => {
    expect(joinSides(red(300), black(100))).toEqual(
      staked(400, 37, { red: [18, 1.5], black: [18, 0.5] }),
    )
  })
})

describe('a side that was told', () => {
  it('is taken as it is', () => {
    const told = side(54, { '1': [26, 2] })
    expect(parseSide(JSON.parse(JSON.stringify(told)))).toEqual(told)
  })

  it.each([
    [null],
    ['red'],
    [{ of: 37 }],
    [{ of: 37, on: {} }],
    [{ of: 0, on: { red: { cases: 18, paysMilli: 1 } } }],
    [{ of: 37, on: { red: { cases: 38, paysMilli: 1 } } }],
    [{ of: 37, on: { red: { cases: 18, paysMilli: '200' } } }],
    [{ of: 37, on: { red: { cases: 18, paysMilli: -1 } } }],
    [{ of: 37, on: { red: { cases: 1.5, paysMilli: 1 } } }],
    [{ of: 37, on: { red: { cases: 18, paysMilli: 1 }, black: null } }],
    [{ of: 37, on: { ['x'.repeat(41)]: { cases: 18, paysMilli: 1 } } }],
  ])('is nothing where it is none: %j', (told) => {
    expect(parseSide(told)).toBeUndefined()
  })
})
