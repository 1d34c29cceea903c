import { languages } from '@baize/kernel/language'
import type { Currency } from '@baize/kernel/money'
import type { OfferDocument, OfferFault, OfferFinding, OfferProfile } from './offer.ts'

/** Judges an offer the same way where it is written and where it is published. */

/** What one jurisdiction lets an offer ask at most. */
export type ProfileRules = {
  /** In hundredths, of what is given. */
  readonly mostTimes: number
  /** Of a gate, which ties cash up. */
  readonly mostTimesOfGate: number
  /** Whether what is asked may count the deposit too. */
  readonly mayCountDeposit: boolean
  readonly maySticky: boolean
  readonly leastDays: number
}

export const profileRules: Readonly<Record<OfferProfile, ProfileRules>> = {
  asia: {
    mostTimes: 4_000,
    mostTimesOfGate: 300,
    mayCountDeposit: true,
    maySticky: true,
    leastDays: 3,
  },
  uk: {
    mostTimes: 1_000,
    mostTimesOfGate: 100,
    mayCountDeposit: false,
    maySticky: false,
    leastDays: 3,
  },
}

type Say = (field: string, fault: OfferFault, right?: string | number | bigint) => void

/** All that is wrong with an offer, each with its place; nothing when it may be published. */
export function checkOffer(document: OfferDocument): OfferFinding[] {
  const findings: OfferFinding[] = []
  const say: Say = (field, fault, right) =>
    void findings.push({ field, fault, right: right === undefined ? null : String(right) })
  checkTexts(document, say)
  if (document.until <= document.from) say('until', 'window_invalid')
  checkGift(document, say)
  checkAsked(document, say)
  for (const currency of currenciesOf(document)) checkSums(document, currency, say)
  return findings
}

function checkTexts({ title, line, terms }: OfferDocument, say: Say): void {
  for (const [name, texts] of Object.entries({ title, line, terms })) {
    for (const { wire } of languages) {
      if ((texts[wire] ?? '').trim() === '') say(`${name}.${wire}`, 'text_missing')
    }
  }
}

function checkGift({ kind, gives, who }: OfferDocument, say: Say): void {
  const isFixed = Object.keys(gives.fixed).length > 0
  if (gives.percent === 0 && !isFixed) say('gives.fixed', 'gives_nothing')
  if (gives.percent > 0 && isFixed) say('gives.percent', 'gives_twice')
  if (gives.percent > 0 && Object.keys(gives.most).length === 0) say('gives.most', 'most_missing')
  if (kind === 'deposit') return
  // Without a deposit there is nothing of which a part could be given.
  if (gives.percent > 0) say('gives.percent', 'deposit_only')
  if (Object.keys(gives.leastDeposit).length > 0) say('gives.leastDeposit', 'deposit_only')
  if (who.firstDeposit) say('who.firstDeposit', 'deposit_only')
}

function checkAsked(document: OfferDocument, say: Say): void {
  const { kind, mode, asks, days, isSticky, profile } = document
  const rules = profileRules[profile]
  if (asks.times > rules.mostTimes) say('asks.times', 'too_many_times', rules.mostTimes)
  else if (mode === 'gate' && asks.times > rules.mostTimesOfGate) {
    say('asks.times', 'gate_too_much', rules.mostTimesOfGate)
  }
  if (asks.base === 'bonus_and_deposit' && (kind !== 'deposit' || !rules.mayCountDeposit)) {
    say('asks.base', 'deposit_only')
  }
  if (isSticky && (mode === 'gate' || !rules.maySticky)) say('isSticky', 'sticky_not_allowed')
  if (document.endsByWithdrawal === true && mode === 'gate') say('endsByWithdrawal', 'pocket_only')
  if (asks.times > 0 && days < rules.leastDays) say('days', 'too_few_days', rules.leastDays)
  const weights = Object.values(asks.weights)
  if (weights.length > 0 && weights.every((weight) => weight === 0)) {
    say('asks.weights', 'nothing_counts')
  }
}

function checkSums(document: OfferDocument, currency: Currency, say: Say): void {
  const { gives, budget, maxBet, maxWin } = document
  const sumOf = (sums: OfferDocument['budget']) =>
    sums[currency] === undefined ? undefined : BigInt(sums[currency])
  const most = sumOf(gives.percent > 0 ? gives.most : gives.fixed) ?? 0n
  const at = (field: string) => `${field}.${currency}`
  if (most === 0n) say(at(gives.percent > 0 ? 'gives.most' : 'gives.fixed'), 'gives_nothing')
  const whole = sumOf(budget)
  if (whole === undefined) say(at('budget'), 'budget_missing')
  else if (whole < most) say(at('budget'), 'budget_below_one', most)
  const least = sumOf(gives.leastDeposit)
  if (document.kind === 'deposit' && least !== undefined && gives.percent > 0) {
    // Who brings the least gets at least one unit.
    if ((least * BigInt(gives.percent)) / 10_000n === 0n) {
      say(at('gives.leastDeposit'), 'gives_nothing')
    }
  }
  const win = sumOf(maxWin)
  if (win !== undefined && win < most) say(at('maxWin'), 'max_win_below_gift', most)
  const bet = sumOf(maxBet)
  if (bet !== undefined && bet === 0n) say(at('maxBet'), 'max_bet_too_low')
}

/** In which currencies it gives something. */
export function currenciesOf({ gives }: Pick<OfferDocument, 'gives'>): Currency[] {
  const sums = gives.percent > 0 ? gives.most : gives.fixed
  return Object.keys(sums) as Currency[]
}
