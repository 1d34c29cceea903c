import type { CashierDocument } from '@baize/contract/documents'
import { currencies, scaleOf, type Currency } from '@baize/kernel/money'

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
  secondPersonAbove: dollars(1_000n),
  confirmMinutes: 1440,
  payeeWaitHours: 0,
  mostPayees: 5,
  mostOpenDeposits: 3,
  uplinePerDay: dollars(1_000n),
  uplineMin: dollars(1n),
  paymentTries: 5,
  paymentLockMinutes: 30,
  newAccountDays: 7,
  unusualTimes: 5,
  targetMinutes: 30,
}

/** Settings that were stored before one came have what a new cashier has. */
export function completeCashier(stored: Partial<CashierDocument>): CashierDocument {
  return { ...newCashier, ...stored }
}
