import type { FeedbackCategory } from '@baize/contract/support/support'
import type { Language } from '@baize/kernel/language'
import { fragment, type Database, type Transaction } from '../../../platform/database/database.ts'
import type { MemberId } from '../people.ts'

type Source = Pick<Database, 'sql'>

export type FeedbackState = 'open' | 'answered' | 'closed'

export type StoredFeedback = {
  readonly id: string
  readonly number: bigint
  readonly at: Date
  readonly category: FeedbackCategory
  readonly text: string
  readonly contact: string
  readonly member: MemberId | null
  readonly account: string
  readonly language: Language
  readonly pictures: number
  readonly contentHash: Buffer
  readonly state: FeedbackState
  readonly answer: string
  readonly answeredBy: string
}

const columns = fragment`
  id, number, at, category, text, contact, member_id as member, account, language, pictures,
  content_hash as "contentHash", state, answer, answered_by as "answeredBy"`

/** Lets one at a time send under this id, and one from this network. */
export async function takeFeedbackTurn(
  { sql }: Transaction,
  id: string,
  ip: string,
): Promise<void> {
  for (const turn of [`feedback ${id}`, `feedback from ${ip}`]) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${turn}, 0))`
  }
}

export async function findFeedback({ sql }: Source, id: string) {
  return await sql.maybe<StoredFeedback>`select ${columns} from support.feedback where id = ${id}`
}

export async function lockFeedback({ sql }: Transaction, id: string) {
  return await sql.maybe<StoredFeedback>`
    select ${columns} from support.feedback where id = ${id} for update`
}

export async function countFrom({ sql }: Source, ip: string, since: Date): Promise<number> {
  const { count } = await sql.one<{ count: number }>`
    select count(*)::int as count from support.feedback where ip = ${ip} and at > ${since}`
  return count
}

export type NewFeedback = Omit<
  StoredFeedback,
  'number' | 'state' | 'answer' | 'answeredBy' | 'pictures'
> & { readonly ip: string }

export async function insertFeedback({ sql }: Transaction, row: NewFeedback): Promise<void> {
  await sql`
    insert into support.feedback
      (id, at, category, text, contact, member_id, account, language, ip, pictures, content_hash)
    values (${row.id}, ${row.at}, ${row.category}, ${row.text}, ${row.contact}, ${row.member},
      ${row.account}, ${row.language}, ${row.ip}, 0, ${row.contentHash})`
}

/** The picture at a place; nothing while it is free. */
export async function findPicture(
  { sql }: Source,
  id: string,
  place: number,
): Promise<Buffer | undefined> {
  const row = await sql.maybe<{ webp: Buffer }>`
    select webp from support.feedback_pictures where feedback_id = ${id} and place = ${place}`
  return row?.webp
}

export async function insertPicture(
  { sql }: Transaction,
  id: string,
  place: number,
  webp: Buffer,
): Promise<void> {
  await sql`
    insert into support.feedback_pictures (feedback_id, place, webp)
    values (${id}, ${place}, ${webp})`
  await sql`update support.feedback set pictures = pictures + 1 where id = ${id}`
}

export type FeedbackFilter = {
  readonly state: FeedbackState
  readonly category?: FeedbackCategory | undefined
  /** The last one of the page before. */
  readonly after?: bigint | undefined
  readonly limit: number
}

/** What is open by age, the rest newest first. */
export async function listFeedback(
  { sql }: Source,
  { state, category, after, limit }: FeedbackFilter,
): Promise<StoredFeedback[]> {
  const ofCategory = category === undefined ? fragment`` : fragment`and category = ${category}`
  if (state === 'open') {
    return await sql<StoredFeedback>`
      select ${columns} from support.feedback
      where state = 'open' ${ofCategory}
        ${after === undefined ? fragment`` : fragment`and number > ${after}`}
      order by number limit ${limit}`
  }
  return await sql<StoredFeedback>`
    select ${columns} from support.feedback
    where state = ${state} and state <> 'open' ${ofCategory}
      ${after === undefined ? fragment`` : fragment`and number < ${after}`}
    order by number desc limit ${limit}`
}

export async function countOpen({ sql }: Source): Promise<number> {
  const { count } = await sql.one<{ count: number }>`
    select count(*)::int as count from support.feedback where state = 'open'`
  return count
}

export async function listPictures({ sql }: Source, id: string): Promise<Buffer[]> {
  const rows = await sql<{ webp: Buffer }>`
    select webp from support.feedback_pictures where feedback_id = ${id} order by place`
  return rows.map(({ webp }) => webp)
}

export async function endFeedback(
  { sql }: Transaction,
  id: string,
  end: { readonly state: FeedbackState; readonly answer: string; readonly by: string; at: Date },
): Promise<StoredFeedback> {
  return await sql.one<StoredFeedback>`
    update support.feedback set state = ${end.state}, answer = ${end.answer},
      answered_by = ${end.by}, answered_at = ${end.at}
    where id = ${id} returning ${columns}`
}

// Each may take its pictures along, so fewer at once than of other things.
const atOnce = 500

export async function removeOld({ sql }: Transaction, before: Date): Promise<number> {
  return await sql.count`
    delete from support.feedback where id in (
      select id from support.feedback where state <> 'open' and answered_at < ${before}
      limit ${atOnce})`
}
