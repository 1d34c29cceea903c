import type { Language } from '@baize/kernel/language'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import { sentence } from '@baize/texts/catalogue'
import type { TextKey } from '@baize/texts/keys'
import { ensureMonthlyPartitions } from '../../../platform/database/partitions.ts'
import { canonicalJson } from './canonical.ts'
import { firstHash, follow, hashedText, hashOf, type Walk } from './chain.ts'
import { maskPersonal, type PersonalFields } from './personal.ts'
import * as store from './store.ts'
import type { AuditFilter, StoredEntry } from './store.ts'

export { canonicalJson } from './canonical.ts'

/** Who acts, and from where; routes make it from the call. */
export type Doer = {
  readonly id: string
  readonly name: string
  /** Of an operator: the name that no other has. Of the platform and of visitors none. */
  readonly username: string
  readonly roles: readonly string[]
  readonly ip: string
  readonly requestId: string
}

/** The platform itself, for what it does on a clock or at its first start. */
export const platformItself: Doer = {
  id: 'system',
  name: 'System',
  username: '',
  roles: [],
  ip: '',
  requestId: '',
}

/** The columns of an entry that tell who acted. */
export function actedBy({ id, roles, ip, requestId, ...named }: Doer) {
  return { actorId: id, actor: fullNameOf(named), roles, ip, requestId }
}

/** A person's name as records keep it: with the username, because a name is what a person calls herself. */
export function fullNameOf({ name, username }: Pick<Doer, 'name' | 'username'>): string {
  return username === '' ? name : `${name} (${username})`
}

export type NewEntry<Action extends string = string> = {
  readonly actorId: string
  readonly actor: string
  readonly roles: readonly string[]
  /** A past tense under its subject, such as `brand.published`. */
  readonly action: Action
  readonly object: string
  readonly reason: string
  /** Any value that JSON holds; absent means that there is nothing to show. */
  readonly before?: unknown
  readonly after?: unknown
  readonly ip: string
  readonly requestId: string
}

export type Proof = {
  readonly holds: boolean
  readonly entries: bigint
  readonly head: string
  readonly tookMs: number
  readonly at: Date
  readonly brokenAt: bigint | null
  readonly tail: readonly Walk[]
}

/** What a room writes into: only what it said it would, each with its sentence. */
export type AuditTrail<Action extends string> = {
  /**
   * Adds an entry to the chain, in the transaction of what it tells. From here to the commit no other
   * entry can be written, so call it last.
   */
  write(tx: Transaction, entry: NewEntry<Action>): Promise<void>
}

/** The actions of a room, each with the sentence that operators read. */
export type AuditActions = Readonly<Record<string, TextKey>>

export type Audit = {
  /** The trail of a room, for the actions that it names. No two rooms have an action of one name. */
  open<const Actions extends AuditActions>(
    actions: Actions,
    /** Fields whose values are masked, in what is written and in what was written before it was. */
    personal?: PersonalFields,
  ): AuditTrail<Extract<keyof Actions, string>>
  /** An action in the reader's language. One that nobody knows any more is shown as the log has it, made readable. */
  say(action: string, language: Language): string
  /** Newest first. */
  list(
    filter: AuditFilter,
    page: { readonly below?: bigint; readonly limit: number },
  ): Promise<StoredEntry[]>
  /**
   * The entry, with the text that its hash was made from and the hash made anew from its columns. Of one that was written
   * before its personal fields were masked, the text is left out.
   */
  find(sequence: bigint): Promise<FoundEntry | undefined>
  /** The actions and the people that the log knows. */
  words(): Promise<{ actions: string[]; actors: string[] }>
  /** Walks the whole chain and names the first entry that was changed, removed or put in. */
  prove(): Promise<Proof>
  /** Makes the partitions of the coming months and guards them. */
  prepareMonths(): Promise<void>
}

export type FoundEntry = {
  readonly entry: StoredEntry
  readonly before: unknown
  readonly after: unknown
  readonly hashedText: string
  readonly recomputedHash: string
}

type Deps = {
  readonly db: Database
  readonly now: () => Date
  /** Told after the commit of each entry that this process writes. */
  readonly written?: (sequence: bigint) => void
  /** How many entries the proof reads at once. */
  readonly batchSize?: number
}

export function createAudit(deps: Deps): Audit {
  const { db, now, written = () => {}, batchSize = 1000 } = deps
  const sentences = new Map<string, TextKey>()
  const personalOf = new Map<string, ReadonlySet<string>>()

  function open(actions: AuditActions, personal: PersonalFields = []) {
    for (const [action, says] of Object.entries(actions)) {
      if ((sentences.get(action) ?? says) !== says) {
        throw new Error(`Two rooms write ${action} into the audit.`)
      }
      sentences.set(action, says)
      personalOf.set(action, new Set([...(personalOf.get(action) ?? []), ...personal]))
    }
    return { write }
  }

  function say(action: string, language: Language): string {
    const key = sentences.get(action)
    if (key !== undefined) return sentence(language, key)
    const plain = action.replaceAll(/[._]/g, ' ')
    return plain.charAt(0).toUpperCase() + plain.slice(1)
  }

  async function write(tx: Transaction, { before = null, after = null, ...given }: NewEntry) {
    const head = await store.lockHead(tx)
    const entry = {
      ...given,
      sequence: head.sequence + 1n,
      at: now(),
      roles: given.roles.join(', '),
      before: canonicalJson(masked(given.action, before)),
      after: canonicalJson(masked(given.action, after)),
      previousHash: head.hash,
    }
    await store.addEntry(tx, { ...entry, hash: hashOf(entry) })
    tx.afterCommit(() => written(entry.sequence))
  }

  function masked(action: string, value: unknown): unknown {
    const fields = personalOf.get(action)
    return fields === undefined || fields.size === 0 ? value : maskPersonal(value, fields)
  }

  async function find(sequence: bigint): Promise<FoundEntry | undefined> {
    const entry = await store.findEntry(db, sequence)
    if (!entry) return undefined
    const [before, after] = [entry.before, entry.after].map((text) =>
      masked(entry.action, JSON.parse(text) as unknown),
    )
    const isWhole = canonicalJson(before) === entry.before && canonicalJson(after) === entry.after
    const text = isWhole ? hashedText(entry) : ''
    return { entry, before, after, hashedText: text, recomputedHash: hashOf(entry) }
  }

  async function words() {
    const [actions, actors] = await Promise.all([
      store.listWords(db.lately, 'action'),
      store.listWords(db.lately, 'actor'),
    ])
    return { actions, actors }
  }

  async function prove(): Promise<Proof> {
    const at = now()
    const started = performance.now()
    // What is written while the walk goes on belongs to the next proof.
    const head = await store.readHead(db)
    const brokenAt = await findBreak(head)
    const tail = await store.listBelow(db, {}, head.sequence + 1n, 5)
    return {
      holds: brokenAt === null,
      entries: head.sequence,
      head: head.hash,
      tookMs: Math.round(performance.now() - started),
      at,
      brokenAt,
      tail: tail.reverse().map(({ sequence, hash }) => ({ sequence, hash })),
    }
  }

  async function findBreak(head: Walk): Promise<bigint | null> {
    let reached: Walk = { sequence: 0n, hash: firstHash }
    while (reached.sequence < head.sequence) {
      const batch = await store.listAfter(db, reached.sequence, batchSize)
      const inReach = batch.filter(({ sequence }) => sequence <= head.sequence)
      // The head tells of entries that are no longer there.
      if (inReach.length === 0) return reached.sequence + 1n
      const walked = follow(reached, inReach)
      if (walked.brokenAt !== undefined) return walked.brokenAt
      reached = walked.reached
    }
    return reached.hash === head.hash ? null : head.sequence
  }

  async function prepareMonths() {
    await db.transaction(async (tx) => {
      await ensureMonthlyPartitions(tx, 'system.audit', { ahead: 2, now: now() })
      await store.guardPartitions(tx)
    })
  }

  return {
    open,
    say,
    list: (filter, { below, limit }) => store.listBelow(db, filter, below, limit),
    find,
    words,
    prove: shareRunning(prove),
    prepareMonths,
  }
}

/** Proofs asked for while one runs get its answer, so that impatience does not multiply the work. */
function shareRunning<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined
  return () => {
    running ??= work().finally(() => {
      running = undefined
    })
    return running
  }
}
