import { setImmediate as breathe, setTimeout as sleep } from 'node:timers/promises'
import { socketProtocol } from '@baize/contract/events'
import type { Sessions } from '../sessions.ts'
import { closing, type Connection } from './connection.ts'
import type { Crowd } from './crowd.ts'

const sliceSize = 500
const mayMiss = 2

/** One beat: asks every client whether it is there, cuts those that are not, and sends away ended sessions. */
export async function beat(crowd: Crowd, sessions: Sessions): Promise<void> {
  const connections = crowd.all()
  for (let from = 0; from < connections.length; from += sliceSize) {
    const slice = connections.slice(from, from + sliceSize).filter(({ actor }) => actor)
    for (const connection of slice) {
      if (connection.missedPings >= mayMiss) {
        connection.cut()
        continue
      }
      connection.missedPings += 1
      connection.send({ type: 'ping' })
    }
    const ids = slice.flatMap(({ actor }) => (actor ? [actor.sessionId] : []))
    const open = ids.length > 0 ? await sessions.filterOpen(ids) : new Set<string>()
    for (const id of new Set(ids)) if (!open.has(id)) dropSession(crowd, id)
    await breathe()
  }
}

const welcomeSlice = 100
const welcomePauseMs = 20

/**
 * News were lost: every page is welcomed once more, by which it asks for all that it shows. Not all at once, for each of
 * them will ask.
 */
export async function lookAgain(crowd: Crowd, now: () => Date): Promise<void> {
  const connections = crowd.all().filter(({ actor }) => actor)
  for (let from = 0; from < connections.length; from += welcomeSlice) {
    for (const connection of connections.slice(from, from + welcomeSlice)) welcome(connection, now)
    await sleep(welcomePauseMs)
  }
}

export function welcome(connection: Connection, now: () => Date): void {
  const serverTime = now().toISOString()
  connection.send({ type: 'welcome', protocol: socketProtocol, serverTime })
}

export function dropSession(crowd: Crowd, sessionId: string): void {
  for (const connection of crowd.ofSession(sessionId)) {
    connection.refuse('sign_in_required')
    connection.close(closing.policy, 'signed out')
  }
}
