import { isDeepStrictEqual } from 'node:util'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { actedBy, type Audit, type AuditActions, type Doer } from '../system/system.ts'
import { takeContentTurn } from './store.ts'

/** Who changed a thing, when, and how often it was changed. */
export type Stamp = {
  readonly version: number
  readonly changedAt: Date
  readonly changedBy: string
}

/** An operator's act, and why. */
export type ContentAct = { readonly operator: Doer; readonly reason: string }

/** How one kind of thing is kept. */
export type EntryKind<Row extends Stamp & { readonly id: string }, Content> = {
  /** In the audit log: `banner.created`. */
  readonly name: EntryName
  find(tx: Transaction, id: string): Promise<Row | undefined>
  insert(tx: Transaction, id: string, content: Content, stamp: Stamp): Promise<void>
  update(tx: Transaction, id: string, content: Content, stamp: Stamp): Promise<void>
  remove(tx: Transaction, id: string): Promise<void>
  /** What of a row its author wrote. */
  contentOf(row: Row): Content
}

export type EntryName = 'banner' | 'announcement' | 'topic'

const actions = {
  'banner.created': 'ops.actionBannerCreated',
  'banner.changed': 'ops.actionBannerChanged',
  'banner.removed': 'ops.actionBannerRemoved',
  'banner.ordered': 'ops.actionBannerOrdered',
  'announcement.created': 'ops.actionAnnouncementCreated',
  'announcement.changed': 'ops.actionAnnouncementChanged',
  'announcement.removed': 'ops.actionAnnouncementRemoved',
  'announcement.ordered': 'ops.actionAnnouncementOrdered',
  'topic.created': 'ops.actionTopicCreated',
  'topic.changed': 'ops.actionTopicChanged',
  'topic.removed': 'ops.actionTopicRemoved',
  'topic.ordered': 'ops.actionTopicOrdered',
} as const satisfies AuditActions

export type EntryDeps = {
  readonly db: Database
  readonly now: () => Date
  readonly audit: Pick<Audit, 'open'>
}

type Check<Content, Code extends string> = (tx: Transaction) => Promise<Result<Content, Code>>

/**
 * Things that operators write, change and take away, each in one commit with its audit entry. A change names the
 * version that its author saw.
 */
export function createEntries<Row extends Stamp & { readonly id: string }, Content>(
  { db, now, ...deps }: EntryDeps,
  kind: EntryKind<Row, Content>,
) {
  const audit = deps.audit.open(actions)
  const stamp = (version: number, { operator }: ContentAct): Stamp => ({
    version,
    changedAt: now(),
    changedBy: operator.name,
  })
  const record = (
    tx: Transaction,
    did: 'created' | 'changed' | 'removed' | 'ordered',
    object: string,
    { operator, reason }: ContentAct,
    change: { readonly before?: unknown; readonly after?: unknown },
  ) =>
    audit.write(tx, {
      ...actedBy(operator),
      action: `${kind.name}.${did}`,
      object,
      reason,
      ...change,
    })
  const get = async (tx: Transaction, id: string): Promise<Row> => {
    const row = await kind.find(tx, id)
    if (row === undefined) throw new Error(`The ${kind.name} ${id} is gone while it is written.`)
    return row
  }

  async function create<Code extends string>(
    id: string,
    check: Check<Content, Code>,
    act: ContentAct,
  ): Promise<Result<Row, Code>> {
    return await db.transaction(async (tx) => {
      await takeContentTurn(tx, kind.name)
      const checked = await check(tx)
      if (!checked.ok) return checked
      await kind.insert(tx, id, checked.value, stamp(1, act))
      const row = await get(tx, id)
      await record(tx, 'created', id, act, { after: kind.contentOf(row) })
      return ok(row)
    })
  }

  async function change<Code extends string>(
    { id, version }: { readonly id: string; readonly version: number },
    check: Check<Content, Code>,
    act: ContentAct,
  ): Promise<Result<Row, Code | 'not_found' | 'changed_meanwhile' | 'nothing_changed'>> {
    return await db.transaction(async (tx) => {
      await takeContentTurn(tx, kind.name)
      const before = await kind.find(tx, id)
      if (before === undefined) return refuse('not_found')
      if (before.version !== version) return refuse('changed_meanwhile')
      const checked = await check(tx)
      if (!checked.ok) return checked
      const content = kind.contentOf(before)
      if (isDeepStrictEqual(content, checked.value)) return refuse('nothing_changed')
      await kind.update(tx, id, checked.value, stamp(version + 1, act))
      const row = await get(tx, id)
      await record(tx, 'changed', id, act, { before: content, after: kind.contentOf(row) })
      return ok(row)
    })
  }

  async function remove(
    { id, version }: { readonly id: string; readonly version: number },
    act: ContentAct,
  ): Promise<Result<undefined, 'not_found' | 'changed_meanwhile'>> {
    return await db.transaction(async (tx) => {
      await takeContentTurn(tx, kind.name)
      const before = await kind.find(tx, id)
      if (before === undefined) return refuse('not_found')
      if (before.version !== version) return refuse('changed_meanwhile')
      await kind.remove(tx, id)
      await record(tx, 'removed', id, act, { before: kind.contentOf(before) })
      return ok()
    })
  }

  /** Puts the things of a list into an order, which names each of them once. */
  async function order(
    list: string,
    ids: readonly string[],
    { read, write }: OrderStore,
    act: ContentAct,
  ): Promise<Result<undefined, 'changed_meanwhile' | 'nothing_changed'>> {
    return await db.transaction(async (tx) => {
      await takeContentTurn(tx, kind.name)
      const before = await read(tx)
      const isSame = isDeepStrictEqual([...before].sort(), [...ids].sort())
      if (!isSame) return refuse('changed_meanwhile')
      if (isDeepStrictEqual(before, [...ids])) return refuse('nothing_changed')
      await write(tx, ids)
      await record(tx, 'ordered', list, act, { before, after: ids })
      return ok()
    })
  }

  return { create, change, remove, order }
}

export type OrderStore = {
  read(tx: Transaction): Promise<readonly string[]>
  write(tx: Transaction, ids: readonly string[]): Promise<void>
}
