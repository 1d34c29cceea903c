import { screen, waitFor, within } from '@testing-library/react'
import type { StatusReply } from '@baize/contract/system/system'
import type { SettledWindow } from '@baize/contract/agents/settlements'
import { readAddress } from '@baize/ui/navigation/address.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { beside, contract, contractPaths } from '../../../testing/contracts.ts'
import { openStatus } from '../../../testing/fixtures.ts'
import { Refused, type Answers, type Asked } from '../../../testing/fake-server.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import type { Income, Pace, WindowDetail, Windows } from './api.ts'

const path = '/wps/agent/settlements'
const tiers = [
  { rate: 40, periodValidBet: '30000000', periodProfitLoss: '0', activeMembers: 5 },
  { rate: 80, periodValidBet: '100000000', periodProfitLoss: '0', activeMembers: 12 },
  { rate: 100, periodValidBet: '250000000', periodProfitLoss: '0', activeMembers: 25 },
]
const terms: WindowDetail['terms'] = {
  kind: 'daily',
  basis: 'validBet',
  periodicType: 'Daily',
  products: ['RNG', 'LIVE'],
  tiers,
  cap: '1000000',
  betAmount: '100000',
  carry: 'none',
}
const row: SettledWindow = {
  id: 'stl_00000000000000000000000001',
  kind: 'daily',
  contract: 'ctr_1',
  version: 2,
  payer: 'north_star',
  payee: 'rosa',
  from: '2026-11-13T16:00:00.000Z',
  to: '2026-11-14T16:00:00.000Z',
  day: '2026-11-14',
  settledAt: '2026-11-14T16:01:00.000Z',
  validBet: '128430055',
  loss: '1000',
  active: 14,
  leftOut: 2,
  basis: '128430055',
  carriedIn: '-5000',
  counted: '128425055',
  tier: 2,
  rate: 80,
  nextTier: tiers[2] ?? null,
  beforeCap: '1027400',
  cap: '1000000',
  before: '0',
  amount: '1000000',
  carriedOut: '0',
  newBasis: '532425',
  covered: '400000',
  owed: '600000',
  state: 'part',
}
const windows = (items: readonly SettledWindow[], next: string | null = null): Windows => ({
  currency: 'PHP',
  zone: 'Asia/Manila',
  from: '2026-11-08',
  to: '2026-11-14',
  items: [...items],
  next,
  totals: { windows: 7, validBet: '1286853670', loss: '0', amount: '7796044', owed: '600000' },
})
const detail: WindowDetail = {
  currency: 'PHP',
  zone: 'Asia/Manila',
  window: row,
  terms,
  sums: { stake: '128430055', payout: '128429055', bonus: '0', rebate: '0' },
  setOffBefore: '100000',
  setOffLater: '0',
  payments: [{ at: '2026-11-14T16:02:00.000Z', amount: '300000', transfer: 'trf_1' }],
  paidBesides: '0',
  older: null,
  newer: null,
}
const pace = (change: Partial<Pace> = {}): Pace => ({
  currency: 'PHP',
  zone: 'Asia/Manila',
  at: '2026-11-15T06:32:00.000Z',
  contract: {
    id: 'ctr_1',
    state: 'accepted',
    from: 'north_star',
    downline: 'rosa',
    currency: 'PHP',
    terms,
    offeredAt: '2026-11-01T00:00:00.000Z',
    expiresAt: '2026-11-08T00:00:00.000Z',
    beginsAt: '2026-11-02T16:00:00.000Z',
    endsAt: null,
    changes: null,
  },
  version: 2,
  last: {
    id: row.id,
    to: '2026-11-15T06:30:00.000Z',
    settledAt: '2026-11-15T06:30:40.000Z',
    amount: '2130',
  },
  nextAt: '2026-11-15T06:35:00.000Z',
  lateSince: null,
  countedUntil: '2026-11-15T06:30:00.000Z',
  today: { day: '2026-11-15', amount: '341820', windows: 173, ofDay: 288 },
  running: {
    from: '2026-11-15T06:30:00.000Z',
    to: '2026-11-15T06:35:00.000Z',
    validBet: '85455000',
    loss: '0',
    active: 11,
    basis: '85455000',
    carriedIn: '0',
    counted: '85455000',
    tier: 1,
    rate: 40,
    nextTier: tiers[1] ?? null,
    beforeCap: '341820',
    cap: null,
    before: '341820',
    amount: '0',
    carriedOut: '0',
    leftOut: 0,
  },
  ...change,
})
const none = {
  exists: true,
  got: '0',
  given: '0',
  windows: 0,
  last: null,
  owed: '0',
  owes: '0',
} as const
const income: Income = {
  currency: 'PHP',
  zone: 'Asia/Manila',
  from: '2026-11-13',
  to: '2026-11-14',
  sources: [
    { ...none, source: 'dividend', got: '11223420', windows: 1, last: row.settledAt },
    { ...none, source: 'daily', got: '7796044', given: '1000000', windows: 16, owes: '530' },
    { ...none, source: 'hourly' },
    { ...none, source: 'realtime', got: '-500', windows: 4 },
    { ...none, source: 'rebate', exists: false },
  ],
  days: [
    {
      day: '2026-11-13',
      got: { rebate: '0', dividend: '11223420', daily: '7796044', hourly: '0', realtime: '-500' },
      given: '1000000',
    },
    {
      day: '2026-11-14',
      got: { rebate: '0', dividend: '0', daily: '0', hourly: '0', realtime: '0' },
      given: '0',
    },
  ],
  totals: {
    got: '19018964',
    given: '1000000',
    net: '18018964',
    windows: 21,
    owed: '0',
    owes: '530',
  },
}

class SilentLine extends EventTarget {
  send(): void {}
  close(): void {}
}
beforeEach(() => vi.stubGlobal('WebSocket', SilentLine))
afterEach(() => vi.unstubAllGlobals())

const usual: Answers = {
  [path]: windows([row]),
  [`${path}/pace`]: pace(),
  [`${path}/${row.id}`]: detail,
  '/wps/agent/income': income,
  [contractPaths.own]: beside([contract('ctr_1', { terms })]),
  '/wps/records/account': {
    currency: 'PHP',
    items: [
      {
        id: 'pay_1',
        at: '2026-11-14T16:02:00.000Z',
        kind: 'contract',
        amount: '300000',
        currency: 'PHP',
        state: 'done',
        outcome: 'done',
        about: 'Daily wages · north_star',
        reference: 'trf_1',
        steps: [],
      },
    ],
    next: null,
    totals: { in: '300000', out: '0' },
  },
}
const nodes = ['enableCt', 'salary', 'hourSalary', 'agentRealtimeSalary'].map((modId) => ({
  modId,
  enabled: '1',
  childrenNodes: [],
}))
const whitelabel = [
  { modId: 'AGENT', enabled: '1', childrenNodes: nodes },
] as unknown as StatusReply['info']['whitelabel']
const open = (page: string, answers: Answers = {}) =>
  renderSite({
    at: `/agentHome?page=${page}`,
    as: 'agent',
    answers: { ...usual, ...answers },
    status: { info: { ...openStatus.info, whitelabel } },
  })
const last = (asked: readonly Asked[], pathname: string) =>
  asked.findLast((one) => one.pathname === pathname)?.searchParams

describe('a record of what a contract came to', () => {
  it.each([
    ['agentDividendRecordCopy2', 'dividend', 'Dividend'],
    ['agentDailyWages2', 'daily', 'Daily wages'],
    ['agentHourSalary', 'hourly', 'Hourly salary'],
    ['agentRealtimeSalary', 'realtime', 'Real-time salary'],
  ])(
    'is the page %s: the contract, the periods with their totals, and whose days',
    async (page, kind, name) => {
      const { asked } = open(page)
      const table = within(await screen.findByRole('table', { name }))
      expect(table.getByText('north_star')).toBeTruthy()
      expect(table.getByText('10,000.00')).toBeTruthy()
      expect(table.getByText('Part paid')).toBeTruthy()
      expect(table.getByText('7 periods')).toBeTruthy()
      expect(table.getByText('77,960.44')).toBeTruthy()
      // [AG230] Of all periods, also those that are not on the page.
      expect(table.getByText('12,868,536.70')).toBeTruthy()
      expect(await screen.findByRole('heading', { name: 'Contract no. 2' })).toBeTruthy()
      expect(screen.getByText('paid by north_star')).toBeTruthy()
      expect(screen.getByText('Slots, Live')).toBeTruthy()
      expect(screen.getByText(/A day ends at 00:00 in Asia\/Manila/)).toBeTruthy()
      expect(last(asked, path)?.get('kind')).toBe(kind)
      expect(last(asked, path)?.get('side')).toBe('got')
      expect(last(asked, `${path}/pace`)?.get('kind')).toBe(kind)
    },
  )

  it('tells by row why it is this amount, each step of the sum, and what is owed', async () => {
    const { user } = open('agentDailyWages2')
    await user.click(await screen.findByText('Part paid'))
    expect(readAddress().search['why']).toBe(row.id)
    const sheet = within(await screen.findByRole('dialog', { name: 'Why this amount' }))
    expect(await sheet.findByText('What counted, fixed on 15 Nov, 00:01')).toBeTruthy()
    expect(sheet.getByText('Carried from before').nextSibling?.textContent).toContain('50.00')
    expect(sheet.getByText('Counted').nextSibling?.textContent).toMatch(/1,284,250\.55/)
    expect(sheet.getByText('Active members: 14')).toBeTruthy()
    expect(sheet.getByText(/2 more bet enough and are left out/)).toBeTruthy()
    expect(sheet.getByText('Tier 2 of 3 was reached')).toBeTruthy()
    const tier = sheet.getAllByRole('row').find((one) => one.getAttribute('aria-current'))
    expect(tier?.textContent).toContain('0.8%')
    expect(sheet.getByText('Missing for tier 3:')).toBeTruthy()
    expect(sheet.getByText(/1,215,699\.45/)).toBeTruthy()
    expect(sheet.getByText('Active members: 11')).toBeTruthy()
    expect(sheet.getByText(/× 0\.8%, rounded down/)).toBeTruthy()
    expect(sheet.getByText('Above the most that is paid').nextSibling?.textContent).toMatch(
      /274\.00/,
    )
    expect(sheet.getByText('Comes to').nextSibling?.textContent).toMatch(/10,000\.00/)
    const paid = sheet.getByText('Paid by north_star, 15 Nov, 00:02').closest('dt')
    expect(paid?.nextSibling?.textContent).toBe('3,000.00')
    expect(
      sheet.getByText('Set off against what was paid too much before').nextSibling?.textContent,
    ).toBe('1,000.00')
    expect(sheet.getByText('Still owed').nextSibling?.textContent).toMatch(/6,000\.00/)
    await user.click(sheet.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('[AG160] leads to the window before and after, to the line of the account record, and to a question', async () => {
    const before = { ...row, id: 'stl_00000000000000000000000000', amount: '4711' }
    const { user } = open('agentDailyWages2', {
      [`${path}/${row.id}`]: { ...detail, older: before.id },
      [`${path}/${before.id}`]: { ...detail, window: before, payments: [], newer: row.id },
    })
    await user.click(await screen.findByText('Part paid'))
    const sheet = within(await screen.findByRole('dialog', { name: 'Why this amount' }))
    const button = (name: string) => sheet.getByRole('button', { name })
    await sheet.findByText('Active members: 14')
    expect(button('Next period').getAttribute('aria-disabled')).toBe('true')
    button('Period before').focus()
    await user.keyboard('{Enter}')
    expect((await sheet.findAllByText('PHP 47.11')).length).toBeGreaterThan(0)
    expect(readAddress().search['why']).toBe(before.id)
    expect(document.activeElement).toBe(button('Period before'))
    // What nothing was paid for has no line.
    expect(sheet.queryByRole('link', { name: 'Account record' })).toBeNull()
    await user.click(button('Next period'))
    const record = await sheet.findByRole('link', { name: 'Account record' })
    const wanted =
      'm=transactionHistory&recFrom=2026-11-15&recTo=2026-11-15&recKind=contract&recOpen=trf_1'
    expect(record.getAttribute('href')).toContain(wanted)
    const paid = sheet.getByRole('link', { name: 'Paid by north_star, 15 Nov, 00:02' })
    expect(paid.getAttribute('href')).toBe(record.getAttribute('href'))
    const question = sheet.getByRole('link', { name: 'Question this amount' })
    expect(question.getAttribute('href')).toContain(`order=${row.id}&popup=feedback`)
  })

  it('[AG161] names who was counted, once somebody wants to see it', async () => {
    const { user, asked } = open('agentDailyWages2', {
      [`${path}/${row.id}/members`]: {
        currency: 'PHP',
        items: [
          { name: 'marco', validBet: '500000', isLeftOut: false },
          { name: 'ma***9', validBet: '400000', isLeftOut: true },
        ],
        more: 12,
      },
    })
    await user.click(await screen.findByText('Part paid'))
    const sheet = within(await screen.findByRole('dialog', { name: 'Why this amount' }))
    const names = await sheet.findByText('Show names')
    expect(last(asked, `${path}/${row.id}/members`)).toBeUndefined()
    await user.click(names)
    const table = within(await sheet.findByRole('table', { name: 'Members counted' }))
    const rows = table.getAllByRole('row').map(({ textContent }) => textContent ?? '')
    expect(rows[1]).toMatch(/marco.*5,000\.00/)
    expect(rows[1]).not.toContain('Left out')
    expect(rows[2]).toMatch(/ma\*\*\*9.*Left out.*4,000\.00/)
    expect(sheet.getByText('And 12 more')).toBeTruthy()
  })

  it('says of a window that a correction took below zero that nothing is taken from the balance', async () => {
    const back = { ...row, amount: '-482', owed: '0', covered: '-482', state: 'setOff' } as const
    const { user } = open('agentRealtimeSalary', {
      [path]: windows([back]),
      [`${path}/${row.id}`]: { ...detail, window: back, payments: [], setOffBefore: '0' },
    })
    await user.click(await screen.findByText('Set off'))
    const sheet = within(await screen.findByRole('dialog'))
    expect(await sheet.findByText(/Nothing is taken from your balance/)).toBeTruthy()
  })

  it('shows what one pays to downlines, and goes on page by page', async () => {
    const other = { ...row, id: 'stl_00000000000000000000000002', payee: 'marco_long_name' }
    const { user, asked } = open('agentDailyWages2', {
      [path]: ({ searchParams }: Asked) =>
        searchParams.get('cursor') === 'more' ? windows([other]) : windows([row], 'more'),
    })
    await user.click(await screen.findByRole('radio', { name: 'Given to downlines' }))
    await waitFor(() => expect(last(asked, path)?.get('side')).toBe('given'))
    expect(readAddress().search['side']).toBe('given')
    await user.click(await screen.findByRole('button', { name: 'Load more' }))
    expect(await screen.findByText('marco_long_name')).toBeTruthy()
  })

  it('says the last and the next run of a real-time salary, today and what the next tier is from', async () => {
    open('agentRealtimeSalary')
    const figure = async (name: string) =>
      (await screen.findByText(name)).parentElement?.textContent ?? ''
    expect(await figure('Last run')).toContain('14:30')
    expect(await figure('Next run')).toContain('14:35')
    expect(await figure('Earned today')).toMatch(/3,418\.20.*173 of 288/)
    expect(await figure('Valid bets of the day')).toContain('854,550.00')
  })

  it('[AG162] [AG163] counts down to the next run, says whether runs are on time, and what came in each', async () => {
    open('agentRealtimeSalary')
    // The server of these tests stands on 15 November, whatever this device says.
    expect((await screen.findByRole('timer')).textContent).toMatch(
      /^in \d{1,3}:\d\d, by the server’s clock$/,
    )
    expect(screen.getByText('On time')).toBeTruthy()
    const table = within(await screen.findByRole('table', { name: 'Real-time salary' }))
    expect(table.getByRole('columnheader', { name: 'New bets' })).toBeTruthy()
    expect(table.getByText('5,324.25')).toBeTruthy()
  })

  it('[AG162] says since when runs are late', async () => {
    open('agentRealtimeSalary', {
      [`${path}/pace`]: pace({ lateSince: '2026-11-15T06:25:00.000Z' }),
    })
    expect(await screen.findByText('Late since 14:25')).toBeTruthy()
    expect(screen.queryByText('On time')).toBeNull()
  })

  it('says that there is no contract and nothing settled, and offers to try again what failed', async () => {
    const { user } = open('agentHourSalary', {
      [path]: windows([]),
      [`${path}/pace`]: pace({
        contract: null,
        version: 0,
        last: null,
        nextAt: null,
        running: null,
      }),
    })
    expect(await screen.findByText('You have no contract of this kind')).toBeTruthy()
    expect(await screen.findByText('Nothing was settled in these days')).toBeTruthy()
    expect(screen.queryByText('Next run')).toBeNull()
    expect(user).toBeTruthy()
  })

  it('says of a window of somebody else that there is none', async () => {
    open('agentDailyWages2&why=stl_other', {
      [`${path}/stl_other`]: new Refused('not_found', 404),
    })
    const sheet = within(await screen.findByRole('dialog', { name: 'Why this amount' }))
    expect(await sheet.findByRole('alert')).toBeTruthy()
  })
})

describe('my income', () => {
  it('has every source with its share, what was given and is owed, and says that there is no rebate', async () => {
    open('agentRevenueReport')
    const table = within(await screen.findByRole('table', { name: 'By source' }))
    const [, ...rows] = table.getAllByRole('row').map(({ textContent }) => textContent ?? '')
    expect(await table.findByText('0.4% – 1.0% · Valid bets')).toBeTruthy()
    expect(rows[0]).toMatch(/Dividend.*112,234\.20.*59\.0%/)
    expect(rows[1]).toMatch(/Daily wages.*77,960\.44.*10,000\.00/)
    expect(rows[4]).toMatch(/Rebate.*Not given out yet/)
    expect(rows.at(-1)).toMatch(/All sources.*190,189\.64/)
    expect(screen.getByText('Left for you').parentElement?.textContent).toContain('180,189.64')
    expect(screen.getByText(/What you owe is paid from your balance/)).toBeTruthy()
  })

  it('leads from a source to its record for the same days, and shows the days as a table', async () => {
    const { user } = open('agentRevenueReport')
    await user.click(await screen.findByRole('button', { name: 'Show as a table' }))
    const days = within(await screen.findByRole('table', { name: 'By day' }))
    expect(days.getAllByRole('row')).toHaveLength(4)
    expect(days.getAllByText('77,960.44')).toHaveLength(2)
    const table = within(screen.getByRole('table', { name: 'By source' }))
    await user.click(table.getByText('Dividend'))
    expect(readAddress().search).toMatchObject({
      page: 'agentDividendRecordCopy2',
      teamFrom: '2026-11-13',
      teamTo: '2026-11-14',
    })
  })

  it('has the lines of the account record below, and each leads there', async () => {
    const { user, asked } = open('agentRevenueReport')
    const table = within(await screen.findByRole('table', { name: 'Account record' }))
    expect(last(asked, '/wps/records/account')?.get('kind')).toBe('contract')
    await user.click(await table.findByText('Daily wages · north_star'))
    expect(readAddress().search).toMatchObject({
      m: 'transactionHistory',
      recKind: 'contract',
      recOpen: 'trf_1',
      recFrom: '2026-11-15',
    })
  })
})
