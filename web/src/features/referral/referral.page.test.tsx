import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { InvitedFriend } from '@baize/contract/promotions/referral'
import { openStatus } from '../../testing/fixtures.ts'
import { renderSite } from '../../testing/render-site.tsx'
import type { ReferralState } from './api.ts'

const terms = {
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
}

const friend = (id: string, change: Partial<InvitedFriend> = {}): InvitedFriend => ({
  id,
  name: `${id}***x`,
  joinedAt: '2026-11-02T04:00:00.000Z',
  currency: 'PHP',
  state: 'deposited',
  reason: null,
  missing: 'bets',
  deposit: '20000',
  deposits: 1,
  validBet: '64000',
  terms,
  endsAt: '2026-12-04T04:00:00.000Z',
  dueAt: null,
  amount: '5000',
  givenAt: null,
  reward: '',
  claimUntil: null,
  ...change,
})

const state = (items: readonly InvitedFriend[], next: string | null = null): ReferralState => ({
  code: 'MARK7K2X',
  name: 'je***a',
  currency: 'PHP',
  terms,
  month: { used: 1, most: 10 },
  ever: { used: 3, most: 100 },
  earned: '15000',
  ready: '5000',
  checked: '0',
  invited: items.length,
  items: [...items],
  next,
})

const base = {
  '/wps/v2/wallets/balance': {
    currency: 'PHP',
    balance: '0',
    available: '0',
    locked: '0',
    owed: '0',
    pockets: [],
    version: '0',
  },
  '/wps/relay/GCS_merchantWallet': { isSingle: true, vendors: [] },
  '/wps/cashier/upline': { upline: null },
}

const whitelabel = (isOn: boolean) => ({
  info: {
    ...openStatus.info,
    whitelabel: [
      { modId: 'REFERRAL', enabled: isOn ? ('1' as const) : ('0' as const), childrenNodes: [] },
    ],
  },
})

const open = (answers: Record<string, unknown>, isOn = true) =>
  renderSite({
    at: '/?m=referral',
    as: 'member',
    status: whitelabel(isOn),
    answers: { ...base, ...answers },
  })

describe('inviting friends', () => {
  it('[GR141] [S2.088] shows the link and the code, and copies them', async () => {
    const { user } = open({ '/wps/referral': state([]) })
    const link = `${location.origin}/register?referralCode=MARK7K2X`
    expect(await screen.findByText(link)).toBeTruthy()
    expect(screen.getByText('MARK-7K2X')).toBeTruthy()
    expect(screen.getByRole('img', { name: /^Code to scan/ })).toBeTruthy()
    expect(screen.getByText('Nobody yet')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Copy link' }))
    expect(await navigator.clipboard.readText()).toBe(link)
    await user.click(screen.getByRole('button', { name: 'Copy code' }))
    expect(await navigator.clipboard.readText()).toBe('MARK7K2X')
  })

  it('[GR136] [GR141] says of each friend what is missing, or why nothing is given', async () => {
    const items = [
      friend('aa', { state: 'registered', missing: 'phone' }),
      friend('bb', { state: 'verified', missing: 'deposit', deposit: '0' }),
      friend('cc'),
      friend('dd', { state: 'held', missing: 'time', dueAt: '2026-11-19T04:00:00.000Z' }),
      friend('ee', { state: 'refused', missing: null, reason: 'same_payee' }),
      friend('ff', { state: 'claimed', missing: null, givenAt: '2026-10-28T04:00:00.000Z' }),
    ]
    open({ '/wps/referral': state(items) })
    const row = async (name: string) =>
      within((await screen.findByText(`${name}***x`)).closest('li') ?? document.body)
    expect((await row('aa')).getByText(/^Phone number not verified yet/)).toBeTruthy()
    expect((await row('bb')).getByText(/^Deposits 0\.00 of 200\.00/)).toBeTruthy()
    expect((await row('cc')).getByText(/^Bets 640\.00 of 1,000\.00/)).toBeTruthy()
    expect((await row('dd')).getByText('Checking')).toBeTruthy()
    expect((await row('ee')).getByText(/^The same bank account/)).toBeTruthy()
    expect((await row('ff')).getByText('Paid 50.00')).toBeTruthy()
  })

  it('[GR141] a reward is claimed once, however often it is pressed, and a refusal says why', async () => {
    let isTaken = false
    const ready = friend('gg', {
      state: 'issued',
      missing: null,
      reward: 'grt_1',
      claimUntil: '2026-12-18T04:00:00.000Z',
    })
    const { user, asked } = open({
      '/wps/referral': () =>
        state([isTaken ? { ...ready, state: 'claimed', givenAt: ready.joinedAt } : ready]),
      '/wps/rewards/grt_1/claim': () => {
        isTaken = true
        return {}
      },
    })
    const claim = await screen.findByRole('button', { name: 'Claim 50.00' })
    await user.dblClick(claim)
    expect(await screen.findByText('Paid 50.00')).toBeTruthy()
    await waitFor(() =>
      expect(asked.filter(({ pathname }) => pathname === '/wps/rewards/grt_1/claim')).toHaveLength(
        1,
      ),
    )
  })

  it('[S6.012] nothing of it is in the menu where the promotion is off, and its address says so', async () => {
    open({}, false)
    expect(await screen.findByText('Inviting friends is off')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Refer and earn', hidden: true })).toBeNull()
  })

  it('[S6.012] it is in the menu where the promotion is on', async () => {
    open({ '/wps/referral': state([]) })
    const links = await screen.findAllByRole('link', { name: 'Refer and earn', hidden: true })
    expect(links.length).toBeGreaterThan(0)
  })
})
