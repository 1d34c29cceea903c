import { expect, it } from 'vitest'
import { testDatabase } from '../../../../testing/database.ts'
import { testOperator, testSystem } from '../../../../testing/system.ts'
import { actedBy } from '../../system/system.ts'
import { watchLocks } from './watch.ts'

const db = await testDatabase()
const { system, clock } = await testSystem(db)
const now = () => new Date(Date.now() + clock.offsetMs)
watchLocks({ now, alerts: system.alerts, audit: system.audit })
const trail = system.audit.open({
  'operator.locked': 'ops.actionOperatorLocked',
  'address.locked': 'ops.actionAddressLocked',
})

const byFirst = ([a = '']: string[], [b = '']: string[]) => (a < b ? -1 : 1)

async function seen() {
  await system.alerts.look()
  const reader = { operator: 'opr_ana', roles: ['admin'], language: 'EN' } as const
  const { items } = await system.alerts.list(reader, { limit: 10, state: 'open' })
  return items.map(({ kind, text, link }) => [kind, text, link]).toSorted(byFirst)
}

it('[S22] a sign-in and an address that were locked are told for a day, each with its entry of the log', async () => {
  const by = { ...actedBy(testOperator('Ana')), reason: '' }
  await db.transaction(async (tx) => {
    await trail.write(tx, { ...by, action: 'operator.locked', object: 'operator manager' })
    await trail.write(tx, { ...by, action: 'address.locked', object: 'address 203.0.113.7' })
  })
  const [entry] = await system.audit.list({ action: 'operator.locked' }, { limit: 1 })
  const sequence = entry?.sequence ?? 0n
  expect(await seen()).toEqual([
    [
      'address.locked',
      '203.0.113.7 may not try for some minutes.',
      `/audit?entry=${sequence + 1n}`,
    ],
    ['operator.locked', 'After wrong tries with the name manager.', `/audit?entry=${sequence}`],
  ])
  clock.offsetMs = 86_400_000 + 60_000
  expect(await seen()).toEqual([])
})
