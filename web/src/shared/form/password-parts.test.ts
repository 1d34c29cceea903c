import { assert, constantFrom, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkAgainstRule, patternKinds, type PatternId } from '@baize/kernel/patterns'
import { checkParts } from './password-parts.ts'

const kinds: readonly PatternId[] = [
  'any',
  'strong',
  'combined',
  'alphanumeric',
  'alphanumeric_upper',
  'letters_digits_symbols',
  'no_spaces',
]

const ruleOf = (patternId: PatternId) => ({
  required: true,
  patternId,
  acceptedPattern: patternKinds[patternId].source,
  minLength: 4,
  maxLength: 9,
})

const likely = string({ unit: constantFrom(...'abzABZ019!~ é田'), maxLength: 12 })

describe('the checklist of a password', () => {
  it.each(kinds)('is all ticked exactly when the rule %s accepts the password', (kind) => {
    const rule = ruleOf(kind)
    assert(
      property(likely, (value) => {
        const all = checkParts(rule, value).every(({ met }) => met)
        expect(all).toBe(checkAgainstRule(rule, value).ok)
      }),
      { numRuns: 2000 },
    )
  })

  it('ticks each part by itself', () => {
    const met = (value: string) =>
      checkParts(ruleOf('strong'), value)
        .filter((part) => part.met)
        .map(({ part }) => part)
    expect(met('')).toEqual([])
    expect(met('aB')).toEqual(['upper', 'lower', 'printable'])
    expect(met('aB1!')).toEqual(['length', 'upper', 'lower', 'digit', 'symbol', 'printable'])
  })
})
