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
import { createSecondYes, type SecondYesDeps } from './second-yes.ts'
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
} & Omit<SecondYesDeps, 'pay'>

type Locked = { readonly order: Order; readonly purse: Purse }

type Ending = {
  readonly state: keyof typeof actionOf
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
  async function lockFor(
    tx: Transaction,
    { id, version }: Pick<Decision, 'id' | 'version'>,
    isOver: (state: RedeemState) => boolean,
  ): Promise<Result<Locked, DecisionRefusal>> {
    const seen = await store.findOrder(tx, id)
    if (seen === undefined) return refuse('not_found')
    const purse = (await purses.lock(tx, [seen.member])).get(seen.member)
    await store.lockOrder(tx, id)
    const order = await store.findOrder(tx, id)
    if (purse === undefined || order === undefined) return refuse('not_found')
    if (isOver(order.state)) return refuse('already_decided')
    return order.version === version ? ok({ order, purse }) : refuse('changed_meanwhile')
  }

  async function end(tx: Transaction, order: Order, by: Doer, ending: Ending): Promise<Order> {
    const { id, member, type, points } = order
    const { state } = ending
    await store.updateOrder(tx, { ...order, ...ending })
    await store.addStep(tx, { id, state, at: now(), by: by.name })
    deps.changed(tx, order)
    await audit.write(tx, {
      ...actedBy(by),
      action: actionOf[state],
      object: id,
      reason: ending.remark ?? '',
      before: { state: order.state },
      after: { member, type, points: String(points), ...ending },
    })
    const after = await store.findOrder(tx, id)
    if (after === undefined) throw new Error('A request that was decided is not there.')
    return after
  }

  async function post(tx: Transaction, order: Order, reason: Reason, legs: readonly Leg[]) {
    const id = await deriveId('trf', order.id, reason)
    const posted = await ledger.post(tx, { id, reason, legs, about: order.id })
    if (!posted.ok) throw new Error(`The ledger refused the end of a request: ${posted.code}`)
  }

  /** Spends the points that were set aside, and pays what is given for them. */
  async function pay(
    tx: Transaction,
    { order, purse }: Locked,
    by: Doer,
    remark: string,
  ): Promise<Order> {
    const debit = await purses.heldAccount(tx, purse)
    const credit = await purses.house(tx, 'points_spent')
    const legs = [{ debit, credit, amount: pts(order.points) }]
    await post(tx, order, 'points_redeemed', [...legs, ...(await deps.payLegs(tx, order))])
    return await end(tx, order, by, { state: 'approved', remark })
  }

  const second = createSecondYes({
    ...deps,
    async pay(tx, { by, remark, ...asked }) {
      const locked = await lockFor(tx, asked, isDecided)
      if (!locked.ok) return locked
      await pay(tx, locked.value, by, remark)
      return ok()
    },
  })

  return {
    listAsked: second.listAsked,
    async approve({ by, ...seen }: Decision, remark: string) {
      return await db.transaction(async (tx): Promise<Result<Order, DecisionRefusal>> => {
        const locked = await lockFor(tx, seen, isDecided)
        if (!locked.ok) return locked
        const { order } = locked.value
        if (await second.mayPayAlone(tx, order, by)) {
          return ok(await pay(tx, locked.value, by, remark))
        }
        await second.ask(tx, order, { by, remark })
        return ok(order)
      })
    },
    async reject({ by, ...seen }: Decision, remark: string) {
      return await db.transaction(async (tx): Promise<Result<Order, DecisionRefusal>> => {
        const locked = await lockFor(tx, seen, isDecided)
        if (!locked.ok) return locked
        const { order, purse } = locked.value
        const { good, variant, quantity } = order
        if (good !== null) await mall.giveBack(tx, { good, variant, quantity })
        const legs = await purses.returnLegs(tx, purse, order.points)
        await post(tx, order, 'points_returned', legs)
        return ok(await end(tx, order, by, { state: 'rejected', remark }))
      })
    },
    async ship({ by, ...seen }: Decision, sent: Pick<Ending, 'carrier' | 'tracking'>) {
      return await db.transaction(
        async (tx): Promise<Result<Order, DecisionRefusal | 'not_approved_yet'>> => {
          const locked = await lockFor(tx, seen, (state) => state === 'shipped')
          if (!locked.ok) return locked
          const { order } = locked.value
          const isReady = order.state === 'approved' && order.type === 'physical'
          if (!isReady) return refuse('not_approved_yet')
          return ok(await end(tx, order, by, { state: 'shipped', ...sent }))
        },
      )
    },
  }
}

const isDecided = (state: RedeemState) => state !== 'processing'
