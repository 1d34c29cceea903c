import type { WrittenPair, WrittenRound } from '@baize/games/audit-pair'
import { published, seedPromise } from '@baize/games/testing/published'
import { verifyRound, type RoundToVerify } from '@baize/games/verify'
import { commitmentOf } from '@baize/kernel/fair'
import { sha256, toHex } from '@baize/kernel/sha256'
import type { PairVector } from './vector-types.ts'

const serverSeed = toHex(sha256(new TextEncoder().encode('baize test vector pair')))
const commitment = commitmentOf(serverSeed)

type Asked = Pick<RoundToVerify, 'model' | 'stake' | 'choice' | 'moves'>
const under = { side: 'under', target: 5_000 }
/** One that is won and one that is lost, and two of several steps that are won. */
const asked: readonly Asked[] = [
  { model: 'dice', stake: 1_000n, choice: under, moves: [] },
  { model: 'dice', stake: 1_000n, choice: under, moves: [] },
  { model: 'mines', stake: 500n, choice: { mines: 3 }, moves: [{ open: 12 }, 'cash_out'] },
  { model: 'blackjack', stake: 100n, choice: null, moves: ['stand'] },
]

function playAll(clientSeed: string): WrittenRound[] {
  return asked.flatMap((one, nonce) => {
    const verified = verifyRound({ ...one, serverSeed, clientSeed, nonce })
    if (!verified.ok || !verified.value.played.isOver) return []
    const { payout, shown } = verified.value.played
    const { stake, ...made } = one
    const sums = { stake: String(stake), payout: String(payout) }
    return [{ id: `rnd_${nonce}`, nonce, state: 'settled', voidedBy: '', ...made, ...sums, shown }]
  })
}

const isWon = ({ payout, stake }: WrittenRound) => BigInt(payout) > BigInt(stake)
const clientSeed = Array.from({ length: 500 }, (_, number) => `pair-${number}`).find((seed) => {
  const [won, lost, mines, cards] = playAll(seed)
  return won && lost && mines && cards && [won, mines, cards].every(isWon) && !isWon(lost)
})

/** Pairs as they are exported, what is to be said of each, and the public list that they are held against. */
export function makePairVectors() {
  if (clientSeed === undefined) throw new Error('No seed gives these rounds.')
  const rounds = playAll(clientSeed)
  const pair: WrittenPair = { commitment, position: 2, serverSeed, clientSeed, nonce: 4, rounds }
  const with_ = (nonce: number, change: Partial<WrittenRound>): WrittenPair => ({
    ...pair,
    rounds: rounds.map((one) => (one.nonce === nonce ? { ...one, ...change } : one)),
  })
  const gone = { state: 'voided', voidedBy: 'interrupted', payout: '0', shown: null }
  const { position: _, ...nowhere } = pair
  const unseen = rounds.map(({ shown: __, ...one }) => one)
  const told: PairVector[] = [
    { what: 'all rounds', verdict: 'proven', pair },
    { what: 'no position', verdict: 'incomplete', pair: nowhere },
    { what: 'another position', verdict: 'refuted', pair: { ...pair, position: 1 } },
    { what: 'nothing of what was shown', verdict: 'incomplete', pair: { ...pair, rounds: unseen } },
    { what: 'a round left out', verdict: 'refuted', pair: { ...pair, rounds: rounds.slice(1) } },
    { what: 'a lost round voided', verdict: 'incomplete', pair: with_(1, gone) },
    { what: 'a won round voided', verdict: 'contested', pair: with_(0, gone) },
    {
      what: 'a won round voided with another choice',
      verdict: 'incomplete',
      pair: with_(0, { ...gone, choice: { side: 'under', target: 200 } }),
    },
    {
      what: 'mines voided while they stood above the stake',
      verdict: 'contested',
      pair: with_(2, { ...gone, moves: [{ open: 12 }] }),
    },
    {
      what: 'mines voided without their moves',
      verdict: 'incomplete',
      pair: with_(2, { ...gone, moves: [] }),
    },
    {
      what: 'blackjack voided before it was over',
      verdict: 'incomplete',
      pair: with_(3, { ...gone, moves: [] }),
    },
    {
      what: 'a voided round that shows something',
      verdict: 'refuted',
      pair: with_(1, { state: 'voided', voidedBy: 'interrupted' }),
    },
    {
      what: 'a voided round that was paid',
      verdict: 'refuted',
      pair: with_(1, { ...gone, payout: '1000' }),
    },
  ]
  const list = published([seedPromise('ab'.repeat(32)), seedPromise(commitment)])
  return { list, told }
}
