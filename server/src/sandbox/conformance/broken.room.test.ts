import { expect, it } from 'vitest'
import type { ProviderWallet } from '@baize/contract/play/provider'
import { testApp } from '../../../testing/app.ts'
import { demoSandbox } from '../provider/seed.ts'
import { cases } from './cases.ts'
import type { Platform } from './fixture.ts'
import { ownPlatform } from './own-platform.ts'
import { runCase } from './run.ts'

const { app } = await testApp()
const { sandbox, protocol } = app.rooms
if (sandbox === undefined) throw new Error('There is no sandbox.')
const whole = ownPlatform({ protocol, sandbox }, demoSandbox.vendor, '127.0.0.1')

let count = 0
const fresh = (id: string) => `${id}-${(count += 1)}`
const { wallet } = whole
const withWallet = (change: Partial<ProviderWallet>): Platform => ({
  ...whole,
  wallet: { ...wallet, ...change },
})

type Broken = readonly [what: string, platform: Platform, caught: readonly number[]]

const broken: readonly Broken[] = [
  [
    'posts a win twice',
    withWallet({
      win: (ask) => wallet.win({ ...ask, transactionId: fresh(ask.transactionId) }),
    }),
    [1, 2, 3],
  ],
  [
    'takes a stake twice',
    withWallet({
      bet: (ask) => wallet.bet({ ...ask, transactionId: fresh(ask.transactionId) }),
    }),
    [1, 3, 5],
  ],
  [
    'forgets a rollback that came first',
    withWallet({
      rollback: (ask) => wallet.rollback({ ...ask, betTransactionId: fresh(ask.betTransactionId) }),
    }),
    [4, 5, 7],
  ],
  [
    'pays a win only while the session lasts',
    withWallet({
      async win(ask) {
        const { cash } = await whole.fixture.purse({ player: ask.player })
        return cash === '800' ? { ok: false, code: 'session_over' } : await wallet.win(ask)
      },
    }),
    [9, 24],
  ],
  [
    'hides the balance of a refusal',
    withWallet({
      async bet(ask) {
        const answer = await wallet.bet(ask)
        return answer.ok ? answer : { ok: false, code: answer.code }
      },
    }),
    [13],
  ],
  ['lets everybody in', { ...whole, knock: async () => 'let_in' }, [17]],
]

it.each(broken)(
  '[Y13] a platform that %s does not pass',
  async (_, platform, caught) => {
    for (const number of caught) {
      const one = cases.find((each) => each.number === number)
      if (one === undefined) throw new Error(`There is no case ${number}.`)
      const passed = [
        (await runCase(platform, one, 'plain', 1)).passed,
        (await runCase(platform, one, 'crowd', 5)).passed,
      ]
      expect(passed.every(Boolean), `case ${number}`).toBe(false)
    }
  },
  60_000,
)
