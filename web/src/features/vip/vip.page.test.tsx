import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { VipLevel, VipState } from '@baize/contract/promotions/vip'
import { openStatus } from '../../testing/fixtures.ts'
import { renderSite } from '../../testing/render-site.tsx'

const level = (number: number): VipLevel => ({
  level: number,
  validBet: String(number * 500_000),
  deposits: String(number * 50_000),
  keep: '0',
  levelUp: '800',
  birthday: '5800',
  weekly: '300',
  monthly: '800',
  rebateCap: null,
  cashback: 300,
  rebate: { RNG: 51, LIVE: 32 },
})

const state: VipState = {
  currency: 'PHP',
  zone: 'Asia/Manila',
  level: 1,
  since: null,
  hasVip: true,
  vipLabelName: 'VIP 1',
  vipRankLevel: 1,
  validBet: '600000',
  deposits: '60000',
  keep: null,
  levels: [0, 1, 2, 3].map(level),
  waiting: [],
}

const site = (isOn: boolean) => ({
  at: '/?m=vip',
  as: 'member' as const,
  status: {
    info: {
      ...openStatus.info,
      whitelabel: [
        { modId: 'VIP', enabled: isOn ? ('1' as const) : ('0' as const), childrenNodes: [] },
      ],
    },
  },
  answers,
})

const answers = {
  '/wps/relay/MCSFE_getVipSummary': state,
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

it('[GR40] the label beside the avatar says the level, and its panel the way to the next', async () => {
  renderSite(site(true))
  // The panel is a dialog, and what is behind it is hidden meanwhile.
  const label = { name: 'Your level: VIP 1', hidden: true }
  expect(await screen.findByRole('link', label)).toBeInstanceOf(HTMLElement)
  expect(await screen.findByText('PHP 4,000.00 left')).toBeInstanceOf(HTMLElement)
})

it('[S6.011] nothing of it is shown where it is switched off', async () => {
  renderSite(site(false))
  expect(await screen.findByText('There are no levels at the moment.')).toBeInstanceOf(HTMLElement)
  expect(screen.queryByRole('link', { name: /Your level/, hidden: true })).toBeNull()
})
