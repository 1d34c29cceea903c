import { describe, expect, it } from 'vitest'
import { policyDocument } from '@baize/contract/system/system-settings'
import { controlProblemOf, everyControl, loosensControl } from './settings.ts'
import { policy } from './testing.ts'

describe('the controls of the page', () => {
  it('are those of the document, each once, with the bounds of the contract', () => {
    const { properties } = policyDocument.content
    expect(everyControl.map(({ id }) => id).sort()).toEqual(Object.keys(properties).sort())
    for (const one of everyControl) {
      if (one.kind !== 'time') continue
      expect(properties[one.id]).toMatchObject({ minimum: one.min, maximum: one.max })
    }
  })

  it('refuse a session that would be unused for longer than it lasts', () => {
    const problems = (change: object) =>
      everyControl
        .map((one) => controlProblemOf(one, { ...policy, ...change })?.values)
        .filter((values) => values !== undefined)
    expect(problems({ memberIdleMinutes: 721 })).toEqual([{ most: 720 }])
    expect(problems({ memberIdleMinutes: 720 })).toEqual([])
    expect(problems({ operatorAbsoluteHours: 0 })).toContainEqual({ min: 1, max: 72 })
  })

  it.each([
    ['memberIdleMinutes', 30, 31, true],
    ['memberIdleMinutes', 30, 29, false],
    ['statusNeedsSecondPerson', true, false, true],
    ['statusNeedsSecondPerson', false, true, false],
    ['secondPersonAbove.PHP', '900', '1000', true],
    ['secondPersonAbove.PHP', '1000', '900', false],
    ['secondPersonAbove.PHP', undefined, '1', true],
    ['secondPersonAbove.PHP', '1', undefined, false],
    ['consoleRanges', [], ['203.0.113.7'], false],
    ['consoleRanges', ['203.0.113.7'], [], true],
    ['consoleRanges', ['203.0.113.7', '198.51.100.4'], ['203.0.113.7'], false],
    ['consoleRanges', ['203.0.113.7'], ['203.0.113.7', '198.51.100.4'], true],
  ])('%s from %s to %s loosens: %s', (path, before, after, isLoosened) => {
    const change = { path: path.split('.'), kind: 'changed', before, after } as const
    expect(loosensControl(change)).toBe(isLoosened)
  })
})
