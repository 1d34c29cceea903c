import { describe, expect, it } from 'vitest'
import { asUsername, isPasswordStrong, leavesNoAdmin, maySignIn } from './rules.ts'

describe('passwords', () => {
  it.each([
    ['green-felt-under-lamps', true],
    ['twelve chars', true],
    ['eleven char', false],
    ['𝕒𝕓𝕔𝕕𝕖𝕗𝕘𝕙𝕚𝕛𝕜', false],
    ['aaaaaaaaaaaaaaaa', false],
    ['abababababababab', false],
    ['Password1234', false],
    ['pass-word-12-34', false],
    ['CorrectHorseBatteryStaple', false],
    ['my name is Ines', false],
    ['INES.and.the.cat', false],
    ['ひらがなのながいあいことば', true],
  ])('[I1] %s is strong enough: %s', (password, strong) => {
    expect(isPasswordStrong(password, 'ines')).toBe(strong)
  })
})

describe('usernames', () => {
  it.each([
    ['admin', 'admin'],
    ['  Admin ', 'admin'],
    ['ab', undefined],
    ['1admin', undefined],
    ['admin\u0000', undefined],
    ["admin' or 1=1", undefined],
    ['a'.repeat(41), undefined],
  ])('%j is the name %s', (text, name) => {
    expect(asUsername(text)).toBe(name)
  })
})

describe('standing', () => {
  const ada = { id: 'opr_a', roles: ['admin'], closed: false, demo: false } as const
  const ben = { id: 'opr_b', roles: ['admin', 'risk'], closed: false, demo: false } as const
  const closed = { id: 'opr_c', roles: ['admin'], closed: true, demo: false } as const
  const demo = { id: 'opr_d', roles: ['admin'], closed: false, demo: true } as const
  const open = { roles: ['admin'], closed: false } as const
  const demoted = { roles: ['risk'], closed: false } as const
  const shut = { roles: ['admin'], closed: true } as const

  it.each([
    ['the only admin is demoted', [ada], demoted, false, true],
    ['the only admin is closed', [ada], shut, false, true],
    ['the only admin is renamed', [ada], open, false, false],
    ['one of two is demoted', [ada, ben], demoted, false, false],
    ['the other admin is closed', [ada, closed], demoted, false, true],
    ['the other admin is of the demo, in a demo', [ada, demo], demoted, false, false],
    ['the other admin is of the demo, in production', [ada, demo], demoted, true, true],
  ])('[I10] when %s', (_, everyone, next, production, noneLeft) => {
    expect(leavesNoAdmin(everyone, 'opr_a', next, production)).toBe(noneLeft)
  })

  it('[I14] an operator of the demo may sign in to a demo only', () => {
    expect(maySignIn(demo, false)).toBe(true)
    expect(maySignIn(demo, true)).toBe(false)
    expect(maySignIn(ada, true)).toBe(true)
    expect(maySignIn(closed, false)).toBe(false)
  })
})
