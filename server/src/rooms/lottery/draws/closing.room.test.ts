import { expect, it } from 'vitest'
import { testDatabase } from '../../../../testing/database.ts'
import { minuteLottery, testLottery } from '../../../../testing/lottery.ts'
import type { TicketAsk } from '../lottery.ts'

const db = await testDatabase({ poolSize: 16 })
/** Two nodes over one database, one an hour behind it and one an hour ahead. */
const nodes = [await testLottery(db), await testLottery(db)] as const
const [slow, fast] = nodes
slow.clock.offsetMs = -3_600_000
fast.clock.offsetMs = 3_600_000

it('[LO19] no bet is taken after closing on two nodes whose clocks differ, though all buy as it closes', async () => {
  await slow.lottery.open(minuteLottery({ id: 'ssc-closing', source: 'outside' }), 1)
  const member = await slow.memberWith(10_000_000n)
  const { issue } = await db.sql.one<{ issue: string }>`
    insert into lottery.issues (id, lottery, number, day, made_at, opens_at, closes_at, draws_at)
    select ${slow.makeId('iss')}, 'ssc-closing', '20261119-0001', '2026-11-19', at, at, at + interval '1.5 seconds',
      at + interval '7 seconds' from (select clock_timestamp() as at) t returning id as issue`
  const { closesAt } = await db.sql.one<{ closesAt: Date }>`
    select closes_at as "closesAt" from lottery.issues where id = ${issue}`
  const ask = (): TicketAsk => ({
    id: slow.makeId('ltk'),
    member,
    issue,
    play: 'ssc-position',
    picked: '1|-|-|-|-',
    order: { unit: '1', multiple: 1, group: 1_920 },
    version: 1,
  })
  const databaseClock = async () =>
    (await db.sql.one<{ at: Date }>`select clock_timestamp() as at`).at
  const [bought, late]: [string[], string[]] = [[], []]
  const refused = new Set<string>()
  async function keepBuying({ lottery }: typeof slow) {
    for (;;) {
      const begun = await databaseClock()
      const wanted = ask()
      const done = await lottery.buy(wanted)
      if (done.ok) bought.push(wanted.id)
      else refused.add(done.code)
      if (done.ok && begun >= closesAt) late.push(wanted.id)
      if (begun.getTime() > closesAt.getTime() + 300) return
    }
  }
  await Promise.all(nodes.flatMap((node) => [1, 2, 3].map(() => keepBuying(node))))
  expect(bought.length).toBeGreaterThan(10)
  expect(late).toEqual([])
  expect([...refused]).toEqual(['issue_closed'])
  // What stands when it is closed is what was bought, on either node, and nothing comes to it.
  await fast.lottery.drawDue()
  expect((await slow.lottery.findIssue(issue))?.state).toBe('closed')
  const standing = await db.sql<{ id: string }>`
    select t.id from lottery.tickets t where t.issue = ${issue} and t.state = 'open'`
  expect(standing.map(({ id }) => id).toSorted()).toEqual(bought.toSorted())
  const { balance } = await slow.wallet.getState(member)
  expect(balance).toBe(10_000_000n - 100n * BigInt(bought.length))
  for (const { lottery } of nodes)
    expect(await lottery.buy(ask())).toMatchObject({ code: 'issue_closed' })
}, 60_000)
