import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { gzipOf, partOf, plainOf, rememberParts } from './parts.ts'

const long = 'a page, ünd its wörds. '.repeat(4_000)

test('[H32] what was packed before and what is new make one stream, which says what the parts say', () => {
  const pages = [
    [],
    ['short'],
    [partOf(long)],
    ['<', partOf(long), '', 'x'.repeat(199), 'y'.repeat(200), partOf('あ'.repeat(30_000)), long],
  ]
  for (const parts of pages) {
    expect(gunzipSync(gzipOf(parts)).equals(plainOf(parts))).toBe(true)
  }
  expect(plainOf(['a', partOf('ü'), 'b']).toString()).toBe('aüb')
})

test('[H32] a part is packed once, and only so many are kept', () => {
  const remember = rememberParts(2)
  const first = remember('first')
  expect(remember('first')).toBe(first)
  remember('second')
  expect(remember('first')).toBe(first)
  remember('third')
  expect(remember('first')).toBe(first)
  remember('fourth')
  remember('fifth')
  expect(remember('first')).not.toBe(first)
})
