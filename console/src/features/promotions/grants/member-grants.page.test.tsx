import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { translate } from '@baize/texts/browser'
import type { DeskGrant } from '@baize/contract/promotions/grants-desk'
import type { Reward } from '@baize/contract/promotions/rewards'
import { renderPage } from '../../../testing/render-page.tsx'
import { givenFor } from './given-for.ts'
import { MemberGrants } from './member-grants.tsx'

const reward: Reward = {
  id: 'grt_1',
  from: 'offer',
  offer: 'ofr_1',
  title: 'Weekend reload',
  art: 'lotus',
  version: 1,
  source: 'deposit dep_1',
  status: 'process',
  state: 'active',
  mode: 'pocket',
  currency: 'PHP',
  amount: '100000',
  asks: '800000',
  counted: '250000',
  left: '550000',
  released: '0',
  givenAt: '2026-11-18T06:00:00.000Z',
  claimUntil: null,
  activatedAt: '2026-11-18T06:05:00.000Z',
  endsAt: '2026-11-25T06:05:00.000Z',
  overAt: null,
  stands: null,
}

const grant: DeskGrant = {
  reward,
  pocket: '93000',
  open: { bets: 1, stake: '2000' },
  countedIn: [{ category: 'RNG', bets: 25, weight: 10_000, bet: '250000', counted: '250000' }],
  maxBet: null,
  maxWin: null,
  isSticky: false,
  endsByWithdrawal: false,
  excluded: [],
  ifStopped: { keeps: '0', givesUp: '93000' },
  hold: null,
  ended: null,
  owed: null,
  before: null,
  why: [{ name: 'deposit', value: '500000' }],
  steps: [
    { at: '2026-11-18T06:00:00.000Z', state: 'issued', by: 'house', reason: '', transfer: 'trf_1' },
    {
      at: '2026-11-18T06:05:00.000Z',
      state: 'active',
      by: 'Ada Admin',
      reason: 'Seen',
      transfer: null,
    },
  ],
}

const around = {
  'GET /ops/api/members/mem_1/grants': { items: [reward], next: null },
  'GET /ops/api/members/mem_1/gifts': { items: [] },
}

it('[GR159] what a member was given says where its money is, what counted, why it is so much, and who did what', async () => {
  const user = userEvent.setup()
  renderPage(() => <MemberGrants member="mem_1" account="jessa" />, {
    ...around,
    'GET /ops/api/grants/grt_1': grant,
  })
  const row = (await screen.findByText('Weekend reload')).closest('tr') as HTMLElement
  expect(within(row).getByText('Being played')).toBeTruthy()
  await user.click(row)
  const sheet = within(await screen.findByRole('dialog'))
  expect(await sheet.findByText(/PHP.930\.00/)).toBeTruthy()
  expect(sheet.getByText(/PHP.2,500\.00 of PHP.8,000\.00/)).toBeTruthy()
  expect(sheet.getByText(/RNG, 25 bets, PHP.2,500\.00 at 100%/)).toBeTruthy()
  expect(sheet.getByText('A deposit')).toBeTruthy()
  expect(sheet.getByText(/^PHP.5,000\.00$/)).toBeTruthy()
  expect(sheet.getByText('trf_1')).toBeTruthy()
  expect(sheet.getByText('Ada Admin')).toBeTruthy()
  expect(sheet.getByText('the house')).toBeTruthy()
})

it('[GR209] what it was given for is said in words; what has none is shown as it is kept', () => {
  renderPage(() => null, {})
  const say = (source: string) => givenFor(source, translate, (day) => `day ${day}`)
  expect(say('level 3')).toBe('VIP 3 reached')
  expect(say('week 2026-11-09')).toBe('The week from day 2026-11-09')
  expect(say('month 2026-11')).toBe('The month 2026-11')
  expect(say('issued 0')).toBe('Taken by the member, time 1')
  expect(say('friend rfr_1')).toBe('A friend who was invited')
  expect(say('tkt_1')).toBe('A ticket that was drawn')
  expect(say('once step 2')).toBe('Step 2 of the mission, all of its time')
  expect(say('board 2026-11')).toBe('A place on the board, 2026-11')
  expect(say('gift gft_1')).toBe('Given by hand')
  expect(say('dep_1')).toBe('dep_1')
})

it('[GR206] [GR208] a pocket in play is ended with a reason, after it is said what goes back and what stays', async () => {
  const user = userEvent.setup()
  const sent = renderPage(
    () => <MemberGrants member="mem_1" account="jessa" />,
    {
      ...around,
      'GET /ops/api/grants/grt_1': grant,
      'POST /ops/api/grants/grt_1/end': { approval: 'apr_1', state: 'active' },
    },
    { roles: ['risk'] },
  )
  await user.click(await screen.findByText('Weekend reload'))
  await user.click(await screen.findByRole('button', { name: 'End this reward' }))
  const asked = within(await screen.findByRole('dialog', { name: 'End this reward' }))
  expect(asked.getByText(/PHP.930\.00 in its pocket goes back.*No cash is taken/)).toBeTruthy()
  await user.type(asked.getByLabelText(/Reason/), 'Given by mistake')
  await user.click(asked.getByRole('button', { name: 'End this reward' }))
  await waitFor(() =>
    expect(sent).toContainEqual({
      call: 'POST /ops/api/grants/grt_1/end',
      body: { reason: 'Given by mistake' },
    }),
  )
  expect(await screen.findByText('It waits for a second person.')).toBeTruthy()
})

it('[GR206] who may not end it, and what is over, has no button for it', async () => {
  const user = userEvent.setup()
  renderPage(
    () => <MemberGrants member="mem_1" account="jessa" />,
    { ...around, 'GET /ops/api/grants/grt_1': grant },
    { roles: ['support'] },
  )
  await user.click(await screen.findByText('Weekend reload'))
  expect(await screen.findByText('Ada Admin')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'End this reward' })).toBeNull()
})

it('[GR302] what is owed again is said, and waived with a reason by those who may', async () => {
  const user = userEvent.setup()
  const owed = { held: '60000', until: '2026-12-18T06:00:00.000Z' }
  const sent = renderPage(
    () => <MemberGrants member="mem_1" account="jessa" />,
    {
      ...around,
      'GET /ops/api/grants/grt_1': { ...grant, reward: { ...reward, state: 'completed' }, owed },
      'POST /ops/api/grants/grt_1/waive': {},
    },
    { roles: ['risk'] },
  )
  await user.click(await screen.findByText('Weekend reload'))
  expect(await screen.findByText(/PHP.5,500\.00 to bet\. PHP.600\.00 of the cash/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Waive' }))
  const asked = within(await screen.findByRole('dialog', { name: 'Waive' }))
  await user.type(asked.getByLabelText(/Reason/), 'The game was wrong')
  await user.click(asked.getByRole('button', { name: 'Waive' }))
  await waitFor(() =>
    expect(sent).toContainEqual({
      call: 'POST /ops/api/grants/grt_1/waive',
      body: { reason: 'The game was wrong' },
    }),
  )
})
