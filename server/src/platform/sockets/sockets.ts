import { setTimeout as sleep } from 'node:timers/promises'
import type { SocketEvent } from '@baize/contract/events'
import { isAway } from '../database/database.ts'
import type { Http } from '../http/http.ts'
import { createOwnCounter } from '../http/rates/own-counter.ts'
import type { Log } from '../log.ts'
import { errorText } from '../scrub.ts'
import type { Sessions } from '../sessions.ts'
import { createBroadcast } from './broadcast.ts'
import { toAllNodes, type Bus } from './bus.ts'
import { closing } from './connection.ts'
import { createCrowd } from './crowd.ts'
import { beat, dropSession, lookAgain, welcome } from './heartbeat.ts'
import { defaultLimits, type SocketLimits } from './limits.ts'
import { serveSockets } from './route.ts'
import { createTopics, type TopicRule } from './topics.ts'

export type Sockets = {
  /** Tells an event to all who hear the topic, on every node. News are quick and may be lost; call it after a commit. */
  publish(topic: string, event: SocketEvent): void
  /** Closes the sockets of a session, on every node. Sessions that this node closes are dropped without being asked. */
  dropSession(sessionId: string): void
  /** Opens a further topic to those whom its rule admits. */
  addTopic(name: string, rule: TopicRule): void
  /** For the metrics. */
  counts(): { readonly open: number; readonly droppedAsSlow: number; readonly lost: number }
  /** Says goodbye (1001) to everybody and waits a moment for their answer. Also done when the server closes. */
  close(): Promise<void>
}

type Deps = {
  readonly http: Http
  readonly sessions: Sessions
  readonly bus: Bus
  readonly log: Log
  readonly now: () => Date
  readonly publicUrl: string
  readonly limits?: Partial<SocketLimits>
}

type News =
  | { readonly type: 'event'; readonly topic: string; readonly event: SocketEvent }
  | { readonly type: 'drop'; readonly sessionId: string }

/** A page asks for what it shows when it is welcomed, which takes about so long. */
const followedLateMs = 50

/** Serves `/socket`. Must be called before the rooms bind their calls. */
export async function createSockets(deps: Deps): Promise<Sockets> {
  const { http, sessions, bus, log, now, publicUrl } = deps
  const limits = { ...defaultLimits, ...deps.limits }
  const crowd = createCrowd({
    first: (topic) => void follow(topic).catch(notFollowed),
    last: (topic) => bus.unfollow(topic),
  })
  const topics = createTopics()
  const broadcast = createBroadcast()
  const tally = { droppedAsSlow: 0, lost: 0 }
  let isClosing = false

  /** What was said before a topic is followed was not heard here. Where that took a while, who hears it is to look again. */
  async function follow(topic: string): Promise<void> {
    const asked = performance.now()
    await bus.follow(topic)
    if (performance.now() - asked < followedLateMs) return
    for (const connection of crowd.hearersOf(topic)) welcome(connection, now)
  }

  const notFollowed = (error: unknown) => {
    if (isAway(error)) return
    log.warn({ error: errorText(error) }, 'News for the sockets are not heard.')
  }

  function say(topic: string, news: News): void {
    bus.publish(topic, JSON.stringify(news)).catch((error: unknown) => {
      tally.lost += 1
      if (!isAway(error)) log.warn({ error: errorText(error) }, 'News for the sockets were lost.')
    })
  }

  function hear(text: string): void {
    // Most news are of people who are connected elsewhere, or nowhere: they are not even read.
    const about = topicOf(text)
    if (about !== undefined && crowd.countOfTopic(about) === 0) return
    const news = JSON.parse(text) as News
    if (news.type === 'drop') return dropSession(crowd, news.sessionId)
    const { topic } = news
    if (!broadcast.add(() => crowd.hearersOf(topic), text)) tally.lost += 1
  }

  const heartbeat = setInterval(() => {
    beat(crowd, sessions).catch((error: unknown) => {
      if (isAway(error)) return
      log.warn({ error: errorText(error) }, 'The sockets could not be looked after.')
    })
  }, limits.pingEveryMs)

  async function close(): Promise<void> {
    if (isClosing) return
    isClosing = true
    clearInterval(heartbeat)
    for (const connection of crowd.all()) connection.close(closing.away, 'closing')
    await untilEmpty(limits.closingMs)
    for (const connection of crowd.all()) connection.cut()
    await untilEmpty(500)
    await bus.close()
  }

  async function untilEmpty(waitMs: number): Promise<void> {
    const until = Date.now() + waitMs
    while (crowd.size > 0 && Date.now() < until) await sleep(20)
  }

  const talk = { sessions, crowd, topics, limits, now }
  await serveSockets(http, {
    ...talk,
    publicUrl,
    nobodies: createOwnCounter(),
    slow: () => void (tally.droppedAsSlow += 1),
    defect(error) {
      if (!isAway(error)) log.error({ error: errorText(error) }, 'A message of a socket failed.')
    },
    isClosing: () => isClosing,
    close,
  })
  sessions.onClosed((ids) => {
    for (const sessionId of ids) say(toAllNodes, { type: 'drop', sessionId })
  })
  await bus.listen(hear, () => void lookAgain(crowd, now))

  return {
    publish: (topic, event) => say(topic, { type: 'event', topic, event }),
    dropSession: (sessionId) => say(toAllNodes, { type: 'drop', sessionId }),
    addTopic: topics.add,
    counts: () => ({ open: crowd.size, ...tally }),
    close,
  }
}

const eventHead = '{"type":"event","topic":"'

/** The topic of an event, without reading the rest of it; nothing when it is no event or its topic is not plain. */
function topicOf(text: string): string | undefined {
  if (!text.startsWith(eventHead)) return undefined
  const topic = text.slice(eventHead.length, text.indexOf('"', eventHead.length))
  return topic.includes('\\') ? undefined : topic
}
