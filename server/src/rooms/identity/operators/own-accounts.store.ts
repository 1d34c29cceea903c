import type { Database, Transaction } from '../../../platform/database/database.ts'

type Sql = Pick<Database | Transaction, 'sql'>

export async function isOwn({ sql }: Sql, operator: string, member: string): Promise<boolean> {
  const found = await sql`
    select from identity.operator_accounts where operator_id = ${operator} and member_id = ${member}`
  return found.length > 0
}

/** Those of this operator become exactly these. */
export async function setOwn(
  { sql }: Transaction,
  operator: string,
  members: readonly string[],
  at: Date,
): Promise<void> {
  const kept = [...members]
  await sql`
    delete from identity.operator_accounts
    where operator_id = ${operator} and member_id <> all(${kept}::text[])`
  await sql`
    insert into identity.operator_accounts (operator_id, member_id, named_at)
    select ${operator}, id, ${at}::timestamptz from unnest(${kept}::text[]) as id
    on conflict do nothing`
}
