import { expect, it } from 'vitest'
import { testDatabase } from '../../../../testing/database.ts'
import { testSystem } from '../../../../testing/system.ts'
import { watchVendors } from './watch.ts'

const db = await testDatabase()
const { system } = await testSystem(db)
watchVendors({ db, alerts: system.alerts })

const byFirst = ([a = '']: string[], [b = '']: string[]) => (a < b ? -1 : 1)

async function seen() {
  await system.alerts.look()
  const reader = { operator: 'opr_sue', roles: ['content'], language: 'EN' } as const
  const { items } = await system.alerts.list(reader, { limit: 10, state: 'open' })
  return items.map(({ title, text }) => [title, text]).toSorted(byFirst)
}

it('[S22] each vendor in maintenance is told with its end, unless it is not offered, and ends by itself', async () => {
  const until = new Date('2026-11-16T06:30:00.000Z')
  await db.sql`
    insert into catalogue.vendors (code, name, position, enabled, maintenance, maintenance_until)
    values ('TIDAL', 'Tidal', 1, true, true, ${until}), ('OPAL', 'Opal', 2, true, true, null),
      ('GONE', 'Gone', 3, false, true, null), ('WELL', 'Well', 4, true, false, null)`
  const opal = ['Opal is in maintenance', 'No end is planned.']
  expect(await seen()).toEqual([opal, ['Tidal is in maintenance', 'Planned to end 16 Nov, 14:30.']])
  await db.sql`update catalogue.vendors set maintenance = false, maintenance_until = null
    where code = 'TIDAL'`
  expect(await seen()).toEqual([opal])
})
