import { describe, expect, it } from 'vitest'
import { listChanges } from './changes.ts'

const rule = (id: string, note = '') => ({ id, note })

describe('the changes between two versions', () => {
  it('are none when a field is only written in another order', () => {
    expect(listChanges({ a: 1, b: [2] }, { b: [2], a: 1 })).toEqual([])
  })

  it('name the leaf that changed by its path', () => {
    expect(listChanges({ text: { EN: 'a', JA: 'b' } }, { text: { EN: 'c', JA: 'b' } })).toEqual([
      { path: ['text', 'EN'], kind: 'changed', before: 'a', after: 'c' },
    ])
  })

  it('find an item of a list by its key, wherever it stands', () => {
    const before = { rules: [rule('a'), rule('b')] }
    const after = { rules: [rule('new'), rule('a'), rule('b', 'x')] }
    expect(listChanges(before, after).map(({ path, kind }) => [kind, ...path])).toEqual([
      ['added', 'rules', 'new'],
      ['changed', 'rules', 'b', 'note'],
    ])
  })

  it('count a row dragged past others as one move', () => {
    const before = { rules: ['a', 'b', 'c', 'd'].map((id) => rule(id)) }
    const after = { rules: ['b', 'c', 'd', 'a'].map((id) => rule(id)) }
    expect(listChanges(before, after)).toEqual([
      { path: ['rules', 'a'], kind: 'moved', before: 1, after: 4 },
    ])
  })

  it('say what is gone', () => {
    expect(listChanges([rule('a'), rule('b')], [rule('b')])).toEqual([
      { path: ['a'], kind: 'removed', before: rule('a'), after: undefined },
    ])
  })
})
