import { describe, expect, it } from 'vitest'
import { mostTiles, visibleRows } from './visible-rows.ts'

const desk = { viewHeight: 900, rowHeight: 340, columns: 6 }

describe('the rows that a long list draws', () => {
  it('are those in view and four around them', () => {
    expect(visibleRows({ ...desk, above: 34_000, count: 9412 })).toEqual({
      first: 96,
      end: 108,
      rows: 1569,
    })
  })

  it('start at the first one while the list is still below the view', () => {
    expect(visibleRows({ ...desk, above: -500, count: 60 })).toMatchObject({ first: 0, end: 8 })
  })

  it('end at the last one, also when one scrolled beyond it', () => {
    expect(visibleRows({ ...desk, above: 1e9, count: 61 })).toEqual({ first: 6, end: 11, rows: 11 })
  })

  it('never hold more tiles than the limit, on any screen', () => {
    for (const columns of [2, 3, 4, 6]) {
      for (const rowHeight of [0, 20, 210, 340]) {
        for (const viewHeight of [640, 2160, 8000]) {
          const { first, end } = visibleRows({
            above: 70_000,
            viewHeight,
            rowHeight,
            columns,
            count: 2000,
          })
          expect((end - first) * columns).toBeLessThanOrEqual(mostTiles)
        }
      }
    }
  })

  it('of an empty list are none', () => {
    expect(visibleRows({ ...desk, above: 0, count: 0 })).toEqual({ first: 0, end: 0, rows: 0 })
  })
})
