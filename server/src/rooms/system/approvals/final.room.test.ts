import { refuse, type Result } from '@baize/kernel/result'
import { expect, it } from 'vitest'
import { testDatabase } from '../../../../testing/database.ts'
import { testOperator, testSystem } from '../../../../testing/system.ts'

const db = await testDatabase()
const { system } = await testSystem(db)
const [ana, ben] = [testOperator('Ana'), testOperator('Ben')]

it('[S45] a request that can never be carried out is over with its reason; one that could later be, waits', async () => {
  let why: Result<undefined, 'own_draw' | 'out_of_stock'> = refuse('out_of_stock')
  const heard: string[] = []
  const ask = system.approvals.handle<object, 'own_draw' | 'out_of_stock'>('toy.try', {
    says: 'ops.actionMemberAdjust',
    roles: ['admin'],
    final: ['own_draw'],
    carryOut: async () => why,
    ended: async (_, { id }, how) => void heard.push(`${id} ${how}`),
  })
  const request = { object: 'toy_1', content: {}, operator: ana, reason: 'A test' }
  const id = await db.transaction((tx) => ask(tx, request))
  const agree = async () =>
    await system.approvals.decide({ id, approve: true, reason: 'Looked at', operator: ben })
  const listed = async () => (await system.approvals.list(ana)).find((each) => each.id === id)
  expect(await agree()).toMatchObject({ code: 'out_of_stock' })
  expect(await listed()).toMatchObject({ state: 'waiting', refusal: '' })
  expect(heard).toEqual([])
  why = refuse('own_draw')
  expect(await agree()).toMatchObject({ code: 'own_draw' })
  expect(await listed()).toMatchObject({
    state: 'impossible',
    refusal: 'own_draw',
    decidedBy: expect.stringContaining('Ben') as string,
    decidedReason: 'Looked at',
  })
  expect(heard).toEqual([`${id} expired`])
  expect(await system.approvals.listWaiting()).toEqual([])
  expect(await agree()).toMatchObject({ code: 'already_decided' })
  const [entry] = await system.audit.list({}, { limit: 1 })
  expect(entry?.action).toBe('approval.impossible')
  expect(entry?.after).toContain('"refusal":"own_draw"')
})
