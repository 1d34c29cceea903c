import { Type, type Static } from 'typebox'
import { gameCategories } from '../catalogue/catalogue-names.ts'
import {
  count,
  currency,
  fields,
  list,
  maybe,
  moment,
  shortText,
  times,
  wholeNumber,
} from '../schema.ts'

/** A contract between an agent and a downline as it goes over the wire. */

export const contractKind = Type.Enum(['dividend', 'daily', 'hourly', 'realtime'])
export const contractState = Type.Enum([
  'offered',
  'accepted',
  'rejected',
  'expired',
  'replaced',
  'withdrawn',
  'terminated',
])

/** What a team must come to, and the rate from there on, in hundredths of a percent. Nought asks for nothing. */
export const contractTier = fields({
  rate: Type.Integer({ minimum: -1_000_000, maximum: 1_000_000 }),
  periodValidBet: wholeNumber,
  periodProfitLoss: wholeNumber,
  activeMembers: Type.Integer({ minimum: -1_000_000, maximum: 1_000_000_000 }),
})
export type ContractTier = Static<typeof contractTier>

export const contractTerms = fields({
  kind: contractKind,
  basis: Type.Enum(['loss', 'ngr', 'validBet']),
  periodicType: Type.Enum(['Daily', 'Weekly', 'Semimonthly', 'Monthly', 'Hourly']),
  /** Null for all. */
  products: maybe(list(Type.Enum(gameCategories.filter((name) => name !== 'HOT')), 20)),
  tiers: list(contractTier, 50),
  /** The most that one period comes to. */
  cap: maybe(wholeNumber),
  /** What a member must bet in the day, the hour or the period to count as active. */
  betAmount: wholeNumber,
  /** What becomes of a result below zero. */
  carry: Type.Enum(['none', 'previous', 'permanent']),
})
export type ContractTerms = Static<typeof contractTerms>

const contractChanges = fields({
  rates: Type.Enum(['same', 'higher', 'lower', 'mixed', 'unlike']),
  changed: list(Type.Enum(['basis', 'period', 'products', 'cap', 'activeFrom', 'carry']), 6),
  tiers: list(
    fields({ tier: times(1, 10), from: maybe(contractTier), to: maybe(contractTier) }),
    10,
  ),
})

export const contractView = fields({
  id: shortText(40),
  state: contractState,
  /** Who gives and pays; empty for the house. */
  from: shortText(60),
  downline: shortText(60),
  currency,
  terms: contractTerms,
  offeredAt: moment,
  expiresAt: moment,
  beginsAt: maybe(moment),
  endsAt: maybe(moment),
  /** Of an offer to who has a contract of the kind: what changes. */
  changes: maybe(contractChanges),
})
export type ContractView = Static<typeof contractView>

const offer = maybe(contractView)

/** What stands beside the balances of a member: offers that wait, kind by kind, and which contracts there are. */
export const consolidatedContracts = {
  dailysalreqtype: offer,
  divtypereq: offer,
  contracthoursalreq: offer,
  realtimesalreqtype: offer,
  /** Whether there is a contract of the kind: real-time, hourly, daily, dividend. */
  contractmrdailysalinfotype: Type.Boolean(),
  contracthoursalinfo: Type.Boolean(),
  dailysalinfotype: Type.Boolean(),
  divtypeinfo: Type.Boolean(),
  /** These contracts. */
  contracts: list(contractView, 4),
}

/** What one period would have come to, and by what. */
const simulatedAmount = fields({
  amount: wholeNumber,
  basis: wholeNumber,
  carriedIn: wholeNumber,
  counted: wholeNumber,
  validBet: wholeNumber,
  loss: wholeNumber,
  active: count(),
  /** From 1; nought for none. */
  tier: times(0, 10),
  rate: times(0, 10_000),
})

export const simulatedPeriod = fields({
  from: moment,
  to: moment,
  offered: simulatedAmount,
  present: maybe(simulatedAmount),
})
