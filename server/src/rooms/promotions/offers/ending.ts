import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import {
  actedBy,
  fullNameOf,
  type Approvals,
  type AuditTrail,
  type Doer,
} from '../../system/system.ts'
import * as store from './store.ts'
import type { OfferId, StoredOffer } from './store.ts'

export type EndOfferRefusal = 'not_found' | 'wrong_state' | 'end_waits' | 'needs_second_person'

export type EndOffer = (
  id: string,
  wish: { readonly operator: Doer; readonly reason: string },
) => Promise<Result<string | null, EndOfferRefusal>>

type Asked = { readonly id: OfferId; readonly title: string; readonly until: string }

type Deps = {
  readonly db: Database
  readonly now: () => Date
  readonly approvals: Pick<Approvals, 'handle' | 'hasSecond' | 'findWaiting'>
  readonly audit: AuditTrail<'offer.turned'>
  readonly hasOpenGrants: (tx: Transaction, offer: string) => Promise<boolean>
}

export const endAction = 'offer.close'
const deciders = ['admin', 'finance'] as const

/** The end of an offer before the one that was said: what members were promised is ended by two. */
export function createOfferEnding(deps: Deps): EndOffer {
  const { db, now, approvals, audit } = deps

  async function findOpen(
    tx: Transaction,
    id: string,
  ): Promise<Result<StoredOffer, 'not_found' | 'wrong_state'>> {
    const offer = await store.lockOffer(tx, id)
    if (offer === undefined) return refuse('not_found')
    const isOver = offer.state === 'closed' || offer.endsAt <= now()
    return offer.version === 0 || isOver ? refuse('wrong_state') : ok(offer)
  }

  async function carryOut(
    tx: Transaction,
    offer: StoredOffer,
    { by, reason, askedBy }: { by: Doer; reason: string; askedBy?: string },
  ): Promise<void> {
    const { id, state, endsAt } = offer
    await store.closeOffer(tx, id, { at: now(), by: fullNameOf(by), reason })
    await audit.write(tx, {
      ...actedBy(by),
      action: 'offer.turned',
      object: id,
      reason,
      before: { state, until: endsAt.toISOString() },
      after: {
        state: 'closed',
        until: now().toISOString(),
        ...(askedBy === undefined ? {} : { askedBy }),
      },
    })
  }

  const ask = approvals.handle<Asked, 'not_found' | 'wrong_state'>(endAction, {
    says: 'promotions-desk.secondEnd',
    saysYes: 'promotions-desk.endYes',
    roles: deciders,
    changes: ({ title, until }) => [
      { name: { text: 'promotions-desk.offer' }, before: title, after: title, isLoosened: false },
      {
        name: { text: 'promotions-desk.ends' },
        before: new Date(until),
        after: { text: 'promotions-desk.endsNow' },
        isLoosened: false,
      },
    ],
    async carryOut(tx, { object, reason, requestedBy }, by) {
      const found = await findOpen(tx, object)
      if (!found.ok) return found
      await carryOut(tx, found.value, { by, reason, askedBy: requestedBy })
      return ok()
    },
  })

  return async (id, { operator, reason }) =>
    await db.transaction(async (tx): Promise<Result<string | null, EndOfferRefusal>> => {
      const found = await findOpen(tx, id)
      if (!found.ok) return found
      const offer = found.value
      const isPromised = offer.beginsAt <= now() || (await deps.hasOpenGrants(tx, id))
      if (!isPromised) {
        await carryOut(tx, offer, { by: operator, reason })
        return ok(null)
      }
      if ((await approvals.findWaiting(tx, endAction, id)) !== undefined) return refuse('end_waits')
      if (!(await approvals.hasSecond(tx, deciders, operator.id)))
        return refuse('needs_second_person')
      const title = offer.document?.title.EN ?? ''
      const content = { id: offer.id, title, until: offer.endsAt.toISOString() }
      return ok(await ask(tx, { object: id, content, operator, reason }))
    })
}
