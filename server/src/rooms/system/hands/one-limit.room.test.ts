import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { testDatabase } from '../../../../testing/database.ts'
import { testSystem } from '../../../../testing/system.ts'

const db = await testDatabase()
const { system } = await testSystem(db)
const script = readFileSync(
  new URL('../../../../migrations/0032_one_second_person_limit.sql', import.meta.url),
  'utf8',
)

/** Makes content the live version, as an earlier version of the platform left it. */
async function leave(document: string, content: object) {
  await db.sql`
    with added as (
      insert into system.versions (document, version, content, at, by_id, by_name, reason)
      select ${document}, coalesce(max(version), 0) + 1, ${JSON.stringify(content)}::jsonb, now(), 'x', 'x', 'x'
      from system.versions where document = ${document} returning version)
    insert into system.documents (document, live_version) select ${document}, version from added
    on conflict (document) do update set live_version = excluded.live_version`
}

async function carriedOver() {
  await db.transaction((tx) => tx.script(script))
  const { live } = await system.settings.policy.get()
  return live
}

const {
  secondPersonAbove: _,
  secondPersonAbovePerDay: __,
  ...policy
} = system.settings.policy.live()

it('[S30] the lower of two limits of an earlier version holds, and what one did not name goes on unnamed', async () => {
  const adjustmentSecondPersonAbove = { PHP: '500', JPY: '9000', USD: '7' }
  await leave('policy', { ...policy, adjustmentSecondPersonAbove })
  await leave('cashier', { secondPersonAbove: { PHP: '5000', JPY: '90', KRW: '1' } })
  const live = await carriedOver()
  expect(live.by).toBe('System')
  expect(live.content).toEqual({
    ...policy,
    secondPersonAbove: { PHP: '500', JPY: '90' },
    secondPersonAbovePerDay: { PHP: '5000', JPY: '900' },
  })
  expect((await carriedOver()).version).toBe(live.version)
})

it('[S30] documents that never named a sum have the usual ones, and nothing outgrows its field', async () => {
  await leave('policy', policy)
  await leave('cashier', {
    secondPersonAbove: { PHP: '9999999999999999', USD: '9999999999999999' },
  })
  expect((await carriedOver()).content).toMatchObject({
    secondPersonAbove: { PHP: '500000', USD: '10000' },
    secondPersonAbovePerDay: { PHP: '5000000', USD: '100000' },
  })
  const most = '9999999999999999'
  await leave('policy', { ...policy, adjustmentSecondPersonAbove: { PHP: most } })
  expect((await carriedOver()).content).toMatchObject({
    secondPersonAbove: { PHP: most },
    secondPersonAbovePerDay: { PHP: most },
  })
})
