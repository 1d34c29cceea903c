import { describe, expect, it } from 'vitest'
import { readMembersFilter } from './filter.ts'

describe('readFilter', () => {
  it('takes what the address has and leaves out what is empty', () => {
    expect(readMembersFilter({ q: ' jessa ', type: 'agent', state: 'locked', tag: 'VIP' })).toEqual(
      {
        search: 'jessa',
        type: 'agent',
        state: 'locked',
        tag: 'VIP',
      },
    )
    expect(readMembersFilter({ q: '  ' })).toEqual({})
  })
  it('does not pass on a word that the server would refuse', () => {
    expect(readMembersFilter({ type: 'king', state: 'asleep' })).toEqual({})
  })
})
