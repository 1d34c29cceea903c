import type { OfferDocument } from '@baize/contract/promotions/offer'
import type { Currency } from '@baize/kernel/money'
import type { GrantTerms } from '../grants/grants.ts'
import { wholeBet } from '../requirements/weights.ts'

/** What somebody gets, what it asks in ten-thousandths of the smallest unit, and what holds for it. */
export type Gift = { readonly amount: bigint; readonly asks: bigint; readonly terms: GrantTerms }

/** What an offer comes to for a deposit of so much; without one for those that need none. */
export function giftFor(
  document: OfferDocument,
  currency: Currency,
  deposit: bigint,
): Gift | undefined {
  const amount = amountFor(document, currency, deposit)
  if (amount === undefined || amount === 0n) return undefined
  const { asks, maxBet, maxWin, isSticky, endsByWithdrawal = false } = document
  const base = asks.base === 'bonus' ? amount : amount + deposit
  return {
    amount,
    asks: (base * BigInt(asks.times) * BigInt(wholeBet)) / 100n,
    terms: {
      weights: {
        default: Object.keys(asks.weights).length === 0 ? wholeBet : 0,
        categories: asks.weights,
        vendors: {},
        games: {},
      },
      maxBet: sumIn(maxBet, currency),
      maxWin: sumIn(maxWin, currency),
      isSticky,
      dust: 1n,
      ...(endsByWithdrawal && { endsByWithdrawal }),
    },
  }
}

function amountFor(
  { kind, gives }: OfferDocument,
  currency: Currency,
  deposit: bigint,
): bigint | undefined {
  if (kind === 'deposit' && deposit < (sumIn(gives.leastDeposit, currency) ?? 1n)) return undefined
  if (gives.percent === 0) return sumIn(gives.fixed, currency) ?? undefined
  const most = sumIn(gives.most, currency)
  if (most === null) return undefined
  // Rounded down: a part of a unit is nobody's.
  const part = (deposit * BigInt(gives.percent)) / 10_000n
  return part < most ? part : most
}

function sumIn(sums: OfferDocument['budget'], currency: Currency): bigint | null {
  const text = sums[currency]
  return text === undefined ? null : BigInt(text)
}

/** Three deposits that show how the rules work: just enough, in the middle, and where the most is reached. */
export function examplesOf(document: OfferDocument, currency: Currency): bigint[] {
  const { kind, gives } = document
  if (kind !== 'deposit') return [0n]
  const least = sumIn(gives.leastDeposit, currency) ?? 1n
  const most = sumIn(gives.most, currency)
  if (gives.percent === 0 || most === null) return [least]
  const full = (most * 10_000n + BigInt(gives.percent) - 1n) / BigInt(gives.percent)
  const all = [least, (least + full) / 2n, full]
  return [...new Set(all.filter((sum) => sum >= least))].toSorted((a, b) => (a < b ? -1 : 1))
}
