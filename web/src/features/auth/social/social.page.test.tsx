import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { readAddress } from '@baize/ui/navigation/address.ts'
import { sessionToken } from '../../../shared/session.ts'
import {
  askedOf,
  authAnswers,
  authPaths,
  findDialog,
  siteWith,
  withFakeWorker,
} from '../../../testing/auth.ts'
import { Refused, type Answers } from '../../../testing/fake-server.ts'
import { loginReply, memberInfo } from '../../../testing/fixtures.ts'
import { renderSite } from '../../../testing/render-site.tsx'

withFakeWorker()

const exchangePath = '/wps/session/social/exchange'
const linkPath = '/wps/session/social/link'
const choice = { ticket: 'tkt_choice', provider: 'Acme', name: 'Mara C', email: '' }

function comeBack(answers: Answers = {}, at = '/login?social=tkt_1&next=%2Fhot') {
  const usual = {
    ...authAnswers,
    [exchangePath]: { login: null, choice },
    [linkPath]: loginReply(),
    [authPaths.register]: loginReply(),
    [authPaths.info]: {
      ...memberInfo(),
      firstTimeLogin: false,
      mustChangePassword: '',
      lastLogin: null,
    },
  }
  return renderSite({ at, status: siteWith(['USERNAMEREG3']), answers: { ...usual, ...answers } })
}

const findChoice = () => findDialog('Link with Acme')
const agreement = /I understand that the link cannot be changed/

describe('logging in at a provider', () => {
  it('is a link to the provider that knows the way back, and no window', async () => {
    comeBack({ [authPaths.social]: [{ id: 'acme', name: 'Acme' }] }, '/login?next=%2Fhot')
    const dialog = await findDialog('Log in')
    const link = await dialog.findByRole('link', { name: 'Acme' })
    expect(link.getAttribute('href')).toBe('/wps/session/social/acme/start?next=%2Fhot')
    expect(link.getAttribute('target')).toBeNull()
  })

  it('lets somebody known in and goes where they wanted, with no ticket left in the address', async () => {
    const { asked } = comeBack({ [exchangePath]: { login: loginReply(), choice: null } })
    await waitFor(() => expect(sessionToken()).toBe('a-token'))
    expect(askedOf(asked, exchangePath)[0]?.body).toEqual({ ticket: 'tkt_1' })
    expect(readAddress().path).toBe('/hot')
    expect(location.href).not.toContain('tkt_1')
  })

  it.each([
    ['denied', /its window was closed. Try again/],
    ['expired', /That took too long, or it was used already/],
  ])('says why it came to nothing: %s', async (word, sentence) => {
    const { asked } = comeBack({}, `/login?social=${word}`)
    const dialog = await findDialog('Log in')
    expect(await dialog.findByText(sentence)).toBeTruthy()
    expect(askedOf(asked, exchangePath)).toEqual([])
    expect(readAddress().search).toEqual({})
  })

  it('says so when the ticket is over', async () => {
    comeBack({ [exchangePath]: new Refused('ticket_expired') })
    expect(await screen.findByText(/That took too long, or it was used already/)).toBeTruthy()
  })
})

describe('the choice of somebody new', () => {
  it('warns before it that the link is for good, and lets nobody on without the tick', async () => {
    const { user } = comeBack()
    const dialog = await findChoice()
    expect(dialog.getByText(/^You are Mara C at Acme/)).toBeTruthy()
    const warning = dialog.getByText(/is permanent. It cannot be changed or unlinked later/)
    const link = dialog.getByRole('button', { name: /Link to my account/ })
    expect(warning.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await user.click(link)
    expect(await dialog.findByText('Tick this first.')).toBeTruthy()
    const tick = dialog.getByRole('checkbox', { name: agreement })
    await waitFor(() => expect(document.activeElement).toBe(tick))
    expect(dialog.queryByLabelText('Password')).toBeNull()
    await user.click(dialog.getByRole('button', { name: /Create new/ }))
    expect(readAddress().path).toBe('/login')
  })

  it('links with an account here by its password, for good, and logs in', async () => {
    let answer: unknown = new Refused('wrong_credentials')
    const { user, asked } = comeBack({ [linkPath]: () => answer })
    const dialog = await findChoice()
    await user.click(dialog.getByRole('checkbox', { name: agreement }))
    await user.click(dialog.getByRole('button', { name: /Link to my account/ }))
    await user.type(await dialog.findByRole('textbox', { name: 'Username' }), 'mara')
    await user.type(dialog.getByLabelText('Password'), 'Right-1234')
    await user.click(dialog.getByRole('button', { name: 'Link for good and log in' }))
    expect((await dialog.findByRole('alert')).textContent).toContain('password is wrong')
    answer = loginReply()
    await user.click(dialog.getByRole('button', { name: 'Link for good and log in' }))
    await waitFor(() => expect(sessionToken()).toBe('a-token'))
    expect(askedOf(asked, linkPath).at(-1)?.body).toEqual({
      ticket: 'tkt_choice',
      username: 'mara',
      password: 'Right-1234',
      permanent: true,
    })
    expect(readAddress().path).toBe('/hot')
  })

  it('begins anew when its time is over', async () => {
    const { user } = comeBack({ [linkPath]: new Refused('ticket_expired') })
    const dialog = await findChoice()
    await user.click(dialog.getByRole('checkbox', { name: agreement }))
    await user.click(dialog.getByRole('button', { name: /Link to my account/ }))
    await user.type(await dialog.findByRole('textbox', { name: 'Username' }), 'mara')
    await user.type(dialog.getByLabelText('Password'), 'Right-1234{Enter}')
    const login = await findDialog('Log in')
    expect(login.getByText(/That took too long, or it was used already/)).toBeTruthy()
  })

  async function goToRegister() {
    const opened = comeBack()
    const dialog = await findChoice()
    await opened.user.click(dialog.getByRole('checkbox', { name: agreement }))
    await opened.user.click(dialog.getByRole('button', { name: /Create new/ }))
    return { ...opened, form: await findDialog('Register') }
  }

  async function register({ user, form }: Awaited<ReturnType<typeof goToRegister>>) {
    await user.type(form.getByRole('textbox', { name: 'Username' }), 'marac')
    await user.type(form.getByLabelText('Password'), 'Right-1234')
    await user.type(form.getByLabelText('Confirm password'), 'Right-1234')
    await user.click(form.getByRole('checkbox', { name: /accept the/ }))
    await user.click(form.getByRole('checkbox', { name: /18 or over/ }))
    await user.click(form.getByRole('button', { name: 'Create account' }))
    await waitFor(() => expect(sessionToken()).toBe('a-token'))
  }

  it('carries the ticket into the registration and says whom it links', async () => {
    const opened = await goToRegister()
    expect(opened.form.getByText(/linked for good with Mara C at Acme/)).toBeTruthy()
    expect(readAddress()).toMatchObject({ path: '/register', search: { next: '/hot' } })
    await register(opened)
    const [sent] = askedOf(opened.asked, authPaths.register)
    expect(sent?.body).toMatchObject({ username: 'marac', socialTicket: 'tkt_choice' })
  })

  it('registers without a link for whoever wants none', async () => {
    const opened = await goToRegister()
    await opened.user.click(opened.form.getByRole('button', { name: 'Do not link' }))
    expect(opened.form.queryByText(/linked for good/)).toBeNull()
    await register(opened)
    const [sent] = askedOf(opened.asked, authPaths.register)
    expect(sent?.body).not.toHaveProperty('socialTicket')
  })

  it('can be left for another way in', async () => {
    const { user } = comeBack()
    const dialog = await findChoice()
    await user.click(dialog.getByRole('button', { name: 'Log in another way' }))
    expect(await findDialog('Log in')).toBeTruthy()
  })
})
