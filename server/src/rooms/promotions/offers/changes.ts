import type { OfferDocument } from '@baize/contract/promotions/offer'
import { formatMoney, money, type Currency } from '@baize/kernel/money'
import type { TextKey } from '@baize/texts/keys'
import type { AskedChange } from '../../system/system.ts'

type Said = AskedChange['after']

const kinds = {
  deposit: 'offers-desk.kindDeposit',
  claim: 'offers-desk.kindClaim',
  apply: 'offers-desk.kindApply',
} as const
const modes = { pocket: 'offers-desk.modePocket', gate: 'offers-desk.modeGate' } as const
const bases = { bonus: 'offers-desk.baseBonus', bonus_and_deposit: 'offers-desk.baseBoth' } as const
const periods = {
  ever: 'offers-desk.perEver',
  day: 'offers-desk.perDay',
  week: 'offers-desk.perWeek',
  month: 'offers-desk.perMonth',
} as const

/** The parts of an offer by which money is given away, in the words of the editor; nothing where a part says nothing. */
const parts: readonly (readonly [TextKey, (document: OfferDocument) => Said])[] = [
  ['offers-desk.title', ({ title }) => title.EN ?? ''],
  ['offers-desk.kind', ({ kind }) => ({ text: kinds[kind] })],
  ['offers-desk.from', ({ from }) => new Date(from)],
  ['offers-desk.until', ({ until }) => new Date(until)],
  ['offers-desk.percent', ({ gives }) => shareOf(gives.percent)],
  ['offers-desk.fixed', ({ gives }) => sumsOf(gives.fixed)],
  ['offers-desk.leastDeposit', ({ gives }) => sumsOf(gives.leastDeposit)],
  ['offers-desk.most', ({ gives }) => sumsOf(gives.most)],
  ['offers-desk.budget', ({ budget }) => sumsOf(budget)],
  ['offers-desk.mode', ({ mode }) => ({ text: modes[mode] })],
  ['offers-desk.sticky', ({ isSticky }) => markOf(isSticky)],
  ['offers-desk.endsByWithdrawal', ({ endsByWithdrawal }) => markOf(endsByWithdrawal === true)],
  ['offers-desk.times', ({ asks }) => `${asks.times / 100} ×`],
  ['offers-desk.base', ({ asks }) => ({ text: bases[asks.base] })],
  ['offers-desk.weights', ({ asks }) => weightsOf(asks.weights)],
  ['offers-desk.days', ({ days }) => String(days)],
  ['offers-desk.claimDays', ({ claimDays }) => String(claimDays)],
  ['offers-desk.maxBet', ({ maxBet }) => sumsOf(maxBet)],
  ['offers-desk.maxWin', ({ maxWin }) => sumsOf(maxWin)],
  ['offers-desk.perMember', ({ perMember }) => String(perMember.times)],
  ['offers-desk.per', ({ perMember }) => ({ text: periods[perMember.per] })],
  ['offers-desk.perPerson', ({ who }) => markOf(who.perPerson === true)],
  ['offers-desk.newForDays', ({ who }) => (who.newForDays === null ? '' : String(who.newForDays))],
  ['offers-desk.vipFrom', ({ who }) => (who.vipFrom === 0 ? '' : String(who.vipFrom))],
  ['offers-desk.needsPhone', ({ who }) => markOf(who.needsPhone)],
  ['offers-desk.firstDeposit', ({ who }) => markOf(who.firstDeposit)],
]

/** What a yes to an offer changes, part by part, for who has to agree. */
export function offerChanges(before: OfferDocument | null, after: OfferDocument): AskedChange[] {
  return parts.flatMap(([name, read]) => {
    const [old, now] = [before === null ? '' : read(before), read(after)]
    if (JSON.stringify(old) === JSON.stringify(now)) return []
    return [{ name: { text: name }, before: old, after: now, isLoosened: true }]
  })
}

const markOf = (isSo: boolean) => (isSo ? '✓' : '')
const shareOf = (weight: number) => (weight === 0 ? '' : `${weight / 100}%`)

function sumsOf(sums: OfferDocument['budget']): string {
  return Object.entries(sums)
    .map(([code, sum]) => formatMoney(money(BigInt(sum), code as Currency), 'en'))
    .join(', ')
}

function weightsOf(weights: OfferDocument['asks']['weights']): string {
  return Object.entries(weights)
    .map(([category, weight]) => `${category} ${weight / 100}%`)
    .join(', ')
}
