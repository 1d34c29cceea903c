import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { PlayerProtection, Restriction } from '@baize/contract/protection/protection'
import { refusal, renderPage, type Answers } from '../../testing/render-page.tsx'
import { MemberLimits } from './member-limits.tsx'
import { RestrictionsPage } from './restrictions-page.tsx'

const member = 'mem_01hzzzzzzzzzzzzzzzzzzzzzzz'

const row = (change: Partial<Restriction> = {}): Restriction => ({
  member,
  account: 'mara',
  kind: 'exclusion',
  since: '2026-11-01T00:00:00.000Z',
  until: null,
  by: '',
  reason: '',
  currency: 'PHP',
  balance: '123450',
  ...change,
})

const reached = {
  items: [
    { at: '2026-11-15T06:00:00.000Z', member, account: 'rico', kind: 'loss', period: 'week' },
  ],
  withLimits: 4,
  barred: 1,
}

const list = 'GET /ops/api/protection/restrictions'
const register = (more: Answers = {}): Answers => ({
  [list]: { items: [row()], next: null },
  'GET /ops/api/protection/reached': reached,
  ...more,
})

describe('the register', () => {
  it('shows who, until when, by whom and what is still in the wallet', async () => {
    const ended = row({
      account: 'jun',
      kind: 'time_out',
      until: '2020-01-01T00:00:00.000Z',
      by: 'Paolo',
      reason: 'By phone',
      balance: '0',
    })
    renderPage(RestrictionsPage, register({ [list]: { items: [row(), ended], next: null } }))
    await screen.findByRole('link', { name: 'mara' })
    const table = within(screen.getByRole('table', { name: 'Time-outs and exclusions' }))
    const [, first, second] = table.getAllByRole('row').map(({ textContent }) => textContent)
    expect(first).toMatch(/mara.*Self-exclusion.*For good.*PHP.1,234\.50.*The member/)
    expect(second).toMatch(/jun.*Time-out · Over.*Paolo.*By phone/)
    const link = table.getByRole('link', { name: 'mara' })
    expect(link.getAttribute('href')).toContain(`/member?id=${member}&tab=limits`)
  })

  it('asks for those in force unless told otherwise, by kind and by name', async () => {
    const user = userEvent.setup()
    const asked: Record<string, string>[] = []
    const answer = (query: Record<string, string>) => {
      asked.push(query)
      return { items: [], next: null }
    }
    renderPage(RestrictionsPage, register({ [list]: answer }), { path: '/restrictions' })
    expect(await screen.findByText('Nobody is on this list')).toBeTruthy()
    expect(asked.at(-1)).toMatchObject({ current: 'true' })
    await user.click(screen.getByRole('radio', { name: 'All' }))
    await user.selectOptions(screen.getByLabelText('Any kind'), 'exclusion')
    await user.type(screen.getByLabelText('Account or member id'), 'mar')
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ kind: 'exclusion', search: 'mar' }))
    expect(asked.at(-1)?.['current']).toBeUndefined()
    expect(location.search).toContain('show=all')
  })

  it('tells who was stopped by an own limit, and how many keep one', async () => {
    renderPage(RestrictionsPage, register())
    expect(await screen.findByText('Loss limit · Last 7 days')).toBeTruthy()
    expect(screen.getByText('4 members keep a limit')).toBeTruthy()
    expect(screen.getByText('1 is on a break')).toBeTruthy()
  })
})

const protection: PlayerProtection = {
  currency: 'PHP',
  limits: [
    {
      kind: 'deposit',
      period: 'day',
      amount: '10000',
      used: '2500',
      change: { amount: '50000', at: '2026-11-16T06:00:00.000Z', ready: false },
    },
    { kind: 'loss', period: 'day', amount: null, used: '0', change: null },
  ],
  reminderMinutes: 30,
  bar: { kind: 'time_out', until: '2099-11-16T06:00:00.000Z' },
}
const event = {
  at: '2026-11-15T06:00:00.000Z',
  limit: null,
  amount: null,
  minutes: null,
  until: null,
  note: '',
  by: '',
}
const history = [
  { ...event, kind: 'limit.reached', limit: { kind: 'deposit', period: 'day' } },
  { ...event, kind: 'reminder.acknowledged', minutes: 31, note: 'stops' },
  { ...event, kind: 'something.newer' },
]
const own = `GET /ops/api/protection/members/${member}`
const restrict = `POST /ops/api/protection/members/${member}`
const Page = () => <MemberLimits id={member} account="mara" />

describe('the limits of a member', () => {
  it('show what holds, what waits and what happened', async () => {
    renderPage(Page, { [own]: { protection, history } })
    const table = within(await screen.findByRole('table', { name: 'Limits and breaks' }))
    expect(table.getByText('100.00')).toBeTruthy()
    expect(table.getByText('25.00')).toBeTruthy()
    expect(table.getByText('500.00')).toBeTruthy()
    expect(screen.getByText('Every 30 minutes')).toBeTruthy()
    expect(screen.getByText(/16 Nov 2099/)).toBeTruthy()
    const past = within(screen.getByRole('table', { name: 'History' }))
    expect(past.getByText('Limit reached')).toBeTruthy()
    expect(past.getByText(/Reality check read, stopped/)).toBeTruthy()
    expect(past.getByText('something.newer')).toBeTruthy()
  })

  it('restrict with a reason, once, and stay with the sentence when it is refused', async () => {
    const user = userEvent.setup()
    let answer: unknown = refusal('nothing_changed')
    const sent = renderPage(
      Page,
      { [own]: { protection, history: [] }, [restrict]: () => answer },
      { roles: ['risk'] },
    )
    await user.click(await screen.findByRole('button', { name: 'Restrict' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Restrict mara' }))
    await user.click(dialog.getByRole('radio', { name: 'Self-exclusion' }))
    await user.selectOptions(dialog.getByLabelText('How long'), 'For good')
    await user.click(dialog.getByRole('button', { name: 'Restrict' }))
    expect(sent.filter(({ call }) => call === restrict)).toEqual([])
    await user.type(dialog.getByLabelText('Reason'), 'Asked for by phone')
    await user.click(dialog.getByRole('button', { name: 'Restrict' }))
    expect(await dialog.findByRole('alert')).toBeTruthy()
    answer = {}
    await user.dblClick(dialog.getByRole('button', { name: 'Restrict' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const bodies = sent.filter(({ call }) => call === restrict).map(({ body }) => body)
    expect(bodies).toHaveLength(2)
    expect(bodies[1]).toEqual({ kind: 'exclusion', length: null, reason: 'Asked for by phone' })
  })

  it('offer no restriction to who may only read', async () => {
    renderPage(Page, { [own]: { protection, history } }, { roles: ['auditor'] })
    await screen.findByRole('table', { name: 'History' })
    expect(screen.queryByRole('button', { name: 'Restrict' })).toBeNull()
  })
})
