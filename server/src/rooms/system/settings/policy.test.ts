import { describe, expect, it } from 'vitest'
import { currencies } from '@baize/kernel/money'
import { loosenedPolicy, policyRules, usualPolicy } from './policy.ts'

describe('the policy', () => {
  it('[S16] stored before a setting came has the usual one, and keeps its own', () => {
    const { adjustmentSecondPersonAbove: _, ...old } = usualPolicy
    expect(policyRules.complete?.({ ...old, memberIdleMinutes: 5 })).toEqual({
      ...usualPolicy,
      memberIdleMinutes: 5,
    })
    const own = { ...usualPolicy, adjustmentSecondPersonAbove: {} }
    expect(policyRules.complete?.(own)).toEqual(own)
  })

  it('[S16] usually names every currency', () => {
    expect(Object.keys(usualPolicy.adjustmentSecondPersonAbove)).toEqual([...currencies])
  })

  const office = { ...usualPolicy, consoleRanges: ['203.0.113.0/24', '2001:db8::/32'] }

  it.each([
    [usualPolicy, { statusNeedsSecondPerson: false }, ['statusNeedsSecondPerson']],
    [usualPolicy, { memberIdleMinutes: 31 }, ['memberIdleMinutes']],
    [usualPolicy, { operatorAbsoluteHours: 13, operatorIdleMinutes: 5 }, ['operatorAbsoluteHours']],
    [usualPolicy, { memberIdleMinutes: 29, operatorIdleMinutes: 1 }, []],
    [usualPolicy, { consoleRanges: ['203.0.113.0/24'] }, []],
    [office, { consoleRanges: [] }, ['consoleRanges']],
    [office, { consoleRanges: ['203.0.113.0/24'] }, []],
    [office, { consoleRanges: ['203.0.113.128/25', '2001:db8:7::/48'] }, []],
    [office, { consoleRanges: ['203.0.112.0/23'] }, ['consoleRanges']],
    [office, { consoleRanges: ['203.0.113.0/24', '198.51.100.7'] }, ['consoleRanges']],
  ])('[S18] of %o a change to %o loosens %o', (before, change, loosened) => {
    expect(loosenedPolicy(before, { ...before, ...change })).toEqual(loosened)
  })

  it.each([
    [{ PHP: '500001' }, true],
    [{ PHP: '499999' }, false],
    [{}, false],
  ])('[S18] a sum above which two are needed that becomes %o loosens: %s', (sums, loosens) => {
    const before = { ...usualPolicy, adjustmentSecondPersonAbove: { PHP: '500000' } }
    const after = { ...before, adjustmentSecondPersonAbove: sums }
    expect(loosenedPolicy(before, after).length > 0).toBe(loosens)
    const none = { ...before, adjustmentSecondPersonAbove: {} }
    // Where no sum stood, every movement needed two people.
    expect(loosenedPolicy(none, before)).toEqual(['adjustmentSecondPersonAbove'])
  })
})
