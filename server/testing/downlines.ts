import type { Database } from '../src/platform/database/database.ts'

type Given = {
  readonly id: string
  readonly name: string
  readonly type: number
  readonly upline: string | null
  readonly at: Date
}

/** An account below another, without a way to sign in. */
export async function insertDownline(
  { sql }: Pick<Database, 'sql'>,
  { id, name, type, upline, at }: Given,
): Promise<void> {
  await sql`
    insert into identity.members
      (id, account, account_key, nickname, type, currency, language, upline_id, registered_at)
    values (${id}, ${name}, ${name}, ${name}, ${type}, 'PHP', 'EN', ${upline}, ${at})`
}
