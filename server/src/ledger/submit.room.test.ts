import { refuse } from '@baize/kernel/result'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeTables, testDatabase } from '../../testing/database.ts'
import { testLedger } from '../../testing/ledger.ts'
import type { Transaction } from '../platform/database/database.ts'
import type { RowWriter } from './ledger.ts'

const db = await testDatabase({ poolSize: 8 })
const test = await testLedger(db, { batching: { patienceMs: 1_500 } })
const { ledger, makeId, open, openCash, bank, inPlay, move, balance } = test

type Note = { readonly word: string }
const batches: number[] = []

/** What a room above would write beside its movements. */
const notes: RowWriter<Note, 'not_allowed'> = {
  gate: async (_, items) =>
    items.map(({ word }) => (word === 'stopped' ? refuse('not_allowed') : undefined)),
  async write(tx, accepted) {
    batches.push(accepted.length)
    const words = accepted.map(({ item }) => item.word)
    const ids = accepted.map(({ receipt }) => receipt.id)
    await tx.sql`insert into notes select * from unnest(${words}::text[], ${ids}::text[])`
  },
}
const noted = async () =>
  (await db.sql<{ word: string }>`select word from notes order by word`).map(({ word }) => word)

beforeAll(() => makeTables(db, 'create table notes (word text unique, id text)'))
afterAll(() => ledger.stop())

/** Ends every other connection that is in the midst of a transaction. */
const cutConnections = () => db.sql`
  select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`

describe('submitted movements', () => {
  it('[L14] that come together are posted together, each with its own outcome', async () => {
    const cash = await openCash(1_000n)
    const before = ledger.counts()
    const stakes = Array.from({ length: 300 }, (_, index) =>
      move('stake', cash, inPlay, index === 7 ? 5_000n : index === 9 ? 0n : 1n),
    )
    const answers = await Promise.all(stakes.map((stake) => ledger.submit(stake)))
    const codes = answers.map((answer) => (answer.ok ? 'done' : answer.code))
    expect(codes.filter((code) => code === 'done')).toHaveLength(298)
    expect([codes[7], codes[9]]).toEqual(['insufficient_funds', 'amount_invalid'])
    expect(await balance(cash)).toBe(702n)
    expect(ledger.counts().batches - before.batches).toBeLessThan(10)
  })

  it('[L14] of which one is a defect: it fails alone', async () => {
    const cash = await openCash(10n)
    const answers = await Promise.allSettled([
      ledger.submit(move('stake', cash, inPlay, 1n)),
      ledger.submit(move('deposit', cash, inPlay, 1n)),
      ledger.submit({ ...move('stake', cash, inPlay, 1n), id: 'trf_x' }),
      ledger.submit(move('stake', cash, inPlay, 1n)),
    ])
    expect(answers.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
      'fulfilled',
    ])
    expect(await balance(cash)).toBe(8n)
  })

  it('[L15] of one account are done in the order of their coming', async () => {
    const cash = await openCash(0n)
    const sums = Array.from({ length: 200 }, (_, index) => BigInt(index + 1))
    const answers = await Promise.all(
      sums.flatMap((sum) => [
        ledger.submit(move('deposit', bank, cash, sum)),
        ledger.submit(move('stake', cash, inPlay, sum)),
      ]),
    )
    expect(answers.filter(({ ok }) => !ok)).toEqual([])
    const after = answers.map((answer) =>
      answer.ok ? answer.value.balances.at(-1)?.balance : null,
    )
    expect(after).toEqual(sums.flatMap((sum) => [sum, 0n]))
  })

  it('[L8] of one id are done once, though they come at once', async () => {
    const cash = await openCash(100n)
    const stake = move('stake', cash, inPlay, 60n)
    const answers = await Promise.all([1, 2, 3, 4].map(() => ledger.submit(stake)))
    const repeated = answers.map((answer) => answer.ok && answer.value.repeated)
    expect(repeated).toEqual([false, true, true, true])
    const versions = answers.map((answer) => answer.ok && answer.value.balances[0]?.version)
    expect(new Set(versions).size).toBe(1)
    expect(await balance(cash)).toBe(40n)
  })

  it('[L16] write rows in the same transaction, of accepted ones only, all at once', async () => {
    const cash = await openCash(10n)
    batches.length = 0
    const repeated = move('stake', cash, inPlay, 1n)
    const submit = (word: string, movement = move('stake', cash, inPlay, 1n)) =>
      ledger.submit(movement, { writer: notes, item: { word } })
    const answers = await Promise.all([
      submit('a', repeated),
      submit('poor', move('stake', cash, inPlay, 11n)),
      submit('stopped'),
      submit('b'),
      submit('again', repeated),
    ])
    const codes = answers.map((answer) => (answer.ok ? 'done' : answer.code))
    expect(codes).toEqual(['done', 'insufficient_funds', 'not_allowed', 'done', 'done'])
    expect(await noted()).toEqual(['a', 'b'])
    expect(batches).toEqual([2])
    expect(await balance(cash)).toBe(8n)
  })

  it('[L16] whose rows cannot be written are not done, and harm nobody', async () => {
    const cash = await openCash(10n)
    const submit = (word: string) =>
      ledger.submit(move('stake', cash, inPlay, 1n), { writer: notes, item: { word } })
    const answers = await Promise.allSettled([submit('c'), submit('a'), submit('d')])
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await noted()).toEqual(['a', 'b', 'c', 'd'])
    expect(await balance(cash)).toBe(8n)
  })

  it('[L16] do not pass the gate a second time', async () => {
    const cash = await openCash(10n)
    const stake = move('stake', cash, inPlay, 1n)
    await ledger.submit(stake, { writer: notes, item: { word: 'e' } })
    const again = await ledger.submit(stake, { writer: notes, item: { word: 'stopped' } })
    expect(again).toMatchObject({ ok: true, value: { repeated: true } })
  })

  it('[L18] are brought to an end over a lost connection, and done once', async () => {
    const cash = await openCash(1_000n)
    let cut = false
    const cutter: RowWriter<null> = {
      async write(tx: Transaction) {
        if (cut) return
        cut = true
        await cutConnections()
        await tx.sql`select pg_sleep(0)`
      },
    }
    const stakes = Array.from({ length: 50 }, () => move('stake', cash, inPlay, 1n))
    const answers = await Promise.all(
      stakes.map((stake) => ledger.submit(stake, { writer: cutter, item: null })),
    )
    expect(cut).toBe(true)
    expect(answers.filter(({ ok }) => ok)).toHaveLength(50)
    expect(await balance(cash)).toBe(950n)
  })

  it('[L18] that cannot be brought to an end say that nothing was done', async () => {
    const cash = await openCash(10n)
    const away: RowWriter<null> = {
      write: () => Promise.reject(Object.assign(new Error('no disk'), { code: 'ECONNREFUSED' })),
    }
    const stake = move('stake', cash, inPlay, 1n)
    const answer = await ledger.submit(stake, { writer: away, item: null })
    expect(answer).toMatchObject({ code: 'unavailable' })
    expect(await balance(cash)).toBe(10n)
    expect(await ledger.submit(stake)).toMatchObject({ ok: true, value: { repeated: false } })
  })

  it('[L18] too many at once are turned away at once', async () => {
    const narrow = await testLedger(db, { batching: { mostWaiting: 3, batchSize: 1, lanes: 1 } })
    const cash = await openCash(100n)
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => narrow.ledger.submit(move('stake', cash, inPlay, 1n))),
    )
    const done = BigInt(answers.filter(({ ok }) => ok).length)
    expect(answers.some((answer) => !answer.ok && answer.code === 'unavailable')).toBe(true)
    expect(await balance(cash)).toBe(100n - done)
  })

  it('[L19] have their answers when the ledger stops', async () => {
    const cash = await openCash(500n)
    let answered = 0
    for (let count = 0; count < 500; count += 1) {
      void ledger.submit(move('stake', cash, inPlay, 1n)).then(() => (answered += 1))
    }
    await ledger.stop()
    expect(answered).toBe(500)
    expect(await balance(cash)).toBe(0n)
  })

  it('[L10] may wait and be posted like all others', async () => {
    const cash = await openCash(10n)
    const pending = { expiresAt: new Date(Date.now() + 60_000) }
    const hold = { ...move('stake', cash, inPlay, 4n), pending }
    expect(await ledger.submit(hold)).toMatchObject({ value: { kind: 'pending' } })
    const answer = await ledger.submit({ id: makeId('trf'), post: hold.id, amounts: [3n] })
    expect(answer).toMatchObject({ value: { balances: [{ balance: 7n, held: 0n }] } })
  })

  it('[L5] among unbounded accounts alone need no lock and are done once', async () => {
    const [house, jackpot] = [await open('house', 'house'), await open('house', 'jackpot')]
    const contribution = move('jackpot_contribution', house, jackpot, 3n)
    const others = await testLedger(db)
    const answers = await Promise.all([
      ...[1, 2, 3].map(() => ledger.submit(contribution)),
      ...[1, 2, 3].map(() => others.ledger.submit(contribution)),
      ...[1, 2, 3].map(() => test.post(contribution)),
    ])
    expect(answers.filter((answer) => answer.ok && !answer.value.repeated)).toHaveLength(1)
    expect(answers.map((answer) => (answer.ok ? 'done' : answer.code))).toEqual(
      answers.map(() => 'done'),
    )
    expect(await balance(jackpot)).toBe(3n)
  })
})
