import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { MemberId } from '../members/members.ts'
import type { LoginWay } from './ways.ts'

type Source = Pick<Database | Transaction, 'sql'>

export type LoginRow = {
  readonly id: string
  readonly at: Date
  readonly memberId: string
  readonly ip: string
  readonly userAgent: string
  readonly how: LoginWay
  readonly outcome: string
}

export async function insertLogin({ sql }: Source, row: LoginRow): Promise<void> {
  const { id, at, memberId, ip, userAgent, how, outcome } = row
  await sql`
    insert into identity.logins (id, at, member_id, ip, user_agent, how, outcome)
    values (${id}, ${at}, ${memberId}, ${ip}, ${userAgent.slice(0, 300)}, ${how}, ${outcome})`
}

/** Whether the account was used from anywhere before, and whether this network is trusted now. */
export async function getNetwork(
  { sql }: Source,
  { memberId, network, at }: { memberId: string; network: string; at: Date },
): Promise<{ any: boolean; trusted: boolean }> {
  return await sql.one`
    select count(*) > 0 as any,
      coalesce(bool_or(network = ${network} and trusted_until > ${at}), false) as trusted
    from identity.networks where member_id = ${memberId}`
}

export async function trustNetwork(
  { sql }: Source,
  { memberId, network, until }: { memberId: string; network: string; until: Date },
): Promise<void> {
  await sql`
    update identity.networks set trusted_until = ${until}
    where member_id = ${memberId} and network = ${network}`
}

/** The name on the bank account, as the person gave it; empty when none is known. */
export async function findPayeeName({ sql }: Source, memberId: string): Promise<string> {
  const row = await sql.maybe<{ name: string }>`
    select coalesce(nullif(payee_name, ''), real_name) as name from identity.profiles
    where member_id = ${memberId}`
  return row?.name ?? ''
}

export type RememberedRow = {
  readonly selector: string
  readonly validatorHash: Buffer
  readonly previousHash: Buffer | null
  readonly usedAt: Date | null
  readonly memberId: MemberId
  readonly area: 'site' | 'agent'
  readonly expiresAt: Date
}

export async function insertRemembered(
  { sql }: Source,
  row: Pick<RememberedRow, 'selector' | 'validatorHash' | 'memberId' | 'area' | 'expiresAt'> & {
    readonly at: Date
  },
): Promise<void> {
  await sql`
    insert into identity.remembered
      (selector, validator_hash, member_id, area, created_at, expires_at)
    values (${row.selector}, ${row.validatorHash}, ${row.memberId}, ${row.area}, ${row.at},
      ${row.expiresAt})`
}

export async function lockRemembered(
  tx: Transaction,
  selector: string,
  now: Date,
): Promise<RememberedRow | undefined> {
  return await tx.sql.maybe<RememberedRow>`
    select selector, validator_hash as "validatorHash", previous_hash as "previousHash",
      used_at as "usedAt", member_id as "memberId", area, expires_at as "expiresAt"
    from identity.remembered where selector = ${selector} and expires_at > ${now} for update`
}

export async function rotateRemembered(
  tx: Transaction,
  { selector, validatorHash, at }: { selector: string; validatorHash: Buffer; at: Date },
): Promise<void> {
  await tx.sql`
    update identity.remembered
    set previous_hash = validator_hash, validator_hash = ${validatorHash}, used_at = ${at}
    where selector = ${selector}`
}

export async function deleteRemembered({ sql }: Source, selector: string): Promise<void> {
  await sql`delete from identity.remembered where selector = ${selector}`
}

export async function deleteRememberedOf({ sql }: Source, memberId: string): Promise<void> {
  await sql`delete from identity.remembered where member_id = ${memberId}`
}
