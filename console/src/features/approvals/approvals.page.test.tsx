import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { switchLanguage } from '@baize/texts/browser'
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
  member: '',
  sum: '',
  content: { username: 'adm1n', name: 'Nora Lim', roles: ['finance'], alike: ['Ada Admin (ada)'] },
  requestedBy: 'Dan Torres (manager)',
  requestedById: 'opr_dan',
  requestedAt: '2026-11-15T06:00:00.000Z',
  reason: 'A new colleague',
  state: 'waiting',
  decidedBy: '',
  decidedAt: null,
  decidedReason: '',
  impossible: '',
  expiresAt: '2026-11-15T06:30:00.000Z',
  changes: [],
  past: [],
  record: { agreed: 5, refused: 1 },
  ...change,
})
const list = 'GET /ops/api/approvals'

it('[I102] shows who would be made, by whom, and for whom the username could be taken', async () => {
  renderPage(ApprovalsPage, { [list]: [asked({})] })
  expect(await screen.findAllByText('Dan Torres (manager)')).toHaveLength(2)
  expect(screen.getByText('Asked in 90 days: 5 agreed, 1 refused.')).toBeTruthy()
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

it('[I106] who agrees is shown the one-time password once, and for whom it is', async () => {
  const handOver = { username: 'adm1n', password: 'abcde-fghjk-mnpqr-stuvw' }
  renderPage(ApprovalsPage, {
    [list]: [asked({})],
    'POST /ops/api/approvals/apr_1': { handOver },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Approve as second' }))
  const question = within(await screen.findByRole('dialog'))
  await userEvent.type(question.getByRole('textbox'), 'She begins on Monday')
  await userEvent.click(question.getByRole('button', { name: 'Approve as second' }))
  expect(await screen.findByText(handOver.password)).toBeTruthy()
  const shown = within(screen.getByRole('dialog', { name: 'Hand this over' }))
  expect(shown.getByText(/shown this once.*directly, not to whoever asked/)).toBeTruthy()
  expect(shown.getByRole('button', { name: 'Copy password' })).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  expect(screen.getByText(handOver.password)).toBeTruthy()
  await userEvent.click(shown.getByRole('button', { name: 'I have handed it over' }))
  await waitFor(() => expect(screen.queryByText(handOver.password)).toBeNull())
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

it('[S25] what the server says follows the language of the console', async () => {
  const said = ['Add an operator', 'オペレーターの追加']
  let answers = 0
  const answer = () => [asked({ says: said[Math.min(answers++, 1)] })]
  renderPage(ApprovalsPage, { [list]: answer })
  expect((await screen.findAllByText('Add an operator')).length).toBeGreaterThan(0)
  await act(() => switchLanguage('JA'))
  // Sooner than the list is read anew by its clock.
  await waitFor(() => expect(screen.queryByText('Add an operator')).toBeNull(), { timeout: 5000 })
  expect(screen.getAllByText('オペレーターの追加').length).toBeGreaterThan(0)
  await act(() => switchLanguage('EN'))
})

it('[S25] shows what a yes changes, how that was changed before, and what lapses', async () => {
  const name = "An operator's session lasts at most"
  const past = { name, before: '20 hours', after: '12 hours' }
  const request = asked({
    action: 'policy.publish',
    says: 'Publish policy',
    content: {},
    changes: [{ name, before: '12 hours', after: '60 hours', isLoosened: true }],
    past: [{ ...past, at: '2026-11-02T06:00:00.000Z', by: 'Carla Vega (carla)' }],
  })
  renderPage(ApprovalsPage, { [list]: [request] })
  expect(await screen.findByText('Loosens a control')).toBeTruthy()
  expect(screen.getByText('In force now').nextSibling?.textContent).toBe('12 hours')
  expect(screen.getByText('Asked for').nextSibling?.textContent).toBe('60 hours')
  const before = screen.getByText('Changed before').parentElement
  expect(before?.textContent).toMatch(/20 hours.*12 hours.*Carla Vega/)
  expect(screen.getByText('If nobody decides').nextSibling?.textContent).toMatch(/nothing changes/)
})

it('who decides goes from one request to the next, and finds what was decided with its reason', async () => {
  const decided = {
    id: 'apr_0',
    says: 'Publish brand',
    state: 'rejected',
    decidedBy: 'Ines Roa (ines)',
    decidedAt: '2026-11-15T06:09:00.000Z',
    decidedReason: 'Not this week',
    content: {},
    action: 'brand.publish',
  }
  const first = asked({ reason: 'The first' })
  const second = asked({ id: 'apr_2', reason: 'The second' })
  renderPage(ApprovalsPage, { [list]: [second, first, asked(decided)] })
  expect(await screen.findByText('The first')).toBeTruthy()
  expect(screen.getByText('1 of 2')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Next request' }))
  expect(screen.getByText('The second')).toBeTruthy()
  await userEvent.click(screen.getByRole('tab', { name: 'Decided' }))
  expect(screen.getByText('Ines Roa (ines)')).toBeTruthy()
  expect(screen.getByText('Not this week')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Approve as second' })).toBeNull()
})

it('[S45] what could not be carried out any more stands among what is decided, with why', async () => {
  const late = asked({
    id: 'apr_3',
    state: 'impossible',
    decidedBy: 'Ines Roa (ines)',
    decidedAt: '2026-11-15T06:09:00.000Z',
    decidedReason: 'Looked at',
    impossible: 'This draw is our own.',
  })
  renderPage(ApprovalsPage, { [list]: [asked({ reason: 'The first' }), late] })
  await screen.findByText('The first')
  await userEvent.click(screen.getByRole('tab', { name: 'Decided' }))
  expect(screen.getAllByText('Could not be done').length).toBeGreaterThan(0)
  expect(screen.getByText('This draw is our own.')).toBeTruthy()
  expect(screen.getByText('Looked at')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Approve as second' })).toBeNull()
})

it('[S37] a request about money says whose and how much in the list, and its id only small', async () => {
  const money = { member: 'jessa', sum: 'PHP 9,000.00', object: 'wdr_01m7', changes: [] }
  const content = { member: 'mem_1', currency: 'PHP', amount: '900000' }
  const one = asked({ ...money, action: 'withdrawal.approve', says: 'Pay a withdrawal', content })
  renderPage(ApprovalsPage, { [list]: [one], 'GET /ops/api/members/mem_1': { member: {} } })
  const lines = within(await screen.findByRole('navigation'))
  expect(lines.getByRole('button').textContent).toContain('jessa, PHP 9,000.00')
  expect(lines.getByRole('button').textContent).not.toContain('wdr_01m7')
  expect(screen.getByText('wdr_01m7').className).toContain('text-caption')
})

it('[S37] a request about the site says how it stands and how it would', async () => {
  const closed = { mode: 2, endsAt: null, text: {} }
  const content = { baseVersion: 1, before: { ...closed, mode: 0 }, content: closed, loosens: [] }
  renderPage(ApprovalsPage, { [list]: [asked({ action: 'status.publish', content })] })
  const row = (await screen.findByText('State')).parentElement
  expect(row?.textContent).toMatch(/Normal → Region restricted/)
})
