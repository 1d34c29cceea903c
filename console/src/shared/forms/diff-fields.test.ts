import { describe, expect, it } from 'vitest'
import { diffFields } from './diff-fields.ts'

describe('diffFields', () => {
  it('names a changed field by its path and leaves equal ones out', () => {
    const before = { name: 'Baize', method: { GCash: { maxPerOrder: 100_000 } } }
    const after = { name: 'Baize', method: { GCash: { maxPerOrder: 50_000 } } }
    expect(diffFields(before, after)).toEqual([
      { path: 'method.GCash.maxPerOrder', before: '100000', after: '50000' },
    ])
  })
  it('shows everything of something new and everything of something gone', () => {
    expect(diffFields(null, { a: 1 })).toEqual([{ path: 'a', after: '1' }])
    expect(diffFields({ a: 1 }, null)).toEqual([{ path: 'a', before: '1' }])
    expect(diffFields(null, null)).toEqual([])
  })
  it('reads a list of words as one value', () => {
    expect(diffFields({ roles: ['risk'] }, { roles: ['risk', 'admin'] })).toEqual([
      { path: 'roles', before: 'risk', after: 'risk, admin' },
    ])
  })
  it('finds the items of a list by their name, wherever they stand', () => {
    const before = { rules: [{ id: 'ph', action: 'allow' }] }
    const after = {
      rules: [
        { id: 'us', action: 'block' },
        { id: 'ph', action: 'allow' },
      ],
    }
    expect(diffFields(before, after)).toEqual([
      { path: 'rules[us].id', after: 'us' },
      { path: 'rules[us].action', after: 'block' },
    ])
  })
  it('tells an empty text from a missing one', () => {
    expect(diffFields({ note: '' }, {})).toEqual([{ path: 'note', before: '' }])
  })
  it('sees a list that becomes empty', () => {
    expect(diffFields({ rules: [{ id: 'a' }] }, { rules: [] })).toEqual([
      { path: 'rules', after: '' },
      { path: 'rules[a].id', before: 'a' },
    ])
  })
})
