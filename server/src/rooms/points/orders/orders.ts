import type { DeliveryAddress } from '@baize/contract/points/points'
import type { RedeemState } from '@baize/contract/points/point-names'
import type { Result } from '@baize/kernel/result'
import type { Database } from '../../../platform/database/database.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import type { PointsAudit } from '../actions.ts'
import { createDecide, type Decision, type DecisionRefusal } from './decide.ts'
import type { ConvertAsk, Order, RedeemAsk } from './order.ts'
import { createRedeem, type ConvertRefusal, type RedeemDeps, type RedeemRefusal } from './redeem.ts'
import type { SecondYesDeps } from './second-yes.ts'
import * as store from './store.ts'

export { fundsOf } from './order.ts'
export { createPointsRecord } from './record.ts'
export type { ConvertAsk, Order, OrderId, RedeemAsk } from './order.ts'

type Page = { readonly cursor?: string; readonly state?: RedeemState; readonly limit: number }
type Listed = { readonly items: readonly Order[]; readonly next: string | null }

/** What members give points for, from the request to its end. */
export type Orders = {
  /** The same id redeems once; with other content it is refused. */
  redeem(asked: RedeemAsk): Promise<Result<Order, RedeemRefusal>>
  convert(asked: ConvertAsk): Promise<Result<Order, ConvertRefusal>>
  /** Above what one person may give, what pays funds waits for a second: the request as it was is the answer. */
  approve(decision: Decision, remark: string): Promise<Result<Order, DecisionRefusal>>
  /** The yeses that wait for a second person, by the request. */
  listAsked(): Promise<ReadonlyMap<string, string>>
  /** Points and stock go back. */
  reject(decision: Decision, remark: string): Promise<Result<Order, DecisionRefusal>>
  ship(
    decision: Decision,
    sent: { readonly carrier: string; readonly tracking: string },
  ): Promise<Result<Order, DecisionRefusal | 'not_approved_yet'>>
  listOwn(member: MemberId, page: Page): Promise<Listed>
  /** Those that wait oldest first, others newest first. */
  listDesk(page: Page): Promise<Listed & { readonly waiting: number }>
  find(id: string): Promise<Order | undefined>
  findAddress(id: string): Promise<DeliveryAddress | null>
  listByIds(ids: readonly string[]): Promise<Order[]>
  /** How many of each good a member has taken. */
  takenBy(member: MemberId): Promise<ReadonlyMap<string, number>>
}

export type OrdersDeps = RedeemDeps &
  Omit<SecondYesDeps, 'pay'> & { readonly db: Database; readonly audit: PointsAudit }

export function createOrders(deps: OrdersDeps): Orders {
  const { db, box } = deps
  const { redeem, convert, payLegs } = createRedeem(deps)
  return {
    redeem,
    convert,
    ...createDecide({ ...deps, payLegs }),
    async listOwn(member, { cursor, limit, ...page }) {
      const below = cursor === undefined ? {} : { below: cursor }
      return paged(await store.listOwn(db, member, { ...page, ...below, limit: limit + 1 }), limit)
    },
    async listDesk({ cursor, limit, ...page }) {
      const isQueue = page.state === 'processing'
      const from = cursor === undefined ? {} : isQueue ? { above: cursor } : { below: cursor }
      const found = await store.listDesk(db, { ...page, ...from, limit: limit + 1 })
      return { ...paged(found, limit), waiting: await store.countWaiting(db) }
    },
    find: (id) => store.findOrder(db, id),
    async findAddress(id) {
      const sealed = await store.findAddress(db, id)
      return sealed === null ? null : (JSON.parse(box.open(sealed, id)) as DeliveryAddress)
    },
    listByIds: (ids) => store.listByIds(db, ids),
    async takenBy(member) {
      const rows = await store.countTakenByGood(db, member)
      return new Map(rows.map(({ good, taken }) => [good, taken]))
    },
  }
}

function paged(found: readonly Order[], limit: number): Listed {
  const items = found.slice(0, limit)
  return { items, next: found.length > limit ? (items.at(-1)?.id ?? null) : null }
}
