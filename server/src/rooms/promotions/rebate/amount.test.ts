import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computeRebate, fine, type PlayRow, type RebateRules } from './amount.ts'

const nothing = {
  bets: 0n,
  stake: 0n,
  flatBets: 0n,
  flat: 0n,
  partBets: 0n,
  part: 0n,
  bonusBets: 0n,
  bonus: 0n,
}
const row = (change: Partial<PlayRow> = {}): PlayRow => ({
  day: '2026-11-18',
  category: 'RNG',
  level: 3,
  rates: 1,
  isCorrection: false,
  rate: 51,
  ...nothing,
  rated: 842_000n,
  taken: 0n,
  ...change,
})
const usual = { minBet: 10_000n, capOf: () => 288_800n }
const rules: RebateRules = { on: () => usual, min: 1n }
const compute = (
  rows: readonly PlayRow[],
  change: Partial<Parameters<typeof computeRebate>[0]> = {},
) =>
  computeRebate({ rows, rules, carriedIn: 0n, categories: null, openFrom: '2026-11-18', ...change })

describe('rebate', () => {
  it('[GR50] is the rate of each line, floored once, and carries the rest', () => {
    const rebate = compute([
      row(),
      row({ category: 'LIVE', rate: 32, rated: 530_000n }),
      row({ category: 'FISH', rated: 126_001n }),
    ])
    expect(rebate.lines.map(({ micro }) => micro)).toEqual([42_942_000n, 16_960_000n, 6_426_051n])
    expect([rebate.paid, rebate.carriedOut]).toEqual([6_632n, 8_051n])
    expect(rebate.paid * fine + rebate.carriedOut).toBe(rebate.micro)
  })

  it('[GR51] counts from the least of a category and day on, and then all of it', () => {
    const below = compute([row({ rated: 9_999n })])
    expect([below.paid, below.lines[0]?.state]).toEqual([0n, 'waits'])
    expect(compute([row({ rated: 9_999n })], { openFrom: '2026-11-19' }).lines[0]?.state).toBe(
      'short',
    )
    expect(compute([row({ rated: 10_000n })]).paid).toBe(51n)
    expect(compute([row({ rated: 5_000n }), row({ level: 4, rated: 5_000n })]).paid).toBe(51n)
  })

  it('[GR52] gives no more than the most of a day, in however many steps it is taken', () => {
    const capped = compute([row({ rated: 100_000_000n })])
    expect([capped.paid, capped.days[0]?.capped]).toEqual([
      288_800n,
      5_100_000_000n - 2_888_000_000n,
    ])
    const half = row({ rated: 100_000_000n, taken: 50_000_000n })
    expect(compute([half]).paid).toBe(288_800n - 255_000n)
    expect(compute([{ ...half, taken: 90_000_000n }]).paid).toBe(0n)
  })

  it('[GR53] takes back what a correction took, from what comes next', () => {
    const back = row({ isCorrection: true, rated: -842_000n })
    expect(compute([row({ taken: 842_000n }), back])).toMatchObject({
      paid: 0n,
      carriedOut: -42_942_000n,
    })
    const next = row({ day: '2026-11-19', rated: 1_000_000n })
    expect(compute([next], { carriedIn: -42_942_000n }).paid).toBe(805n)
  })

  it('[GR50] [1.13/53] claims in any steps and order come to the same, and each table sums to what was paid', () => {
    const play = fc.record({
      category: fc.constantFrom('RNG', 'LIVE', 'LOTT'),
      rate: fc.integer({ min: 0, max: 100 }),
      level: fc.integer({ min: 0, max: 2 }),
      rated: fc.bigInt(0n, 5_000_000n),
      claimed: fc.array(fc.constantFrom('RNG', 'LIVE', 'LOTT'), { minLength: 1, maxLength: 3 }),
    })
    fc.assert(
      fc.property(fc.array(play, { minLength: 1, maxLength: 12 }), (steps) => {
        const rateOf = new Map<string, number>()
        let rows: PlayRow[] = []
        let [carried, paid] = [0n, 0n]
        const claim = (categories: readonly string[] | null) => {
          const rebate = computeRebate({
            rows,
            rules,
            carriedIn: carried,
            categories,
            openFrom: '2026-11-18',
          })
          const lines = rebate.lines.reduce((sum, { micro }) => sum + micro, 0n)
          const over = rebate.days.reduce((sum, { capped }) => sum + capped, 0n)
          expect(lines - over + carried).toBe(rebate.paid * fine + rebate.carriedOut)
          if (rebate.paid === 0n) return
          const done = rebate.lines.filter(({ state }) => state === 'counts')
          rows = rows.map((one) =>
            done.some((line) => line.category === one.category && line.level === one.level)
              ? { ...one, taken: one.rated }
              : one,
          )
          carried = rebate.carriedOut
          paid += rebate.paid
        }
        for (const { category, rate, level, rated, claimed } of steps) {
          const key = `${category} ${level}`
          rateOf.set(key, rateOf.get(key) ?? rate)
          const found = rows.find((one) => one.category === category && one.level === level)
          rows = found
            ? rows.map((one) => (one === found ? { ...one, rated: one.rated + rated } : one))
            : [...rows, row({ category, level, rate: rateOf.get(key) ?? 0, rated })]
          claim(claimed)
        }
        claim(null)
        const whole = compute(rows.map((one) => ({ ...one, taken: 0n })))
        expect(paid).toBe(whole.paid)
      }),
      { seed: 20_261_118, numRuns: 300 },
    )
  })
})
