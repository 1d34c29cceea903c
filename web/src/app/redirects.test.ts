import { describe, expect, it } from 'vitest'
import { redirectOf } from './redirects.ts'

const at = (path: string, search: Record<string, string> = {}) => ({ path, search, hash: '' })

describe('redirects', () => {
  it('lead an old spelling to its page and keep the query', () => {
    const query = { gameCode: 'MB' }
    expect(redirectOf(at('/lottert', query), true)).toEqual({ path: '/lottery', search: query })
    expect(redirectOf(at('/vnlottery', query), true)).toEqual({ path: '/vnLottery', search: query })
    expect(redirectOf(at('/sealottery', query), true)).toEqual({
      path: '/seaLottery',
      search: query,
    })
  })

  it('lead a game page without a session to the login popup with the way back', () => {
    for (const path of ['/lottery', '/seaLottery', '/vnLottery']) {
      expect(redirectOf(at(path, { gameCode: 'MB' }), false)).toEqual({
        path: '/login',
        search: { next: `${path}?gameCode=MB` },
      })
    }
    expect(redirectOf(at('/rng', { vassalage: 'HL' }), false)?.path).toBe('/login')
  })

  it('leave lists, and game pages with a session, where they are', () => {
    expect(redirectOf(at('/rng'), false)).toBeUndefined()
    expect(redirectOf(at('/lottery', { gameCode: 'MB' }), true)).toBeUndefined()
    expect(redirectOf(at('/rng', { vassalage: 'HL' }), true)).toBeUndefined()
  })
})
