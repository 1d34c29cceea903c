import { socketProtocol, type ClientMessage } from '@baize/contract/events'
import type { Sessions } from '../sessions.ts'
import { closing, type Connection } from './connection.ts'
import type { Crowd } from './crowd.ts'
import { welcome } from './heartbeat.ts'
import type { SocketLimits } from './limits.ts'
import type { Topics } from './topics.ts'

type Deps = {
  readonly sessions: Sessions
  readonly crowd: Crowd
  readonly topics: Topics
  readonly limits: SocketLimits
  readonly now: () => Date
}

/** Reads what a page may say; anything else is undefined. */
export function readClientMessage(text: string): ClientMessage | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  if (typeof value !== 'object' || value === null) return undefined
  const { type, protocol, token, topic } = value as Record<string, unknown>
  if (type === 'hello') {
    return typeof protocol === 'number' && typeof token === 'string'
      ? (value as ClientMessage)
      : undefined
  }
  if (type === 'subscribe' || type === 'unsubscribe') {
    return typeof topic === 'string' ? { type, topic } : undefined
  }
  return type === 'pong' ? { type } : undefined
}

/** Answers one message. Whoever has not said who they are is heard for `hello` alone. */
export async function answer(deps: Deps, connection: Connection, text: string): Promise<void> {
  const message = readClientMessage(text)
  if (!message) return end(connection, 'invalid_input')
  if (message.type === 'hello') return await greet(deps, connection, message)
  if (!connection.actor) return end(connection, 'sign_in_required')
  if (message.type === 'pong') connection.missedPings = 0
  if (message.type === 'subscribe') subscribe(deps, connection, message.topic)
  if (message.type === 'unsubscribe') deps.crowd.unsubscribe(connection, message.topic)
}

async function greet(
  { sessions, crowd, limits, now }: Deps,
  connection: Connection,
  { protocol, token }: Extract<ClientMessage, { type: 'hello' }>,
): Promise<void> {
  if (connection.actor) return end(connection, 'invalid_input')
  if (protocol !== socketProtocol) return end(connection, 'protocol')
  const actor = await sessions.find(token)
  // Whoever left meanwhile has been forgotten already, and must not be remembered again.
  if (!connection.isOpen()) return
  if (!actor) return end(connection, 'sign_in_required')
  if (crowd.countOfActor(actor.id) >= limits.perActor) {
    connection.refuse('not_allowed')
    return connection.close(closing.full, 'too many sockets')
  }
  connection.actor = actor
  crowd.welcome(connection)
  welcome(connection, now)
}

function subscribe({ crowd, topics, limits }: Deps, connection: Connection, topic: string): void {
  const { actor } = connection
  if (!actor || connection.topics.size >= limits.topics || !topics.mayHear(actor, topic)) {
    return connection.refuse('not_allowed')
  }
  crowd.subscribe(connection, topic)
}

function end(connection: Connection, code: Parameters<Connection['refuse']>[0]): void {
  connection.refuse(code)
  connection.close(closing.policy, code)
}
