import { fragment, type Database, type Transaction } from '../../../platform/database/database.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import type { NumberForm } from '../institutions/institutions.ts'
import type { Institution, Payee, PayeeId } from './payee.ts'

type Source = Pick<Database, 'sql'>

const columns = fragment`
  p.id, p.member, p.institution, i.name as "institutionName", i.kind, p.holder, p.sealed,
  p.number_hash as "numberHash", p.hint, p.added_at as "addedAt", p.usable_at as "usableAt",
  p.removed_at as "removedAt"`
const from = fragment`
  from cashier.payees p join cashier.institutions i on i.code = p.institution`

export async function listInstitutions(
  { sql }: Source,
  withDemo: boolean,
): Promise<(Institution & { readonly form: NumberForm })[]> {
  return await sql`
    select code, name, kind, form from cashier.institutions
    where enabled and (not demo or ${withDemo}) order by position, code limit 300`
}

/** Those on the list of a member, in the order of their coming. */
export async function listPayees({ sql }: Source, member: MemberId): Promise<Payee[]> {
  return await sql<Payee>`
    select ${columns} ${from} where p.member = ${member} and p.removed_at is null
    order by p.added_at, p.id limit 50`
}

export async function findPayee({ sql }: Source, id: string): Promise<Payee | undefined> {
  return await sql.maybe<Payee>`select ${columns} ${from} where p.id = ${id}`
}

/** Whose list the account is on. */
export async function findOwner({ sql }: Source, numberHash: Buffer) {
  return await sql.maybe<{ member: MemberId }>`
    select member from cashier.payees where number_hash = ${numberHash} and removed_at is null`
}

/** The name of the first account that a member ever added. */
export async function listHolders({ sql }: Source, member: MemberId) {
  const rows = await sql<{ holder: string }>`
    select holder from cashier.payees where member = ${member} order by added_at, id`
  return rows.map(({ holder }) => holder)
}

/** Other members who have, or had, this account on their list. */
export async function listOthers({ sql }: Source, numberHash: Buffer, except: MemberId) {
  return await sql<{ member: MemberId }>`
    select distinct member from cashier.payees
    where number_hash = ${numberHash} and member <> ${except} order by member limit 20`
}

/** Notes that somebody wanted an account that is on the list of another; once for each. */
export async function noteTry(
  { sql }: Transaction,
  row: Pick<Payee, 'numberHash' | 'member' | 'institution' | 'hint'> & { readonly at: Date },
): Promise<void> {
  await sql`
    insert into cashier.payee_tries (number_hash, member, institution, hint, at)
    values (${row.numberHash}, ${row.member}, ${row.institution}, ${row.hint}, ${row.at})
    on conflict do nothing`
}

export type SharedRow = {
  readonly institutionName: string
  readonly hint: string
  readonly members: readonly MemberId[]
}

/** Accounts that several members have, had or wanted on their lists, the latest first. */
export async function listShared({ sql }: Source, limit: number): Promise<SharedRow[]> {
  return await sql<SharedRow>`
    select i.name as "institutionName", min(s.hint) as hint,
      (array_agg(distinct s.member order by s.member))[1:20] as members
    from (
      select number_hash, member, institution, hint, added_at as at from cashier.payees
      union all
      select number_hash, member, institution, hint, at from cashier.payee_tries
    ) s join cashier.institutions i on i.code = s.institution
    group by s.number_hash, i.name having count(distinct s.member) > 1
    order by max(s.at) desc, s.number_hash limit ${limit}`
}

/** Accounts that this member and one of these others have, had or wanted on their lists. */
export async function listCommon(
  { sql }: Source,
  member: string,
  others: readonly string[],
): Promise<SharedRow[]> {
  return await sql<SharedRow>`
    with listed as (
      select number_hash, member, institution, hint from cashier.payees
      where member = any(${[member, ...others]})
      union all
      select number_hash, member, institution, hint from cashier.payee_tries
      where member = any(${[member, ...others]})
    )
    select i.name as "institutionName", min(s.hint) as hint,
      array_agg(distinct s.member order by s.member) as members
    from listed s join cashier.institutions i on i.code = s.institution
    group by s.number_hash, i.name
    having count(distinct s.member) > 1 and bool_or(s.member = ${member}) limit 50`
}

/** Other members who have, had or wanted an account that this one has, had or wanted. */
export async function listAlike({ sql }: Source, member: string): Promise<string[]> {
  const rows = await sql<{ other: string }>`
    with own as (
      select number_hash from cashier.payees where member = ${member}
      union select number_hash from cashier.payee_tries where member = ${member}
    )
    select p.member as other from cashier.payees p join own using (number_hash) where p.member <> ${member}
    union
    select t.member from cashier.payee_tries t join own using (number_hash) where t.member <> ${member}
    limit 50`
  return rows.map(({ other }) => other)
}

/** Whether a member ever had an account other than this one. */
export async function hadAnother({ sql }: Source, member: MemberId, except: PayeeId) {
  const { had } = await sql.one<{ had: boolean }>`
    select exists(select from cashier.payees where member = ${member} and id <> ${except}) as had`
  return had
}

/** Lets one account of a member be added at a time, because their number and the first name count. */
export async function takePayeeTurn({ sql }: Transaction, member: MemberId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`payees of ${member}`}, 0))`
}

/** Whether it was added; not when the id is used or the account is on somebody's list. */
export async function insertPayee(
  { sql }: Transaction,
  row: Omit<Payee, 'institutionName' | 'kind' | 'removedAt'> & { readonly holderKey: string },
): Promise<boolean> {
  const added = await sql.count`
    insert into cashier.payees
      (id, member, institution, holder, holder_key, sealed, number_hash, hint, added_at, usable_at)
    values (${row.id}, ${row.member}, ${row.institution}, ${row.holder}, ${row.holderKey},
      ${row.sealed}, ${row.numberHash}, ${row.hint}, ${row.addedAt}, ${row.usableAt})
    on conflict do nothing`
  return added === 1
}

/** Takes an account off the list of its member; answers whether it was there. */
export async function removePayee(
  { sql }: Source,
  id: string,
  { member, at }: { readonly member: MemberId; readonly at: Date },
): Promise<boolean> {
  const removed = await sql.count`
    update cashier.payees set removed_at = ${at}
    where id = ${id} and member = ${member} and removed_at is null`
  return removed === 1
}
