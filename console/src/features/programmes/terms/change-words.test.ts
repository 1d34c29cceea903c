import { expect, it } from 'vitest'
import type { LevelTerms } from '@baize/contract/promotions/programmes-settings'
import { listChanges } from '../../../shared/documents/changes.ts'
import { badLevel, loosens, seenChanges, waitsFor } from './change-words.ts'

const level = (number: number, change: Partial<LevelTerms> = {}): LevelTerms => ({
  validBet: { PHP: String(number * 1_000) },
  deposits: { PHP: String(number * 100) },
  keep: { PHP: '500' },
  levelUp: { PHP: '50' },
  weekly: {},
  monthly: {},
  rebateCap: { PHP: '900' },
  cashback: 300,
  rebate: {
    LIVE: 20,
    RNG: 30,
    FISH: 30,
    SPORTS: 20,
    ESPORTS: 20,
    PVP: 20,
    LOTT: 10,
    ELOTT: 10,
    COCKFIGHT: 20,
  },
  ...change,
})
const levels = [0, 1, 2].map((number) => level(number))
const changed = (change: Partial<LevelTerms>) => {
  const after = levels.map((terms, number) => (number === 1 ? { ...terms, ...change } : terms))
  return listChanges({ levels }, { levels: after })
}

it('[GR174] tells a table of levels field by field', () => {
  const paths = seenChanges(changed({ cashback: 350, keep: {} })).map(({ path }) => path.join('.'))
  expect(paths).toEqual(['levels.1.keep.PHP', 'levels.1.cashback'])
})

it.each([
  ['a lower bound', { validBet: { PHP: '900' } }, true],
  ['a higher bound', { validBet: { PHP: '1100' } }, false],
  ['no bound to keep it', { keep: {} }, true],
  ['a larger gift', { levelUp: { PHP: '51' } }, true],
  ['a new gift', { weekly: { PHP: '1' } }, true],
  ['a smaller gift', { levelUp: {} }, false],
  ['a higher rate', { rebate: { ...level(1).rebate, RNG: 31 } }, true],
  ['a lower rate', { cashback: 200 }, false],
  ['no most', { rebateCap: {} }, true],
  ['a lower most', { rebateCap: { PHP: '1' } }, false],
] as const)('[GR48] [GR174] knows that %s gives more: %o %s', (_, change, gives) => {
  expect(changed(change).some(loosens)).toBe(gives)
  expect(changed(change).every(waitsFor)).toBe(true)
})

it('[GR48] [GR174] a further level gives more, one that is gone does not', () => {
  expect(listChanges({ levels }, { levels: [...levels, level(3)] }).some(loosens)).toBe(true)
  expect(listChanges({ levels }, { levels: levels.slice(0, 2) }).some(loosens)).toBe(false)
})

it('[GR48] a lower limit of runs waits for nobody, a higher one for a second person', () => {
  const limit = (before: string, after: string) =>
    listChanges({ runLimit: { PHP: before } }, { runLimit: { PHP: after } }).map(waitsFor)
  expect([limit('9', '1'), limit('1', '9')]).toEqual([[false], [true]])
})

it('[GR174] names the level that asks no more than the one below', () => {
  expect(badLevel(levels)).toBeUndefined()
  expect(badLevel([...levels, level(2)])).toBe(3)
  expect(
    badLevel([level(0), level(2, { deposits: { PHP: '50' } }), level(3, { deposits: {} })]),
  ).toBe(2)
  expect(badLevel([level(1)])).toBe(0)
})
