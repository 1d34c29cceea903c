import type { GiftBar } from '@baize/contract/promotions/gifts-desk'
import { deriveId, timeOfId } from '@baize/kernel/ids'
import { money, type Currency } from '@baize/kernel/money'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { Member } from '../../identity/identity.ts'
import type { Support } from '../../support/support.ts'
import {
  actedBy,
  fullNameOf,
  type Approvals,
  type Audit,
  type AuditActions,
  type Doer,
  type Hands,
} from '../../system/system.ts'
import { isTimely, type MemberId } from '../../wallet/wallet.ts'
import type { Budgets } from '../budgets/budgets.ts'
import type { Grant, Grants } from '../grants/grants.ts'
import type { OfferDesk, Offers, PublishedOffer } from '../offers/offers.ts'
import { byHand, giftBarOf, planByOffer, planPlain, type GiftWish } from './plan.ts'
import * as store from './store.ts'
import type { Gift } from './store.ts'

export { createAppeals, type Appeals } from './appeals.ts'
export { createGrantEnds, type GrantEnds } from './ends.ts'
export { byHand } from './plan.ts'
export type { Gift, GiftId } from './store.ts'

const actions = {
  'rewards.given': 'gifts-desk.actionGiven',
  'rewards.asked': 'gifts-desk.actionAsked',
} as const satisfies AuditActions

type Unplanned =
  | GiftBar
  | 'unknown_member'
  | 'not_for_trial'
  | 'offer_gives_nothing'
  | 'member_had_offer'
  | 'changed_meanwhile'
export type GiftRefusal =
  | Unplanned
  | 'amount_not_positive'
  | 'amount_too_large'
  | 'gift_budget_spent'
  | 'id_used_differently'
  | 'id_out_of_time'

export type GiftRequest = GiftWish & {
  readonly member: MemberId
  /** Empty for none. */
  readonly offer: string
  readonly reason: string
  readonly operator: Doer
}

export type GiftsDeps = {
  readonly db: Database
  readonly now: () => Date
  readonly grants: Pick<Grants, 'give' | 'takeTurn'>
  readonly offerDesk: Pick<OfferDesk, 'find' | 'stateOf' | 'list'>
  readonly offers: Pick<Offers, 'hasHad' | 'takeTurnOf'>
  readonly budgets: Pick<Budgets, 'stateOf'>
  readonly hands: Pick<Hands, 'take' | 'giveBack' | 'credited'>
  readonly approvals: Pick<Approvals, 'handle'>
  readonly audit: Pick<Audit, 'open'>
  readonly support: Pick<Support, 'tell'>
  readonly members: {
    find(tx: Pick<Transaction, 'sql'>, id: MemberId): Promise<Member | undefined>
  }
  /** Told after the commit: something of this member's changed. */
  readonly changed: (member: MemberId) => void
}

/** An account that plays without money. */
const trialType = 4
/** The way, among all by which one person moves money alone. */
const what = 'gift'
const largest = 2n ** 53n - 1n
const mostShown = 50

/** A wish for somebody; by the version of an offer that was read, where it is known. */
type Whom = GiftWish & {
  readonly member: MemberId
  readonly offer: string
  readonly version?: number
}

type Asked = {
  readonly member: MemberId
  readonly kind: Gift['kind']
  readonly amount: string
  readonly currency: Currency
}

/** What operators give by hand: from a budget, by one person up to a limit and by two above it. */
export function createGifts(deps: GiftsDeps) {
  const { db, now, grants, offerDesk, members, hands } = deps
  const audit = deps.audit.open(actions)

  async function findOpen(tx: Transaction, id: MemberId): Promise<Result<Member, Unplanned>> {
    const member = await members.find(tx, id)
    if (member === undefined) return refuse('unknown_member')
    if (member.type === trialType) return refuse('not_for_trial')
    const bar = giftBarOf(member, now())
    return bar === undefined ? ok(member) : refuse(bar)
  }

  async function findRunning(tx: Transaction, id: string): Promise<PublishedOffer | undefined> {
    const offer = await offerDesk.find(id, tx)
    if (offer === undefined || offerDesk.stateOf(offer) !== 'open') return undefined
    const { document } = offer
    return document === null ? undefined : { ...offer, document }
  }

  /** What it comes to now; where that is not what was read, it is refused. */
  async function plan(tx: Transaction, wish: Whom) {
    const member = await findOpen(tx, wish.member)
    if (!member.ok) return member
    const { currency } = member.value
    if (wish.offer === '' || wish.offer === byHand) {
      return ok({ currency, times: wish.times, ...planPlain(wish, now()) })
    }
    const offer = await findRunning(tx, wish.offer)
    if (offer === undefined) return refuse('offer_gives_nothing')
    const planned = planByOffer(offer, currency, wish, now())
    if (!planned.ok) return planned
    const isOther = wish.version !== undefined && wish.version !== offer.version
    if (isOther || planned.value.amount !== wish.amount) return refuse('changed_meanwhile')
    // What somebody had was not missed.
    if (wish.kind === 'missed' && (await deps.offers.hasHad(tx, offer, wish.member))) {
      return refuse('member_had_offer')
    }
    return ok({ currency, times: offer.document.asks.times, ...planned.value })
  }

  async function give(
    tx: Transaction,
    wish: Whom,
    by: string,
  ): Promise<Result<Grant, Unplanned | 'gift_budget_spent'>> {
    // What was missed is looked at while nothing else happens to the member.
    await grants.takeTurn(tx, wish.member)
    // Two accounts of one person do not slip past each other.
    const offer = wish.kind === 'missed' ? await findRunning(tx, wish.offer) : undefined
    if (offer !== undefined) await deps.offers.takeTurnOf(tx, offer)
    const planned = await plan(tx, wish)
    if (!planned.ok) return planned
    const { member, id, note } = wish
    const { times: _, ...terms } = planned.value
    const given = await grants.give(tx, {
      ...terms,
      member,
      source: `gift ${id}`,
      state: 'issued',
      by,
    })
    if (!given.ok) return refuse('gift_budget_spent')
    const { amount, currency } = given.value
    await deps.support.tell(tx, {
      id: await deriveId('msg', id, 'given'),
      member,
      about: 'rewardGiven',
      values: { amount: money(amount, currency), note },
      link: '/?m=rewardCenter',
    })
    tx.afterCommit(() => deps.changed(member))
    return given
  }

  async function record(
    tx: Transaction,
    action: keyof typeof actions,
    gift: Omit<Gift, 'number'>,
    by: Doer,
  ): Promise<void> {
    const { id, member, offer, version, kind, amount, currency, times, days, note, grant } = gift
    await audit.write(tx, {
      ...actedBy(by),
      action,
      object: `${id} ${member}`,
      reason: gift.reason,
      after: {
        member,
        offer,
        version,
        kind,
        amount: String(amount),
        currency,
        times,
        days,
        note,
        grant,
        requestedBy: gift.requestedBy,
      },
    })
  }

  const askSecond = deps.approvals.handle<Asked, Unplanned | 'gift_budget_spent'>('rewards.give', {
    says: 'gifts-desk.secondGive',
    saysYes: 'gifts-desk.secondYes',
    roles: ['admin', 'finance', 'risk'],
    about: ({ member, amount, currency }) => ({ member, sum: money(BigInt(amount), currency) }),
    async carryOut(tx, { object }, by) {
      const waiting = await store.hold(tx, object)
      if (waiting?.state !== 'waiting') return refuse('changed_meanwhile')
      const given = await give(tx, waiting, fullNameOf(by))
      if (!given.ok) return given
      const end = { state: 'done', decidedBy: fullNameOf(by), decidedAt: now() } as const
      const done: Gift = { ...waiting, ...end, grant: given.value.id }
      await store.end(tx, waiting.id, done)
      const { id, member, amount, currency, requestedBy } = done
      const people = { by: requestedBy, second: fullNameOf(by) }
      const sum = money(amount, currency)
      await hands.credited(tx, { id, member, money: sum, ...people, place: `/members/${member}` })
      await record(tx, 'rewards.given', done, by)
      return ok()
    },
    async ended(tx, { object }, how, by) {
      const decidedBy = how === 'rejected' ? fullNameOf(by) : ''
      await store.end(tx, object, { state: how, decidedBy, decidedAt: now(), grant: null })
    },
  })

  async function begin(tx: Transaction, request: GiftRequest): Promise<Result<Gift, GiftRefusal>> {
    const { id, member, operator, reason, kind, deposit, note } = request
    const planned = await plan(tx, request)
    if (!planned.ok) return planned
    const { offer, version, currency, amount, times, lastsMs } = planned.value
    const asked: Gift = {
      id,
      member,
      offer,
      version,
      kind,
      currency,
      amount,
      deposit,
      times,
      days: Math.round((lastsMs ?? 0) / 86_400_000),
      note,
      reason,
      requestedById: operator.id,
      requestedBy: fullNameOf(operator),
      requestedAt: now(),
      approval: null,
      state: 'waiting',
      decidedBy: '',
      decidedAt: null,
      grant: null,
    }
    const sum = money(amount, currency)
    const verdict = await hands.take(tx, { what, id, operator: operator.id, member, money: sum })
    if (verdict === 'needs_second') {
      const content = { member, kind, amount: String(amount), currency }
      const approval = await askSecond(tx, { object: id, content, operator, reason })
      const waiting = { ...asked, approval }
      await store.insert(tx, waiting)
      await record(tx, 'rewards.asked', waiting, operator)
      return ok(waiting)
    }
    const given = await give(tx, request, fullNameOf(operator))
    if (!given.ok) {
      await hands.giveBack(tx, { what, id })
      return given
    }
    const done: Gift = { ...asked, state: 'done', decidedAt: now(), grant: given.value.id }
    await store.insert(tx, done)
    await record(tx, 'rewards.given', done, operator)
    return ok(done)
  }

  return {
    async give(request: GiftRequest): Promise<Result<Gift, GiftRefusal>> {
      if (request.amount <= 0n || request.deposit < 0n) return refuse('amount_not_positive')
      if (request.amount > largest || request.deposit > largest) return refuse('amount_too_large')
      return await db.transaction(async (tx): Promise<Result<Gift, GiftRefusal>> => {
        await store.takeTurn(tx, request.id)
        const known = await store.find(tx, request.id)
        if (known !== undefined) {
          return isSame(known, request) ? ok(known) : refuse('id_used_differently')
        }
        if (!isTimely(timeOfId(request.id), now())) return refuse('id_out_of_time')
        return await begin(tx, request)
      })
    },
    list: (member: MemberId) => store.list(db, member, mostShown),
    /** What there is to give to a member, and why there is nothing now. */
    async choicesFor(id: MemberId) {
      const member = await members.find(db, id)
      if (member === undefined) return undefined
      const { currency } = member
      const running = await offerDesk.list({ limit: 100, state: 'open' })
      const { left } = await deps.budgets.stateOf(byHand, currency)
      const offers = await Promise.all(
        running
          .flatMap((offer) => (offer.document === null ? [] : { offer, document: offer.document }))
          .map(async ({ offer, document }) => ({
            offer,
            document,
            left: (await deps.budgets.stateOf(offer.id, currency)).left,
          })),
      )
      return { currency, left, bar: giftBarOf(member, now()) ?? null, offers }
    },
  }
}

export type Gifts = ReturnType<typeof createGifts>

/** Who repeats a request means the same; who it is belongs to it. */
function isSame(known: Gift, request: GiftRequest): boolean {
  return (
    known.member === request.member &&
    known.offer === (request.offer === '' ? byHand : request.offer) &&
    known.kind === request.kind &&
    known.amount === request.amount &&
    known.deposit === request.deposit &&
    (known.offer !== byHand || (known.times === request.times && known.days === request.days)) &&
    known.note === request.note &&
    known.reason === request.reason &&
    known.requestedById === request.operator.id
  )
}
