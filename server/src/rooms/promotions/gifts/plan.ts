import type { GiftBar, GiftKind } from '@baize/contract/promotions/gifts-desk'
import type { Currency } from '@baize/kernel/money'
import { ok, refuse, type Result } from '@baize/kernel/result'
import { barOf, type Member } from '../../identity/identity.ts'
import type { GrantTerms, NewGrant } from '../grants/grants.ts'
import { giftFor, type PublishedOffer } from '../offers/offers.ts'
import type { GiftId } from './store.ts'

const dayMs = 86_400_000
/** Of gifts of no offer; the name of their budget too. */
export const byHand = 'manual'
const claimDays = 30

/** What somebody wants to give. */
export type GiftWish = {
  readonly id: GiftId
  readonly kind: GiftKind
  readonly deposit: bigint
  readonly amount: bigint
  /** In hundredths. */
  readonly times: number
  readonly days: number
  readonly note: string
}

/** Why somebody can be given nothing now. */
export function giftBarOf(member: Member, at: Date): GiftBar | undefined {
  if (member.state !== 'open') return 'member_not_open'
  const bar = barOf(member, at)
  if (bar === undefined) return undefined
  return bar.kind === 'time_out' ? 'member_on_break' : 'member_is_excluded'
}

type Planned = Omit<NewGrant, 'member' | 'source' | 'currency' | 'state'>

const plainTerms: GrantTerms = {
  weights: { default: 10_000, categories: {}, vendors: {}, games: {} },
  maxBet: null,
  maxWin: null,
  isSticky: false,
  dust: 1n,
}

/** By no offer: cash where nothing is asked; else a pocket of its own, so that it is never among the member's own money. */
export function planPlain(wish: GiftWish, at: Date): Planned {
  const { kind, amount, times, days, note } = wish
  return {
    offer: byHand,
    version: 1,
    mode: times === 0 ? 'gate' : 'pocket',
    amount,
    // Hundredths of a time, and ten-thousandths of a unit.
    asks: amount * BigInt(times) * 100n,
    terms: plainTerms,
    lastsMs: days * dayMs,
    claimUntil: new Date(at.getTime() + claimDays * dayMs),
    why: { cause: kind, ...(note === '' ? {} : { note }) },
  }
}

/** What an offer that runs gives, as it says it itself. Whom it is for, and how often, is what a person decided here. */
export function planByOffer(
  offer: PublishedOffer,
  currency: Currency,
  wish: GiftWish,
  at: Date,
): Result<Planned, 'offer_gives_nothing'> {
  const { document, version } = offer
  const gift = giftFor(document, currency, wish.deposit)
  if (gift === undefined) return refuse('offer_gives_nothing')
  const { percent, most, fixed } = document.gives
  return ok({
    ...gift,
    offer: offer.id,
    version,
    mode: document.mode,
    lastsMs: document.days * dayMs,
    claimUntil: new Date(at.getTime() + document.claimDays * dayMs),
    why: {
      cause: wish.kind,
      ...(wish.note === '' ? {} : { note: wish.note }),
      ...(percent > 0
        ? { deposit: String(wish.deposit), percent, most: most[currency] ?? '' }
        : { fixed: fixed[currency] ?? '' }),
    },
  })
}
