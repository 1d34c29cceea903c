import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { document, renderPage, type Answers } from '../../testing/render-page.tsx'
import { SecurityPage } from './security-page.tsx'
import { security } from './testing.ts'

const password = { set: true, at: '2026-11-01T02:00:00.000Z', by: 'Ines Reyes' }
const server = (more: Answers = {}): Answers => ({
  'GET /ops/api/documents/security': document(security),
  'PUT /ops/api/documents/security/draft': {},
  'GET /ops/api/identity/defaultPassword': password,
  ...more,
})
const retype = async (label: string, text: string) => {
  const field = await screen.findByLabelText(new RegExp(`^${label}`))
  await userEvent.clear(field)
  await userEvent.type(field, text)
  return field
}
const publish = () => screen.getByRole('button', { name: 'Publish' })

describe('the security settings', () => {
  it('are published with a reason, and the dialog names each change', async () => {
    const sent = renderPage(
      SecurityPage,
      server({
        'POST /ops/api/documents/security/publish': { version: 2, approvalId: null },
      }),
    )
    await retype('Length of the lock', '30')
    await userEvent.click(screen.getByRole('switch', { name: /Ask on a new network/ }))
    await userEvent.click(publish())
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('Length of the lock')).toBeTruthy()
    expect(dialog.getByText('15 minutes')).toBeTruthy()
    expect(dialog.getByText('30 minutes')).toBeTruthy()
    expect(dialog.getByText('Ask on a new network')).toBeTruthy()
    await userEvent.type(dialog.getByLabelText('Reason'), 'Many guesses')
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
      baseVersion: 1,
      content: { ...security, lockMinutes: 30, twoStepOnNewNetwork: false },
      reason: 'Many guesses',
    })
  })

  it('that contradict each other block publishing and say why', async () => {
    renderPage(SecurityPage, server())
    const field = await retype('Ask for a picture after', '8')
    expect(screen.getByText('The picture must come before the lock.')).toBeTruthy()
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(publish().hasAttribute('disabled')).toBe(true)
    expect(screen.getByText('1 setting cannot be so.')).toBeTruthy()
  })

  it('outside their bounds name the bounds', async () => {
    renderPage(SecurityPage, server())
    await retype('Trust a network for', '400')
    expect(screen.getByText('From 1 to 365.')).toBeTruthy()
  })

  it('can be read and not changed by who may not', async () => {
    renderPage(SecurityPage, server(), { roles: ['support'] })
    const field = await screen.findByLabelText(/^Length of the lock/)
    expect(field.hasAttribute('disabled')).toBe(true)
    expect(screen.getByText(/Changes are made by: Admin, Risk/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Change it' })).toBeNull()
  })
})

describe('the default password', () => {
  it('says only that it is set, by whom and when', async () => {
    renderPage(SecurityPage, server())
    const box = within(
      (await screen.findByRole('heading', { name: /Default password/ }))
        .parentElement as HTMLElement,
    )
    expect(await box.findByText('Set')).toBeTruthy()
    expect(box.getByText(/Set by Ines Reyes/)).toBeTruthy()
  })

  it('that is missing is a warning with the way to set it', async () => {
    const none = { set: false, at: null, by: '' }
    renderPage(SecurityPage, server({ 'GET /ops/api/identity/defaultPassword': none }))
    expect(await screen.findByText('Not set')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Set the default password' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByLabelText('Default password').getAttribute('type')).toBe('password')
  })

  it('is set by admins alone', async () => {
    renderPage(SecurityPage, server(), { roles: ['risk'] })
    expect(await screen.findByText(/Set by Ines Reyes/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Change it' })).toBeNull()
  })
})
