import { describe, expect, it } from 'vitest'
import { isWin, maskName } from './rules.ts'

describe('a win', () => {
  it.each([
    ['101', true],
    ['100', false],
    ['50', false],
    ['0', false],
    ['9007199254740993', true],
  ])('[G16] of %s for a stake of 100 is %s', (payout, won) => {
    expect(isWin({ payout, stake: '100' })).toBe(won)
  })
})

describe('a name', () => {
  it.each([
    ['marisol9', 'ma***9'],
    ['63917555014', '63***4'],
    ['maria', 'ma***a'],
    ['mari', 'm***'],
    ['m', 'm***'],
    [' ', '***'],
    ['山田太郎さん', '山田***ん'],
    ['🎲🎲🎲🎲🎲', '🎲🎲***🎲'],
  ])('[G17] %j is masked as %j', (name, masked) => {
    expect(maskName(name)).toBe(masked)
  })
})
