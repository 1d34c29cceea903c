import { expect, it } from 'vitest'
import { cleanHolder, isOwnName, maskedHolder } from './holder.ts'

it.each([
  ['José  Dela-Cruz', 'JOSE DELA CRUZ', true],
  ['Ana María', 'anamaria', true],
  ['田中　太郎', '田中太郎', true],
  ['ＭＡＲＩＡ', 'maria', true],
  ['Maria Reyes', 'Maria Reyes Cruz', false],
  ['Maria Reyes', '', true],
  ['', '', false],
  ['---', '', false],
])('[X3] %s where the own name is "%s": %s', (holder, own, isOwn) => {
  expect(isOwnName(holder, own)).toBe(isOwn)
})

it('[X3] a name is one line without signs that cannot be seen', () => {
  expect(cleanHolder(' Maria\n\u202eClara\u200b  Reyes ')).toBe('Maria Clara Reyes')
})

it.each([
  ['Maria Clara Reyes', 'M••• C••• R•••'],
  ['田中　太郎', '田••• 太•••'],
  ['', ''],
])('[X3] of %s a list shows %s', (holder, shown) => {
  expect(maskedHolder(holder)).toBe(shown)
})
