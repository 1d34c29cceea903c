import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { go, readAddress } from '@baize/ui/navigation/address.ts'
import { loseSession, sessionToken } from '../../../shared/session.ts'
import {
  askedOf,
  authAnswers,
  authPaths,
  findDialog,
  siteWith,
  withFakeWorker,
} from '../../../testing/auth.ts'
import { Refused, type Answers } from '../../../testing/fake-server.ts'
import { loginReply, memberInfo, openStatus } from '../../../testing/fixtures.ts'
import { renderSite, type SiteOptions } from '../../../testing/render-site.tsx'

withFakeWorker()

const agentReply = loginReply({ userInfo: memberInfo(1) })
const agentInfo = {
  ...memberInfo(1),
  firstTimeLogin: false,
  mustChangePassword: '',
  lastLogin: null,
}

function openAgents(answers: Answers = {}, options: SiteOptions = {}) {
  const usual = {
    ...authAnswers,
    [authPaths.login]: agentReply,
    [authPaths.info]: agentInfo,
    [authPaths.logout]: null,
  }
  return renderSite({
    at: '/agent',
    status: siteWith([]),
    answers: { ...usual, ...answers },
    ...options,
  })
}

type User = ReturnType<typeof openAgents>['user']

const heading = () => screen.findByRole('heading', { level: 1, name: 'Agent sign in' })
const submit = () => screen.getByRole('button', { name: 'Sign in' })

async function fill(user: User, username = 'rico', password = 'Right-1234') {
  await heading()
  await user.type(screen.getByRole('textbox', { name: 'Username' }), username)
  await user.type(screen.getByLabelText('Password'), password)
}

describe('the login page of the agents', () => {
  it('logs an agent in with the area of the agents and goes to the agent centre', async () => {
    const { user, asked } = openAgents()
    await fill(user)
    await user.click(submit())
    await waitFor(() => expect(readAddress().path).toBe('/agentHome'))
    expect(askedOf(asked, authPaths.login)[0]?.body).toEqual({
      username: 'rico',
      password: 'Right-1234',
      type: 'username',
      area: 'agent',
      challenge: 'solved login',
      remember: false,
    })
    expect(await screen.findByRole('heading', { name: 'Team overview' })).toBeTruthy()
  })

  it('tells somebody without agent rights so, and keeps the input', async () => {
    const { user } = openAgents({ [authPaths.login]: new Refused('non_agent') })
    await fill(user, 'jessa')
    await user.click(submit())
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByText('Non-agents cannot log in here.')).toBeTruthy()
    expect(within(alert).getByText(/no agent rights. Your input was kept/)).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Username' }).value).toBe('jessa')
    expect(readAddress().path).toBe('/agent')
    expect(sessionToken()).toBeNull()
  })

  it('shows the picture once the server asks for it', async () => {
    const { user } = openAgents({
      [authPaths.login]: new Refused('wrong_credentials', { captcha: true }),
    })
    await fill(user)
    await user.click(submit())
    expect(await screen.findByLabelText('Letters in the picture')).toBeTruthy()
  })

  it('asks for a second step where the server does', async () => {
    const twoStep = { ticket: 'tkt_1', ways: [{ way: 'payee', target: '' }] }
    const { user, asked } = openAgents({
      [authPaths.login]: { ...agentReply, token: '', userInfo: null, twoStep },
      [authPaths.twoStep]: agentReply,
    })
    await fill(user)
    await user.click(submit())
    await user.type(await screen.findByLabelText('Payee name'), 'Rico R')
    await user.click(screen.getByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(readAddress().path).toBe('/agentHome'))
    expect(askedOf(asked, authPaths.twoStep)[0]?.body).toMatchObject({ way: 'payee' })
  })

  it('continues as the remembered person in the area of the agents', async () => {
    document.cookie = 'loginRemember=1; path=/'
    document.cookie = 'lastUsername=rico; path=/'
    const { user, asked } = openAgents({ [`POST ${authPaths.remembered}`]: agentReply })
    await user.click(await screen.findByRole('button', { name: 'Continue as rico' }))
    await waitFor(() => expect(readAddress().path).toBe('/agentHome'))
    expect(askedOf(asked, authPaths.remembered)[0]?.body).toEqual({ area: 'agent' })
  })

  it('has the service hours, the clock of the merchant and the languages', async () => {
    const { unmount } = openAgents()
    await heading()
    expect(screen.getByText('Service hours 09:00 to 24:00, Manila')).toBeTruthy()
    expect(screen.getByText('Asia/Manila')).toBeTruthy()
    expect(screen.getByRole('combobox', { name: 'Language' })).toBeTruthy()
    unmount()
    const { info } = openStatus
    const silent = { info: { ...info, brand: { ...info.brand, serviceHours: '' } } }
    openAgents({}, { status: silent })
    await heading()
    expect(screen.queryByText(/Service hours/)).toBeNull()
  })

  it('swaps to the forgot popup and back to itself', async () => {
    const { user } = openAgents()
    await heading()
    await user.click(screen.getByRole('link', { name: 'Forgot password' }))
    const dialog = await findDialog('Forgot password')
    await user.click(dialog.getByRole('link', { name: 'Back to log in' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(readAddress()).toMatchObject({ path: '/agent', search: {} })
  })

  /** Sets a forgotten password by phone, over the page of the agents, up to the second step. */
  async function reachSecondStep(answer: unknown) {
    const twoStep = { ticket: 'tkt_1', ways: [{ way: 'payee', target: '' }] }
    const { user } = openAgents(
      {
        [authPaths.resetByPhone]: { username: 'rico' },
        [authPaths.login]: { ...agentReply, token: '', userInfo: null, twoStep },
        [authPaths.twoStep]: answer,
      },
      { at: '/agent?popup=forgotPassword', status: siteWith(['CHNGPASSVERIF3']) },
    )
    const forgot = await findDialog('Forgot password')
    await user.click(forgot.getByRole('radio', { name: 'Mobile number' }))
    await user.type(await forgot.findByRole('textbox', { name: 'Mobile number' }), '917 555 0142')
    await user.type(forgot.getByRole('textbox', { name: 'Verification code' }), '123456')
    await user.type(forgot.getByLabelText('New password'), 'Right-1234')
    await user.click(forgot.getByRole('button', { name: 'Set the password and log in' }))
    return { user, step: await findDialog('Two-step verification') }
  }

  it('is where the second step of a forgotten password leads back to', async () => {
    const { user, step } = await reachSecondStep(agentReply)
    await user.click(step.getByRole('button', { name: 'Back to log in' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(readAddress()).toMatchObject({ path: '/agent', search: {} })
  })

  it('says that the second step of a forgotten password took too long', async () => {
    const { user, step } = await reachSecondStep(new Refused('ticket_expired'))
    await user.type(step.getByLabelText('Payee name'), 'Rico R')
    await user.click(step.getByRole('button', { name: 'Confirm' }))
    expect(await screen.findByText(/That took too long/)).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(readAddress()).toMatchObject({ path: '/agent', search: {} })
  })

  it('tells a member who is logged in on the main site, and leads an agent on', async () => {
    const { unmount } = openAgents({}, { as: 'member' })
    expect(await screen.findByText(/You are logged in as Mara Cruz/)).toBeTruthy()
    unmount()
    openAgents({}, { as: 'agent' })
    await waitFor(() => expect(readAddress().path).toBe('/agentHome'))
  })

  it('says above its form that a session is over, without a popup', async () => {
    openAgents({}, { as: 'agent', at: '/agentHome' })
    await screen.findByRole('heading', { name: 'Team overview' })
    act(() => loseSession())
    await heading()
    expect(screen.getByText('You have been logged out')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is where an agent is after signing out, in place of the agent centre', async () => {
    const { user, asked } = openAgents({}, { as: 'agent', at: '/agentHome' })
    await user.click(await screen.findByRole('link', { name: 'Sign out' }))
    const dialog = await findDialog('Sign out')
    await user.click(dialog.getByRole('button', { name: 'Sign out' }))
    await heading()
    expect(readAddress().path).toBe('/agent')
    expect(askedOf(asked, authPaths.logout)).toHaveLength(1)
  })

  it('asks for a new password first where one is due', async () => {
    const { user } = openAgents({
      [authPaths.login]: { ...agentReply, mustChangePassword: 'expired', passwordExpired: true },
    })
    await fill(user)
    await user.click(submit())
    const dialog = await findDialog('Change password')
    expect(dialog.getByText(/has expired. Set a new one/)).toBeTruthy()
    expect(dialog.queryByRole('button', { name: 'Close' })).toBeNull()
    expect(readAddress().path).toBe('/agentHome')
  })
})

describe('changing the password before signing in', () => {
  async function openChange(answers: Answers = {}) {
    const opened = openAgents({
      [authPaths.login]: { ...agentReply, token: 'first' },
      [authPaths.password]: { ...agentReply, token: 'second' },
      ...answers,
    })
    await heading()
    await opened.user.click(screen.getByRole('link', { name: 'Change password' }))
    return { ...opened, dialog: await findDialog('Change password') }
  }

  async function fillChange({ user, dialog }: Awaited<ReturnType<typeof openChange>>) {
    await user.type(dialog.getByRole('textbox', { name: 'Username' }), 'rico')
    await user.type(dialog.getByLabelText('Current password'), 'Right-1234')
    await user.type(dialog.getByLabelText('New password'), 'Other-5678')
    await user.type(dialog.getByLabelText('Confirm password'), 'Other-5678')
    await user.click(dialog.getByRole('button', { name: 'Change and sign in' }))
  }

  it('[AG134] asks for terms and age where somebody else opened the account', async () => {
    let tries = 0
    const opened = await openChange({
      [authPaths.password]: () =>
        (tries += 1) === 1 ? new Refused('terms_required') : { ...agentReply, token: 'second' },
    })
    await fillChange(opened)
    const ticks = await opened.dialog.findAllByRole('checkbox')
    expect(ticks).toHaveLength(2)
    for (const tick of ticks) await opened.user.click(tick)
    await opened.user.click(opened.dialog.getByRole('button', { name: 'Change and sign in' }))
    await waitFor(() => expect(readAddress().path).toBe('/agentHome'))
    expect(askedOf(opened.asked, authPaths.password).at(-1)?.body).toMatchObject({
      terms: true,
      age18: true,
    })
  })

  it('logs in as an agent, changes it in that session and goes to the agent centre', async () => {
    const opened = await openChange()
    await fillChange(opened)
    await waitFor(() => expect(readAddress().path).toBe('/agentHome'))
    expect(sessionToken()).toBe('second')
    const { asked } = opened
    expect(askedOf(asked, authPaths.login)[0]?.body).toMatchObject({ area: 'agent' })
    expect(askedOf(asked, authPaths.password)[0]?.body).toEqual({
      oldPassword: 'Right-1234',
      newPassword: 'Other-5678',
      confirmNewPassword: 'Other-5678',
    })
    expect(askedOf(asked, authPaths.logout)).toEqual([])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('says what is refused, tries again in the same session and leaves none open behind', async () => {
    const opened = await openChange({ [authPaths.password]: new Refused('same_password') })
    const { user, asked, dialog } = opened
    await fillChange(opened)
    const field = dialog.getByLabelText('New password')
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    expect(sessionToken()).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Change and sign in' }))
    await waitFor(() => expect(askedOf(asked, authPaths.password)).toHaveLength(2))
    expect(askedOf(asked, authPaths.login)).toHaveLength(1)
    act(() => go({ path: '/agent' }))
    await waitFor(() => expect(askedOf(asked, authPaths.logout)).toHaveLength(1))
  })

  it('refuses whoever is no agent, and every field that is empty', async () => {
    const opened = await openChange({ [authPaths.login]: new Refused('non_agent') })
    const { user, dialog, asked } = opened
    await user.click(dialog.getByRole('button', { name: 'Change and sign in' }))
    await dialog.findByText('4 fields need another look.')
    expect(askedOf(asked, authPaths.challenge)).toEqual([])
    await fillChange(opened)
    expect(await dialog.findByText(/This account has no agent rights/)).toBeTruthy()
    expect(askedOf(asked, authPaths.password)).toEqual([])
  })
})
