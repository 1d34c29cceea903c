import { expect, it } from 'vitest'
import { isReason } from './reason.ts'

it.each(['Broken game', 'abc', 'お客様', '2nd', '  a b c ', 'Paid twice,\nsee slip'])(
  '"%s" is a reason',
  (text) => expect(isReason(text)).toBe(true),
)

it.each([
  '',
  '     ',
  '...',
  'ab',
  '\u200B\u200B\u200B\u2060',
  '-- ok --',
  'paid \u202E\u202D twice',
  '\u2066abc',
])('%j is none', (text) => expect(isReason(text)).toBe(false))
