import type { ContractTerms, ContractTier } from '@baize/contract/agents/contract-parts'
import { parseMoney, type Currency } from '@baize/kernel/money'
import type { Problem } from '@baize/texts/problem'
import { readRate } from '../read-rate.ts'
import type { ContractKind } from '../words.ts'

export type TierDraft = {
  readonly rate: string
  readonly validBet: string
  readonly loss: string
  readonly active: string
}

/** Terms as they are typed. */
export type TermsDraft = {
  readonly downline: string
  readonly kind: ContractKind
  readonly basis: ContractTerms['basis']
  readonly period: ContractTerms['periodicType']
  readonly tiers: readonly TierDraft[]
  readonly cap: string
  readonly activeFrom: string
  readonly carry: ContractTerms['carry']
  readonly reason: string
}

export const emptyTier: TierDraft = { rate: '', validBet: '', loss: '', active: '' }
export const mostTiers = 10

/** What the kind leaves no choice about. */
export const kindRules: Readonly<
  Record<
    ContractKind,
    {
      readonly bases: readonly ContractTerms['basis'][]
      readonly periods: readonly ContractTerms['periodicType'][]
    }
  >
> = {
  dividend: { bases: ['loss', 'ngr'], periods: ['Daily', 'Weekly', 'Semimonthly', 'Monthly'] },
  daily: { bases: ['validBet'], periods: ['Daily'] },
  hourly: { bases: ['validBet'], periods: ['Hourly'] },
  realtime: { bases: ['validBet'], periods: ['Daily'] },
}

type Reading = { readonly currency: Currency; readonly mark: '.' | ',' }

/** The terms that are typed, or by field what is wrong with them; the server judges what they mean. */
export function readTerms(
  draft: TermsDraft,
  { currency, mark }: Reading,
):
  | { readonly terms: ContractTerms }
  | { readonly problems: { readonly [Field in keyof TermsDraft]?: Problem } } {
  const sum = (text: string) => {
    if (text.trim() === '') return '0'
    const read = parseMoney(text, currency, { decimalMark: mark })
    return read.ok && read.value.amount >= 0n ? String(read.value.amount) : undefined
  }
  const tiers = draft.tiers.map((tier): ContractTier | undefined => {
    const rate = readRate(tier.rate, mark)
    const [bets, loss] = [sum(tier.validBet), sum(tier.loss)]
    const active = tier.active.trim() === '' ? 0 : Number(tier.active)
    if (rate === undefined || bets === undefined || loss === undefined) return undefined
    if (!Number.isInteger(active) || active < 0 || active > 1_000_000) return undefined
    return { rate, periodValidBet: bets, periodProfitLoss: loss, activeMembers: active }
  })
  const whole = tiers.filter((tier) => tier !== undefined)
  const cap = draft.cap.trim() === '' ? null : sum(draft.cap)
  const betAmount = sum(draft.activeFrom)
  if (whole.length < tiers.length || cap === undefined || betAmount === undefined) {
    return {
      problems: {
        ...(whole.length < tiers.length && { tiers: { key: 'agents-desk.tiersWrong' } }),
        ...(cap === undefined && { cap: { key: 'agents-desk.sumWrong' } }),
        ...(betAmount === undefined && { activeFrom: { key: 'agents-desk.sumWrong' } }),
      },
    }
  }
  const { bases, periods } = kindRules[draft.kind]
  return {
    terms: {
      kind: draft.kind,
      basis: bases.find((one) => one === draft.basis) ?? bases[0] ?? 'validBet',
      periodicType: periods.find((one) => one === draft.period) ?? periods[0] ?? 'Daily',
      products: null,
      tiers: whole,
      cap,
      betAmount,
      carry: draft.kind === 'dividend' ? draft.carry : 'none',
    },
  }
}
