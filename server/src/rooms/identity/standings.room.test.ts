import { expect, it } from 'vitest'
import { countedDatabase } from '../../../testing/counted-database.ts'
import { testDatabase } from '../../../testing/database.ts'
import { testIdentity } from '../../../testing/identity.ts'
import { createStandings } from './standings.ts'

const counted = countedDatabase(await testDatabase())
const { createMember, now } = await testIdentity(counted.db)

it('the currencies of many who are asked for at once are read together, and once', async () => {
  const ids: `mem_${string}`[] = []
  for (let index = 0; index < 12; index += 1) {
    const { id } = await createMember({ account: `currency${index}`, password: null })
    ids.push(id)
  }
  const one = ids[3] ?? 'mem_'
  await counted.db.sql`update identity.members set currency = 'JPY' where id = ${one}`
  const { findCurrency } = createStandings({ db: counted.db, now })
  const wanted = ids.map((id) => (id === one ? 'JPY' : 'PHP'))
  const ask = async () => {
    expect(await Promise.all(ids.map(findCurrency))).toEqual(wanted)
  }
  expect(await counted.statementsOf(ask)).toHaveLength(1)
  expect(await counted.statementsOf(ask)).toHaveLength(0)
  expect(await findCurrency('mem_00000000000000000000000000')).toBeUndefined()
})
