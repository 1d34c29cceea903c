import { describe, expect, it } from 'vitest'
import { tiers, voisins } from '@baize/games/roulette/called-bets'
import { spots } from '@baize/games/roulette/spots'
import { findPlace, neighbourOf } from './places.ts'
import { reduceCloth, startCloth, type Cloth, type ClothEvent } from './state.ts'

const max = 100_000n
const after = (cloth: Cloth, ...events: ClothEvent[]) =>
  events.reduce((now, event) => reduceCloth(now, event, max), cloth)
const chip = (spot: string, sum: bigint): ClothEvent => ({
  kind: 'laid',
  chips: [{ spot, chips: 1 }],
  chip: sum,
})

describe('the cloth', () => {
  it('takes what a spot takes, and no chip more', () => {
    const full = after(startCloth(), chip('straight-17', 5000n))
    expect(full.bets).toEqual([{ spot: 'straight-17', stake: '5000' }])
    const over = after(full, chip('straight-17', 100n))
    expect([over.bets, over.over]).toEqual([full.bets, { spot: 'straight-17', most: 5000n }])
    expect(after(over, chip('red', 100n)).over).toBeUndefined()
  })

  it('takes no more in a round than the table does', () => {
    const full = after(startCloth(), chip('red', 60_000n), chip('odd', 40_000n))
    const over = after(full, chip('low', 100n))
    expect([over.bets, over.over]).toEqual([full.bets, { spot: undefined, most: max }])
  })

  it('lays a called bet whole or not at all', () => {
    const near = after(startCloth(), chip('split-5-8', 9_900n))
    const over = after(near, { kind: 'laid', chips: tiers, chip: 200n })
    expect([over.bets, over.over?.spot]).toEqual([near.bets, 'split-5-8'])
    const laid = after(startCloth(), { kind: 'laid', chips: voisins, chip: 100n })
    expect(laid.bets).toContainEqual({ spot: 'trio-0-2-3', stake: '200' })
  })

  it('goes back step by step, over doubling and clearing too', () => {
    const laid = after(startCloth(), chip('red', 100n), chip('red', 100n))
    const changed = after(laid, { kind: 'doubled' }, { kind: 'cleared' })
    expect(changed.bets).toEqual([])
    const undone = after(changed, { kind: 'undone' })
    expect(undone.bets).toEqual([{ spot: 'red', stake: '400' }])
    const first = after(undone, { kind: 'undone' }, { kind: 'undone' }, { kind: 'undone' })
    expect(first.bets).toEqual([])
    expect(after(first, { kind: 'undone' })).toEqual(first)
  })

  it('doubles all bets or none', () => {
    const laid = after(startCloth(), chip('red', 100n), chip('straight-1', 3000n))
    const over = after(laid, { kind: 'doubled' })
    expect([over.bets, over.over?.most]).toEqual([laid.bets, 5000n])
  })

  it('after a round begins empty, and lays the same again', () => {
    const bets = [{ spot: 'red', stake: '100' }]
    const shown = { number: 0, colour: 'green', won: [] } as const
    const settled = after(startCloth(), { kind: 'settled', settled: { bets, shown, returned: 0n } })
    expect([settled.bets, settled.settled?.bets]).toEqual([[], bets])
    const again = after(settled, { kind: 'repeated' })
    expect([again.bets, again.settled]).toEqual([bets, undefined])
  })
})

describe('places', () => {
  it('no two spots lie on the same', () => {
    const middles = spots.map(({ id }) => `${findPlace(id)?.x} ${findPlace(id)?.y}`)
    expect(new Set(middles).size).toBe(157)
  })

  it('arrows lead from a number over its lines to the next, and out to the rail', () => {
    expect(neighbourOf('straight-17', 'on')).toBe('split-17-20')
    expect(neighbourOf('split-17-20', 'on')).toBe('straight-20')
    expect(neighbourOf('split-17-20', 'up')).toBe('corner-17-18-20-21')
    expect(neighbourOf('straight-17', 'down')).toBe('split-16-17')
    expect(neighbourOf('straight-16', 'down')).toBe('street-16-17-18')
    expect(neighbourOf('street-1-2-3', 'back')).toBe('first_four-0-1-2-3')
    expect(neighbourOf('straight-2', 'back')).toBe('split-0-2')
    expect(neighbourOf('split-0-2', 'back')).toBe('straight-0')
    expect(neighbourOf('straight-0', 'back')).toBe('straight-0')
  })

  it('every spot is reached by arrows from any other', () => {
    const reached = new Set(['straight-0'])
    for (const spot of reached) {
      for (const way of ['on', 'back', 'up', 'down'] as const) reached.add(neighbourOf(spot, way))
    }
    expect(spots.filter(({ id }) => !reached.has(id))).toEqual([])
  })
})
