import type { LevelTerms, ProgrammesDocument } from '@baize/contract/promotions/programmes-settings'
import { currencies, scaleOf, type Currency } from '@baize/kernel/money'

/** What about fifty pesos are in whole units of each currency, which is near enough for a first table. */
const fiftyPesos: Record<Currency, bigint> = {
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

/** So many pesos in each currency, in its smallest unit. */
export function pesos(count: number): Record<Currency, string> {
  const sums = currencies.map((code) => {
    const smallest = BigInt(count) * fiftyPesos[code] * 10n ** BigInt(scaleOf(code))
    return [code, String(smallest / 50n)] as const
  })
  return Object.fromEntries(sums) as Record<Currency, string>
}

/** Valid bet, deposits, keep, level-up, weekly, monthly, birthday, the most rebate of a day (nought for no bound). */
const table: readonly (readonly [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
])[] = [
  [0, 0, 0, 0, 0, 0, 0, 388],
  [5_000, 500, 0, 8, 0, 0, 8, 888],
  [30_000, 2_000, 3_000, 18, 3, 8, 18, 1_888],
  [100_000, 5_000, 10_000, 38, 8, 18, 38, 2_888],
  [300_000, 15_000, 30_000, 88, 18, 38, 58, 5_888],
  [1_000_000, 50_000, 100_000, 188, 38, 88, 128, 8_888],
  [3_000_000, 120_000, 300_000, 388, 88, 188, 388, 18_888],
  [10_000_000, 350_000, 1_000_000, 888, 188, 388, 888, 28_888],
  [30_000_000, 1_000_000, 3_000_000, 1_888, 388, 888, 1_888, 58_888],
  [100_000_000, 3_000_000, 10_000_000, 5_888, 888, 1_888, 3_888, 88_888],
  [300_000_000, 8_000_000, 30_000_000, 18_888, 2_888, 5_888, 8_888, 0],
]

const levels = table.map(
  ([validBet, deposits, keep, levelUp, weekly, monthly, birthday, cap], level): LevelTerms => ({
    validBet: pesos(validBet),
    deposits: pesos(deposits),
    keep: pesos(keep),
    levelUp: pesos(levelUp),
    weekly: pesos(weekly),
    monthly: pesos(monthly),
    birthday: pesos(birthday),
    rebateCap: cap === 0 ? {} : pesos(cap),
    cashback: 300 + level * 50,
    rebate: {
      LIVE: 20 + level * 4,
      RNG: 30 + level * 7,
      FISH: 30 + level * 7,
      SPORTS: 20 + level * 4,
      ESPORTS: 20 + level * 4,
      PVP: 20 + level * 3,
      LOTT: 10 + level * 2,
      ELOTT: 10 + level * 2,
      COCKFIGHT: 20 + level * 3,
    },
  }),
)

/** The programmes of a brand that says nothing else. */
export const newProgrammes: ProgrammesDocument = {
  levels,
  keepDays: 30,
  warnDays: 7,
  claimDays: 30,
  rebateMinBet: pesos(100),
  rebateMin: Object.fromEntries(currencies.map((code) => [code, '1'])),
  rebateWaitMinutes: 1,
  cashbackMinLoss: pesos(100),
  cashbackCap: pesos(10_000),
  runLimit: pesos(100_000),
}
