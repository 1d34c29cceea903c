import { periods, type Period } from '@baize/kernel/period'
import { ok, refuse, type Refusal, type RefusalParams, type Result } from '@baize/kernel/result'
import type { Product } from '../../wagers/wagers.ts'

export const contractKinds = ['dividend', 'daily', 'hourly', 'realtime'] as const
export type ContractKind = (typeof contractKinds)[number]

export const bases = ['loss', 'ngr', 'validBet'] as const
export type Basis = (typeof bases)[number]

export const carries = ['none', 'previous', 'permanent'] as const
export type Carry = (typeof carries)[number]

/** Over what a contract counts: a period of days, or the hour. A real-time salary counts the day and is paid within it. */
export const contractPeriods = [...periods, 'hourly'] as const
export type ContractPeriod = Period | 'hourly'

/** What a team must have come to, and the rate from there on, in hundredths of a percent. Nought asks for nothing. */
export type Tier = {
  readonly validBet: bigint
  readonly loss: bigint
  readonly active: number
  readonly rate: number
}

export type Terms = {
  readonly kind: ContractKind
  readonly basis: Basis
  /** Which products count; null is all of them. */
  readonly products: readonly Product[] | null
  readonly tiers: readonly Tier[]
  /** The most that one window, or one day of a real-time salary, comes to. */
  readonly cap: bigint | null
  /** From which valid bet in the window on a member counts as active. */
  readonly activeFrom: bigint
  readonly carry: Carry
  readonly period: ContractPeriod
}

/** Rates rise from tier to tier (AG20). */
export function highestRate({ tiers }: Pick<Terms, 'tiers'>): number {
  return tiers.at(-1)?.rate ?? 0
}

/** What a team came to, as far as a tier asks. */
export type Reached = Pick<Tier, 'validBet' | 'loss' | 'active'>

export const mostTiers = 10
/** The whole of the basis; what an operator allows is less. */
export const wholeRate = 10_000

export type TermsRefusal =
  | 'terms_basis'
  | 'terms_period'
  | 'terms_carry'
  | 'terms_products'
  | 'terms_negative'
  | 'terms_too_large'
  | 'terms_no_tiers'
  | 'terms_too_many_tiers'
  | 'terms_tiers_not_rising'
  | 'terms_rate'
  | 'terms_cap'

const periodsOf: Readonly<Record<ContractKind, readonly ContractPeriod[]>> = {
  dividend: periods,
  daily: ['daily'],
  hourly: ['hourly'],
  realtime: ['daily'],
}

const basesOf = (kind: ContractKind): readonly Basis[] =>
  kind === 'dividend' ? ['loss', 'ngr'] : ['validBet']

/** Whether terms make sense by themselves, whoever gives them to whom; in one form, with the products in order. */
export function checkTerms(
  terms: Terms,
  knownProducts: readonly Product[],
): Result<Terms, TermsRefusal> {
  const { kind, products, tiers, cap, activeFrom } = terms
  if (!basesOf(kind).includes(terms.basis)) return refuse('terms_basis')
  if (!periodsOf[kind].includes(terms.period)) return refuse('terms_period')
  if (kind !== 'dividend' && terms.carry !== 'none') return refuse('terms_carry')
  if (products !== null && !areProducts(products, knownProducts)) return refuse('terms_products')
  if (tiers.length === 0) return refuse('terms_no_tiers')
  if (tiers.length > mostTiers) return refuse('terms_too_many_tiers', { max: mostTiers })
  const checked = checkNumbers(tiers, activeFrom)
  if (!checked.ok) return checked
  if (cap !== null && (cap <= 0n || cap > largest)) return refuse('terms_cap')
  const falling = tiers.findIndex((tier, index) => !rises(tiers[index - 1], tier))
  if (falling !== -1) return refuseTier('terms_tiers_not_rising', falling)
  return ok(products === null ? terms : { ...terms, products: [...products].toSorted() })
}

/** A refusal that concerns one tier says which, in the sentence and for the page that shows it there. */
export function refuseTier<const Code extends string>(
  code: Code,
  index: number,
  params: RefusalParams = {},
): Refusal<Code> {
  const tier = index + 1
  return refuse(code, { tier, ...params }, { tier })
}

// Whole numbers that any page can show and any column can hold.
const largest = BigInt(Number.MAX_SAFE_INTEGER)

function checkNumbers(tiers: readonly Tier[], activeFrom: bigint): Result<undefined, TermsRefusal> {
  const sums = [activeFrom, ...tiers.flatMap(({ validBet, loss }) => [validBet, loss])]
  const counts = tiers.flatMap(({ active, rate }) => [active, rate])
  if (sums.some((sum) => sum < 0n) || counts.some((count) => count < 0))
    return refuse('terms_negative')
  if (sums.some((sum) => sum > largest)) return refuse('terms_too_large')
  if (!counts.every((count) => Number.isSafeInteger(count))) return refuse('terms_too_large')
  const bad = tiers.findIndex(({ rate }) => rate < 1 || rate > wholeRate)
  return bad === -1 ? ok() : refuseTier('terms_rate', bad)
}

function areProducts(products: readonly Product[], known: readonly Product[]): boolean {
  const all = new Set(products)
  return (
    products.length > 0 &&
    all.size === products.length &&
    products.every((one) => known.includes(one))
  )
}

/** Every threshold at least the one before, one of them higher, and the rate higher too. */
function rises(before: Tier | undefined, { validBet, loss, active, rate }: Tier): boolean {
  if (before === undefined) return true
  const none = validBet >= before.validBet && loss >= before.loss && active >= before.active
  const some = validBet > before.validBet || loss > before.loss || active > before.active
  return none && some && rate > before.rate
}

/** Whether a team came to what a tier asks. A team that won has lost nought, which is enough for a tier that asks nought. */
export function reaches({ validBet, loss, active }: Reached, tier: Reached): boolean {
  return atLeast(validBet, tier.validBet) && atLeast(loss, tier.loss) && active >= tier.active
}

function atLeast(value: bigint, threshold: bigint): boolean {
  return threshold === 0n || value >= threshold
}

/** Which tier a team reached, counted from 0: the highest whose three thresholds are all reached; -1 where it is none. */
export function tierReached(tiers: readonly Tier[], reached: Reached): number {
  return tiers.findLastIndex((tier) => reaches(reached, tier))
}

/** The rate that tiers give for what a team came to; nought below the first. */
export function rateAt(tiers: readonly Tier[], reached: Reached): number {
  return tiers[tierReached(tiers, reached)]?.rate ?? 0
}
