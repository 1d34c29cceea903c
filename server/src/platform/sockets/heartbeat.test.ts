import { expect, it } from 'vitest'
import type { Sessions } from '../sessions.ts'
import type { Connection } from './connection.ts'
import { createCrowd } from './crowd.ts'
import { beat } from './heartbeat.ts'

/** A socket of somebody who is signed in, which answers pings or does not. */
function connect(sessionId: string, answers: boolean) {
  const told: string[] = []
  const connection: Connection = {
    ip: '127.0.0.1',
    actor: { id: sessionId, sessionId } as NonNullable<Connection['actor']>,
    topics: new Set(),
    missedPings: 0,
    isOpen: () => true,
    send(message) {
      told.push(message.type)
      if (message.type === 'ping' && answers) connection.missedPings = 0
    },
    sendText: () => {},
    mayTalk: () => true,
    refuse: (code) => void told.push(code),
    close: () => void told.push('closed'),
    cut: () => void told.push('cut'),
  }
  return { connection, told }
}

const allOpen = { filterOpen: async (ids: string[]) => new Set(ids) } as unknown as Sessions

it('[P23] who answers stays, however many beats there are; who does not is cut after two', async () => {
  const crowd = createCrowd({ first: () => {}, last: () => {} })
  const [alive, dead] = [connect('a', true), connect('b', false)]
  crowd.arrive(alive.connection)
  crowd.arrive(dead.connection)
  for (let beats = 0; beats < 3; beats += 1) await beat(crowd, allOpen)
  expect(alive.told).toEqual(['ping', 'ping', 'ping'])
  expect(dead.told).toEqual(['ping', 'ping', 'cut'])
})
