import { describe, expect, it } from 'vitest'
import { isKeepable } from './keepable.ts'

const deep = (levels: number): unknown => (levels === 0 ? 1 : [deep(levels - 1)])

describe('[Y39] what a vendor tells', () => {
  it.each([
    ['the sign that no text holds', { note: 'a\0b' }],
    ['it in a name', { 'a\0': 1 }],
    ['it far inside', { a: [{ b: ['\0'] }] }],
    ['half of a sign', { note: '\ud800' }],
    ['more than there is room for', { note: 'x'.repeat(16_000) }],
    ['nesting without end', { a: deep(5_000) }],
  ])('cannot be kept with %s', (_, detail) => {
    expect(isKeepable({ player: 'mem_1', detail })).toBe(false)
  })

  it('cannot be kept with such a sign in any other field', () => {
    expect(isKeepable({ player: 'mem_\0' })).toBe(false)
    expect(isKeepable({ player: 'mem_1', contribution: { pool: '\0', amount: '1' } })).toBe(false)
  })

  it('can be kept in any script, nested as rounds are', () => {
    const detail = { note: '二の酉 🎰 ñ', hands: [[{ cards: ['A♠'] }]], odds: 1.95, none: null }
    expect(isKeepable({ player: 'mem_1', detail })).toBe(true)
    expect(isKeepable({ player: 'mem_1' })).toBe(true)
    expect(isKeepable({ detail: { a: deep(20), text: 'x'.repeat(14_000) } })).toBe(true)
  })
})
