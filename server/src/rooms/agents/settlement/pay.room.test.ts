import { describe, expect, it } from 'vitest'
import type { Id } from '@baize/kernel/ids'
import { addDays, businessDay, businessDayBounds } from '@baize/kernel/time'
import { flatTier, someTerms, testContracts } from '../../../../testing/contracts.ts'
import { countedDatabase } from '../../../../testing/counted-database.ts'
import { testDatabase } from '../../../../testing/database.ts'
import { createSettlement } from './settlement.ts'

const counted = countedDatabase(await testDatabase({ poolSize: 16 }))
const room = await testContracts(counted.db)
const { settlement, person, sign, cashOf, played, zone } = room
const rated = (rate: number) => someTerms({ tiers: [flatTier(rate)] })

/** A top with so many right below, each of whom has one below who played, all with a contract, a moment before the run. */
async function team(size: number) {
  // What others were about is settled by their own tests.
  await counted.db.sql`update agents.contracts set next_from = null, next_to = null`
  const day = businessDay(room.now(), zone)
  const top = await person()
  await sign(null, top, rated(300))
  const middle: Id<'mem'>[] = []
  const low: Id<'mem'>[] = []
  for (let index = 0; index < size; index += 1) {
    const above = await person(top)
    const below = await person(above)
    await sign(top, above, rated(200))
    await sign(above, below, rated(100))
    middle.push(above)
    low.push(below)
  }
  const start = businessDayBounds(addDays(day, 1), zone).start
  for (const member of low) {
    played.push({ member, at: new Date(start.getTime() + 60_000), validBet: 10_000n })
  }
  room.travel(businessDayBounds(addDays(day, 2), zone).start)
  return { top, middle, low, start }
}

describe('a run of payments', () => {
  it('[AG267] asks as little for many as for few, also on a node that knows none of them', async () => {
    const counts: number[] = []
    // The first of them learns what the house has.
    for (const size of [1, 2, 40]) {
      const { top, middle, low } = await team(size)
      let done = { settled: 0, paid: 0 }
      const sent = await counted.statementsOf(async () => {
        done = await settlement.run()
      })
      counts.push(sent.length)
      expect(done).toEqual({ settled: 2 * size + 1, paid: 2 * size + 1 })
      expect(await cashOf(top)).toBe(BigInt(size) * 100n)
      const others = [...middle, ...low]
      expect(await Promise.all(others.map(cashOf))).toEqual(others.map(() => 100n))
    }
    const [, few, many] = counts
    expect(many).toBe(few)
    expect(many).toBeLessThan(50)
  })

  it('[AG40] [AG267] in parts side by side, nobody pays before all above are paid', async () => {
    const parts = createSettlement({ ...room.deps, payAtOnce: 3 })
    const { top, middle, low } = await team(20)
    expect(await parts.run()).toMatchObject({ paid: 41 })
    expect(await cashOf(top)).toBe(2_000n)
    const others = [...middle, ...low]
    expect(await Promise.all(others.map(cashOf))).toEqual(others.map(() => 100n))
  })

  it('[AG43] [AG267] who owes more than a part takes pays all that there is, and not twice at once', async () => {
    const parts = createSettlement({ ...room.deps, payAtOnce: 8 })
    const { top, middle, start } = await team(16)
    // The top is paid 2,100 and owes 3,200, each of sixteen 200.
    played.push({ member: top, at: new Date(start.getTime() + 60_000), validBet: -90_000n })
    await parts.run()
    expect(await cashOf(top)).toBe(0n)
    const paid = await counted.db.sql<{ amount: bigint }>`
      select amount from agents.payments where payer = ${top} order by amount`
    expect(paid.map(({ amount }) => amount)).toEqual([100n, ...Array(10).fill(200n)])
    expect(paid.length).toBeLessThan(middle.length)
  })
})
