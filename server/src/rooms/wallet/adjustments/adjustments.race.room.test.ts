import { describe, expect, it } from 'vitest'
import { testAdjustments } from '../../../../testing/adjustments.ts'
import { testDatabase } from '../../../../testing/database.ts'
import { testOperator } from '../../../../testing/system.ts'

const db = await testDatabase({ poolSize: 24 })
const { adjustments, makeId, memberWith, asking, decide, cashOf } = await testAdjustments(db)

const outcomes = (results: readonly { ok: boolean; code?: string }[]) =>
  results.map((result) => (result.ok ? 'ok' : (result.code ?? ''))).toSorted()

describe('at the same moment', () => {
  // Guards the row lock of the approval (`for update`) and that of the adjustment.
  it('[W13] two people approve and it is carried out once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const member = makeId('mem')
      const created = await adjustments.create(asking(member, { amount: '2000' }))
      const approval = created.ok ? created.value.approval : null
      const people = ['Ada', 'Ben', 'Cay', 'Dan'].map((name) => testOperator(name, 'admin'))
      const decided = await Promise.all(people.map((operator) => decide(approval, { operator })))
      expect(outcomes(decided)).toEqual([
        'already_decided',
        'already_decided',
        'already_decided',
        'ok',
      ])
      expect(await cashOf(member)).toBe(2000n)
    }
  })

  it('[W13] one approves and one rejects: either it moves or it does not, and the record says which', async () => {
    for (let round = 0; round < 5; round += 1) {
      const member = makeId('mem')
      const created = await adjustments.create(asking(member, { amount: '2000' }))
      const approval = created.ok ? created.value.approval : null
      await Promise.all([
        decide(approval, { operator: testOperator('Ada', 'admin') }),
        decide(approval, { operator: testOperator('Ben', 'risk'), approve: false }),
      ])
      const [after] = await adjustments.list({ member, limit: 1 })
      expect(await cashOf(member)).toBe(after?.state === 'done' ? 2000n : 0n)
    }
  })

  // Guards the turn that `takeTurn` takes by the id, and the primary key below it.
  it('[W12] the same id twelve times gives one movement and twelve equal answers', async () => {
    const member = makeId('mem')
    const request = asking(member)
    const answers = await Promise.all(Array.from({ length: 12 }, () => adjustments.create(request)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer, asText))).size).toBe(1)
    expect(outcomes(answers)[0]).toBe('ok')
    expect(await cashOf(member)).toBe(40n)
  })

  it('[W12] the same id for two members moves for one of them', async () => {
    const [one, two] = [makeId('mem'), makeId('mem')]
    const request = asking(one)
    const answers = await Promise.all([
      adjustments.create(request),
      adjustments.create({ ...request, member: two }),
    ])
    expect(outcomes(answers)).toEqual(['id_used_differently', 'ok'])
    expect(new Set([await cashOf(one), await cashOf(two)])).toEqual(new Set([0n, 40n]))
  })

  // Guards that `hands.take` is asked in the transaction of the movement.
  it('[W13] a sum cut into ten is not let through by sending all ten at once', async () => {
    const member = makeId('mem')
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => adjustments.create(asking(member, { amount: '300' }))),
    )
    const states = answers.map((answer) => (answer.ok ? answer.value.state : answer.code))
    expect(states.filter((state) => state === 'done')).toHaveLength(3)
    expect(await cashOf(member)).toBe(900n)
  })

  it('[W14] ten hands reach for the last hundred and one gets it', async () => {
    const member = await memberWith(100n)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        adjustments.create(asking(member, { direction: 'debit', amount: '100' })),
      ),
    )
    expect(outcomes(answers).filter((code) => code === 'ok').length).toBeGreaterThanOrEqual(1)
    expect(await cashOf(member)).toBe(0n)
    const done = answers.filter((answer) => answer.ok && answer.value.state === 'done')
    expect(done).toHaveLength(1)
  })
})

function asText(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value
}
