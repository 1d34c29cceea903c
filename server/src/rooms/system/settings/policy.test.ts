import { describe, expect, it } from 'vitest'
import { currencies } from '@baize/kernel/money'
import type { PolicyDocument } from '@baize/contract/system/system-settings'
import { loosenedSettings } from '../documents/changes.ts'
import { policyRules, usualPolicy } from './policy.ts'

/** Which settings a change loosens. None of them asks the database. */
async function loosenedPolicy(before: PolicyDocument, after: PolicyDocument) {
  const { control } = policyRules
  return (
    control && (await loosenedSettings(control.settings, { before, after }, undefined as never))
  )
}

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
  ])('[S18] of %o a change to %o loosens %o', async (before, change, loosened) => {
    expect(await loosenedPolicy(before, { ...before, ...change })).toEqual(loosened)
  })

  it.each([
    [{ PHP: '500001' }, true],
    [{ PHP: '499999' }, false],
    [{}, false],
  ])(
    '[S18] a sum above which two are needed that becomes %o loosens: %s',
    async (sums, loosens) => {
      const before = { ...usualPolicy, secondPersonAbove: { PHP: '500000' } }
      const after = { ...before, secondPersonAbove: sums }
      expect(await loosenedPolicy(before, after)).toHaveLength(loosens ? 1 : 0)
      const none = { ...before, secondPersonAbove: {} }
      // Where no sum stood, every movement needed two people.
      expect(await loosenedPolicy(none, before)).toEqual(['secondPersonAbove'])
      const perDay = { ...before, secondPersonAbovePerDay: sums }
      const day = { ...before, secondPersonAbovePerDay: before.secondPersonAbove }
      expect(await loosenedPolicy(day, perDay)).toHaveLength(loosens ? 1 : 0)
    },
  )
})
