import { describe, expect, it } from 'vitest'
import { popupOf } from './popup-of.ts'

const at = (path: string, search: Record<string, string> = {}, hash = '') => ({
  path,
  search,
  hash,
})
const member = { isTrial: false }
const trial = { isTrial: true }

describe('the popup of an address', () => {
  it('is the small one that is named beside a page of the centre, which waits below', () => {
    const search = { m: 'securityCenter', popup: 'changePassword' }
    expect(popupOf(at('/', search), member)).toEqual({ kind: 'changePassword' })
    expect(popupOf(at('/member', search), member)).toEqual({ kind: 'changePassword' })
    expect(popupOf(at('/', { m: 'withdraw', popup: 'feedback' }), member)).toEqual({
      kind: 'feedback',
    })
  })

  it('is the login for a visitor who enters the member or the agent centre', () => {
    expect(popupOf(at('/', { m: 'withdraw' }), null)).toEqual({ kind: 'login' })
    expect(popupOf(at('/', { popup: 'agentCentre' }), null)).toEqual({ kind: 'login' })
  })

  it('is the contract for somebody who is in, and the login for a visitor', () => {
    const contract = at('/', { popup: 'contract' })
    expect(popupOf(contract, member)).toEqual({ kind: 'contract' })
    expect(popupOf(contract, null)).toEqual({ kind: 'login' })
    expect(popupOf(contract, trial)).toEqual({ kind: 'realAccount' })
  })

  it('is the real-account warning for a trial account that enters either centre', () => {
    expect(popupOf(at('/', { m: 'withdraw' }), trial)).toEqual({ kind: 'realAccount' })
    expect(popupOf(at('/', { popup: 'agentCentre' }), trial)).toEqual({ kind: 'realAccount' })
    expect(popupOf(at('/member'), trial)).toEqual({ kind: 'realAccount' })
  })

  it('is the centre on the requested page for everyone else', () => {
    expect(popupOf(at('/hot', { m: 'withdraw' }), member)).toEqual({
      kind: 'centre',
      page: 'withdraw',
    })
    expect(popupOf(at('/', { popup: 'agentCentre' }), member)).toEqual({
      kind: 'frame',
      id: 'agentCentre',
    })
  })

  it('is the topic that the hash of the help page names', () => {
    expect(popupOf(at('/help', {}, 'term'), null)).toEqual({ kind: 'help', topic: 'term' })
    expect(popupOf(at('/down', {}, 'ios'), null)).toBeUndefined()
  })

  it('is the change of a password before anything else, for whoever must', () => {
    const changing = { isTrial: false, mustChange: 'default' }
    for (const address of [at('/'), at('/login'), at('/', { m: 'withdraw' })]) {
      expect(popupOf(address, changing)).toEqual({ kind: 'changePassword' })
    }
  })

  it('is the greeting of a first login where nothing else is open, never over a game', () => {
    const newcomer = { isTrial: false, firstTimeLogin: true }
    expect(popupOf(at('/'), newcomer)).toEqual({ kind: 'welcome' })
    expect(popupOf(at('/seamless'), newcomer)).toBeUndefined()
    expect(popupOf(at('/'), { ...newcomer, isTrial: true })).toBeUndefined()
  })

  it('[PT43] does not stand over the mall, where somebody came for something', () => {
    const newcomer = { isTrial: false, firstTimeLogin: true }
    expect(popupOf(at('/pointMall'), newcomer)).toBeUndefined()
    expect(popupOf(at('/pointMall', { m: 'withdraw' }), newcomer)).toEqual({
      kind: 'centre',
      page: 'withdraw',
    })
  })

  it('is the form of a mailed link, also once its token is out of the address', () => {
    expect(popupOf(at('/login', { reset: 'x' }), null)).toEqual({ kind: 'reset' })
    expect(popupOf(at('/login', { popup: 'newPassword' }), null)).toEqual({ kind: 'reset' })
  })

  it('is nothing to sign out of for a visitor', () => {
    expect(popupOf(at('/', { popup: 'signOut' }), null)).toBeUndefined()
    expect(popupOf(at('/', { popup: 'changePassword' }), null)).toEqual({ kind: 'login' })
  })

  it('is nothing for names that nobody gave', () => {
    for (const name of ['toString', '__proto__', 'constructor', 'nope', '']) {
      expect(popupOf(at('/', { m: name }), member)).toBeUndefined()
      expect(popupOf(at('/', { popup: name }), member)).toBeUndefined()
    }
  })

  it('is a form of its own for the password on the login page of the agents', () => {
    const search = { popup: 'changePassword' }
    expect(popupOf(at('/agent', search), null)).toEqual({ kind: 'agentPassword' })
    expect(popupOf(at('/', search), null)).toEqual({ kind: 'login' })
  })

  it('neither greets in the agent centre nor says on the agents’ login page that a session is over', () => {
    const first = { isTrial: false, firstTimeLogin: true }
    expect(popupOf(at('/agentHome'), first)).toBeUndefined()
    expect(popupOf(at('/agent'), null, { why: 'over' })).toBeUndefined()
    expect(popupOf(at('/rng'), null, { why: 'over' })).toEqual({ kind: 'sessionEnded' })
    const other = { why: 'other' } as const
    for (const path of ['/agent', '/login', '/member']) {
      expect(popupOf(at(path), null, other)).toEqual({ kind: 'sessionEnded' })
    }
  })
})
