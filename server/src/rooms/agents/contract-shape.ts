import type {
  ContractTerms,
  ContractTier,
  ContractView,
} from '@baize/contract/agents/contract-parts'
import { compareTerms } from './contracts/contracts.ts'
import type { Contract, Terms, TermsChanges, Tier } from './contracts/contracts.ts'
import type { Amount } from './settlement/settlement.ts'
import type { ContractsBeside } from '../wallet/wallet.ts'

const wirePeriods = {
  daily: 'Daily',
  weekly: 'Weekly',
  semimonthly: 'Semimonthly',
  monthly: 'Monthly',
  hourly: 'Hourly',
} as const satisfies Record<Terms['period'], ContractTerms['periodicType']>

export function wireTerms({
  period,
  tiers,
  cap,
  activeFrom,
  products,
  ...terms
}: Terms): ContractTerms {
  return {
    ...terms,
    periodicType: wirePeriods[period],
    products: products === null ? null : [...products],
    tiers: tiers.map(wireTier),
    cap: cap === null ? null : String(cap),
    betAmount: String(activeFrom),
  }
}

export function readWireTerms({
  periodicType,
  tiers,
  cap,
  betAmount,
  ...terms
}: ContractTerms): Terms {
  return {
    ...terms,
    period: periodicType.toLowerCase() as Lowercase<typeof periodicType>,
    tiers: tiers.map(({ periodValidBet, periodProfitLoss, activeMembers, rate }) => ({
      validBet: BigInt(periodValidBet),
      loss: BigInt(periodProfitLoss),
      active: activeMembers,
      rate,
    })),
    cap: cap === null ? null : BigInt(cap),
    activeFrom: BigInt(betAmount),
  }
}

export function wireTier({ validBet, loss, active, rate }: Tier): ContractTier {
  return {
    rate,
    periodValidBet: String(validBet),
    periodProfitLoss: String(loss),
    activeMembers: active,
  }
}

const maybeTier = (tier: Tier | null) => (tier === null ? null : wireTier(tier))
const maybeMoment = (at: Date | null) => at?.toISOString() ?? null

/** A contract as a page sees it, beside the one that its downline has. */
export function wireContract(
  contract: Contract,
  names: ReadonlyMap<string, { readonly account: string }>,
  present?: Contract,
): ContractView {
  const { id, state, giver, downline, currency, terms } = contract
  const isChange = state === 'offered' && present !== undefined
  return {
    id,
    state,
    from: giver === null ? '' : (names.get(giver)?.account ?? ''),
    downline: names.get(downline)?.account ?? '',
    currency,
    terms: wireTerms(terms),
    offeredAt: contract.offeredAt.toISOString(),
    expiresAt: contract.expiresAt.toISOString(),
    beginsAt: maybeMoment(contract.beginsAt),
    endsAt: maybeMoment(contract.endsAt),
    changes: isChange ? wireChanges(compareTerms(present.terms, terms)) : null,
  }
}

function wireChanges({ rates, tiers, ...changed }: TermsChanges): ContractView['changes'] {
  return {
    rates,
    changed: Object.keys(changed) as (keyof typeof changed)[],
    tiers: tiers.map(({ tier, from, to }) => ({ tier, from: maybeTier(from), to: maybeTier(to) })),
  }
}

/** All that a member's popup and panel show: offers that wait, and contracts that there are. */
export function wireBeside(
  open: readonly Contract[],
  names: ReadonlyMap<string, { readonly account: string }>,
): ContractsBeside {
  const live = open.filter(({ state }) => state === 'accepted')
  const liveOf = (kind: Contract['kind']) => live.find((one) => one.kind === kind)
  const offerOf = (kind: Contract['kind']) => {
    const found = open.find((one) => one.state === 'offered' && one.kind === kind)
    return found === undefined ? null : wireContract(found, names, liveOf(kind))
  }
  return {
    dailysalreqtype: offerOf('daily'),
    divtypereq: offerOf('dividend'),
    contracthoursalreq: offerOf('hourly'),
    realtimesalreqtype: offerOf('realtime'),
    contractmrdailysalinfotype: liveOf('realtime') !== undefined,
    contracthoursalinfo: liveOf('hourly') !== undefined,
    dailysalinfotype: liveOf('daily') !== undefined,
    divtypeinfo: liveOf('dividend') !== undefined,
    contracts: live.map((one) => wireContract(one, names)),
  }
}

export function wireAmount({ amount, reasons }: Amount) {
  const { basis, carriedIn, counted, validBet, loss, active, tier, rate } = reasons
  return {
    amount: String(amount),
    basis: String(basis),
    carriedIn: String(carriedIn),
    counted: String(counted),
    validBet: String(validBet),
    loss: String(loss),
    active,
    tier,
    rate,
  }
}
