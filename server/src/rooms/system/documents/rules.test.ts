import { describe, expect, it } from 'vitest'
import { isSameContent } from './rules.ts'

describe('same content', () => {
  it('[S3] does not depend on the order of fields, but on that of lists', () => {
    expect(isSameContent({ a: 1, b: { c: 2, d: [1] } }, { b: { d: [1], c: 2 }, a: 1 })).toBe(true)
    expect(isSameContent({ a: [1, 2] }, { a: [2, 1] })).toBe(false)
    expect(isSameContent({ a: 1 }, { a: 1, b: null })).toBe(false)
  })
})
