import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createDigest, firstHead, headOf, lineOf, type ChainedLeg } from './chain.ts'

const leg = (change: Partial<ChainedLeg> = {}): ChainedLeg => ({
  position: 5n,
  id: 'trf_01m7epm1xz10451273ek179xx1',
  leg: 0,
  kind: 'posted',
  at: new Date('2026-11-15T06:00:00.123Z'),
  reason: 'stake',
  debit: 'acc_3',
  credit: 'acc_1',
  currency: 'PHP',
  posted: 100n,
  held: 0n,
  of: null,
  about: 'wgr_"1"',
  ...change,
})

describe('the chain of days', () => {
  it('[L24] a line is a list of texts that anybody can write again', () => {
    expect(lineOf(leg())).toBe(
      '["5","trf_01m7epm1xz10451273ek179xx1","0","posted","2026-11-15T06:00:00.123Z","stake",' +
        '"acc_3","acc_1","PHP","100","0","","wgr_\\"1\\""]',
    )
  })

  it('[L24] the digest is the SHA-256 of the lines, and movements are counted by their first legs', () => {
    const legs = [leg(), leg({ position: 6n, leg: 1 }), leg({ position: 7n })]
    const digest = createDigest()
    digest.add(legs.slice(0, 1))
    digest.add(legs.slice(1))
    const text = legs.map((each) => `${lineOf(each)}\n`).join('')
    expect(digest.end()).toEqual({
      movements: 2n,
      legs: 3n,
      digest: createHash('sha256').update(text).digest('hex'),
    })
  })

  it.each<Partial<Parameters<typeof headOf>[0]>>([
    { day: '2026-11-16' },
    { movements: 2n },
    { legs: 2n },
    { digest: 'e'.repeat(64) },
    { previous: 'e'.repeat(64) },
  ])('[L24] another %o gives another head', (change) => {
    const day = { movements: 1n, legs: 1n, digest: 'd'.repeat(64), previous: firstHead }
    const content = { day: '2026-11-15', ...day } as const
    expect(headOf({ ...content, ...change })).not.toBe(headOf(content))
  })
})
