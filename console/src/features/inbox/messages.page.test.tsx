import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import type { MessageTemplate, SentMessage } from '@baize/contract/support/support'
import { loadTexts } from '@baize/texts/browser'
import { refusal, renderPage, type Answers } from '../../testing/render-page.tsx'
import { MessagesPage } from './messages-page.tsx'

const sent = (change: Partial<SentMessage> = {}): SentMessage => ({
  id: 'snd_1',
  at: '2026-11-15T06:00:00.000Z',
  by: 'Sue Support',
  kind: 'promo',
  title: 'A weekend',
  audience: { to: 'tag', tag: 'vip' },
  sent: 1234,
  read: 56,
  state: 'sent',
  ...change,
})

const template: MessageTemplate = {
  id: 'tpl_1',
  name: 'Welcome',
  kind: 'site',
  title: { EN: 'Welcome', KO: '환영합니다' },
  text: { EN: 'Good to see you.', KO: '반갑습니다.' },
  link: '/promotions',
  version: 3,
  changedAt: '2026-11-15T06:00:00.000Z',
  changedBy: 'Sue Support',
}

const server = (more: Answers = {}): Answers => ({
  'GET /ops/api/messages/sent': { items: [sent()], next: null },
  'GET /ops/api/messages/templates': { items: [template] },
  ...more,
})

/** The words of the page come with its route, which is not walked here. */
function open(answers: Answers, options: Parameters<typeof renderPage>[2] = {}) {
  const calls = renderPage(MessagesPage, answers, options)
  return calls
}

beforeEach(async () => {
  renderPage(() => null, {})
  await loadTexts('support')
})

async function compose(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('button', { name: /Write to members/ }))
  return within(await screen.findByRole('dialog', { name: 'Write to members' }))
}

describe('messages to members', () => {
  it('are listed with whom they reached and how many read them', async () => {
    open(server())
    const row = within((await screen.findByText('A weekend')).closest('tr') as HTMLElement)
    expect(row.getByText('Tag vip')).toBeTruthy()
    expect(row.getByText('1,234')).toBeTruthy()
    expect(row.getByText('56')).toBeTruthy()
    expect(row.getByText('Sent')).toBeTruthy()
  })

  it('are counted before they are sent, and counted anew when they change', async () => {
    const user = userEvent.setup()
    const answers = server({
      'POST /ops/api/messages/count': { members: 7 },
      'POST /ops/api/messages/send': () => sent(),
    })
    const calls = open(answers, { roles: ['support'] })
    const dialog = await compose(user)
    await user.click(dialog.getByLabelText('Everyone'))
    await user.selectOptions(await dialog.findByLabelText(/Start from a template/), 'tpl_1')
    await user.type(dialog.getByLabelText('Reason'), 'New season')
    await user.click(dialog.getByRole('button', { name: 'Count who gets it' }))
    expect(await dialog.findByText('This reaches 7 members. It cannot be taken back.')).toBeTruthy()
    await user.type(dialog.getByLabelText('Title'), ' back')
    await user.click(dialog.getByRole('button', { name: 'Count who gets it' }))
    await user.click(await dialog.findByRole('button', { name: 'Send to 7 members' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(calls.map(({ call }) => call)).toEqual([
      'POST /ops/api/messages/count',
      'POST /ops/api/messages/count',
      'POST /ops/api/messages/send',
    ])
    expect(calls.at(-1)?.body).toEqual({
      id: expect.stringMatching(/^snd_[0-7][0-9a-hjkmnp-tv-z]{25}$/) as string,
      audience: { to: 'all' },
      kind: 'site',
      title: { EN: 'Welcome back', KO: '환영합니다' },
      text: template.text,
      link: '/promotions',
      reason: 'New season',
    })
  })

  it('are not counted while words, people or the reason are missing, or a link leads away', async () => {
    const user = userEvent.setup()
    const calls = open(server())
    const dialog = await compose(user)
    await user.type(dialog.getByLabelText(/Leads to/), 'https://evil.example')
    await user.click(dialog.getByRole('button', { name: 'Count who gets it' }))
    expect(dialog.getByText('Name the member.')).toBeTruthy()
    expect(dialog.getByText(/Write a title and a text in English/)).toBeTruthy()
    expect(dialog.getByLabelText(/Leads to/).getAttribute('aria-invalid')).toBe('true')
    expect(calls).toEqual([])
  })

  it('are not written by those who only read', async () => {
    open(server(), { roles: ['auditor'] })
    await screen.findByText('A weekend')
    expect(screen.queryByRole('button', { name: /Write to members/ })).toBeNull()
  })
})

describe('templates', () => {
  const at = { path: '/?tab=templates' }
  it('are changed with the version that was seen, and a refusal stays in the dialog', async () => {
    const user = userEvent.setup()
    const answers = server({ 'PUT /ops/api/messages/templates': refusal('changed_meanwhile') })
    const calls = open(answers, at)
    await user.click((await screen.findAllByText('Welcome'))[0] as HTMLElement)
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the template' }))
    await user.type(dialog.getByLabelText('Reason'), 'Shorter')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByRole('alert')).toBeTruthy()
    expect(calls[0]?.body).toMatchObject({ id: 'tpl_1', version: 3, name: 'Welcome' })
  })

  it('are deleted with a reason', async () => {
    const user = userEvent.setup()
    const calls = open(server({ 'POST /ops/api/messages/templates/tpl_1/remove': {} }), at)
    await user.click(await screen.findByRole('button', { name: 'Delete the template Welcome' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByLabelText('Reason'), 'Not used')
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(calls[0]?.body).toEqual({ reason: 'Not used' }))
  })
})
