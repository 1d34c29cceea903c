import { createHmac } from 'node:crypto'
import type { GoodContent } from '@baize/contract/points/points-desk'
import type { Id, IdMaker } from '@baize/kernel/ids'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import { actedBy, isSameContent, type Doer } from '../../system/system.ts'
import type { PointsAudit } from '../actions.ts'
import type { GoodAtDesk, GoodId, Sealing, Stock } from './good.ts'
import { checkGood, isCounted } from './rules.ts'
import * as store from './store.ts'

export { seedDemoMall } from './demo.ts'
export { inWords } from './rules.ts'
export type { GoodAtDesk, GoodId, Stock } from './good.ts'

type Change = { readonly by: Doer; readonly reason: string }

/** The goods and what there is of them. */
export type Mall = {
  listShown(): Promise<GoodAtDesk[]>
  listAll(): Promise<GoodAtDesk[]>
  create(
    content: GoodContent,
    change: Change,
  ): Promise<Result<GoodAtDesk, 'invalid_setting' | 'text_empty' | 'list_full'>>
  /** Names the version that its author saw. What kind a good is stays. */
  change(
    id: string,
    version: number,
    content: GoodContent,
    change: Change,
  ): Promise<
    Result<
      GoodAtDesk,
      'not_found' | 'changed_meanwhile' | 'nothing_changed' | 'invalid_setting' | 'text_empty'
    >
  >
  /** Never below nothing; what is handed out as codes is counted by its codes. */
  changeStock(
    id: string,
    variant: string,
    by: number,
    change: Change,
  ): Promise<
    Result<GoodAtDesk, 'not_found' | 'stock_below_zero' | 'stock_not_counted' | 'nothing_changed'>
  >
  addCodes(
    id: string,
    variant: string,
    codes: readonly string[],
    change: Change,
  ): Promise<
    Result<{ readonly added: number; readonly known: number }, 'not_found' | 'stock_not_counted'>
  >
  /** The good as it is, until the transaction ends. */
  hold(
    tx: Transaction,
    id: string,
  ): Promise<
    { readonly id: GoodId; readonly content: GoodContent; readonly isShown: boolean } | undefined
  >
  /** Takes from the stock, with the codes where it is codes; nothing when there is not enough. */
  take(tx: Transaction, taken: Taken): Promise<Stock | undefined>
  giveBack(tx: Transaction, given: Omit<Taken, 'request' | 'kind'>): Promise<void>
  /** The codes of requests. */
  listCodes(
    source: Pick<Database, 'sql'>,
    requests: readonly string[],
  ): Promise<ReadonlyMap<string, string[]>>
}

type Taken = {
  readonly good: string
  readonly variant: string
  readonly quantity: number
  readonly request: string
  readonly kind: GoodContent['kind']
}

export type MallDeps = Sealing & {
  readonly db: Database
  readonly now: () => Date
  readonly makeId: IdMaker
  readonly audit: PointsAudit
}

const mostGoods = 500

export function createMall({ db, now, makeId, audit, box, markKey }: MallDeps): Mall {
  async function shown(source: Pick<Database, 'sql'>, id: string): Promise<GoodAtDesk> {
    const found = await store.findGood(source, id)
    if (found === undefined) throw new Error('A good that was written is not there.')
    return found
  }

  async function write(
    tx: Transaction,
    id: GoodId,
    version: number,
    content: GoodContent,
    by: Doer,
  ) {
    const written = { id, version, content, at: now(), by: by.name }
    await (version === 1 ? store.addGood(tx, written) : store.changeGood(tx, written))
    const codes = content.variants.map(({ code }) => code)
    await store.writeVariants(tx, id, codes, isCounted(content))
  }

  return {
    listShown: () => store.listGoods(db, true),
    listAll: () => store.listGoods(db, false),
    async create(content, { by, reason }) {
      const checked = checkGood(content)
      if (!checked.ok) return checked
      const id: Id<'pgd'> = makeId('pgd')
      return await db.transaction(async (tx) => {
        if ((await store.countGoods(tx)) >= mostGoods) return refuse('list_full')
        await write(tx, id, 1, checked.value, by)
        const after = checked.value
        const action = 'points.good_created'
        await audit.write(tx, { ...actedBy(by), action, object: id, reason, after })
        return ok(await shown(tx, id))
      })
    },
    async change(id, version, content, { by, reason }) {
      const checked = checkGood(content)
      if (!checked.ok) return checked
      const after = checked.value
      return await db.transaction(async (tx) => {
        const known = await store.lockGood(tx, id)
        if (known === undefined) return refuse('not_found')
        if (known.version !== version) return refuse('changed_meanwhile')
        const before = known.content
        if (before.kind !== after.kind) return refuse('invalid_setting', { setting: 'kind' })
        if (isSameContent(before, after)) return refuse('nothing_changed')
        await write(tx, known.id, version + 1, after, by)
        const action = 'points.good_changed'
        await audit.write(tx, { ...actedBy(by), action, object: id, reason, before, after })
        return ok(await shown(tx, id))
      })
    },
    async changeStock(id, variant, change, { by, reason }) {
      if (change === 0) return refuse('nothing_changed')
      return await db.transaction(async (tx) => {
        const good = await store.lockGood(tx, id)
        const before = await store.findStock(tx, id, variant)
        if (good === undefined || before === undefined) return refuse('not_found')
        if (good.content.kind !== 'physical') return refuse('stock_not_counted')
        const after = await store.moveStock(tx, id, variant, change)
        if (after === undefined) return refuse('stock_below_zero')
        const action = 'points.stock_changed'
        await audit.write(tx, { ...actedBy(by), action, object: id, reason, before, after })
        return ok(await shown(tx, id))
      })
    },
    async addCodes(id, variant, codes, { by, reason }) {
      const wanted = [...new Set(codes.map((code) => code.trim()).filter((code) => code !== ''))]
      const sealed = wanted.map((code) => ({
        code: box.seal(code, id),
        mark: createHmac('sha256', markKey).update(code).digest(),
      }))
      return await db.transaction(async (tx) => {
        const good = await store.lockGood(tx, id)
        if (good === undefined || (await store.findStock(tx, id, variant)) === undefined) {
          return refuse('not_found')
        }
        if (good.content.kind !== 'virtual') return refuse('stock_not_counted')
        const added = await store.addCodes(tx, id, variant, sealed)
        await store.moveStock(tx, id, variant, added)
        const action = 'points.codes_added'
        const after = { variant, added }
        await audit.write(tx, { ...actedBy(by), action, object: id, reason, after })
        return ok({ added, known: codes.length - added })
      })
    },
    hold: store.holdGood,
    async take(tx, { good, variant, quantity, request, kind }) {
      if ((await store.findStock(tx, good, variant)) === undefined) return undefined
      const left = await store.moveStock(tx, good, variant, -quantity)
      if (left === undefined || kind !== 'virtual') return left
      const codes = await store.takeCodes(tx, good, variant, quantity, request)
      if (codes !== quantity) throw new Error('The stock of codes is not their number.')
      return left
    },
    async giveBack(tx, { good, variant, quantity }) {
      await store.moveStock(tx, good, variant, quantity)
    },
    async listCodes(source, requests) {
      const byRequest = new Map<string, string[]>()
      for (const { request, good, code } of await store.listCodes(source, requests)) {
        byRequest.set(request, [...(byRequest.get(request) ?? []), box.open(code, good)])
      }
      return byRequest
    },
  }
}
