import { json, type Database, type Transaction } from '../../../platform/database/database.ts'

type Source = Pick<Database, 'sql'>

export type StoredVersion = {
  readonly document: string
  readonly version: number
  readonly content: unknown
  readonly at: Date
  readonly by: string
  readonly reason: string
}

export type StoredDraft = {
  readonly content: unknown
  readonly baseVersion: number
  readonly at: Date
  readonly by: string
}

export async function readLive({ sql }: Source, document: string): Promise<StoredVersion> {
  return await sql.one<StoredVersion>`
    select document, version, content, at, by_name as by, reason
    from system.documents join system.versions using (document)
    where document = ${document} and version = live_version`
}

export async function listLiveNumbers({
  sql,
}: Source): Promise<{ document: string; version: number }[]> {
  return await sql<{ document: string; version: number }>`
    select document, live_version as version from system.documents`
}

/** The number of the live version, if the document is there. */
export async function findLiveNumber(
  { sql }: Source,
  document: string,
): Promise<number | undefined> {
  const row = await sql.maybe<{ version: number }>`
    select live_version as version from system.documents where document = ${document}`
  return row?.version
}

/** Takes the document until the transaction is over, so that publishers come one by one. */
export async function lockDocument(tx: Transaction, document: string): Promise<void> {
  await tx.sql.one`select from system.documents where document = ${document} for update`
}

export async function findDraft(
  { sql }: Source,
  document: string,
): Promise<StoredDraft | undefined> {
  return await sql.maybe<StoredDraft>`
    select draft as content, draft_base as "baseVersion", draft_at as at, draft_by_name as by
    from system.documents where document = ${document} and draft is not null`
}

export type NewVersion = {
  readonly document: string
  readonly version: number
  readonly content: unknown
  readonly at: Date
  readonly byId: string
  readonly by: string
  readonly reason: string
}

/** Makes a version the live one. The draft of its author has become it; a draft of somebody else stays. */
export async function addVersion(tx: Transaction, added: NewVersion): Promise<void> {
  await insertVersion(tx, added)
  await tx.sql`
    update system.documents set live_version = ${added.version}
    where document = ${added.document}`
  await tx.sql`
    update system.documents
    set draft = null, draft_base = null, draft_at = null, draft_by_id = null, draft_by_name = null
    where document = ${added.document} and draft_by_id = ${added.byId}`
}

async function insertVersion(tx: Transaction, added: NewVersion): Promise<void> {
  const { document, version, content, at, byId, by, reason } = added
  await tx.sql`
    insert into system.versions (document, version, content, at, by_id, by_name, reason)
    values (${document}, ${version}, ${json(content)}, ${at}, ${byId}, ${by}, ${reason})`
}

/** Adds a document that the database does not have yet. */
export async function addDocument(tx: Transaction, added: NewVersion): Promise<void> {
  await insertVersion(tx, added)
  await tx.sql`
    insert into system.documents (document, live_version)
    values (${added.document}, ${added.version})`
}

export async function putDraft(
  tx: Transaction,
  document: string,
  draft: { content: unknown; baseVersion: number; at: Date; byId: string; by: string } | null,
): Promise<void> {
  await tx.sql`
    update system.documents
    set draft = ${draft === null ? null : json(draft.content)},
      draft_base = ${draft?.baseVersion ?? null}, draft_at = ${draft?.at ?? null},
      draft_by_id = ${draft?.byId ?? null}, draft_by_name = ${draft?.by ?? null}
    where document = ${document}`
}

/** Newest first, from below a version on. */
export async function listVersions(
  { sql }: Source,
  document: string,
  below: number,
  limit: number,
): Promise<StoredVersion[]> {
  return await sql<StoredVersion>`
    select document, version, content, at, by_name as by, reason from system.versions
    where document = ${document} and version < ${below} order by version desc limit ${limit}`
}

/** Lets one process at a time seed. */
export async function takeSeedTurn(tx: Transaction): Promise<void> {
  await tx.sql`select pg_advisory_xact_lock(hashtextextended('seed of the system room', 0))`
}
