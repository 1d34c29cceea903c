import { languages } from '@baize/kernel/language'
import type { Currency } from '@baize/kernel/money'
import type { GameCategory } from '../catalogue/catalogue-names.ts'
import type { OfferDocument, OfferFault, OfferFinding, OfferHouse, OfferProfile } from './offer.ts'

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
  /** Whether bets on different products may meet one requirement. */
  readonly mayMix: boolean
  readonly leastDays: number
}

export const profileRules: Readonly<Record<OfferProfile, ProfileRules>> = {
  asia: {
    mostTimes: 4_000,
    mostTimesOfGate: 300,
    mayCountDeposit: true,
    maySticky: true,
    mayMix: true,
    leastDays: 3,
  },
  uk: {
    mostTimes: 1_000,
    mostTimesOfGate: 100,
    mayCountDeposit: false,
    maySticky: false,
    mayMix: false,
    leastDays: 3,
  },
}

/** What a regulator calls one product. */
const products: Readonly<Record<Exclude<GameCategory, 'HOT'>, 'casino' | 'betting' | 'lottery'>> = {
  LIVE: 'casino',
  RNG: 'casino',
  FISH: 'casino',
  PVP: 'casino',
  SPORTS: 'betting',
  ESPORTS: 'betting',
  COCKFIGHT: 'betting',
  LOTT: 'lottery',
  ELOTT: 'lottery',
}
type Playable = keyof typeof products

/** What is so at the moment. What is not known is not judged. */
export type OfferFacts = Partial<OfferHouse> & { readonly now?: Date }

type Say = (field: string, fault: OfferFault, right?: string | number | bigint) => void

/** All that is wrong with an offer, each with its place; nothing when it may be published. */
export function checkOffer(document: OfferDocument, facts: OfferFacts = {}): OfferFinding[] {
  const findings: OfferFinding[] = []
  const say: Say = (field, fault, right) =>
    void findings.push({ field, fault, right: right === undefined ? null : String(right) })
  checkTexts(document, say)
  checkWindow(document, facts, say)
  checkWho(document, facts, say)
  checkGift(document, say)
  checkAsked(document, say)
  checkPocket(document, say)
  const given = currenciesOf(document)
  for (const currency of given) checkSums(document, currency, say)
  checkStakes(document, facts, say)
  checkOthers(document, given, say)
  return findings
}

function checkWindow({ from, until }: OfferDocument, { now }: OfferFacts, say: Say): void {
  // Moments are compared as such: the same one can be written in different ways.
  if (new Date(until) <= new Date(from)) say('until', 'window_invalid')
  else if (now !== undefined && new Date(until) <= now) say('until', 'window_over')
}

function checkTexts({ title, line, terms, art }: OfferDocument, say: Say): void {
  // Any word is drawn; what has no letter that an address can carry is none.
  if (!/[A-Za-z0-9]/.test(art)) say('art', 'art_missing')
  for (const [name, texts] of Object.entries({ title, line, terms })) {
    for (const { wire } of languages) {
      if ((texts[wire] ?? '').trim() === '') say(`${name}.${wire}`, 'text_missing')
    }
  }
}

function checkWho({ who, perMember }: OfferDocument, { highestVip }: OfferFacts, say: Say): void {
  if (highestVip !== undefined && who.vipFrom > highestVip) {
    say('who.vipFrom', 'level_unknown', highestVip)
  }
  // There is one first deposit.
  if (who.firstDeposit && perMember.times > 1) say('perMember.times', 'first_only', 1)
}

function checkGift({ kind, gives, who }: OfferDocument, say: Say): void {
  const isFixed = Object.keys(gives.fixed).length > 0
  if (gives.percent === 0 && !isFixed) say('gives.fixed', 'gives_nothing')
  if (gives.percent > 0 && isFixed) say('gives.percent', 'gives_twice')
  if (gives.percent > 0 && Object.keys(gives.most).length === 0) say('gives.most', 'most_missing')
  if (gives.percent === 0 && Object.keys(gives.most).length > 0) say('gives.most', 'share_only')
  if (kind === 'deposit') return
  // Without a deposit there is nothing of which a part could be given.
  if (gives.percent > 0) say('gives.percent', 'deposit_only')
  if (Object.keys(gives.leastDeposit).length > 0) say('gives.leastDeposit', 'deposit_only')
  if (who.firstDeposit) say('who.firstDeposit', 'deposit_only')
}

function checkAsked(document: OfferDocument, say: Say): void {
  const { kind, mode, asks, days, profile } = document
  const rules = profileRules[profile]
  if (asks.times > rules.mostTimes) say('asks.times', 'too_many_times', rules.mostTimes)
  else if (mode === 'gate' && asks.times > rules.mostTimesOfGate) {
    say('asks.times', 'gate_too_much', rules.mostTimesOfGate)
  }
  if (asks.base === 'bonus_and_deposit' && (kind !== 'deposit' || !rules.mayCountDeposit)) {
    say('asks.base', 'deposit_only')
  }
  if (asks.times === 0) return
  if (days < rules.leastDays) say('days', 'too_few_days', rules.leastDays)
  const counted = countedBy(document)
  if (counted.length === 0) say('asks.weights', 'nothing_counts')
  const isNamed = Object.keys(asks.weights).length > 0
  const named = new Set(counted.map((category) => products[category]))
  if (isNamed && named.size > 1 && !rules.mayMix) say('asks.weights', 'mixed_products')
}

/** What holds of bonus money alone, and only while it is played. */
function checkPocket(document: OfferDocument, say: Say): void {
  const { isSticky, profile } = document
  const isGate = document.mode === 'gate'
  if (isSticky && (isGate || !profileRules[profile].maySticky)) {
    say('isSticky', 'sticky_not_allowed')
  }
  const fault = isGate ? 'pocket_only' : 'played_only'
  if (isPlayed(document)) return
  if (isSticky && !isGate) say('isSticky', fault)
  if (document.endsByWithdrawal === true) say('endsByWithdrawal', fault)
  for (const part of ['maxBet', 'maxWin'] as const) {
    for (const currency of Object.keys(document[part])) say(`${part}.${currency}`, fault)
  }
}

/** Whether there is bonus money, and something to be played with it. */
const isPlayed = ({ mode, asks }: OfferDocument) => mode === 'pocket' && asks.times > 0

/** The categories whose bets count. Where none is named, all do. */
function countedBy({ asks: { weights } }: OfferDocument): Playable[] {
  const all = Object.keys(products) as Playable[]
  const isNamed = Object.keys(weights).length > 0
  return isNamed ? all.filter((category) => (weights[category] ?? 0) > 0) : all
}

function checkSums(document: OfferDocument, currency: Currency, say: Say): void {
  const { gives, budget, maxWin } = document
  const sumOf = (sums: OfferDocument['budget']) =>
    sums[currency] === undefined ? undefined : BigInt(sums[currency])
  const most = sumOf(gives.percent > 0 ? gives.most : gives.fixed) ?? 0n
  const at = (field: string) => `${field}.${currency}`
  if (most === 0n) say(at(gives.percent > 0 ? 'gives.most' : 'gives.fixed'), 'gives_nothing')
  const whole = sumOf(budget)
  if (whole === undefined) say(at('budget'), 'budget_missing')
  else if (whole < most) say(at('budget'), 'budget_below_one', most)
  const least = sumOf(gives.leastDeposit)
  if (document.kind === 'deposit' && least !== undefined) {
    const share = (least * BigInt(gives.percent)) / 10_000n
    if (least === 0n) say(at('gives.leastDeposit'), 'zero_sum')
    else if (gives.percent > 0 && share === 0n) say(at('gives.leastDeposit'), 'gives_nothing')
    else if (share > most && most > 0n) {
      // Who brings the least would have more than the most already.
      const right = (most * 10_000n) / BigInt(gives.percent)
      say(at('gives.leastDeposit'), 'least_above_most', right)
    }
  }
  const win = sumOf(maxWin)
  if (isPlayed(document) && win !== undefined && win < most) {
    say(at('maxWin'), 'max_win_below_gift', most)
  }
}

/** With bonus money one bet at least is possible on what counts. */
function checkStakes(document: OfferDocument, { leastStakes }: OfferFacts, say: Say): void {
  if (!isPlayed(document)) return
  const known = countedBy(document).flatMap((category) => leastStakes?.[category] ?? [])
  const least = known.map(BigInt).reduce((one, other) => (other < one ? other : one), 1n << 63n)
  const right = known.length === 0 || least < 1n ? 1n : least
  for (const [currency, sum] of Object.entries(document.maxBet)) {
    if (BigInt(sum) < right) say(`maxBet.${currency}`, 'max_bet_too_low', right)
  }
}

/** A sum of a currency in which nothing is given says nothing. */
function checkOthers(document: OfferDocument, given: readonly Currency[], say: Say): void {
  const { gives, budget, maxBet, maxWin } = document
  if (given.length === 0) return
  const parts = { 'gives.leastDeposit': gives.leastDeposit, budget, maxBet, maxWin }
  for (const [part, sums] of Object.entries(parts)) {
    for (const currency of Object.keys(sums) as Currency[]) {
      if (!given.includes(currency)) say(`${part}.${currency}`, 'other_currency')
    }
  }
}

/** In which currencies it gives something. */
export function currenciesOf({ gives }: Pick<OfferDocument, 'gives'>): Currency[] {
  const sums = gives.percent > 0 ? gives.most : gives.fixed
  return Object.keys(sums) as Currency[]
}
