import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import type { RecountLine, SettlementRun } from '@baize/contract/agents/settlement-desk'
import { renderPage, type Answers } from '../../../testing/render-page.tsx'
import { ContractsPage } from '../contracts/contracts-page.tsx'
import { FlagsPage } from '../flags/flags-page.tsx'
import { LinksPage } from '../links/links-page.tsx'
import { SettlementPage } from '../settlement/settlement-page.tsx'

const at = '2026-11-15T06:00:00.000Z'
const later = '2026-11-16T05:40:00.000Z'
const run: SettlementRun = {
  kind: 'daily',
  day: '2026-11-14',
  currency: 'PHP',
  from: at,
  to: at,
  contracts: 312,
  windows: 312,
  nothing: 6,
  amount: '41822040',
  setOff: '0',
  paid: '41822040',
  owed: '0',
  settledAt: at,
}
const line: RecountLine = {
  contract: 'ctr_1',
  payer: 'pilar_team',
  payee: 'sulu_88',
  from: at,
  to: at,
  basis: '100210000',
  basisNow: '99104000',
  tier: 3,
  tierNow: 2,
  amount: '801680',
  paid: '801680',
  amountNow: '594624',
  because: [
    {
      why: 'corrected',
      product: 'LIVE',
      times: 41,
      validBet: '-1',
      loss: '0',
      first: later,
      last: later,
    },
  ],
}
const payable = {
  payer: 'north_star',
  payerId: 'mem_n',
  payee: 'rosa_team',
  payeeId: 'mem_r',
  kind: 'daily',
  currency: 'PHP',
  earned: '600000',
  paid: '88260',
  owed: '511740',
  since: at,
  shortSince: at,
  has: '124000',
}
const answers = (items: readonly RecountLine[] = [line]): Answers => ({
  'GET /ops/api/agents/settlement/runs': {
    zone: 'Asia/Manila',
    from: '2026-11-11',
    to: '2026-11-17',
    closedUntil: at,
    items: [run],
  },
  'GET /ops/api/agents/settlement/windows': { items: [], next: null },
  'GET /ops/api/agents/settlement/recount': {
    at: later,
    windows: 312,
    equal: 312 - items.length,
    nothing: 6,
    differing: items.length,
    isCut: false,
    totals: {
      amount: '41822040',
      paid: '41822040',
      amountNow: '41590174',
      more: '154240',
      less: '-386106',
    },
    items,
  },
  'GET /ops/api/agents/payables': ({ page = '1' }: { page?: string }) => ({
    total: 51,
    totals: [{ currency: 'PHP', owed: '511740', payers: 3 }],
    items:
      page === '1'
        ? Array.from({ length: 50 }, (_, at) => ({ ...payable, payeeId: `mem_${at}` }))
        : [payable],
  }),
  'POST /ops/api/exports': {},
})

const files = vi.fn<(file: unknown) => string>(() => 'blob:x')
beforeEach(() => {
  files.mockClear()
  vi.spyOn(URL, 'createObjectURL').mockImplementation(files)
})

it('[AG212] a run shows what it came to beside what it comes to now, with why and where that is counted', async () => {
  renderPage(SettlementPage, answers(), { path: '/settlement' })
  const user = userEvent.setup()
  const runs = within(await screen.findByRole('table', { name: 'Runs' }))
  await user.click(await runs.findByText('Daily wages'))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('tab', { name: 'Counted again' }))
  const row = (await dialog.findByText('sulu_88')).closest('tr')
  expect(row?.textContent).toMatch(
    /by pilar_team.*1,002,100\.00.*991,040\.00.*3 →.*2.*8,016\.80.*8,016\.80.*5,946\.24.*2,070\.56.*41 corrections, LIVE.*Counted/,
  )
  expect(dialog.getByText('1 differs, 6 came to nothing')).toBeTruthy()
  expect(dialog.getByText('Difference', { selector: 'p' }).parentElement?.textContent).toMatch(
    /2,318\.66.*\+1,542\.40.*3,861\.06/,
  )
  expect(dialog.queryByText(/Have the day proven/)).toBeNull()
  expect(location.search).toContain('view=recount')
  const steps = within(dialog.getByRole('list', { name: 'How far it is' }))
  expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Settled15 Nov/),
    expect.stringMatching(/^Counted again16 Nov/),
    'Differences1 of 312',
    'Counted with later windowsBy itself; nobody is charged back',
  ])
  // One has nothing beside it to be measured by.
  expect(dialog.queryByRole('figure')).toBeNull()
})

it('[AG212] where several differ they are drawn beside each other', async () => {
  const other = { ...line, contract: 'ctr_2', payee: 'old_oak', amountNow: '905272' }
  renderPage(SettlementPage, answers([line, other]), {
    path: '/settlement?day=2026-11-14&of=daily&in=PHP&view=recount',
  })
  const figure = await screen.findByRole('figure', { name: 'Size of the differences' })
  expect(figure.textContent).toMatch(/sulu_88.*−2,070\.56.*old_oak.*\+1,035\.92/)
})

it('[AG212] sums that are no longer those of the settlement are told as what they are', async () => {
  const because = [
    { ...line.because[0]!, why: 'sums' as const, product: '', first: null, last: null },
  ]
  renderPage(SettlementPage, answers([{ ...line, because }]), {
    path: '/settlement?day=2026-11-14&of=daily&in=PHP&view=recount',
  })
  expect(await screen.findByText(/Have the day proven/)).toBeTruthy()
})

it('[AG213] a file has all pages of what the filter finds, and is told before it is made', async () => {
  const sent = renderPage(SettlementPage, answers(), {
    path: '/settlement?tab=payables&kind=daily',
  })
  await screen.findAllByText('north_star')
  await userEvent.click(screen.getByRole('button', { name: 'CSV' }))
  await vi.waitFor(() => expect(files).toHaveBeenCalledOnce())
  const body = { list: 'payables', filter: 'kind=daily', rows: 51 }
  expect(sent).toEqual([{ call: 'POST /ops/api/exports', body }])
  const [[file] = []] = files.mock.calls
  const lines = (await (file as Blob).text()).trim().split(/\r?\n/)
  expect(lines).toHaveLength(1 + body.rows)
})

it('[AG247] a file of windows is named by its run, and figures say of how many days they are', async () => {
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download)
  })
  const settled = {
    contract: 'ctr_1',
    kind: run.kind,
    payer: '',
    payee: 'sulu_88',
    currency: run.currency,
    from: run.from,
    to: run.to,
    validBet: '100',
    loss: '0',
    active: 1,
    tier: 1,
    rate: 100,
    amount: '1',
    id: 'stl_1',
    carriedIn: '0',
    carriedOut: '0',
    isPaid: true,
  }
  const windows = { items: [settled], next: null }
  renderPage(
    SettlementPage,
    { ...answers(), 'GET /ops/api/agents/settlement/windows': windows },
    { path: '/settlement' },
  )
  const user = userEvent.setup()
  expect(await screen.findByText(/^Settled in \d+ days?$/)).toBeTruthy()
  const runs = within(await screen.findByRole('table', { name: 'Runs' }))
  await user.click(await runs.findByText('Daily wages'))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(await dialog.findByRole('button', { name: 'CSV' }))
  await vi.waitFor(() => expect(saved).toEqual([`settlement-windows-daily-PHP-${run.day}.csv`]))
})

it.each([
  [ContractsPage, 'contracts'],
  [LinksPage, 'invitations'],
] as const)('[AG247] of several boxes to search in, one has the key: %#', async (Page, call) => {
  renderPage(Page, { [`GET /ops/api/agents/${call}`]: { items: [], next: null } })
  expect(await screen.findAllByRole('searchbox')).toHaveLength(2)
  expect(screen.getAllByText('/')).toHaveLength(1)
})

const tables = [
  ['contracts', ContractsPage, 'contracts'],
  ['flags', FlagsPage, 'flags'],
  ['links', LinksPage, 'invitations'],
] as const

it.each(tables)(
  '[AG213] the table of %s has its file, for who may take it out',
  async (name, Page, call) => {
    const listed = { [`GET /ops/api/agents/${call}`]: { items: [], next: null } }
    renderPage(Page, listed, { path: `/agent-${name}`, roles: ['auditor'] })
    expect(await screen.findByRole('button', { name: 'CSV' })).toBeTruthy()
  },
)

it('[AG213] who judges no flags and audits nothing reads them and takes no file', async () => {
  const listed = { 'GET /ops/api/agents/flags': { items: [], next: null } }
  renderPage(FlagsPage, listed, { path: '/agent-flags', roles: ['finance'] })
  expect(await screen.findByText('Nothing here')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'CSV' })).toBeNull()
})
