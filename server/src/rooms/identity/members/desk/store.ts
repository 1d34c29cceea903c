import type { Transaction } from '../../../../platform/database/database.ts'
import { fragment, join, type Fragment } from '../../../../platform/database/database.ts'
import type { Member } from '../member.ts'
import type { Source } from '../store.ts'
import type { Search } from './rules.ts'

export type ListRow = Pick<
  Member,
  'id' | 'account' | 'nickname' | 'type' | 'state' | 'tags' | 'registeredAt' | 'lastLoginAt'
> & {
  readonly mobile: string
  readonly email: string
  readonly uplineId: string | null
  readonly uplineAccount: string | null
}

export type Filter = {
  readonly search: Search
  readonly types?: readonly number[]
  readonly state?: string
  readonly tag?: string
  /** Members older than this one. */
  readonly below?: string
  readonly limit: number
}

const listColumns = fragment`
  m.id, m.account, m.nickname, m.type, m.state, m.tags, m.registered_at as "registeredAt",
  m.last_login_at as "lastLoginAt", coalesce(m.mobile, '') as mobile,
  coalesce(m.email, '') as email, u.id as "uplineId", u.account as "uplineAccount"`

/** Ids sort by the time of their making, so the newest come first. */
export async function listMembers(source: Source, filter: Filter): Promise<ListRow[]> {
  const { types, state, tag, below, limit } = filter
  const conditions = [
    matching(filter.search),
    ...(types === undefined ? [] : [fragment`m.type = any(${types}::smallint[])`]),
    ...(state === undefined ? [] : [fragment`m.state = ${state}`]),
    ...(tag === undefined ? [] : [fragment`m.tags @> ${[tag]}::text[]`]),
    ...(below === undefined ? [] : [fragment`m.id < ${below}`]),
  ]
  return await source.sql<ListRow>`
    select ${listColumns} from identity.members m
    left join identity.members u on u.id = m.upline_id
    where ${join(conditions, ' and ')} order by m.id desc limit ${limit}`
}

export async function findListRow(source: Source, id: string): Promise<ListRow | undefined> {
  return await source.sql.maybe<ListRow>`
    select ${listColumns} from identity.members m
    left join identity.members u on u.id = m.upline_id where m.id = ${id}`
}

function matching(search: Search): Fragment {
  if (search.kind === 'everyone') return fragment`true`
  if (search.kind === 'id') return fragment`m.id = ${search.id}`
  const parts = [search.text, search.digits].filter((part) => part !== '')
  return fragment`(${join([...new Set(parts)].map(holding), ' or ')})`
}

/** The index knows runs of three characters, so it narrows; that they stand in a row is looked at after it. */
function holding(part: string): Fragment {
  const found = fragment`strpos(m.haystack, lower(${part})) > 0`
  if ([...part].length < 3) return found
  return fragment`(identity.runs_of(m.haystack) @> identity.runs_of(lower(${part})) and ${found})`
}

/** How many members there are; counted while that is quick, and what the last look at the table gave when not. */
export async function countMembers(source: Source): Promise<number> {
  const { near } = await source.sql.one<{ near: number }>`
    select greatest(reltuples, 0)::float8 as near from pg_class
    where oid = 'identity.members'::regclass`
  if (near > 100_000) return Math.round(near)
  const { exact } = await source.sql.one<{ exact: number }>`
    select count(*)::int as exact from identity.members`
  return exact
}

export type RegistrationRow = {
  readonly ip: string
  readonly url: string
  readonly method: string
  readonly domain: string
  readonly affiliateCode: string
  readonly referralCode: string
  readonly recommender: string
}

export async function findRegistration(
  source: Source,
  memberId: string,
): Promise<RegistrationRow | undefined> {
  return await source.sql.maybe<RegistrationRow>`
    select r.ip, r.url, r.method, r.domain, r.affiliate_code as "affiliateCode",
      r.referral_code as "referralCode", coalesce(o.account, '') as recommender
    from identity.registrations r left join identity.members o on o.id = r.recommender_id
    where r.member_id = ${memberId}`
}

/** How an account came to be that an operator opened. */
export async function insertRegistration(
  tx: Transaction,
  memberId: string,
  from: { readonly ip: string; readonly userAgent: string },
): Promise<void> {
  await tx.sql`
    insert into identity.registrations
      (member_id, ip, user_agent, url, method, domain, affiliate_code, referral_code)
    values (${memberId}, ${from.ip}, ${from.userAgent.slice(0, 300)}, '', 'CONSOLE', '', '', '')`
}

export type LoginRow = {
  readonly at: Date
  readonly ip: string
  readonly userAgent: string
  readonly how: string
  readonly outcome: string
}

export async function listLogins(source: Source, memberId: string): Promise<LoginRow[]> {
  return await source.sql<LoginRow>`
    select at, ip, left(user_agent, 300) as "userAgent", how, outcome from identity.logins
    where member_id = ${memberId} order by at desc limit 50`
}

export type NoteRow = {
  readonly id: string
  readonly at: Date
  readonly by: string
  readonly text: string
}

export async function listNotes(source: Source, memberId: string): Promise<NoteRow[]> {
  return await source.sql<NoteRow>`
    select id, at, by_name as by, text from identity.notes
    where member_id = ${memberId} order by at desc, id desc limit 100`
}

export async function insertNote(
  tx: Transaction,
  memberId: string,
  note: NoteRow & { readonly byId: string },
): Promise<void> {
  await tx.sql`
    insert into identity.notes (id, member_id, at, by_id, by_name, text)
    values (${note.id}, ${memberId}, ${note.at}, ${note.byId}, ${note.by}, ${note.text})`
}

export async function updateTags(tx: Transaction, id: string, tags: readonly string[]) {
  await tx.sql`update identity.members set tags = ${[...tags]} where id = ${id}`
}

export async function updateState(tx: Transaction, id: string, state: Member['state']) {
  await tx.sql`update identity.members set state = ${state} where id = ${id}`
}

/** Whether somebody stands right below this member. */
export async function hasDownlines({ sql }: Source, id: string): Promise<boolean> {
  const found = await sql`select from identity.members where upline_id = ${id} limit 1`
  return found.length > 0
}

export async function updateType(tx: Transaction, id: string, type: Member['type']) {
  await tx.sql`update identity.members set type = ${type} where id = ${id}`
}

export type DefaultPasswordRow = {
  readonly sealed: Buffer
  readonly at: Date
  readonly by: string
  readonly demo: boolean
}

export async function findDefaultPassword(source: Source): Promise<DefaultPasswordRow | undefined> {
  return await source.sql.maybe<DefaultPasswordRow>`
    select sealed, at, by_name as by, demo from identity.default_password`
}

export async function replaceDefaultPassword(tx: Transaction, row: DefaultPasswordRow) {
  await tx.sql`
    insert into identity.default_password (sealed, at, by_name, demo)
    values (${row.sealed}, ${row.at}, ${row.by}, ${row.demo})
    on conflict (single) do update set sealed = excluded.sealed, at = excluded.at,
      by_name = excluded.by_name, demo = excluded.demo`
}
