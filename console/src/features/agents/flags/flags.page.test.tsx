import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { AgentFlag } from '@baize/contract/agents/flags-desk'
import { renderPage } from '../../../testing/render-page.tsx'
import { FlagsPage } from './flags-page.tsx'

const at = '2026-11-16T17:23:00.000Z'
const device: AgentFlag = {
  id: 'flg_1',
  member: { id: 'mem_two', account: 'second_account' },
  other: { id: 'mem_one', account: 'first_account' },
  reason: 'same_device',
  isLeftOut: true,
  device: { ip: '203.0.113.7', userAgent: 'Firefox' },
  bank: null,
  bets: null,
  state: 'open',
  foundAt: at,
  decidedBy: null,
  decidedReason: null,
  decidedAt: null,
}
const round = {
  game: 'fortune-wheel',
  round: 'wheel 4711',
  currency: 'PHP',
  at,
  stake: '120000000000',
  otherStake: '118000000000',
  on: ['1'],
  otherOn: ['3', '12-sun'],
}
const opposite: AgentFlag = {
  ...device,
  id: 'flg_2',
  member: { id: 'mem_low', account: 'low_member' },
  reason: 'opposite_bets',
  isLeftOut: false,
  device: null,
  bets: { opposite: 9, common: 11, rounds: [round] },
}
const bank: AgentFlag = {
  ...device,
  id: 'flg_3',
  member: { id: 'mem_late', account: 'late_member' },
  reason: 'same_bank',
  device: null,
  bank: { bank: 'Chalkline Bank', number: '•••• 1222' },
}
const answers = {
  'GET /ops/api/agents/flags': { items: [opposite, device, bank], next: null },
  'POST /ops/api/agents/flags/:id/decide': { ...opposite, state: 'confirmed' },
  'POST /ops/api/agents/flags/look': { found: 2 },
}

it('[AG132] shows who is left out and who counts, and the rounds of bets against each other', async () => {
  const sent = renderPage(FlagsPage, answers, { path: '/agent-flags' })
  const row = (await screen.findByText('low_member')).closest('tr')
  expect(row?.textContent).toMatch(/counts as active.*9 of 11 rounds/)
  const other = screen.getByText('second_account').closest('tr')
  expect(other?.textContent).toMatch(/left out of active counts.*203\.0\.113\.7/)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Show the rounds' }))
  const dialog = within(screen.getByRole('dialog'))
  const shown = dialog.getByText('wheel 4711').closest('tr')
  expect(shown?.textContent).toMatch(/1,200,000,000\.00.*3, 12-sun.*1,180,000,000\.00/)
  await user.keyboard('{Escape}')
  await user.click(within(row as HTMLElement).getByRole('button', { name: 'Played together' }))
  const decide = within(screen.getByRole('dialog'))
  expect(decide.getByText(/Both go on counting as active/)).toBeTruthy()
  await user.type(decide.getByLabelText(/Reason/), 'Every round for a week')
  await user.click(decide.getByRole('button', { name: 'Played together' }))
  await waitFor(() =>
    expect(sent.at(-1)?.body).toMatchObject({
      state: 'confirmed',
      seen: 'open',
      reason: 'Every round for a week',
    }),
  )
})

it('[AG172] shows who has the account of another at a bank, by the end of its number', async () => {
  renderPage(FlagsPage, answers, { path: '/agent-flags' })
  const row = (await screen.findByText('late_member')).closest('tr')
  expect(row?.textContent).toMatch(
    /left out of active counts.*Same bank account in the team.*Chalkline Bank.*1222/,
  )
})

it('[AG133] looks again when it is asked to, with a reason', async () => {
  const sent = renderPage(FlagsPage, answers, { path: '/agent-flags' })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Look again now' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.type(dialog.getByLabelText(/Reason/), 'A tip')
  await user.click(dialog.getByRole('button', { name: 'Look again now' }))
  await waitFor(() =>
    expect(sent.some(({ body }) => JSON.stringify(body) === '{"reason":"A tip"}')).toBe(true),
  )
  expect(await screen.findByText('2 new flags.')).toBeTruthy()
})
