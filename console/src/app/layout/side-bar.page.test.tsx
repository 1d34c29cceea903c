import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { document, renderPage, type Answers } from '../../testing/render-page.tsx'
import { SideBarPlaces } from './side-bar.tsx'
import { useCounts } from './use-counts.ts'

function Places() {
  return <SideBarPlaces counts={useCounts()} />
}

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

const server = (more: Answers = {}): Answers => ({
  'GET /ops/api/documents/cashier': document({ targetMinutes: 30 }),
  'GET /ops/api/cashier/withdrawals': {
    items: [{ since: ago(75) }, { since: ago(31) }, { since: ago(3) }],
    counts: { review: 20, dispute: 3 },
  },
  'GET /ops/api/cashier/deposits': { items: [{ since: ago(30) }], counts: { waiting: 1 } },
  'GET /ops/api/feedback': { items: [], next: null, open: 6 },
  ...more,
})

it('places tell what waits there, and what of it is late', async () => {
  renderPage(Places, server())
  const withdrawals = await screen.findByRole('link', { name: 'Withdrawals, 23 wait, 2 late' })
  expect(withdrawals.textContent).toBe('Withdrawals23')
  expect(screen.getByText('23').className).toContain('text-chip-pending')
  expect(await screen.findByRole('link', { name: 'Deposits, 1 waits' })).toBeTruthy()
  expect(screen.getByText('1').className).not.toContain('text-chip-pending')
  expect(await screen.findByRole('link', { name: 'Feedback, 6 wait' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Approvals' })).toBeTruthy()
})

it('approvals that wait are counted, decided ones are not', async () => {
  const states = ['waiting', 'waiting', 'approved', 'expired']
  renderPage(Places, server({ 'GET /ops/api/approvals': states.map((state) => ({ state })) }))
  expect(await screen.findByRole('link', { name: 'Approvals, 2 wait' })).toBeTruthy()
})

it('a role that may not see a queue asks for no count of it', async () => {
  const asked: string[] = []
  const forbidden = [
    'GET /ops/api/cashier/withdrawals',
    'GET /ops/api/cashier/deposits',
    'GET /ops/api/feedback',
  ]
  const refuse = (call: string) => [call, () => asked.push(call)]
  renderPage(Places, server(Object.fromEntries(forbidden.map(refuse)) as Answers), {
    roles: ['content'],
  })
  await screen.findByRole('link', { name: 'Approvals' })
  expect(asked).toEqual([])
  expect(screen.queryByRole('heading', { name: 'Cashier' })).toBeNull()
})
