import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { ApprovalsPage } from './approvals-page.tsx'

const asked = (change: Record<string, unknown>) => ({
  id: 'apr_1',
  action: 'operator.create',
  says: 'Add an operator',
  saysYes: '',
  saysNo: '',
  deciders: ['admin'],
  object: 'operator adm1n',
  content: { username: 'adm1n', name: 'Nora Lim', roles: ['finance'], alike: ['Ada Admin (ada)'] },
  requestedBy: 'Dan Torres (manager)',
  requestedById: 'opr_dan',
  requestedAt: '2026-11-15T06:00:00.000Z',
  reason: 'A new colleague',
  state: 'waiting',
  decidedBy: '',
  decidedAt: null,
  ...change,
})
const list = 'GET /ops/api/approvals'

it('[I102] shows who would be made, by whom, and for whom the username could be taken', async () => {
  renderPage(ApprovalsPage, { [list]: [asked({})] })
  expect(await screen.findByText('Dan Torres (manager)')).toBeTruthy()
  expect(screen.getByText('Nora Lim')).toBeTruthy()
  expect(screen.getByText('adm1n')).toBeTruthy()
  expect(screen.getByText(/can be taken for that of Ada Admin \(ada\)/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Approve as second' })).toBeTruthy()
})

it('[I101] shows which rights somebody has and would have', async () => {
  const before = { name: 'Nora Lim', roles: ['support'], closed: true }
  const after = { ...before, roles: ['support', 'finance'], closed: false }
  const content = { id: 'opr_nora', username: 'nora', before, after }
  renderPage(ApprovalsPage, { [list]: [asked({ action: 'operator.grant', content })] })
  const row = (await screen.findByText('Roles')).parentElement
  expect(row?.textContent).toMatch(/Support.*→.*Finance, Support/)
  expect(screen.getByText('State').parentElement?.textContent).toMatch(/Closed.*→.*Open/)
})

it('[I101] nobody but an admin is offered to decide it', async () => {
  renderPage(ApprovalsPage, { [list]: [asked({})] }, { roles: ['finance', 'risk'] })
  expect(await screen.findByText(/Your roles do not decide/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Reject' })).toBeNull()
})

it('[S28] who asked takes it back with a reason', async () => {
  const own = asked({ requestedById: 'opr_ada' })
  const sent = renderPage(ApprovalsPage, {
    [list]: [own],
    'POST /ops/api/approvals/apr_1/withdraw': {},
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByRole('textbox'), 'Not needed')
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }))
  expect(await screen.findByText('The request is withdrawn.')).toBeTruthy()
  expect(sent).toContainEqual({
    call: 'POST /ops/api/approvals/apr_1/withdraw',
    body: { reason: 'Not needed' },
  })
})
