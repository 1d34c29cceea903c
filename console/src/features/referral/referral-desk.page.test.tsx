import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { DeskReferral } from '@baize/contract/promotions/referral-desk'
import type { ReferralDocument } from '@baize/contract/promotions/referral-settings'
import { document, renderPage } from '../../testing/render-page.tsx'
import { ReferralsPage } from './referrals-page.tsx'
import { ReferralTermsPage } from './terms-page.tsx'

const at = '2026-11-16T17:23:00.000Z'
const refused: DeskReferral = {
  id: 'rfr_one',
  referrer: { member: 'mem_rico', account: 'rico_account' },
  friend: { member: 'mem_lia', account: 'lia_account' },
  code: 'MARK7K2X',
  registeredAt: at,
  state: 'refused',
  reason: 'same_device',
  missing: null,
  currency: 'PHP',
  referrerCurrency: 'PHP',
  version: 1,
  terms: {
    deposit: '20000',
    deposits: 1,
    validBet: '100000',
    days: 30,
    needsPhone: true,
    holdDays: 7,
    toReferrer: '5000',
    toFriend: '5000',
    times: 1,
    claimDays: 30,
  },
  deposit: '25000',
  deposits: 1,
  validBet: '64000',
  endsAt: at,
  dueAt: null,
  givenAt: null,
  signals: [
    {
      kind: 'same_device',
      with: { member: 'mem_rico', account: 'rico_account' },
      what: ['Firefox of both'],
      stops: true,
    },
  ],
  isAllowed: false,
  approval: null,
  reward: '',
  friendReward: '',
  steps: [{ at, state: 'registered', reason: '', by: 'house', note: '' }],
}

const content: ReferralDocument = {
  deposit: { PHP: '20000' },
  deposits: 1,
  validBet: { PHP: '100000' },
  days: 30,
  needsPhone: true,
  holdDays: 7,
  toReferrer: { PHP: '5000' },
  toFriend: { PHP: '5000' },
  times: 1,
  claimDays: 30,
  perMonth: 10,
  ever: 100,
  stopsSameDevice: true,
  stopsSameNetwork: false,
  stopsSamePayee: true,
}

it('[GR135] shows what two accounts have in common, and lets it count with a reason', async () => {
  const sent = renderPage(
    ReferralsPage,
    {
      'GET /ops/api/promotions/referrals': { items: [refused], next: null },
      'POST /ops/api/promotions/referrals/rfr_one/decide': { ...refused, isAllowed: true },
    },
    { roles: ['risk'] },
  )
  const user = userEvent.setup()
  const row = (await screen.findByText('lia_account')).closest('tr')
  expect(row?.textContent).toMatch(/by rico_account, code MARK7K2X/)
  expect(row?.textContent).toMatch(/Same device: rico_account, Firefox of both/)
  expect(row?.textContent).toMatch(/250\.00 of/)
  await user.click(screen.getByRole('button', { name: 'Let it count' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.type(dialog.getByLabelText(/Reason/), 'They are sisters')
  await user.click(dialog.getByRole('button', { name: 'Let it count' }))
  await waitFor(() =>
    expect(sent.at(-1)).toEqual({
      call: 'POST /ops/api/promotions/referrals/rfr_one/decide',
      body: { decision: 'allow', reason: 'They are sisters' },
    }),
  )
})

it('[GR135] who may only look has nothing to decide', async () => {
  renderPage(
    ReferralsPage,
    { 'GET /ops/api/promotions/referrals': { items: [refused], next: null } },
    { roles: ['support'] },
  )
  expect(await screen.findByText('lia_account')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Let it count' })).toBeNull()
})

it('[GR140] a change that gives more is marked before it is published', async () => {
  renderPage(ReferralTermsPage, {
    'GET /ops/api/documents/referral': document(content),
    'GET /ops/api/documents/brand': document({ currency: 'PHP' }),
  })
  const user = userEvent.setup()
  const device = await screen.findByRole('switch', { name: /one device/ })
  expect(device).toHaveProperty('checked', true)
  await user.click(device)
  const item = within(device.closest('li') ?? globalThis.document.body)
  expect(item.getByText('Loosens a control')).toBeTruthy()
})
