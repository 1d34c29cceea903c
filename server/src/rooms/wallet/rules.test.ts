import { describe, expect, it } from 'vitest'
import type { Pocket } from './pocket.ts'
import { pocketOf, readPocket } from './pocket.ts'
import { availableBeside, isTimely, joinPockets, planSpend, readAmount } from './rules.ts'

describe('an amount on the wire', () => {
  const cases: readonly (readonly [string, string, string | bigint])[] = [
    ['1', 'PHP', 1n],
    ['9007199254740991', 'PHP', 9_007_199_254_740_991n],
    ['9007199254740992', 'PHP', 'amount_too_large'],
    ['99999999999999999999999999', 'PHP', 'amount_too_large'],
    ['0', 'PHP', 'amount_not_positive'],
    ['-0', 'PHP', 'amount_not_positive'],
    ['-5', 'PHP', 'amount_not_positive'],
    ['1.5', 'PHP', 'amount_too_precise'],
    ['10.00', 'PHP', 'amount_too_precise'],
    ['0.001', 'PHP', 'amount_too_precise'],
    ['', 'PHP', 'amount_invalid'],
    ['1e3', 'PHP', 'amount_invalid'],
    ['1,000', 'PHP', 'amount_invalid'],
    [' 1', 'PHP', 'amount_invalid'],
    ['060000', 'PHP', 'amount_invalid'],
    ['00', 'PHP', 'amount_invalid'],
    ['-05', 'PHP', 'amount_invalid'],
    ['00.5', 'PHP', 'amount_invalid'],
    ['+1', 'PHP', 'amount_invalid'],
    ['NaN', 'PHP', 'amount_invalid'],
    ['１', 'PHP', 'amount_invalid'],
    ['1', 'JPY', 'wrong_currency'],
    ['1', 'php', 'wrong_currency'],
    ['1', 'XXX', 'wrong_currency'],
  ]

  it.each(cases)('[W5] %j %s is %s', (text, currency, wanted) => {
    const read = readAmount(text, currency, 'PHP')
    expect(read.ok ? read.value.amount : read.code).toBe(wanted)
  })
})

describe('two pockets', () => {
  const hasPocket = (vendor: string) => vendor === 'ALPHA'
  const cases: readonly (readonly [Pocket, Pocket, boolean, string])[] = [
    ['cash', 'vendor:ALPHA', false, 'to_vendor'],
    ['vendor:ALPHA', 'cash', false, 'from_vendor'],
    ['cash', 'vendor:BETA', false, 'unknown_pocket'],
    ['vendor:BETA', 'cash', false, 'from_vendor'],
    ['cash', 'vendor:ALPHA', true, 'single_wallet'],
    ['vendor:ALPHA', 'cash', true, 'from_vendor'],
    ['cash', 'cash', false, 'same_pocket'],
    ['vendor:ALPHA', 'vendor:ALPHA', true, 'same_pocket'],
    ['vendor:ALPHA', 'vendor:BETA', false, 'pockets_not_joined'],
    ['bonus', 'cash', false, 'pockets_not_joined'],
    ['cash', 'bonus', false, 'pockets_not_joined'],
    ['locked', 'cash', false, 'pockets_not_joined'],
    ['bonus', 'vendor:ALPHA', false, 'pockets_not_joined'],
  ]

  it.each(cases)('[W6] from %s to %s, single %s: %s', (from, to, isSingle, wanted) => {
    const joined = joinPockets(from, to, { isSingle, hasPocket })
    expect(joined.ok ? joined.value.direction : joined.code).toBe(wanted)
  })

  it.each(['cash', 'bonus', 'locked', 'vendor:IM_ES'] as const)('[W1] %s is one', (name) => {
    expect(readPocket(name)).toBe(name)
  })

  it.each(['', 'Cash', 'vendor:', 'vendor:a', 'vendor:A B', 'debt', 'vendor:ALPHA\n', 'all'])(
    '[W1] %j is none',
    (name) => {
      expect(readPocket(name)).toBeUndefined()
    },
  )

  it('[W1] a debt is no pocket', () => {
    expect(pocketOf({ kind: 'debt', part: '' })).toBeUndefined()
    expect(pocketOf({ kind: 'vendor_pocket', part: 'ALPHA' })).toBe('vendor:ALPHA')
  })
})

describe('the spending order', () => {
  const free = new Map([
    ['cash', 70n],
    ['bonus', 50n],
  ])
  const cases: readonly (readonly [string[], bigint, string])[] = [
    [['cash', 'bonus'], 70n, 'cash 70'],
    [['cash', 'bonus'], 71n, 'cash 70, bonus 1'],
    [['bonus', 'cash'], 71n, 'bonus 50, cash 21'],
    [['bonus', 'cash'], 120n, 'bonus 50, cash 70'],
    [['cash', 'bonus'], 121n, 'too little'],
    [['cash'], 71n, 'too little'],
    [['locked', 'cash'], 10n, 'cash 10'],
    [[], 1n, 'too little'],
  ]

  it.each(cases)('[W4] by %j, %d is paid as: %s', (order, amount, wanted) => {
    const shares = planSpend(order, free, amount)
    const words = shares?.map(({ pocket, amount: part }) => `${pocket} ${part}`).join(', ')
    expect(words ?? 'too little').toBe(wanted)
  })
})

describe('locks', () => {
  it.each([
    [0n, 100n, 100n],
    [40n, 100n, 60n],
    [100n, 100n, 0n],
    [500n, 100n, 0n],
  ])('[W3] of %d beside %d leave %d', (locked, free, wanted) => {
    expect(availableBeside(locked, free)).toBe(wanted)
  })
})

describe('the time in an id', () => {
  const now = new Date('2026-11-15T12:00:00Z')
  it.each([
    ['2026-11-15T12:00:00Z', true],
    ['2026-11-14T12:00:00Z', true],
    ['2026-11-14T11:59:59Z', false],
    ['2026-11-15T12:05:00Z', true],
    ['2026-11-15T12:05:01Z', false],
  ])('[W8] %s may begin a transfer at noon of the 15th: %s', (madeAt, wanted) => {
    expect(isTimely(new Date(madeAt), now)).toBe(wanted)
  })
})
