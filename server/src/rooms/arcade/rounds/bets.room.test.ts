import { describe, expect, it } from 'vitest'
import type { RouletteShown } from '@baize/games/roulette/roulette'
import { spotLimit, spots } from '@baize/games/roulette/spots'
import { seatAt, testArcade } from '../../../../testing/arcade.ts'
import type { Seated } from '../arcade.ts'

const { arcade, memberWith, launchToken, cashOf, wagers, logged, countWagers } = await testArcade()
const rich = 10n ** 9n
let asked = 0

type Bets = readonly { readonly spot: string; readonly stake: string }[]

const sit = async (member: string | null) => seatAt(arcade, await launchToken(member, 'roulette'))
const on = (stake: bigint, ...names: string[]): Bets =>
  names.map((spot) => ({ spot, stake: String(stake) }))
const sumOf = (bets: Bets) => bets.reduce((sum, { stake }) => sum + BigInt(stake), 0n)

const play = (seated: Seated, bets: unknown, stake: bigint, more: object = {}) => {
  const request = `bets-test-${(asked += 1)}`
  return arcade.rounds.play(seated.seat!, { request, stake, choice: { bets, ...more } })
}
const codeOf = (result: { ok: boolean; code?: string }) => (result.ok ? 'ok' : result.code)

describe('a round of several bets', () => {
  it('[AR25] is one stake of their sum, and pays what its number pays on each of them', async () => {
    const member = await memberWith(rich)
    const seated = await sit(member)
    const { min } = seated.stakes
    const bets = [...on(min, 'red', 'black', 'dozen-2'), ...on(2n * min, 'straight-17')]
    let cash = rich
    for (let spin = 0; spin < 20; spin += 1) {
      const played = await play(seated, bets, sumOf(bets))
      if (!played.ok) throw new Error(played.code)
      const { stake, payout, state, shown } = played.value.round
      const { won } = shown as RouletteShown
      expect([state, stake]).toEqual(['settled', String(5n * min)])
      expect(won.reduce((sum, one) => sum + BigInt(one.payout), 0n)).toBe(BigInt(payout))
      cash += BigInt(payout) - BigInt(stake)
      expect(played.value.balance).toBe(cash)
    }
    expect(await cashOf(member)).toBe(cash)
    const listed = await wagers.listWagers(member)
    expect(listed).toHaveLength(20)
    expect(new Set(listed.map(({ stake }) => stake))).toEqual(new Set([5n * min]))
  })

  it('[AR25] takes on each spot what the game lets it of the table’s most, and not a unit more', async () => {
    const member = await memberWith(rich)
    const seated = await sit(member)
    const { max } = seated.stakes
    for (const spot of ['straight-0', 'split-17-20', 'six_line-1-2-3-4-5-6', 'column-1', 'even']) {
      const most = spotLimit(spot, max)
      const above = await play(seated, on(most + 1n, spot), most + 1n)
      expect([spot, codeOf(above)]).toEqual([spot, 'stake_too_high'])
      expect(codeOf(await play(seated, on(most, spot), most))).toBe('ok')
    }
    const [low, high] = [spotLimit('straight-1', max), spotLimit('straight-1', max) + 1n]
    const mixed = [...on(low, 'straight-1'), ...on(high, 'straight-2')]
    expect(await play(seated, mixed, sumOf(mixed))).toMatchObject({
      code: 'stake_too_high',
      params: { spot: 'straight-2', max: String(low) },
    })
  })

  it('[AR25] that is no list of bets, or not its own sum, is refused, logged, and moves nothing', async () => {
    const member = await memberWith(rich)
    const seated = await sit(member)
    const { min, max } = seated.stakes
    const everywhere = on(min, ...spots.map(({ id }) => id))
    const thousand = Array.from({ length: 1_000 }, () => on(min, 'red')[0]!)
    const wrong: readonly (readonly [why: string, bets: unknown, stake: bigint, code: string])[] = [
      ['a thousand spots', thousand, max, 'invalid_choice'],
      ['no spot of the table', on(min, 'straight-37'), min, 'invalid_choice'],
      ['a name that objects have', on(min, 'constructor'), min, 'invalid_choice'],
      ['the same spot twice', on(min, 'red', 'red'), 2n * min, 'invalid_choice'],
      ['less than the sum', on(min, 'red', 'odd'), min, 'invalid_choice'],
      ['more than the sum', on(min, 'red', 'odd'), 3n * min, 'invalid_choice'],
      ['no bets', [], min, 'invalid_choice'],
      ['no list', { red: String(min) }, min, 'invalid_choice'],
      ['a bet below nothing', [{ spot: 'red', stake: `-${min}` }], min, 'invalid_choice'],
      ['half a unit', [{ spot: 'red', stake: '10.5' }], min, 'invalid_choice'],
      ['a number', [{ spot: 'red', stake: Number(min) }], min, 'invalid_choice'],
      ['more fields', [{ spot: 'red', stake: String(min), payout: '9' }], min, 'invalid_choice'],
      ['below the least of a spot', on(min - 1n, 'red', 'odd'), 2n * min - 2n, 'stake_too_low'],
      ['above the table', on(max, 'red', 'odd'), 2n * max, 'stake_too_high'],
    ]
    for (const [why, bets, stake, code] of wrong) {
      const before = logged.length
      expect([why, codeOf(await play(seated, bets, stake))]).toEqual([why, code])
      expect(logged.slice(before).join()).toContain(code)
    }
    expect(codeOf(await play(seated, on(min, 'red'), min, { number: 17 }))).toBe('invalid_choice')
    expect([await cashOf(member), await wagers.listWagers(member)]).toEqual([rich, []])
    expect(await arcade.list(seated, { limit: 10 })).toEqual([])
    expect((await arcade.seeds.standing(member)).active?.nonce).toBe(0)
    expect(codeOf(await play(seated, everywhere, sumOf(everywhere)))).toBe('ok')
  })

  it('[AR6] [AR25] the same request gets the same number, and other bets under it are refused', async () => {
    const seated = await sit(await memberWith(rich))
    const { min } = seated.stakes
    const wanted = { request: 'bets-test-same', stake: 2n * min }
    const ask = (...names: string[]) =>
      arcade.rounds.play(seated.seat!, { ...wanted, choice: { bets: on(min, ...names) } })
    const first = await ask('red', 'odd')
    expect((await ask('red', 'odd')).ok && first.ok).toBe(true)
    expect(codeOf(await ask('red', 'even'))).toBe('id_used_differently')
  })

  it('[AR13] [AR25] with fun money is the same, and in no books', async () => {
    const before = await countWagers()
    const seated = await sit(null)
    const { min } = seated.stakes
    const fun = (await arcade.balance(seated)) ?? 0n
    const played = await play(seated, on(min, 'red', 'even'), 2n * min)
    if (!played.ok) throw new Error(played.code)
    expect(played.value.balance).toBe(fun - 2n * min + BigInt(played.value.round.payout))
    expect(await countWagers()).toBe(before)
  })
})
