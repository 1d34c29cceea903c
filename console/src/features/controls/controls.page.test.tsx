import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { document, refusal, renderPage, type Answers } from '../../testing/render-page.tsx'
import { ControlsPage } from './controls-page.tsx'
import { policy } from './testing.ts'

const server = (more: Answers = {}): Answers => ({
  'GET /ops/api/documents/policy': document(policy),
  'PUT /ops/api/documents/policy/draft': {},
  'GET /ops/api/documents/brand': document({ currency: 'PHP', zone: 'Asia/Manila' }),
  'POST /ops/api/documents/policy/publish': { version: 2, approvalId: null },
  ...more,
})
const retype = async (label: RegExp | string, text: string) => {
  const field = await screen.findByLabelText(label)
  await userEvent.clear(field)
  if (text !== '') await userEvent.type(field, text)
  return field
}
const openPublish = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
  return within(await screen.findByRole('dialog'))
}
const publish = async (reason: string) => {
  const dialog = await openPublish()
  await userEvent.type(dialog.getByLabelText('Reason'), reason)
  await userEvent.click(dialog.getByRole('button', { name: 'Publish' }))
}
const idle = /^An operator's session ends when unused for/
const alone = 'What one person may move alone, per member and day, PHP'

describe('the controls', () => {
  it('show what is live, in words', async () => {
    renderPage(ControlsPage, server())
    expect((await screen.findByLabelText<HTMLInputElement>(idle)).value).toBe('20')
    expect(screen.getByLabelText<HTMLInputElement>(alone).value).toBe('5,000.00')
    expect(screen.getByText('Empty: the console can be used from anywhere.')).toBeTruthy()
    expect(screen.getByText('Asia/Manila')).toBeTruthy()
    expect(screen.getByRole('link', { name: /under Whitelabel/ })).toBeTruthy()
  })

  it('are published with a reason; what tightens is live at once', async () => {
    const sent = renderPage(ControlsPage, server())
    await retype(idle, '15')
    await retype(/^The console can be used from/, '203.0.113.7\n198.51.100.0/24')
    const dialog = await openPublish()
    expect(dialog.getByText('2 changes go live at once.')).toBeTruthy()
    expect(dialog.getByText('15 minutes')).toBeTruthy()
    expect(dialog.getByText('203.0.113.7, 198.51.100.0/24')).toBeTruthy()
    expect(dialog.queryByText('Loosens a control')).toBeNull()
    await userEvent.type(dialog.getByLabelText('Reason'), 'Office only')
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
      baseVersion: 1,
      content: {
        ...policy,
        operatorIdleMinutes: 15,
        consoleRanges: ['203.0.113.7', '198.51.100.0/24'],
      },
      reason: 'Office only',
    })
  })

  it('say before publishing which change loosens one, and that all of it waits', async () => {
    const waits = { version: 1, approvalId: 'apr_1' }
    renderPage(ControlsPage, server({ 'POST /ops/api/documents/policy/publish': waits }))
    await retype(idle, '15')
    await retype(alone, '9000')
    expect(screen.getAllByText('Loosens a control')).toHaveLength(1)
    const dialog = await openPublish()
    expect(dialog.getByText(/All 2 changes wait for a second person/)).toBeTruthy()
    expect(dialog.getAllByText('Loosens a control')).toHaveLength(1)
    await userEvent.type(dialog.getByLabelText('Reason'), 'Larger brand')
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }))
    expect(await screen.findByText('Asked. It goes live when a second person agrees.')).toBeTruthy()
  })

  it('say that a change of them waits, and lead to it', async () => {
    const asked = {
      id: 'apr_1',
      action: 'policy.publish',
      state: 'waiting',
      requestedBy: 'Ben Cruz (ben)',
    }
    renderPage(ControlsPage, server({ 'GET /ops/api/approvals': [asked] }))
    expect(await screen.findByText(/Asked by Ben Cruz \(ben\)/)).toBeTruthy()
    const review = screen.getByRole('link', { name: 'Review' })
    expect(review.getAttribute('href')).toContain('/approvals?request=apr_1')
  })

  it('are only read by an auditor', async () => {
    renderPage(ControlsPage, server(), { roles: ['auditor'] })
    expect((await screen.findByLabelText(idle)).hasAttribute('disabled')).toBe(true)
    expect(screen.getByLabelText(alone).hasAttribute('disabled')).toBe(true)
    expect(screen.getByText(/Changes are made by: Admin/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Publish' }).hasAttribute('disabled')).toBe(true)
  })

  it('that contradict each other block publishing and say why', async () => {
    renderPage(ControlsPage, server())
    const field = await retype(/^A member's session ends when unused for/, '721')
    expect(screen.getByText(/A session ends after 720 minutes in any case/)).toBeTruthy()
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByRole('button', { name: 'Publish' }).hasAttribute('disabled')).toBe(true)
  })

  it('that the server refuses say so at the field, until it is changed', async () => {
    const message = 'office is not a valid range or country.'
    const said = refusal('invalid_range', { message, value: { setting: 'consoleRanges' } })
    renderPage(ControlsPage, server({ 'POST /ops/api/documents/policy/publish': said }))
    const field = await retype(/^The console can be used from/, 'office')
    await publish('Office only')
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByText(message)).toBeTruthy()
    await userEvent.type(field, '2')
    expect(screen.queryByText(message)).toBeNull()
  })

  it('keep what was typed when somebody else publishes meanwhile', async () => {
    let live = document(policy)
    const sent = renderPage(
      ControlsPage,
      server({
        'GET /ops/api/documents/policy': () => live,
        'POST /ops/api/documents/policy/publish': ({ baseVersion }: { baseVersion: number }) => {
          if (baseVersion === 2) return { version: 3, approvalId: null }
          live = document({ ...policy, memberIdleMinutes: 25 }, 2, 'Ben Cruz')
          return refusal('changed_meanwhile')
        },
      }),
    )
    await retype(idle, '15')
    await publish('Shorter')
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    await userEvent.click(await screen.findByRole('button', { name: /keep my edits/ }))
    expect(screen.getByLabelText<HTMLInputElement>(idle).value).toBe('15')
    await publish('Shorter')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent.findLast(({ call }) => call.startsWith('POST'))?.body).toMatchObject({
      baseVersion: 2,
      content: { ...policy, operatorIdleMinutes: 15, memberIdleMinutes: 25 },
    })
  })
})
