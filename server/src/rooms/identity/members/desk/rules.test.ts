import { describe, expect, it } from 'vitest'
import { typesOf } from '../member.ts'
import { cleanTags, readSearch, sameTags, shorten } from './rules.ts'

describe('[I29] what an operator types', () => {
  it.each([
    ['0917 123 4567', '9171234567'],
    ['0917-123-4567', '9171234567'],
    ['(0917) 123.4567', '9171234567'],
    ['+63 917 123 4567', '639171234567'],
    ['+63 (0) 917 123 4567', '639171234567'],
    ['0063 917 1234567', '639171234567'],
    ['63917/1234567', '639171234567'],
    ['９１７１２３４５６７', '9171234567'],
    ['4567', '4567'],
    ['+63–917—123', '63917123'],
    ['player99', ''],
    ['0917abc', ''],
  ])('%s asks for the phone %j', (typed, digits) => {
    expect(readSearch(typed)).toMatchObject({ kind: 'part', digits })
  })

  it.each([
    ['', { kind: 'everyone' }],
    [' \u200b ', { kind: 'everyone' }],
    ['JESSA', { kind: 'part', text: 'jessa', digits: '' }],
    ['ｊｅｓｓａ', { kind: 'part', text: 'jessa', digits: '' }],
    ['mem_01kxyz0000000000000000000a', { kind: 'id', id: 'mem_01kxyz0000000000000000000a' }],
    ['mem_', { kind: 'part', text: 'mem_', digits: '' }],
  ])('%j is %j', (typed, search) => {
    expect(readSearch(typed)).toEqual(search)
  })
})

describe('tags', () => {
  it('[I30] are kept clean, once whatever their capitals, in one order', () => {
    expect(cleanTags([' VIP ', 'vip', 'big\u200b spender', '\u200b'])).toEqual([
      'big spender',
      'VIP',
    ])
  })

  it('are the same only in whole', () => {
    expect(sameTags(['a', 'b'], ['a', 'b'])).toBe(true)
    expect(sameTags(['a'], ['a', 'b'])).toBe(false)
    expect(sameTags(['a', 'c'], ['a', 'b'])).toBe(false)
  })

  it('are never longer than the table takes, and no picture is cut in two', () => {
    expect(shorten('🎲'.repeat(40), 30)).toBe('🎲'.repeat(30))
  })
})

describe('kinds of account', () => {
  it('hold the types of the wire', () => {
    expect(typesOf('agent')).toEqual([1, 2, 41, 42])
    expect(typesOf('trial')).toEqual([4])
  })
})
