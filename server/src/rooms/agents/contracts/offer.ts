import { timeOfId } from '@baize/kernel/ids'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Transaction } from '../../../platform/database/database.ts'
import type { MemberId } from '../../identity/identity.ts'
import { isTimely } from '../../wallet/wallet.ts'
import { confirmed, type HigherRateRefusal } from './higher-rate.ts'
import { sameTerms, type Contract, type ContractId } from './contract.ts'
import type { Beside, ContractsDeps } from './deps.ts'
import { checkGiver, type GiverRefusal } from './giver.ts'
import type { ContractNews } from './news.ts'
import * as store from './store.ts'
import { checkTerms, type Terms, type TermsRefusal } from './terms.ts'

export type OfferAsk = {
  /** Made by who asks, and repeated with every further try. */
  readonly id: ContractId
  /** Null is the house. */
  readonly giver: MemberId | null
  readonly downline: MemberId
  readonly terms: Terms
  /** The offer that waits and that this one takes the place of. */
  readonly replaces?: string
  /** That contracts below, which would be above these terms, may end. */
  readonly confirmed?: boolean
}

export type OfferRefusal =
  | TermsRefusal
  | GiverRefusal
  | HigherRateRefusal
  | 'offer_to_self'
  | 'not_found'
  | 'member_blocked'
  | 'wrong_currency'
  | 'offer_open'
  | 'offer_replaced'
  | 'nothing_changed'
  | 'id_used_differently'
  | 'id_out_of_time'

const dayMs = 86_400_000

export function createOffer(deps: ContractsDeps, news: ContractNews) {
  const { db, now, settings, members } = deps

  async function offer(asked: OfferAsk, beside?: Beside): Promise<Result<Contract, OfferRefusal>> {
    const checked = checkTerms(asked.terms, deps.products)
    if (!checked.ok) return checked
    if (asked.giver === asked.downline) return refuse('offer_to_self')
    const clean = { ...asked, terms: checked.value }
    return await db.transaction((tx) => make(tx, clean, beside))
  }

  async function make(
    tx: Transaction,
    asked: OfferAsk,
    beside?: Beside,
  ): Promise<Result<Contract, OfferRefusal>> {
    const { id, giver, downline, terms } = asked
    await store.takeTurn(tx)
    const known = await store.findContract(tx, id)
    if (known !== undefined) return answerAgain(known, asked)
    if (!isTimely(timeOfId(id), now())) return refuse('id_out_of_time')
    const parties = await checkParties(tx, asked)
    if (!parties.ok) return parties
    const allowed = await checkGiver(tx, deps, { giver, downline, terms })
    if (!allowed.ok) return allowed
    const present = await store.findOf(tx, 'accepted', terms.kind, downline)
    if (present?.giver === giver && sameTerms(present.terms, terms))
      return refuse('nothing_changed')
    const open = await clearTheWay(tx, asked)
    if (!open.ok) return open
    const below = await confirmed(tx, deps, { member: downline, terms, confirmed: asked.confirmed })
    if (!below.ok) return below
    if (open.value !== undefined) {
      const state = open.value.expiresAt > now() ? 'replaced' : 'expired'
      await store.closeOffer(tx, open.value.id, state, now())
    }
    const made = newOffer(asked, parties.value)
    await store.insertOffer(tx, made)
    await news.tellDownline(tx, made, 'contractOffered')
    await beside?.(tx)
    return ok(made)
  }

  async function checkParties(tx: Transaction, { giver, downline }: OfferAsk) {
    const member = await members.find(tx, downline)
    if (member === undefined) return refuse('not_found')
    const standing = (await deps.standings.list(tx, [downline])).get(downline)
    if (standing?.state !== 'open') return refuse('member_blocked')
    if (giver === null) return ok(member.currency)
    const own = await members.find(tx, giver)
    return own?.currency === member.currency ? ok(member.currency) : refuse('wrong_currency')
  }

  /** One offer waits at a time; another takes its place only if it says so, and never that of somebody else, but the house's. */
  async function clearTheWay(tx: Transaction, { terms, giver, downline, replaces }: OfferAsk) {
    const open = await store.findOf(tx, 'offered', terms.kind, downline)
    const waiting = open !== undefined && open.expiresAt > now() ? open : undefined
    if (waiting !== undefined && giver !== null && waiting.giver !== giver)
      return refuse('offer_open')
    if (waiting?.id === replaces) return ok(open)
    if (waiting === undefined) return refuse('offer_replaced')
    return refuse('offer_open', undefined, { id: waiting.id })
  }

  function newOffer(
    { id, giver, downline, terms }: OfferAsk,
    currency: Contract['currency'],
  ): Contract {
    const offeredAt = now()
    return {
      id,
      kind: terms.kind,
      giver,
      downline,
      currency,
      terms,
      state: 'offered',
      offeredAt,
      expiresAt: new Date(offeredAt.getTime() + settings().offerDays * dayMs),
      decidedAt: null,
      previous: null,
      beginsAt: null,
      endsAt: null,
    }
  }

  return offer
}

function answerAgain(
  known: Contract,
  { giver, downline, terms }: OfferAsk,
): Result<Contract, 'id_used_differently'> {
  const isSame =
    known.giver === giver && known.downline === downline && sameTerms(known.terms, terms)
  return isSame ? ok(known) : refuse('id_used_differently')
}
