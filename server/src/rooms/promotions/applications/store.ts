import { fragment, type Database, type Transaction } from '../../../platform/database/database.ts'
import type { MemberId } from '../../wallet/wallet.ts'

type Source = Pick<Database, 'sql'>

export type ApplicationState = 'applying' | 'rejected' | 'issued'

export type StoredApplication = {
  readonly id: string
  readonly number: bigint
  readonly offer: string
  readonly version: number
  readonly member: MemberId
  readonly account: string
  readonly grant: string
  readonly at: Date
  readonly comment: string
  readonly state: ApplicationState
  readonly answer: string
  readonly answeredBy: string
  readonly answeredAt: Date | null
  readonly pictures: number
}

const columns = fragment`
  a.id, a.number, a.offer, a.version, a.member, a.account, a.grant_id as grant, a.at, a.comment, a.state, a.answer,
  a.answered_by as "answeredBy", a.answered_at as "answeredAt",
  (select count(*)::integer from promotions.application_pictures p where p.application = a.id) as pictures`

export async function find({ sql }: Source, id: string): Promise<StoredApplication | undefined> {
  return await sql.maybe<StoredApplication>`
    select ${columns} from promotions.applications a where a.id = ${id}`
}

export async function lock(tx: Transaction, id: string): Promise<StoredApplication | undefined> {
  await tx.sql`select a.id from promotions.applications a where a.id = ${id} for update`
  return await find(tx, id)
}

export async function insert(
  tx: Transaction,
  given: Pick<
    StoredApplication,
    'id' | 'offer' | 'version' | 'member' | 'account' | 'grant' | 'at' | 'comment'
  >,
): Promise<void> {
  await tx.sql`
    insert into promotions.applications (id, offer, version, member, account, grant_id, at, comment)
    values (${given.id}, ${given.offer}, ${given.version}, ${given.member}, ${given.account}, ${given.grant},
      ${given.at}, ${given.comment})`
}

export async function answer(
  tx: Transaction,
  id: string,
  to: Pick<StoredApplication, 'state' | 'answer' | 'answeredBy'> & { readonly at: Date },
): Promise<void> {
  await tx.sql`
    update promotions.applications set state = ${to.state}, answer = ${to.answer},
      answered_by = ${to.answeredBy}, answered_at = ${to.at}
    where id = ${id}`
}

export async function listOfMember(
  { sql }: Source,
  member: MemberId,
  offer: string,
): Promise<StoredApplication[]> {
  return await sql<StoredApplication>`
    select ${columns} from promotions.applications a where a.member = ${member} and a.offer = ${offer}
    order by a.number desc limit 20`
}

export type ApplicationPage = {
  readonly state?: ApplicationState | undefined
  readonly after?: bigint | undefined
  readonly limit: number
}

/** Those that wait from the oldest on, others from the newest on. */
export async function list(
  { sql }: Source,
  { state, after, limit }: ApplicationPage,
): Promise<StoredApplication[]> {
  const isQueue = state === 'applying'
  const only = state === undefined ? fragment`true` : fragment`a.state = ${state}`
  const beyond = isQueue
    ? fragment`a.number > ${after ?? 0n}`
    : fragment`a.number < ${after ?? 2n ** 62n}`
  const order = isQueue ? fragment`a.number` : fragment`a.number desc`
  return await sql<StoredApplication>`
    select ${columns} from promotions.applications a where ${only} and ${beyond}
    order by ${order} limit ${limit}`
}

export async function countWaiting({ sql }: Source): Promise<number> {
  const { count } = await sql.one<{ count: number }>`
    select count(*)::integer as count from promotions.applications a where a.state = 'applying'`
  return count
}

export async function findPicture({ sql }: Source, id: string, place: number) {
  const row = await sql.maybe<{ webp: Buffer }>`
    select p.webp from promotions.application_pictures p where p.application = ${id} and p.place = ${place}`
  return row?.webp
}

export async function insertPicture(tx: Transaction, id: string, place: number, webp: Buffer) {
  await tx.sql`
    insert into promotions.application_pictures (application, place, webp) values (${id}, ${place}, ${webp})`
}

export async function listPictures({ sql }: Source, id: string): Promise<Buffer[]> {
  const rows = await sql<{ webp: Buffer }>`
    select p.webp from promotions.application_pictures p where p.application = ${id} order by p.place`
  return rows.map(({ webp }) => webp)
}
