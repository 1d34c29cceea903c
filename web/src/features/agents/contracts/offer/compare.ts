import type { ContractTerms, ContractTier } from '@baize/contract/agents/contract-parts'
import type { TextKey } from '@baize/texts/keys'

/** What a change means for who is offered it. */
export type Verdict =
  | { readonly tone: 'better' | 'worse' | 'other' | 'same'; readonly text: TextKey }
  | { readonly tone: 'better' | 'worse'; readonly points: number }

const same = { tone: 'same', text: 'agents-contracts.noChange' } as const
const other = { tone: 'other', text: 'agents-contracts.changed' } as const
const better = (text: TextKey): Verdict => ({ tone: 'better', text })
const worse = (text: TextKey): Verdict => ({ tone: 'worse', text })

const carries = ['none', 'previous', 'permanent'] as const

/** Field by field, from the present terms to those offered. */
export function judgeTerms(present: ContractTerms, offered: ContractTerms) {
  return {
    basis: present.basis === offered.basis ? same : other,
    period: present.periodicType === offered.periodicType ? same : other,
    products: judgeProducts(present.products, offered.products),
    carry: judgeCarry(present.carry, offered.carry),
    activeFrom: judgeActiveFrom(BigInt(present.betAmount), BigInt(offered.betAmount)),
    cap: judgeCap(present.cap, offered.cap),
  } satisfies Record<string, Verdict>
}

function judgeProducts(
  present: ContractTerms['products'],
  offered: ContractTerms['products'],
): Verdict {
  const isInside = (inner: ContractTerms['products'], outer: ContractTerms['products']) =>
    outer === null || (inner !== null && inner.every((one) => outer.includes(one)))
  const [more, fewer] = [isInside(present, offered), isInside(offered, present)]
  if (more && fewer) return same
  if (more) return better('agents-contracts.moreGames')
  return fewer ? worse('agents-contracts.fewerGames') : other
}

function judgeCarry(present: ContractTerms['carry'], offered: ContractTerms['carry']): Verdict {
  const step = carries.indexOf(offered) - carries.indexOf(present)
  if (step === 0) return same
  return step < 0 ? better('agents-contracts.betterForYou') : worse('agents-contracts.worseForYou')
}

function judgeActiveFrom(present: bigint, offered: bigint): Verdict {
  if (present === offered) return same
  return offered > present ? worse('agents-contracts.harder') : better('agents-contracts.easier')
}

function judgeCap(present: string | null, offered: string | null): Verdict {
  if (present === offered) return same
  if (present === null) return worse('agents-contracts.newCap')
  if (offered === null) return better('agents-contracts.capGone')
  return BigInt(offered) > BigInt(present)
    ? better('agents-contracts.capHigher')
    : worse('agents-contracts.capLower')
}

/** A tier beside the one that stood in its place. */
export function judgeTier(
  present: ContractTier | undefined,
  offered: ContractTier | undefined,
): Verdict {
  if (present === undefined) return better('agents-contracts.newTier')
  if (offered === undefined) return worse('agents-contracts.tierGone')
  const points = offered.rate - present.rate
  if (points !== 0) return { tone: points > 0 ? 'better' : 'worse', points }
  const harder = sumsOf(offered).some((asked, index) => asked > (sumsOf(present)[index] ?? 0n))
  const easier = sumsOf(offered).some((asked, index) => asked < (sumsOf(present)[index] ?? 0n))
  if (harder && easier) return other
  if (harder) return worse('agents-contracts.harder')
  return easier ? better('agents-contracts.easier') : same
}

const sumsOf = ({ periodValidBet, periodProfitLoss, activeMembers }: ContractTier) => [
  BigInt(periodValidBet),
  BigInt(periodProfitLoss),
  BigInt(activeMembers),
]
