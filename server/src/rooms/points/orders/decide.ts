import type { RedeemState } from '@baize/contract/points/point-names'
import { deriveId } from '@baize/kernel/ids'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Ledger, Leg, Reason } from '../../../ledger/ledger.ts'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import { actedBy, type Doer } from '../../system/system.ts'
import type { PointsAudit } from '../actions.ts'
import type { Mall } from '../mall/mall.ts'
import { pts, type Purse, type Purses } from '../purses/purses.ts'
import type { Order } from './order.ts'
import * as store from './store.ts'

export type DecisionRefusal = 'not_found' | 'changed_meanwhile' | 'already_decided'

export type Decision = {
  readonly id: string
  /** What the operator saw. */
  readonly version: number
  readonly by: Doer
}

type Deps = {
  readonly db: Database
  readonly now: () => Date
  readonly ledger: Pick<Ledger, 'post'>
  readonly purses: Purses
  readonly mall: Pick<Mall, 'giveBack'>
  readonly audit: PointsAudit
  readonly payLegs: (
    tx: Transaction,
    order: Pick<Order, 'member' | 'amount' | 'currency'>,
  ) => Promise<Leg[]>
  readonly changed: (tx: Transaction, order: Pick<Order, 'member'>) => void
}

type Ending = {
  readonly state: RedeemState
  readonly remark?: string
  readonly carrier?: string
  readonly tracking?: string
}

const actionOf = {
  approved: 'points.order_approved',
  rejected: 'points.order_rejected',
  shipped: 'points.order_shipped',
} as const

export function createDecide(deps: Deps) {
  const { db, now, ledger, purses, mall, audit } = deps

  /** The purse is taken before the request, as whoever redeems takes it. */
  async function decide<Code extends string = never>(
    { id, version, by }: Decision,
    ending: Ending & { readonly state: keyof typeof actionOf },
    carryOut: (tx: Transaction, order: Order, purse: Purse) => Promise<Result<undefined, Code>>,
  ): Promise<Result<Order, DecisionRefusal | Code>> {
    return await db.transaction(async (tx) => {
      const seen = await store.findOrder(tx, id)
      if (seen === undefined) return refuse('not_found')
      const purse = (await purses.lock(tx, [seen.member])).get(seen.member)
      await store.lockOrder(tx, id)
      const order = await store.findOrder(tx, id)
      if (purse === undefined || order === undefined) return refuse('not_found')
      const isOver =
        ending.state === 'shipped' ? order.state === 'shipped' : order.state !== 'processing'
      if (isOver) return refuse('already_decided')
      if (order.version !== version) return refuse('changed_meanwhile')
      const done = await carryOut(tx, order, purse)
      if (!done.ok) return done
      const { state } = ending
      await store.updateOrder(tx, { ...order, ...ending })
      await store.addStep(tx, { id: order.id, state, at: now(), by: by.name })
      deps.changed(tx, order)
      const { member, type, points } = order
      await audit.write(tx, {
        ...actedBy(by),
        action: actionOf[state],
        object: id,
        reason: ending.remark ?? '',
        before: { state: order.state },
        after: { member, type, points: String(points), ...ending },
      })
      const after = await store.findOrder(tx, id)
      return after === undefined ? refuse('not_found') : ok(after)
    })
  }

  async function post(tx: Transaction, order: Order, reason: Reason, legs: readonly Leg[]) {
    const id = await deriveId('trf', order.id, reason)
    const posted = await ledger.post(tx, { id, reason, legs, about: order.id })
    if (!posted.ok) throw new Error(`The ledger refused the end of a request: ${posted.code}`)
  }

  return {
    approve: (decision: Decision, remark: string) =>
      decide(decision, { state: 'approved', remark }, async (tx, order, purse) => {
        const debit = await purses.heldAccount(tx, purse)
        const credit = await purses.house(tx, 'points_spent')
        const legs = [{ debit, credit, amount: pts(order.points) }]
        await post(tx, order, 'points_redeemed', [...legs, ...(await deps.payLegs(tx, order))])
        return ok()
      }),
    reject: (decision: Decision, remark: string) =>
      decide(decision, { state: 'rejected', remark }, async (tx, order, purse) => {
        const { good, variant, quantity } = order
        if (good !== null) await mall.giveBack(tx, { good, variant, quantity })
        const legs = await purses.returnLegs(tx, purse, order.points)
        await post(tx, order, 'points_returned', legs)
        return ok()
      }),
    ship: (decision: Decision, sent: { readonly carrier: string; readonly tracking: string }) =>
      decide(decision, { state: 'shipped', ...sent }, async (_, order) =>
        order.state === 'approved' && order.type === 'physical' ? ok() : refuse('not_approved_yet'),
      ),
  }
}
