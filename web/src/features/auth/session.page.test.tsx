import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { go, readAddress } from '@baize/ui/navigation/address.ts'
import { startSession } from '../../app/start-session.ts'
import { call } from '../../shared/api.ts'
import {
  clearSession,
  currentPerson,
  loseSession,
  sessionToken,
  setResuming,
} from '../../shared/session.ts'
import { calls } from 'virtual:contract'
import {
  askedOf,
  authAnswers,
  authPaths,
  findDialog,
  siteWith,
  withFakeWorker,
} from '../../testing/auth.ts'
import { centreAnswers } from '../../testing/cashier.ts'
import { Refused, type Answers } from '../../testing/fake-server.ts'
import { loginReply, memberInfo, openStatus } from '../../testing/fixtures.ts'
import { renderSite, signIn } from '../../testing/render-site.tsx'

withFakeWorker()

const info = { ...memberInfo(), firstTimeLogin: false, mustChangePassword: '', lastLogin: null }
const usual: Answers = {
  ...authAnswers,
  [authPaths.info]: info,
  [authPaths.logout]: {},
  [authPaths.firstLogin]: {},
  '/wps/v2/wallets/balance': new Refused('unavailable'),
}

describe('signing out', () => {
  it('asks first, and staying changes nothing', async () => {
    const { user, asked } = renderSite({ at: '/?popup=signOut', as: 'member', answers: usual })
    const dialog = await findDialog('Sign out')
    await user.click(dialog.getByRole('button', { name: 'Stay' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(askedOf(asked, authPaths.logout)).toEqual([])
    expect(sessionToken()).toBe('token')
  })

  it('ends the session on the server, empties the tab but for the merchant, and goes home', async () => {
    const { user, asked } = renderSite({ at: '/hot?popup=signOut', as: 'member', answers: usual })
    sessionStorage.setItem('something', 'gone')
    localStorage.setItem('theme', 'dark')
    document.cookie = 'lastUsername=mara; path=/'
    document.cookie = 'loginRemember=1; path=/'
    const dialog = await findDialog('Sign out')
    await user.click(dialog.getByRole('button', { name: 'Sign out' }))
    await waitFor(() => expect(readAddress()).toMatchObject({ path: '/', search: {} }))
    expect(askedOf(asked, authPaths.logout, 'DELETE')).toHaveLength(1)
    expect(currentPerson()).toBeNull()
    expect({ ...sessionStorage }).toEqual({ merchantCode: openStatus.info.brand.code })
    expect(localStorage.getItem('theme')).toBe('dark')
    expect(document.cookie).toContain('lastUsername=mara')
    expect(document.cookie).not.toContain('loginRemember')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('leaves the merchant’s wallet in the tab, which the next member does not ask for again', async () => {
    const answers = { ...usual, ...centreAnswers, [authPaths.logout]: {} }
    const { user, asked } = renderSite({ at: '/?m=depositv2', as: 'member', answers })
    const asksForWallet = () => askedOf(asked, '/wps/relay/GCS_merchantWallet').length
    await waitFor(() => expect(sessionStorage.getItem('merchantWallet')).toContain('"isSingle"'))
    act(() => go({ path: '/', search: { popup: 'signOut' } }))
    const dialog = await findDialog('Sign out')
    await user.click(dialog.getByRole('button', { name: 'Sign out' }))
    await waitFor(() => expect(sessionToken()).toBeNull())
    expect(Object.keys(sessionStorage).toSorted()).toEqual(['merchantCode', 'merchantWallet'])
    act(() => {
      signIn('member')
      go({ path: '/', search: { m: 'depositv2' } })
    })
    await screen.findByRole('navigation', { name: 'Member centre' })
    await waitFor(() => expect(askedOf(asked, '/wps/cashier/upline')).toHaveLength(2))
    expect(asksForWallet()).toBe(1)
  })

  it('covers the page until the server has heard of it', async () => {
    let answer: (value: unknown) => void = () => undefined
    const held = new Promise((done) => (answer = done))
    const answers = { ...usual, [authPaths.logout]: () => held }
    const { user } = renderSite({ at: '/?popup=signOut', as: 'member', answers })
    const dialog = await findDialog('Sign out')
    expect(screen.queryByText('Signing out')).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Sign out' }))
    expect(await screen.findByText('Signing out')).toBeTruthy()
    expect(sessionToken()).toBe('token')
    answer({})
    await waitFor(() => expect(screen.queryByText('Signing out')).toBeNull())
    expect(sessionToken()).toBeNull()
  })

  it('is no news when the line tells of it before the answer comes', async () => {
    const answers = {
      ...usual,
      [authPaths.logout]: () => {
        loseSession()
        return {}
      },
    }
    const { user } = renderSite({ at: '/?popup=signOut', as: 'member', answers })
    const dialog = await findDialog('Sign out')
    await user.click(dialog.getByRole('button', { name: 'Sign out' }))
    await waitFor(() => expect(readAddress()).toMatchObject({ path: '/', search: {} }))
    expect(screen.queryByText('You have been logged out')).toBeNull()

    signIn('member')
    act(() => loseSession())
    expect(await screen.findByText('You have been logged out')).toBeTruthy()
  })

  it('leads an agent to the agents’ login, in the place of the page', async () => {
    const { user } = renderSite({ at: '/?popup=signOut', as: 'agent', answers: usual })
    const steps = history.length
    const dialog = await findDialog('Sign out')
    await user.click(dialog.getByRole('button', { name: 'Sign out' }))
    await waitFor(() => expect(readAddress().path).toBe('/agent'))
    expect(history.length).toBe(steps)
  })

  it('ends here even when the server does not hear of it', async () => {
    const { user } = renderSite({
      at: '/?popup=signOut',
      as: 'member',
      answers: { ...usual, [authPaths.logout]: new TypeError('cut') },
    })
    const dialog = await findDialog('Sign out')
    await user.click(dialog.getByRole('button', { name: 'Sign out' }))
    await waitFor(() => expect(sessionToken()).toBeNull())
  })
})

describe('a session that the server ended', () => {
  it('is said once, wherever one is, and leads back after a login', async () => {
    const { user } = renderSite({
      at: '/hot',
      as: 'member',
      answers: { ...usual, [authPaths.info]: new Refused('sign_in_required') },
    })
    await act(() => call(calls.getMemberInfo, {}).catch(() => undefined))
    const dialog = await findDialog('You have been logged out')
    expect(sessionToken()).toBeNull()
    await user.click(dialog.getByRole('link', { name: 'Log in' }))
    await findDialog('Log in')
    expect(readAddress()).toMatchObject({ path: '/login', search: { next: '/hot' } })
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is said in the login where a page needs one', async () => {
    renderSite({
      at: '/member',
      as: 'member',
      answers: { ...usual, [authPaths.info]: new Refused('sign_in_required') },
    })
    await act(() => call(calls.getMemberInfo, {}).catch(() => undefined))
    const dialog = await findDialog('Log in')
    expect(dialog.getByText('You have been logged out')).toBeTruthy()
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
  })
})

describe('the start of a page', () => {
  it('loads member info for a token in the storage of the tab, which does not stay there', async () => {
    const { asked } = renderSite({
      answers: { ...usual, [authPaths.exchange]: loginReply({ token: 'another' }) },
    })
    sessionStorage.setItem('token', 'handed-over')
    await act(() => startSession())
    await waitFor(() => expect(askedOf(asked, authPaths.info)).toHaveLength(1))
    expect(askedOf(asked, authPaths.exchange).map(({ body }) => body)).toEqual([
      { token: 'handed-over' },
    ])
    expect(currentPerson()).toMatchObject({ account: 'mara' })
    expect(sessionToken()).toBe('another')
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(/another|handed/)
  })

  it('asks for nothing when there is none', async () => {
    const { asked } = renderSite({ answers: usual })
    await act(() => startSession())
    expect(askedOf(asked, authPaths.info)).toEqual([])
  })

  it('exchanges a token in the address once and takes it out of the address', async () => {
    const { asked } = renderSite({
      at: '/promotions?token=from-elsewhere&x=1',
      answers: { ...usual, [authPaths.exchange]: loginReply({ token: 'another' }) },
    })
    const steps = history.length
    await act(() => startSession())
    expect(askedOf(asked, authPaths.exchange).map(({ body }) => body)).toEqual([
      { token: 'from-elsewhere' },
    ])
    expect(location.href).not.toContain('from-elsewhere')
    expect(location.search).toBe('?x=1')
    expect(history.length).toBe(steps)
    expect(sessionToken()).toBe('another')
  })

  it('says so when the token of the address is over', async () => {
    renderSite({
      at: '/?token=old',
      answers: { ...usual, [authPaths.exchange]: new Refused('ticket_expired') },
    })
    await act(() => startSession())
    expect(await screen.findByText(/This link is over/)).toBeTruthy()
    expect(sessionToken()).toBeNull()
  })

  it('shows neither end of the header while the person is asked for', () => {
    renderSite({ answers: usual })
    const header = within(screen.getByRole('banner'))
    act(() => {
      setResuming(true)
      go({ path: '/hot' })
    })
    expect(header.queryByRole('link', { name: 'Log in' })).toBeNull()
    expect(header.queryByRole('button', { name: /^Menu of/ })).toBeNull()
    act(() => clearSession())
    expect(header.getByRole('link', { name: 'Log in' })).toBeTruthy()
  })
})

describe('a first login', () => {
  it('is greeted once, with limits before money, and told to the server', async () => {
    const { user, asked } = renderSite({ answers: usual })
    act(() => signIn('member', { firstTimeLogin: true }))
    const dialog = await findDialog('Welcome, Mara Cruz')
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Set your limitsHow much you may deposit or lose, and how long you play.',
      'DepositOnly what you can do without.',
      'Pick a gameWhat others play right now.',
    ])
    await waitFor(() => expect(askedOf(asked, authPaths.firstLogin, 'PUT')).toHaveLength(1))
    await user.click(dialog.getByRole('link', { name: /^Pick a game/ }))
    expect(readAddress().path).toBe('/hot')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(currentPerson()?.firstTimeLogin).toBe(false)
  })

  it('is not greeted again by an answer that was on its way meanwhile', async () => {
    const { user } = renderSite({ answers: usual })
    act(() => signIn('member', { firstTimeLogin: true }))
    const dialog = await findDialog('Welcome, Mara Cruz')
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    act(() => signIn('member', { firstTimeLogin: true }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('does not stand before a game that was waited for', async () => {
    renderSite({ answers: usual })
    act(() => signIn('member', { firstTimeLogin: true }))
    await findDialog('Welcome, Mara Cruz')
    act(() => go({ path: '/seamless', search: { game: '12' } }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('two-step verification', () => {
  const offer = {
    ticket: 'tkt_1',
    ways: [
      { way: 'authenticator', target: '' },
      { way: 'sms', target: '+63••••••0142' },
    ],
  } as const
  const withOffer = (answers: Answers = {}) =>
    renderSite({
      at: '/login?next=/hot',
      status: siteWith([]),
      answers: {
        ...usual,
        [authPaths.login]: loginReply({
          token: '',
          userInfo: null,
          twoStep: { ticket: offer.ticket, ways: [...offer.ways] },
        }),
        [authPaths.twoStep]: loginReply(),
        [authPaths.twoStepCode]: { expiredMinutes: 2 },
        ...answers,
      },
    })
  async function reach(user: ReturnType<typeof withOffer>['user']) {
    const login = await findDialog('Log in')
    await user.type(login.getByRole('textbox', { name: 'Username' }), 'mara')
    await user.type(login.getByLabelText('Password'), 'Right-1234')
    await user.click(login.getByRole('checkbox', { name: 'Remember me for one day' }))
    await user.click(login.getByRole('button', { name: 'Log in' }))
    return findDialog('Two-step verification')
  }

  it('offers the ways with masked targets, and ends the login with a code', async () => {
    const { user, asked } = withOffer()
    const dialog = await reach(user)
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    await user.click(dialog.getByRole('radio', { name: /Code by SMS/ }))
    expect(dialog.getByText('+63••••••0142')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Get code' }))
    await dialog.findByRole('button', { name: /^Again in (120|119) s$/ })
    expect(askedOf(asked, authPaths.twoStepCode)[0]?.body).toEqual({ ticket: 'tkt_1', way: 'sms' })
    await user.type(dialog.getByRole('textbox', { name: 'Verification code' }), '123456')
    await user.click(dialog.getByRole('checkbox', { name: /^Trust this network/ }))
    expect(document.cookie).not.toContain('lastUsername')
    await user.click(dialog.getByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(sessionToken()).toBe('a-token'))
    expect(askedOf(asked, authPaths.twoStep)[0]?.body).toEqual({
      ticket: 'tkt_1',
      way: 'sms',
      code: '123456',
      trust: true,
    })
    expect(document.cookie).toContain('lastUsername=mara')
    expect(readAddress().path).toBe('/hot')
  })

  it('says a wrong code under its field and a lock above it', async () => {
    let answer: unknown = new Refused('invalid-verification-code')
    const { user } = withOffer({ [authPaths.twoStep]: () => answer })
    const dialog = await reach(user)
    await user.type(dialog.getByRole('textbox', { name: 'Code from the app' }), '000000')
    await user.click(dialog.getByRole('button', { name: 'Confirm' }))
    expect(await dialog.findByText('The verification code is not right.')).toBeTruthy()
    answer = new Refused('sign_in_locked')
    await user.click(dialog.getByRole('button', { name: 'Confirm' }))
    expect((await dialog.findByRole('alert')).textContent).toContain('Try again in 15 minutes.')
  })

  it('begins anew when its time is over', async () => {
    const { user } = withOffer({ [authPaths.twoStep]: new Refused('ticket_expired') })
    const dialog = await reach(user)
    await user.type(dialog.getByRole('textbox', { name: 'Code from the app' }), '000000')
    await user.click(dialog.getByRole('button', { name: 'Confirm' }))
    const login = await findDialog('Log in')
    expect(login.getByText(/That took too long/)).toBeTruthy()
  })
})
