import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { AskedMove, Branch, BranchMove } from '@baize/contract/agents/tree-desk'
import type { ContractView } from '@baize/contract/agents/contract-parts'
import type { SettlementRun } from '@baize/contract/agents/settlement-desk'
import { document, refusal, renderPage, type Answers } from '../../testing/render-page.tsx'
import { ContractsPage } from './contracts/contracts-page.tsx'
import { SettlementPage } from './settlement/settlement-page.tsx'
import { AgentSettingsPage } from './settings/agent-settings-page.tsx'
import { AgentsPage } from './tree/agents-page.tsx'

const at = '2026-11-15T06:00:00.000Z'
const branch = (change: Partial<Branch> = {}): Branch => ({
  id: 'mem_rico',
  account: 'rico',
  nickname: 'Rico Santos',
  type: 1,
  state: 'open',
  currency: 'PHP',
  joinedAt: at,
  rate: 130,
  teamSize: 12,
  direct: 3,
  depth: 0,
  contracts: ['daily'],
  move: null,
  ...change,
})
const move: BranchMove = {
  id: 'mov_1',
  member: { id: 'mem_low', account: 'low_agent' },
  from: { id: 'mem_rico', account: 'rico' },
  to: null,
  day: '2026-11-18',
  state: 'planned',
  size: 4,
  ended: 2,
  reason: 'They asked',
  plannedBy: 'Ines Reyes',
  plannedAt: at,
  overAt: null,
  isOpen: true,
}
const frame = { zone: 'Asia/Manila', today: '2026-11-17', next: null, isCut: false }
const tree = (more: Answers = {}): Answers => ({
  'GET /ops/api/agents/tree': { ...frame, path: [], of: null, items: [branch()] },
  'GET /ops/api/agents/moves': { items: [move], next: null },
  'GET /ops/api/agents/moves/asked': { items: [] },
  ...more,
})
const plan = 'POST /ops/api/agents/moves'

describe('the tree', () => {
  it('[AG116] shows rates and teams, and leads down and back up', async () => {
    const below = { ...frame, path: [{ id: 'mem_rico', account: 'rico' }], of: branch() }
    renderPage(
      AgentsPage,
      tree({
        'GET /ops/api/agents/tree': ({ of }: { of?: string }) =>
          of === 'rico'
            ? { ...below, items: [branch({ id: 'mem_low', account: 'low_agent', teamSize: 0 })] }
            : { ...frame, path: [], of: null, items: [branch()] },
      }),
      { path: '/agents' },
    )
    const user = userEvent.setup()
    const row = (await screen.findByRole('link', { name: 'rico' })).closest('tr')
    expect(row?.textContent).toMatch(/Rico Santos.*1\.3%.*3.*12.*Daily wages.*Open/)
    await user.click(screen.getByRole('link', { name: 'rico' }))
    expect(await screen.findByText('low_agent', { selector: 'td span' })).toBeTruthy()
    const way = within(screen.getByRole('navigation', { name: 'Way from the top' }))
    await user.click(way.getByRole('link', { name: 'Top' }))
    await waitFor(() => expect(location.search).not.toContain('of='))
  })

  it('[AG114] [AG170] asks for a move once the contracts that end are confirmed, with one id', async () => {
    const affected = [{ id: 'ctr_1', member: 'mem_x', name: 'jun', rate: 150, level: 1 }]
    let asked = 0
    const sent = renderPage(
      AgentsPage,
      tree({
        [plan]: () => {
          asked += 1
          return asked === 1
            ? refusal('move_ends_contracts', { value: { affected } })
            : { approvalId: 'apr_1' }
        },
      }),
    )
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Move rico' }))
    const dialog = within(screen.getByRole('dialog'))
    await user.type(dialog.getByLabelText('New upline'), 'pilar')
    await user.type(dialog.getByLabelText(/Reason/), 'They changed teams')
    await user.click(dialog.getByRole('button', { name: 'Ask for the move' }))
    expect(await dialog.findByText('jun: 1.5%, level 1')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Ask, and end these contracts with it' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const [first, second] = sent.map(({ body }) => body as Record<string, unknown>)
    expect(first).toMatchObject({ account: 'rico', upline: 'pilar', reason: 'They changed teams' })
    expect(second).toMatchObject({ id: first?.['id'], confirmed: true })
    expect(first?.['confirmed']).toBeUndefined()
    expect(await screen.findByText('Asked. rico moves when a second person agrees.')).toBeTruthy()
  })

  it('[AG170] shows a move that waits for a second person, and leads to where it is decided', async () => {
    const asked: AskedMove = {
      approvalId: 'apr_1',
      member: { id: 'mem_rico', account: 'rico' },
      from: { id: 'mem_top', account: 'pilar' },
      to: null,
      size: 12,
      ends: 3,
      reason: 'A new house',
      askedBy: 'Ines Reyes',
      askedAt: at,
      expiresAt: at,
    }
    renderPage(AgentsPage, tree({ 'GET /ops/api/agents/moves/asked': { items: [asked] } }))
    const line = (await screen.findByText('Waits for a second person')).closest('li')
    expect(line?.textContent).toMatch(
      /rico.*pilar.*Top.*With 12 below, asked by Ines Reyes.*3 contracts will end.*A new house/,
    )
    const way = within(line!).getByRole('link', { name: 'To the approvals' })
    expect(way.getAttribute('href')).toMatch(/\/approvals$/)
  })

  it('[AG113] [AG153] takes a planned move back, and says that its contracts go on', async () => {
    const sent = renderPage(
      AgentsPage,
      tree({ 'POST /ops/api/agents/moves/mov_1/take-back': { ...move, state: 'taken_back' } }),
    )
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Take back' }))
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.getByText(/2 contracts that would have ended go on/)).toBeTruthy()
    await user.type(dialog.getByLabelText(/Reason/), 'A mistake')
    await user.click(dialog.getByRole('button', { name: 'Take back' }))
    await waitFor(() => expect(sent.at(-1)?.body).toEqual({ reason: 'A mistake' }))
  })

  it('[AG117] [AG260] sets a rate in tenths of a percent, refuses another as it is typed, and shows why it cannot', async () => {
    const sent = renderPage(
      AgentsPage,
      tree({ 'POST /ops/api/agents/rates': refusal('rate_too_low') }),
    )
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Set the rate of rico' }))
    const dialog = within(screen.getByRole('dialog'))
    await user.clear(dialog.getByLabelText(/Rate/))
    await user.type(dialog.getByLabelText(/Rate/), '1.25')
    expect(dialog.getByLabelText(/Rate/).getAttribute('aria-invalid')).toBe('true')
    await user.type(dialog.getByLabelText(/Reason/), 'An agreement')
    await user.click(dialog.getByRole('button', { name: 'Set the rate' }))
    expect(dialog.getByLabelText(/Rate/).getAttribute('aria-invalid')).toBe('true')
    await user.clear(dialog.getByLabelText(/Rate/))
    await user.type(dialog.getByLabelText(/Rate/), '101')
    await user.click(dialog.getByRole('button', { name: 'Set the rate' }))
    expect(await dialog.findByText(/Write a percentage/)).toBeTruthy()
    expect(sent).toEqual([])
    await user.clear(dialog.getByLabelText(/Rate/))
    await user.type(dialog.getByLabelText(/Rate/), '1.2')
    await user.click(dialog.getByRole('button', { name: 'Set the rate' }))
    await waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ account: 'rico', rate: 120 }))
    expect(await dialog.findByText(/higher rate already/)).toBeTruthy()
  })

  it('[AG116] offers nobody but admins to move or to rate', async () => {
    renderPage(AgentsPage, tree(), { roles: ['finance'] })
    expect(await screen.findByRole('link', { name: 'rico' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Move|Set the rate|Take back/ })).toBeNull()
  })
})

const contract: ContractView = {
  id: 'ctr_1',
  state: 'accepted',
  from: '',
  downline: 'rico',
  currency: 'PHP',
  terms: {
    kind: 'daily',
    basis: 'validBet',
    periodicType: 'Daily',
    products: null,
    tiers: [{ rate: 200, periodValidBet: '100000', periodProfitLoss: '0', activeMembers: 2 }],
    cap: null,
    betAmount: '100',
    carry: 'none',
  },
  offeredAt: at,
  expiresAt: at,
  beginsAt: at,
  endsAt: null,
  changes: null,
}
const listed = 'GET /ops/api/agents/contracts'
const brand = { 'GET /ops/api/documents/brand': document({ currency: 'PHP', zone: 'Asia/Manila' }) }

describe('contracts', () => {
  it('[AG265] that begin later say so, and those that never began have no days', async () => {
    const later = new Date(Date.now() + 86_400_000).toISOString()
    const coming = { ...contract, id: 'ctr_3', downline: 'pilar', beginsAt: later }
    const never = { ...coming, id: 'ctr_4', downline: 'jun', state: 'terminated', endsAt: later }
    renderPage(
      ContractsPage,
      { [listed]: { items: [contract, coming, never], next: null } },
      { path: '/agent-contracts' },
    )
    const row = async (name: string) =>
      (await screen.findByText(name)).closest('tr')?.textContent ?? ''
    expect(await row('rico')).toContain('Holds')
    expect(await row('pilar')).toContain('Begins later')
    expect(await row('jun')).toMatch(/–Never began$/)
  })

  it('[AG50] are ended with all that stand on them, once that is confirmed', async () => {
    const affected = [{ id: 'ctr_2', member: 'mem_x', name: 'jun', rate: 150, level: 1 }]
    let asked = 0
    const sent = renderPage(
      ContractsPage,
      {
        [listed]: { items: [contract], next: null },
        'POST /ops/api/agents/contracts/ctr_1/terminate': () => {
          asked += 1
          return asked === 1 ? refusal('higher_rate', { value: { affected } }) : contract
        },
      },
      { path: '/agent-contracts' },
    )
    const user = userEvent.setup()
    await user.click(await screen.findByText('rico'))
    await user.click(await screen.findByRole('button', { name: 'End the contract' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByLabelText(/Reason/), 'It is over')
    await user.click(dialog.getByRole('button', { name: 'End the contract' }))
    expect(await dialog.findByText('jun: 1.5%, level 1')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'End them all' }))
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent.map(({ body }) => body)).toMatchObject([{ confirmed: false }, { confirmed: true }])
  })

  it('[AG50] [AG150] are asked for the house with tiers in sums and percent', async () => {
    const sent = renderPage(ContractsPage, {
      ...brand,
      [listed]: { items: [], next: null },
      'POST /ops/api/agents/contracts': { approvalId: 'apr_1' },
    })
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Offer a contract' }))
    const dialog = within(screen.getByRole('dialog'))
    await user.type(dialog.getByLabelText(/Downline/), 'rico')
    await user.type(dialog.getByLabelText('Rate, %, tier 1'), '1.5')
    await user.type(dialog.getByLabelText('Valid bets ≥, PHP, tier 1'), '1000.50')
    await user.type(dialog.getByLabelText(/Reason/), 'A new agent')
    await user.click(dialog.getByRole('button', { name: 'Offer a contract' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body).toMatchObject({
      downline: 'rico',
      terms: {
        kind: 'daily',
        basis: 'validBet',
        tiers: [{ rate: 150, periodValidBet: '100050', periodProfitLoss: '0', activeMembers: 0 }],
        cap: null,
      },
    })
    const said = 'Asked. It is offered to rico when a second person agrees.'
    expect(await screen.findByText(said)).toBeTruthy()
  })

  it('[AG236] say whose contract they take the place of and whose they go beyond, before they are asked for', async () => {
    const across = {
      replaces: { name: 'ana', rate: 100 },
      beyond: { name: 'ana', rate: 150 },
    }
    let asked = 0
    const sent = renderPage(ContractsPage, {
      ...brand,
      [listed]: { items: [], next: null },
      'POST /ops/api/agents/contracts': () => {
        asked += 1
        if (asked > 1) return { approvalId: 'apr_1' }
        return refusal('across_upline', { value: { affected: [], across } })
      },
    })
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Offer a contract' }))
    const dialog = within(screen.getByRole('dialog'))
    await user.type(dialog.getByLabelText(/Downline/), 'rico')
    await user.type(dialog.getByLabelText('Rate, %, tier 1'), '2')
    await user.type(dialog.getByLabelText(/Reason/), 'A new agent')
    await user.click(dialog.getByRole('button', { name: 'Offer a contract' }))
    const note = within(await dialog.findByRole('alert'))
    expect(note.getByText(/the contract that ana gives ends: 1.0% at most/)).toBeTruthy()
    expect(note.getByText(/beyond what ana, right above, has: 1.5% at most/)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Offer it all the same' }))
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]?.body).toMatchObject({ confirmed: true })
  })
})

const run: SettlementRun = {
  kind: 'daily',
  day: '2026-11-16',
  currency: 'PHP',
  from: at,
  to: at,
  contracts: 312,
  windows: 312,
  nothing: 6,
  amount: '41822040',
  setOff: '-231866',
  paid: '39906000',
  owed: '2147906',
  settledAt: at,
}
const settlement: Answers = {
  'GET /ops/api/agents/settlement/runs': {
    zone: 'Asia/Manila',
    from: '2026-11-11',
    to: '2026-11-17',
    closedUntil: at,
    items: [run],
  },
  'GET /ops/api/agents/payables': {
    total: 1,
    totals: [{ currency: 'PHP', owed: '2147906', payers: 3 }],
    items: [
      {
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
      },
    ],
  },
}

describe('settlement', () => {
  it('[AG119] shows what each day came to, what is paid and what is owed', async () => {
    renderPage(SettlementPage, settlement, { path: '/settlement' })
    const table = within(await screen.findByRole('table', { name: 'Runs' }))
    const row = (await table.findByText('Daily wages')).closest('tr')
    expect(row?.textContent).toMatch(/312.*418,220\.40.*2,318\.66.*399,060\.00.*21,479\.06/)
    const user = userEvent.setup()
    await user.click(screen.getByRole('tab', { name: 'Payables' }))
    const owes = (await screen.findByText('north_star')).closest('tr')
    expect(owes?.textContent).toMatch(/rosa_team.*5,117\.40.*1,240\.00.*Too little in the wallet/)
  })

  it('[AG118] [AG119] a dry run is asked for by hand, and a run with a reason', async () => {
    const sent = renderPage(
      SettlementPage,
      {
        ...settlement,
        'GET /ops/api/agents/settlement/dry-run': {
          at,
          closedUntil: at,
          due: 1,
          running: 4,
          isCut: false,
          totals: [{ currency: 'PHP', amount: '1500', pays: '1000', owes: '500' }],
          items: [],
        },
        'POST /ops/api/agents/settlement/run': { settled: 3, paid: 2, isCut: false },
      },
      { path: '/settlement?tab=dry' },
    )
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Compute' }))
    expect(await screen.findByText(/1 due, 4 running/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Run now' }))
    const dialog = within(screen.getByRole('dialog'))
    await user.type(dialog.getByLabelText(/Reason/), 'The job was down')
    await user.click(dialog.getByRole('button', { name: 'Run now' }))
    await waitFor(() => expect(sent.at(-1)?.body).toEqual({ reason: 'The job was down' }))
    expect(await screen.findByText('3 windows settled, 2 payments made.')).toBeTruthy()
  })
})

describe('settings', () => {
  it('[AG135] [AG151] [AG260] shows and takes rates in percent, says what waits for a second person, and refuses what is out of bounds', async () => {
    const sent = renderPage(AgentSettingsPage, {
      'PUT /ops/api/documents/agents/draft': {},
      'GET /ops/api/documents/agents': document({
        offerDays: 7,
        accountsPerDay: 50,
        topRate: 200,
        highestRates: { dividend: 5_000, daily: 300, hourly: 300, realtime: 300 },
      }),
      'GET /ops/api/documents/agents/versions': { items: [], next: null },
    })
    const days = await screen.findByLabelText(/An offer waits for/)
    const dividend = screen.getByLabelText<HTMLInputElement>(/Dividend/)
    const top = screen.getByLabelText<HTMLInputElement>(/Rate of who has nobody above/)
    expect([dividend.value, top.value]).toEqual(['50.00', '2.00'])
    const user = userEvent.setup()
    await user.clear(top)
    await user.type(top, '1.35')
    expect(await screen.findByText('Rates are given in steps of 0.1%.')).toBeTruthy()
    await user.clear(top)
    await user.type(top, '1.3')
    expect(screen.queryByText('Rates are given in steps of 0.1%.')).toBeNull()
    await user.clear(dividend)
    await user.type(dividend, '100.01')
    expect(dividend.getAttribute('aria-invalid')).toBe('true')
    await user.clear(dividend)
    await user.type(dividend, '50.01')
    expect(await screen.findAllByText('Loosens a control')).toHaveLength(1)
    await user.clear(dividend)
    await user.type(dividend, '45.5')
    await waitFor(() => expect(screen.queryByText('Loosens a control')).toBeNull())
    expect(dividend.getAttribute('aria-invalid')).toBeNull()
    const content = { topRate: 130, highestRates: { dividend: 4_550 } }
    await waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ content }), { timeout: 4_000 })
    await user.clear(days)
    await user.type(days, '91')
    expect(days.getAttribute('aria-invalid')).toBe('true')
  })
})
