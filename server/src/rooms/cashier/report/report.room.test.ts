import { describe, expect, it } from 'vitest'
import { businessDay } from '@baize/kernel/time'
import { testDatabase } from '../../../../testing/database.ts'
import { testDeposits } from '../../../../testing/deposits.ts'
import { testOperator } from '../../../../testing/system.ts'

const db = await testDatabase({ poolSize: 12 })
const test = await testDeposits(db)
const { report, record, days, order, deposits, makeId, methodOf, wait, now, get } = test
const ines = testOperator('Ines', 'finance')
const today = () => businessDay(now(), 'Asia/Manila')

async function deposit(amount: string, afterMs: number, member = makeId('mem')) {
  const { id, version } = await order(member, { method: methodOf('wallet').id, amount })
  wait(afterMs)
  const done = await deposits.desk.approve({ id, version, operator: ines, reason: 'Seen' })
  if (!done.ok) throw new Error(done.code)
  return done.value.deposit
}

async function read(from = today(), to = today()) {
  const found = await report.read(from, to)
  if (!found.ok) throw new Error(found.code)
  return found.value
}

describe('the report', () => {
  it('[C24] counts what came in, its fees, its methods and half of the waits', async () => {
    await deposit('50000', 10_000)
    await deposit('60000', 60_000)
    await deposit('70000', 600_000)
    await order(makeId('mem'), { method: methodOf('bank').id })
    await db.transaction((tx) =>
      days.completed(tx, {
        kind: 'withdrawal',
        currency: 'PHP',
        amount: 5000n,
        fee: 20n,
        orderedAt: new Date(now().getTime() - 120_000),
      }),
    )
    const { currency, days: rows, methods, waiting } = await read()
    expect(currency).toBe('PHP')
    expect(rows).toMatchObject([
      {
        day: today(),
        deposits: 180000n,
        depositCount: 3,
        withdrawals: 5000n,
        withdrawalCount: 1,
        fees: 1820n,
      },
    ])
    expect(rows[0]?.depositMedianSeconds).toBeGreaterThan(55)
    expect(rows[0]?.depositMedianSeconds).toBeLessThan(66)
    expect(rows[0]?.withdrawalMedianSeconds).toBeGreaterThan(110)
    expect(methods).toEqual([
      { method: methodOf('wallet').id, ordered: 3n, completed: 3n, amount: 180000n },
      { method: methodOf('bank').id, ordered: 1n, completed: 0n, amount: 0n },
    ])
    expect(waiting).toEqual({ deposits: 0, withdrawals: 0, disputes: 0, oldestSeconds: 0 })
  })

  it('[C24] is of one currency, and says in which there is anything', async () => {
    const at = { kind: 'withdrawal', amount: 700n, fee: 0n, orderedAt: now() } as const
    await db.transaction((tx) => days.completed(tx, { ...at, currency: 'USD' }))
    expect((await read()).currencies).toEqual(['PHP', 'USD'])
    const found = await report.read(today(), today(), 'USD')
    expect(found).toMatchObject({
      value: { currency: 'USD', days: [{ deposits: 0n, withdrawals: 700n }] },
    })
  })

  it('[C24] agrees with the deposits themselves', async () => {
    const { total } = await db.sql.one<{ total: bigint }>`
      select sum(paid)::bigint as total from cashier.deposits where state = 'success'`
    const { days: rows } = await read()
    expect(rows[0]?.deposits).toBe(total)
  })

  it('[C24] has a row for each day, also for one on which nothing happened', async () => {
    const { days: rows } = await read('2026-01-01', '2026-01-03')
    expect(rows.map(({ day, deposits: sum }) => `${day} ${sum}`)).toEqual([
      '2026-01-01 0',
      '2026-01-02 0',
      '2026-01-03 0',
    ])
    expect(await report.read('2026-01-03', '2026-01-01')).toMatchObject({ code: 'invalid_period' })
  })

  it('[C24] says how long the oldest that waits has waited', async () => {
    const member = makeId('mem')
    const { id } = await order(member, { method: methodOf('bank').id })
    wait(121 * 60_000)
    await deposits.expireDue()
    await db.sql`update cashier.deposits set state = 'held', reason = 'paid_late', since = ${now()} where id = ${id}`
    wait(90_000)
    const { waiting } = await read()
    expect(waiting).toMatchObject({ deposits: 1, oldestSeconds: 90 })
  })
})

describe('the record', () => {
  it('[C25] has a member’s deposits newest first, in pages that fit, with what was credited', async () => {
    const member = makeId('mem')
    const made: string[] = []
    for (const amount of ['50000', '60000', '70000']) {
      made.unshift((await deposit(amount, 5_000, member)).id)
    }
    const open = await order(member, { method: methodOf('bank').id })
    await deposit('80000', 1_000)
    const span = { from: new Date(0), until: new Date(now().getTime() + 1) }
    const first = await record.list(member, { ...span, limit: 3 })
    expect(first.map(({ id }) => id)).toEqual([open.id, made[0], made[1]])
    expect(first[1]).toMatchObject({
      kind: 'deposit',
      amount: 69300n,
      state: 'success',
      outcome: 'done',
      reference: (await get(made[0] ?? '')).reference,
      steps: [{ state: 'awaiting' }, { state: 'success' }],
    })
    expect(first[1]?.about('EN')).toBe('PebblePay')
    const last = first[2]
    if (last === undefined) throw new Error('A page of a test is too short.')
    const before = { at: last.at, id: last.id }
    const rest = await record.list(member, { ...span, before, limit: 3 })
    expect(rest.map(({ id }) => id)).toEqual([made[2]])
    expect(await record.sum(member, span)).toEqual({ in: 178200n, out: 0n })
    for (const [outcome, ids] of [
      ['open', [open.id]],
      ['done', made],
      ['failed', []],
    ] as const) {
      const found = await record.list(member, { ...span, outcome, limit: 9 })
      expect(found.map(({ id }) => id)).toEqual(ids)
    }
    expect(await deposits.sumOf(member)).toMatchObject({ total: 180000n })
  })

  it('[C25] sums any span as its rows do, whole days and parts of them', async () => {
    const member = makeId('mem')
    for (let hour = 0; hour < 12; hour += 1) {
      await deposit(String(50_000 + hour), 7 * 3_600_000, member)
    }
    const end = now().getTime()
    const edges = Array.from({ length: 25 }, (_, index) => new Date(end - index * 4 * 3_600_000))
    edges.push(new Date('2026-11-16T00:00:00Z'), new Date('2026-11-17T00:00:00Z'))
    for (const from of edges) {
      for (const until of edges) {
        if (until < from) continue
        const rows = await record.list(member, { from, until, outcome: 'done', limit: 100 })
        const total = rows.reduce((sum, { amount }) => sum + amount, 0n)
        expect(await record.sum(member, { from, until })).toEqual({ in: total, out: 0n })
      }
    }
  })

  it('[C25] leaves out what lies outside of the span', async () => {
    const member = makeId('mem')
    const { createdAt } = await deposit('50000', 5_000, member)
    const until = createdAt
    const from = new Date(createdAt.getTime() - 1)
    expect(await record.list(member, { from, until, limit: 9 })).toEqual([])
    const later = new Date(createdAt.getTime() + 1)
    expect(await record.list(member, { from: createdAt, until: later, limit: 9 })).toHaveLength(1)
    expect(await record.sum(member, { from, until })).toEqual({ in: 0n, out: 0n })
  })
})
