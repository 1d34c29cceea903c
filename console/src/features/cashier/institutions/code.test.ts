import { describe, expect, it } from 'vitest'
import { codeFor, isCode } from './code.ts'

describe('the code of an institution', () => {
  it.each([
    ['Harbour Bank', 'HARBOUR_BANK'],
    ['  Banco do Brasil S.A. ', 'BANCO_DO_BRASIL_S_A'],
    ['Itaú', 'ITAU'],
    ['ＢＤＯ', 'BDO'],
    ['三菱UFJ銀行', 'UFJ'],
    ['銀行', ''],
  ])('of %s is %s', (name, code) => {
    expect(codeFor(name)).toBe(code)
  })

  it('has two to forty capitals, digits and lines', () => {
    expect(['BDO', 'B2', 'A_B'].every(isCode)).toBe(true)
    expect(['B', '', 'bdo', 'B D', 'A'.repeat(41)].some(isCode)).toBe(false)
    expect(isCode(codeFor('A'.repeat(60)))).toBe(true)
  })
})
