import type { Transaction } from '../../../platform/database/database.ts'
import type { CodePurpose, NewCode, SentCode, SentCounts } from './code.ts'
import { resendMs } from './rules.ts'

type Asked = Pick<NewCode, 'purpose' | 'target'> & { readonly network: string; readonly at: Date }

/** Lets one request of a network and one for a target at a time pass, always in this order. */
export async function lockSending(tx: Transaction, network: string, target: string): Promise<void> {
  await tx.sql`select pg_advisory_xact_lock(hashtextextended(${`codes network ${network}`}, 0))`
  await tx.sql`select pg_advisory_xact_lock(hashtextextended(${`codes target ${target}`}, 0))`
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs

export async function countSent(
  tx: Transaction,
  { purpose, target, network, at }: Asked,
): Promise<SentCounts> {
  const before = (ms: number) => new Date(at.getTime() - ms)
  return await tx.sql.one<SentCounts>`
    select
      (select count(*)::int from identity.codes where target = ${target}
        and purpose = ${purpose} and sent_at > ${before(resendMs)}) as "justNow",
      (select count(*)::int from identity.codes where target = ${target}
        and sent_at > ${before(hourMs)}) as "targetHour",
      (select count(*)::int from identity.codes where target = ${target}
        and sent_at > ${before(dayMs)}) as "targetDay",
      (select count(*)::int from identity.codes where ip = ${network}
        and sent_at > ${before(hourMs)}) as "networkHour"`
}

type StoredCode = Asked &
  Pick<NewCode, 'channel' | 'memberId'> & {
    readonly id: string
    readonly hash: Buffer
    readonly expiresAt: Date
  }

export async function insertCode(tx: Transaction, code: StoredCode): Promise<void> {
  const { id, purpose, channel, target, memberId, hash, network, at, expiresAt } = code
  await tx.sql`
    insert into identity.codes
      (id, purpose, channel, target, member_id, code_hash, ip, sent_at, expires_at)
    values (${id}, ${purpose}, ${channel}, ${target}, ${memberId}, ${hash}, ${network}, ${at},
      ${expiresAt})`
}

/** The code that counts for a target, held so that guesses made at the same moment are judged one by one. */
export async function lockNewest(
  tx: Transaction,
  purpose: CodePurpose,
  target: string,
): Promise<SentCode | undefined> {
  return await tx.sql.maybe<SentCode>`
    select id, member_id as "memberId", code_hash as hash, expires_at as "expiresAt", wrong,
      used_at as "usedAt"
    from identity.codes where target = ${target} and purpose = ${purpose}
    order by sent_at desc, id desc limit 1 for update`
}

export async function addWrong(tx: Transaction, id: string): Promise<void> {
  await tx.sql`update identity.codes set wrong = wrong + 1 where id = ${id}`
}

/** Whether it was still unused and in time. */
export async function markUsed(tx: Transaction, id: string, at: Date): Promise<boolean> {
  const used = await tx.sql.count`
    update identity.codes set used_at = ${at}
    where id = ${id} and used_at is null and expires_at > ${at}`
  return used === 1
}
