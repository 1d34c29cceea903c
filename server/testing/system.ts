import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { SocketEvent } from '@baize/contract/events'
import type { SealKey } from '@baize/contract/system/system'
import { createIdMaker } from '@baize/kernel/ids'
import { ok } from '@baize/kernel/result'
import type { Database } from '../src/platform/database/database.ts'
import { ensureMonthlyPartitions } from '../src/platform/database/partitions.ts'
import { createEvents } from '../src/platform/events/events.ts'
import { createLog } from '../src/platform/log.ts'
import type { ActorKind, SessionLimits } from '../src/platform/sessions.ts'
import { createSystem, type Doer, type Geo, type SystemDeps } from '../src/rooms/system/system.ts'

export const brandsFolder = fileURLToPath(new URL('../../brands', import.meta.url))

const sealKey: SealKey = { kid: 'test', kty: 'EC', crv: 'P-256', x: 'x', y: 'y' }

/** Every address in one country, by data that is as old as asked for. */
export function testGeo(country: string, date = new Date().toISOString().slice(0, 10)): Geo {
  const about = { source: 'Test', date, licence: 'None', link: '' }
  return { countryOf: () => country, about }
}

/** The system room on a test database, with a clock that tests can set and a record of what it told pages. */
export async function testSystem(db: Database, overrides: Partial<SystemDeps> = {}) {
  const clock = { offsetMs: 0 }
  const now = () => new Date(Date.now() + clock.offsetMs)
  const makeId = createIdMaker({ now, randomBytes: (count) => randomBytes(count) })
  const log = createLog('silent')
  const told: { topic: string; event: SocketEvent }[] = []
  const limits: Partial<Record<ActorKind, SessionLimits>> = {}
  await db.transaction((tx) =>
    ensureMonthlyPartitions(tx, 'platform.events', { ahead: 3, now: now() }),
  )
  const system = await createSystem({
    db,
    log,
    now,
    makeId,
    events: createEvents({ db, log, now, makeId }),
    sessions: { setLimits: (kind, next) => void (limits[kind] = next) },
    publish: (topic, event) => void told.push({ topic, event }),
    sealKey,
    brand: { code: 'demo', folder: brandsFolder },
    checkContrast: () => undefined,
    holdsMoney: async () => false,
    geo: testGeo('PH'),
    ...overrides,
  })
  // Who is whose second person is what identity knows.
  system.approvals.setPeople({
    mayAgree: async () => ok(),
    mayStillAsk: async () => true,
    isAnybodyReady: async () => true,
  })
  return { system, clock, told, limits }
}

export function testOperator(name: string, ...roles: string[]): Doer {
  return {
    id: `opr_${name.toLowerCase()}`,
    name,
    username: '',
    roles: roles.length > 0 ? roles : ['admin'],
    ip: '203.0.113.9',
    requestId: `req_${name.toLowerCase()}`,
  }
}

/** What rooms announced, oldest first. */
export async function eventsOf(
  db: Database,
  kind: string,
): Promise<{ subject: string; payload: unknown }[]> {
  return await db.sql<{ subject: string; payload: unknown }>`
    select subject, payload from platform.events where kind = ${kind} order by position`
}
