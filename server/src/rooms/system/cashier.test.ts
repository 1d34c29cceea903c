import { describe, expect, it } from 'vitest'
import { asKnown } from './documents/rules.ts'
import { newCashier } from './cashier.ts'

describe('the settings of the cashier', () => {
  it('[S16] stored before a setting came have what a new cashier has, and keep their own', () => {
    const { targetMinutes: usual, ...old } = newCashier
    expect(usual).toBe(30)
    expect(asKnown('cashier', { ...old, mostPayees: 2, withdrawMax: {} })).toEqual({
      ...newCashier,
      mostPayees: 2,
      withdrawMax: {},
    })
    expect(asKnown('cashier', { ...newCashier, targetMinutes: 45 }).targetMinutes).toBe(45)
  })
})
