import { describe, expect, it } from 'vitest'
import { countSet, readGamesFilter, toQuery, writeChange } from './list-filter.ts'

const read = (search: Record<string, string>) => readGamesFilter({ search })

describe('the filters of a list', () => {
  it('are what the address says', () => {
    expect(read({ vendor: 'KITE', classify: 'JP', page: '3', sort: 'new', lines: '10' })).toEqual({
      vendor: 'KITE',
      classify: 'JP',
      words: undefined,
      sort: 'new',
      minBet: undefined,
      lines: 10,
      favourites: false,
      page: 3,
    })
  })

  it.each([['-1'], ['0'], ['x'], ['1.5'], ['NaN'], ['']])('read page %s as the first', (page) => {
    expect(read({ page }).page).toBe(1)
  })

  it('drop what no list has: strange codes, sorts and bets', () => {
    const filter = read({ vendor: "x' or 1=1", classify: '../', sort: 'random', minBet: '1e9' })
    expect(filter).toMatchObject({ vendor: undefined, classify: undefined, sort: 'place' })
    expect(filter.minBet).toBeUndefined()
    expect(read({ page: '999999999' }).page).toBe(5000)
  })

  it('start at page 1 again whichever of them changes', () => {
    const search = { vendor: 'KITE', classify: 'JP', page: '7' }
    expect(writeChange(search, { vendor: 'TIDAL' })).toEqual({ vendor: 'TIDAL', classify: 'JP' })
    expect(writeChange(search, { classify: undefined })).toEqual({ vendor: 'KITE' })
    expect(writeChange(search, { sort: 'place', favourites: false })).toEqual({
      vendor: 'KITE',
      classify: 'JP',
    })
  })

  it('go to the server without what is usual', () => {
    expect(toQuery('RNG', read({ q: ' sun ' }))).toEqual({ gameType: 'RNG', gameName: 'sun' })
    expect(countSet(read({ sort: 'name', fav: '1', vendor: 'KITE' }))).toBe(2)
  })
})
