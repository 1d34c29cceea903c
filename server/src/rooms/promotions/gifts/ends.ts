import { deriveId } from '@baize/kernel/ids'
import { money } from '@baize/kernel/money'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { Support } from '../../support/support.ts'
import {
  actedBy,
  fullNameOf,
  type Approvals,
  type Audit,
  type AuditActions,
  type Doer,
} from '../../system/system.ts'
import type { GrantId, MemberId } from '../../wallet/wallet.ts'
import type { Appeals } from './appeals.ts'
import type { Grant, Grants } from '../grants/grants.ts'

const actions = { 'rewards.ended': 'gifts-desk.actionEnded' } as const satisfies AuditActions

const action = 'rewards.end'

type EndRefusal = 'not_found' | 'wrong_state' | 'end_waits'

export type GrantEndsDeps = {
  readonly db: Database
  readonly now: () => Date
  readonly appeals: Pick<Appeals, 'note'>
  readonly grants: Pick<Grants, 'find' | 'revoke'>
  readonly approvals: Pick<Approvals, 'handle' | 'findWaiting'>
  readonly audit: Pick<Audit, 'open'>
  readonly support: Pick<Support, 'tell'>
  readonly changed: (member: MemberId) => void
}

/** By whom, and who asked for it or held it before. */
type Ending = {
  readonly by: Doer
  readonly reason: string
  readonly asker?: { readonly id: string; readonly name: string }
}

type Asked = {
  readonly id: GrantId
  readonly member: MemberId
  readonly amount: string
  readonly currency: Grant['currency']
}

/** What operators end of what members were given: alone while nobody took it, and by two people while it is played. */
export function createGrantEnds(deps: GrantEndsDeps) {
  const { db, grants, support } = deps
  const audit = deps.audit.open(actions)

  async function carryOut(
    tx: Transaction,
    id: string,
    { by, reason, asker }: Ending,
  ): Promise<Result<Grant, EndRefusal>> {
    const ended = await grants.revoke(tx, id, { name: fullNameOf(by), reason })
    if (!ended.ok) return ended
    const { member, amount, currency, state, offer } = ended.value
    await audit.write(tx, {
      ...actedBy(by),
      action: 'rewards.ended',
      object: `${id} ${member}`,
      reason,
      after: {
        offer,
        state,
        amount: String(amount),
        currency,
        ...(asker === undefined ? {} : { requestedBy: asker.name }),
      },
    })
    await deps.appeals.note(tx, {
      grant: ended.value.id,
      member,
      reason,
      askedById: asker?.id ?? '',
      endedById: by.id,
      endedBy: fullNameOf(by),
      endedAt: deps.now(),
    })
    await support.tell(tx, {
      id: await deriveId('msg', ended.value.id, 'ended'),
      member,
      about: 'rewardEnded',
      values: { amount: money(amount, currency), note: reason },
      link: `/?m=bonusDetails&bonus=${id}`,
    })
    tx.afterCommit(() => deps.changed(member))
    return ended
  }

  const askSecond = deps.approvals.handle<Asked, EndRefusal>(action, {
    says: 'gifts-desk.secondEnd',
    saysYes: 'gifts-desk.secondEndYes',
    roles: ['admin', 'risk', 'finance'],
    about: ({ member, amount, currency }) => ({ member, sum: money(BigInt(amount), currency) }),
    async carryOut(tx, { object, reason, requestedBy, requestedById }, by) {
      const asker = { id: requestedById, name: requestedBy }
      const done = await carryOut(tx, object, { by, reason, asker })
      return done.ok ? ok() : done
    },
  })

  return {
    /** Within what somebody else decides; by that person. */
    carryOut,
    /** Answers the request that waits for a second person, or nothing where it is done. */
    async end(
      id: string,
      { reason, operator }: { readonly reason: string; readonly operator: Doer },
    ): Promise<Result<{ approval: string | null; state: string }, EndRefusal>> {
      const grant = await grants.find(id)
      if (grant === undefined) return refuse('not_found')
      const { member, amount, currency, state } = grant
      if (state === 'active' || state === 'settling') {
        const content = { id: grant.id, member, amount: String(amount), currency }
        const asked = { object: id, content, operator, reason }
        return await db.transaction(
          async (tx): Promise<Result<{ approval: string | null; state: string }, EndRefusal>> => {
            const waiting = await deps.approvals.findWaiting(tx, action, grant.id)
            if (waiting !== undefined) return refuse('end_waits')
            return ok({ state, approval: await askSecond(tx, asked) })
          },
        )
      }
      if (state !== 'issued' && state !== 'queued') return refuse('wrong_state', { state })
      return await db.transaction(async (tx) => {
        const done = await carryOut(tx, id, { by: operator, reason })
        return done.ok ? ok({ approval: null, state: done.value.state }) : done
      })
    },
  }
}

export type GrantEnds = ReturnType<typeof createGrantEnds>
