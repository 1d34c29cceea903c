import { describe, expect, it } from 'vitest'
import { redirectOf, type Caller } from './redirects.ts'

const at = (path: string, search: Record<string, string> = {}) => ({ path, search, hash: '' })
const visitor: Caller = { hasSession: false, person: null }
const member: Caller = { hasSession: true, person: { isAgent: false } }
const agent: Caller = { hasSession: true, person: { isAgent: true } }

describe('redirects', () => {
  it('lead an old spelling to its page and keep the query', () => {
    const query = { gameCode: 'MB' }
    expect(redirectOf(at('/lottert', query), member)).toEqual({ path: '/lottery', search: query })
    expect(redirectOf(at('/vnlottery', query), visitor)).toEqual({
      path: '/vnLottery',
      search: query,
    })
    expect(redirectOf(at('/sealottery', query), member)).toEqual({
      path: '/seaLottery',
      search: query,
    })
  })

  it('lead a game page without a session to the login popup with the way back', () => {
    for (const path of ['/lottery', '/seaLottery', '/vnLottery']) {
      expect(redirectOf(at(path, { gameCode: 'MB' }), visitor)).toEqual({
        path: '/login',
        search: { next: `${path}?gameCode=MB` },
      })
    }
    expect(redirectOf(at('/rng', { vassalage: 'HL' }), visitor)?.path).toBe('/login')
  })

  it('lead a visitor from the member centre to the login popup with the way back', () => {
    expect(redirectOf(at('/member', { m: 'withdraw' }), visitor)).toEqual({
      path: '/login',
      search: { next: '/member?m=withdraw' },
    })
    expect(redirectOf(at('/member'), member)).toBeUndefined()
  })

  it('lead everyone but an agent from the agent centre to its login', () => {
    expect(redirectOf(at('/agentHome'), visitor)).toEqual({ path: '/agent' })
    expect(redirectOf(at('/agentHome'), member)).toEqual({ path: '/agent' })
    expect(redirectOf(at('/agentHome'), agent)).toBeUndefined()
  })

  it('lead an agent from the agents’ login to the agent centre, and nobody else', () => {
    expect(redirectOf(at('/agent'), agent)).toEqual({ path: '/agentHome' })
    expect(redirectOf(at('/agent'), member)).toBeUndefined()
    expect(redirectOf(at('/agent'), visitor)).toBeUndefined()
  })

  it('wait for the person of a session before they judge it', () => {
    expect(redirectOf(at('/agentHome'), { hasSession: true, person: null })).toBeUndefined()
  })

  it('leave lists, and game pages with a session, where they are', () => {
    expect(redirectOf(at('/rng'), visitor)).toBeUndefined()
    expect(redirectOf(at('/lottery', { gameCode: 'MB' }), member)).toBeUndefined()
    expect(redirectOf(at('/rng', { vassalage: 'HL' }), member)).toBeUndefined()
  })
})
