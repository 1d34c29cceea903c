import { describe, expect, it } from 'vitest'
import { cashierRules, newCashier } from './settings.ts'

describe('the settings of the cashier', () => {
  it('[X98] stored before a setting came have what a new cashier has, and keep their own', () => {
    const { targetMinutes: usual, ...old } = newCashier
    expect(usual).toBe(30)
    expect(cashierRules.complete?.({ ...old, mostPayees: 2, withdrawMax: {} })).toEqual({
      ...newCashier,
      mostPayees: 2,
      withdrawMax: {},
    })
    expect(cashierRules.complete?.({ targetMinutes: 45 })).toMatchObject({ targetMinutes: 45 })
    const older = { ...newCashier, secondPersonAbove: { PHP: '1' } }
    expect(cashierRules.complete?.(older)).toEqual(newCashier)
  })
})
