import { expect, it } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { joinHouse } from './same-house.ts'
import { StartupProblem } from './startup-problem.ts'

const db = await testDatabase()
const now = new Date()

it('[P50] a node with another secret than its house does not start, and is told in one sentence', async () => {
  const [first, other] = [
    'a secret of more than thirty-two letters',
    'another of more than thirty-two letters',
  ]
  await Promise.all([joinHouse(db, first, now), joinHouse(db, first, now)])
  await joinHouse(db, first, now)
  const refused = await joinHouse(db, other, now).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(StartupProblem)
  expect((refused as Error).message).toMatch(
    /^SECRET is not the one that this house was begun with: .*\.$/,
  )
  const rows = await db.sql<{ fingerprint: string }>`
    select secret_fingerprint as fingerprint from platform.house`
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(first)
})
