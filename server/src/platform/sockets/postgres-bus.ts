import type { Database } from '../database/database.ts'
import { requireShort, type Bus } from './bus.ts'

const channel = 'platform_news'

/** The embedded default: PostgreSQL's own NOTIFY. */
export function createPostgresBus(db: Database): Bus {
  let stop = () => {}
  return {
    async publish(news) {
      requireShort(news)
      await db.sql`select pg_notify(${channel}, ${news})`
    },
    async listen(heard, missed) {
      stop = await db.listen(channel, heard, missed)
    },
    async close() {
      stop()
    },
  }
}
