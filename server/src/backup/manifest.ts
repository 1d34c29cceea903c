import type { AppliedMigration } from '../platform/database/migrate.ts'

/** What stands at the beginning of a backup, in one line of JSON that anybody can read. */
export type Manifest = {
  /** The version of the platform that made it. */
  readonly version: string
  /** The moment whose state it holds. */
  readonly moment: string
  readonly migrations: readonly AppliedMigration[]
  readonly secret: { readonly fingerprint: string; readonly value?: string }
  readonly tables: readonly TableShape[]
  readonly partitions: readonly Partition[]
  readonly sequences: readonly Sequence[]
}

/** `name` is that of the schema and that of the table with a dot between. */
export type TableShape = { readonly name: string; readonly columns: readonly string[] }

export type Partition = { readonly name: string; readonly of: string; readonly bound: string }

/** A sequence that has been drawn from, and what was drawn last. */
export type Sequence = { readonly name: string; readonly last: string }

/** What stands at the end, for only then it is known. */
export type Totals = { readonly tables: readonly TableTotal[] }

export type TableTotal = {
  readonly name: string
  readonly rows: number
  /** Of the rows as PostgreSQL's COPY writes them. */
  readonly sha256: string
}
