import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { RegionRule, StatusDocument } from '@baize/contract/system/system-settings'
import { document, renderPage, type Answers } from '../../testing/render-page.tsx'
import { StatusPage } from './status-page.tsx'

const open: StatusDocument = { mode: 0, endsAt: null, text: {} }
const rules: RegionRule[] = [
  { id: 'r1', match: 'range', values: ['203.0.113.0/28'], action: 'allow', note: '' },
  { id: 'r2', match: 'country', values: ['US'], action: 'block', note: '' },
  { id: 'r3', match: 'else', values: [], action: 'block', note: '' },
]
const policy = { statusNeedsSecondPerson: true }

const data = {
  source: 'Some Project',
  date: '2026-06-25',
  licence: 'CC BY-SA 4.0',
  link: 'https://data.example/',
  age: 12,
  isOld: false,
}

const server = (more: Answers = {}): Answers => ({
  'GET /ops/api/documents/status': document(open),
  'GET /ops/api/documents/regions': document({ rules }),
  'GET /ops/api/documents/policy': document(policy),
  'GET /ops/api/regions/hits': [{ id: 'r2', hits: 4180 }],
  'GET /ops/api/regions/data': data,
  'PUT /ops/api/documents/status/draft': {},
  'PUT /ops/api/documents/regions/draft': {},
  ...more,
})

it('the tester walks the rules as they are edited, and shows where the walk ended', async () => {
  const user = userEvent.setup()
  const sent = renderPage(
    StatusPage,
    server({
      'POST /ops/api/regions/test': (body: { rules: RegionRule[] }) => ({
        status: 2,
        country: 'US',
        decidedBy: 'r2',
        steps: body.rules.map(({ id }) => ({ id, matched: id === 'r2', reached: id === 'r2' })),
      }),
    }),
  )
  const handle = await screen.findByRole('button', { name: /^Move Country/ })
  handle.focus()
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
  await user.type(screen.getByLabelText('IP address of the visitor'), '8.8.8.8{Enter}')
  await screen.findByText('The page for blocked regions')
  const test = sent.find(({ call }) => call === 'POST /ops/api/regions/test')
  const body = test?.body as { ip: string; rules: RegionRule[] }
  expect(body.ip).toBe('8.8.8.8')
  expect(body.rules.map(({ id }) => id)).toEqual(['r2', 'r1', 'r3'])
  expect(screen.getByText('Yes, blocked')).toBeTruthy()
  expect(screen.getAllByText('Not reached')).toHaveLength(2)
  expect(screen.getByText('2 rules are not reached.')).toBeTruthy()
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  handle.focus()
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(screen.getByText('The rules changed since. Test again.')).toBeTruthy()
})

it('a new rule takes countries in any form and refuses what is none', async () => {
  const user = userEvent.setup()
  renderPage(StatusPage, server())
  await user.click(await screen.findByRole('button', { name: /^Add rule/ }))
  const dialog = within(screen.getByRole('dialog'))
  await user.type(dialog.getByLabelText('Countries'), 'fr, xx9')
  await user.click(dialog.getByRole('button', { name: 'Keep in the draft' }))
  expect(dialog.getByText(/XX9 is not a valid range or country/)).toBeTruthy()
  await user.clear(dialog.getByLabelText('Countries'))
  await user.type(dialog.getByLabelText('Countries'), 'fr sg')
  expect(dialog.getByText('France, Singapore')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Keep in the draft' }))
  expect(screen.getByText('FR, SG')).toBeTruthy()
})

it('closing the site asks for a second person and then waits for one', async () => {
  const user = userEvent.setup()
  const waiting: unknown[] = []
  const sent = renderPage(
    StatusPage,
    server({
      'GET /ops/api/approvals': () => waiting,
      'POST /ops/api/documents/status/publish': (body: { content: StatusDocument }) => {
        waiting.push({
          id: 'apr_1',
          action: 'status.publish',
          object: 'status',
          content: { baseVersion: 1, content: body.content },
          requestedBy: 'Ada Admin',
          requestedById: 'opr_ada',
          requestedAt: '2026-11-15T06:00:00.000Z',
          reason: 'Ledger migration',
          state: 'waiting',
          decidedBy: '',
          decidedAt: null,
        })
        return { version: 1, approvalId: 'apr_1' }
      },
    }),
  )
  await user.click(await screen.findByText('Maintenance'))
  await user.click(screen.getByRole('button', { name: 'Ask for second person' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.type(dialog.getByLabelText('Reason'), 'Ledger migration')
  await user.click(dialog.getByRole('button', { name: 'Ask' }))
  await screen.findByText('Waits for a second person: Maintenance')
  expect(sent.filter(({ call }) => call.endsWith('/publish'))).toMatchObject([
    { body: { baseVersion: 1, content: { mode: 1 }, reason: 'Ledger migration' } },
  ])
  expect(screen.queryByRole('button', { name: 'Approve as second' })).toBeNull()
})

it('a closed site is opened at once, with a reason and without a second person', async () => {
  const user = userEvent.setup()
  const closed: StatusDocument = { mode: 1, endsAt: null, text: { EN: 'Back soon' } }
  const sent = renderPage(
    StatusPage,
    server({
      'GET /ops/api/documents/status': document(closed, 7, 'Paolo Gomez'),
      'POST /ops/api/documents/status/publish': { version: 8, approvalId: null },
    }),
  )
  await user.click(await screen.findByRole('button', { name: 'Open the site now' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.type(dialog.getByLabelText('Reason'), 'It is done')
  await user.click(dialog.getByRole('button', { name: 'Open the site now' }))
  await screen.findByText('The site is open.')
  expect(sent.find(({ call }) => call.endsWith('/publish'))?.body).toEqual({
    baseVersion: 7,
    content: { ...closed, mode: 0 },
    reason: 'It is done',
  })
})

it('[S5] who may not read the policy sees the page, and it is not asked for', async () => {
  let asked = 0
  const policyCall = { 'GET /ops/api/documents/policy': () => ((asked += 1), document(policy)) }
  renderPage(StatusPage, server(policyCall), { roles: ['content'] })
  expect(await screen.findByText(/You can look at this page/)).toBeTruthy()
  expect(asked).toBe(0)
})

it('[S38] says whose word it is where an address lies, and warns when it is old', async () => {
  renderPage(
    StatusPage,
    server({ 'GET /ops/api/regions/data': { ...data, age: 200, isOld: true } }),
  )
  const named = await screen.findByRole('link', { name: 'Countries by Some Project, 2026-06-25' })
  expect(named.getAttribute('href')).toBe('https://data.example/')
  expect(screen.getByText(/CC BY-SA 4.0/)).toBeTruthy()
  expect(screen.getByText('Too old to rely on: 200 days')).toBeTruthy()
})
