import { describe, expect, it } from 'vitest'
import { tiers, voisins } from '@baize/games/roulette/called-bets'
import { spotLimit } from '@baize/games/roulette/spots'
import { reduceBets, startBets, type LaidBets, type LaidEvent } from './laid-bets.ts'

const max = 100_000n
type Shown = { readonly number: number }
const after = (laid: LaidBets<Shown>, ...events: LaidEvent<Shown>[]) =>
  events.reduce((now, event) => reduceBets(now, event, { max, spotLimit }), laid)
const chip = (spot: string, sum: bigint): LaidEvent<Shown> => ({
  kind: 'laid',
  chips: [{ spot, chips: 1 }],
  chip: sum,
})

describe('bets on spots', () => {
  it('takes what a spot takes, and no chip more', () => {
    const full = after(startBets(), chip('straight-17', 5000n))
    expect(full.bets).toEqual([{ spot: 'straight-17', stake: '5000' }])
    const over = after(full, chip('straight-17', 100n))
    expect([over.bets, over.over]).toEqual([full.bets, { spot: 'straight-17', most: 5000n }])
    expect(after(over, chip('red', 100n)).over).toBeUndefined()
  })

  it('takes no more in a round than the table does', () => {
    const full = after(startBets(), chip('red', 60_000n), chip('odd', 40_000n))
    const over = after(full, chip('low', 100n))
    expect([over.bets, over.over]).toEqual([full.bets, { spot: undefined, most: max }])
  })

  it('lays a called bet whole or not at all', () => {
    const near = after(startBets(), chip('split-5-8', 9_900n))
    const over = after(near, { kind: 'laid', chips: tiers, chip: 200n })
    expect([over.bets, over.over?.spot]).toEqual([near.bets, 'split-5-8'])
    const laid = after(startBets(), { kind: 'laid', chips: voisins, chip: 100n })
    expect(laid.bets).toContainEqual({ spot: 'trio-0-2-3', stake: '200' })
  })

  it('goes back step by step, over doubling and clearing too', () => {
    const laid = after(startBets(), chip('red', 100n), chip('red', 100n))
    const changed = after(laid, { kind: 'doubled' }, { kind: 'cleared' })
    expect(changed.bets).toEqual([])
    const undone = after(changed, { kind: 'undone' })
    expect(undone.bets).toEqual([{ spot: 'red', stake: '400' }])
    const first = after(undone, { kind: 'undone' }, { kind: 'undone' }, { kind: 'undone' })
    expect(first.bets).toEqual([])
    expect(after(first, { kind: 'undone' })).toEqual(first)
  })

  it('doubles all bets or none', () => {
    const laid = after(startBets(), chip('red', 100n), chip('straight-1', 3000n))
    const over = after(laid, { kind: 'doubled' })
    expect([over.bets, over.over?.most]).toEqual([laid.bets, 5000n])
  })

  it('after a round begins empty, and lays the same again', () => {
    const bets = [{ spot: 'red', stake: '100' }]
    const shown = { number: 0 }
    const settled = after(startBets(), { kind: 'settled', settled: { bets, shown, returned: 0n } })
    expect([settled.bets, settled.settled?.bets]).toEqual([[], bets])
    const again = after(settled, { kind: 'repeated' })
    expect([again.bets, again.settled]).toEqual([bets, undefined])
  })
})
