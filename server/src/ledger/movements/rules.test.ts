import { createIdMaker, type Id } from '@baize/kernel/ids'
import { systemRandomBytes } from '@baize/kernel/random'
import { describe, expect, it } from 'vitest'
import { largestAmount, type Leg, type Move, type StoredLeg } from './movement.ts'
import { firstTooFarAhead, inspect, isSame } from './rules.ts'

const now = new Date('2026-11-15T06:00:00Z')
const tooFarAhead = firstTooFarAhead(now)
const makeId = createIdMaker({ now: () => now, randomBytes: systemRandomBytes })
const leg = (change: Partial<Leg> & { sum?: bigint } = {}): Leg => ({
  debit: 'acc_1',
  credit: 'acc_2',
  amount: { amount: change.sum ?? 100n, currency: 'PHP' },
  ...change,
})
const move = (change: Partial<Move> = {}): Move => ({
  id: makeId('trf'),
  reason: 'stake',
  legs: [leg()],
  ...change,
})
const idAt = (at: string) =>
  createIdMaker({ now: () => new Date(at), randomBytes: systemRandomBytes })('trf')

describe('what is refused without a look into the books', () => {
  it.each([
    ['zero', 0n],
    ['a negative amount', -1n],
    ['more than the largest amount', largestAmount + 1n],
    ['far too much', 2n ** 70n],
  ])('[L5] %s is no amount', (_, sum) => {
    expect(inspect(move({ legs: [leg(), leg({ sum })] }), tooFarAhead)).toMatchObject({
      code: 'amount_invalid',
    })
  })

  it('[L5] the largest amount is one', () => {
    expect(inspect(move({ legs: [leg({ sum: largestAmount })] }), tooFarAhead)).toBeUndefined()
  })

  it('[L5] from an account to itself is refused', () => {
    expect(inspect(move({ legs: [leg({ credit: 'acc_1' })] }), tooFarAhead)).toMatchObject({
      code: 'same_account',
    })
  })

  it.each(['acc_0', 'acc_x', 'acc_1;', 'acc_99999999999999999999', ''])(
    '[L5] %j is an unknown account',
    (credit) => {
      expect(
        inspect(move({ legs: [leg({ credit: credit as 'acc_1' })] }), tooFarAhead),
      ).toMatchObject({
        code: 'unknown_account',
      })
    },
  )

  it('[L9] an id made more than 31 days ahead is refused, a nearer or an old one is not', () => {
    const codes = ['2026-12-17T06:00:00Z', '2026-12-15T06:00:00Z', '2001-01-01T00:00:00Z'].map(
      (at) => inspect(move({ id: idAt(at) }), tooFarAhead)?.code,
    )
    expect(codes).toEqual(['id_from_future', undefined, undefined])
  })

  it('[L10] posting nothing of a pending movement is refused', () => {
    const post = makeId('trf')
    expect(inspect({ id: makeId('trf'), post, amounts: [0n, 0n] }, tooFarAhead)?.code).toBe(
      'amount_invalid',
    )
    expect(inspect({ id: makeId('trf'), post, amounts: [1n, -1n] }, tooFarAhead)?.code).toBe(
      'amount_invalid',
    )
    expect(inspect({ id: makeId('trf'), post, amounts: [0n, 1n] }, tooFarAhead)).toBeUndefined()
  })

  it.each<[string, Partial<Move>, string]>([
    ['no id', { id: 'trf_1' }, 'needs an id'],
    ['no reason', { reason: 'because' as 'stake' }, 'for the reason because'],
    ['no legs', { legs: [] }, '1 to 32 legs'],
    ['33 legs', { legs: Array.from({ length: 33 }, () => leg()) }, '1 to 32 legs'],
    ['a correction of nothing', { reason: 'correction' }, 'must name what it corrects'],
    ['a link that is none', { of: 'trf_' }, 'must be an id'],
    ['a tale instead of a word', { about: 'x'.repeat(101) }, '100 letters'],
  ])('[L7] %s is a defect', (_, change, says) => {
    expect(() => inspect(move(change), tooFarAhead)).toThrow(says)
  })
})

describe('whether a movement is the one that was done', () => {
  const asked = move({ about: 'wgr_1', legs: [leg(), leg({ sum: 7n, credit: 'acc_3' })] })
  const stored = (change: Partial<StoredLeg> = {}): StoredLeg[] =>
    asked.legs.map((each, index) => ({
      position: 1n,
      id: asked.id,
      leg: index,
      kind: 'posted',
      at: now,
      reason: 'stake',
      debit: each.debit,
      credit: each.credit,
      currency: 'PHP',
      posted: each.amount.amount,
      held: 0n,
      expiresAt: null,
      of: null,
      about: 'wgr_1',
      debitAfter: 0n,
      debitHeld: 0n,
      creditAfter: null,
      creditHeld: null,
      ...change,
    }))

  it('[L8] it is when everything is the same', () => {
    expect(isSame(asked, stored())).toBe(true)
  })

  const other: Id<'trf'> = makeId('trf')
  it.each<[string, Move]>([
    ['amount', { ...asked, legs: [leg({ sum: 101n }), asked.legs[1]!] }],
    ['account', { ...asked, legs: [leg({ debit: 'acc_9' }), asked.legs[1]!] }],
    [
      'currency',
      { ...asked, legs: [leg({ amount: { amount: 100n, currency: 'USD' } }), asked.legs[1]!] },
    ],
    ['number of legs', { ...asked, legs: [leg()] }],
    ['order of legs', { ...asked, legs: asked.legs.toReversed() }],
    ['reason', { ...asked, reason: 'payout' }],
    ['link', { ...asked, of: other }],
    ['subject', { ...asked, about: 'wgr_2' }],
    ['waiting', { ...asked, pending: { expiresAt: now } }],
  ])('[L8] it is not with another %s', (_, changed) => {
    expect(isSame(changed, stored())).toBe(false)
  })

  it('[L8] the end of a hold is the same only for the same hold, in the same way, with the same amounts', () => {
    const done = stored({ kind: 'post', of: other, posted: 5n, held: -10n })
    const post = { id: asked.id, post: other }
    expect(isSame({ ...post, amounts: [5n, 5n] }, done)).toBe(true)
    expect(isSame({ ...post, amounts: [5n, 6n] }, done)).toBe(false)
    expect(isSame({ ...post, amounts: [5n] }, done)).toBe(false)
    expect(isSame(post, done)).toBe(false)
    expect(isSame({ id: asked.id, post: makeId('trf'), amounts: [5n, 5n] }, done)).toBe(false)
    expect(isSame({ id: asked.id, void: other }, done)).toBe(false)
    expect(isSame(post, stored({ kind: 'post', of: other, posted: 10n, held: -10n }))).toBe(true)
  })
})
