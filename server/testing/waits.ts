import { expect, vi } from 'vitest'
import type { Database } from '../src/platform/database/database.ts'

/** Until all of these wait for somebody else in the database, or are over without having waited. */
export async function waitsOrEnds(
  { sql }: Pick<Database, 'sql'>,
  works: readonly Promise<unknown>[],
): Promise<void> {
  let over = 0
  for (const work of works) void work.finally(() => (over += 1)).catch(() => {})
  await vi.waitFor(async () => {
    const { waiting } = await sql.one<{ waiting: number }>`
      select count(*)::integer as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
    expect(over + waiting).toBeGreaterThanOrEqual(works.length)
  }, 20_000)
}
