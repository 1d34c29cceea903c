import { ok, type Refusal, type Result } from '@baize/kernel/result'
import type { Transaction } from '../../platform/database/database.ts'
import type { AccountId } from '../account.ts'
import { decide, type MovementDecision, type Pending, type Purse, type World } from './decide.ts'
import type { EarlyReceipt, Receipt, StoredLeg, TransferId } from './movement.ts'
import { receiptOf } from './receipt.ts'
import { endedBy, firstTooFarAhead, inspect, type Asked } from './rules.ts'
import * as store from './store.ts'

/**
 * What a room writes beside its movements, in the same transaction. One such writer serves all calls of the room, so
 * that it is asked once a batch, with all items at once.
 */
export type RowWriter<Item, Code extends string = never> = {
  /** Says no to single items, in their order, under the locks of the batch. Repeated movements do not pass it. */
  gate?(tx: Transaction, items: readonly Item[]): Promise<readonly (Refusal<Code> | undefined)[]>
  /**
   * Writes the rows of the movements that were accepted, never those of repeated ones. With `tx.send` the commit travels
   * with the rows.
   */
  write(
    tx: Transaction,
    accepted: readonly { readonly item: Item; readonly receipt: EarlyReceipt }[],
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
  /** The outcomes can be read when the transaction, or the savepoint, is over: what it writes is only sent. */
  (tx: Transaction, requests: readonly Request[]): Promise<() => Outcome[]>
  /** Whether an account is known as unbounded, so that nobody need wait for it. */
  isUnbounded(id: AccountId): boolean
}

type Accepted = { readonly request: Request; readonly legs: readonly StoredLeg[] }

type Verdict = MovementDecision | Refusal<string> | { readonly defect: unknown }

/** Load, decide, write, for any number of movements at once, each with an outcome of its own. */
export function createApply({ now }: { readonly now: () => Date }): Apply {
  // Unbounded accounts never change in what matters here, and they are few.
  const openPurses = new Map<AccountId, Purse>()

  async function apply(tx: Transaction, requests: readonly Request[]): Promise<() => Outcome[]> {
    const at = now()
    const tooFarAhead = firstTooFarAhead(at)
    const verdicts = requests.map(({ movement }): Verdict | undefined => {
      try {
        return inspect(movement, tooFarAhead)
      } catch (defect) {
        return { defect }
      }
    })
    const asked = requests.filter((_, index) => verdicts[index] === undefined)
    const read = asked.length > 0 ? await judge(tx, asked, at) : () => []
    return () => {
      const answers = read()
      let next = 0
      return verdicts.map((verdict) => outcomeOf(verdict ?? answers[next++]))
    }
  }

  async function judge(
    tx: Transaction,
    asked: readonly Request[],
    at: Date,
  ): Promise<() => Verdict[]> {
    const world = await load(
      tx,
      asked.map(({ movement }) => movement),
      at,
    )
    const gated = await passGates(tx, asked, world)
    const verdicts = asked.map((request): Verdict => {
      try {
        return gated.get(request) ?? decide(request.movement, world)
      } catch (defect) {
        return { defect }
      }
    })
    const accepted: Accepted[] = []
    verdicts.forEach((verdict, index) => {
      if (!('legs' in verdict) || verdict.repeated) return
      accepted.push({ request: asked[index] as Request, legs: verdict.legs })
    })
    const notePositions = accepted.length > 0 ? await write(tx, accepted) : () => {}
    return () => {
      notePositions()
      return verdicts
    }
  }

  async function load(tx: Transaction, movements: readonly Asked[], at: Date): Promise<World> {
    const ended = movements.map(endedBy).filter((id) => id !== undefined)
    const waiting = ended.length > 0 ? await store.listLegs(tx, ended) : new Map<never, never>()
    const ids = movements.map(({ id }) => id)
    // Whoever did these movements held the same accounts, so what is not there after the locks was not done.
    const [purses, done] = await Promise.all([
      lockPurses(tx, accountsOf(movements, waiting)),
      store.listLegs(tx, ids),
    ])
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
  for (const [writer, all] of byWriter(requests, (request) => request)) {
    const own = writer.gate === undefined ? [] : all.filter(isNew)
    if (own.length === 0) continue
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

/** Nobody waits for it; what it answers notes the positions in the legs when they are there. */
async function write(tx: Transaction, accepted: readonly Accepted[]): Promise<() => void> {
  const notePositions = store.insertLegs(
    tx,
    accepted.map(({ legs }) => legs),
  )
  for (const [writer, own] of byWriter(accepted, ({ request }) => request)) {
    await writer.write(
      tx,
      own.map(({ request, legs }) => ({
        item: request.rows?.item,
        receipt: receiptOf(legs, false),
      })),
    )
  }
  return notePositions
}

function byWriter<Item>(
  items: readonly Item[],
  requestOf: (item: Item) => Request,
): Map<RowWriter<unknown, string>, Item[]> {
  const groups = new Map<RowWriter<unknown, string>, Item[]>()
  for (const item of items) {
    const { rows } = requestOf(item)
    if (rows === undefined) continue
    const group = groups.get(rows.writer)
    if (group === undefined) groups.set(rows.writer, [item])
    else group.push(item)
  }
  return groups
}

function outcomeOf(verdict: Verdict | undefined): Outcome {
  if (verdict === undefined) throw new Error('A movement was left without an answer')
  if ('defect' in verdict || !verdict.ok) return verdict
  return ok(receiptOf(verdict.legs, verdict.repeated))
}
