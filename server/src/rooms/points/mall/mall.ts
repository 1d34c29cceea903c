import { createHmac } from 'node:crypto'
import type { GoodContent } from '@baize/contract/points/points-desk'
import type { Id, IdMaker } from '@baize/kernel/ids'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import { actedBy, isSameContent, type Approvals, type Doer } from '../../system/system.ts'
import type { PointsAudit } from '../actions.ts'
import type { GoodAtDesk, GoodId, Sealing, Stock } from './good.ts'
import { givesMore, goodChanges, type WorthIn } from './gives.ts'
import { checkGood, isCounted } from './rules.ts'
import * as store from './store.ts'

export { seedDemoMall } from './demo.ts'
export { inWords } from './rules.ts'
export type { GoodAtDesk, GoodId, Stock } from './good.ts'

type Change = { readonly by: Doer; readonly reason: string }

/** A good as it stands, and the request that waits for a second person. */
export type Written = { readonly good: GoodAtDesk; readonly approvalId: string | null }

type Asked = {
  readonly id: GoodId
  readonly version: number
  readonly before: GoodContent | null
  readonly after: GoodContent
}

/** The goods and what there is of them. */
export type Mall = {
  listShown(): Promise<GoodAtDesk[]>
  listAll(): Promise<GoodAtDesk[]>
  /** What is shown and gives more than its points are worth stands hidden until a second person agrees. */
  create(
    content: GoodContent,
    change: Change,
  ): Promise<
    Result<Written, 'invalid_setting' | 'text_empty' | 'list_full' | 'needs_second_person'>
  >
  /**
   * Names the version that its author saw. What kind a good is stays. What gives more for its points than before waits for a
   * second person, and the good stays as it is.
   */
  change(
    id: string,
    version: number,
    content: GoodContent,
    change: Change,
  ): Promise<
    Result<
      Written,
      | 'not_found'
      | 'changed_meanwhile'
      | 'nothing_changed'
      | 'invalid_setting'
      | 'text_empty'
      | 'needs_second_person'
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
  readonly approvals: Pick<Approvals, 'handle' | 'hasSecond'>
  readonly worthIn: WorthIn
}

const mostGoods = 500
const deciders = ['admin', 'finance'] as const

export function createMall(deps: MallDeps): Mall {
  const { db, now, makeId, audit, approvals, worthIn, box, markKey } = deps
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

  async function writeChange(
    tx: Transaction,
    { id, version, before, after }: Asked,
    { by, reason, askedBy }: Change & { readonly askedBy?: string },
  ): Promise<GoodAtDesk> {
    await write(tx, id, version + 1, after, by)
    const action = 'points.good_changed'
    const told = askedBy === undefined ? after : { ...after, askedBy }
    await audit.write(tx, { ...actedBy(by), action, object: id, reason, before, after: told })
    return await shown(tx, id)
  }

  const askSecond = approvals.handle<Asked, 'not_found' | 'changed_meanwhile'>('points.good', {
    says: 'points-desk.secondGood',
    saysYes: 'points-desk.secondGoodYes',
    roles: deciders,
    // Versions are only added.
    final: ['not_found', 'changed_meanwhile'],
    changes: ({ before, after }) => goodChanges(before, after, worthIn),
    async carryOut(tx, { content, reason, requestedBy }, by) {
      const known = await store.lockGood(tx, content.id)
      if (known === undefined) return refuse('not_found')
      if (known.version !== content.version) return refuse('changed_meanwhile')
      await writeChange(tx, content, { by, reason, askedBy: requestedBy })
      return ok()
    },
  })

  const ask = (tx: Transaction, content: Asked, { by: operator, reason }: Change) =>
    askSecond(tx, { object: content.id, content, operator, reason })

  const hasSecond = (tx: Transaction, { by }: Change) => approvals.hasSecond(tx, deciders, by.id)

  return {
    listShown: () => store.listGoods(db, true),
    listAll: () => store.listGoods(db, false),
    async create(content, change) {
      const checked = checkGood(content)
      if (!checked.ok) return checked
      const { by, reason } = change
      const id: Id<'pgd'> = makeId('pgd')
      return await db.transaction(async (tx) => {
        if ((await store.countGoods(tx)) >= mostGoods) return refuse('list_full')
        const waits = givesMore(undefined, checked.value, worthIn)
        if (waits && !(await hasSecond(tx, change))) return refuse('needs_second_person')
        const after = waits ? { ...checked.value, isShown: false } : checked.value
        await write(tx, id, 1, after, by)
        const action = 'points.good_created'
        await audit.write(tx, { ...actedBy(by), action, object: id, reason, after })
        const asked = { id, version: 1, before: null, after: checked.value }
        const approvalId = waits ? await ask(tx, asked, change) : null
        return ok({ good: await shown(tx, id), approvalId })
      })
    },
    async change(id, version, content, change) {
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
        const asked = { id: known.id, version, before, after }
        if (!givesMore(before, after, worthIn)) {
          return ok({ good: await writeChange(tx, asked, change), approvalId: null })
        }
        if (!(await hasSecond(tx, change))) return refuse('needs_second_person')
        return ok({ approvalId: await ask(tx, asked, change), good: await shown(tx, id) })
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
