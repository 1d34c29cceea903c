import type { OfferDocument, OfferFinding, OfferKind } from '@baize/contract/promotions/offer'
import { currencies, isCurrency, scaleOf, type Currency } from '@baize/kernel/money'

const dayMs = 86_400_000
const hourMs = 3_600_000

/** What a new promotion begins with: ten per cent of a deposit for a week, eight times, on every bet. */
export function newOffer(now: Date, currency: Currency): OfferDocument {
  // From the next whole hour on, so that there is time for a second person.
  const from = Math.ceil(now.getTime() / hourMs) * hourMs
  return {
    kind: 'deposit',
    topic: 'deposit',
    profile: 'asia',
    art: 'gift',
    title: {},
    line: {},
    terms: {},
    from: new Date(from).toISOString(),
    until: new Date(from + 7 * dayMs).toISOString(),
    who: { newForDays: null, vipFrom: 0, needsPhone: false, firstDeposit: false, perPerson: true },
    gives: { percent: 1_000, fixed: {}, leastDeposit: {}, most: { [currency]: whole(currency) } },
    mode: 'pocket',
    isSticky: false,
    asks: { base: 'bonus', times: 800, weights: {} },
    maxBet: {},
    maxWin: {},
    days: 7,
    claimDays: 7,
    perMember: { times: 1, per: 'ever' },
    budget: {},
  }
}

const whole = (currency: Currency) => String(1000n * 10n ** BigInt(scaleOf(currency)))

/** Another way to come to it. What only a deposit can give goes, and what it gave at most is given instead. */
export function withKind(document: OfferDocument, kind: OfferKind): OfferDocument {
  if (kind === 'deposit') return { ...document, kind }
  const given = withShare(document, false)
  return {
    ...given,
    kind,
    gives: { ...given.gives, leastDeposit: {} },
    who: { ...given.who, firstDeposit: false },
    asks: { ...given.asks, base: 'bonus' },
  }
}

/** A part of the deposit with a most, or the same sum for everybody. */
export function withShare(document: OfferDocument, isShare: boolean): OfferDocument {
  const { gives } = document
  if (isShare === gives.percent > 0) return document
  return {
    ...document,
    gives: isShare
      ? { ...gives, percent: 1_000, most: gives.fixed, fixed: {} }
      : { ...gives, percent: 0, fixed: gives.most, most: {} },
  }
}

/** Every currency that any part of it names, in the order of the house, the brand's always. */
export function namedCurrencies(document: OfferDocument, ofBrand: Currency): Currency[] {
  const { gives, budget, maxBet, maxWin } = document
  const parts = [gives.fixed, gives.most, gives.leastDeposit, budget, maxBet, maxWin]
  const named = new Set<string>([ofBrand, ...parts.flatMap((sums) => Object.keys(sums))])
  return currencies.filter((code) => named.has(code))
}

/** Nothing of it names this currency any more. */
export function withoutCurrency(document: OfferDocument, code: Currency): OfferDocument {
  const { gives, budget, maxBet, maxWin } = document
  return {
    ...document,
    gives: {
      percent: gives.percent,
      fixed: without(gives.fixed, code),
      leastDeposit: without(gives.leastDeposit, code),
      most: without(gives.most, code),
    },
    budget: without(budget, code),
    maxBet: without(maxBet, code),
    maxWin: without(maxWin, code),
  }
}

export type Sums = OfferDocument['budget']

export function withSum(sums: Sums, code: Currency, amount: string | undefined): Sums {
  return amount === undefined ? without(sums, code) : { ...sums, [code]: amount }
}

function without(sums: Sums, code: Currency): Sums {
  const { [code]: _, ...rest } = sums
  return rest
}

/** Where a finding is: the part of the document, and the currency or language within it. */
export function placeOf({ field }: Pick<OfferFinding, 'field'>) {
  const [last = '', ...rest] = field.split('.').toReversed()
  const isIn = isCurrency(last) || /^[A-Z]{2}$/.test(last)
  return { part: isIn ? rest.toReversed().join('.') : field, within: isIn ? last : undefined }
}

/** Puts the value there that would be right; nothing where there is no such value. */
export function withRight(
  document: OfferDocument,
  finding: OfferFinding,
): OfferDocument | undefined {
  const { right } = finding
  if (right === null) return undefined
  const { part, within } = placeOf(finding)
  switch (part) {
    case 'asks.times':
      return { ...document, asks: { ...document.asks, times: Number(right) } }
    case 'days':
      return { ...document, days: Number(right) }
    case 'who.vipFrom':
      return { ...document, who: { ...document.who, vipFrom: Number(right) } }
    case 'perMember.times':
      return { ...document, perMember: { ...document.perMember, times: Number(right) } }
    case 'gives.leastDeposit': {
      const { gives } = document
      return isCurrency(within)
        ? {
            ...document,
            gives: { ...gives, leastDeposit: { ...gives.leastDeposit, [within]: right } },
          }
        : undefined
    }
    case 'budget':
    case 'maxBet':
    case 'maxWin':
      return isCurrency(within)
        ? { ...document, [part]: { ...document[part], [within]: right } }
        : undefined
    default:
      return undefined
  }
}
