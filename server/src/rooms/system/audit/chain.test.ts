import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { canonicalJson } from './canonical.ts'
import { firstHash, follow, hashedText, hashOf, type ChainedEntry } from './chain.ts'

function entry(sequence: bigint, previousHash: string, change: Partial<ChainedEntry> = {}) {
  const made = {
    sequence,
    at: new Date('2026-11-15T06:00:00.123Z'),
    actorId: 'opr_1',
    actor: 'Ana "A" Cruz',
    roles: 'admin, risk',
    action: 'brand.published',
    object: 'brand version 2',
    reason: 'New name',
    ip: '203.0.113.9',
    requestId: 'req_1',
    before: '{"name":"Old"}',
    after: '{"name":"New"}',
    previousHash,
    ...change,
  }
  return { ...made, hash: hashOf(made) }
}

function chain(length: number) {
  const entries: ReturnType<typeof entry>[] = []
  for (let index = 1; index <= length; index += 1) {
    entries.push(entry(BigInt(index), entries.at(-1)?.hash ?? firstHash))
  }
  return entries
}

const start = { sequence: 0n, hash: firstHash }

describe('the chain', () => {
  it('[S13] the hash is the SHA-256 of the printed text, which is JSON with its keys in order', () => {
    const one = entry(1n, firstHash)
    const text = hashedText(one)
    expect(one.hash).toBe(createHash('sha256').update(text).digest('hex'))
    expect(text).toBe(canonicalJson(JSON.parse(text)))
    expect(Object.keys(JSON.parse(text) as object)).toHaveLength(13)
  })

  it('[S13] holds when nothing was touched', () => {
    const entries = chain(5)
    expect(follow(start, entries)).toEqual({ reached: { sequence: 5n, hash: entries[4]?.hash } })
  })

  it.each([
    'at',
    'actorId',
    'actor',
    'roles',
    'action',
    'object',
    'reason',
    'ip',
    'requestId',
    'before',
    'after',
  ] as const)('[S13] breaks at an entry whose %s was changed', (field) => {
    const entries = chain(4)
    const changed = field === 'at' ? new Date(0) : '"x"'
    entries[2] = { ...entries[2]!, [field]: changed }
    expect(follow(start, entries).brokenAt).toBe(3n)
  })

  it('[S13] breaks where an entry was taken out, put in or written anew with a right hash', () => {
    const entries = chain(5)
    expect(follow(start, entries.toSpliced(1, 1)).brokenAt).toBe(2n)
    expect(follow(start, entries.toSpliced(1, 0, entries[1]!)).brokenAt).toBe(3n)
    const anew = entry(2n, entries[0]!.hash, { reason: 'Another' })
    expect(follow(start, entries.toSpliced(1, 1, anew)).brokenAt).toBe(3n)
  })
})

describe('canonical JSON', () => {
  it('orders keys, keeps lists, leaves out what is undefined', () => {
    expect(canonicalJson({ b: [2, { d: 1, c: null }], a: undefined, é: 'x"', Z: true })).toBe(
      '{"Z":true,"b":[2,{"c":null,"d":1}],"é":"x\\""}',
    )
  })

  it('refuses what JSON cannot hold', () => {
    expect(() => canonicalJson(() => 1)).toThrow('no form')
  })
})
