import type { OfferDocument } from '@baize/contract/promotions/offer'
import type { Hindrance } from '@baize/contract/promotions/promotions'
import { currenciesOf } from '@baize/contract/promotions/check-offer'
import { periodOf } from '@baize/kernel/period'
import { businessDay } from '@baize/kernel/time'
import type { Currency } from '@baize/kernel/money'

/** Who wants an offer. */
export type Wisher = {
  readonly currency: Currency
  readonly registeredAt: Date
  readonly vip: number
  readonly hasPhone: boolean
  /** A trial account, one that is closed, or one that keeps itself away from play. */
  readonly isBarred: boolean
  readonly hasDeposited: boolean
  /** How often this period gave it already. */
  readonly had: number
  /** How often it gave it to accounts that seem to be the same person's. */
  readonly hadAlike: number
}

const dayMs = 86_400_000

/** Why somebody cannot have an offer now: the first reason that nothing can be done about, then the others. */
export function hindranceOf(
  document: OfferDocument,
  wisher: Wisher | undefined,
  at: Date,
): Hindrance {
  if (at < new Date(document.from)) return 'not_begun'
  if (at >= new Date(document.until)) return 'over'
  if (wisher === undefined) return 'sign_in'
  if (wisher.isBarred) return 'excluded'
  if (!currenciesOf(document).includes(wisher.currency)) return 'other_currency'
  if (wisher.had >= document.perMember.times) return 'had_it'
  const { newForDays, vipFrom, needsPhone, firstDeposit, perPerson } = document.who
  if (perPerson && wisher.had + wisher.hadAlike >= document.perMember.times) return 'person_had_it'
  const age = at.getTime() - wisher.registeredAt.getTime()
  if (newForDays !== null && age > newForDays * dayMs) return 'not_new'
  if (firstDeposit && wisher.hasDeposited) return 'first_deposit_made'
  if (wisher.vip < vipFrom) return 'vip_level'
  if (needsPhone && !wisher.hasPhone) return 'needs_phone'
  return 'none'
}

/** Since when what a member had of an offer counts against how often it is given; null for ever. */
export function periodStart(
  { perMember }: Pick<OfferDocument, 'perMember'>,
  at: Date,
  zone: string,
): Date | null {
  const { per } = perMember
  if (per === 'ever') return null
  const lengths = { day: 'daily', week: 'weekly', month: 'monthly' } as const
  return periodOf(lengths[per], businessDay(at, zone), zone).start
}
