import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient, rememberSealKey } from '../shared/api.ts'
import { sessionToken } from '../shared/session.ts'
import { fakeServer, gives, refused } from '../testing/fake-server.ts'
import { ana, anaSession } from '../testing/fixtures.ts'
import { renderConsole } from '../testing/render-console.tsx'

const ticket = { ticket: 'tkt', enrolment: null }
const inside = {
  'GET /ops/api/session': () => gives(anaSession),
  'GET /ops/api/approvals': () => gives([]),
}
const signedIn = gives({ token: 'a-token', operator: ana, idleMinutes: 30, absoluteHours: 12 })

beforeEach(async () => {
  const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, [
    'deriveBits',
  ])
  const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', pair.publicKey)
  rememberSealKey({ kid: 'test', kty: 'EC', crv: 'P-256', x, y })
})

afterEach(() => {
  sessionStorage.clear()
  queryClient.clear()
  vi.unstubAllGlobals()
})

async function giveNameAndPassword() {
  await userEvent.type(await screen.findByLabelText('Username'), 'ana')
  await userEvent.type(screen.getByLabelText('Password'), 'a long password')
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
}

async function giveCode(code: string) {
  await userEvent.type(await screen.findByLabelText('Six-digit code'), code)
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
}

describe('signing in to the console', () => {
  it('takes name and password, then the code, and leads to the page that was asked for', async () => {
    const bodies: string[] = []
    fakeServer({
      ...inside,
      'POST /ops/api/session': async (request) => {
        bodies.push(await request.text())
        return gives(ticket)
      },
      'POST /ops/api/session/code': () => signedIn,
    })
    const { where } = renderConsole('/approvals')
    await giveNameAndPassword()
    await giveCode('123456')
    expect(await screen.findByRole('heading', { name: 'Approvals' })).toBeTruthy()
    expect(where()).toBe('/ops/approvals')
    expect(sessionToken()).toBe('a-token')
    expect(bodies.join()).toContain('"sealed"')
    expect(bodies.join()).not.toContain('a long password')
  })

  it('[I106] asks who has a one-time password for an own one before the authenticator', async () => {
    const enrolment = { secret: 'ABCDEFGH', uri: 'otpauth://totp/x' }
    fakeServer({
      ...inside,
      'POST /ops/api/session': () => refused('own_password_needed', 403, 'Choose your own.'),
      'POST /ops/api/session/own-password': () => gives({ ticket: 'tkt', enrolment }),
    })
    renderConsole('/sign-in')
    await giveNameAndPassword()
    expect(await screen.findByRole('heading', { name: 'Choose your own password' })).toBeTruthy()
    await userEvent.type(screen.getByLabelText('New password'), 'green felt under lamps')
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    expect(await screen.findByRole('heading', { name: 'Set up your authenticator' })).toBeTruthy()
    expect(sessionToken()).toBeNull()
  })

  it('says a wrong password under its field, keeps the name and returns the focus', async () => {
    fakeServer({
      'POST /ops/api/session': () => refused('wrong_credentials', 401, 'The password is wrong.'),
    })
    renderConsole('/sign-in')
    await giveNameAndPassword()
    const password = screen.getByLabelText('Password')
    await waitFor(() => expect(password.getAttribute('aria-invalid')).toBe('true'))
    const note = document.getElementById(password.getAttribute('aria-describedby') ?? '')
    expect(note?.textContent).toBe('The password is wrong.')
    expect(document.activeElement).toBe(password)
    expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('ana')
    expect(sessionToken()).toBeNull()
  })

  it('says a wrong code under its field and stays at the second step', async () => {
    fakeServer({
      'POST /ops/api/session': () => gives(ticket),
      'POST /ops/api/session/code': () => refused('wrong_code', 401, 'The code is wrong.'),
    })
    renderConsole('/sign-in')
    await giveNameAndPassword()
    await giveCode('000000')
    expect(await screen.findByText('The code is wrong.')).toBeTruthy()
    expect(screen.getByLabelText('Six-digit code').getAttribute('aria-invalid')).toBe('true')
    expect(sessionToken()).toBeNull()
  })

  it('starts again with a sentence when the ticket is too old', async () => {
    fakeServer({
      'POST /ops/api/session': () => gives(ticket),
      'POST /ops/api/session/code': () => refused('ticket_expired', 401),
    })
    renderConsole('/sign-in')
    await giveNameAndPassword()
    await giveCode('123456')
    expect(await screen.findByText(/That took too long/)).toBeTruthy()
    expect(screen.getByLabelText('Password')).toBeTruthy()
  })

  it('shows the authenticator to set up at the first sign-in, as a code and as letters', async () => {
    const enrolment = { secret: 'ABCDEFGH', uri: 'otpauth://totp/Baize:ana?secret=ABCDEFGH' }
    fakeServer({ 'POST /ops/api/session': () => gives({ ticket: 'tkt', enrolment }) })
    renderConsole('/sign-in')
    await giveNameAndPassword()
    expect(await screen.findByText('ABCD EFGH')).toBeTruthy()
    expect(screen.getByRole('img', { name: /scan/ })).toBeTruthy()
  })

  it('fills the form with a demo login, and shows none where there are none', async () => {
    const login = { username: 'risk', name: 'Paolo Gomez', roles: ['risk'], password: 'demo' }
    const codes = { code: '123456', codeFrom: '2026-01-01T00:00:00.000Z' }
    fakeServer({ 'GET /ops/api/demo/operators': () => gives([{ ...login, ...codes }]) })
    renderConsole('/sign-in')
    await userEvent.click(await screen.findByRole('button', { name: /^risk/ }))
    expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('risk')
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('demo')
  })

  it('shows no demo logins in production', async () => {
    const { asked } = fakeServer({
      'GET /ops/api/demo/operators': () => refused('not_found', 404),
    })
    renderConsole('/sign-in')
    await waitFor(() => expect(asked).toContain('GET /ops/api/demo/operators'))
    await screen.findByLabelText('Username')
    expect(screen.queryByText(/Demo logins/)).toBeNull()
  })

  it('returns to signing in when the server no longer knows the session, and remembers the page', async () => {
    sessionStorage.setItem('ops-token', 'old')
    let known = true
    fakeServer({
      ...inside,
      'GET /ops/api/approvals': () => (known ? gives([]) : refused('sign_in_required', 401)),
    })
    const { where } = renderConsole('/approvals')
    await screen.findByRole('heading', { name: 'Approvals' })
    known = false
    await queryClient.invalidateQueries({ queryKey: ['approvals'] })
    expect(await screen.findByText(/Your session has ended/)).toBeTruthy()
    expect(where()).toBe('/ops/sign-in?why=lost&next=%2Fops%2Fapprovals')
    expect(sessionToken()).toBeNull()
  })
})
