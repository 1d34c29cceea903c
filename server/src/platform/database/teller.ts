import { gather } from '../gather.ts'

export type News = { readonly channel: string; readonly payload: string }

export type Teller = {
  /** Says it to all who listen, together with what else is said in these milliseconds. */
  say(news: News): Promise<void>
  /** The same where nobody waits for it and nothing is missed when it is lost: whoever is woken also looks of itself. */
  wake(channel: string): void
}

/** One lane: a commit that notifies waits for all others of the cluster that do, so a node has one of them at a time. */
const gathering = { most: 500, lanes: 1, lingerMs: 3 }

const text =
  'select pg_notify(channel, payload) from unnest($1::text[], $2::text[]) as n (channel, payload)'

/**
 * Tells news outside of the transactions that they are about, gathered: a NOTIFY in a transaction takes a lock of the
 * whole cluster until it is on the disk, and so lets no two of them commit at once. A channel that is to be woken is
 * woken once, however often it was asked for meanwhile.
 */
export function createTeller(
  ask: (text: string, values: readonly unknown[]) => Promise<unknown>,
): Teller {
  const waking = new Set<string>()
  const say = gather(async (news: readonly News[]) => {
    for (const { channel, payload } of news) if (payload === '') waking.delete(channel)
    await ask(text, [news.map(({ channel }) => channel), news.map(({ payload }) => payload)])
    return news
  }, gathering)
  return {
    async say(news) {
      await say(news)
    },
    wake(channel) {
      if (waking.has(channel)) return
      waking.add(channel)
      say({ channel, payload: '' }).catch(() => {})
    },
  }
}
