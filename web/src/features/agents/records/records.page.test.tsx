import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { TeamBet, TeamMoney } from '@baize/contract/agents/team-records'
import { Refused, type Answers, type Asked } from '../../../testing/fake-server.ts'
import { renderSite } from '../../../testing/render-site.tsx'

const calendar = { zone: 'Asia/Manila', from: '2026-11-11', to: '2026-11-17', currency: 'PHP' }
const bet = (account: string, change: Partial<TeamBet> = {}): TeamBet => ({
  id: `wgr_${account}`,
  at: '2026-11-17T04:00:00.000Z',
  settledAt: '2026-11-17T04:00:01.000Z',
  product: 'RNG',
  vendor: 'OWN',
  vendorName: 'House',
  gameName: 'Lucky Reels',
  iconUrl: '',
  round: 'r1',
  stake: '10000',
  validBet: '10000',
  payout: '25000',
  currency: 'PHP',
  state: 'won',
  settlements: 1,
  detail: [],
  recallUrl: '',
  member: { id: `mem_${account}`, account },
  ...change,
})
const money: TeamMoney = {
  day: '2026-11-16',
  member: { id: 'mem_marco', account: 'marco' },
  deposits: '500000',
  withdrawals: '0',
  got: '0',
  given: '123456789',
  earned: '0',
  paid: '0',
  bonus: '0',
  rebate: '0',
}
const bets = { ...calendar, items: [bet('marco')], next: null, isCut: false, totals: null }
const moneyReply = {
  ...calendar,
  items: [money],
  next: null,
  totals: {
    deposits: '500000',
    withdrawals: '0',
    got: '0',
    given: '123456789',
    earned: '0',
    paid: '0',
    bonus: '0',
    rebate: '0',
  },
}
const entries = {
  ...calendar,
  member: money.member,
  items: [
    {
      id: 'dep_1',
      at: '2026-11-16T04:00:00.000Z',
      kind: 'deposit',
      amount: '500000',
      currency: 'PHP',
      state: 'success',
      outcome: 'done',
      about: 'Online banking',
      reference: 'REF-77',
      steps: [],
    },
  ],
  next: null,
  totals: { in: '500000', out: '0' },
}

const open = (page: string, answers: Answers = {}) =>
  renderSite({
    at: `/agentHome?page=${page}`,
    as: 'agent',
    answers: {
      '/wps/agent/team/bets': bets,
      '/wps/agent/team/money': moneyReply,
      '/wps/agent/team/entries': entries,
      ...answers,
    },
  })
const last = (asked: readonly Asked[], path: string) =>
  asked.findLast(({ pathname }) => pathname === path)?.searchParams

it('[AG76] the bets of a team are found by member, with all levels, and by the filters of a record', async () => {
  const { user, asked } = open('personalHistoryCopy')
  const table = within(await screen.findByRole('table', { name: 'Team betting' }))
  expect(table.getAllByText('marco').length).toBeGreaterThan(0)
  expect(table.getByText('Lucky Reels')).toBeTruthy()
  const path = '/wps/agent/team/bets'
  expect(last(asked, path)?.get('deep')).toBe('false')
  await user.click(screen.getByRole('switch', { name: /sub-levels/i }))
  await waitFor(() => expect(last(asked, path)?.get('deep')).toBe('true'))
  await user.type(screen.getByLabelText(/^Member/), 'marco{Enter}')
  await waitFor(() => expect(last(asked, path)?.get('account')).toBe('marco'))
  await user.selectOptions(screen.getByLabelText(/^Status/), 'won')
  await waitFor(() => expect(last(asked, path)?.get('state')).toBe('won'))
})

it('[AG76] a bet on a lottery of the team is told in words: its play, what was picked, its draw and its mode', async () => {
  const said = {
    issue: '20261118-0871',
    play: 'ssc-total-sides',
    bets: '2',
    picked: 'big odd',
    mode: 'LOTT',
    unit: '0.1',
    multiple: '5',
    group: '1950',
  }
  const detail = Object.entries(said).map(([name, value]) => ({ name, value }))
  const items = [bet('marco', { product: 'ELOTT', gameName: 'Always Five', detail })]
  open('personalHistoryCopy', { '/wps/agent/team/bets': { ...bets, items } })
  const table = within(await screen.findByRole('table', { name: 'Team betting' }))
  expect(await table.findByText('Sides of the total')).toBeTruthy()
  expect(table.getByText('Big Odd (2 bets)')).toBeTruthy()
  expect(table.getByText('20261118-0871')).toBeTruthy()
  expect(table.getByText('LOTT: 0.1 × 5, prize group 1950')).toBeTruthy()
  expect(table.queryByText('ssc-total-sides')).toBeNull()
})

it('[AG247] says nothing of how many bets there are while they load', async () => {
  let answer: (reply: unknown) => void = () => undefined
  const waits = new Promise((done) => (answer = done))
  open('personalHistoryCopy', { '/wps/agent/team/bets': () => waits })
  await screen.findByRole('table', { name: 'Team betting' })
  expect(screen.queryByText(/settled bets? shown/)).toBeNull()
  answer(bets)
  expect((await screen.findAllByText('1 settled bet shown')).length).toBeGreaterThan(0)
})

it('[AG76] says that somebody is not in the team', async () => {
  open('personalHistoryCopy', { '/wps/agent/team/bets': new Refused('not_in_team') })
  expect(await screen.findByText('This account is not in your team.')).toBeTruthy()
})

it('[AG77] the money of a team leads from its days to every movement of a member', async () => {
  const { user, asked } = open('agentDownlineTransactionDetailsCopy')
  const table = within(await screen.findByRole('table', { name: 'Account details' }))
  expect(table.getAllByText(/5,000\.00/).length).toBeGreaterThan(1)
  expect(table.getAllByText('Sent to others').length).toBeGreaterThan(0)
  expect(table.getAllByText(/1,234,567\.89/).length).toBeGreaterThan(1)
  await user.click(table.getAllByText('marco')[0] as HTMLElement)
  expect(await screen.findByText('REF-77')).toBeTruthy()
  expect(last(asked, '/wps/agent/team/entries')?.get('account')).toBe('marco')
  expect(screen.getByText('Online banking')).toBeTruthy()
})
