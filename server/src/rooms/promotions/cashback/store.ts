import type { Database } from '../../../platform/database/database.ts'

/** What members got from all that is given, within a time. What is taken back of it is not counted here. */
export async function sumReceived(
  { sql }: Pick<Database, 'sql'>,
  members: readonly string[],
  { fromAt, untilAt }: { readonly fromAt: Date; readonly untilAt: Date },
): Promise<Map<string, bigint>> {
  const rows = await sql<{ member: string; received: string }>`
    select g.member, sum(g.released)::text as received from promotions.grants g
    where g.member = any(${[...members]}::text[]) and g.over_at >= ${fromAt} and g.over_at < ${untilAt}
    group by g.member`
  return new Map(rows.map(({ member, received }) => [member, BigInt(received)]))
}
