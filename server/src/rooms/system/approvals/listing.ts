import type { OperatorRole } from '@baize/contract/roles'
import type { Database } from '../../../platform/database/database.ts'
import type { Doer } from '../audit/audit.ts'
import type { AccountNames } from '../hands/hands.ts'
import type { AboutMoney, AnyHandler, AskedChange, PastChange } from './handler.ts'
import { listAgreements } from './pairs.store.ts'
import { findPairs } from './pairs.ts'
import { holdsOneOf, seesAll, stateAt } from './rules.ts'
import * as store from './store.ts'
import type { StoredApproval } from './store.ts'

const dayMs = 86_400_000
const weekMs = 7 * dayMs
const recordMs = 90 * dayMs

/** A request as it is listed, with the words and the people of its action. */
export type ListedApproval = StoredApproval &
  Partial<Pick<AnyHandler, 'says' | 'saysYes' | 'saysNo'>> & {
    readonly deciders: readonly OperatorRole[]
    /** With the name of the account where it is known. */
    readonly about?: AboutMoney
    readonly changes: readonly AskedChange[]
    /** Of what waits alone: whoever decides looks at it. */
    readonly past: readonly PastChange[]
    /** What became of what the same person asked for in ninety days. */
    readonly record: store.AskedRecord
  }

type Deps = {
  readonly db: Database
  readonly now: () => Date
  /** What members call their accounts. */
  readonly accountNames: AccountNames
  /** By action. */
  readonly handlers: ReadonlyMap<string, AnyHandler>
}

/** Requests as people look at them. */
export function createListing({ db, now, accountNames, handlers }: Deps) {
  async function list(viewer: Doer) {
    const mine = [...handlers].filter(([, { roles }]) => holdsOneOf(viewer, roles))
    const concerned = { by: viewer.id, actions: mine.map(([action]) => action) }
    const since = new Date(now().getTime() - weekMs)
    const found = await store.listApprovals(db, since, seesAll(viewer) ? undefined : concerned)
    const askedSince = new Date(now().getTime() - recordMs)
    const records = await store.countAsked(db, askedSince, [
      ...new Set(found.map(({ requestedById }) => requestedById)),
    ])
    const shown = await Promise.all(found.map((approval) => show(approval, records)))
    return await withAccounts(shown)
  }

  /** All names are asked for at once. */
  async function withAccounts(shown: ListedApproval[]): Promise<ListedApproval[]> {
    const ids = shown.flatMap(({ about }) => about?.member ?? [])
    if (ids.length === 0) return shown
    const names = await db.transaction((tx) => accountNames(tx, ids))
    return shown.map(({ about, ...approval }) =>
      about === undefined
        ? approval
        : { ...approval, about: { ...about, member: names.get(about.member) ?? about.member } },
    )
  }

  async function show(
    approval: StoredApproval,
    records: ReadonlyMap<string, store.AskedRecord>,
  ): Promise<ListedApproval> {
    // What a room asked for that this version of the platform does not have can only expire.
    const handler = handlers.get(approval.action)
    const { says, saysYes, saysNo, roles: deciders = [] } = handler ?? {}
    const { content, requestedById } = approval
    const state = stateAt(approval, now())
    return {
      ...approval,
      state,
      deciders,
      changes: handler?.changes?.(content) ?? [],
      past: state === 'waiting' ? ((await handler?.past?.(content)) ?? []) : [],
      record: records.get(requestedById) ?? { agreed: 0, refused: 0 },
      ...given({ says, saysYes, saysNo, about: handler?.about?.(content) }),
    }
  }

  async function listWaiting() {
    const found = await store.listApprovals(db, new Date(now().getTime() - weekMs))
    return found.filter((approval) => stateAt(approval, now()) === 'waiting').toReversed()
  }

  async function listPairs() {
    return findPairs(await listAgreements(db, new Date(now().getTime() - weekMs)))
  }

  return { list, listWaiting, listPairs }
}

/** Without what is not there. */
function given<Fields extends object>(
  fields: Fields,
): Partial<{ [K in keyof Fields]: NonNullable<Fields[K]> }> {
  const there = Object.entries(fields).filter(([, value]) => value !== undefined)
  return Object.fromEntries(there) as Partial<{ [K in keyof Fields]: NonNullable<Fields[K]> }>
}
