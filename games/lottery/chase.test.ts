import { assert, bigInt, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planChase, type ChasePlan } from './chase.ts'

const asked = { issues: 5, cost: 100n, prize: 980n }
const multiples = (plan: ChasePlan, more = {}) => {
  const planned = planChase(plan, { ...asked, ...more })
  return planned.ok ? planned.value.map(({ multiple }) => multiple) : planned.code
}

describe('[G49] a chase', () => {
  it('plays every issue at one multiple, or doubles', () => {
    expect(multiples({ kind: 'same', multiple: 3 })).toEqual([3, 3, 3, 3, 3])
    const doubling = { kind: 'doubling', multiple: 2, every: 2, times: 2 } as const
    expect(multiples(doubling)).toEqual([2, 2, 4, 4, 8])
    expect(multiples({ ...doubling, every: 1, times: 3 })).toEqual([2, 6, 18, 54, 162])
    const planned = planChase(doubling, asked)
    expect(planned.ok && planned.value.at(-1)).toEqual({
      multiple: 8,
      cost: 800n,
      spent: 2_000n,
      profit: 5_840n,
    })
  })

  it('reaches its profit in whichever issue it wins, with no multiple higher than needed', () => {
    const sums = [
      bigInt(1n, 500n),
      bigInt(1n, 5_000n),
      bigInt(0n, 20_000n),
      integer({ min: 1, max: 5 }),
    ] as const
    const check = property(...sums, (cost, gain, profit, multiple) => {
      const prize = cost + gain
      const most = { ...asked, cost, prize, mostMultiple: Number.MAX_SAFE_INTEGER }
      const planned = planChase({ kind: 'target', multiple, profit }, most)
      if (!planned.ok) return
      for (const step of planned.value) {
        expect(step.profit).toBeGreaterThanOrEqual(profit)
        // Above the first multiple it is the least that is enough.
        const withOneLess = step.multiple > multiple ? step.profit - gain : profit - 1n
        expect(withOneLess).toBeLessThan(profit)
      }
    })
    assert(check)
  })

  it('reaches a share of what was spent', () => {
    const planned = planChase(
      { kind: 'margin', multiple: 1, percent: 50 },
      { ...asked, issues: 12 },
    )
    const steps = planned.ok ? planned.value : []
    expect(steps).toHaveLength(12)
    expect(steps.filter(({ profit, spent }) => profit * 2n < spent)).toEqual([])
    expect(steps.at(-1)?.multiple).toBe(4)
  })

  it.each([
    [{ kind: 'same', multiple: 0 }, {}, 'chase_multiple'],
    [{ kind: 'doubling', multiple: 1, every: 0, times: 2 }, {}, 'chase_multiple'],
    [{ kind: 'target', multiple: 1, profit: -1n }, {}, 'chase_multiple'],
    [{ kind: 'same', multiple: 1 }, { issues: 0 }, 'chase_issues'],
    [{ kind: 'same', multiple: 1 }, { issues: 241 }, 'chase_issues'],
    [{ kind: 'doubling', multiple: 1, every: 1, times: 2 }, { issues: 18 }, 'chase_too_high'],
    [{ kind: 'target', multiple: 1, profit: 1n }, { prize: 100n }, 'chase_out_of_reach'],
    [{ kind: 'margin', multiple: 1, percent: 900 }, {}, 'chase_out_of_reach'],
    [{ kind: 'same', multiple: 9 }, { cost: 2n ** 62n }, 'stake_too_large'],
  ] as const)('of %o with %o is refused', (plan, more, code) => {
    expect(multiples(plan, more)).toBe(code)
  })
})
