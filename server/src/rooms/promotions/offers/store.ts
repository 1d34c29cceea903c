import type { OfferDocument } from '@baize/contract/promotions/offer'
import type { Currency } from '@baize/kernel/money'
import {
  fragment,
  json,
  type Database,
  type Transaction,
} from '../../../platform/database/database.ts'
import type { MemberId } from '../../wallet/wallet.ts'

type Source = Pick<Database, 'sql'>

export type OfferId = `ofr_${string}`

export type StoredOffer = {
  readonly id: OfferId
  readonly state: 'draft' | 'open' | 'paused' | 'closed'
  readonly draft: OfferDocument | null
  readonly draftNumber: number
  readonly version: number
  readonly beginsAt: Date
  readonly endsAt: Date
  readonly changedAt: Date
  readonly changedBy: string
  /** Why it was ended before its said end, in words that members read; else empty. */
  readonly closedFor: string
  /** What holds; null before the first was published. */
  readonly document: OfferDocument | null
}

export type PublishedOffer = StoredOffer & { readonly document: OfferDocument }

const columns = fragment`
  o.id, o.state, o.draft, o.draft_number as "draftNumber", o.version, o.begins_at as "beginsAt",
  o.ends_at as "endsAt", o.changed_at as "changedAt", o.changed_by as "changedBy",
  o.closed_for as "closedFor", v.document`
const withVersion = fragment`
  promotions.offers o left join promotions.offer_versions v on v.offer = o.id and v.number = o.version`

export async function findOffer({ sql }: Source, id: string): Promise<StoredOffer | undefined> {
  return await sql.maybe<StoredOffer>`select ${columns} from ${withVersion} where o.id = ${id}`
}

export async function lockOffer(tx: Transaction, id: string): Promise<StoredOffer | undefined> {
  await tx.sql`select o.id from promotions.offers o where o.id = ${id} for no key update`
  return await findOffer(tx, id)
}

/** Those that were published and run, come, or ended after this moment; the next to end first. */
export async function listShown({ sql }: Source, since: Date): Promise<PublishedOffer[]> {
  return await sql<PublishedOffer>`
    select ${columns} from ${withVersion}
    where o.version > 0 and o.ends_at > ${since} order by o.ends_at, o.id limit 200`
}

export type OfferPage = {
  readonly below?: string | undefined
  readonly limit: number
  readonly state?: ShownState | undefined
}

/** As operators read it: what is open and has not begun is scheduled, what is past its end is closed. */
export type ShownState = StoredOffer['state'] | 'scheduled'

const shownState = (at: Date) => fragment`
  case when o.state not in ('open', 'paused') then o.state
    when o.ends_at <= ${at} then 'closed'
    when o.state = 'open' and o.begins_at > ${at} then 'scheduled'
    else o.state end`

export async function listOffers(
  { sql }: Source,
  { below, limit, state }: OfferPage,
  at: Date,
): Promise<StoredOffer[]> {
  const older = below === undefined ? fragment`true` : fragment`o.id < ${below}`
  const only = state === undefined ? fragment`true` : fragment`${shownState(at)} = ${state}`
  return await sql<StoredOffer>`
    select ${columns} from ${withVersion} where ${older} and ${only} order by o.id desc limit ${limit}`
}

export async function countByState(
  { sql }: Source,
  at: Date,
): Promise<{ state: ShownState; count: number }[]> {
  return await sql<{ state: ShownState; count: number }>`
    select ${shownState(at)} as state, count(*)::integer as count from promotions.offers o group by 1`
}

/** So long a deposit that was begun while an offer ran is honoured, though the offer ended meanwhile. */
export const honouredMs = 10 * 60_000

/** What runs now for deposits, or ran when this one was begun a moment ago; the newest first. */
export async function listForDeposits(
  { sql }: Source,
  at: Date,
  begunAt: Date,
): Promise<PublishedOffer[]> {
  const isRecent = begunAt.getTime() > at.getTime() - honouredMs
  return await sql<PublishedOffer>`
    select ${columns} from ${withVersion}
    where v.document ->> 'kind' = 'deposit' and (
      (o.state = 'open' and o.begins_at <= ${at} and o.ends_at > ${at})
      or (${isRecent} and o.state in ('open', 'closed') and o.settled_at is null
        and o.begins_at <= ${begunAt} and o.ends_at > ${begunAt} and o.ends_at <= ${at}))
    order by o.id desc`
}

type Saved = {
  readonly id: OfferId
  readonly draft: OfferDocument
  readonly at: Date
  readonly by: string
}

export async function insertOffer(tx: Transaction, { id, draft, at, by }: Saved): Promise<boolean> {
  const written = await tx.sql.count`
    insert into promotions.offers (id, state, draft, draft_number, begins_at, ends_at, changed_at, changed_by)
    values (${id}, 'draft', ${json(draft)}, 1, ${new Date(draft.from)}, ${new Date(draft.until)}, ${at}, ${by})
    on conflict (id) do nothing`
  return written === 1
}

export async function saveDraft(tx: Transaction, { id, draft, at, by }: Saved): Promise<void> {
  await tx.sql`
    update promotions.offers set draft = ${json(draft)}, draft_number = draft_number + 1,
      changed_at = ${at}, changed_by = ${by},
      begins_at = case when version = 0 then ${new Date(draft.from)} else begins_at end,
      ends_at = case when version = 0 then ${new Date(draft.until)} else ends_at end
    where id = ${id}`
}

export type Published = {
  readonly id: OfferId
  readonly number: number
  readonly document: OfferDocument
  readonly at: Date
  readonly askedBy: string
  readonly agreedBy: string
}

/** Makes what was written what holds. */
export async function publish(tx: Transaction, given: Published): Promise<void> {
  const { id, number, document, at, askedBy, agreedBy } = given
  await tx.sql`
    insert into promotions.offer_versions (offer, number, document, published_at, asked_by, agreed_by)
    values (${id}, ${number}, ${json(document)}, ${at}, ${askedBy}, ${agreedBy})`
  await tx.sql`
    update promotions.offers set state = 'open', draft = null, version = ${number},
      begins_at = ${new Date(document.from)}, ends_at = ${new Date(document.until)}, settled_at = null,
      changed_at = ${at}, changed_by = ${askedBy}
    where id = ${id}`
}

export async function setState(
  tx: Transaction,
  id: OfferId,
  to: { readonly state: 'open' | 'paused'; readonly at: Date; readonly by: string },
): Promise<void> {
  await tx.sql`
    update promotions.offers set state = ${to.state}, changed_at = ${to.at}, changed_by = ${to.by}
    where id = ${id}`
}

/** Ends it now, whatever end it said. */
export async function closeOffer(
  tx: Transaction,
  id: OfferId,
  { at, by, reason }: { readonly at: Date; readonly by: string; readonly reason: string },
): Promise<void> {
  await tx.sql`
    update promotions.offers set state = 'closed', closed_at = ${at}, closed_for = ${reason},
      ends_at = greatest(begins_at, least(ends_at, ${at})), changed_at = ${at}, changed_by = ${by}
    where id = ${id}`
}

export type OfferBudget = {
  readonly currency: Currency
  readonly total: bigint
  readonly changes: number
}

export async function listBudgets({ sql }: Source, id: string): Promise<OfferBudget[]> {
  return await sql<OfferBudget>`
    select b.currency, b.total, b.changes from promotions.offer_budgets b where b.offer = ${id} order by 1`
}

/** Sets what an offer may give in all; answers the number of the change. */
export async function setBudget(
  tx: Transaction,
  id: OfferId,
  currency: Currency,
  total: bigint,
): Promise<number> {
  const { changes } = await tx.sql.one<{ changes: number }>`
    insert into promotions.offer_budgets as b (offer, currency, total, changes)
    values (${id}, ${currency}, ${total}, 1)
    on conflict (offer, currency) do update set total = ${total}, changes = b.changes + 1
    returning b.changes`
  return changes
}

export async function listVersions({ sql }: Source, id: string) {
  return await sql<{
    number: number
    document: OfferDocument
    publishedAt: Date
    askedBy: string
    agreedBy: string
  }>`
    select v.number, v.document, v.published_at as "publishedAt", v.asked_by as "askedBy",
      v.agreed_by as "agreedBy"
    from promotions.offer_versions v where v.offer = ${id} order by v.number desc limit 50`
}

/** What these versions said. */
export async function listDocuments(
  { sql }: Source,
  keys: readonly { readonly offer: string; readonly version: number }[],
): Promise<ReadonlyMap<string, OfferDocument>> {
  if (keys.length === 0) return new Map()
  const rows = await sql<{ offer: string; number: number; document: OfferDocument }>`
    select v.offer, v.number, v.document from promotions.offer_versions v
    join (select distinct * from unnest(${keys.map(({ offer }) => offer)}::text[],
      ${keys.map(({ version }) => version)}::integer[]) as key (offer, number)) as key using (offer, number)`
  return new Map(rows.map(({ offer, number, document }) => [`${offer} ${number}`, document]))
}

export type Had = { readonly offer: string; readonly grant: string; readonly givenAt: Date }

/** What a member had of offers, but for what was refused to them. */
export async function listHad({ sql }: Source, ...members: string[]): Promise<Had[]> {
  return await sql<Had>`
    select g.offer, g.id as grant, g.given_at as "givenAt" from promotions.grants g
    where g.member = any(${members}::text[]) and starts_with(g.offer, 'ofr_') and g.state <> 'rejected'`
}

/** How often these have an offer that nobody took back, from a moment on. */
export async function countHeld(
  { sql }: Source,
  {
    offer,
    alike,
    since,
  }: { readonly offer: string; readonly alike: readonly string[]; readonly since: Date | null },
): Promise<number> {
  const { count } = await sql.one<{ count: number }>`
    select count(*)::integer as count from promotions.grants g
    where g.member = any(${[...alike]}::text[]) and g.offer = ${offer}
      and g.state not in ('rejected', 'revoked') and g.given_at >= coalesce(${since}::timestamptz, '-infinity')`
  return count
}

/** One at a time has something of an offer that counts by person. */
export async function takeTurnOf(tx: Transaction, offer: string): Promise<void> {
  await tx.sql`select pg_advisory_xact_lock(hashtextextended(${`persons of ${offer}`}, 0))`
}

export async function countGiven({ sql }: Source, offer: string): Promise<number> {
  const { count } = await sql.one<{ count: number }>`
    select count(*)::integer as count from promotions.grants g
    where g.offer = ${offer} and g.state not in ('rejected', 'lapsed')`
  return count
}

/** Those that are over and honour nothing more, and whose remainder has not gone back yet. */
export async function listToSettle({ sql }: Source, at: Date, limit: number): Promise<OfferId[]> {
  const rows = await sql<{ id: OfferId }>`
    select o.id from promotions.offers o
    where o.version > 0 and o.settled_at is null and o.ends_at <= ${new Date(at.getTime() - honouredMs)}
    order by o.id limit ${limit}`
  return rows.map(({ id }) => id)
}

export async function settleOffer(tx: Transaction, id: OfferId, at: Date): Promise<void> {
  await tx.sql`update promotions.offers set settled_at = ${at} where id = ${id}`
}

/** How often an offer was given to somebody, whatever became of it. */
export async function countTimes(
  { sql }: Source,
  offer: string,
  member: MemberId,
): Promise<number> {
  const { count } = await sql.one<{ count: number }>`
    select count(*)::integer as count from promotions.grants g
    where g.offer = ${offer} and g.member = ${member}`
  return count
}

export async function hasDeposited({ sql }: Source, member: MemberId): Promise<boolean> {
  const { found } = await sql.one<{ found: boolean }>`
    select exists (select from promotions.depositors d where d.member = ${member}) as found`
  return found
}

export async function noteDeposit(tx: Transaction, member: MemberId, at: Date): Promise<void> {
  await tx.sql`
    insert into promotions.depositors (member, first_at) values (${member}, ${at})
    on conflict (member) do nothing`
}
