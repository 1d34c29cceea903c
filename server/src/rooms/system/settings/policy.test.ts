import { describe, expect, it } from 'vitest'
import { currencies } from '@baize/kernel/money'
import { loosenedPolicy, policyRules, usualPolicy } from './policy.ts'

describe('the policy', () => {
  it('[S16] stored before a setting came has the usual one, and keeps its own', () => {
    const { secondPersonAbovePerDay: _, ...old } = usualPolicy
    const stored = { ...old, memberIdleMinutes: 5, adjustmentSecondPersonAbove: {} }
    expect(policyRules.complete?.(stored)).toEqual({
      ...usualPolicy,
      memberIdleMinutes: 5,
    })
    const own = { ...usualPolicy, secondPersonAbove: {} }
    expect(policyRules.complete?.(own)).toEqual(own)
  })

  it('[S16] usually names every currency', () => {
    expect(Object.keys(usualPolicy.secondPersonAbove)).toEqual([...currencies])
    expect(Object.keys(usualPolicy.secondPersonAbovePerDay)).toEqual([...currencies])
    expect(usualPolicy.secondPersonAbovePerDay.PHP).toBe('5000000')
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
    const before = { ...usualPolicy, secondPersonAbove: { PHP: '500000' } }
    const after = { ...before, secondPersonAbove: sums }
    expect(loosenedPolicy(before, after).length > 0).toBe(loosens)
    const none = { ...before, secondPersonAbove: {} }
    // Where no sum stood, every movement needed two people.
    expect(loosenedPolicy(none, before)).toEqual(['secondPersonAbove'])
    const perDay = { ...before, secondPersonAbovePerDay: sums }
    const day = { ...before, secondPersonAbovePerDay: before.secondPersonAbove }
    expect(loosenedPolicy(day, perDay).length > 0).toBe(loosens)
  })
})
