import { describe, expect, it } from 'vitest'
import { addToast, dropToast, maxToasts, type Toast } from './toasts.ts'

const toast = (id: number, text = `toast ${id}`): Toast => ({ id, text, tone: 'plain' })

describe('toasts', () => {
  it('are three at most, and the oldest gives way', () => {
    const four = [1, 2, 3, 4].reduce<Toast[]>((now, id) => addToast(now, toast(id)), [])
    expect(maxToasts).toBe(3)
    expect(four.map(({ id }) => id)).toEqual([2, 3, 4])
  })

  it('say the same words once, as the newest', () => {
    const now = addToast([toast(1, 'Copied'), toast(2)], toast(3, 'Copied'))
    expect(now.map(({ id }) => id)).toEqual([2, 3])
  })

  it('leave one by one', () => {
    expect(dropToast([toast(1), toast(2)], 1)).toEqual([toast(2)])
  })
})
