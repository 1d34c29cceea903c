import { runInThisContext } from 'node:vm'
import { expect, it } from 'vitest'
import { narrow } from './narrow.ts'

it('patterns mean the same, and no sign of the code is wide', () => {
  const code = String.raw`[/^[a-žȚ-ỹ]$/.test('Ț'), /^[\p{Script=Han}ー]$/u.test('ー'), /^[😀-😂]$/u.test('😁')] // … é`
  const narrowed = narrow(code)
  expect(narrowed).toContain('é')
  expect(narrowed).not.toMatch(/[^\0-\xff]/)
  expect(runInThisContext(narrowed)).toEqual([true, true, true])
})
