import { checkOffer } from '@baize/contract/promotions/check-offer'
import type { OfferDocument, OfferFinding, OfferHouse } from '@baize/contract/promotions/offer'
import { deriveId, timeOfId } from '@baize/kernel/ids'
import type { Currency } from '@baize/kernel/money'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import {
  actedBy,
  fullNameOf,
  type Approvals,
  type AskedChange,
  type Audit,
  type AuditActions,
  type Doer,
} from '../../system/system.ts'
import { isTimely } from '../../wallet/wallet.ts'
import type { Budgets } from '../budgets/budgets.ts'
import { offerChanges } from './changes.ts'
import { createOfferEnding, endAction, type EndOffer } from './ending.ts'
import * as store from './store.ts'
import type { OfferId, StoredOffer } from './store.ts'

export type Asked = {
  readonly id: OfferId
  readonly draftNumber: number
  readonly before: OfferDocument | null
  readonly after: OfferDocument
}

export type OfferWriting = {
  /** Keeps what is being written; a new id begins an offer. Answers what is still wrong with it. */
  save(wish: {
    readonly id: OfferId
    readonly draftNumber: number
    readonly document: OfferDocument
    readonly operator: Doer
  }): Promise<
    Result<
      { draftNumber: number; findings: OfferFinding[] },
      'changed_meanwhile' | 'id_out_of_time'
    >
  >
  /** Puts what was written before a second person: nobody gives the house's money away alone. */
  publish(wish: {
    readonly id: string
    readonly draftNumber: number
    readonly reason: string
    readonly operator: Doer
  }): Promise<Result<{ version: number }, PublishRefusal>>
  turn(
    id: string,
    wish: {
      readonly to: 'open' | 'paused'
      readonly reason: string
      readonly operator: Doer
    },
  ): Promise<Result<StoredOffer, 'not_found' | 'wrong_state'>>
  /** Ends it for good: answers the request that waits for a second person, or nothing where it is done. */
  end: EndOffer
  /** All that is wrong with what is written, as things stand in the house. */
  check(document: OfferDocument): OfferFinding[]
  /** Which of them wait for a second person: to be published, and to be ended. */
  listWaiting(): Promise<Record<'published' | 'ended', ReadonlySet<string>>>
  /** Gives back to the house what offers that are over did not give. */
  settle(): Promise<number>
}

export type PublishRefusal =
  | 'not_found'
  | 'changed_meanwhile'
  | 'nothing_changed'
  | 'offer_contradicts_itself'
  | 'needs_second_person'

type CarriedRefusal = 'changed_meanwhile' | 'budget_spent' | 'offer_contradicts_itself'

const actions = {
  'offer.published': 'promotions-desk.actionOfferPublished',
  'offer.turned': 'promotions-desk.actionOfferTurned',
} as const satisfies AuditActions

const action = 'offer.publish'
const deciders = ['admin', 'finance'] as const
const atOnce = 100

type Deps = {
  readonly db: Database
  readonly now: () => Date
  readonly audit: Pick<Audit, 'open'>
  readonly approvals: Pick<Approvals, 'handle' | 'hasSecond' | 'listWaiting' | 'findWaiting'>
  readonly budgets: Budgets
  readonly house: () => OfferHouse
  /** Whether anything of an offer is still promised or played. */
  readonly hasOpenGrants: (tx: Transaction, offer: string) => Promise<boolean>
}

/** How offers are written, published and ended. */
export function createOfferWriting(deps: Deps): OfferWriting {
  const { db, now, approvals, budgets } = deps
  const audit = deps.audit.open(actions)
  const check = (document: OfferDocument) => checkOffer(document, { now: now(), ...deps.house() })

  const ask = approvals.handle<Asked, CarriedRefusal>(action, {
    says: 'promotions-desk.publish',
    saysYes: 'promotions-desk.publishYes',
    roles: deciders,
    changes: ({ before, after }): readonly AskedChange[] => offerChanges(before, after),
    async carryOut(tx, { content, reason, requestedBy }, by) {
      const { id, draftNumber, after } = content
      const offer = await store.lockOffer(tx, id)
      const isSame = offer?.draftNumber === draftNumber && offer.draft !== null
      if (!isSame || offer.state === 'closed') return refuse('changed_meanwhile')
      // Levels, games and the time may be others than when it was asked for.
      const [wrong] = check(after)
      if (wrong !== undefined) return refuse('offer_contradicts_itself', { field: wrong.field })
      const funded = await fund(tx, offer, after)
      if (!funded.ok) return funded
      const number = offer.version + 1
      const agreedBy = fullNameOf(by)
      await store.publish(tx, {
        id,
        number,
        document: after,
        at: now(),
        askedBy: requestedBy,
        agreedBy,
      })
      await audit.write(tx, {
        ...actedBy(by),
        action: 'offer.published',
        object: id,
        reason,
        before: content.before,
        after: { ...after, version: number, askedBy: requestedBy },
      })
      return ok()
    },
  })

  /** Brings what an offer may give to what it says: more from the house, or back to it what is not promised. */
  async function fund(
    tx: Transaction,
    { id }: StoredOffer,
    { budget }: OfferDocument,
  ): Promise<Result<undefined, 'budget_spent'>> {
    const before = new Map(
      (await store.listBudgets(tx, id)).map((one) => [one.currency, one.total]),
    )
    const wanted = new Map(Object.entries(budget).map(([name, sum]) => [name, BigInt(sum)]))
    for (const currency of new Set([...before.keys(), ...wanted.keys()]) as Set<Currency>) {
      const change = (wanted.get(currency) ?? 0n) - (before.get(currency) ?? 0n)
      if (change === 0n) continue
      const number = await store.setBudget(tx, id, currency, wanted.get(currency) ?? 0n)
      const movement = await deriveId('trf', id, `budget ${currency} ${number}`)
      const moved = { id: movement, offer: id, currency, amount: change < 0n ? -change : change }
      const done = change > 0n ? await budgets.raise(tx, moved) : await budgets.lower(tx, moved)
      if (done.ok) continue
      if (done.code === 'budget_spent') return refuse('budget_spent')
      throw new Error(`The budget of an offer was refused: ${done.code}`)
    }
    return ok()
  }

  async function giveBack(tx: Transaction, id: OfferId): Promise<boolean> {
    const offer = await store.lockOffer(tx, id)
    if (offer === undefined || (await deps.hasOpenGrants(tx, id))) return false
    for (const { currency, total } of await store.listBudgets(tx, id)) {
      const { left } = await budgets.stateOf(id, currency, tx)
      if (left === 0n) continue
      const number = await store.setBudget(tx, id, currency, total - left)
      const movement = await deriveId('trf', id, `budget ${currency} ${number}`)
      const lowered = await budgets.lower(tx, { id: movement, offer: id, currency, amount: left })
      if (!lowered.ok) throw new Error('What an offer had left was gone a moment later')
    }
    await store.settleOffer(tx, id, now())
    return true
  }

  return {
    async save({ id, draftNumber, document, operator }) {
      // A new one has its time from its id, and so have the movements of its budget.
      if (draftNumber === 0 && !isTimely(timeOfId(id), now())) {
        return refuse('id_out_of_time')
      }
      const saved = { id, draft: document, at: now(), by: fullNameOf(operator) }
      return await db.transaction(async (tx) => {
        if (draftNumber === 0 && (await store.insertOffer(tx, saved))) {
          return ok({ draftNumber: 1, findings: check(document) })
        }
        const offer = await store.lockOffer(tx, id)
        if (offer === undefined || offer.draftNumber !== draftNumber || offer.state === 'closed') {
          return refuse('changed_meanwhile')
        }
        await store.saveDraft(tx, saved)
        return ok({ draftNumber: draftNumber + 1, findings: check(document) })
      })
    },
    async publish({ id, draftNumber, reason, operator }) {
      return await db.transaction(
        async (tx): Promise<Result<{ version: number }, PublishRefusal>> => {
          const offer = await store.findOffer(tx, id)
          if (offer === undefined) return refuse('not_found')
          if (offer.draft === null) return refuse('nothing_changed')
          if (offer.draftNumber !== draftNumber) return refuse('changed_meanwhile')
          const [first] = check(offer.draft)
          if (first !== undefined) return refuse('offer_contradicts_itself', { field: first.field })
          if (!(await approvals.hasSecond(tx, deciders, operator.id)))
            return refuse('needs_second_person')
          const content = { id: offer.id, draftNumber, before: offer.document, after: offer.draft }
          await ask(tx, { object: id, content, operator, reason })
          return ok({ version: offer.version })
        },
      )
    },
    async turn(id, { to, reason, operator }) {
      return await db.transaction(
        async (tx): Promise<Result<StoredOffer, 'not_found' | 'wrong_state'>> => {
          const offer = await store.lockOffer(tx, id)
          if (offer === undefined) return refuse('not_found')
          const isOver = offer.state === 'closed' || offer.endsAt <= now()
          if (offer.version === 0 || offer.state === to || isOver) return refuse('wrong_state')
          await store.setState(tx, offer.id, { state: to, at: now(), by: fullNameOf(operator) })
          await audit.write(tx, {
            ...actedBy(operator),
            action: 'offer.turned',
            object: id,
            reason,
            before: { state: offer.state },
            after: { state: to },
          })
          return ok({ ...offer, state: to })
        },
      )
    },
    end: createOfferEnding({ ...deps, audit }),
    check,
    async listWaiting() {
      const waiting = await approvals.listWaiting()
      const of = (name: string) =>
        new Set(waiting.flatMap((one) => (one.action === name ? one.object : [])))
      return { published: of(action), ended: of(endAction) }
    },
    async settle() {
      let settled = 0
      for (const id of await store.listToSettle(db, now(), atOnce)) {
        if (await db.transaction((tx) => giveBack(tx, id))) settled += 1
      }
      return settled
    },
  }
}
