import { describe, expect, it } from 'vitest'
import { createIdMaker } from '@baize/kernel/ids'
import { ok, refuse } from '@baize/kernel/result'
import { systemRandomBytes } from '@baize/kernel/random'
import { countedDatabase } from '../../../../testing/counted-database.ts'
import { testDatabase } from '../../../../testing/database.ts'
import { createCalls, type Done } from './calls.ts'

const counted = countedDatabase(await testDatabase())
const now = () => new Date()
const makeId = createIdMaker({ now, randomBytes: systemRandomBytes })
const calls = createCalls({ db: counted.db, now, makeId })

const asked = (transaction: string, member = 'mem_1') => ({
  vendor: 'V',
  action: 'bet',
  transaction,
  member,
  round: 'r',
  content: transaction,
})
const done = (moved: string) => ok<Done>({ reference: 'w', balance: '1', moved, repeated: false })

it('[Y16] many calls of one moment are taken and answered by one statement each', async () => {
  const names = Array.from({ length: 40 }, (_, index) => `t${index}`)
  const sent = await counted.statementsOf(() =>
    Promise.all(names.map((name) => calls.once(asked(name), async () => done('-100')))),
  )
  expect(sent.map((statement) => statement.split(/\s+/, 1)[0])).toEqual(['insert', 'update'])
})

it('[Y16] [P61] of those of one moment, one that cannot be written fails alone', async () => {
  const member = (index: number) => (index === 5 ? 'm'.repeat(101) : 'mem_1')
  const told = await Promise.allSettled(
    Array.from({ length: 12 }, (_, index) =>
      calls.once(asked(`apart${index}`, member(index)), async () => done('-100')),
    ),
  )
  const kept = told.map((one) => one.status === 'fulfilled' && one.value.ok)
  expect(kept).toEqual(told.map((_, index) => index !== 5))
})

it('[Y16] of several under one id the first answer is everybody’s, and another player has none', async () => {
  const told = await Promise.all(
    ['-1', '-2', '-3'].map((moved) => calls.once(asked('same'), async () => done(moved))),
  )
  const [first, ...others] = told
  expect(first?.ok && first.value.moved).toBe('-1')
  for (const other of others) expect(other.ok && other.value.moved).toBe('-1')
  expect(await calls.once(asked('same'), async () => done('-4'))).toMatchObject({
    ok: true,
    value: { moved: '-1', repeated: true },
  })
  expect(await calls.once(asked('same', 'mem_2'), async () => done('-5'))).toEqual({
    ok: false,
    code: 'id_used_differently',
  })
})

describe('[Y16] an answer that whoever did the work keeps', () => {
  const kept = (moved: string, repeated = false) =>
    ok({ reference: 'w', balance: '1', moved, repeated, isKept: true })
  const isDone = async () => true

  it('is written by nobody else, and asked for again', async () => {
    const sent = await counted.statementsOf(async () => {
      await calls.once(asked('kept'), async () => kept('-1'), isDone)
    })
    expect(sent.map((statement) => statement.split(/\s+/, 1)[0])).toEqual(['insert'])
    expect(await calls.once(asked('kept'), async () => kept('-1', true), isDone)).toMatchObject({
      value: { moved: '-1', repeated: true },
    })
  })

  it('is that of its content alone', async () => {
    await calls.once(asked('content'), async () => kept('-1'), isDone)
    const other = { ...asked('content'), content: 'other' }
    const never = async () => {
      throw new Error('It was done again.')
    }
    expect(await calls.once(other, never, isDone)).toMatchObject({ code: 'id_used_differently' })
  })

  it('is written where another content was refused before, which is refused then', async () => {
    const first = asked('refused')
    expect(await calls.once(first, async () => refuse('insufficient_funds'), isDone)).toMatchObject(
      { ok: false },
    )
    const other = { ...first, content: 'other' }
    expect(
      (
        await calls.once(
          other,
          async () => kept('-2'),
          async () => false,
        )
      ).ok,
    ).toBe(true)
    expect(await calls.once(first, async () => kept('-2'), isDone)).toMatchObject({
      code: 'id_used_differently',
    })
    expect(await calls.once(other, async () => kept('-3'), isDone)).toMatchObject({
      value: { moved: '-2', repeated: true },
    })
  })
})
