import {
  fragment,
  type Database,
  type Fragment,
  type Transaction,
} from '../../../platform/database/database.ts'
import { typesOf, type Bar, type Member, type MemberId } from './member.ts'

export type Source = Pick<Database | Transaction, 'sql'>

/** The columns of an account and the name of its picture, as `m` and `i`. */
export const memberColumns = fragment`
  m.id, m.account, m.nickname, m.type, m.state, m.currency, m.language,
  m.password_hash as "passwordHash", m.password_set_at as "passwordSetAt",
  m.must_change as "mustChange", m.consent_due as "consentDue", m.payment_password_hash as "paymentPasswordHash",
  m.payment_reset_at as "paymentResetAt", m.money_held_until as "moneyHeldUntil", m.mobile,
  m.mobile_verified_at as "mobileVerifiedAt", m.email, m.email_verified_at as "emailVerifiedAt",
  m.totp_secret as "totpSecret", m.totp_last_step as "totpLastStep", m.upline_id as "uplineId",
  m.tags, m.registered_at as "registeredAt", m.first_login_at as "firstLoginAt",
  m.first_login_greeted as "firstLoginGreeted", m.last_login_at as "lastLoginAt",
  m.last_login_ip as "lastLoginIp", m.previous_login_at as "previousLoginAt",
  m.previous_login_ip as "previousLoginIp", m.demo, m.bar, m.barred_until as "barredUntil",
  coalesce(i.name, '') as icon`

function findOne(source: Source, rest: Fragment): Promise<Member | undefined> {
  return source.sql.maybe<Member>`
    select ${memberColumns} from identity.members m
    left join identity.icons i on i.member_id = m.id ${rest}`
}

export const findMember = (source: Source, id: string) =>
  findOne(source, fragment`where m.id = ${id}`)

export const listMembers = (source: Source, ids: readonly string[]): Promise<Member[]> =>
  source.sql<Member>`
    select ${memberColumns} from identity.members m
    left join identity.icons i on i.member_id = m.id where m.id = any(${[...ids]})`

export async function getRealName({ sql }: Source, id: string): Promise<string> {
  const row = await sql.maybe<{ name: string }>`
    select real_name as name from identity.profiles where member_id = ${id}`
  return row?.name ?? ''
}

export async function getBirthday({ sql }: Source, id: string): Promise<string> {
  const row = await sql.maybe<{ birthday: string }>`
    select coalesce(to_char(birthday, 'YYYY-MM-DD'), '') as birthday
    from identity.profiles where member_id = ${id}`
  return row?.birthday ?? ''
}

export const findByKey = (source: Source, key: string) =>
  findOne(source, fragment`where m.account_key = ${key}`)

/** The operators of the index, which compare letter by letter whatever the collation is. */
export async function listNamed({ sql }: Source, start: string, most: number): Promise<string[]> {
  if (start === '') return []
  const rows = await sql<{ id: string }>`
    select id from identity.members
    where account_key ~>=~ ${start} and account_key ~<~ ${`${start}\u{10ffff}`}
    order by account_key using ~<~ limit ${most}`
  return rows.map(({ id }) => id)
}

/** So many ids below another, or from the highest on. */
export type IdPage = { readonly before: string | undefined; readonly limit: number }

export async function listTopAgents({ sql }: Source, { before, limit }: IdPage): Promise<string[]> {
  const rows = await sql<{ id: string }>`
    select id from identity.members where type = any(${[...typesOf('agent')]}::int[])
      and upline_id is null ${before === undefined ? fragment`` : fragment`and id < ${before}`}
    order by id desc limit ${limit}`
  return rows.map(({ id }) => id)
}

export const findByMobile = (source: Source, mobile: string) =>
  findOne(source, fragment`where m.mobile = ${mobile} and m.mobile_verified_at is not null`)

export const lockMember = (tx: Transaction, id: string) =>
  findOne(tx, fragment`where m.id = ${id} for update of m`)

export type NewRow = {
  readonly id: MemberId
  readonly account: string
  readonly key: string
  readonly nickname: string
  readonly type: Member['type']
  readonly currency: string
  readonly language: string
  readonly passwordHash: string | null
  readonly mustChange: boolean
  readonly consentDue: boolean
  readonly paymentPasswordHash: string | null
  readonly mobile: string | null
  readonly mobileVerified: boolean
  readonly email: string | null
  readonly uplineId: string | null
  readonly demo: boolean
  readonly at: Date
}

/** Whether it was added; not when the name or the verified phone is taken. */
export async function insertMember(tx: Transaction, row: NewRow): Promise<boolean> {
  const { at, passwordHash, mobileVerified } = row
  const added = await tx.sql.count`
    insert into identity.members
      (id, account, account_key, nickname, type, currency, language, password_hash, password_set_at,
        must_change, consent_due, payment_password_hash, mobile, mobile_verified_at, email, upline_id, demo,
        registered_at)
    values (${row.id}, ${row.account}, ${row.key}, ${row.nickname}, ${row.type}, ${row.currency},
      ${row.language}, ${passwordHash}, ${passwordHash === null ? null : at}, ${row.mustChange},
      ${row.consentDue}, ${row.paymentPasswordHash}, ${row.mobile}, ${mobileVerified ? at : null}, ${row.email},
      ${row.uplineId}, ${row.demo}, ${at})
    on conflict do nothing`
  return added === 1
}

export async function updatePassword(
  tx: Transaction,
  id: string,
  next: {
    readonly passwordHash: string
    readonly mustChange: boolean
    readonly demo: boolean
    readonly at: Date
  },
): Promise<void> {
  await tx.sql`
    update identity.members set password_hash = ${next.passwordHash}, password_set_at = ${next.at},
      must_change = ${next.mustChange}, demo = ${next.demo}
    where id = ${id}`
}

/** The person has accepted the terms and confirmed the age; both are kept where a registration keeps them. */
export async function recordConsent(tx: Transaction, id: string, at: Date): Promise<void> {
  await tx.sql`update identity.members set consent_due = false where id = ${id}`
  await tx.sql`
    update identity.registrations set terms_accepted_at = ${at}, age_confirmed_at = ${at}
    where member_id = ${id} and terms_accepted_at is null`
}

export async function recordLogin(
  tx: Transaction,
  id: string,
  { ip, at }: { readonly ip: string; readonly at: Date },
): Promise<void> {
  await tx.sql`
    update identity.members set first_login_at = coalesce(first_login_at, ${at}),
      previous_login_at = last_login_at, previous_login_ip = last_login_ip,
      last_login_at = ${at}, last_login_ip = ${ip}
    where id = ${id}`
}

/** Whether the account was never used from there before. */
export async function recordNetwork(
  tx: Transaction,
  seen: {
    readonly id: string
    readonly memberId: string
    readonly network: string
    readonly at: Date
  },
): Promise<boolean> {
  const row = await tx.sql.one<{ id: string }>`
    insert into identity.networks (id, member_id, network, first_seen_at, last_seen_at)
    values (${seen.id}, ${seen.memberId}, ${seen.network}, ${seen.at}, ${seen.at})
    on conflict (member_id, network) do update set last_seen_at = excluded.last_seen_at
    returning id`
  return row.id === seen.id
}

export async function updateCodeStep(tx: Transaction, id: string, step: number): Promise<void> {
  await tx.sql`update identity.members set totp_last_step = ${step} where id = ${id}`
}

export async function updateBar(tx: Transaction, id: string, { kind, until }: Bar): Promise<void> {
  await tx.sql`
    update identity.members set bar = ${kind}, barred_until = ${until} where id = ${id}`
}

export async function updateUpline(
  tx: Transaction,
  id: string,
  upline: string | null,
): Promise<void> {
  await tx.sql`update identity.members set upline_id = ${upline} where id = ${id}`
}

export async function updateWatched(
  tx: Transaction,
  id: string,
  isWatched: boolean,
): Promise<void> {
  await tx.sql`
    update identity.members set watched = ${isWatched}
    where id = ${id} and watched <> ${isWatched}`
}

export async function deleteRemembered(tx: Transaction, memberId: string): Promise<void> {
  await tx.sql`delete from identity.remembered where member_id = ${memberId}`
}

export async function deleteTickets(tx: Transaction, memberId: string): Promise<void> {
  await tx.sql`delete from identity.tickets where member_id = ${memberId}`
}

export async function greetFirstLogin(tx: Transaction, id: string): Promise<void> {
  await tx.sql`update identity.members set first_login_greeted = true where id = ${id}`
}

export async function updateNickname(tx: Transaction, id: string, nickname: string): Promise<void> {
  await tx.sql`update identity.members set nickname = ${nickname} where id = ${id}`
}
