import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { DeskMission } from '@baize/contract/promotions/missions-desk'
import { document, refusal, renderPage } from '../../testing/render-page.tsx'
import { MissionsPage } from './missions-page.tsx'

const at = '2026-11-16T17:23:00.000Z'
const mission: DeskMission = {
  id: 'mis_01jd0000000000000000000001',
  version: 2,
  plan: {
    kind: 'validBet',
    fact: null,
    categories: [],
    period: 'weekly',
    titles: {
      EN: 'Bets of the week',
      TY: 'Mga taya ng linggo',
      JA: '今週のベット',
      KO: '이번 주 베팅',
      PT: 'Apostas da semana',
    },
    lines: {},
    currency: 'PHP',
    steps: [{ goal: '50000', reward: '1000' }],
    prizes: [],
    per: '1',
    times: 1,
    budget: '900000',
    claimDays: 7,
    lagMinutes: 10,
    opensAt: at,
    closesAt: '2027-01-16T17:23:00.000Z',
  },
  state: 'open',
  members: 12,
  reached: 3,
  paid: '300000',
  promised: '1000',
  left: '599000',
  waiting: 4,
  publishedAt: at,
  publishedBy: 'Ana',
  closedAt: null,
  closedBy: '',
  periods: [],
}
const list = 'GET /ops/api/promotions/missions'
const publish = 'POST /ops/api/promotions/missions'
const answers = {
  [list]: { items: [mission], next: null },
  'GET /ops/api/documents/brand': document({ currency: 'PHP' }),
}
const reason = 'For the first week'

describe('missions at the desk', { timeout: 60_000 }, () => {
  it('[GR118] shows who is at it, what waits for money, and what became of the budget', async () => {
    renderPage(MissionsPage, answers)
    const row = (await screen.findByText('Bets of the week')).closest('tr')
    expect(row?.textContent).toMatch(/Valid bets, Weekly\. Version 2/)
    expect(row?.textContent).toMatch(/12 at it, 3 reached/)
    expect(row?.textContent).toMatch(/4 wait for money/)
    expect(row?.textContent).toMatch(/9,000\.00/)
    expect(row?.textContent).toMatch(/3,000\.00.*10\.00.*5,990\.00/)
  })

  it('[GR110] [GR126] [GR314] publishes a new one, with a line that cannot be read told first', async () => {
    const sent = renderPage(MissionsPage, {
      ...answers,
      [publish]: { mission: null, approval: 'apr_1' },
    })
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'New mission' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByLabelText('Title, English'), 'Play')
    await user.type(dialog.getByLabelText(/^Budget/), '20000')
    const steps = dialog.getByLabelText(/^Steps/)
    await user.type(steps, '500 10')
    expect(dialog.getByText('A line cannot be read: 500 10')).toBeTruthy()
    await user.clear(steps)
    await user.type(steps, '500 = 10')
    await user.type(dialog.getByLabelText(/Reason/), reason)
    // Members of each language read it.
    expect(dialog.getByText('The title is missing in Filipino.')).toBeTruthy()
    for (const title of dialog.getAllByLabelText(/^Title, (?!English)/)) {
      await user.type(title, 'Play')
    }
    await user.click(dialog.getByRole('button', { name: 'Publish' }))
    expect(await screen.findByText('It waits for a second person.')).toBeTruthy()
    expect(sent.at(-1)).toMatchObject({
      call: publish,
      body: {
        version: 0,
        reason,
        plan: {
          kind: 'validBet',
          budget: '2000000',
          steps: [{ goal: '50000', reward: '1000' }],
          prizes: [],
        },
      },
    })
  })

  it('[GR111] a further version keeps what is asked and given, and is told of a colleague', async () => {
    const sent = renderPage(MissionsPage, {
      ...answers,
      [publish]: () => refusal('changed_meanwhile', { message: 'Somebody was faster.' }),
    })
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Edit' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.queryByLabelText(/^Steps/)).toBeNull()
    const budget = dialog.getByLabelText(/^Budget/)
    await user.clear(budget)
    await user.type(budget, '9500')
    await user.type(dialog.getByLabelText(/Reason/), reason)
    await user.click(dialog.getByRole('button', { name: 'Publish' }))
    expect(await dialog.findByText(/Somebody was faster/)).toBeTruthy()
    expect(sent.at(-1)).toMatchObject({
      call: publish,
      body: { version: 2, plan: { ...mission.plan, budget: '950000' } },
    })
  })

  it('[GR120] [GR282] closes one with a reason, and says where a second person has to agree', async () => {
    const close = `POST /ops/api/promotions/missions/${mission.id}/close`
    const sent = renderPage(MissionsPage, { ...answers, [close]: { mission, approval: 'apr_1' } })
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'End now' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByLabelText(/Reason/), reason)
    await user.click(dialog.getByRole('button', { name: 'End now' }))
    await waitFor(() => expect(sent.map(({ call }) => call)).toContain(close))
    expect(await screen.findByText('It waits for a second person.')).toBeTruthy()
  })
})
