import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { SumsProof } from '@baize/contract/agents/proofs-desk'
import { renderPage } from '../../../testing/render-page.tsx'
import { SettlementPage } from '../settlement/settlement-page.tsx'

const at = '2026-11-16T17:23:00.000Z'
const figures = { bets: '12', stake: '480000', validBet: '480000', payout: '91005' }
const proof: SumsProof = {
  id: 'prf_1',
  day: '2026-11-16',
  askedBy: null,
  begunAt: at,
  endedAt: at,
  bets: 40_211,
  members: 913,
  teams: 44,
  slots: 9_000,
  differing: 0,
  differences: [],
}
const differing: SumsProof = {
  ...proof,
  id: 'prf_2',
  day: '2026-11-15',
  askedBy: 'Felix Finance',
  differing: 30,
  differences: [
    {
      of: 'member',
      who: { id: 'mem_low', account: 'low_member' },
      product: 'RNG',
      currency: 'PHP',
      slot: null,
      kept: { ...figures, payout: '91006' },
      counted: figures,
    },
  ],
}
const answers = {
  'GET /ops/api/agents/settlement/runs': {
    zone: 'Asia/Manila',
    from: '2026-11-01',
    to: '2026-11-16',
    closedUntil: at,
    items: [],
  },
  'GET /ops/api/agents/payables': { items: [], total: 0, totals: [] },
  'GET /ops/api/agents/proofs': { items: [proof, differing], next: null },
  'POST /ops/api/agents/proofs/prove': { day: '2026-11-14' },
}

it('[AG131] shows which days are equal, and what differs in the others', async () => {
  renderPage(SettlementPage, answers, { path: '/settlement?tab=proofs' })
  const equal = (await screen.findByText('Equal')).closest('tr')
  expect(equal?.textContent).toMatch(/40,211.*913.*44.*By the clock/)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: '30 sums differ' }))
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByText('The first 1 of 30')).toBeTruthy()
  const row = dialog.getByText('low_member').closest('tr')
  expect(row?.textContent).toMatch(/RNG · PHP.*910\.06.*910\.05/)
})

it('[AG131] has a day proven with a reason', async () => {
  const sent = renderPage(SettlementPage, answers, { path: '/settlement?tab=proofs' })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Prove a day' }))
  const dialog = within(screen.getByRole('dialog'))
  const day = dialog.getByLabelText('Day')
  await user.clear(day)
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Prove a day' }).disabled).toBe(true)
  await user.type(day, '2026-11-14')
  await user.type(dialog.getByLabelText(/Reason/), 'An agent asked')
  await user.click(dialog.getByRole('button', { name: 'Prove a day' }))
  await waitFor(() =>
    expect(sent.at(-1)?.body).toEqual({ day: '2026-11-14', reason: 'An agent asked' }),
  )
})
