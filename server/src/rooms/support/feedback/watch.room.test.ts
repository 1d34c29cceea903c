import { expect, it } from 'vitest'
import { testDatabase } from '../../../../testing/database.ts'
import { testSystem } from '../../../../testing/system.ts'
import { watchFeedback } from './watch.ts'

const db = await testDatabase()
const { system, clock } = await testSystem(db)
watchFeedback({ db, now: () => new Date(Date.now() + clock.offsetMs), alerts: system.alerts })

async function seen() {
  await system.alerts.look()
  const reader = { operator: 'opr_sue', roles: ['support'], language: 'EN' } as const
  const { items } = await system.alerts.list(reader, { limit: 10, state: 'open' })
  return items.map(({ title, text }) => [title, text])
}

const hourMs = 3_600_000

it('[S22] words that nobody answered in a working day are told, and no more once they are', async () => {
  await db.sql`
    insert into support.feedback
      (id, at, category, text, contact, account, language, ip, pictures, content_hash)
    values ('fbk_1', ${new Date()}, 'idea', 'A word', '', '', 'EN', '', 0, '')`
  clock.offsetMs = 8 * hourMs - 60_000
  expect(await seen()).toEqual([])
  clock.offsetMs = 8 * hourMs + 60_000
  expect(await seen()).toEqual([
    ['1 message of a person is late', expect.stringContaining('the target is 8 hours.')],
  ])
  await db.sql`update support.feedback set state = 'closed', answered_at = now()`
  expect(await seen()).toEqual([])
})
