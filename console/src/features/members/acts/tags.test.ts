import { describe, expect, it } from 'vitest'
import { addTag, isSameSet, maxTags } from './tags.ts'

describe('tags', () => {
  it('take a word without the spaces around it, once, in whichever letters', () => {
    expect(addTag(['VIP'], '  big   fish ')).toEqual(['VIP', 'big fish'])
    expect(addTag(['VIP'], 'vip')).toEqual(['VIP'])
    expect(addTag(['VIP'], ' ')).toEqual(['VIP'])
  })
  it('are twenty at most', () => {
    const full = Array.from({ length: maxTags }, (_, at) => `t${at}`)
    expect(addTag(full, 'one more')).toBe(full)
  })
  it('are the same in another order', () => {
    expect(isSameSet(['a', 'b'], ['b', 'a'])).toBe(true)
    expect(isSameSet(['a'], ['a', 'b'])).toBe(false)
  })
})
