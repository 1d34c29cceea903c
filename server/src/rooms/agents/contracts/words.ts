import type { Currency } from '@baize/kernel/money'
import type { TextKey } from '@baize/texts/keys'
import type { AskedChange, SaidValue } from '../../system/system.ts'
import type { ContractKind, Terms, Tier } from './terms.ts'

/** Terms as operators read them in a request. */

const nothing: SaidValue = { text: 'alerts.nothing' }

export const kindNames = {
  dividend: 'agents-contracts.dividend',
  daily: 'agents-contracts.daily',
  hourly: 'agents-contracts.hourly',
  realtime: 'agents-contracts.realtime',
} as const satisfies Record<ContractKind, TextKey>

const basisNames = {
  loss: 'agents-terms.basisLoss',
  ngr: 'agents-terms.basisNgr',
  validBet: 'agents-terms.basisValidBet',
} as const satisfies Record<Terms['basis'], TextKey>

const periodNames = {
  daily: 'agents-terms.daily',
  weekly: 'agents-terms.weekly',
  semimonthly: 'agents-terms.semimonthly',
  monthly: 'agents-terms.monthly',
  hourly: 'agents-terms.hourly',
} as const satisfies Record<Terms['period'], TextKey>

const carryNames = {
  none: 'agents-terms.carryNone',
  previous: 'agents-terms.carryPrevious',
  permanent: 'agents-terms.carryPermanent',
} as const satisfies Record<Terms['carry'], TextKey>

type Part = { readonly name: TextKey; shown(terms: Terms, currency: Currency): SaidValue }

const parts: readonly Part[] = [
  { name: 'agents-terms.basis', shown: ({ basis }) => ({ text: basisNames[basis] }) },
  {
    name: 'agents-terms.period',
    shown: ({ kind, period }) => ({
      text: kind === 'realtime' ? 'agents-terms.fiveMinutes' : periodNames[period],
    }),
  },
  {
    name: 'agents-terms.products',
    shown: ({ products }) =>
      products === null ? { text: 'agents-terms.allProducts' } : products.join(', '),
  },
  {
    name: 'agents-terms.cap',
    shown: ({ cap }, currency) =>
      cap === null ? { text: 'agents-terms.noCap' } : { amount: cap, currency },
  },
  {
    name: 'agents-terms.activeBet',
    shown: ({ activeFrom }, currency) => ({ amount: activeFrom, currency }),
  },
  {
    name: 'agents-terms.carry',
    shown: ({ kind, carry }) => ({
      text: kind === 'dividend' ? carryNames[carry] : 'agents-terms.carrySalary',
    }),
  },
]

function tierWords(tier: Tier | undefined, currency: Currency): SaidValue {
  if (tier === undefined) return nothing
  const { rate, validBet, loss, active } = tier
  return {
    text: 'agents-second.tierSays',
    values: {
      rate: { count: rate / 100, unit: 'percent' },
      bets: { amount: validBet, currency },
      loss: { amount: loss, currency },
      active,
    },
  }
}

/** Terms beside those of the present contract, tier by tier and part by part; all of them, as two people answer for all. */
export function termsChanges(
  before: Terms | null,
  after: Terms,
  currency: Currency,
): readonly AskedChange[] {
  const count = Math.max(before?.tiers.length ?? 0, after.tiers.length)
  const tiers = Array.from({ length: count }, (_, index): AskedChange => ({
    name: { text: 'agents-second.tierName', values: { number: index + 1 } },
    before: tierWords(before?.tiers[index], currency),
    after: tierWords(after.tiers[index], currency),
    isLoosened: false,
  }))
  const others = parts.map(({ name, shown }): AskedChange => ({
    name: { text: name },
    before: before === null ? nothing : shown(before, currency),
    after: shown(after, currency),
    isLoosened: false,
  }))
  return [...tiers, ...others]
}
