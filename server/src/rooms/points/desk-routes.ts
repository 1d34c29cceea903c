import * as contract from '@baize/contract/points/points-desk'
import { ok } from '@baize/kernel/result'
import type { Database } from '../../platform/database/database.ts'
import type { Http } from '../../platform/http/http.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Members } from '../identity/identity.ts'
import { operatorOf } from '../system/system.ts'
import type { GoodAtDesk, Written } from './mall/mall.ts'
import { fundsOf, type Order } from './orders/orders.ts'
import type { Points } from './points.ts'

type Deps = {
  readonly http: Http
  readonly db: Database
  readonly points: Points
  readonly members: Pick<Members, 'list'>
}

/** The calls of operators. */
export function servePointsDesk({ http, db, points, members }: Deps): void {
  const { mall, orders } = points

  serve(http, contract.listGoods, async () => ok((await mall.listAll()).map(showGood)))
  serve(http, contract.createGood, async ({ content, reason }, call) => {
    const made = await mall.create(content, { by: operatorOf(call), reason })
    return made.ok ? ok(showWritten(made.value)) : made
  })
  serve(http, contract.changeGood, async ({ id, version, content, reason }, call) => {
    const made = await mall.change(id, version, content, { by: operatorOf(call), reason })
    return made.ok ? ok(showWritten(made.value)) : made
  })
  serve(http, contract.changeStock, async ({ id, variant, change, reason }, call) => {
    const made = await mall.changeStock(id, variant, change, { by: operatorOf(call), reason })
    return made.ok ? ok(showGood(made.value)) : made
  })
  serve(http, contract.addCodes, ({ id, variant, codes, reason }, call) =>
    mall.addCodes(id, variant, codes, { by: operatorOf(call), reason }),
  )

  async function show(list: readonly Order[]): Promise<contract.PointOrder[]> {
    const [people, asked] = await Promise.all([
      members.list(db, [...new Set(list.map(({ member }) => member))]),
      orders.listAsked(),
    ])
    return list.map((order) => ({
      ...showOrder(order, people.get(order.member)?.account ?? ''),
      approval: order.state === 'processing' ? (asked.get(order.id) ?? null) : null,
    }))
  }
  async function showOne(order: Order): Promise<contract.PointOrder> {
    const [shown] = await show([order])
    if (shown === undefined) throw new Error('A request that is there is not shown.')
    return shown
  }

  serve(http, contract.listPointOrders, async ({ cursor, limit = 50, state }) => {
    const page = { limit, ...(cursor && { cursor }), ...(state && { state }) }
    const { items, next, waiting } = await orders.listDesk(page)
    return ok({ items: await show(items), next, waiting })
  })
  serve(http, contract.getPointOrder, async ({ id }) => {
    const order = await orders.find(id)
    if (order === undefined) return { ok: false, code: 'not_found' }
    return ok({ order: await showOne(order), address: await orders.findAddress(id) })
  })
  serve(http, contract.approvePointOrder, async ({ remark, ...decision }, call) => {
    const done = await orders.approve({ ...decision, by: operatorOf(call) }, remark)
    return done.ok ? ok(await showOne(done.value)) : done
  })
  serve(http, contract.rejectPointOrder, async ({ remark, ...decision }, call) => {
    const done = await orders.reject({ ...decision, by: operatorOf(call) }, remark)
    return done.ok ? ok(await showOne(done.value)) : done
  })
  serve(http, contract.shipPointOrder, async ({ carrier, tracking, ...decision }, call) => {
    const done = await orders.ship({ ...decision, by: operatorOf(call) }, { carrier, tracking })
    return done.ok ? ok(await showOne(done.value)) : done
  })
}

const showWritten = ({ good, approvalId }: Written) => ({ good: showGood(good), approvalId })

function showGood({ changedAt, stock, ...good }: GoodAtDesk): contract.GoodAtDesk {
  return { ...good, stock: [...stock], changedAt: changedAt.toISOString() }
}

function showOrder(order: Order, account: string): Omit<contract.PointOrder, 'approval'> {
  const { id, version, member, type, quantity, points, state, at } = order
  const { remark, carrier, tracking, steps } = order
  return {
    id,
    version,
    member,
    account,
    type,
    name: order.name.EN ?? '',
    variant: order.variantName,
    quantity,
    points: String(points),
    funds: fundsOf(order),
    state,
    at: at.toISOString(),
    remark,
    carrier,
    tracking,
    steps: steps.map((step) => ({ ...step, at: new Date(step.at).toISOString() })),
  }
}
