import { timeOfId } from '@baize/kernel/ids'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Transaction } from '../../../platform/database/database.ts'
import { roleOf, type Member, type MemberId } from '../../identity/identity.ts'
import { isTimely } from '../../wallet/wallet.ts'
import { findAcross, type Across } from './across.ts'
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
  /** That contracts below, which would be above these terms, may end, and what the house does across an upline. */
  readonly confirmed?: boolean
}

export type OfferRefusal =
  | TermsRefusal
  | GiverRefusal
  | HigherRateRefusal
  | 'across_upline'
  | 'offer_to_self'
  | 'not_found'
  | 'not_for_trial'
  | 'not_for_house'
  | 'member_blocked'
  | 'wrong_currency'
  | 'offer_of_other_open'
  | 'offer_open'
  | 'offer_replaced'
  | 'nothing_changed'
  | 'id_used_differently'
  | 'id_out_of_time'

const dayMs = 86_400_000

/** What an offer needs to be written, or the one that its id has made. */
type Ready =
  | { readonly known: Contract; readonly across?: undefined }
  | {
      readonly known?: undefined
      readonly asked: OfferAsk
      readonly currency: Contract['currency']
      /** The offer in whose place it comes, in time or not. */
      readonly open: Contract | undefined
      readonly across: Across | null
    }

export function createOffer(deps: ContractsDeps, news: ContractNews) {
  const { db, now, settings, members } = deps

  /** All that must hold for an offer to be made; it writes nothing. */
  async function checkOffer(
    tx: Transaction,
    asking: OfferAsk,
  ): Promise<Result<Ready, OfferRefusal>> {
    const checked = checkTerms(asking.terms, deps.products)
    if (!checked.ok) return checked
    if (asking.giver === asking.downline) return refuse('offer_to_self')
    const asked = { ...asking, terms: checked.value }
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
    const across = await checkEffects(tx, asked, present)
    if (!across.ok) return across
    return ok({ asked, currency: parties.value, open: open.value, across: across.value })
  }

  /** What it would end below and do to who is above, shown together, so that one confirmation is of all of it. */
  async function checkEffects(
    tx: Transaction,
    asked: OfferAsk,
    present: Contract | undefined,
  ): Promise<Result<Across | null, HigherRateRefusal | 'across_upline'>> {
    const { downline: member, terms, confirmed: isConfirmed } = asked
    const across = await findAcross(tx, deps, asked, present)
    const below = await confirmed(tx, deps, { member, terms, confirmed: isConfirmed })
    if (!below.ok) return { ...below, value: { ...Object(below.value), across } }
    if (across === null || isConfirmed === true) return ok(across)
    return refuse('across_upline', undefined, { affected: [], across })
  }

  async function offerWithin(
    tx: Transaction,
    asking: OfferAsk,
    beside?: Beside,
  ): Promise<Result<Contract, OfferRefusal>> {
    const ready = await checkOffer(tx, asking)
    if (!ready.ok) return ready
    if (ready.value.known !== undefined) return ok(ready.value.known)
    const { asked, currency, open } = ready.value
    if (open !== undefined) await makeWay(tx, open, asked.giver)
    const made = newOffer(asked, currency)
    await store.insertOffer(tx, made)
    await news.tellDownline(tx, made, 'contractOffered')
    await beside?.(tx)
    return ok(made)
  }

  async function makeWay(tx: Transaction, open: Contract, giver: MemberId | null): Promise<void> {
    const at = now()
    const state = open.expiresAt > at ? 'replaced' : 'expired'
    await store.closeOffer(tx, open.id, state, at)
    if (open.giver !== giver && state === 'replaced')
      await news.tellGiver(tx, { ...open, state, decidedAt: at }, 'contractOfferTakenBack')
  }

  async function checkParties(tx: Transaction, { giver, downline }: OfferAsk) {
    const member = await members.find(tx, downline)
    if (member === undefined) return refuse('not_found')
    const fits = checkReceiver(member)
    if (!fits.ok) return fits
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
      return refuse('offer_of_other_open')
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

  return {
    checkOffer,
    offerWithin,
    offer: (asked: OfferAsk, beside?: Beside): Promise<Result<Contract, OfferRefusal>> =>
      db.transaction((tx) => offerWithin(tx, asked, beside)),
  }
}

/** Contracts pay real money to people: not to who plays for nothing, nor to the house itself. */
function checkReceiver(member: Member): Result<undefined, 'not_for_trial' | 'not_for_house'> {
  const role = roleOf(member)
  if (role === undefined) return refuse('not_for_house')
  return role === 'trial' ? refuse('not_for_trial') : ok()
}

function answerAgain(
  known: Contract,
  { giver, downline, terms }: OfferAsk,
): Result<Ready, 'id_used_differently'> {
  const isSame =
    known.giver === giver && known.downline === downline && sameTerms(known.terms, terms)
  return isSame ? ok({ known }) : refuse('id_used_differently')
}
