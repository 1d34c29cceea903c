import { describe, expect, it } from 'vitest'
import { mergeEdits } from './merge.ts'

describe('edits on top of a newer version', () => {
  it('keep what the person changed and take the rest as it is now', () => {
    const base = { name: 'Old', hue: 162, zone: 'UTC' }
    const mine = { ...base, hue: 245 }
    const theirs = { ...base, name: 'New' }
    expect(mergeEdits(base, mine, theirs)).toEqual({ name: 'New', hue: 245, zone: 'UTC' })
  })

  it('win where both changed the same field', () => {
    expect(mergeEdits({ hue: 1 }, { hue: 2 }, { hue: 3 })).toEqual({ hue: 2 })
  })

  it('reach into the items of a list by their key', () => {
    const base = {
      rules: [
        { id: 'a', on: true },
        { id: 'b', on: true },
      ],
    }
    const mine = {
      rules: [
        { id: 'a', on: false },
        { id: 'b', on: true },
      ],
    }
    const theirs = {
      rules: [
        { id: 'a', on: true },
        { id: 'b', on: false },
        { id: 'c', on: true },
      ],
    }
    expect(mergeEdits(base, mine, theirs)).toEqual({
      rules: [
        { id: 'a', on: false },
        { id: 'b', on: false },
        { id: 'c', on: true },
      ],
    })
  })

  it('do not bring back what the other person removed and this one never touched', () => {
    const base = [{ id: 'a' }, { id: 'b' }, { id: 'c', note: '' }]
    const mine = [{ id: 'a' }, { id: 'b' }, { id: 'c', note: 'mine' }]
    expect(mergeEdits(base, mine, [{ id: 'b' }])).toEqual([{ id: 'b' }, { id: 'c', note: 'mine' }])
  })
})
