import {
  flushedLater,
  flushedNow,
  json,
  type Database,
  type Transaction,
} from '../../../platform/database/database.ts'

type Source = Pick<Database, 'sql'>

export type CallKey = {
  readonly vendor: string
  readonly action: string
  readonly transaction: string
}

export type NewCall = CallKey & {
  readonly member: string
  readonly round: string
  readonly content: string
  /** The movement that it makes, where it makes one of its own. */
  readonly reference: string
  readonly at: Date
}

/** What a call was answered with; sums in our own smallest unit. */
export type StoredAnswer = {
  readonly reference: string
  readonly balance: string
  readonly moved: string
}

export type StoredCall = NewCall & { readonly answer: StoredAnswer | null }

/**
 * Takes the ids of calls; answers those that were free, and leaves what is taken as it is. An id matters with what is done
 * under it, which is written after it.
 */
export async function takeCalls(
  { sql }: Source,
  calls: readonly NewCall[],
  isAlone: boolean,
): Promise<CallKey[]> {
  return await sql<CallKey>`
    insert into play.calls
      (vendor, action, transaction, member, round, content, reference, at)
    select distinct on (vendor, action, transaction) * from unnest(
      ${calls.map(({ vendor }) => vendor)}::text[], ${calls.map(({ action }) => action)}::text[],
      ${calls.map(({ transaction }) => transaction)}::text[],
      ${calls.map(({ member }) => member)}::text[], ${calls.map(({ round }) => round)}::text[],
      ${calls.map(({ content }) => content)}::text[],
      ${calls.map(({ reference }) => reference)}::text[],
      ${calls.map(({ at }) => at)}::timestamptz[]
    ) as new (vendor, action, transaction, member, round, content, reference, at)
    where ${isAlone ? flushedLater : flushedNow}
    order by vendor, action, transaction
    on conflict do nothing
    returning vendor, action, transaction`
}

/** What is stored under these ids, each in its place. */
export async function listCalls(
  { sql }: Source,
  keys: readonly CallKey[],
): Promise<(StoredCall | undefined)[]> {
  const rows = await sql<StoredCall & { readonly place: bigint }>`
    select wanted.place, c.vendor, c.action, c.transaction, c.member, c.round, c.content,
      c.reference, c.answer, c.at
    from unnest(
      ${keys.map(({ vendor }) => vendor)}::text[], ${keys.map(({ action }) => action)}::text[],
      ${keys.map(({ transaction }) => transaction)}::text[]
    ) with ordinality as wanted (vendor, action, transaction, place)
    join play.calls c using (vendor, action, transaction)`
  const found: (StoredCall | undefined)[] = keys.map(() => undefined)
  for (const { place, ...row } of rows) found[Number(place) - 1] = row
  return found
}

export type DoneCall = NewCall & { readonly answer: StoredAnswer }

/** Writes answers of calls that have none yet; answers those. */
export async function answerCalls({ sql }: Source, calls: readonly DoneCall[]): Promise<CallKey[]> {
  return await sql<CallKey>`
    update play.calls c set answer = new.answer, content = new.content, round = new.round
    from (
      select distinct on (vendor, action, transaction) * from unnest(
        ${calls.map(({ vendor }) => vendor)}::text[], ${calls.map(({ action }) => action)}::text[],
        ${calls.map(({ transaction }) => transaction)}::text[],
        ${calls.map(({ round }) => round)}::text[], ${calls.map(({ content }) => content)}::text[],
        ${calls.map(({ answer }) => JSON.stringify(answer))}::jsonb[]
      ) as told (vendor, action, transaction, round, content, answer)
      order by vendor, action, transaction
    ) as new
    where c.vendor = new.vendor and c.action = new.action and c.transaction = new.transaction
      and c.answer is null
    returning c.vendor, c.action, c.transaction`
}

/** Holds a call until the transaction ends. */
export async function lockCall(
  { sql }: Transaction,
  { vendor, action, transaction }: CallKey,
): Promise<StoredCall> {
  return await sql.one<StoredCall>`
    select vendor, action, transaction, member, round, content, reference, answer, at
    from play.calls
    where vendor = ${vendor} and action = ${action} and transaction = ${transaction} for update`
}

export async function answerCall(
  { sql }: Transaction,
  { vendor, action, transaction, content, round }: NewCall,
  answer: StoredAnswer,
): Promise<void> {
  await sql`
    update play.calls set answer = ${json(answer)}, content = ${content}, round = ${round}
    where vendor = ${vendor} and action = ${action} and transaction = ${transaction}`
}

export async function listOfRound(
  { sql }: Source,
  { vendor, member, round }: { vendor: string; member: string; round: string },
  limit: number,
): Promise<StoredCall[]> {
  return await sql<StoredCall>`
    select vendor, action, transaction, member, round, content, reference, answer, at
    from play.calls
    where vendor = ${vendor} and round = ${round} and round <> '' and member = ${member}
    order by at limit ${limit}`
}

export async function removeCallsBefore({ sql }: Transaction, before: Date): Promise<number> {
  return await sql.count`delete from play.calls where at < ${before}`
}
