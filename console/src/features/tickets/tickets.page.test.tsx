import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { DeskCampaign } from '@baize/contract/promotions/tickets-desk'
import { document, refusal, renderPage } from '../../testing/render-page.tsx'
import { TicketsPage } from './tickets-page.tsx'

const open: DeskCampaign = {
  id: 'tkc_1',
  kind: 'wheel',
  title: 'Sunday wheel',
  state: 'open',
  isFree: false,
  currency: 'PHP',
  prizes: [{ amount: '1000', count: 3, left: 2 }],
  slips: 3,
  left: 2,
  total: '300000000000',
  paid: '100000000000',
  slipsLeft: '200000000000',
  budgetLeft: '200000000000',
  promised: '0',
  times: 0,
  opensAt: '2026-11-16T10:00:00.000Z',
  closesAt: '2026-11-17T10:00:00.000Z',
  publishedBy: 'Ines Reyes',
  closedAt: null,
  closedBy: '',
  promise: {
    commitment: 'a'.repeat(64),
    deck: 'b'.repeat(64),
    beacon: 'demo',
    beaconRound: '1',
    position: '42',
  } as unknown as DeskCampaign['promise'],
}
const off: DeskCampaign = { ...open, id: 'tkc_2', title: 'Odd egg', kind: 'egg', budgetLeft: '1' }
const over: DeskCampaign = {
  ...open,
  id: 'tkc_3',
  title: 'Old envelopes',
  kind: 'envelope',
  state: 'over',
  isFree: true,
  slipsLeft: '0',
  budgetLeft: '0',
  closedAt: '2026-11-17T10:00:00.000Z',
}
const answers = {
  'GET /ops/api/promotions/tickets': { items: [open, off, over], next: null },
  'GET /ops/api/documents/brand': document({ currency: 'PHP' }),
}

it('[GR77] shows what was paid and is left from three places, and where they do not agree', async () => {
  renderPage(TicketsPage, answers)
  const row = (await screen.findByText('Sunday wheel')).closest('tr') as HTMLElement
  expect(row.textContent).toMatch(/3,000,000,000\.00.*1,000,000,000\.00.*2,000,000,000\.00/)
  const words = (name: string) => screen.getByText(name).closest('tr')?.textContent ?? ''
  expect(words('Odd egg')).toMatch(/The three differ/)
  expect(words('Old envelopes')).toMatch(/The three agree/)
  expect(within(row).getByRole('button', { name: /End/ })).toBeTruthy()
  const ended = screen.getByText('Old envelopes').closest('tr') as HTMLElement
  expect(within(ended).queryAllByRole('button')).toEqual([])
})

it('[GR70] [GR79] [GR324] a campaign is published with its deck, and a large one waits for a second person', async () => {
  const sent = renderPage(TicketsPage, {
    ...answers,
    'POST /ops/api/promotions/tickets': () =>
      sent.length === 1
        ? refusal('window_invalid', { message: 'The window is wrong.' })
        : { campaign: null, approval: 'apr_1' },
  })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'New campaign' }))
  const dialog = within(await screen.findByRole('dialog'))
  const publish = dialog.getByRole('button', { name: 'Publish' })
  await user.click(dialog.getByRole('radio', { name: 'Golden egg' }))
  await user.type(dialog.getByLabelText('Title in English'), 'Easter eggs')
  expect(
    dialog.getAllByText('Empty: members who read this language see “Easter eggs”.'),
  ).toHaveLength(4)
  await user.type(dialog.getByLabelText('Title, 日本語'), 'イースター')
  expect(dialog.getAllByText(/see “Easter eggs”/)).toHaveLength(3)
  const prizes = dialog.getByLabelText(/^Prizes/)
  await user.type(prizes, '500 by 4')
  expect(publish).toHaveProperty('disabled', true)
  await user.clear(prizes)
  await user.type(prizes, '20,000 x 1{enter}20 x 10{enter}0 x 9')
  expect(dialog.getByText(/20,200\.00.*20/)).toBeTruthy()
  await user.type(dialog.getByLabelText(/Reason/), 'For the holidays')
  await user.click(publish)
  expect(await dialog.findByText('The window is wrong.')).toBeTruthy()
  await user.click(publish)
  await waitFor(() => expect(sent).toHaveLength(2))
  const [first, second] = sent.map(({ body }) => body as { id: string; plan: object })
  expect(first?.plan).toMatchObject({
    kind: 'egg',
    entry: 'ticket',
    titles: { EN: 'Easter eggs', JA: 'イースター' },
    budget: '2020000',
    prizes: [
      { amount: '2000000', count: 1 },
      { amount: '2000', count: 10 },
      { amount: '0', count: 9 },
    ],
  })
  expect(second?.id).toBe(first?.id)
  expect(await screen.findByText(/second person/)).toBeTruthy()
})

it('[GR79] tickets are given once, and a campaign is ended with a reason', async () => {
  const sent = renderPage(TicketsPage, {
    ...answers,
    'POST /ops/api/promotions/tickets/tkc_1/give': () =>
      sent.length === 1
        ? refusal('unknown_member', { message: 'Nobody is called so.' })
        : { given: 4, approval: null },
    'POST /ops/api/promotions/tickets/tkc_1/stop': { campaign: open, approval: 'apr_2' },
  })
  const user = userEvent.setup()
  const row = (await screen.findByText('Sunday wheel')).closest('tr') as HTMLElement
  await user.click(within(row).getByRole('button', { name: 'Give tickets' }))
  const dialog = within(await screen.findByRole('dialog'))
  const give = dialog.getByRole('button', { name: 'Give tickets' })
  await user.type(dialog.getByLabelText(/Accounts/), 'jessa, , marisol')
  const each = dialog.getByLabelText(/each/i)
  await user.clear(each)
  await user.type(each, '21')
  expect(give).toHaveProperty('disabled', true)
  await user.clear(each)
  await user.type(each, '2')
  await user.type(dialog.getByLabelText(/Reason/), 'For waiting')
  await user.click(give)
  expect(await dialog.findByText('Nobody is called so.')).toBeTruthy()
  await user.click(give)
  await waitFor(() => expect(sent).toHaveLength(2))
  const [first, second] = sent.map(({ body }) => body as { gift: string })
  expect(first).toMatchObject({ accounts: ['jessa', 'marisol'], each: 2 })
  expect(second?.gift).toBe(first?.gift)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(within(row).getByRole('button', { name: /End/ }))
  const stop = within(await screen.findByRole('dialog'))
  await user.type(stop.getByLabelText(/Reason/), 'A wrong title')
  await user.click(stop.getByRole('button', { name: /End/ }))
  await waitFor(() => expect(sent.at(-1)?.call).toBe('POST /ops/api/promotions/tickets/tkc_1/stop'))
  expect(await screen.findByText('It waits for a second person.')).toBeTruthy()
})

it('who may not publish sees campaigns and no acts', async () => {
  renderPage(TicketsPage, answers, { roles: ['support'] })
  expect(await screen.findByText('Sunday wheel')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'New campaign' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Give tickets' })).toBeNull()
})
