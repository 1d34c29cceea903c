import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { calls } from 'virtual:contract'
import { readAddress } from '@baize/ui/navigation/address.ts'
import { call, queryClient } from '../shared/api.ts'
import { currentPerson, loseSession, noteSessionEndSaid, sessionToken } from '../shared/session.ts'
import { askedOf, authAnswers, authPaths, findDialog } from '../testing/auth.ts'
import { Refused, type Answers } from '../testing/fake-server.ts'
import { loginReply, memberInfo } from '../testing/fixtures.ts'
import { renderSite, signIn } from '../testing/render-site.tsx'
import { followTabs } from './follow-tabs.ts'
import { startSession } from './start-session.ts'

const mara = memberInfo()
const jo = { ...mara, id: 'mem_2', account: 'jo', nickname: 'Jo' }
const usual: Answers = {
  ...authAnswers,
  [authPaths.info]: { ...mara, firstTimeLogin: false, mustChangePassword: '', lastLogin: null },
  [authPaths.logout]: {},
  '/wps/v2/wallets/balance': new Refused('unavailable'),
}
const nobody = loginReply({ token: '', userInfo: null })

/** What the server does with its cookies, which no script sees but for this one. */
const holds = (mark: string) => {
  document.cookie = `sessionMark=${mark}; path=/`
}
const holdsNothing = () => {
  document.cookie = `sessionMark=; path=/; expires=${new Date(0).toUTCString()}`
}

let otherTab: BroadcastChannel
let stop: () => void
const heard: unknown[] = []

beforeEach(() => {
  otherTab = new BroadcastChannel('session')
  otherTab.addEventListener('message', ({ data }) => heard.push(data))
})
afterEach(() => {
  stop()
  otherTab.close()
  heard.length = 0
  holdsNothing()
  vi.useRealTimers()
})

type Opened = Parameters<typeof renderSite>[0]

/** A page of the site in a browser whose session has this mark. */
function openTab(mark: string, options: Opened = {}) {
  if (mark === '') holdsNothing()
  else holds(mark)
  const site = renderSite({ ...options, answers: { ...usual, ...options.answers } })
  stop = followTabs()
  return site
}
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is no window and has one origin
const otherTabTells = () => otherTab.postMessage('look')

describe('a second tab', () => {
  it('is signed in by what the browser holds, and keeps no token where a script could read it', async () => {
    const { asked } = openTab('one', { answers: { [authPaths.browser]: loginReply() } })
    await act(() => startSession())
    expect(currentPerson()?.account).toBe('mara')
    expect(sessionToken()).toBe('a-token')
    expect(askedOf(asked, authPaths.browser, 'POST')).toHaveLength(1)
    const readable = JSON.stringify({ ...sessionStorage, ...localStorage }) + document.cookie
    expect(readable).not.toContain('a-token')
  })

  it('asks for nothing of its person before it knows them, and then as them', async () => {
    let tell: (reply: object) => void = () => undefined
    const answer = new Promise<object>((resolve) => {
      tell = resolve
    })
    const tokens: unknown[] = []
    const { asked } = openTab('one', {
      answers: {
        [authPaths.browser]: () => answer,
        '/wps/v2/wallets/balance': () => {
          tokens.push(sessionToken())
          return new Refused('unavailable')
        },
      },
    })
    const started = act(() => startSession())
    await vi.waitFor(() => expect(askedOf(asked, authPaths.browser, 'POST')).toHaveLength(1))
    const balance = call(calls.getBalance, {}).catch(() => undefined)
    tell(loginReply())
    await Promise.all([started, balance])
    expect(new Set(tokens)).toEqual(new Set(['a-token']))
  })

  it('asks once who is there, though it is shown while it asks', async () => {
    const { asked } = openTab('one', { answers: { [authPaths.browser]: loginReply() } })
    const started = startSession()
    dispatchEvent(new Event('pageshow'))
    dispatchEvent(new Event('focus'))
    await act(() => started)
    await new Promise((done) => setTimeout(done, 50))
    expect(askedOf(asked, authPaths.browser, 'POST')).toHaveLength(1)
  })

  it('of a visitor asks for nothing', async () => {
    const { asked } = openTab('')
    await act(() => startSession())
    expect(askedOf(asked, authPaths.browser)).toEqual([])
    expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Log in' })).toBeTruthy()
  })

  it('says that the session is over where the server holds none any more', async () => {
    openTab('one', { answers: { [authPaths.browser]: nobody } })
    await act(() => startSession())
    expect(await findDialog('You have been logged out')).toBeTruthy()
    expect(currentPerson()).toBeNull()
  })

  it('that was a visitor’s follows who came in by another, to where they wanted to go', async () => {
    openTab('', { at: '/login?next=/hot', answers: { [authPaths.browser]: loginReply() } })
    await findDialog('Log in')
    holds('one')
    otherTabTells()
    await waitFor(() => expect(currentPerson()?.account).toBe('mara'))
    expect(readAddress().path).toBe('/hot')
  })
})

describe('leaving', () => {
  it('in another tab ends this one at once, says so, and leaves nothing of the person', async () => {
    const { asked } = openTab('one', { as: 'member' })
    sessionStorage.setItem('intent.dep', 'theirs')
    queryClient.setQueryData(['own', 'thing'], 1)
    holds('leaving')
    otherTabTells()
    const dialog = await findDialog('Signed out in another tab')
    expect(sessionToken()).toBeNull()
    expect(sessionStorage.getItem('intent.dep')).toBeNull()
    expect(queryClient.getQueryData(['own', 'thing'])).toBeUndefined()
    expect(askedOf(asked, authPaths.browser)).toEqual([])
    expect(dialog.getByRole('link', { name: 'Log in' })).toBeTruthy()
  })

  it('is seen by a tab that slept meanwhile as soon as somebody comes back to it', async () => {
    openTab('one', { as: 'member' })
    holdsNothing()
    act(() => void dispatchEvent(new Event('focus')))
    expect(await findDialog('Signed out in another tab')).toBeTruthy()
  })

  it('in another tab is told as that, also where the server is heard before the tab', async () => {
    const answers = { [authPaths.info]: new Refused('sign_in_required') }
    openTab('one', { as: 'member', answers })
    holds('leaving')
    await act(() => call(calls.getMemberInfo, {}).catch(() => undefined))
    expect(await findDialog('Signed out in another tab')).toBeTruthy()
    expect(sessionToken()).toBeNull()
  })

  it('here tells the other tabs before the server answers', async () => {
    let answer: (value: unknown) => void = () => undefined
    const held = new Promise((done) => (answer = done))
    const { user } = openTab('one', {
      at: '/?popup=signOut',
      as: 'member',
      answers: { [authPaths.logout]: () => held },
    })
    heard.length = 0
    const dialog = await findDialog('Sign out')
    await user.click(dialog.getByRole('button', { name: 'Sign out' }))
    await waitFor(() => expect(heard).toEqual(['look']))
    expect(document.cookie).toContain('sessionMark=leaving')
    answer({})
    await waitFor(() => expect(sessionToken()).toBeNull())
    expect(screen.queryByText('Signed out in another tab')).toBeNull()
  })

  it('that the server did not hear of lets no page go on, and is told to it by the next', async () => {
    const { asked } = openTab('leaving', { answers: { [authPaths.browser]: {} } })
    await act(() => startSession())
    expect(currentPerson()).toBeNull()
    expect(askedOf(asked, authPaths.browser).map(({ method }) => method)).toEqual(['DELETE'])
  })
})

describe('somebody else who comes in by another tab', () => {
  const other = { [authPaths.browser]: loginReply({ token: 'jos', userInfo: jo }) }

  it('is named, and this tab acts for nobody until somebody says so', async () => {
    const { user } = openTab('one', { as: 'member', answers: other })
    queryClient.setQueryData(['own', 'thing'], 1)
    holds('two')
    otherTabTells()
    const dialog = await findDialog('Jo is signed in now')
    expect(sessionToken()).toBeNull()
    expect(queryClient.getQueryData(['own', 'thing'])).toBeUndefined()
    act(() => void dispatchEvent(new Event('focus')))
    await user.click(dialog.getByRole('button', { name: 'Continue as Jo' }))
    await waitFor(() => expect(currentPerson()?.account).toBe('jo'))
    expect(sessionToken()).toBe('jos')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is not taken up by a tab whose person chose to stay a visitor', async () => {
    const { user, asked } = openTab('one', { as: 'member', answers: other })
    holds('two')
    otherTabTells()
    const dialog = await findDialog('Jo is signed in now')
    await user.click(dialog.getByRole('button', { name: 'Go on as a visitor' }))
    act(() => void dispatchEvent(new Event('focus')))
    expect(askedOf(asked, authPaths.browser)).toHaveLength(1)
    expect(currentPerson()).toBeNull()
  })

  it('is noticed by a call that is refused before the other tab was heard', async () => {
    openTab('one', {
      as: 'member',
      answers: { ...other, [authPaths.info]: new Refused('sign_in_required') },
    })
    holds('two')
    await act(() => call(calls.getMemberInfo, {}).catch(() => undefined))
    expect(await findDialog('Jo is signed in now')).toBeTruthy()
  })

  it('is said also on a page that asks a visitor to log in', async () => {
    openTab('one', { at: '/member', as: 'member', answers: other })
    holds('two')
    otherTabTells()
    expect(await findDialog('Jo is signed in now')).toBeTruthy()
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
  })
})

describe('the same person who comes in anew by another tab', () => {
  it('goes on here without a word', async () => {
    openTab('one', { as: 'member', answers: { [authPaths.browser]: loginReply({ token: 'new' }) } })
    holds('two')
    otherTabTells()
    await waitFor(() => expect(sessionToken()).toBe('new'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('a tab that slept for a day', () => {
  const dayMs = 86_400_000

  it('says that the session is over, by the first look of whoever comes back', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['Date', 'setInterval', 'clearInterval'] })
    openTab('one', {
      as: 'member',
      answers: { [authPaths.info]: new Refused('sign_in_required') },
    })
    vi.setSystemTime(Date.now() + dayMs)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(await findDialog('You have been logged out')).toBeTruthy()
    expect(sessionToken()).toBeNull()
  })

  it('asks anew for what it shows, where the session goes on', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['Date', 'setInterval', 'clearInterval'] })
    const balance = vi.fn<() => Refused>(() => new Refused('unavailable'))
    openTab('one', { as: 'member', answers: { '/wps/v2/wallets/balance': balance } })
    await waitFor(() => expect(balance).toHaveBeenCalled())
    const before = balance.mock.calls.length
    vi.setSystemTime(Date.now() + 10 * 60_000)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await waitFor(() => expect(balance.mock.calls.length).toBeGreaterThan(before))
    expect(currentPerson()).not.toBeNull()
  })

  it('that only looked away for a minute asks for nothing', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['Date', 'setInterval', 'clearInterval'] })
    const { asked } = openTab('one', { as: 'member' })
    const before = askedOf(asked, authPaths.info).length
    vi.setSystemTime(Date.now() + 60_000)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(askedOf(asked, authPaths.info)).toHaveLength(before)
  })
})

describe('a session', () => {
  it('that the server ended is said once, also where a tab was told of it twice', async () => {
    openTab('one', { as: 'member' })
    act(() => loseSession())
    await findDialog('You have been logged out')
    act(() => noteSessionEndSaid())
    holdsNothing()
    otherTabTells()
    act(() => void dispatchEvent(new Event('focus')))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('that begins here is told to the other tabs', async () => {
    openTab('')
    holds('one')
    act(() => signIn('member'))
    await waitFor(() => expect(heard).toEqual(['look']))
  })
})
