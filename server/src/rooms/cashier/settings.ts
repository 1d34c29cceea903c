import { cashierDocument, type CashierDocument } from '@baize/contract/cashier/cashier-settings'
import { currencies, scaleOf, type Currency } from '@baize/kernel/money'
import { ok, refuse, type Result } from '@baize/kernel/result'
import {
  countSetting,
  loosenedByLowering,
  loosenedByRaising,
  loosenedByRaisingBounds,
  rateSetting,
  sumsSetting,
  timeSetting,
  type DocumentRules,
} from '../system/system.ts'

/** What about one US dollar is in whole units of each currency, which is near enough for bounds. */
const dollar: Record<Currency, bigint> = {
  PHP: 50n,
  THB: 35n,
  VND: 25_000n,
  IDR: 15_000n,
  JPY: 150n,
  KRW: 1_300n,
  BRL: 5n,
  MYR: 5n,
  USD: 1n,
  USDT: 1n,
}

/** So many dollars in each currency, in its smallest unit. */
function dollars(count: bigint): Record<Currency, string> {
  const sums = currencies.map((code) => {
    const amount = dollar[code] * count * 10n ** BigInt(scaleOf(code))
    return [code, String(amount)] as const
  })
  return Object.fromEntries(sums) as Record<Currency, string>
}

/** The cashier of a brand that says nothing else. */
export const newCashier: CashierDocument = {
  withdrawMin: dollars(4n),
  withdrawMax: dollars(10_000n),
  withdrawPerDay: dollars(20_000n),
  withdrawTimesPerDay: 5,
  withdrawFeeBps: 0,
  withdrawFeeFixed: {},
  confirmMinutes: 1440,
  payeeWaitHours: 0,
  mostPayees: 5,
  mostOpenDeposits: 3,
  uplinePerDay: dollars(1_000n),
  uplineMin: dollars(1n),
  paymentTries: 5,
  paymentLockMinutes: 30,
  paymentResetHoldHours: 24,
  newAccountDays: 7,
  unusualTimes: 5,
  targetMinutes: 30,
}

const wrong = (setting: keyof CashierDocument) => refuse('invalid_setting', { setting })

function checkCashier(cashier: CashierDocument): Result<undefined, 'invalid_setting'> {
  const { withdrawMin, withdrawMax, withdrawFeeFixed } = cashier
  for (const code of currencies) {
    const [least, most] = [BigInt(withdrawMin[code] ?? 0), withdrawMax[code]]
    if (most !== undefined && BigInt(most) < least) return wrong('withdrawMax')
    // Of the smallest withdrawal something must be left to pay.
    const fee = (least * BigInt(cashier.withdrawFeeBps)) / 10_000n
    if (least > 0n && fee + BigInt(withdrawFeeFixed[code] ?? 0) >= least) {
      return wrong('withdrawFeeFixed')
    }
  }
  return ok()
}

const noBound = 'cashier-desk.noBound'

/** What the cashier keeps to. */
export const cashierRules: DocumentRules<typeof cashierDocument> = {
  document: cashierDocument,
  published: 'ops.actionCashierPublished',
  seed: (said) => said ?? newCashier,
  // Settings that were stored before one came have what a new cashier has; the sum above which two people are needed is
  // the policy's now.
  complete({ secondPersonAbove, ...stored }) {
    void secondPersonAbove
    return { ...newCashier, ...stored }
  },
  check: checkCashier,
  control: {
    says: 'ops.actionCashierPublish',
    settings: {
      withdrawMin: sumsSetting('cashier-desk.setMin', noBound),
      withdrawMax: loosenedByRaisingBounds(sumsSetting('cashier-desk.setMax', noBound)),
      withdrawPerDay: loosenedByRaisingBounds(sumsSetting('cashier-desk.setPerDay', noBound)),
      withdrawTimesPerDay: loosenedByRaising(countSetting('cashier-desk.setTimes')),
      withdrawFeeBps: rateSetting('cashier-desk.setFee'),
      withdrawFeeFixed: sumsSetting('cashier-desk.setFeeFixed', 'cashier-desk.noFee'),
      // The shorter, the less time a member has to say that nothing came.
      confirmMinutes: loosenedByLowering(timeSetting('cashier-desk.setConfirm', 'minute')),
      payeeWaitHours: loosenedByLowering(timeSetting('alerts.setPayeeWait', 'hour')),
      mostPayees: loosenedByRaising(countSetting('cashier-desk.setPayees')),
      mostOpenDeposits: countSetting('cashier-desk.setOpen'),
      uplinePerDay: loosenedByRaisingBounds(sumsSetting('cashier-desk.setUpDay', noBound)),
      uplineMin: sumsSetting('cashier-desk.setUpMin', noBound),
      paymentTries: loosenedByRaising(countSetting('alerts.setPaymentTries')),
      paymentLockMinutes: loosenedByLowering(timeSetting('alerts.setPaymentLock', 'minute')),
      paymentResetHoldHours: loosenedByLowering(timeSetting('alerts.setPaymentHold', 'hour')),
      newAccountDays: loosenedByLowering(timeSetting('cashier-desk.setNew', 'day')),
      unusualTimes: loosenedByRaising(countSetting('cashier-desk.setUnusual')),
      targetMinutes: loosenedByRaising(timeSetting('cashier-desk.setTarget', 'minute')),
    },
  },
}
