import type { Log } from '../log.ts'
import { errorText } from '../scrub.ts'
import { StartupProblem } from '../startup-problem.ts'
import { requireShort, toAllNodes, type Bus } from './bus.ts'

const channelOf = (topic: string) => `baize:news:${topic}`

/** Redis in place of PostgreSQL, for installations whose news would crowd the database. */
export async function createRedisBus(url: string, log: Log): Promise<Bus> {
  // Houses without Redis need not hold its client in memory.
  const { createClient } = await import('redis')
  const settings = {
    url,
    // News that cannot be said now are dropped rather than piled up.
    disableOfflineQueue: true,
    socket: { connectTimeout: 5_000, reconnectStrategy: (tries: number) => wait(tries) },
  }
  let opened = false
  const wait = (tries: number) =>
    opened ? Math.min(50 * 2 ** tries, 5_000) : new Error('Redis does not answer')
  const speaker = createClient(settings)
  const hearer = speaker.duplicate()
  // It is tried again every few seconds; the log has one line when it goes and one when it is back.
  let isAway = false
  const failed = (error: unknown) => {
    if (opened && !isAway) log.warn({ error: errorText(error) }, 'Redis cannot be reached.')
    isAway = true
  }
  const back = () => {
    if (opened && isAway && speaker.isReady && hearer.isReady) {
      log.info('Redis is reached again.')
      isAway = false
    }
  }
  for (const client of [speaker, hearer]) client.on('error', failed).on('ready', back)
  try {
    await Promise.all([speaker.connect(), hearer.connect()])
  } catch {
    for (const client of [speaker, hearer]) client.destroy()
    throw new StartupProblem(
      'Redis does not answer at REDIS_URL; start it, correct the address, or leave REDIS_URL empty.',
    )
  }
  opened = true
  isAway = false
  let hear: (news: string) => void = () => {}
  const followed = new Set<string>()
  const take = (news: string) => hear(news)
  const subscribe = (topic: string) => hearer.subscribe(channelOf(topic), take)

  return {
    async publish(topic, news) {
      requireShort(news)
      await speaker.publish(channelOf(topic), news)
    },
    async listen(heard, missed = () => {}) {
      hear = heard
      await subscribe(toAllNodes)
      // What was followed while the line was cut could not be asked for.
      hearer.on('ready', () => void Promise.all([...followed].map(subscribe)).then(missed, failed))
    },
    async follow(topic) {
      followed.add(topic)
      await subscribe(topic).catch(failed)
    },
    unfollow(topic) {
      followed.delete(topic)
      hearer.unsubscribe(channelOf(topic)).catch(failed)
    },
    async close() {
      opened = false
      for (const client of [speaker, hearer]) client.destroy()
    },
  }
}
