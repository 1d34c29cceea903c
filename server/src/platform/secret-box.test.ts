import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createSecretBox } from './secret-box.ts'

describe('secret box', () => {
  const box = createSecretBox(randomBytes(32))

  it('[I9] gives back what was put in, and hides it', () => {
    const sealed = box.seal('BAIZE', 'opr_a')
    expect(box.open(sealed, 'opr_a')).toBe('BAIZE')
    expect(sealed.includes('BAIZE')).toBe(false)
  })

  it('[I9] seals the same text differently each time', () => {
    expect(box.seal('BAIZE', 'opr_a').equals(box.seal('BAIZE', 'opr_a'))).toBe(false)
  })

  it('[I9] opens neither in the row of another operator nor with another key', () => {
    const sealed = box.seal('BAIZE', 'opr_a')
    expect(() => box.open(sealed, 'opr_b')).toThrow('cannot be read')
    expect(() => createSecretBox(randomBytes(32)).open(sealed, 'opr_a')).toThrow('cannot be read')
  })

  it('[I9] opens nothing that was altered or cut', () => {
    const sealed = box.seal('BAIZE', 'opr_a')
    sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1
    expect(() => box.open(sealed, 'opr_a')).toThrow('cannot be read')
    expect(() => box.open(sealed.subarray(0, 20), 'opr_a')).toThrow('cannot be read')
  })
})
