import { describe, expect, it } from 'vitest'
import { familiesCalled } from './called.ts'
import { assignFamilies, familyOf } from './rule.ts'
import { turnsOf, type Turns } from './turns.ts'

const title = (name: string, code = 'code') => ({ name, vendor: 'HARLOW', code })

describe('[A9] the family of a title', () => {
  it('is one that a word of its name calls for, in singular or plural', () => {
    expect(familyOf(title('Silver Rockets'))).toBe('star-post')
    expect(familyOf(title('The Pharaoh'))).toBe('old-kingdom')
    expect(familiesCalled('The Pharaoh').size).toBe(1)
  })

  it('shares a word of two families between them', () => {
    const called = familiesCalled('Lantern')
    const shared = familiesCalled('Gate')
    expect(called.get('lantern-street')).toBe(5)
    expect([...shared]).toEqual([
      ['jade-court', 2.5],
      ['storm-peak', 2.5],
    ])
  })

  it('follows the emblem where no word is known, and the code where nothing is', () => {
    expect(familyOf(title('상어'))).toBe('deep-current')
    const unknown = Array.from({ length: 60 }, (_, at) => familyOf(title('Zzyzx', `code-${at}`)))
    expect(new Set(unknown).size).toBeGreaterThan(4)
    expect(familyOf(title('Zzyzx', 'code-7'))).toBe(unknown[7])
    expect(familyOf(title(''))).toBe(familyOf(title('', 'code')))
  })

  it('is rather one that the lobby has not met for a while', () => {
    const gates = assignFamilies([title('Gate'), title('Gate'), title('Gate'), title('Gate')])
    expect(gates[0]).not.toBe(gates[1])
    expect(gates[2]).toBe(gates[0])
    expect(gates[3]).toBe(gates[1])
  })

  it('is that which a hand gave it, whatever its words call for', () => {
    expect(familyOf(title('Book of Sun'))).toBe('old-kingdom')
    expect(familyOf(title('Hot Seven'))).toBe('star-post')
  })
})

describe('[A9] the turns of a title', () => {
  it('are by vendor and code alone, and reach every value', () => {
    const all = Array.from({ length: 400 }, (_, at) => turnsOf({ vendor: 'MOSS', code: `t-${at}` }))
    const seen = (turn: keyof Turns) => new Set(all.map((turns) => turns[turn])).size
    const look = ['ground', 'coat', 'trim', 'hour', 'shot', 'crest', 'cast'] as const
    expect(look.map(seen)).toEqual([6, 5, 4, 4, 4, 3, 6])
    expect([seen('key'), seen('tempo'), seen('accent')]).toEqual([6, 3, 3])
    expect(turnsOf({ vendor: 'MOSS', code: 't-1' })).toEqual(all[1])
  })
})
