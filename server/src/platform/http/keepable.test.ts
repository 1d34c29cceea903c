import { describe, expect, it } from 'vitest'
import { isKeepable } from './keepable.ts'

describe('texts that the database can keep', () => {
  it('are all but those with a NUL or half a character, however deep they lie', () => {
    for (const good of ['', 'ñ 日本 👍', 7, null, true, { a: ['x', { b: '\u0001\n' }] }]) {
      expect(isKeepable(good)).toBe(true)
    }
    for (const bad of ['\0', 'a\ud800', '\udc00b', { a: ['x', { b: 'y\0' }] }, [['\ud83d']]]) {
      expect(isKeepable(bad)).toBe(false)
    }
  })
})
