import { fragment, type Database, type Transaction } from '../../../platform/database/database.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import type { Deposit } from './deposit.ts'
import { columns } from './store.ts'

type Source = Pick<Database, 'sql'>

export type DeskFilter = {
  readonly lane: Deposit['lane']
  readonly method?: string
  readonly member?: MemberId
  /** A reference of ours or of the gateway, or an id. */
  readonly search?: string
}

const narrowed = ({ method, member, search }: DeskFilter) => fragment`
  ${method === undefined ? fragment`` : fragment`and method = ${method}`}
  ${member === undefined ? fragment`` : fragment`and member = ${member}`}
  ${
    search === undefined
      ? fragment``
      : fragment`and (id = ${search} or reference = ${search.toUpperCase()} or gateway_reference = ${search})`
  }`

/** Those that wait for a person, the oldest first. */
export async function listWaiting(
  { sql }: Source,
  filter: DeskFilter,
  page: { readonly after?: { readonly at: Date; readonly id: string }; readonly limit: number },
): Promise<Deposit[]> {
  const { after, limit } = page
  return await sql<Deposit>`
    select ${columns} from cashier.deposits
    where lane = 'waiting' ${narrowed(filter)}
      ${after === undefined ? fragment`` : fragment`and (since, id) > (${after.at}, ${after.id})`}
    order by since, id limit ${limit}`
}

/** All others, newest first. */
export async function listNewest(
  { sql }: Source,
  filter: DeskFilter,
  page: { readonly below?: bigint; readonly limit: number },
): Promise<Deposit[]> {
  const { below, limit } = page
  return await sql<Deposit>`
    select ${columns} from cashier.deposits
    where lane = ${filter.lane} ${narrowed(filter)}
      ${below === undefined ? fragment`` : fragment`and number < ${below}`}
    order by number desc limit ${limit}`
}

export async function countLanes({ sql }: Source): Promise<{ waiting: number; open: number }> {
  return await sql.one<{ waiting: number; open: number }>`
    select
      (select count(*) from cashier.deposits where lane = 'waiting')::int as waiting,
      (select count(*) from cashier.deposits where lane = 'open')::int as open`
}

/** Deposits of the same sum that were ordered since then, the latest first. */
export async function listAlike(
  { sql }: Source,
  { id, amount, currency, createdAt }: Deposit,
  since: Date,
): Promise<string[]> {
  const found = await sql<{ id: string }>`
    select id from cashier.deposits
    where amount = ${amount} and currency = ${currency} and created_at > ${since}
      and created_at <= ${createdAt} and id <> ${id}
    order by created_at desc limit 20`
  return found.map((row) => row.id)
}

export async function setAssignee(
  { sql }: Transaction,
  id: string,
  { assigneeId, assignee }: Pick<Deposit, 'assigneeId' | 'assignee'>,
): Promise<Deposit> {
  return await sql.one<Deposit>`
    update cashier.deposits set assignee_id = ${assigneeId}, assignee = ${assignee}
    where id = ${id} returning ${columns}`
}

export async function setApproval(
  { sql }: Transaction,
  id: string,
  approval: string | null,
): Promise<Deposit> {
  return await sql.one<Deposit>`
    update cashier.deposits set approval = ${approval} where id = ${id} returning ${columns}`
}
