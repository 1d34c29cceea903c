import { screen, waitFor, within } from '@testing-library/react'
import type { StatusReply } from '@baize/contract/system/system'
import type { Downline, TeamLine } from '@baize/contract/agents/team-reports'
import { readAddress } from '@baize/ui/navigation/address.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { agentMenu } from '../../app/agent/entries.ts'
import { findAgentPage } from '../../app/pages.ts'
import { announcementsAnswer, contentPaths, popup } from '../../testing/content.ts'
import { Refused, type Answers, type Asked } from '../../testing/fake-server.ts'
import { openStatus } from '../../testing/fixtures.ts'
import { renderSite } from '../../testing/render-site.tsx'
import type { Downlines, Lines, Overview } from './api.ts'

const paths = {
  overview: '/wps/agent/team/overview',
  lines: '/wps/agent/team/lines',
  members: '/wps/agent/team/members',
  pace: '/wps/agent/settlements/pace',
} as const

const sums = {
  bets: 48,
  stake: '330000',
  validBet: '320000',
  payout: '290000',
  deposits: '500000',
  withdrawals: '120000',
  bonus: '0',
  rebate: '0',
  net: '-40000',
}
const day = (at: string, active: number) => ({ day: at, ...sums, active, joined: 1 })
const overview: Overview = {
  currency: 'PHP',
  zone: 'Asia/Manila',
  from: '2026-11-13',
  to: '2026-11-14',
  teamSize: 412,
  leftOut: 3,
  direct: 14,
  totals: { ...sums, active: 30, joined: 3 },
  before: {
    from: '2026-11-11',
    to: '2026-11-12',
    ...sums,
    validBet: '160000',
    active: 0,
    joined: 3,
  },
  days: [day('2026-11-13', 10), day('2026-11-14', 20)],
  daysBefore: [day('2026-11-11', 0), day('2026-11-12', 0)],
}
const line = (account: string, change: Partial<TeamLine> = {}): TeamLine => ({
  id: `mem_${account}`,
  account,
  type: 1,
  teamSize: 2,
  ...sums,
  ...change,
})
const lines = (items: readonly TeamLine[], path = ['rosa'], total = items.length): Lines => ({
  currency: 'PHP',
  zone: 'Asia/Manila',
  from: '2026-11-13',
  to: '2026-11-14',
  path: path.map((account) => ({ id: `mem_${account}`, account })),
  alone: sums,
  items: [...items],
  total,
  totals: sums,
})
const downline = (account: string, change: Partial<Downline> = {}): Downline => ({
  id: `mem_${account}`,
  account,
  nickname: account,
  type: 0,
  level: 1,
  teamSize: 0,
  balance: '34211840',
  currency: 'PHP',
  joinedAt: '2026-11-01T04:00:00.000Z',
  lastLoginAt: null,
  isOnline: false,
  rate: 50,
  contracts: [],
  ...change,
})
const members = (items: readonly Downline[], change: Partial<Downlines> = {}): Downlines => ({
  zone: 'Asia/Manila',
  path: [{ id: 'mem_rosa', account: 'rosa' }],
  items: [...items],
  next: null,
  total: items.length,
  isCut: false,
  ...change,
})

class SilentLine extends EventTarget {
  send(): void {}
  close(): void {}
}

beforeEach(() => vi.stubGlobal('WebSocket', SilentLine))
afterEach(() => vi.unstubAllGlobals())

const usual: Answers = {
  [paths.overview]: overview,
  [paths.pace]: { contract: null },
  [paths.lines]: lines([line('marco'), line('liza', { teamSize: 0, net: '500' })]),
  [paths.members]: members([downline('marco', { teamSize: 2, isOnline: true }), downline('liza')]),
}
const modules = ['enableCt', 'salary', 'hourSalary', 'agentRealtimeSalary']
const node = (modId: string, enabled: '0' | '1', childrenNodes: unknown[] = []) => ({
  modId,
  enabled,
  childrenNodes,
})
const open = (page: string, answers: Answers = {}, off: readonly string[] = []) => {
  const nodes = modules.map((modId) => node(modId, off.includes(modId) ? '0' : '1'))
  const whitelabel = [node('AGENT', '1', nodes)] as unknown as StatusReply['info']['whitelabel']
  return renderSite({
    at: page === '' ? '/agentHome' : `/agentHome?page=${page}`,
    as: 'agent',
    answers: { ...usual, ...answers },
    status: { info: { ...openStatus.info, whitelabel } },
  })
}
const last = (asked: readonly Asked[], path: string) =>
  asked.findLast(({ pathname }) => pathname === path)?.searchParams

const menu = async () =>
  within((await screen.findAllByRole('navigation', { name: 'Agent centre' }))[0] as HTMLElement)

describe('the table of team management', () => {
  it('[AG261] [AG266] writes days on one line, and says where an offer of the house waits', async () => {
    const waiting = [{ kind: 'daily', state: 'houseOffered' } as const]
    const marco = downline('marco', {
      contracts: waiting,
      lastLoginAt: '2026-11-13T04:00:00.000Z',
    })
    open('downlineManagmentView', { [paths.members]: members([marco]) })
    const joined = await screen.findByText('1 Nov 2026')
    expect(joined.className).toContain('whitespace-nowrap')
    expect(screen.getByText('13 Nov, 12:00').className).toContain('whitespace-nowrap')
    expect(screen.getByText('Daily wages: an offer of the house waits')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Contract: marco' })).toBeTruthy()
  })
})

describe('the agent centre', () => {
  it('has the sixteen entries of its menu, and begins with the overview', async () => {
    open('')
    const links = (await menu()).getAllByRole('link').map(({ textContent }) => textContent)
    expect(links).toEqual([
      'Overview',
      'Announcements',
      'Register account',
      'Team management',
      'Team betting',
      'User loss',
      'My income',
      'Account details',
      'Dividend',
      'Daily wages',
      'Hourly salary',
      'Real-time salary',
      'Deposit',
      'Withdraw',
      'Platform messages',
      'Customer service',
    ])
    expect(await screen.findByRole('heading', { level: 1, name: 'Team overview' })).toBeTruthy()
  })

  it.each([
    ['enableCt', 'Dividend', 'agentDividendRecordCopy2'],
    ['salary', 'Daily wages', 'agentDailyWages2'],
    ['hourSalary', 'Hourly salary', 'agentHourSalary'],
    ['agentRealtimeSalary', 'Real-time salary', 'agentRealtimeSalary'],
  ])('has no entry and no page of a module that is off: %s', async (modId, name, page) => {
    open(page, {}, [modId])
    expect((await menu()).getAllByRole('link')).toHaveLength(15)
    expect((await menu()).queryByRole('link', { name })).toBeNull()
    expect(await screen.findByRole('heading', { level: 1, name: 'Team overview' })).toBeTruthy()
  })

  it('has a page behind every entry that is not something over it', () => {
    const ids = agentMenu.flatMap(({ entries }) =>
      entries.flatMap((entry) => ('id' in entry ? entry.id : [])),
    )
    expect(ids).toHaveLength(12)
    expect(ids.filter((id) => findAgentPage(id) === undefined)).toEqual([])
  })

  it('opens what it shares with members over its own page', async () => {
    const { user } = open('palStatementsAgentCopy')
    await user.click((await menu()).getByRole('link', { name: 'Customer service' }))
    expect(readAddress().search).toMatchObject({ page: 'palStatementsAgentCopy', popup: 'support' })
  })

  it('has four pages and the whole menu at the thumb', async () => {
    const { user } = open('')
    const quick = within(await screen.findByRole('navigation', { name: 'Quick access' }))
    expect(quick.getAllByRole('link')).toHaveLength(4)
    await user.click(quick.getByRole('button', { name: 'More' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Agent centre' }))
    await user.click(drawer.getByRole('link', { name: 'User loss' }))
    expect(readAddress().search['page']).toBe('palStatementsAgentCopy')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('the team overview', () => {
  it('has cards that lead to where their figures are from, for the same days', async () => {
    const { user } = open('&teamFrom=2026-11-13&teamTo=2026-11-14')
    const card = await screen.findByRole('link', { name: 'Deposits' })
    await user.click(card)
    expect(readAddress().search).toMatchObject({
      page: 'agentDownlineTransactionDetailsCopy',
      teamFrom: '2026-11-13',
      teamTo: '2026-11-14',
    })
  })

  it('says what share of the bets each line has, and when it was asked for', async () => {
    open('', {
      [paths.lines]: {
        ...lines([line('marco', { validBet: '80000' }), line('liza', { validBet: '0' })]),
        totals: { ...sums, validBet: '320000' },
      },
    })
    const table = within(await screen.findByRole('table', { name: 'Direct downlines' }))
    expect(await table.findByText('25.0%')).toBeTruthy()
    expect(table.getByText('0.0%')).toBeTruthy()
    expect(screen.getByText(/Updated \d\d:\d\d\./)).toBeTruthy()
  })

  it('[AG162] has the real-time salary of today for who has such a contract', async () => {
    open('', {
      [paths.pace]: {
        currency: 'PHP',
        zone: 'Asia/Manila',
        contract: { id: 'ctr_1' },
        today: { day: '2026-11-15', amount: '341820', windows: 173, ofDay: 288 },
        last: { to: '2026-11-15T06:30:00.000Z', amount: '2130' },
        nextAt: '2026-11-15T06:35:00.000Z',
        lateSince: null,
      },
    })
    const link = await screen.findByRole('link', { name: 'Real-time salary today' })
    expect(link.closest('div')?.textContent).toMatch(
      /On time.*3,418\.20.*Last run 14:30\. Next at 14:35\./,
    )
  })

  it('says of a change beyond all measure only that it is', async () => {
    open('', {
      [paths.overview]: {
        ...overview,
        totals: { ...overview.totals, net: '-19753086440800', validBet: '5000000' },
        before: { ...overview.before, net: '1', validBet: '1' },
      },
    })
    expect(await screen.findByText(/^over −999%$/)).toBeTruthy()
    expect(screen.getByText(/over \+999%/)).toBeTruthy()
    expect(document.body.textContent).not.toMatch(/\d,\d{3}(\.\d)?%/)
  })

  it('shows what the team came to beside the days before, and whose days they are', async () => {
    open('')
    expect(await screen.findByText('+100%')).toBeTruthy()
    expect(screen.getAllByText('against Nov 11 – Nov 12').length).toBeGreaterThan(0)
    // Two days with thirty in all.
    expect(screen.getByText('15')).toBeTruthy()
    expect(screen.getByText('14 directly below you')).toBeTruthy()
    expect(screen.getByText(/3 members of your team look like other accounts/)).toBeTruthy()
    expect(screen.getByText(/A report day ends at 00:00 in Asia\/Manila/)).toBeTruthy()
    const table = within(await screen.findByRole('table', { name: 'Direct downlines' }))
    expect(table.getByText('marco')).toBeTruthy()
    expect(table.getByText('2 lines')).toBeTruthy()
  })

  it.each([
    ['-40000', 'A minus: the players lost this much.'],
    ['40000', 'A plus: the players won this much.'],
    ['0', 'The players won as much as they lost.'],
  ])('[AG202] says at a team profit of %s who won', async (net, words) => {
    open('', { [paths.overview]: { ...overview, totals: { ...overview.totals, net } } })
    const figure = await screen.findByRole('link', { name: 'Team profit' })
    expect(figure.closest('div')?.textContent).toContain(words)
  })

  it('gives its plots as tables too', async () => {
    const { user } = open('')
    const [first] = await screen.findAllByRole('button', { name: 'Show as a table' })
    await user.click(first as HTMLElement)
    const table = within(await screen.findByRole('table', { name: 'Deposits and withdrawals' }))
    expect(table.getByText('Nov 14')).toBeTruthy()
  })

  it('says why it did not come, and comes when it is tried again', async () => {
    let tries = 0
    const { user } = open('', {
      [paths.overview]: () => ((tries += 1) === 1 ? new Refused('unavailable') : overview),
    })
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('14 directly below you')).toBeTruthy()
  })
})

describe('user loss', () => {
  it('goes down through the teams, and back by the way', async () => {
    const { user, asked } = open('palStatementsAgentCopy', {
      [paths.lines]: ({ searchParams }: URL) =>
        searchParams.get('of') === 'mem_marco'
          ? lines([line('cid', { teamSize: 0 })], ['rosa', 'marco'])
          : usual[paths.lines],
    })
    await user.click(await screen.findByText('marco'))
    expect(await screen.findByText('cid')).toBeTruthy()
    expect(last(asked, paths.lines)?.get('of')).toBe('mem_marco')
    const way = within(screen.getByRole('navigation', { name: 'Way down the team' }))
    await user.click(way.getByRole('button', { name: 'rosa' }))
    await waitFor(() => expect(last(asked, paths.lines)?.get('of')).toBeNull())
  })

  it('[AG234] is of one product alone, without what is of no product', async () => {
    const { user, asked } = open('palStatementsAgentCopy&teamSort=deposits')
    const table = within(await screen.findByRole('table', { name: 'User loss' }))
    expect(table.getAllByText('Deposits').length).toBeGreaterThan(0)
    const product = screen.getByRole('combobox', { name: 'Games' })
    await user.selectOptions(product, 'LIVE')
    await waitFor(() => expect(last(asked, paths.lines)?.get('product')).toBe('LIVE'))
    expect(last(asked, paths.lines)?.get('sort')).toBe('validBet')
    expect(table.queryByText('Deposits')).toBeNull()
    expect(screen.getByText(/Profit and loss of this product/)).toBeTruthy()
    await user.selectOptions(product, '')
    await waitFor(() => expect(last(asked, paths.lines)?.get('product')).toBeNull())
  })

  it('[AG235] is of one account, or of each without those below; who is opened is looked into', async () => {
    const { user, asked } = open('palStatementsAgentCopy&teamOf=mem_liza')
    await screen.findByRole('table', { name: 'User loss' })
    expect(last(asked, paths.lines)?.get('of')).toBe('mem_liza')
    await user.click(screen.getByRole('switch', { name: 'Include sub-levels' }))
    await waitFor(() => expect(last(asked, paths.lines)?.get('alone')).toBe('true'))
    expect(screen.getByText(/each line without those below/)).toBeTruthy()
    await user.type(screen.getByRole('textbox', { name: /^Account/ }), 'marco{Enter}')
    await waitFor(() => expect(last(asked, paths.lines)?.get('account')).toBe('marco'))
    expect(last(asked, paths.lines)?.get('of')).toBeNull()
    await user.click(await screen.findByText('marco'))
    await waitFor(() => expect(last(asked, paths.lines)?.get('of')).toBe('mem_marco'))
    expect(last(asked, paths.lines)?.get('account')).toBeNull()
  })

  it('is sorted by the server, and pages', async () => {
    const { user, asked } = open('palStatementsAgentCopy', {
      [paths.lines]: lines([line('marco')], ['rosa'], 45),
    })
    await user.click(await screen.findByRole('button', { name: 'Page 3' }))
    await waitFor(() => expect(last(asked, paths.lines)?.get('page')).toBe('3'))
    await user.click(screen.getByRole('button', { name: /^Deposits/ }))
    await waitFor(() => expect(last(asked, paths.lines)?.get('sort')).toBe('deposits'))
    expect(last(asked, paths.lines)?.get('page')).toBe('1')
  })

  it('shows the columns that one wants, also the next time', async () => {
    const { user } = open('palStatementsAgentCopy')
    const table = within(await screen.findByRole('table', { name: 'User loss' }))
    expect(table.getAllByText('Prizes').length).toBeGreaterThan(0)
    await user.click(await screen.findByRole('button', { name: 'Columns' }))
    await user.click(await screen.findByRole('checkbox', { name: 'Prizes (PHP)' }))
    await waitFor(() => expect(table.queryByText('Prizes')).toBeNull())
    expect(localStorage.getItem('report-columns user-loss')).toBe('["payout"]')
    const fixed: HTMLInputElement = screen.getByRole('checkbox', { name: 'Account' })
    expect(fixed.disabled).toBe(true)
  })

  it('says that nobody is below, and why nothing stands here', async () => {
    open('palStatementsAgentCopy', { [paths.lines]: lines([]) })
    expect(await screen.findByText('Nobody is below yet')).toBeTruthy()
    expect(screen.getByText(/Who registers with your invitation/)).toBeTruthy()
  })

  it('says that somebody is not in the team', async () => {
    open('palStatementsAgentCopy&teamOf=mem_stranger', {
      [paths.lines]: new Refused('not_in_team'),
    })
    expect(await screen.findByText('This account is not in your team.')).toBeTruthy()
  })
})

describe('team management', () => {
  it('leads to a contract for who is directly below, and for nobody deeper', async () => {
    open('downlineManagmentView', {
      [paths.members]: members([downline('marco'), downline('deep', { level: 2 })]),
    })
    const link = await screen.findByRole('link', { name: 'Contract: marco' })
    expect(link.getAttribute('href')).toContain('page=agentContractOffer&contractFor=marco')
    expect(screen.queryByRole('link', { name: 'Contract: deep' })).toBeNull()
  })

  it('lists who is directly below, with what they have, who is online and who never came', async () => {
    const { asked } = open('downlineManagmentView')
    const table = within(await screen.findByRole('table', { name: 'Team management' }))
    expect(table.getByText('Online').closest('tr')?.textContent).toContain('marco')
    expect(table.getAllByText('Never')).toHaveLength(2)
    expect(table.getByText('2 accounts shown')).toBeTruthy()
    expect(last(asked, paths.members)?.get('deep')).toBe('false')
  })

  it('finds an account at any level, and says when there is none', async () => {
    const { user, asked } = open('downlineManagmentView', {
      [paths.members]: ({ searchParams }: URL) =>
        searchParams.has('search') || searchParams.has('onlyTeams')
          ? members([])
          : usual[paths.members],
    })
    await screen.findByText('marco')
    await user.type(screen.getByRole('textbox', { name: /^Account, or/ }), 'zed*{Enter}')
    expect(await screen.findByText('Nobody found')).toBeTruthy()
    expect(last(asked, paths.members)?.get('search')).toBe('zed*')
    expect(last(asked, paths.members)?.get('deep')).toBe('true')
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(await screen.findByText('marco')).toBeTruthy()
  })

  it('goes on where the page ended', async () => {
    const { user } = open('downlineManagmentView', {
      [paths.members]: ({ searchParams }: URL) =>
        searchParams.has('onlyTeams')
          ? members([])
          : searchParams.has('cursor')
            ? members([downline('older')])
            : members([downline('marco')], { next: 'mem_marco', total: 2 }),
    })
    await user.click(await screen.findByRole('button', { name: 'Load more' }))
    expect(await screen.findByText('older')).toBeTruthy()
    expect(screen.getByText('marco')).toBeTruthy()
  })
})

describe('announcements to agents', () => {
  it('are listed the latest first, and each is read in full', async () => {
    const { user } = open('agentAnnouncement', {
      [contentPaths.announcements]: announcementsAnswer(
        popup(1, { execution: 'A', startsAt: '2026-11-01T00:00:00.000Z' }),
        popup(2, { execution: 'A', startsAt: '2026-11-09T00:00:00.000Z' }),
        popup(3, { execution: 'B', title: 'For visitors' }),
      ),
    })
    expect(await screen.findByRole('heading', { level: 3, name: 'News 2' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: /^News 1/ }))
    expect(await screen.findByText('Text of news 1')).toBeTruthy()
    expect(screen.queryByText('For visitors')).toBeNull()
  })

  it('say that there are none', async () => {
    open('agentAnnouncement', { [contentPaths.announcements]: announcementsAnswer() })
    expect(await screen.findByText('There are no announcements right now.')).toBeTruthy()
  })
})
