import { describe, expect, it } from 'vitest'
import { spots } from '@baize/games/roulette/spots'
import { findPlace, neighbourOf } from './places.ts'

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
