import { describe, expect, it } from 'vitest'
import { game, vendor } from '../../testing/fixtures.ts'
import { gated, maintenanceOver, wayToGame, wayToVendor } from './way-to.ts'

const here = { path: '/live', search: { vendor: 'V1' }, hash: '' }
const member = { hasSession: true, person: { isTrial: false } }
const trial = { hasSession: true, person: { isTrial: true } }
const visitor = { hasSession: false, person: null }

describe('the way to a game', () => {
  it.each([
    ['TCG_LOTTO_VN', 'LOTT', '/vnLottery'],
    ['TCG_SEA', 'LOTT', '/seaLottery'],
    ['LOTT', 'LOTT', '/lottery'],
    ['ELOTT', 'ELOTT', '/lottery'],
  ])('of the vendor %s in %s is %s with its code', (vassalage, gameType, path) => {
    const way = wayToGame({ ...game(7), vassalage, gameType }, here)
    expect(way).toEqual({ path, search: { gameCode: 'g7' } })
  })

  it('is the list of the vendor where the game stands for it', () => {
    const way = wayToGame({ ...game(7), gameType: 'LIVE', isGame: 'VASSALAGE' }, here)
    expect(way).toEqual({
      path: '/live',
      search: { vendor: 'V1', popup: 'vendorGames', of: 'V1', ofType: 'LIVE' },
    })
  })

  it('is the frame for any other', () => {
    expect(wayToGame(game(7), here)).toEqual({ path: '/seamless', search: { game: 7 } })
  })
})

describe('the way to a vendor', () => {
  it('of slots is its page, of sports its list, of lotteries theirs', () => {
    expect(wayToVendor(vendor(2), here)).toEqual({ path: '/rng', search: { vassalage: 'V2' } })
    expect(wayToVendor(vendor(2, 'SPORTS'), here).search).toMatchObject({ popup: 'vendorGames' })
    expect(wayToVendor({ vassalage: 'TCG_SEA', gameType: 'LOTT' }, here).path).toBe('/seaLottery')
  })
})

describe('the gate before a game', () => {
  const target = { path: '/seamless', search: { game: 7 } }

  it('lets a member through', () => {
    expect(gated(target, member, here)).toBe(target)
  })

  it('sends a visitor to the login, from which the same game opens', () => {
    expect(gated(target, visitor, here)).toEqual({
      path: '/login',
      search: { next: '/seamless?game=7' },
    })
  })

  it('tells a trial account that it needs a real one', () => {
    expect(gated(target, trial, here).search).toEqual({ vendor: 'V1', popup: 'realAccount' })
  })
})

describe('a maintenance', () => {
  it('names the game, or the vendor alone', () => {
    expect(maintenanceOver(here, game(7)).search).toMatchObject({ node: 7, of: 'V1' })
    expect(maintenanceOver(here, vendor(3)).search?.['node']).toBeUndefined()
  })
})
