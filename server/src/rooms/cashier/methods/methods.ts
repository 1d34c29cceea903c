import type { MethodContent } from '@baize/contract/cashier/methods-desk'
import { ok, refuse, type Result } from '@baize/kernel/result'
import { isAway, type Database, type Transaction } from '../../../platform/database/database.ts'
import type { Log } from '../../../platform/log.ts'
import { startLoop } from '../../../platform/loop.ts'
import { errorText } from '../../../platform/scrub.ts'
import { actedBy, type Audit, type AuditActions, type Doer } from '../../system/system.ts'
import type { Gateways } from '../gateways/gateways.ts'
import type { Method, MethodChange, MethodId, Methods } from './method.ts'
import { findFault, standingOf } from './rules.ts'
import * as store from './store.ts'

export { depositFeeOf, inLanguage } from './rules.ts'
export { createMethodRequests, type MethodRequests } from './requests.ts'
export { seedDemoMethods } from './seed.ts'
export type { Method, MethodChange, MethodId, Methods, MethodStanding } from './method.ts'

export type MethodsDeps = {
  readonly db: Database
  readonly log: Log
  readonly now: () => Date
  readonly audit: Pick<Audit, 'open'>
  readonly gateways: Pick<Gateways, 'find' | 'isUp' | 'refresh'>
  /** The brand's time zone. */
  readonly zone: () => string
}

const actions = {
  'method.created': 'ops.actionMethodCreated',
  'method.changed': 'ops.actionMethodChanged',
  'method.ordered': 'ops.actionMethodOrdered',
} as const satisfies AuditActions

/** Said by the tables themselves, after every change of a method or of the sandbox. */
const channel = 'cashier_methods'
const lookEveryMs = 10_000
const mostMethods = 100
const mostContents = 2_000

export function createMethods(deps: MethodsDeps): Methods {
  const { db, log, now, gateways, zone } = deps
  const audit = deps.audit.open(actions)
  const contents = new Map<string, MethodContent>()
  let methods: readonly Method[] = []
  let stop = async () => {}

  async function refresh(): Promise<void> {
    await gateways.refresh()
    methods = await store.listMethods(db)
  }

  function check(content: MethodContent): Result<undefined, 'invalid_setting'> {
    const fault = findFault(content, (name) => gateways.find(name) !== undefined)
    return fault === undefined ? ok() : refuse('invalid_setting', { setting: fault })
  }

  async function record(
    tx: Transaction,
    action: keyof typeof actions,
    id: string,
    by: Entry,
  ): Promise<void> {
    const { operator, reason, before, after } = by
    await audit.write(tx, { ...actedBy(operator), action, object: id, reason, before, after })
  }

  function versionOf(id: MethodId, version: number, { content, operator }: MethodChange) {
    return { id, version, content, at: now(), byId: operator.id, by: operator.name }
  }

  const failed = (error: unknown) => {
    if (isAway(error)) return
    log.error({ error: errorText(error) }, 'The ways to pay could not be read.')
  }
  const showSoon = (tx: Transaction) => tx.afterCommit(() => void refresh().catch(failed))

  return {
    list: () => methods,
    find: (id) => methods.find((method) => method.id === id),
    standingOf: ({ content }) => standingOf(content, now(), { zone: zone(), isUp: gateways.isUp }),
    async getContent(id, version) {
      const key = `${id} ${version}`
      const known = contents.get(key) ?? (await store.findContent(db, id, version))
      const [oldest] = contents.size >= mostContents ? contents.keys() : []
      if (oldest !== undefined) contents.delete(oldest)
      contents.set(key, known)
      return known
    },
    check,
    async create(tx, id, change) {
      const checked = check(change.content)
      if (!checked.ok) return checked
      if ((await store.lockMethods(tx)).length >= mostMethods) return refuse('list_full')
      await store.insertMethod(tx, versionOf(id, 1, change))
      await record(tx, 'method.created', id, { ...change, after: change.content })
      showSoon(tx)
      return ok()
    },
    async change(tx, id, version, change) {
      const checked = check(change.content)
      if (!checked.ok) return checked
      const known = (await store.lockMethods(tx)).find((method) => method.id === id)
      if (known === undefined) return refuse('not_found')
      if (known.version !== version) return refuse('changed_meanwhile')
      const before = await store.findContent(tx, id, version)
      await store.updateMethod(tx, versionOf(id, version + 1, change))
      await record(tx, 'method.changed', id, { ...change, before, after: change.content })
      showSoon(tx)
      return ok()
    },
    async order(ids, by) {
      const written = await db.transaction(async (tx) => {
        const known = await store.lockMethods(tx)
        const isWhole = new Set(ids).size === ids.length && ids.length === known.length
        if (!isWhole || known.some(({ id }) => !ids.includes(id)))
          return refuse('changed_meanwhile')
        await store.placeMethods(tx, ids)
        await record(tx, 'method.ordered', 'methods', { ...by, after: ids })
        return ok()
      })
      await refresh()
      return written
    },
    refresh,
    async start() {
      await refresh()
      const loop = startLoop(async () => {
        await refresh()
        return lookEveryMs
      }, failed)
      const stopListening = await db.listen(channel, loop.wake, loop.wake)
      // What was changed after the first look and before the ear was open.
      loop.wake()
      stop = async () => {
        stopListening()
        await loop.stop()
      }
    },
    stop: () => stop(),
  }
}

type Entry = {
  readonly operator: Doer
  readonly reason: string
  readonly before?: unknown
  readonly after?: unknown
}
