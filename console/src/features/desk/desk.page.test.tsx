import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { Fault, OutboxMessage } from '@baize/contract/system/desk'
import { renderPage, type Answers } from '../../testing/render-page.tsx'
import { JobsPage } from './jobs-page.tsx'
import { OutboxPage } from './outbox-page.tsx'

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
const message: OutboxMessage = {
  id: 'msg_1',
  at: inMinutes(-1),
  kind: 'sms',
  to: '+63 917 555 0142',
  subject: 'Sign-in code',
  text: 'Your code is 482913.',
  code: '482913',
  codeExpiresAt: inMinutes(5),
  outcome: 'kept',
  failure: '',
}
const fault: Fault = {
  id: 'flt_1',
  target: 'sms',
  scope: '',
  latencyMs: 0,
  error: 'quota-exceeded',
  remaining: 5,
  endsAt: inMinutes(30),
}
const counts = { all: 1, sms: 1, email: 0, push: 0 }

const server = (production: boolean, more: Answers = {}): Answers => ({
  'GET /ops/api/messages': { items: [message], next: null, counts },
  'GET /ops/api/faults': { production, items: [fault] },
  'GET /ops/api/faults/places': {
    calls: [
      { call: 'POST /wps/cashier/deposits', codes: ['below_minimum', 'defect'] },
      { call: 'POST /wps/session', codes: ['wrong_credentials', 'defect'] },
    ],
    sentences: [
      { code: 'below_minimum', says: 'Please give at least ….' },
      { code: 'defect', says: 'Something went wrong.' },
      { code: 'wrong_credentials', says: 'That is not right.' },
    ],
    vendors: ['ACME'],
    vendorCodes: ['insufficient_funds'],
  },
  ...more,
})

it('a code stands ready to copy beside the time that it still holds', async () => {
  renderPage(OutboxPage, server(false))
  expect(await screen.findByText('482 913')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Copy 482913' })).toBeTruthy()
  expect(screen.getByText(/^04:\d\d left$/)).toBeTruthy()
})

it('a fault is switched on for its word and place, with a reason and an end', async () => {
  const user = userEvent.setup()
  const sent = renderPage(OutboxPage, server(false, { 'POST /ops/api/faults': fault }))
  await user.type(await screen.findByLabelText('For whom'), '+63 998 555 0119')
  await user.click(screen.getByRole('switch', { name: /^code-expired/ }))
  const dialog = within(screen.getByRole('dialog'))
  await user.clear(dialog.getByLabelText('How many'))
  expect(dialog.getByText('Between 1 and 1,000.')).toBeTruthy()
  await user.type(dialog.getByLabelText('How many'), '1e2')
  expect(dialog.getByText('Between 1 and 1,000.')).toBeTruthy()
  await user.clear(dialog.getByLabelText('How many'))
  await user.type(dialog.getByLabelText('How many'), '3')
  await user.click(dialog.getByRole('button', { name: 'Switch on' }))
  await screen.findByText('The fault is on. It ends by itself.')
  expect(sent).toMatchObject([
    {
      call: 'POST /ops/api/faults',
      body: {
        target: 'sms',
        scope: '+63 998 555 0119',
        error: 'code-expired',
        latencyMs: 0,
        remaining: 3,
        minutes: 30,
        reason: 'Testing how the page behaves',
      },
    },
  ])
})

it('every call and every vendor can be chosen, with the codes that it may answer', async () => {
  const user = userEvent.setup()
  const sent = renderPage(OutboxPage, server(false, { 'POST /ops/api/faults': fault }))
  await user.selectOptions(await screen.findByLabelText('Where'), 'calls')
  const which = screen.getByLabelText('Which calls')
  await user.type(which, 'POST /wps/cashier/deposits')
  expect(
    await screen.findByRole('switch', { name: /^below_minimum. Says: .*at least …/ }),
  ).toBeTruthy()
  expect(screen.queryByRole('switch', { name: /^wrong_credentials/ })).toBeNull()
  await user.clear(which)
  await user.type(which, '/nowhere')
  expect(screen.getByText(/Nothing here has this name/)).toBeTruthy()
  await user.selectOptions(screen.getByLabelText('Where'), 'vendors')
  await user.clear(screen.getByLabelText('Which vendor'))
  await user.type(screen.getByLabelText('Which vendor'), 'ACME')
  await user.click(screen.getByRole('switch', { name: /^insufficient_funds/ }))
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Switch on' }))
  await screen.findByText('The fault is on. It ends by itself.')
  expect(sent).toMatchObject([
    { body: { target: 'vendors', scope: 'ACME', error: 'insufficient_funds' } },
  ])
})

it('Escape asks to stop all faults when no dialog is open', async () => {
  const user = userEvent.setup()
  const sent = renderPage(OutboxPage, server(false, { 'DELETE /ops/api/faults': {} }))
  await screen.findByText('1 fault on')
  await user.keyboard('{Escape}')
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Stop all faults' }))
  await screen.findByText('Stopped.')
  expect(sent).toEqual([{ call: 'DELETE /ops/api/faults', body: { reason: 'The test is over' } }])
})

it('in production everything is off and the page says so', async () => {
  const user = userEvent.setup()
  renderPage(OutboxPage, server(true))
  await screen.findByText('This is production')
  for (const name of ['Send test message', 'Clear outbox', /^Stop all faults/]) {
    expect(screen.getByRole('button', { name }).hasAttribute('disabled')).toBe(true)
  }
  expect(screen.getByLabelText('Added latency').closest('fieldset')?.disabled).toBe(true)
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('a parked job gets its tries again, with a reason, from an admin alone', async () => {
  const user = userEvent.setup()
  const job = {
    id: '12',
    task: 'partitions.make',
    says: 'Tables of coming months',
    state: 'parked',
    attempts: 8,
    maxAttempts: 8,
    runAt: inMinutes(-9),
    lastError: 'refused',
  }
  const jobs = { items: [job], schedules: [], subscribers: [] }
  const sent = renderPage(JobsPage, {
    'GET /ops/api/jobs': jobs,
    'POST /ops/api/jobs/12/retry': {},
  })
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.type(dialog.getByLabelText('Reason'), 'The disk is free again')
  await user.click(dialog.getByRole('button', { name: 'Try again' }))
  await screen.findByText('The job is waiting again.')
  expect(sent).toEqual([
    { call: 'POST /ops/api/jobs/12/retry', body: { reason: 'The disk is free again' } },
  ])
})

it('an auditor sees a parked job and no way to try it again', async () => {
  const job = {
    id: '1',
    task: 'a',
    says: 'A job',
    state: 'parked',
    attempts: 1,
    maxAttempts: 1,
    runAt: inMinutes(0),
    lastError: '',
  }
  renderPage(
    JobsPage,
    { 'GET /ops/api/jobs': { items: [job], schedules: [], subscribers: [] } },
    { roles: ['auditor'] },
  )
  await screen.findByText('Not by itself')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})
