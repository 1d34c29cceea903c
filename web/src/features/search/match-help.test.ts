import { describe, expect, it } from 'vitest'
import { matchHelp } from './match-help.ts'

const pages = [
  { id: 'deposit', title: 'Putting money in', summary: 'How a deposit works and when it arrives' },
  { id: 'withdraw', title: 'Taking money out', summary: 'Withdrawals, step by step' },
  { id: 'nyukin', title: '入金について', summary: '入金の方法' },
]
const found = (words: string, limit = 3) => matchHelp(pages, words, limit).map(({ id }) => id)

describe('pages of help', () => {
  it.each([
    ['depo', ['deposit']],
    ['money', ['deposit', 'withdraw']],
    ['money withdr', ['withdraw']],
    ['入金', ['nyukin']],
    ['dragon', []],
  ])('are found by %s', (words, ids) => {
    expect(found(words)).toEqual(ids)
  })

  it.each(['', '  ', 'm', 'mo', '入'])('are not offered for %j, which says too little', (words) => {
    expect(found(words)).toEqual([])
  })

  it('are as many as there is room for', () => {
    expect(found('money', 1)).toEqual(['deposit'])
  })
})
