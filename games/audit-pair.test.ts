import { describe, expect, it } from 'vitest'
import { commitmentOf, fairChance } from '@baize/kernel/fair'
import { auditPair, readPair, type WrittenPair, type WrittenRound } from './audit-pair.ts'
import { findGame } from './find-game.ts'
import { published, seedPromise } from './testing/published.ts'
import { vectors } from './testing/vectors.ts'

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
  position: 1,
  serverSeed,
  clientSeed,
  nonce: 8,
  rounds: Array.from({ length: 8 }, (_, nonce) => rolled(nonce)),
}

const list = { entries: published([seedPromise(honest.commitment)]) }
const with_ = (change: Partial<WrittenPair>) => auditPair({ ...honest, ...change }, { list })
const instead = (nonce: number, round: WrittenRound) =>
  with_({ rounds: honest.rounds.map((one) => (one.nonce === nonce ? round : one)) })
const voided = { state: 'voided', voidedBy: 'interrupted', payout: '0', shown: null }
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
    const gone = { ...winning, ...voided, voidedBy: 'insufficient_funds' }
    expect(instead(winning.nonce, gone)).toMatchObject({
      verdict: 'contested',
      proven: 7,
      voided: [
        {
          nonce: winning.nonce,
          voidedBy: 'insufficient_funds',
          wouldHavePaid: winning.payout,
          isUnfinished: false,
          isWon: true,
        },
      ],
    })
  })

  it('[G29] is not proven when a round was voided: what was chosen in it is the house’s word', () => {
    const lost = honest.rounds.find(({ payout }) => payout === '0')!
    expect(instead(lost.nonce, { ...lost, ...voided })).toMatchObject({
      verdict: 'incomplete',
      proven: 7,
      wrong: [],
      voided: [{ wouldHavePaid: '0', isUnfinished: false, isWon: false }],
    })
    const other = { ...winning, ...voided, choice: { side: 'under', target: 200 } }
    expect(instead(winning.nonce, other).verdict).toBe('incomplete')
  })

  it('[G29] with a round that moves were still to come in says that it cannot be judged', () => {
    const game = { model: 'blackjack', stake: '1000', choice: null, moves: [] }
    // Neither of the first hands of these nonces is a natural.
    const unfinished = honest.rounds
      .map(({ nonce, id }) => instead(nonce, { id, nonce, ...game, ...voided }))
      .filter((audit) => audit.voided[0]?.isUnfinished)
    expect(unfinished.length).toBeGreaterThan(0)
    for (const { verdict } of unfinished) expect(verdict).toBe('incomplete')
  })

  it('[G29] is refuted by a voided round of which something is shown or paid', () => {
    const lost = honest.rounds.find(({ payout }) => payout === '0')!
    for (const change of [{ shown: lost.shown }, { payout: '1000' }, { payout: '1' }]) {
      expect(instead(lost.nonce, { ...lost, ...voided, ...change })).toMatchObject({
        verdict: 'refuted',
        wrong: [{ nonce: lost.nonce, why: 'voided' }],
      })
    }
  })

  it('[G30] without its position is not proven, and refuted where its promise stands nowhere', () => {
    const { position: _, ...nowhere } = honest
    expect(auditPair(nowhere, { list })).toMatchObject({
      verdict: 'incomplete',
      checks: { commitment: true },
      proven: 8,
    })
    expect(auditPair(nowhere, { list: { entries: [] } }).verdict).toBe('refuted')
    expect(with_({ position: 2 }).verdict).toBe('refuted')
  })

  it.each(vectors.pairs.told.map((one) => [one.what, one.verdict, one.pair] as const))(
    '[G29] with %s is %s',
    (_, verdict, pair) => {
      const entries = vectors.pairs.list
      expect(auditPair(pair, { list: { entries } }).verdict).toBe(verdict)
    },
  )

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
