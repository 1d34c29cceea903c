import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Refused } from '../../testing/fake-server.ts'
import { renderSite } from '../../testing/render-site.tsx'
import type { RebateState } from './api.ts'

class SilentLine extends EventTarget {
  close() {}
  send() {}
}

beforeEach(() => vi.stubGlobal('WebSocket', SilentLine))
afterEach(() => vi.unstubAllGlobals())

const at = '2026-11-17T04:00:00.000Z'
const line = {
  day: '2026-11-17',
  level: 1,
  rates: 1,
  isCorrection: false,
  state: 'counts' as const,
}
const state: RebateState = {
  currency: 'JPY',
  zone: 'Asia/Manila',
  at,
  level: 1,
  amount: '3700',
  micro: '37000050',
  carriedIn: '3000',
  capped: '0',
  cap: '2664',
  min: '1',
  minBet: '300',
  claimFrom: null,
  paidAt: '2026-11-17T16:00:00.000Z',
  categories: [
    {
      category: 'RNG',
      bets: '12',
      stake: '1100000',
      flatBets: '1',
      flat: '100000',
      partBets: '0',
      part: '0',
      bonusBets: '0',
      bonus: '0',
      validBet: '1000000',
      taken: '0',
      fresh: '1000000',
      micro: '37000050',
      rate: 37,
      isWaiting: false,
      lines: [{ ...line, category: 'RNG', rate: 37, validBet: '1000000', micro: '37000050' }],
    },
  ],
  paid: [],
}
const cashback = {
  currency: 'JPY' as const,
  zone: 'Asia/Manila',
  from: '2026-11-16',
  to: '2026-11-22',
  level: 1,
  rate: 350,
  stake: '0',
  payout: '0',
  received: '0',
  loss: '0',
  minLoss: '300',
  cap: '30000',
  amount: '0',
  reason: 'no_loss' as const,
}
const answers = {
  '/wps/relay/MCSFE_getManualRebate': state,
  '/wps/relay/MCSFE_getCashback': cashback,
}
const open = (given: Partial<Record<string, unknown>> = {}) =>
  renderSite({ at: '/?m=manualRebate', as: 'member', answers: { ...answers, ...given } })

it('[GR172] explains each amount to its last part, with the decimals of its currency', async () => {
  const { user } = open()
  const dialog = within(await screen.findByRole('dialog'))
  expect((await dialog.findAllByText(/3,700/)).length).toBeGreaterThan(0)
  expect(dialog.getByText(/With 0\.3 of the smallest unit kept/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: /Why this amount: Slots/ }))
  const why = within(screen.getByRole('dialog', { name: 'Why this amount' }))
  expect(why.getByText('3,700.005')).toBeTruthy()
  expect(why.getByText('1,100,000')).toBeTruthy()
})

it('[GR54] is claimed once by two presses, and a refusal is told', async () => {
  let asked = 0
  const { user } = open({
    '/wps/relay/MCSFE_claimManualRebate': () => {
      asked += 1
      return asked > 1 ? new Refused('rebate_too_soon') : { id: 'grt_1', amount: '3700' }
    },
  })
  const dialog = within(await screen.findByRole('dialog'))
  const claim = await dialog.findByRole('button', { name: /^Claim .*3,700$/ })
  // Both in one turn: on a slow machine an answer could come between two presses of a pointer, and the second be another claim.
  fireEvent.click(claim)
  fireEvent.click(claim)
  expect(await dialog.findByText(/3,700 was paid to your balance/)).toBeTruthy()
  expect(asked).toBe(1)
  await user.click(dialog.getByRole('button', { name: 'Claim Slots' }))
  expect(await dialog.findByRole('alert')).toBeTruthy()
})

it('[GR56] says that the cash back did not come, and brings it when it is asked for again', async () => {
  let asked = 0
  const { user } = open({
    '/wps/relay/MCSFE_getCashback': () => {
      asked += 1
      return asked > 1 ? cashback : new Refused('too_many_requests')
    },
  })
  const dialog = within(await screen.findByRole('dialog'))
  const note = within(await dialog.findByRole('alert'))
  expect(note.getByText('Cash back this week')).toBeTruthy()
  await user.click(note.getByRole('button', { name: 'Try again' }))
  expect(await dialog.findByRole('heading', { name: /^Cash back this week/ })).toBeTruthy()
  expect(dialog.queryByRole('alert')).toBeNull()
})
