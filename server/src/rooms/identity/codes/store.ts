import type { Transaction } from '../../../platform/database/database.ts'
import type { CodePurpose, NewCode, SentCode, SentCounts } from './code.ts'
import { dayMs, hourMs, resendMs } from './rules.ts'

type Asked = Pick<NewCode, 'purpose' | 'target'> & { readonly network: string; readonly at: Date }

/** Lets one request of a network and one for a target at a time pass, always in this order. */
export async function lockSending(tx: Transaction, network: string, target: string): Promise<void> {
  await tx.sql`select pg_advisory_xact_lock(hashtextextended(${`codes network ${network}`}, 0))`
  await tx.sql`select pg_advisory_xact_lock(hashtextextended(${`codes target ${target}`}, 0))`
}

export async function countSent(
  tx: Transaction,
  { purpose, target, network, at }: Asked,
): Promise<SentCounts> {
  const since = (ms: number) => new Date(at.getTime() - ms)
  const row = await tx.sql.one<Record<`${keyof SentCounts}${'' | 'First'}`, unknown>>`
    with
      own as (select sent_at, purpose from identity.codes
        where target = ${target} and sent_at > ${since(dayMs)}),
      network as (select sent_at from identity.codes
        where ip = ${network} and sent_at > ${since(hourMs)})
    select
      (select count(*)::int from own
        where purpose = ${purpose} and sent_at > ${since(resendMs)}) as "justNow",
      (select min(sent_at) from own
        where purpose = ${purpose} and sent_at > ${since(resendMs)}) as "justNowFirst",
      (select count(*)::int from own where sent_at > ${since(hourMs)}) as "targetHour",
      (select min(sent_at) from own where sent_at > ${since(hourMs)}) as "targetHourFirst",
      (select count(*)::int from own) as "targetDay",
      (select min(sent_at) from own) as "targetDayFirst",
      (select count(*)::int from network) as "networkHour",
      (select min(sent_at) from network) as "networkHourFirst"`
  const span = (name: keyof SentCounts) => ({
    count: row[name] as number,
    first: row[`${name}First`] as Date | null,
  })
  return {
    justNow: span('justNow'),
    targetHour: span('targetHour'),
    targetDay: span('targetDay'),
    networkHour: span('networkHour'),
  }
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
