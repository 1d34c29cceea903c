import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { RewardSignal, SignalGrant } from '@baize/contract/promotions/signals-desk'
import type { RewardAppeal } from '@baize/contract/promotions/gifts-desk'
import { renderPage } from '../../../testing/render-page.tsx'
import { SignalsPage } from './signals-page.tsx'

const at = '2026-11-18T06:00:00.000Z'
const grant: SignalGrant = {
  id: 'grt_1',
  account: 'lia_account',
  member: 'mem_2',
  title: 'Weekend reload',
  offer: 'ofr_1',
  state: 'issued',
  currency: 'PHP',
  amount: '50000',
  givenAt: at,
  mayHold: true,
  hold: null,
}
const hold: SignalGrant['hold'] = {
  reason: 'One phone, two accounts',
  heldBy: 'Rita Risk',
  heldAt: at,
  until: '2026-11-21T06:00:00.000Z',
  appeal: 'It is my brother',
  appealedAt: at,
  outcome: null,
  decidedBy: null,
  decidedReason: null,
  decidedAt: null,
}
const signal: RewardSignal = {
  id: 'sgn_1',
  member: { member: 'mem_2', account: 'lia_account' },
  other: { member: 'mem_1', account: 'rico_account' },
  kind: 'same_device',
  isReferred: true,
  what: ['203.0.113.7 Firefox'],
  state: 'open',
  foundAt: at,
  decidedBy: null,
  decidedReason: null,
  decidedAt: null,
  grants: [grant],
}
const listed = (one: RewardSignal) => ({
  'GET /ops/api/promotions/signals': { items: [one], next: null },
  'GET /ops/api/promotions/appeals': { items: [] },
})

it('[GR210] [GR212] shows the evidence and what both were given, and holds a grant with a reason', async () => {
  const sent = renderPage(
    SignalsPage,
    { ...listed(signal), 'POST /ops/api/promotions/signals/sgn_1/hold': signal },
    { roles: ['risk'] },
  )
  const user = userEvent.setup()
  expect(await screen.findByText('203.0.113.7 Firefox')).toBeTruthy()
  expect(screen.getByText('Same device')).toBeTruthy()
  expect(screen.getByText(/Linked by an invitation/)).toBeTruthy()
  const part = within(screen.getByRole('region', { name: 'What both were given' }))
  expect(part.getByText('Weekend reload')).toBeTruthy()
  await user.click(part.getByRole('button', { name: 'Hold' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Hold: lia_account' }))
  expect(dialog.getByText(/three days at most/)).toBeTruthy()
  await user.type(dialog.getByLabelText(/Reason/), 'One phone, two accounts')
  await user.click(dialog.getByRole('button', { name: 'Hold' }))
  await waitFor(() =>
    expect(sent).toContainEqual({
      call: 'POST /ops/api/promotions/signals/sgn_1/hold',
      body: { grant: 'grt_1', reason: 'One phone, two accounts' },
    }),
  )
})

it('[GR214] [GR215] what is held shows what the member says, and is released or taken back', async () => {
  const held = { ...signal, grants: [{ ...grant, mayHold: false, hold }] }
  const sent = renderPage(
    SignalsPage,
    {
      ...listed(held),
      'POST /ops/api/promotions/holds/grt_1/decide': { outcome: 'taken_back' },
    },
    { roles: ['admin'] },
  )
  const user = userEvent.setup()
  expect(await screen.findByText('The member says: It is my brother')).toBeTruthy()
  expect(screen.getByText(/Held by Rita Risk until .*: One phone, two accounts/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Release' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Take back' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Take back: lia_account' }))
  expect(dialog.getByText(/Cash is never taken/)).toBeTruthy()
  await user.type(dialog.getByLabelText(/Reason/), 'It is one person')
  await user.click(dialog.getByRole('button', { name: 'Take back' }))
  await waitFor(() =>
    expect(sent).toContainEqual({
      call: 'POST /ops/api/promotions/holds/grt_1/decide',
      body: { decision: 'take_back', reason: 'It is one person' },
    }),
  )
})

it('[GR211] who may only look has nothing to decide', async () => {
  renderPage(SignalsPage, listed(signal), { roles: ['support'] })
  expect(await screen.findByText('203.0.113.7 Firefox')).toBeTruthy()
  for (const name of ['Hold', 'Note it', 'Dismiss']) {
    expect(screen.queryByRole('button', { name })).toBeNull()
  }
})

it('[GR321] shows what members say to the end of a reward, and answers with a reason', async () => {
  const appeal: RewardAppeal = {
    grant: 'grt_9',
    member: 'mem_2',
    account: 'lia_account',
    title: 'Weekend reload',
    currency: 'PHP',
    amount: '50000',
    reason: 'Given by mistake',
    endedBy: 'Rita Risk',
    endedAt: at,
    appeal: 'It was promised to me',
    appealedAt: at,
  }
  const sent = renderPage(
    SignalsPage,
    {
      ...listed(signal),
      'GET /ops/api/promotions/appeals': { items: [appeal] },
      'POST /ops/api/promotions/appeals/grt_9/decide': { approval: null },
    },
    { roles: ['admin'] },
  )
  const user = userEvent.setup()
  const part = within(await screen.findByRole('region', { name: 'Appeals against ended rewards' }))
  expect(part.getByText('The member says: It was promised to me')).toBeTruthy()
  expect(part.getByText('Ended by Rita Risk: Given by mistake')).toBeTruthy()
  await user.click(part.getByRole('button', { name: 'Give again' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Give again: lia_account' }))
  await user.type(dialog.getByLabelText(/Reason/), 'It was in the mail')
  await user.click(dialog.getByRole('button', { name: 'Give again' }))
  await waitFor(() =>
    expect(sent).toContainEqual({
      call: 'POST /ops/api/promotions/appeals/grt_9/decide',
      body: { decision: 'restore', reason: 'It was in the mail' },
    }),
  )
  expect(await screen.findByText('Answered. The member was told.')).toBeTruthy()
})
