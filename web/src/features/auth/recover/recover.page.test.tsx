import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { readAddress } from '@baize/ui/navigation/address.ts'
import { queryClient } from '../../../shared/api.ts'
import { sessionToken } from '../../../shared/session.ts'
import {
  askedOf,
  authAnswers,
  authPaths,
  findDialog,
  rule,
  siteWith,
  usualRules,
  withFakeWorker,
} from '../../../testing/auth.ts'
import { Refused, type Answers } from '../../../testing/fake-server.ts'
import { loginReply, memberInfo } from '../../../testing/fixtures.ts'
import { renderSite, signIn } from '../../../testing/render-site.tsx'
import { act } from '@testing-library/react'

withFakeWorker()

const info = { ...memberInfo(), firstTimeLogin: false, mustChangePassword: '', lastLogin: null }
const security = { provenUntil: null }
const rules = [...usualRules, rule('email', 'optional', 'email', 6, 100)]

type Options = { at: string; as?: 'member'; on?: readonly string[] }

function open({ at, as, on = [] }: Options, answers: Answers = {}) {
  const usual = {
    ...authAnswers,
    [authPaths.info]: info,
    [authPaths.login]: loginReply(),
    [authPaths.security]: security,
    [authPaths.sessions]: [],
    '/wps/v2/wallets/balance': new Refused('unavailable'),
  }
  const site = { at, status: siteWith(on, rules), answers: { ...usual, ...answers } }
  return renderSite(as ? { ...site, as } : site)
}

const noteOf = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent

describe('the forgot popup by e-mail', () => {
  const openForgot = (answers: Answers = {}) =>
    open({ at: '/login?popup=forgotPassword' }, { [authPaths.forgot]: {}, ...answers })

  it('requires a username that meets its rule and an e-mail address', async () => {
    const { user, asked } = openForgot()
    const dialog = await findDialog('Forgot password')
    const name = dialog.getByRole('textbox', { name: 'Username' })
    const mail = dialog.getByRole('textbox', { name: 'E-mail' })
    await user.click(dialog.getByRole('button', { name: 'Send the link' }))
    await waitFor(() => expect(noteOf(name)).toBe('Fill this in.'))
    await user.type(name, '9mar')
    await user.type(mail, 'marisol@post')
    await user.click(dialog.getByRole('button', { name: 'Send the link' }))
    await waitFor(() => expect(noteOf(name)).toMatch(/^4 to 16 characters/))
    expect(noteOf(mail)).toBe('An e-mail address of 6 to 100 characters.')
    expect(askedOf(asked, authPaths.forgot)).toEqual([])
  })

  it('sends name and address as a form and answers the same whoever asks', async () => {
    const { user, asked } = openForgot()
    const dialog = await findDialog('Forgot password')
    await user.type(dialog.getByRole('textbox', { name: 'Username' }), 'marisol')
    await user.type(dialog.getByRole('textbox', { name: 'E-mail' }), 'mari@post.example')
    await user.click(dialog.getByRole('button', { name: 'Send the link' }))
    expect(await dialog.findByText('If the details match, we sent instructions')).toBeTruthy()
    expect(askedOf(asked, authPaths.forgot)[0]?.body).toEqual({
      username: 'marisol',
      email: 'mari@post.example',
    })
    expect(dialog.getByRole('button', { name: 'Send again' })).toBeTruthy()
  })

  it('says that name or address does not exist where the operator lets the server say it', async () => {
    const { user } = openForgot({ [authPaths.forgot]: new Refused('unknown_account_or_email') })
    const dialog = await findDialog('Forgot password')
    await user.type(dialog.getByRole('textbox', { name: 'Username' }), 'marisol')
    await user.type(dialog.getByRole('textbox', { name: 'E-mail' }), 'mari@post.example')
    await user.click(dialog.getByRole('button', { name: 'Send the link' }))
    expect(await dialog.findByText('The username or e-mail does not exist.')).toBeTruthy()
  })
})

describe('the forgot popup by phone', () => {
  it('has its tab only with its flag', async () => {
    const { unmount } = open({ at: '/login?popup=forgotPassword' })
    expect((await findDialog('Forgot password')).queryByRole('radio')).toBeNull()
    unmount()
    open({ at: '/login?popup=forgotPassword', on: ['CHNGPASSVERIF3'] })
    expect((await findDialog('Forgot password')).getAllByRole('radio')).toHaveLength(2)
  })

  it('requires number, code and a new password, then logs in with it by itself', async () => {
    const { user, asked } = open(
      { at: '/login?popup=forgotPassword&next=/hot', on: ['CHNGPASSVERIF3'] },
      { [authPaths.resetByPhone]: { username: 'marisol' } },
    )
    const dialog = await findDialog('Forgot password')
    await user.click(dialog.getByRole('radio', { name: 'Mobile number' }))
    await dialog.findByText('+63')
    const submit = dialog.getByRole('button', { name: 'Set the password and log in' })
    await user.click(submit)
    expect(await dialog.findByText('Enter a phone number.')).toBeTruthy()
    expect(dialog.getByText('Enter the verification code.')).toBeTruthy()
    expect(noteOf(dialog.getByLabelText('New password'))).toBe('Fill this in.')
    expect(askedOf(asked, authPaths.resetByPhone)).toEqual([])
    await user.type(dialog.getByRole('textbox', { name: 'Mobile number' }), '917 555 0142')
    await user.type(dialog.getByRole('textbox', { name: 'Verification code' }), '123456')
    await user.type(dialog.getByLabelText('New password'), 'Fresh-1234')
    await user.click(submit)
    await waitFor(() => expect(sessionToken()).toBe('a-token'))
    expect(askedOf(asked, authPaths.resetByPhone)[0]?.body).toEqual({
      mobileNum: '917 555 0142',
      countryDialingCode: '63',
      verificationCode: '123456',
      newPassword: 'Fresh-1234',
    })
    expect(askedOf(asked, authPaths.login)[0]?.body).toEqual({
      username: 'marisol',
      password: 'Fresh-1234',
      type: '',
      challenge: 'solved login',
    })
    expect(readAddress().path).toBe('/hot')
  })
})

describe('the link for a new password', () => {
  it('is read once and taken out of the address, and ends in a login', async () => {
    const { user, asked } = open(
      { at: '/login?reset=secret-token' },
      { [authPaths.reset]: { username: 'marisol' } },
    )
    const dialog = await findDialog('New password')
    await waitFor(() => expect(location.search).not.toContain('secret-token'))
    await user.type(dialog.getByLabelText('New password'), 'Fresh-1234')
    await user.type(dialog.getByLabelText('Confirm password'), 'Fresh-1234')
    await user.click(dialog.getByRole('button', { name: 'Set the password and log in' }))
    await waitFor(() => expect(sessionToken()).toBe('a-token'))
    expect(askedOf(asked, authPaths.reset)[0]?.body).toEqual({
      token: 'secret-token',
      newPassword: 'Fresh-1234',
      confirmNewPassword: 'Fresh-1234',
    })
  })

  it('that is not known any more leads to another one', async () => {
    open({ at: '/login?popup=newPassword' })
    const dialog = await findDialog('New password')
    expect(dialog.getByText(/This link is over/)).toBeTruthy()
    expect(dialog.getByRole('link', { name: 'Send the link' })).toBeTruthy()
  })
})

describe('the change of a password', () => {
  const change = (answers: Answers = {}) =>
    open(
      { at: '/?popup=changePassword', as: 'member' },
      { [authPaths.password]: loginReply({ token: 'new-token' }), ...answers },
    )

  it('requires the old password, a new one that is valid, and the same again', async () => {
    const { user, asked } = change()
    const dialog = await findDialog('Change password')
    const submit = dialog.getByRole('button', { name: 'Change password' })
    await user.click(submit)
    await waitFor(() =>
      expect(noteOf(dialog.getByLabelText('Current password'))).toBe('Fill this in.'),
    )
    expect(noteOf(dialog.getByLabelText('New password'))).toBe('Fill this in.')
    await user.type(dialog.getByLabelText('Current password'), 'Old-12345')
    await user.type(dialog.getByLabelText('New password'), 'weak')
    await user.type(dialog.getByLabelText('Confirm password'), 'other')
    await user.click(submit)
    await waitFor(() =>
      expect(noteOf(dialog.getByLabelText('New password'))).toMatch(/^8 to 20 characters/),
    )
    expect(noteOf(dialog.getByLabelText('Confirm password'))).toMatch(/^Wrong confirmation/)
    expect(askedOf(asked, authPaths.password)).toEqual([])
  })

  it('goes on with the token that the server gives, and signs out everywhere else', async () => {
    const sessions = [
      { id: 's1', ip: '203.0.113.7', seenAt: '2026-11-14T10:00:00.000Z', current: false },
      { id: 's2', ip: '203.0.113.8', seenAt: '2026-11-15T03:00:00.000Z', current: true },
    ]
    const { user, asked } = change({ [authPaths.sessions]: sessions })
    const dialog = await findDialog('Change password')
    expect(await dialog.findByText('203.0.113.7')).toBeTruthy()
    expect(dialog.queryByText('203.0.113.8')).toBeNull()
    await user.type(dialog.getByLabelText('Current password'), 'Old-12345')
    await user.type(dialog.getByLabelText('New password'), 'Fresh-1234')
    await user.type(dialog.getByLabelText('Confirm password'), 'Fresh-1234')
    await user.click(dialog.getByRole('button', { name: 'Change password' }))
    await waitFor(() => expect(sessionToken()).toBe('new-token'))
    expect(askedOf(asked, authPaths.password, 'PUT')[0]?.body).toEqual({
      oldPassword: 'Old-12345',
      newPassword: 'Fresh-1234',
      confirmNewPassword: 'Fresh-1234',
    })
    expect(await screen.findByText(/You are signed out everywhere else/)).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('does not ask for the old password of whoever has just proven to be there', async () => {
    const { user, asked } = change({
      [authPaths.security]: { provenUntil: '2026-11-15T04:04:00.000Z' },
    })
    const dialog = await findDialog('Change password')
    await waitFor(() => expect(dialog.queryByLabelText('Current password')).toBeNull())
    await user.type(dialog.getByLabelText('New password'), 'Fresh-1234')
    await user.type(dialog.getByLabelText('Confirm password'), 'Fresh-1234')
    await user.click(dialog.getByRole('button', { name: 'Change password' }))
    await waitFor(() => expect(askedOf(asked, authPaths.password)).toHaveLength(1))
    expect(askedOf(asked, authPaths.password)[0]?.body).not.toHaveProperty('oldPassword')
  })

  it('says under its field that the old password is wrong', async () => {
    const { user } = change({ [authPaths.password]: new Refused('wrong_credentials') })
    const dialog = await findDialog('Change password')
    await user.type(dialog.getByLabelText('Current password'), 'Old-12345')
    await user.type(dialog.getByLabelText('New password'), 'Fresh-1234')
    await user.type(dialog.getByLabelText('Confirm password'), 'Fresh-1234')
    await user.click(dialog.getByRole('button', { name: 'Change password' }))
    await waitFor(() =>
      expect(noteOf(dialog.getByLabelText('Current password'))).toBe(
        'This is not the current password.',
      ),
    )
  })

  it.each([
    ['default', /the one that every new account gets/],
    ['expired', /has expired/],
  ] as const)('that must be (%s) stands before everything and says why', async (why, text) => {
    const { user, asked } = open({ at: '/', as: 'member' }, { [authPaths.logout]: {} })
    act(() => signIn('member', { mustChange: why }))
    const dialog = await findDialog('Change password')
    expect(dialog.getByText(text)).toBeTruthy()
    expect(dialog.queryByRole('button', { name: 'Close' })).toBeNull()
    await user.keyboard('{Escape}')
    expect(screen.getByRole('dialog', { name: 'Change password' })).toBeTruthy()
    expect(askedOf(asked, authPaths.security)).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Sign out' }))
    await waitFor(() => expect(sessionToken()).toBeNull())
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('that must be follows the login, before login info loads', async () => {
    const { user, asked } = open(
      { at: '/login' },
      { [authPaths.login]: loginReply({ mustChangePassword: 'default' }) },
    )
    const login = await findDialog('Log in')
    await user.type(login.getByRole('textbox', { name: 'Username' }), 'newbie')
    await user.type(login.getByLabelText('Password'), 'Welcome-2026')
    await user.click(login.getByRole('button', { name: 'Log in' }))
    expect(await screen.findByRole('dialog', { name: 'Change password' })).toBeTruthy()
    expect(askedOf(asked, authPaths.info)).toEqual([])
  })

  it('[AG134] of an account that an agent opened asks for terms and age too, and then for what was refused before', async () => {
    const { user, asked } = open(
      { at: '/', as: 'member' },
      { [authPaths.password]: loginReply({ mustChangePassword: '' }) },
    )
    act(() => signIn('member', { mustChange: 'first' }))
    const dialog = await findDialog('Change password')
    const report = { queryKey: ['own', 'report'], retry: false }
    const refused = () => Promise.reject(new Error('not allowed before'))
    await queryClient.fetchQuery({ ...report, queryFn: refused }).catch(() => undefined)
    expect(dialog.getByText(/Your agent opened this account/)).toBeTruthy()
    await user.type(dialog.getByLabelText('Current password'), 'Given-1234')
    await user.type(dialog.getByLabelText('New password'), 'Other-5678')
    await user.type(dialog.getByLabelText('Confirm password'), 'Other-5678')
    await user.click(dialog.getByRole('button', { name: 'Change password' }))
    expect(askedOf(asked, authPaths.password)).toEqual([])
    const ticks = dialog.getAllByRole('checkbox')
    expect(ticks.map((tick) => tick.getAttribute('aria-invalid'))).toEqual(['true', 'true'])
    for (const tick of ticks) await user.click(tick)
    await user.click(dialog.getByRole('button', { name: 'Change password' }))
    await waitFor(() => expect(askedOf(asked, authPaths.password)).toHaveLength(1))
    expect(askedOf(asked, authPaths.password)[0]?.body).toMatchObject({ terms: true, age18: true })
    await waitFor(() => expect(queryClient.getQueryState(report.queryKey)?.status).toBe('pending'))
  })
})
