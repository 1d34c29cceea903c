import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { beforeFirst, findBreak, hashEntry, type ListEntry } from './public-list.ts'

const entry = (position: number, commitment = 'ab'.repeat(32)): ListEntry => ({
  position,
  kind: 'seed',
  id: `sed_${position}`,
  commitment,
  at: `2026-11-17T04:00:0${position}.000Z`,
  detail: '',
})

function listOf(entries: readonly ListEntry[]) {
  let hash = beforeFirst
  return entries.map((one) => {
    hash = hashEntry(hash, one)
    return { ...one, hash }
  })
}

const list = listOf([1, 2, 3, 4].map((position) => entry(position)))

describe('the public list', () => {
  it('hashes an entry as its words say', () => {
    const text = `${beforeFirst}\n1\nseed\nsed_1\n${'ab'.repeat(32)}\n2026-11-17T04:00:01.000Z\n`
    expect(list[0]?.hash).toBe(createHash('sha256').update(text).digest('hex'))
  })

  it('is whole from its beginning, and from any hash that somebody has written down', () => {
    expect(findBreak(list)).toBeUndefined()
    expect(findBreak(list.slice(2), { position: 2, hash: list[1]?.hash ?? '' })).toBeUndefined()
  })

  it('tells where something was taken out, put in between, changed, or hashed anew behind a known hash', () => {
    expect(findBreak(list.filter(({ position }) => position !== 2))).toBe(2)
    const more = listOf([entry(1), entry(2), entry(3), entry(3), entry(4)])
    expect(findBreak(more)).toBe(4)
    const changed = list.map((one) =>
      one.position === 3 ? { ...one, commitment: 'cd'.repeat(32) } : one,
    )
    expect(findBreak(changed)).toBe(3)
    const anew = listOf([entry(1, 'cd'.repeat(32)), entry(2), entry(3), entry(4)])
    expect(findBreak(anew)).toBeUndefined()
    expect(findBreak(anew.slice(2), { position: 2, hash: list[1]?.hash ?? '' })).toBe(3)
  })
})
