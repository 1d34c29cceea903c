import type { SocketEvent } from '@baize/contract/events'
import type { PointChange } from '@baize/contract/points/point-names'
import type { PointsDocument } from '@baize/contract/points/points-settings'
import type { IdMaker } from '@baize/kernel/ids'
import type { Entry, Ledger } from '../../ledger/ledger.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import type { SecretBox } from '../../platform/secret-box.ts'
import type { Approvals, Audit } from '../system/system.ts'
import type { MemberId } from '../wallet/wallet.ts'
import { pointsActions } from './actions.ts'
import { startEarning, type Terms } from './earning/earning.ts'
import { createMall, type Mall } from './mall/mall.ts'
import { createOrders, type Order, type Orders, type OrdersDeps } from './orders/orders.ts'
import { holdingAt, nextHolding, noticeMs, type Holding, type NextHolding } from './worth.ts'
import { createPurses, type PointBalance } from './purses/purses.ts'

export { createPointsRecord } from './orders/orders.ts'
export { giveDemoPoints } from './demo.ts'
export { seedDemoMall } from './mall/mall.ts'
export { pointsRules } from './settings.ts'

/** A change of points, with the request that it is of. */
export type PointEntry = Entry & { readonly why: PointChange; readonly order: Order | undefined }

/** Points for play, and the mall where they are spent. */
export type Points = {
  readonly mall: Mall
  readonly orders: Orders
  /** What points are converted at in a currency, and what is told to come. */
  worthOf(currency: string): Promise<Holding & { readonly next: NextHolding | null }>
  balanceOf(member: MemberId): Promise<PointBalance>
  /** Every change of a member's points, newest first. */
  listEntries(
    member: MemberId,
    page: { readonly cursor?: string; readonly limit?: number },
  ): Promise<{ readonly entries: readonly PointEntry[]; readonly next: string | null }>
}

type Version = { readonly version: number; readonly at: Date; readonly content: PointsDocument }

export type PointsDeps = Omit<
  OrdersDeps,
  'mall' | 'purses' | 'audit' | 'worthOf' | 'changed' | 'ledger'
> & {
  readonly db: Database
  readonly ledger: Ledger
  readonly events: Pick<Events, 'subscribe'>
  readonly makeId: IdMaker
  readonly audit: Pick<Audit, 'open'>
  readonly approvals: Pick<Approvals, 'handle' | 'hasSecond' | 'listWaiting'>
  readonly box: SecretBox
  readonly markKey: Buffer
  readonly publish: (topic: string, event: SocketEvent) => void
  /** Newest first. */
  readonly listVersions: (page: { below: number; limit: number }) => Promise<Version[]>
}

const whyOf: Readonly<Record<string, PointChange>> = {
  points_earned: 'earned',
  points_taken_back: 'taken_back',
  points_held: 'redeemed',
  points_redeemed: 'redeemed',
  points_returned: 'returned',
}

const versionsAtOnce = 20

export function createPoints(deps: PointsDeps): Points {
  const { ledger, publish } = deps
  const audit = deps.audit.open(pointsActions)
  const purses = createPurses(deps)
  const worthIn = (currency: string) => {
    const found = Object.entries(deps.settings().worth).find(([code]) => code === currency)?.[1]
    return found === undefined ? undefined : BigInt(found)
  }
  const mall = createMall({ ...deps, audit, worthIn })
  const tell = (member: MemberId) => publish(`member:${member}`, { kind: 'points.changed' })

  /** Asked of the database, because what was published a moment ago holds for bets of that moment. */
  async function versionsSince(from: Date): Promise<Version[]> {
    const all: Version[] = []
    let below = 2 ** 31 - 1
    for (;;) {
      const found = await deps.listVersions({ below, limit: versionsAtOnce })
      all.push(...found)
      const oldest = found.at(-1)
      if (oldest === undefined || oldest.version <= 1 || oldest.at <= from) return all
      below = oldest.version
    }
  }

  const termsSince = async (from: Date): Promise<Terms[]> =>
    (await versionsSince(from)).map(({ at, content }) => ({ ...content, at }))

  async function worthOf(currency: string) {
    const now = deps.now()
    const versions = await versionsSince(new Date(now.getTime() - noticeMs))
    const next = nextHolding(versions, currency, now)
    return { ...holdingAt(versions, currency, now), next }
  }

  startEarning({ ...deps, purses, termsSince, tell })

  const orders = createOrders({
    ...deps,
    audit,
    purses,
    mall,
    worthOf,
    changed(tx: Transaction, { member }) {
      tx.afterCommit(() => {
        tell(member)
        publish('desk', { kind: 'queue.changed', queue: 'points' })
      })
    },
  })

  return {
    mall,
    orders,
    worthOf,
    balanceOf: purses.balanceOf,
    async listEntries(member, page) {
      const purse = await purses.find(member)
      const found = purse && (await ledger.listEntries(purse.points, page))
      if (!found?.ok) return { entries: [], next: null }
      const about = found.value.entries.map((entry) => entry.about)
      const known = await orders.listByIds(about.filter((id) => id.startsWith('rdm_')))
      const byId = new Map<string, Order>(known.map((order) => [order.id, order]))
      const entries = found.value.entries.map((entry) => ({
        ...entry,
        why: whyOf[entry.reason] ?? 'earned',
        order: byId.get(entry.about),
      }))
      return { entries, next: found.value.next }
    },
  }
}
