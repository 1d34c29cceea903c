import type { Database } from './database/database.ts'
import { fingerprintOf } from './secret.ts'
import { StartupProblem } from './startup-problem.ts'

/** All nodes of a house have one secret. The first writes down by what it is told apart; whoever has another does not start. */
export async function joinHouse({ sql }: Pick<Database, 'sql'>, secret: string, now: Date) {
  const fingerprint = fingerprintOf(secret)
  await sql`
    insert into platform.house (secret_fingerprint, begun_at) values (${fingerprint}, ${now})
    on conflict do nothing`
  const { known } = await sql.one<{ known: string }>`
    select secret_fingerprint as known from platform.house`
  if (known === fingerprint) return
  throw new StartupProblem(
    'SECRET is not the one that this house was begun with: set the same on every node, or give a restored house its own.',
  )
}
