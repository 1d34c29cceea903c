import { createHash } from 'node:crypto'
import type { Database } from '../database/database.ts'
import { gather } from '../gather.ts'
import { packNews, requireShort, toAllNodes, unpackNews, type Bus } from './bus.ts'

const channel = 'platform_news'

/** PostgreSQL looks through all channels of a connection for each word, so there are few, and many topics in each. */
const groups = 32

/** One lane, so that news keep their order. */
const gathering = { most: 500, lanes: 1 }

type Said = { readonly topic: string; readonly news: string }

/** The embedded default: PostgreSQL's own NOTIFY. What is said twice in the same moment may be heard once. */
export function createPostgresBus(db: Database): Bus {
  const following = new Map<string, { topics: Set<string>; stop: Promise<() => void> }>()
  let stop = () => {}
  let hear: (pack: string) => void = () => {}

  const say = gather(async (said: readonly Said[]) => {
    const byChannel = new Map<string, string[]>()
    for (const { topic, news } of said) {
      const name = channelOf(topic)
      const group = byChannel.get(name)
      if (group) group.push(news)
      else byChannel.set(name, [news])
    }
    const told = [...byChannel].flatMap(([name, each]) =>
      packNews(each).map((pack) => db.tell(name, pack)),
    )
    await Promise.all(told)
    return said
  }, gathering)

  return {
    async publish(topic, news) {
      requireShort(news)
      await say({ topic, news })
    },
    async listen(heard, missed) {
      hear = (pack) => unpackNews(pack).forEach((news) => heard(news))
      stop = await db.listen(channel, hear, missed)
    },
    async follow(topic) {
      const name = channelOf(topic)
      const known = following.get(name)
      if (known) known.topics.add(topic)
      const group = known ?? {
        topics: new Set([topic]),
        stop: db.listen(name, (pack) => hear(pack)),
      }
      following.set(name, group)
      await group.stop
    },
    unfollow(topic) {
      const name = channelOf(topic)
      const group = following.get(name)
      group?.topics.delete(topic)
      if (group?.topics.size !== 0) return
      following.delete(name)
      void group.stop.then((end) => end())
    },
    async close() {
      stop()
      hear = () => {}
      for (const group of following.values()) (await group.stop)()
      following.clear()
    },
  }
}

function channelOf(topic: string): string {
  if (topic === toAllNodes) return channel
  const [first = 0] = createHash('sha1').update(topic).digest()
  return `${channel}_${first % groups}`
}
