import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { textsStore } from '@baize/texts/browser'
import { chooseLanguage } from '@baize/texts/choose-language'
import { callPaths } from '../testing/fake-server.ts'
import { memberInfo, openStatus } from '../testing/fixtures.ts'
import { renderSite, signIn } from '../testing/render-site.tsx'
import { queryClient } from './api.ts'
import { clearSession, currentPerson, notePrizeMode, sessionToken, setSession } from './session.ts'
import { statusQuery } from './system.ts'

describe('what the page knows of who is in front of it', () => {
  it('is nothing of a visitor', () => {
    renderSite()
    expect([currentPerson(), sessionToken()]).toEqual([null, null])
  })

  it.each([
    ['member', { isAgent: false, isTrial: false }],
    ['agent', { isAgent: true, isTrial: false }],
    ['trial', { isAgent: false, isTrial: true }],
  ] as const)('after the login of a %s says what may be entered', (as, expected) => {
    renderSite({ as })
    expect(currentPerson()).toMatchObject({
      ...expected,
      account: 'mara',
      nickname: 'Mara Cruz',
      prizeMode: 'LOTT',
    })
  })

  it.each([1, 2, 41, 42] as const)('knows account type %i as an agent', (type) => {
    renderSite()
    act(() => setSession('token', memberInfo(type)))
    expect(currentPerson()?.isAgent).toBe(true)
  })

  it('holds the first login, beside the language and the status of the system', async () => {
    const closed = { ...openStatus, status: 2 as const }
    renderSite({ status: closed, answers: { [callPaths.status]: closed } })
    act(() => signIn('member', { firstTimeLogin: true }))
    await act(() => chooseLanguage('PT'))
    expect(currentPerson()?.firstTimeLogin).toBe(true)
    expect(textsStore.language()).toBe('PT')
    expect(queryClient.getQueryData(statusQuery.queryKey)?.status).toBe(2)
    await act(() => chooseLanguage('EN'))
  })

  it('holds the prize mode of the lottery that was opened last, until somebody else comes in', () => {
    renderSite({ as: 'member' })
    act(() => notePrizeMode('SEA'))
    expect(currentPerson()?.prizeMode).toBe('SEA')
    // The same person by another token.
    act(() => setSession('token', memberInfo(0)))
    expect(currentPerson()?.prizeMode).toBe('SEA')
    act(() => setSession('token', { ...memberInfo(0), id: 'mem_other' }))
    expect(currentPerson()?.prizeMode).toBe('LOTT')
    act(() => notePrizeMode('ELOTT'))
    act(() => clearSession())
    act(() => notePrizeMode('ELOTT'))
    expect(currentPerson()).toBeNull()
  })

  it('ends with the session, and the token with it', () => {
    renderSite({ as: 'member' })
    act(() => clearSession())
    expect([currentPerson(), sessionToken()]).toEqual([null, null])
  })
})
