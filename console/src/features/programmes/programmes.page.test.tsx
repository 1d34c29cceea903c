import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { LevelTerms, ProgrammesDocument } from '@baize/contract/promotions/programmes-settings'
import type { RewardRun, RewardRunLine } from '@baize/contract/promotions/runs-desk'
import { document, refusal, renderPage } from '../../testing/render-page.tsx'
import { RewardRunsPage } from './runs/reward-runs-page.tsx'
import { ProgrammesPage } from './terms/programmes-page.tsx'

const at = '2026-11-16T17:23:00.000Z'
const level = (number: number): LevelTerms => ({
  validBet: { PHP: String(number * 500_000), JPY: String(number * 15_000) },
  deposits: { PHP: String(number * 50_000) },
  keep: {},
  levelUp: { PHP: String(number * 800) },
  weekly: {},
  monthly: {},
  rebateCap: {},
  cashback: 300,
  rebate: {
    LIVE: 20,
    RNG: 30,
    FISH: 30,
    SPORTS: 20,
    ESPORTS: 20,
    PVP: 20,
    LOTT: 10,
    ELOTT: 10,
    COCKFIGHT: 20,
  },
})
const content: ProgrammesDocument = {
  levels: [0, 1, 2].map(level),
  keepDays: 30,
  warnDays: 7,
  claimDays: 30,
  rebateMinBet: { PHP: '10000' },
  rebateMin: { PHP: '1' },
  rebateWaitMinutes: 1,
  cashbackMinLoss: {},
  cashbackCap: {},
  runLimit: { PHP: '10000000' },
}
const answers = {
  'GET /ops/api/documents/programmes': document(content),
  'PUT /ops/api/documents/programmes/draft': {},
  'GET /ops/api/documents/brand': document({ currency: 'PHP' }),
}

it('[GR48] [GR174] a lower bound is told level by level, and asks a second person', async () => {
  const sent = renderPage(ProgrammesPage, {
    ...answers,
    'POST /ops/api/documents/programmes/publish': { approvalId: 'apr_1', version: null },
  })
  const user = userEvent.setup()
  const bound = await screen.findByLabelText('VIP 2, Valid bets')
  expect(bound).toHaveProperty('value', '10,000.00')
  await user.clear(bound)
  await user.type(bound, '8000')
  await user.tab()
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/VIP 2, Valid bets, PHP/)).toBeTruthy()
  expect(dialog.getByText(/8,000\.00/)).toBeTruthy()
  expect(dialog.getByText(/second person/)).toBeTruthy()
  await user.type(dialog.getByLabelText(/Reason/), 'An easier second step')
  await user.click(dialog.getByRole('button', { name: 'Publish' }))
  await waitFor(() =>
    expect(sent.at(-1)?.body).toMatchObject({
      content: { levels: [{}, {}, { validBet: { PHP: '800000', JPY: '30000' } }] },
    }),
  )
})

it('[GR174] a level that asks no more than the one below is not published', async () => {
  renderPage(ProgrammesPage, answers)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Add a level' }))
  expect(screen.getByText('VIP 3 must ask more than the level below.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Publish' })).toHaveProperty('disabled', true)
  await user.click(screen.getByRole('button', { name: 'Remove the last' }))
  expect(screen.queryByText(/must ask more/)).toBeNull()
})

it('[GR173] says who would change before it is published', async () => {
  const sent = renderPage(ProgrammesPage, {
    ...answers,
    'POST /ops/api/promotions/programmes/preview': {
      members: 1204,
      isCut: false,
      levels: [
        { level: 0, now: 1200, later: 1198 },
        { level: 1, now: 4, later: 6 },
        { level: 2, now: 0, later: 0 },
      ],
      sums: [{ currency: 'PHP', members: 2, amount: '123456789012' }],
      items: [
        { member: 'mem_1', account: 'first_up', currency: 'PHP', from: 0, to: 1, amount: '800' },
      ],
    },
  })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Who would change' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText('2 members of 1,204 would come to a higher level.')).toBeTruthy()
  expect(dialog.getByText(/1,234,567,890\.12/)).toBeTruthy()
  expect(dialog.getByText('first_up').closest('tr')?.textContent).toMatch(/VIP 0 → VIP 1.*8\.00/)
  expect(sent.at(-1)?.body).toMatchObject({ content: { keepDays: 30 } })
})

it('who may not write sees the table and changes nothing', async () => {
  renderPage(ProgrammesPage, answers, { roles: ['risk'] })
  expect(await screen.findByLabelText('VIP 1, Deposits')).toHaveProperty('disabled', true)
  expect(screen.queryByRole('button', { name: 'Add a level' })).toBeNull()
})

const run: RewardRun = {
  id: 'run_1',
  kind: 'rebate',
  from: '2026-11-16',
  to: '2026-11-16',
  zone: 'Asia/Manila',
  version: 1,
  state: 'computed',
  waits: 'second_person',
  approvedBy: null,
  beganAt: at,
  doneAt: null,
  sums: [
    {
      currency: 'PHP',
      members: 1200,
      nothing: 3,
      amount: '98765432100',
      paid: '0',
      paidMembers: 0,
    },
  ],
}
const line: RewardRunLine = {
  member: 'mem_1',
  account: 'high_player',
  currency: 'PHP',
  amount: '1500',
  reason: null,
  isPaid: false,
}
const none: RewardRunLine = {
  ...line,
  member: 'mem_2',
  account: 'low_player',
  amount: '0',
  reason: 'too_little',
}
const runAnswers = {
  'GET /ops/api/promotions/runs': { items: [run] },
  'GET /ops/api/promotions/runs/lines': { items: [line, none], next: null },
  'GET /ops/api/documents/brand': document({ currency: 'PHP' }),
}

it('[GR57] [GR58] a run that is too large shows what each member gets, and asks a second person', async () => {
  const sent = renderPage(RewardRunsPage, {
    ...runAnswers,
    'POST /ops/api/promotions/runs/release': { approvalId: 'apr_1' },
  })
  const user = userEvent.setup()
  const row = (await screen.findByText('Waits for a second person')).closest('tr')
  expect(row?.textContent).toMatch(/Rebate of a day.*1,200.*987,654,321\.00/)
  await user.click(screen.getByText('Waits for a second person'))
  const dialog = within(await screen.findByRole('dialog'))
  expect((await dialog.findByText('low_player')).closest('tr')?.textContent).toMatch(
    /Below the least sum/,
  )
  expect(dialog.getByText('high_player').closest('tr')?.textContent).toMatch(/15\.00.*Not yet/)
  await user.click(dialog.getByRole('button', { name: 'Ask a second person' }))
  const asks = within(await screen.findByRole('dialog', { name: 'Ask a second person' }))
  await user.type(asks.getByLabelText(/Reason/), 'A large week')
  await user.click(asks.getByRole('button', { name: 'Ask a second person' }))
  await waitFor(() => expect(sent.at(-1)?.body).toEqual({ id: 'run_1', reason: 'A large week' }))
})

it('[GR57] a dry run is asked for, and says who would get what', async () => {
  let asked = 0
  const sent = renderPage(
    RewardRunsPage,
    {
      ...runAnswers,
      'GET /ops/api/promotions/runs/dry-run': (given: object) => {
        asked += 1
        return {
          ...given,
          from: '2026-11-16',
          to: '2026-11-22',
          isCut: false,
          sums: [{ currency: 'PHP', members: 2, nothing: 1, amount: '1500' }],
          items: [line, none],
        }
      },
    },
    { path: '/?tab=dry&kind=cashback' },
  )
  const user = userEvent.setup()
  const go = await screen.findByRole('button', { name: 'Compute it' })
  expect(asked).toBe(0)
  await user.click(go)
  expect(await screen.findByText('high_player')).toBeTruthy()
  expect(screen.getByText(/1 member, 1 without anything/)).toBeTruthy()
  expect(sent).toEqual([])
})

it('[GR20] a budget is raised, or taken back, once', async () => {
  const sent = renderPage(
    RewardRunsPage,
    {
      ...runAnswers,
      'GET /ops/api/promotions/budgets': {
        items: [{ programme: 'vip', currency: 'PHP', left: '100000', promised: '0' }],
      },
      'POST /ops/api/promotions/budgets': () =>
        sent.length === 1 ? refusal('budget_short') : { approvalId: null },
    },
    { path: '/?tab=budgets' },
  )
  const user = userEvent.setup()
  expect((await screen.findByText('VIP bonuses')).closest('tr')?.textContent).toMatch(/1,000\.00/)
  await user.click(screen.getByRole('button', { name: 'Change a budget' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('radio', { name: 'Take back' }))
  const take = dialog.getByRole('button', { name: 'Take back' })
  expect(take).toHaveProperty('disabled', true)
  await user.type(dialog.getByLabelText('Sum in PHP'), '2500.50')
  await user.type(dialog.getByLabelText(/Reason/), 'Too much there')
  await user.click(take)
  await waitFor(() => expect(sent).toHaveLength(1))
  await user.click(take)
  await waitFor(() => expect(sent).toHaveLength(2))
  const [first, second] = sent.map(({ body }) => body as { id: string; amount: string })
  expect(first).toMatchObject({ programme: 'rebate', currency: 'PHP', amount: '-250050' })
  expect(second?.id).toBe(first?.id)
})
