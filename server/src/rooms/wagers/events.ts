import type { NewEvent } from '../../platform/events/events.ts'
import { asMoney, sharesOf } from './rules.ts'
import { readSharedSide, type SharedSide } from './shared-side.ts'
import type { Wager } from './wager.ts'

/** Sums are whole numbers as text, in the smallest unit of the currency. */
type About = {
  readonly wager: string
  readonly member: string
  /** Who asked for it, as it calls itself in the protocol. */
  readonly provider: string
  readonly product: string
  readonly vendor: string
  readonly game: string
  readonly round: string
  readonly currency: string
  readonly stake: string
}

export type BonusPart = {
  /** Of a bonus with a pocket of its own. */
  readonly grant: string | null
  readonly stake: string
  readonly payout: string
}

/** A wager was settled, or settled anew. The subject is the member. */
export type WagerSettled = NewEvent<
  'wager.settled',
  About & {
    readonly payout: string
    readonly validBet: string
    /** 1 for the first settlement; more for corrections. */
    readonly settlement: number
    /** Against what held before: for the first settlement the whole, for a correction the signed difference. */
    readonly change: { readonly payout: string; readonly validBet: string; readonly stake: string }
    /** Of a stake that bonus money was a part of: that part of it, and the change of that part of the payout. */
    readonly bonus?: BonusPart
    /** Where who asked for the stake told in which shared round it stands; with the first settlement alone. */
    readonly shared?: SharedSide
  }
>

/** A wager was voided and its stake given back. The subject is the member. */
export type WagerVoided = NewEvent<
  'wager.voided',
  About & {
    readonly reason: string
    /** Of a stake that bonus money was a part of: what of it went back. */
    readonly bonus?: Omit<BonusPart, 'payout'>
  }
>

export type WagerEvent = WagerSettled | WagerVoided

type Before = Pick<Wager, 'payout' | 'validBet' | 'settlements'>

export function wagerSettled(wager: Wager, before: Before): WagerSettled {
  const isFirst = before.settlements === 0
  return {
    kind: 'wager.settled',
    subject: wager.member,
    payload: {
      ...about(wager),
      payout: String(wager.payout),
      validBet: String(wager.validBet),
      settlement: wager.settlements,
      change: {
        payout: String(wager.payout - before.payout),
        validBet: String(wager.validBet - before.validBet),
        stake: String(isFirst ? wager.stake : 0n),
      },
      ...bonusOf(wager, before),
      ...sharedOf(wager, isFirst),
    },
  }
}

function bonusOf(wager: Wager, before: Before): { readonly bonus?: BonusPart } {
  const { paid, grant, payout } = wager
  if (paid.bonus === 0n) return {}
  const part = (sum: bigint) =>
    sharesOf(paid, asMoney(wager, sum)).find(({ pocket }) => pocket === 'bonus')?.amount ?? 0n
  const stake = before.settlements === 0 ? paid.bonus : 0n
  return {
    bonus: { grant, stake: String(stake), payout: String(part(payout) - part(before.payout)) },
  }
}

function returnedTo({ paid, grant }: Wager): { readonly bonus?: Omit<BonusPart, 'payout'> } {
  return paid.bonus === 0n ? {} : { bonus: { grant, stake: String(paid.bonus) } }
}

function sharedOf({ detail }: Wager, isFirst: boolean): { readonly shared?: SharedSide } {
  const shared = isFirst ? readSharedSide(detail) : undefined
  return shared === undefined ? {} : { shared }
}

export function wagerVoided(wager: Wager, reason: string): WagerVoided {
  return {
    kind: 'wager.voided',
    subject: wager.member,
    payload: { ...about(wager), reason, ...returnedTo(wager) },
  }
}

function about(wager: Wager): About {
  const { id, member, provider, product, vendor, game, round, currency, stake } = wager
  const at = { provider, product, vendor, game, round }
  return { wager: id, member, ...at, currency, stake: String(stake) }
}
