import { describe, expect, it } from 'vitest'
import type { ArcadePlayed } from '@baize/contract/arcade/arcade'
import { createFakeArcade } from '../testing/fake-arcade.ts'
import { reduceTable, startTable, type PlayableTable } from './table-state.ts'

const answer = createFakeArcade({ model: 'dice' })
const table = answer('/arcade/session', {}) as PlayableTable
const played = (staked: string, payout: string, jackpot = '0'): ArcadePlayed => ({
  round: {
    ...base.round,
    id: `rnd_${staked}${payout}`,
    staked,
    payout,
    jackpot,
  },
  balance: '5000',
  nonce: 7,
  pools: [],
  head: { position: 12, hash: 'ab'.repeat(32) },
})
const base = answer('/arcade/rounds', {
  request: 'r1',
  stake: '100',
  choice: { side: 'over', target: 5000 },
}) as ArcadePlayed

describe('how a table stands', () => {
  it('takes the stake from the balance at once and the truth from the answer', () => {
    const staked = reduceTable(startTable(table), { kind: 'staked', stake: 2000n })
    expect(staked.balance).toBe(BigInt(table.balance) - 2000n)
    expect(reduceTable(staked, { kind: 'settled', played: played('2000', '0') }).balance).toBe(
      5000n,
    )
    expect(reduceTable(staked, { kind: 'unstaked', stake: 2000n }).balance).toBe(
      BigInt(table.balance),
    )
  })

  it('counts what was staked and returned, a pool’s prize included', () => {
    const after = reduceTable(startTable(table), {
      kind: 'settled',
      played: played('2000', '500', '900000'),
    })
    expect(after.tally).toEqual({ rounds: 1, staked: 2000n, returned: 900_500n })
    expect(after.seed.nonce).toBe(7)
  })

  it('counts a round once, however often its answer comes', () => {
    const once = reduceTable(startTable(table), { kind: 'settled', played: played('2000', '0') })
    const twice = reduceTable(once, { kind: 'settled', played: played('2000', '0') })
    expect(twice.tally.rounds).toBe(1)
    expect(twice.last).toHaveLength(once.last.length)
  })
})
