import { fragment, type Database, type Transaction } from '../../../platform/database/database.ts'
import type { MemberId } from '../members/members.ts'

type Source = Pick<Database | Transaction, 'sql'>

export type Invitation = {
  readonly code: string
  readonly agentId: MemberId
  /** Empty means on every domain. */
  readonly domain: string
  readonly name: string
  /** Whether who comes by it becomes an agent. */
  readonly makesAgent: boolean
  readonly open: boolean
  readonly expiresAt: Date | null
  readonly mostUses: number | null
  readonly uses: number
  readonly looks: number
  readonly createdAt: Date
}

export const keyOf = (code: string) => code.trim().toLowerCase()

const columns = fragment`code, agent_id as "agentId", domain, name, makes_agent as "makesAgent", open,
  expires_at as "expiresAt", most_uses as "mostUses", uses, looks, created_at as "createdAt"`

/** One that still counts, whatever case it is typed in. */
export async function findGood(
  { sql }: Source,
  code: string,
  now: Date,
): Promise<Invitation | undefined> {
  return await sql.maybe<Invitation>`
    select ${columns}
    from identity.invitations
    where code_key = ${keyOf(code)} and open and (expires_at is null or expires_at > ${now})
      and (most_uses is null or uses < most_uses)`
}

/** One use more, while there is one; of two at once for the last one, one is too late. */
export async function use({ sql }: Transaction, code: string, now: Date): Promise<boolean> {
  const used = await sql`
    update identity.invitations set uses = uses + 1
    where code_key = ${keyOf(code)} and open and (expires_at is null or expires_at > ${now})
      and (most_uses is null or uses < most_uses)
    returning code`
  return used.length === 1
}

type Look = { readonly code: string; readonly day: string; readonly visitor: Buffer }

/** One look more, unless this visitor has looked on this day. */
export async function noteLook({ sql }: Source, { code, day, visitor }: Look): Promise<void> {
  await sql`
    with first as (
      insert into identity.invitation_visitors (day, code_key, visitor)
      values (${day}::date, ${keyOf(code)}, ${visitor}) on conflict do nothing returning code_key
    )
    update identity.invitations i set looks = looks + 1 from first
    where i.code_key = first.code_key and looks < 2000000000`
}

type New = Omit<Invitation, 'open' | 'uses' | 'looks'>

/** Says whether the code was free. */
export async function insert({ sql }: Transaction, one: New): Promise<boolean> {
  const made = await sql`
    insert into identity.invitations
      (code, code_key, agent_id, domain, name, makes_agent, expires_at, most_uses, created_at)
    values (${one.code}, ${keyOf(one.code)}, ${one.agentId}, ${one.domain}, ${one.name},
      ${one.makesAgent}, ${one.expiresAt}, ${one.mostUses}, ${one.createdAt})
    on conflict do nothing
    returning code`
  return made.length === 1
}

/** Newest first. */
export async function listOf({ sql }: Source, agent: string, limit: number): Promise<Invitation[]> {
  return await sql<Invitation>`
    select ${columns}
    from identity.invitations where agent_id = ${agent}
    order by created_at desc, code limit ${limit}`
}

/** Of everybody or of one agent, by how the code begins in any case. */
export type InvitationsAsk = {
  readonly agent?: string
  readonly code?: string
  /** Older than this one. */
  readonly before?: { readonly at: Date; readonly code: string }
  readonly limit: number
}

/** Newest first. */
export async function listPage(
  { sql }: Source,
  { agent, code = '', before, limit }: InvitationsAsk,
): Promise<Invitation[]> {
  return await sql<Invitation>`
    select ${columns} from identity.invitations
    where starts_with(code_key, ${keyOf(code)})
      ${agent === undefined ? fragment`` : fragment`and agent_id = ${agent}`}
      ${before === undefined ? fragment`` : fragment`and (created_at, code) < (${before.at}, ${before.code})`}
    order by created_at desc, code desc limit ${limit}`
}

export async function findAny({ sql }: Source, code: string): Promise<Invitation | undefined> {
  return await sql.maybe<Invitation>`
    select ${columns} from identity.invitations where code_key = ${keyOf(code)}`
}

/** Who came by a code, the newest first. */
export async function listJoined(
  { sql }: Source,
  code: string,
  { before, limit }: { readonly before?: string; readonly limit: number },
): Promise<MemberId[]> {
  const rows = await sql<{ member: MemberId }>`
    select member_id as member from identity.registrations
    where affiliate_code <> '' and lower(affiliate_code) = ${keyOf(code)}
      ${before === undefined ? fragment`` : fragment`and member_id < ${before}`}
    order by member_id desc limit ${limit}`
  return rows.map(({ member }) => member)
}

export async function countOpen({ sql }: Source, agent: string): Promise<number> {
  const { open } = await sql.one<{ open: number }>`
    select count(*)::int as open from identity.invitations where agent_id = ${agent} and open`
  return open
}

/** Says whether it was open until now. */
export async function end({ sql }: Transaction, code: string): Promise<boolean> {
  const ended = await sql`
    update identity.invitations set open = false where code_key = ${keyOf(code)} and open
    returning code`
  return ended.length === 1
}

/** Says whether it is one of this agent's. */
export async function close({ sql }: Transaction, agent: string, code: string): Promise<boolean> {
  const closed = await sql`
    update identity.invitations set open = false
    where agent_id = ${agent} and code_key = ${keyOf(code)}
    returning code`
  return closed.length === 1
}
