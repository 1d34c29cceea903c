import { describe, expect, it } from 'vitest'
import { currencies } from '@baize/kernel/money'
import { asKnown } from './documents/rules.ts'
import { usualPolicy } from './policy.ts'

describe('the policy', () => {
  it('[S16] stored before a setting came has the usual one, and keeps its own', () => {
    const { adjustmentSecondPersonAbove: usual, ...old } = usualPolicy
    expect(asKnown('policy', { ...old, memberIdleMinutes: 5 })).toEqual({
      ...usualPolicy,
      memberIdleMinutes: 5,
      adjustmentSecondPersonAbove: usual,
    })
    const own = { ...usualPolicy, adjustmentSecondPersonAbove: {} }
    expect(asKnown('policy', own)).toEqual(own)
  })

  it('[S16] usually names every currency', () => {
    expect(Object.keys(usualPolicy.adjustmentSecondPersonAbove)).toEqual([...currencies])
  })
})
