import { describe, expect, it } from 'vitest'
import { isGuessable } from './guessable.ts'

const person = { account: 'rosa507348', phones: ['+639171234567', null], birthday: '1990-08-24' }

describe('[I112] a payment password that somebody who knows the person would try', () => {
  it.each([
    ['a trivial one', '123456'],
    ['the birthday, day first', '240890'],
    ['the birthday, month first', '082490'],
    ['the birthday, year first', '900824'],
    ['the birthday with the whole year', '24081990'],
    ['month and year', '081990'],
    ['the end of the phone', '234567'],
    ['the middle of the phone', '171234'],
    ['a piece of the name', '507348'],
    ['a common word, where letters are allowed', 'Password-1'],
  ])('is %s', (_, code) => {
    expect(isGuessable(code, person)).toBe(true)
  })

  it('is no other', () => {
    expect(isGuessable('284619', person)).toBe(false)
    expect(isGuessable('240890', { ...person, birthday: '' })).toBe(false)
  })
})
