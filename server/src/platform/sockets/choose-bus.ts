import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import type { Log } from '../log.ts'
import type { Bus } from './bus.ts'
import { createPostgresBus } from './postgres-bus.ts'
import { createRedisBus } from './redis-bus.ts'

/** Redis where it is configured, else PostgreSQL. */
export async function chooseBus(
  { REDIS_URL }: Pick<Config, 'REDIS_URL'>,
  db: Database,
  log: Log,
): Promise<Bus> {
  return REDIS_URL === '' ? createPostgresBus(db) : await createRedisBus(REDIS_URL, log)
}
