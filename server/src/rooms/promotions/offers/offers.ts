import type { OfferDocument } from '@baize/contract/promotions/offer'
import type { Hindrance } from '@baize/contract/promotions/promotions'
import { timeOfId, type Id } from '@baize/kernel/ids'
import { refuse, type Result } from '@baize/kernel/result'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { StoredEvent } from '../../../platform/events/events.ts'
import type { DepositCompleted } from '../../cashier/events.ts'
import type { Member, MemberId } from '../../identity/identity.ts'
import type { Grant, Grants, NewGrant } from '../grants/grants.ts'
import { giftFor } from './amounts.ts'
import { hindranceOf, periodStart, type Wisher } from './fits.ts'
import * as store from './store.ts'
import type { PublishedOffer } from './store.ts'

export { examplesOf, giftFor } from './amounts.ts'
export { previewOf, type CostPreview } from './preview.ts'
export { demoOffers, seedDemoOffers } from './demo.ts'
export { createOfferDesk, type OfferDesk } from './desk.ts'
export { createOfferWriting, type OfferWriting } from './publishing.ts'
export type { OfferId, PublishedOffer, StoredOffer } from './store.ts'

export type SeenOffer = {
  readonly offer: PublishedOffer
  readonly hindrance: Hindrance
  /** What the member had of it, newest first. */
  readonly had: readonly string[]
}

export type TakeRefusal =
  | 'not_found'
  | 'offer_changed'
  | 'offer_not_begun'
  | 'offer_paused'
  | 'offer_over'
  | 'offer_not_for_you'
  | 'offer_taken'
  | 'budget_spent'

export type Offers = {
  /** Those that run, come, or ended lately, as this member sees them. */
  list(member: MemberId | undefined): Promise<SeenOffer[]>
  find(id: string, member: MemberId | undefined): Promise<SeenOffer | undefined>
  /** What the versions said by which these were given, by `offer version`. */
  documentsOf(
    grants: readonly Pick<Grant, 'offer' | 'version'>[],
  ): Promise<ReadonlyMap<string, OfferDocument>>
  /**
   * Gives what an offer of this kind gives, to a member whose turn it is. `version` is what the member read: what was
   * published since is refused, so that nobody takes what they have not seen.
   */
  takeWithin(tx: Transaction, wish: TakeWish): Promise<Result<Grant, TakeRefusal>>
  /** Of an offer that counts by person, one account at a time has something of it; taken after the turn of the member. */
  takeTurnOf(tx: Transaction, offer: PublishedOffer): Promise<void>
  /**
   * Whether the other accounts of a member's person have an offer as often as it is given, where it counts by person. What was
   * taken back of them counts only if it was given again. Holds the turn of the offer, as `takeTurnOf`.
   */
  hasAnother(tx: Transaction, offer: string, member: MemberId): Promise<boolean>
  /** Whether a member, or the person whose accounts count together, had an offer as often as it is given now. */
  hasHad(tx: Transaction, offer: PublishedOffer, member: MemberId): Promise<boolean>
  take(wish: Omit<TakeWish, 'kind' | 'state'>): Promise<Result<Grant, TakeRefusal>>
  /** Gives what offers give for deposits that arrived: of several that fit, the one that gives most, then the newest. */
  hearDeposits(
    tx: Transaction,
    heard: readonly StoredEvent<DepositCompleted>[],
  ): Promise<readonly MemberId[]>
}

export type TakeWish = {
  readonly member: MemberId
  readonly offer: string
  readonly version: number
  readonly kind: OfferDocument['kind']
  readonly state: 'applying' | 'issued'
}

type Deps = {
  readonly db: Database
  readonly now: () => Date
  readonly zone: () => string
  readonly grants: Pick<Grants, 'give' | 'takeTurn'>
  readonly members: {
    find(tx: Pick<Transaction, 'sql'>, id: MemberId): Promise<Member | undefined>
  }
  readonly isBarred: (member: Member) => boolean
  /** Other accounts that share a bank account or a device with this one, within the caller's transaction too. */
  readonly listAlike: (member: MemberId, tx: Pick<Transaction, 'sql'>) => Promise<readonly string[]>
  /** Within the caller's transaction: who waits for a turn holds a connection, and must not need a second. */
  readonly vipOf: (member: MemberId, tx: Pick<Transaction, 'sql'>) => Promise<number>
}

const dayMs = 86_400_000
/** How long an offer that is over is still shown. */
const shownMs = 30 * dayMs

export function createOffers(deps: Deps): Offers {
  const { db, now, zone, grants, members } = deps

  async function wisherOf(
    tx: Pick<Transaction, 'sql'>,
    id: MemberId,
    offers: readonly PublishedOffer[],
  ) {
    const member = await members.find(tx, id)
    if (member === undefined) return undefined
    const [vip, had] = [await deps.vipOf(id, tx), await store.listHad(tx, id)]
    const hasDeposited = await store.hasDeposited(tx, id)
    const alike = offers.some(isPerPerson) ? await deps.listAlike(id, tx) : []
    const byAlike = alike.length === 0 ? [] : await store.listHad(tx, ...alike)
    return (offer: PublishedOffer, at: Date): Wisher => {
      const since = periodStart(offer.document, at, zone())
      const count = (all: typeof had) =>
        all.filter((one) => one.offer === offer.id && (since === null || one.givenAt >= since))
          .length
      return {
        currency: member.currency,
        registeredAt: member.registeredAt,
        vip,
        hasPhone: member.mobileVerifiedAt !== null,
        isBarred: deps.isBarred(member),
        hasDeposited,
        had: count(had),
        hadAlike: count(byAlike),
      }
    }
  }

  function seen(offer: PublishedOffer, wisher: Wisher | undefined, at: Date): Hindrance {
    if (offer.state === 'closed') return 'over'
    if (offer.state === 'paused') return 'not_begun'
    const found = hindranceOf(offer.document, wisher, at)
    return found === 'none' && offer.document.kind === 'deposit' ? 'waiting_for_deposit' : found
  }

  async function look(
    tx: Pick<Transaction, 'sql'>,
    offers: readonly PublishedOffer[],
    member?: MemberId,
  ) {
    const at = now()
    const wisher = member === undefined ? undefined : await wisherOf(tx, member, offers)
    const had = member === undefined ? [] : await store.listHad(tx, member)
    return offers.map((offer): SeenOffer => ({
      offer,
      hindrance: seen(offer, wisher?.(offer, at), at),
      had: had.filter((one) => one.offer === offer.id).map(({ grant }) => grant),
    }))
  }

  function wishOf(
    offer: PublishedOffer,
    given: {
      readonly member: Member
      readonly deposit: bigint
      readonly source: string
      readonly state: 'applying' | 'issued'
    },
  ): NewGrant | undefined {
    const { document } = offer
    const gift = giftFor(document, given.member.currency, given.deposit)
    if (gift === undefined) return undefined
    const { percent, most, fixed } = document.gives
    const { currency } = given.member
    return {
      ...gift,
      member: given.member.id,
      offer: offer.id,
      version: offer.version,
      source: given.source,
      mode: document.mode,
      currency,
      state: given.state,
      lastsMs: document.days * dayMs,
      claimUntil:
        given.state === 'issued' ? new Date(now().getTime() + document.claimDays * dayMs) : null,
      why:
        percent > 0
          ? { deposit: String(given.deposit), percent, most: most[currency] ?? '' }
          : { fixed: fixed[currency] ?? '' },
    }
  }

  async function takeWithin(tx: Transaction, wish: TakeWish): Promise<Result<Grant, TakeRefusal>> {
    const offer = await store.findOffer(tx, wish.offer)
    if (!isPublished(offer) || offer.document.kind !== wish.kind) return refuse('not_found')
    if (offer.version !== wish.version) return refuse('offer_changed')
    await grants.takeTurn(tx, wish.member)
    // One at a time, so that two accounts of one person do not slip past each other.
    if (isPerPerson(offer)) await store.takeTurnOf(tx, offer.id)
    const [found] = await look(tx, [offer], wish.member)
    if (found === undefined || found.hindrance !== 'none') {
      const hindrance = found?.hindrance ?? 'over'
      return refuse(refusalBy(hindrance, offer.state), { hindrance })
    }
    const member = await members.find(tx, wish.member)
    if (member === undefined) return refuse('not_found')
    const source = `${wish.state} ${await store.countTimes(tx, offer.id, wish.member)}`
    const made = wishOf(offer, { member, deposit: 0n, source, state: wish.state })
    if (made === undefined) return refuse('offer_not_for_you', { hindrance: 'other_currency' })
    return await grants.give(tx, { ...made, by: 'member' })
  }

  /** What the best of the offers that fit gives for a deposit. */
  async function bestFor(tx: Transaction, { subject, payload }: StoredEvent<DepositCompleted>) {
    const member = await members.find(tx, subject as MemberId)
    if (member === undefined || payload.currency !== member.currency) return undefined
    const at = now()
    const begunAt = timeOfId(payload.deposit as Id<'dep'>)
    const offers = await store.listForDeposits(tx, at, begunAt)
    if (offers.length === 0) return undefined
    await grants.takeTurn(tx, member.id)
    for (const { id } of offers.filter(isPerPerson)) await store.takeTurnOf(tx, id)
    const wisher = await wisherOf(tx, member.id, offers)
    const wishes = offers.flatMap((offer) => {
      // One that ended meanwhile is looked at as it was when the deposit was begun.
      const moment = offer.endsAt > at ? at : begunAt
      const asked = wisher?.(offer, moment)
      // What arrived a moment ago is the first where the event says so, whatever came since.
      const fits =
        asked && hindranceOf(offer.document, { ...asked, hasDeposited: !payload.first }, moment)
      if (fits !== 'none') return []
      const deposit = BigInt(payload.amount)
      const source = `deposit ${payload.deposit}`
      return wishOf(offer, { member, deposit, source, state: 'issued' }) ?? []
    })
    return wishes.toSorted((a, b) => (a.amount === b.amount ? 0 : a.amount > b.amount ? -1 : 1))
  }

  return {
    takeWithin,
    takeTurnOf: async (tx, offer) => {
      if (isPerPerson(offer)) await store.takeTurnOf(tx, offer.id)
    },
    async hasAnother(tx, id, member) {
      const offer = await store.findOffer(tx, id)
      if (!isPublished(offer) || !isPerPerson(offer)) return false
      await store.takeTurnOf(tx, id)
      const alike = await deps.listAlike(member, tx)
      const since = periodStart(offer.document, now(), zone())
      const held = alike.length === 0 ? 0 : await store.countHeld(tx, { offer: id, alike, since })
      return held >= offer.document.perMember.times
    },
    async hasHad(tx, offer, member) {
      const wisher = (await wisherOf(tx, member, [offer]))?.(offer, now())
      if (wisher === undefined) return false
      const alike = isPerPerson(offer) ? wisher.hadAlike : 0
      return wisher.had + alike >= offer.document.perMember.times
    },
    async list(member) {
      const offers = await store.listShown(db, new Date(now().getTime() - shownMs))
      return await look(db, offers, member)
    },
    async find(id, member) {
      const offer = await store.findOffer(db, id)
      return isPublished(offer) ? (await look(db, [offer], member))[0] : undefined
    },
    documentsOf: (all) => store.listDocuments(db, all),
    take: (wish) =>
      db.transaction((tx) => takeWithin(tx, { ...wish, kind: 'claim', state: 'issued' })),
    async hearDeposits(tx, heard) {
      const told: MemberId[] = []
      for (const event of heard) {
        await store.noteDeposit(tx, event.subject as MemberId, event.at)
        for (const wish of (await bestFor(tx, event)) ?? []) {
          // Where the best has nothing left, the next is given.
          const given = await grants.give(tx, { ...wish, by: 'house' })
          if (!given.ok) continue
          told.push(wish.member)
          break
        }
      }
      return told
    },
  }
}

function isPublished(offer: store.StoredOffer | undefined): offer is PublishedOffer {
  return offer !== undefined && offer.document !== null
}

/** What is said of why: that it does not run is no word about the member. */
function refusalBy(hindrance: Hindrance, state: PublishedOffer['state']) {
  if (hindrance === 'had_it') return 'offer_taken'
  if (hindrance === 'over') return 'offer_over'
  if (hindrance !== 'not_begun') return 'offer_not_for_you'
  return state === 'paused' ? 'offer_paused' : 'offer_not_begun'
}

const isPerPerson = ({ document }: PublishedOffer) => document.who.perPerson === true
