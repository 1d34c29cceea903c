import { describe, expect, it } from 'vitest'
import { commitmentOf, fairChance } from '@baize/kernel/fair'
import { auditPair, readPair, type WrittenPair, type WrittenRound } from './audit-pair.ts'
import { findGame } from './find-game.ts'
import { published, seedPromise } from './testing/published.ts'

const serverSeed = '5a'.repeat(32)
const clientSeed = 'of-the-browser'
const dice = findGame('dice')!

function rolled(nonce: number, change: Partial<WrittenRound> = {}): WrittenRound {
  const choice = { side: 'under', target: 5_000 }
  const played = dice.play(1_000n, choice, [], fairChance({ serverSeed, clientSeed, nonce }))!
  const about = { id: `rnd_${nonce}`, nonce, model: 'dice', state: 'settled', voidedBy: '' }
  const { payout, shown } = played
  const paid = { payout: String(payout), shown }
  return { ...about, stake: '1000', choice, moves: [], ...paid, ...change }
}

const honest: WrittenPair = {
  commitment: commitmentOf(serverSeed),
  serverSeed,
  clientSeed,
  nonce: 8,
  rounds: Array.from({ length: 8 }, (_, nonce) => rolled(nonce)),
}

const list = { entries: published([seedPromise(honest.commitment)]) }
const with_ = (change: Partial<WrittenPair>) => auditPair({ ...honest, ...change }, { list })
const instead = (nonce: number, round: WrittenRound) =>
  with_({ rounds: honest.rounds.map((one) => (one.nonce === nonce ? round : one)) })
const winning = honest.rounds.find(({ payout }) => payout !== '0')!

describe('a pair of seeds', () => {
  it('is proven when every nonce has its round and every round its result', () => {
    expect(with_({})).toMatchObject({ verdict: 'proven', proven: 8, skipped: [] })
    expect(with_({ nonce: 0, rounds: [] }).verdict).toBe('proven')
  })

  it('without a round is refuted by another seed, and by a list without its promise', () => {
    const none = { ...honest, nonce: 0, rounds: [] }
    expect(auditPair({ ...none, serverSeed: '5b'.repeat(32) })).toMatchObject({
      verdict: 'refuted',
      checks: { commitment: false },
    })
    expect(auditPair(none, { list: { entries: [] } }).verdict).toBe('refuted')
    expect(auditPair(none).verdict).toBe('incomplete')
    // Nothing is said of a pair that is in use.
    expect(auditPair({ ...honest, serverSeed: '' })).toMatchObject({
      verdict: 'incomplete',
      wrong: [],
      proven: 0,
    })
  })

  it('is refuted by a loss that was another one, and by a promise that was shown otherwise', () => {
    const lost = honest.rounds.find(({ payout }) => payout === '0')!
    const other = honest.rounds.find(({ payout, nonce }) => payout === '0' && nonce !== lost.nonce)!
    expect(instead(lost.nonce, { ...lost, shown: other.shown })).toMatchObject({
      verdict: 'refuted',
      wrong: [{ nonce: lost.nonce, why: 'shown' }],
    })
    expect(instead(lost.nonce, { ...lost, state: 'open' })).toMatchObject({
      wrong: [{ why: 'state' }],
    })
    for (const seen of [{ commitment: 'ab'.repeat(32) }, { clientSeed: 'mine' }]) {
      const audit = auditPair(honest, { list, seen: { nonce: 8, ...seen } })
      expect(audit).toMatchObject({ verdict: 'refuted', checks: { commitment: false } })
    }
  })

  it('is refuted by a round that was left out, at the end too', () => {
    const without = (nonce: number) => honest.rounds.filter((round) => round.nonce !== nonce)
    expect(with_({ rounds: without(3) })).toMatchObject({ verdict: 'refuted', skipped: [3] })
    expect(with_({ rounds: without(7) })).toMatchObject({ verdict: 'refuted', skipped: [7] })
  })

  it('is refuted by a nonce that comes twice, and by one that is none of the pair', () => {
    expect(with_({ rounds: [...honest.rounds, rolled(2, { id: 'rnd_again' })] })).toMatchObject({
      verdict: 'refuted',
      surplus: [2],
    })
    expect(with_({ nonce: 7 })).toMatchObject({ verdict: 'refuted', surplus: [7] })
  })

  it('is refuted by a payout, a choice or a seed that is another', () => {
    expect(instead(winning.nonce, { ...winning, payout: '0' })).toMatchObject({
      verdict: 'refuted',
      wrong: [{ nonce: winning.nonce, why: 'payout' }],
    })
    expect(instead(winning.nonce, { ...winning, choice: { side: 'up' } })).toMatchObject({
      wrong: [{ why: 'invalid_choice' }],
    })
    expect(with_({ commitment: 'ab'.repeat(32) })).toMatchObject({
      verdict: 'refuted',
      checks: { commitment: false, listed: false },
    })
  })

  it('shows what a voided round would have paid', () => {
    const gone = { ...winning, state: 'voided', voidedBy: 'insufficient_funds', payout: '0' }
    expect(instead(winning.nonce, gone)).toMatchObject({
      verdict: 'contested',
      proven: 7,
      voided: [
        {
          nonce: winning.nonce,
          voidedBy: 'insufficient_funds',
          wouldHavePaid: winning.payout,
          isWon: true,
        },
      ],
    })
  })

  it('stays proven when what was voided would have been lost: its stake went back', () => {
    const lost = honest.rounds.find(({ payout }) => payout === '0')!
    const gone = { ...lost, state: 'voided', voidedBy: 'interrupted', shown: null }
    expect(instead(lost.nonce, gone).verdict).toBe('proven')
  })

  it('is read from what was saved, and from nothing else', () => {
    expect(readPair(JSON.stringify(honest))).toEqual(honest)
    for (const text of [
      '',
      '{',
      'null',
      '[]',
      '{"rounds":[{}]}',
      JSON.stringify({ ...honest, rounds: [null] }),
      JSON.stringify({ ...honest, nonce: 1e15 }),
    ]) {
      expect(readPair(text), text).toBeUndefined()
    }
  })
})
