import { ok, type Refusal, type Result } from '@baize/kernel/result'
import type { Transaction } from '../../platform/database/database.ts'
import type { AccountId } from '../accounts/account.ts'
import { decide, type Decision, type Pending, type Purse, type World } from './decide.ts'
import type { Receipt, StoredLeg, TransferId } from './movement.ts'
import { receiptOf } from './receipt.ts'
import { endedBy, inspect, type Asked } from './rules.ts'
import * as store from './store.ts'

/**
 * What a room writes beside its movements, in the same transaction. One such writer serves all calls of the room, so
 * that it is asked once a batch, with all items at once.
 */
export type RowWriter<Item, Code extends string = never> = {
  /** Says no to single items, in their order, under the locks of the batch. Repeated movements do not pass it. */
  gate?(tx: Transaction, items: readonly Item[]): Promise<readonly (Refusal<Code> | undefined)[]>
  /** Writes the rows of the movements that were accepted, never those of repeated ones. */
  write(
    tx: Transaction,
    accepted: readonly { readonly item: Item; readonly receipt: Receipt }[],
  ): Promise<void>
}

export type Rows<Item, Code extends string = never> = {
  readonly writer: RowWriter<Item, Code>
  readonly item: Item
}

export type Request = { readonly movement: Asked; readonly rows?: Rows<unknown, string> }

/** A refusal is an answer; a defect is the caller's and harms nobody else. */
export type Outcome = Result<Receipt, string> | { readonly defect: unknown }

export type Apply = {
  (tx: Transaction, requests: readonly Request[]): Promise<Outcome[]>
  /** Whether an account is known as unbounded, so that nobody need wait for it. */
  isUnbounded(id: AccountId): boolean
}

type Verdict = Decision | Refusal<string> | { readonly defect: unknown }

/** Load, decide, write, for any number of movements at once, each with an outcome of its own. */
export function createApply({ now }: { readonly now: () => Date }): Apply {
  // Unbounded accounts never change in what matters here, and they are few.
  const openPurses = new Map<AccountId, Purse>()

  async function apply(tx: Transaction, requests: readonly Request[]): Promise<Outcome[]> {
    const at = now()
    const verdicts: (Verdict | undefined)[] = requests.map(({ movement }) =>
      unlessDefect(() => inspect(movement, at)),
    )
    const asked = requests.filter((_, index) => verdicts[index] === undefined)
    if (asked.length > 0) {
      const world = await load(
        tx,
        asked.map(({ movement }) => movement),
        at,
      )
      const gated = await passGates(tx, asked, world)
      const results = asked.map(
        (request) => gated.get(request) ?? unlessDefect(() => decide(request.movement, world)),
      )
      for (const [index] of requests.entries()) verdicts[index] ??= results.shift()
    }
    await write(tx, requests, verdicts)
    return verdicts.map(outcomeOf)
  }

  async function load(tx: Transaction, movements: readonly Asked[], at: Date): Promise<World> {
    const ended = movements.map(endedBy).filter((id) => id !== undefined)
    const waiting = ended.length > 0 ? await store.listLegs(tx, ended) : new Map<never, never>()
    const purses = await lockPurses(tx, accountsOf(movements, waiting))
    // Whoever did these movements held the same accounts, so what is not there now was not done.
    const done = await store.listLegs(
      tx,
      movements.map(({ id }) => id),
    )
    return { now: at, purses, done, pendings: await lockPendings(tx, waiting) }
  }

  async function lockPurses(tx: Transaction, ids: ReadonlySet<AccountId>) {
    const purses = new Map<AccountId, Purse>()
    const others: AccountId[] = []
    for (const id of ids) {
      const open = openPurses.get(id)
      if (open === undefined) others.push(id)
      else purses.set(id, open)
    }
    if (others.length === 0) return purses
    for (const purse of await store.lockPurses(tx, others)) purses.set(purse.id, purse)
    const missing = others.filter((id) => !purses.has(id))
    if (missing.length === 0) return purses
    for (const purse of await store.listOpenPurses(tx, missing)) {
      openPurses.set(purse.id, purse)
      purses.set(purse.id, purse)
    }
    return purses
  }

  return Object.assign(apply, { isUnbounded: (id: AccountId) => openPurses.has(id) })
}

function accountsOf(
  movements: readonly Asked[],
  waiting: ReadonlyMap<TransferId, readonly StoredLeg[]>,
): Set<AccountId> {
  const ids = new Set<AccountId>()
  for (const movement of movements) {
    const legs = 'legs' in movement ? movement.legs : waiting.get(endedBy(movement) ?? movement.id)
    for (const { debit, credit } of legs ?? []) ids.add(debit).add(credit)
  }
  return ids
}

async function lockPendings(
  tx: Transaction,
  waiting: ReadonlyMap<TransferId, readonly StoredLeg[]>,
): Promise<Map<TransferId, Pending>> {
  const pendings = new Map<TransferId, Pending>()
  if (waiting.size === 0) return pendings
  for (const { id, outcome } of await store.lockPendings(tx, [...waiting.keys()])) {
    pendings.set(id, { legs: waiting.get(id) ?? [], outcome })
  }
  return pendings
}

/** Asks each writer once about all its new items. */
async function passGates(tx: Transaction, requests: readonly Request[], world: World) {
  const refused = new Map<Request, Refusal<string>>()
  const isNew = ({ movement }: Request) => !world.done.has(movement.id)
  for (const [writer, own] of byWriter(requests.filter(isNew))) {
    const answers = await writer.gate?.(
      tx,
      own.map(({ rows }) => rows?.item),
    )
    answers?.forEach((answer, index) => {
      const request = own[index]
      if (answer !== undefined && request !== undefined) refused.set(request, answer)
    })
  }
  return refused
}

async function write(
  tx: Transaction,
  requests: readonly Request[],
  verdicts: readonly (Verdict | undefined)[],
): Promise<void> {
  const accepted: { request: Request; legs: readonly StoredLeg[] }[] = []
  requests.forEach((request, index) => {
    const verdict = verdicts[index]
    if (verdict !== undefined && 'legs' in verdict && !verdict.repeated) {
      accepted.push({ request, legs: verdict.legs })
    }
  })
  if (accepted.length === 0) return
  await store.insertLegs(
    tx,
    accepted.map(({ legs }) => legs),
  )
  const legsOf = new Map(accepted.map(({ request, legs }) => [request, legs]))
  for (const [writer, own] of byWriter([...legsOf.keys()])) {
    await writer.write(
      tx,
      own.map((request) => ({
        item: request.rows?.item,
        receipt: receiptOf(legsOf.get(request) ?? [], false),
      })),
    )
  }
}

function byWriter(requests: readonly Request[]): Map<RowWriter<unknown, string>, Request[]> {
  const groups = new Map<RowWriter<unknown, string>, Request[]>()
  for (const request of requests) {
    if (request.rows === undefined) continue
    const group = groups.get(request.rows.writer)
    if (group === undefined) groups.set(request.rows.writer, [request])
    else group.push(request)
  }
  return groups
}

function outcomeOf(verdict: Verdict | undefined): Outcome {
  if (verdict === undefined) throw new Error('A movement was left without an answer')
  if ('defect' in verdict || !verdict.ok) return verdict
  return ok(receiptOf(verdict.legs, verdict.repeated))
}

function unlessDefect<T>(work: () => T): T | { readonly defect: unknown } {
  try {
    return work()
  } catch (defect) {
    return { defect }
  }
}
