import { describe, expect, it } from 'vitest'
import { readFilter } from './filter.ts'

describe('readFilter', () => {
  it('takes what the address has and leaves out what is empty', () => {
    expect(readFilter({ q: ' jessa ', type: 'agent', state: 'locked', tag: 'VIP' })).toEqual({
      search: 'jessa',
      type: 'agent',
      state: 'locked',
      tag: 'VIP',
    })
    expect(readFilter({ q: '  ' })).toEqual({})
  })
  it('does not pass on a word that the server would refuse', () => {
    expect(readFilter({ type: 'king', state: 'asleep' })).toEqual({})
  })
})
