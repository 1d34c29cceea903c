import type { Database } from '../database/database.ts'
import { gather } from '../gather.ts'
import { packNews, requireShort, unpackNews, type Bus } from './bus.ts'

const channel = 'platform_news'

/** One lane, so that news keep their order. */
const gathering = { most: 500, lanes: 1 }

/** The embedded default: PostgreSQL's own NOTIFY. What is said twice in the same moment may be heard once. */
export function createPostgresBus(db: Database): Bus {
  let stop = () => {}
  const say = gather(async (news: readonly string[]) => {
    const packs = packNews(news)
    await Promise.all(packs.map((pack) => db.tell(channel, pack)))
    return news
  }, gathering)
  return {
    async publish(news) {
      requireShort(news)
      await say(news)
    },
    async listen(heard, missed) {
      const hear = (pack: string) => unpackNews(pack).forEach((news) => heard(news))
      stop = await db.listen(channel, hear, missed)
    },
    async close() {
      stop()
    },
  }
}
