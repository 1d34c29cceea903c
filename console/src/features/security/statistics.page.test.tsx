import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { StatisticsPage } from './statistics-page.tsx'

const hourMs = 3_600_000
const thisHour = () => new Date(Math.floor(Date.now() / hourMs) * hourMs).toISOString()
const counted = (kind: string, outcome: string, count: number) => ({
  hour: thisHour(),
  kind,
  outcome,
  count,
})
const answer = () => ({
  hours: [
    counted('login', 'ok', 30),
    counted('login', 'wrong_credentials', 9),
    counted('login', 'two_step', 1),
    counted('sms', 'sent', 4),
    counted('sms', 'quota-exceeded', 2),
  ],
  openSessions: 17,
  members: 1234,
})
const open = (path = '/logins', asked: unknown[] = []) =>
  renderPage(
    StatisticsPage,
    {
      'GET /ops/api/identity/statistics': (query: unknown) => {
        asked.push(query)
        return answer()
      },
    },
    { path },
  )

it('figures come from the server: members, sessions, what went well and what was refused', async () => {
  open()
  expect(await screen.findByText('1,234')).toBeTruthy()
  expect(screen.getByText('17')).toBeTruthy()
  expect(screen.getByText('9 refused, 22.5%')).toBeTruthy()
})

it('the bars have their sum as words', async () => {
  open()
  const chart = await screen.findByRole('img', { name: /Logins over time/ })
  expect(chart.getAttribute('aria-label')).toContain('30 went well, 1 on the way, 9 refused')
  const refused = [...chart.querySelectorAll<HTMLElement>('[data-side="refused"]')]
  expect(refused).toHaveLength(24)
  expect(refused.at(-1)?.style.height).toBe('22.5%')
})

it('the same numbers are a table when asked for', async () => {
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Show as a table' }))
  const table = within(screen.getByRole('table', { name: 'Logins over time' }))
  expect(table.getAllByRole('row')).toHaveLength(26)
  expect(location.search).toBe('?as=table')
})

it('another kind and another span are in the address', async () => {
  const asked: unknown[] = []
  open('/logins', asked)
  await userEvent.selectOptions(await screen.findByLabelText('What'), 'sms')
  expect(screen.getByRole('img', { name: /4 went well, 0 on the way, 2 refused/ })).toBeTruthy()
  await userEvent.click(screen.getByText('7 days'))
  expect(location.search).toBe('?kind=sms&span=week')
  await waitFor(() => expect(asked).toEqual([{ hours: '24' }, { hours: '168' }]))
})

it('each outcome of each kind has its name and its share', async () => {
  open()
  const table = within(await screen.findByRole('table', { name: 'By kind and outcome' }))
  const row = within((await table.findByText('Message quota used up')).closest('tr') as HTMLElement)
  expect(row.getByText('33%')).toBeTruthy()
  expect(row.getByText('2')).toBeTruthy()
})
