import { money } from '@baize/kernel/money'
import { ok } from '@baize/kernel/result'
import { expect, it } from 'vitest'
import { testDatabase } from '../../../../testing/database.ts'
import { testOperator, testSystem } from '../../../../testing/system.ts'

const db = await testDatabase()
const { system } = await testSystem(db)
const ana = testOperator('Ana')

it('[S37] a request that moves money says whose and how much, by the name of the account', async () => {
  const asked = { member: 'mem_1', amount: '900000' }
  const ask = system.approvals.handle<typeof asked, never>('toy.pay', {
    says: 'ops.actionMemberAdjust',
    roles: ['admin'],
    about: ({ member, amount }) => ({ member, sum: money(BigInt(amount), 'PHP') }),
    carryOut: async () => ok(undefined),
  })
  await db.transaction((tx) =>
    ask(tx, { object: 'toy_1', content: asked, operator: ana, reason: 'A test' }),
  )
  const about = async () => (await system.approvals.list(ana)).map((each) => each.about)
  expect(await about()).toEqual([{ member: 'mem_1', sum: money(900_000n, 'PHP') }])
  system.setAccountNames(async (_, ids) => new Map(ids.map((id) => [id, `account of ${id}`])))
  expect(await about()).toEqual([{ member: 'account of mem_1', sum: money(900_000n, 'PHP') }])
})
