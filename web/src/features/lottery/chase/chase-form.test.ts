import { describe, expect, it } from 'vitest'
import { startOfChase, stepsOf, toldPlan, type ChaseForm } from './chase-form.ts'

const issues = ['iss_1', 'iss_2', 'iss_3']
const once = { cost: 100n, prize: 960n, mostMultiple: 99_999 }
const form = (change: Partial<ChaseForm>): ChaseForm => ({ ...startOfChase, ...change })
const multiplesOf = (change: Partial<ChaseForm>) => {
  const steps = stepsOf(form(change), issues, once)
  return steps.ok ? steps.value.map(({ multiple }) => multiple) : steps.code
}

describe('a chase that is being made', () => {
  it('[W42] goes on by the same, by doubling, or by what a profit needs', () => {
    expect(multiplesOf({ multiple: 3 })).toEqual([3, 3, 3])
    expect(multiplesOf({ kind: 'doubling', every: 1, times: 3 })).toEqual([1, 3, 9])
    expect(multiplesOf({ kind: 'doubling', every: 2 })).toEqual([1, 1, 2])
    expect(multiplesOf({ kind: 'target', profit: '2000' })).toEqual([3, 3, 4])
    const low = stepsOf(form({ kind: 'margin', percent: 900 }), issues, once)
    expect(low).toMatchObject({ code: 'chase_out_of_reach' })
  })

  it('[W42] counts what was changed by hand, and says so', () => {
    const changed = form({ byHand: { iss_2: 5, iss_9: 7 } })
    const steps = stepsOf(changed, issues, once)
    expect(steps.ok && steps.value.map(({ cost, spent, profit }) => [cost, spent, profit])).toEqual(
      [
        [100n, 100n, 860n],
        [500n, 600n, 4_200n],
        [100n, 700n, 260n],
      ],
    )
    expect(toldPlan(changed, issues)).toEqual({ kind: 'hand' })
    expect(toldPlan(changed, ['iss_1'])).toEqual({ kind: 'same', multiple: 1 })
    expect(toldPlan(form({ kind: 'target', profit: '500' }), issues)).toEqual({
      kind: 'target',
      multiple: 1,
      profit: '500',
    })
  })
})
