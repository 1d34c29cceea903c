import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { OperatorRole } from '@baize/contract/roles'
import { businessDay, addDays } from '@baize/kernel/time'
import { alert, alerts } from '../../testing/alerts.ts'
import { refusal, renderPage, type Answers } from '../../testing/render-page.tsx'
import { OverviewPage } from './overview-page.tsx'
import { ago, books, calmServer, cashier, jobs } from './testing.ts'

const zone = 'Asia/Manila'
const today = () => businessDay(new Date(), zone)

/** The page, and which calls it made. */
function open(more: Answers = {}, roles: readonly OperatorRole[] = ['admin'], path = '/') {
  const asked: { call: string; input: unknown }[] = []
  const answers = Object.entries(calmServer(more)).map(([call, value]) => [
    call,
    (input: unknown) => {
      asked.push({ call, input })
      return typeof value === 'function' ? (value as (given: unknown) => unknown)(input) : value
    },
  ])
  renderPage(OverviewPage, Object.fromEntries(answers) as Answers, { roles, path })
  return asked
}

/** The card of a title. */
const card = async (title: string) => {
  const heading = await screen.findByRole('heading', { name: title })
  return within(heading.closest('section') as HTMLElement)
}

describe('the period', () => {
  it('is today at first, in days of the brand’s zone', async () => {
    const asked = open()
    expect(await screen.findByRole('radio', { name: 'Today', checked: true })).toBeTruthy()
    await waitFor(() => {
      const report = asked.find(({ call }) => call === 'GET /ops/api/cashier/report')
      expect(report?.input).toEqual({ from: today(), to: today() })
    })
  })

  it('goes into the address, and the figures follow it', async () => {
    const asked = open({
      'GET /ops/api/cashier/report': ({ from, to }: { from: string; to: string }) =>
        cashier({ deposits: from === to ? '100' : '25000000' }),
    })
    await screen.findByText('1.00')
    await userEvent.click(screen.getByRole('radio', { name: '7 days' }))
    expect(location.search).toBe('?days=previous7')
    expect(await screen.findByText('250,000')).toBeTruthy()
    const from = addDays(today(), -6)
    for (const call of ['GET /ops/api/cashier/report', 'GET /ops/api/play/report']) {
      expect(asked).toContainEqual({ call, input: { from, to: today() } })
    }
    await userEvent.click(screen.getByRole('radio', { name: 'Today' }))
    expect(location.search).toBe('')
  })

  it('of the address is taken up', async () => {
    open({}, ['finance'], '/?days=yesterday')
    expect(await screen.findByRole('radio', { name: 'Yesterday', checked: true })).toBeTruthy()
  })

  it('can be taken along as a file with its sums', async () => {
    const files: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob)
      return 'blob:x'
    })
    const asked = open({ 'POST /ops/api/exports': {} })
    await userEvent.click(await screen.findByRole('button', { name: 'Export' }))
    await waitFor(() => expect(files).toHaveLength(1))
    expect(asked.find(({ call }) => call === 'POST /ops/api/exports')?.input).toMatchObject({
      list: 'dashboard',
      filter: `from=${today()} to=${today()}`,
    })
    const lines = (await (files[0] as Blob).text()).split('\r\n')
    expect(lines).toContain(`deposits,${today()},${today()},PHP,6120450.00`)
    expect(lines).toContain(`ggr,${today()},${today()},PHP,6.00`)
    expect(lines).toContain('ggrOfHour,2026-11-15T00:00:00.000Z,2026-11-15T01:00:00.000Z,PHP,6.00')
  })
})

describe('what came in and went out', () => {
  it('is told with orders and the median wait; large sums without cents', async () => {
    open()
    const figure = await screen.findByText('4,388,900')
    expect(figure.getAttribute('title')).toContain('4,388,900.50')
    expect(screen.getByText('310 orders, median 11 min')).toBeTruthy()
  })

  it('over several days gives the span of their medians, not a median that nobody counted', async () => {
    const [day] = cashier().days
    if (!day) throw new Error('There is a day.')
    const quiet = { ...day, depositCount: 0, deposits: '0', depositMedianSeconds: 0 }
    const slow = { ...day, depositCount: 8, depositMedianSeconds: 900 }
    open({ 'GET /ops/api/cashier/report': { ...cashier(), days: [quiet, day, slow] } })
    expect(await screen.findByText('1,030 orders, daily medians 4 min to 15 min')).toBeTruthy()
  })
})

describe('the books', () => {
  it('show what the sum is made of, both sums and no difference', async () => {
    open()
    const { findByText, getByText, getAllByText, queryByText } = await card('Books')
    expect(await findByText('Balanced')).toBeTruthy()
    expect(getByText('Member wallets (41,208)').nextSibling?.textContent).toBe('48,216,904.33')
    expect(getByText('In game and pending').nextSibling?.textContent).toBe('2,904,118.20')
    expect(getByText('Agent wallets (612)').nextSibling?.textContent).toBe('7,318,450.02')
    expect(queryByText('Bonus')).toBeNull()
    expect(getAllByText('58,439,472.55')).toHaveLength(2)
    expect(getByText('Difference').nextSibling?.textContent).toBe('PHP0.00')
    expect(getByText(/3,118,204 entries\. Head 9f3c ab12 … b1e7\. Next in 0\d:\d\d\./)).toBeTruthy()
  })

  it('that differ say so', async () => {
    const [cash, ...others] = books().trial
    if (!cash) throw new Error('There are wallets.')
    const trial = [{ ...cash, byHistory: '4821690000' }, ...others]
    open({ 'GET /ops/api/books': books({ trial }) })
    const { findByText, getByText } = await card('Books')
    expect(await findByText('Differs')).toBeTruthy()
    expect(getByText('Difference').nextSibling?.textContent).toBe('PHP4.33')
  })
})

describe('the jobs', () => {
  it('are named with their last and next run, and what needs eyes comes first', async () => {
    const parked = {
      id: '7',
      task: 'mail.send',
      says: 'Delivery of mail',
      state: 'parked' as const,
      attempts: 5,
      maxAttempts: 5,
      runAt: ago(9),
      lastError: 'No such box',
    }
    const retrying = {
      ...parked,
      id: '8',
      task: 'sms.send',
      says: 'Delivery of messages',
      state: 'retrying' as const,
      attempts: 2,
    }
    open({ 'GET /ops/api/jobs': jobs({ items: [parked, retrying] }) })
    const { findByText, getAllByRole, getByRole, getByText } = await card('Jobs')
    await findByText('Delivery of mail')
    const lines = getAllByRole('row').map(({ textContent }) => textContent ?? '')
    expect(lines[1]).toMatch(/Delivery of mail.*Parked/)
    expect(lines[2]).toMatch(/Delivery of messages.*late 9 min.*Retry 2 of 5/)
    expect(lines[3]).toMatch(/Ledger proof.*in 0\d:\d\d.*Done/)
    expect(lines[4]).toMatch(/Chain of days.*Not yet.*Not yet/)
    expect(getByText('1 late')).toBeTruthy()
    expect(getByRole('link', { name: 'All 4' })).toBeTruthy()
  })
})

describe('the alerts', () => {
  it('say plainly that there are none', async () => {
    open()
    const { findByText, queryByText } = await card('Alerts')
    expect(await findByText('Nothing needs you now.')).toBeTruthy()
    expect(queryByText(/open/)).toBeNull()
  })

  it('are those that the bell has as open, each a way to where it is seen to', async () => {
    const late = { title: '1 withdrawal is late', text: 'The oldest has waited an hour.' }
    const items = [
      alert({ id: 'alr_2', title: 'The site is closed', link: '/status' }),
      alert({ id: 'alr_1', ...late, link: '/withdrawals?lane=dispute', isRead: true }),
    ]
    open({ 'GET /ops/api/alerts': alerts(items) })
    const { findByText, getAllByRole, getByRole } = await card('Alerts')
    await findByText('The site is closed')
    const links = getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toEqual(['/ops/alerts', '/ops/status', '/ops/withdrawals?lane=dispute'])
    expect(getByRole('link', { name: '2 open' })).toBeTruthy()
  })

  it('that cannot be read say so, and can be asked for again', async () => {
    let turn = 0
    const answer = () => ((turn += 1) === 1 ? refusal('defect') : alerts([alert({})]))
    open({ 'GET /ops/api/alerts': answer })
    const { findByRole, findByText } = await card('Alerts')
    await userEvent.click(await findByRole('button', { name: 'Try again' }))
    expect(await findByText('A control was loosened')).toBeTruthy()
  })
})

const cards = ['Queues', 'Books', 'Jobs', 'Alerts', 'Latest changes']

describe('each role', () => {
  it.each<[OperatorRole, string[]]>([
    ['admin', cards],
    ['auditor', cards],
    ['finance', ['Queues', 'Books', 'Alerts', 'Latest changes']],
    ['risk', ['Queues', 'Books', 'Alerts', 'Latest changes']],
    ['support', ['Queues', 'Jobs', 'Alerts', 'Latest changes']],
    ['content', ['Alerts']],
  ])('%s sees %s', async (role, seen) => {
    open({}, [role])
    await card('Alerts')
    const titles = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent ?? '')
    for (const title of cards)
      expect([title, titles.includes(title)]).toEqual([title, seen.includes(title)])
    expect(
      within(screen.getByRole('region', { name: 'At a glance' })).getByText('System status'),
    ).toBeTruthy()
  })

  it.each<[OperatorRole, string[]]>([
    [
      'content',
      [
        'books',
        'jobs',
        'rtp',
        'cashier/report',
        'play/report',
        'cashier/deposits',
        'messages',
        'faults',
        'audit',
        'play/vendors',
      ],
    ],
    ['support', ['books', 'rtp', 'cashier/report', 'play/report']],
    ['finance', ['jobs', 'rtp', 'messages', 'faults']],
  ])('%s asks for nothing that is refused', async (role, forbidden) => {
    const asked = open({}, [role])
    const { findByText } = await card('Alerts')
    await findByText('Nothing needs you now.')
    const calls = asked.map(({ call }) => call)
    for (const path of forbidden) expect(calls).not.toContain(`GET /ops/api/${path}`)
  })

  it('without figures has no period to choose', async () => {
    open({}, ['support'])
    await card('Queues')
    expect(screen.queryByRole('radiogroup', { name: 'Period' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Export' })).toBeNull()
  })
})
