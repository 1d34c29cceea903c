import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { Alert } from '@baize/contract/system/alerts'
import { hearDesk } from '../../shared/figures/desk-line.ts'
import { alert, alerts } from '../../testing/alerts.ts'
import { refusal, renderPage, type Answers } from '../../testing/render-page.tsx'
import { AlertsPage } from './alerts-page.tsx'
import { Bell } from './bell.tsx'

const lost = alert({
  id: 'alr_2',
  level: 'high',
  about: 'books',
  title: 'The books do not balance',
  text: '2 accounts differ from their entries.',
  link: '/books',
})
const old = alert({ id: 'alr_1', title: '3 withdrawals are late', isRead: true, count: 2 })

/** A server that keeps what it has: what is open, and of that what is unread. */
function keeping(...kept: Alert[]) {
  const present = { alerts: kept }
  const answers: Answers = {
    'GET /ops/api/alerts': ({ state }: { state: string }) => {
      const { unread, open, ...all } = alerts(present.alerts)
      const items = state === 'unread' ? all.items.filter(({ isRead }) => !isRead) : all.items
      return { ...all, unread, open, items }
    },
    'POST /ops/api/alerts/read': () => {
      present.alerts = present.alerts.map((each) => ({ ...each, isRead: true }))
      return {}
    },
    'POST /ops/api/alerts/alr_2/read': {},
  }
  return { present, answers }
}

const openBell = async (name: string | RegExp) => {
  await userEvent.click(await screen.findByRole('button', { name }))
  return within(await screen.findByRole('dialog', { name: 'Alerts' }))
}

describe('the bell', () => {
  it('says how much needs the operator, and shows it', async () => {
    renderPage(Bell, keeping(lost, old).answers)
    const panel = await openBell('Alerts, 1 needs you')
    expect(panel.getByRole('tab', { name: /Needs you/, selected: true })).toBeTruthy()
    const line = panel.getByRole('link', { name: /The books do not balance/ })
    expect(line.getAttribute('href')).toBe('/ops/books')
    expect(line.textContent).toContain('Grave:')
    expect(panel.queryByText('3 withdrawals are late')).toBeNull()
    await userEvent.click(panel.getByRole('tab', { name: /Open/ }))
    expect(panel.getByText('3 withdrawals are late')).toBeTruthy()
    expect(panel.getByText('2 times')).toBeTruthy()
  })

  it('opens and closes by keys, and the focus comes back', async () => {
    renderPage(Bell, keeping(lost).answers)
    const button = await screen.findByRole('button', { name: 'Alerts, 1 needs you' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    const panel = await screen.findByRole('dialog', { name: 'Alerts' })
    expect(panel.contains(document.activeElement)).toBe(true)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(button))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('whoever follows an alert has read it, and the panel closes', async () => {
    const sent = renderPage(Bell, keeping(lost).answers)
    const panel = await openBell(/needs you/)
    await userEvent.click(panel.getByRole('link', { name: /The books/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent.map(({ call }) => call)).toEqual(['POST /ops/api/alerts/alr_2/read'])
    expect(location.pathname).toBe('/ops/books')
  })

  it('marks all as read until the moment of what is shown', async () => {
    const sent = renderPage(Bell, keeping(lost).answers)
    const panel = await openBell(/needs you/)
    await userEvent.click(panel.getByRole('button', { name: 'Mark all as read' }))
    expect(await panel.findByText('Nothing needs you now.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Alerts', expanded: true })).toBeTruthy()
    expect(sent[0]?.body).toHaveProperty('until')
  })

  it('rings when the line tells: grave things as a toast, others to a screen reader alone', async () => {
    const { present, answers } = keeping(alert({ level: 'high', title: 'There on arriving' }))
    renderPage(Bell, answers)
    await screen.findByRole('button', { name: 'Alerts, 1 needs you' })
    const raised = (id: string, level: Alert['level']) =>
      act(() => hearDesk({ kind: 'alert.raised', id, level }))
    present.alerts = [alert({ id: 'alr_5', title: 'Tidal is in maintenance' }), ...present.alerts]
    raised('alr_5', 'middle')
    await screen.findByRole('button', { name: 'Alerts, 2 need you' })
    const quiet = await screen.findByText('Tidal is in maintenance')
    expect(quiet.closest('[aria-live=polite]')).toBeTruthy()
    present.alerts = [lost, ...present.alerts]
    raised('alr_2', 'high')
    await screen.findByRole('button', { name: 'Alerts, 3 need you' })
    const grave = await screen.findByText('The books do not balance')
    expect(grave.closest('section')?.getAttribute('aria-label')).toBe('Notifications')
    expect(screen.queryByText('There on arriving')).toBeNull()
  })

  it('tells what waits for a second person to who may decide it, not to who asked', async () => {
    const approval = {
      id: 'apr_1',
      action: 'status.publish',
      says: 'Switch the site',
      deciders: ['admin', 'risk'],
      object: 'status',
      requestedBy: 'Paolo Garcia',
      requestedAt: new Date().toISOString(),
      reason: 'Weekend, only one of us',
      state: 'waiting',
      expiresAt: new Date().toISOString(),
      changes: [
        { name: 'State of the site', before: 'Open', after: 'Maintenance', isLoosened: true },
      ],
    }
    const list = [
      { ...approval, requestedById: 'opr_paolo' },
      { ...approval, id: 'apr_2', requestedById: 'opr_ada', reason: 'My own' },
      { ...approval, id: 'apr_3', requestedById: 'opr_x', deciders: ['finance'], reason: 'Theirs' },
    ]
    renderPage(Bell, { ...keeping().answers, 'GET /ops/api/approvals': list })
    const panel = await openBell('Alerts, 1 needs you')
    expect(panel.getByText('Switch the site')).toBeTruthy()
    expect(panel.getByText('Weekend, only one of us')).toBeTruthy()
    expect(panel.getByText('No, what was set before still applies')).toBeTruthy()
    expect(panel.getByText('State of the site').parentElement?.textContent).toMatch(
      /Open → Maintenance/,
    )
    expect(panel.getByRole('link', { name: 'Review' }).getAttribute('href')).toBe(
      '/ops/approvals?request=apr_1',
    )
    expect(panel.queryByText('My own')).toBeNull()
  })

  it('says when nothing is known, and can be asked again', async () => {
    let isWell = false
    const { answers } = keeping(lost)
    const list = answers['GET /ops/api/alerts'] as (input: unknown) => unknown
    const answer = (input: unknown) => (isWell ? list(input) : refusal('defect'))
    renderPage(Bell, { ...answers, 'GET /ops/api/alerts': answer })
    const panel = await openBell('Alerts')
    const again = await panel.findByRole('button', { name: 'Try again' })
    isWell = true
    await userEvent.click(again)
    expect(await panel.findByText('The books do not balance')).toBeTruthy()
  })
})

it('the page of alerts tells what is over, and says when nothing is', async () => {
  const over = alert({ title: 'Tidal takes no bets', endedAt: new Date().toISOString() })
  const answer = ({ state }: { state: string }) => alerts(state === 'over' ? [over] : [])
  renderPage(AlertsPage, { 'GET /ops/api/alerts': answer }, { path: '/alerts' })
  expect(await screen.findByText('Nothing is open.')).toBeTruthy()
  await userEvent.click(screen.getByRole('tab', { name: 'Over' }))
  expect(await screen.findByText('Tidal takes no bets')).toBeTruthy()
})

it('the page of alerts tells all of a text, and how the bell comes to its number', async () => {
  const mine = { id: 'apr_1', state: 'waiting', requestedById: 'opr_ben', deciders: ['admin'] }
  const answers = { ...keeping(lost, old).answers, 'GET /ops/api/approvals': [mine] }
  renderPage(AlertsPage, answers, { path: '/alerts' })
  const text = await screen.findByText('2 accounts differ from their entries.')
  expect(text.className).not.toContain('line-clamp')
  expect(
    await screen.findByText(/The bell counts 2: 1 unread alert.* and 1 change that waits for you/),
  ).toBeTruthy()
})
