import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { callPaths } from '../testing/fake-server.ts'
import { memberInfo, openStatus } from '../testing/fixtures.ts'
import { renderSite, signIn } from '../testing/render-site.tsx'
import { chooseLanguage } from '@baize/texts/choose-language'
import { readClientState } from './client-state.ts'
import { clearSession, sessionToken, setSession } from './session.ts'

const visitor = {
  isLogin: false,
  isAgent: false,
  isTrial: false,
  firstTimeLogin: false,
  language: 'EN',
  systemStatus: 0,
  userInfo: null,
}

describe('the client state', () => {
  it('of a visitor is empty', () => {
    renderSite()
    expect(readClientState()).toEqual(visitor)
  })

  it.each([
    ['member', { isLogin: true, isAgent: false, isTrial: false }],
    ['agent', { isLogin: true, isAgent: true, isTrial: false }],
    ['trial', { isLogin: true, isAgent: false, isTrial: true }],
  ] as const)('after the login of a %s says what may be entered', (as, expected) => {
    renderSite({ as })
    expect(readClientState()).toMatchObject(expected)
    expect(readClientState().userInfo).toMatchObject({ account: 'mara', nickname: 'Mara Cruz' })
  })

  it.each([1, 2, 41, 42] as const)('knows account type %i as an agent', (type) => {
    renderSite()
    act(() => setSession('token', memberInfo(type)))
    expect(readClientState().isAgent).toBe(true)
  })

  it('holds the first login, the language and the status of the system', async () => {
    const closed = { ...openStatus, status: 2 as const }
    renderSite({ status: closed, answers: { [callPaths.status]: closed } })
    act(() => signIn('member', { firstTimeLogin: true }))
    await act(() => chooseLanguage('PT'))
    expect(readClientState()).toMatchObject({
      firstTimeLogin: true,
      language: 'PT',
      systemStatus: 2,
    })
    await act(() => chooseLanguage('EN'))
  })

  it('ends with the session, and the token with it', () => {
    renderSite({ as: 'member' })
    act(() => clearSession())
    expect(readClientState()).toEqual(visitor)
    expect(sessionToken()).toBeNull()
  })
})
