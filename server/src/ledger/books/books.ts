import type { Database } from '../../platform/database/database.ts'
import type { AccountId } from '../account.ts'
import type { Scope } from '../proof/proof.ts'
import * as store from './store.ts'

export { showAccount, showDay, showDifference, showEntry, showProof } from './wire.ts'

export type Trial = {
  readonly at: Date
  readonly entries: bigint
  readonly rows: readonly store.TrialRow[]
}
export type ProofSlot = { readonly at: Date; readonly proofs: number; readonly failed: number }
export type ProofPage = { readonly proofs: readonly store.ProofRow[]; readonly next: string | null }
export type AccountPage = {
  readonly accounts: readonly store.AccountRow[]
  readonly next: string | null
}

/** How people look at the books. It reads and never writes. */
export type Books = {
  /** Every kind of account in every currency, all of one moment. */
  trial(): Promise<Trial>
  findProof(scope: Scope): Promise<store.ProofRow | undefined>
  listProofs(page: {
    readonly cursor?: string
    readonly limit: number
    readonly scope?: Scope
    readonly failedOnly?: boolean
    readonly from?: Date
    readonly to?: Date
  }): Promise<ProofPage>
  /** The proofs of the last 24 hours, half an hour each, oldest first. */
  proofsOfDay(): Promise<ProofSlot[]>
  /** In the order of their opening. An owner is given in full, or by what follows the colon. */
  listAccounts(page: {
    readonly cursor?: string
    readonly limit: number
    readonly owner?: string
    readonly kind?: string
    readonly currency?: string
  }): Promise<AccountPage>
  /** Owner and kind of accounts by their ids. */
  nameAccounts(ids: readonly AccountId[]): Promise<Map<string, store.NamedAccount>>
}

type Deps = { readonly db: Database; readonly now: () => Date }

const slots = 48
const slotMs = 30 * 60_000
const ownerKinds = ['member', 'agent', 'vendor', 'clearing']
const oneMoment = { isolation: 'repeatable read', readOnly: true } as const

export function createBooks({ db, now }: Deps): Books {
  return {
    trial: () =>
      db.transaction(async (tx) => {
        const rows = await store.takeTrialByKind(tx)
        return { at: now(), rows, entries: await store.countLegs(tx) }
      }, oneMoment),

    findProof: async (scope) => (await store.listProofs(db, { scope, limit: 1 }))[0],

    async listProofs({ cursor, limit, ...filter }) {
      const below = readCursor(cursor)
      const found = await store.listProofs(db, {
        ...filter,
        limit: limit + 1,
        ...(below === undefined ? {} : { below }),
      })
      const proofs = found.slice(0, limit)
      const last = proofs.at(-1)
      return { proofs, next: found.length > limit && last ? String(last.number) : null }
    },

    async proofsOfDay() {
      const since = new Date(now().getTime() - slots * slotMs)
      const counted = await store.countProofs(db, since, slotMs / 1000)
      return Array.from({ length: slots }, (_, index) => {
        const found = counted.find(({ slot }) => Number(slot) === index)
        const at = new Date(since.getTime() + index * slotMs)
        return { at, proofs: Number(found?.proofs ?? 0), failed: Number(found?.failed ?? 0) }
      })
    },

    async listAccounts({ cursor, limit, owner, ...filter }) {
      const above = readCursor(cursor)
      const found = await store.listAccounts(db, {
        ...filter,
        limit: limit + 1,
        ...(above === undefined ? {} : { above }),
        ...(owner === undefined ? {} : { owners: ownersNamed(owner) }),
      })
      const accounts = found.slice(0, limit)
      const last = accounts.at(-1)
      return { accounts, next: found.length > limit && last ? last.id.slice(4) : null }
    },

    async nameAccounts(ids) {
      const named = await store.nameAccounts(db, [...new Set(ids)])
      return new Map(named.map((account) => [account.id, account]))
    },
  }
}

/** A person looks for `mem_…` and does not know how the books write it. */
function ownersNamed(text: string): string[] {
  return [text, ...ownerKinds.map((kind) => `${kind}:${text}`)]
}

/** A cursor that nobody gave out is no cursor. */
function readCursor(cursor = ''): bigint | undefined {
  return /^\d{1,18}$/.test(cursor) ? BigInt(cursor) : undefined
}
