import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { DeskGrant } from '@baize/contract/promotions/grants-desk'
import type { Reward } from '@baize/contract/promotions/rewards'
import { renderPage } from '../../../testing/render-page.tsx'
import { MemberGrants } from './member-grants.tsx'

const reward: Reward = {
  id: 'grt_1',
  from: 'offer',
  offer: 'ofr_1',
  title: 'Weekend reload',
  art: 'lotus',
  version: 1,
  source: 'dep_1',
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
}

const grant: DeskGrant = {
  reward,
  pocket: '93000',
  open: { bets: 1, stake: '2000' },
  countedIn: [{ category: 'RNG', bets: 25, weight: 10_000, bet: '250000', counted: '250000' }],
  maxBet: null,
  maxWin: null,
  isSticky: false,
  excluded: [],
  ifStopped: { keeps: '0', givesUp: '93000' },
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

it('[GR159] what a member was given says where its money is, what counted, why it is so much, and who did what', async () => {
  const user = userEvent.setup()
  renderPage(() => <MemberGrants member="mem_1" account="jessa" />, {
    'GET /ops/api/members/mem_1/grants': { items: [reward], next: null },
    'GET /ops/api/grants/grt_1': grant,
  })
  const row = (await screen.findByText('Weekend reload')).closest('tr') as HTMLElement
  expect(within(row).getByText('Being played')).toBeTruthy()
  await user.click(row)
  const sheet = within(await screen.findByRole('dialog'))
  expect(await sheet.findByText(/PHP.930\.00/)).toBeTruthy()
  expect(sheet.getByText(/PHP.2,500\.00 of PHP.8,000\.00/)).toBeTruthy()
  expect(sheet.getByText(/RNG, 25 bets, PHP.2,500\.00 at 100%/)).toBeTruthy()
  expect(sheet.getByText('dep_1')).toBeTruthy()
  expect(sheet.getByText(/^PHP.5,000\.00$/)).toBeTruthy()
  expect(sheet.getByText('trf_1')).toBeTruthy()
  expect(sheet.getByText('Ada Admin')).toBeTruthy()
  expect(sheet.getByText('the house')).toBeTruthy()
})
