import type { Connection } from './connection.ts'

/** Who is connected to this node, by address until it is known whose it is, then by person, session and what they hear. */
export type Crowd = {
  /** Counts a socket before anybody knows whose it is. */
  arrive(connection: Connection): void
  welcome(connection: Connection): void
  leave(connection: Connection): void
  subscribe(connection: Connection, topic: string): void
  unsubscribe(connection: Connection, topic: string): void
  countOfAddress(ip: string): number
  countOfActor(actorId: string): number
  countOfTopic(topic: string): number
  hearersOf(topic: string): Connection[]
  ofSession(sessionId: string): Connection[]
  all(): Connection[]
  readonly size: number
}

export type CrowdNews = {
  /** Nobody here heard this topic before. */
  first(topic: string): void
  /** Nobody here hears it any more. */
  last(topic: string): void
}

export function createCrowd({ first, last }: CrowdNews): Crowd {
  const everybody = new Set<Connection>()
  const byAddress = createGroups()
  const byActor = createGroups()
  const bySession = createGroups()
  const byTopic = createGroups()

  function forget(topic: string, connection: Connection): void {
    const before = byTopic.count(topic)
    byTopic.remove(topic, connection)
    if (before > 0 && byTopic.count(topic) === 0) last(topic)
  }

  return {
    arrive(connection) {
      everybody.add(connection)
      byAddress.add(connection.ip, connection)
    },
    welcome(connection) {
      if (!connection.actor) return
      // Counted by the person from now on: behind one address there may be many of them.
      byAddress.remove(connection.ip, connection)
      byActor.add(connection.actor.id, connection)
      bySession.add(connection.actor.sessionId, connection)
    },
    leave(connection) {
      everybody.delete(connection)
      byAddress.remove(connection.ip, connection)
      for (const topic of connection.topics) forget(topic, connection)
      if (!connection.actor) return
      byActor.remove(connection.actor.id, connection)
      bySession.remove(connection.actor.sessionId, connection)
    },
    subscribe(connection, topic) {
      // A page that is welcomed once more says all of it again.
      if (connection.topics.has(topic)) return
      connection.topics.add(topic)
      byTopic.add(topic, connection)
      if (byTopic.count(topic) === 1) first(topic)
    },
    unsubscribe(connection, topic) {
      connection.topics.delete(topic)
      forget(topic, connection)
    },
    countOfAddress: (ip) => byAddress.count(ip),
    countOfActor: (actorId) => byActor.count(actorId),
    countOfTopic: (topic) => byTopic.count(topic),
    hearersOf: (topic) => byTopic.list(topic),
    ofSession: (sessionId) => bySession.list(sessionId),
    all: () => [...everybody],
    get size() {
      return everybody.size
    },
  }
}

function createGroups() {
  const groups = new Map<string, Set<Connection>>()
  return {
    add(key: string, connection: Connection): void {
      const group = groups.get(key)
      if (group) group.add(connection)
      else groups.set(key, new Set([connection]))
    },
    remove(key: string, connection: Connection): void {
      const group = groups.get(key)
      group?.delete(connection)
      if (group?.size === 0) groups.delete(key)
    },
    count: (key: string) => groups.get(key)?.size ?? 0,
    list: (key: string) => [...(groups.get(key) ?? [])],
  }
}
