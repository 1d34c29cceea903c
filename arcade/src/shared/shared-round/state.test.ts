import { describe, expect, it } from 'vitest'
import type { SharedBet, SharedState } from '@baize/contract/arcade/shared-table'
import { emptyView, reduceShared, sortBets, type SharedNews } from './state.ts'

const now = Date.parse('2026-11-15T06:00:00Z')
const bet = (id: string, change: Partial<SharedBet> = {}): SharedBet => ({
  id: `rnd_${id}`,
  player: 'ma***9',
  own: false,
  slot: 1,
  stake: '1000',
  choice: null,
  move: null,
  payout: '0',
  ...change,
})
const state = (change: Partial<SharedState>): SharedState =>
  ({
    round: 7,
    phase: 'betting',
    serverTime: new Date(now + 400).toISOString(),
    startedAt: '',
    bets: [],
    players: 0,
    history: [],
    chains: [],
    outcome: null,
    ...change,
  }) as SharedState
const run = (...events: SharedNews[]) => events.reduce(reduceShared, emptyView)

describe('the shared round', () => {
  it('knows by how much this clock is wrong', () => {
    expect(run({ kind: 'read', state: state({}), now }).offsetMs).toBe(400)
  })

  it('[CL9] never goes back: a late message of an earlier phase or round is passed over', () => {
    const view = run(
      { kind: 'read', state: state({ phase: 'over', outcome: { crashedAt: 150 } }), now },
      { kind: 'phase', state: state({ phase: 'running' }), now },
      { kind: 'phase', state: state({ round: 6, phase: 'over' }), now },
    )
    expect(view.state).toMatchObject({ round: 7, phase: 'over' })
  })

  it('keeps own bets over news that name nobody’s own', () => {
    const view = run(
      { kind: 'read', state: state({ bets: [bet('mine', { own: true, slot: 2 })] }), now },
      {
        kind: 'phase',
        state: state({ phase: 'running', bets: [bet('mine', { slot: 2 }), bet('other')] }),
        now,
      },
      {
        kind: 'bet',
        round: 7,
        bet: bet('mine', { slot: 2, move: { outAt: 140 }, payout: '1400' }),
      },
    )
    expect(view.own[2]).toMatchObject({ own: true, move: { outAt: 140 } })
    expect(view.state?.bets.find(({ id }) => id === 'rnd_mine')?.own).toBe(true)
  })

  it('begins a new round without the bets of the one before', () => {
    const view = run(
      { kind: 'read', state: state({ bets: [bet('mine', { own: true })] }), now },
      { kind: 'phase', state: state({ round: 8 }), now },
    )
    expect(view.own).toEqual({})
  })

  it('passes over a bet of another round', () => {
    const view = run(
      { kind: 'read', state: state({}), now },
      { kind: 'bet', round: 6, bet: bet('late') },
    )
    expect(view.state?.bets).toEqual([])
  })

  it('lists own bets first', () => {
    expect(sortBets([bet('a', { stake: '9' }), bet('b', { own: true, stake: '1' })])[0]?.id).toBe(
      'rnd_b',
    )
  })
})
