import { createIdMaker } from '@baize/kernel/ids'
import { systemRandomBytes } from '@baize/kernel/random'
import { expect, it } from 'vitest'
import { testDatabase } from '../../../testing/database.ts'
import { createLog } from '../log.ts'
import { createSessions } from '../sessions.ts'
import type { JobDefinition, Jobs } from './jobs.ts'
import { createUpkeep } from './upkeep.ts'

const db = await testDatabase()
const now = () => new Date('2026-11-15T12:00:00Z')
const makeId = createIdMaker({ now, randomBytes: systemRandomBytes })
const defined = new Map<string, JobDefinition<unknown>>()
const jobs = {
  define: (name: string, job: JobDefinition<unknown>) => void defined.set(name, job),
} as Jobs
const sessions = createSessions({ db, secret: 'x'.repeat(32), now, makeId })
const upkeep = createUpkeep({ db, jobs, sessions, log: createLog('silent'), now })
const run = { attempt: 1, lastAttempt: false, signal: new AbortController().signal }

it('[P16] makes partitions of registered tables three months ahead', async () => {
  await upkeep.makePartitions()
  const rows = await db.sql<{ name: string }>`
    select inhrelid::regclass::text as name from pg_inherits
    where inhparent = 'platform.events'::regclass order by 1`
  expect(rows.map(({ name }) => name)).toEqual([
    'platform.events_2026_10',
    'platform.events_2026_11',
    'platform.events_2026_12',
    'platform.events_2027_01',
    'platform.events_2027_02',
  ])
  expect(defined.get('platform.partitions')?.schedule).toBe('17 3 * * *')
})

it('[P17] sweeps what is over and leaves the rest', async () => {
  const ago = (hours: number) => new Date(now().getTime() - hours * 3_600_000)
  for (const [id, hours] of [
    ['ses_old', 13],
    ['ses_new', 11],
  ] as const) {
    await db.sql`
      insert into platform.sessions values (${id}, ${Buffer.from(id)}, 'member', 'mem_1', 'n', '{}', '', '', ${ago(hours)}, ${ago(hours)})`
  }
  await db.sql`insert into platform.used_seals values ('old', ${ago(1)}), ('new', ${ago(-1)})`
  for (const [id, days] of [
    ['msg_old', 31],
    ['msg_new', 29],
  ] as const) {
    await db.sql`
      insert into platform.messages values (${id}, ${ago(days * 24)}, 'sms', 'x', '', '', '', null, 'kept', '')`
  }
  await defined.get('platform.sweep')?.handle({}, run)
  const left = await db.sql<{ id: string }>`
    select id from platform.sessions union all select id from platform.used_seals
    union all select id from platform.messages`
  expect(left.map(({ id }) => id)).toEqual(['ses_new', 'new', 'msg_new'])
})
