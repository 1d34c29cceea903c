import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeTables, testDatabase } from '../../testing/database.ts'
import { testLedger } from '../../testing/ledger.ts'
import type { Movement, RowWriter } from './ledger.ts'

// PostgreSQL says `disk_full` (53100) here because a trigger makes it say so: a real disk cannot be filled by a test that
// has no rights on the machine, and the ledger sees nothing but the code in either case.
const db = await testDatabase({ poolSize: 8 })
const test = await testLedger(db, { batching: { patienceMs: 300 } })
const { ledger, openCash, inPlay, move, balance } = test

const noted: RowWriter<string> = {
  async write(tx, accepted) {
    await tx.sql`insert into kept select unnest(${accepted.map(({ item }) => item)}::text[])`
  },
}
const submit = (movement: Movement) => ledger.submit(movement, { writer: noted, item: movement.id })
const setDisk = (state: 'free' | 'full' | 'full at the commit' | 'cut off at the commit') =>
  db.sql`update disk set state = ${state}`
const codesOf = (answers: readonly Awaited<ReturnType<typeof submit>>[]) =>
  answers.map((answer) => (answer.ok ? 'done' : answer.code))
const keptOf = async (ids: readonly string[]) =>
  (await db.sql.one<{ n: bigint }>`select count(*) as n from kept where id = any(${ids})`).n

beforeAll(() =>
  makeTables(
    db,
    `
      create table disk (state text not null);
      insert into disk values ('free');
      create table kept (id text primary key);
      create function fill_disk() returns trigger language plpgsql as $$
      begin
        if (select state from disk) = tg_argv[0] then
          raise exception 'could not extend file: No space left on device' using errcode = 'disk_full';
        end if;
        if (select state from disk) = 'cut off at the commit' and tg_argv[0] = 'full at the commit' then
          perform pg_terminate_backend(pg_backend_pid());
        end if;
        return null;
      end $$;
      create trigger disk_full before insert on ledger.legs
        for each statement execute function fill_disk('full');
      create constraint trigger disk_full_at_commit after insert on kept
        deferrable initially deferred for each row execute function fill_disk('full at the commit')`,
  ),
)
beforeEach(() => setDisk('free'))
afterAll(() => ledger.stop())

/** Stakes of one account, of which one is refused for its amount and one for want of money. */
async function stakes() {
  const cash = await openCash(100n)
  const sums = [1n, 1n, 0n, 1n, 1n, 5_000n, 1n, 1n]
  return { cash, asked: sums.map((sum) => move('stake', cash, inPlay, sum)) }
}
const settled = [
  'done',
  'done',
  'amount_invalid',
  'done',
  'done',
  'insufficient_funds',
  'done',
  'done',
]

describe('a full disk (53100, raised by a trigger of the test)', () => {
  it('[L18] in the midst of a batch: nobody was done, each is told so, and asking again settles it', async () => {
    const { cash, asked } = await stakes()
    await setDisk('full')
    const answers = await Promise.all(asked.map(submit))
    expect(codesOf(answers)).toEqual(asked.map(() => 'unavailable'))
    expect(await balance(cash)).toBe(100n)
    await setDisk('free')
    expect(codesOf(await Promise.all(asked.map(submit)))).toEqual(settled)
    expect(await balance(cash)).toBe(94n)
    expect(await keptOf(asked.map(({ id }) => id))).toBe(6n)
  })

  it('[L18] at the commit of a batch: PostgreSQL says that all is undone, and asking again settles it', async () => {
    const { cash, asked } = await stakes()
    await setDisk('full at the commit')
    const answers = await Promise.all(asked.map(submit))
    expect(codesOf(answers)).toEqual(asked.map(() => 'unavailable'))
    expect(await balance(cash)).toBe(100n)
    await setDisk('free')
    expect(codesOf(await Promise.all(asked.map(submit)))).toEqual(settled)
    const again = await Promise.all(asked.map(submit))
    expect(again.filter((answer) => answer.ok && answer.value.repeated)).toHaveLength(6)
    expect(await balance(cash)).toBe(94n)
    expect(await keptOf(asked.map(({ id }) => id))).toBe(6n)
  })
})

it('[L18] a connection that is lost at the commit: nobody knows, each is told its id, and asking again settles it', async () => {
  const { cash, asked } = await stakes()
  await setDisk('cut off at the commit')
  const answers = await Promise.all(asked.map(submit))
  expect(answers).toMatchObject(
    asked.map(({ id }) => ({ code: 'outcome_unknown', params: { id } })),
  )
  await setDisk('free')
  expect(codesOf(await Promise.all(asked.map(submit)))).toEqual(settled)
  expect(await balance(cash)).toBe(94n)
  expect(await keptOf(asked.map(({ id }) => id))).toBe(6n)
})

describe('a full disk that is freed', () => {
  it('[L18] while the batch is tried again is not noticed by anybody', async () => {
    const { cash, asked } = await stakes()
    const { ledger: patient } = await testLedger(db, { batching: { patienceMs: 15_000 } })
    await setDisk('full')
    const waiting = Promise.all(
      asked.map((movement) => patient.submit(movement, { writer: noted, item: movement.id })),
    )
    await new Promise((resolve) => setTimeout(resolve, 60))
    await setDisk('free')
    expect(codesOf(await waiting)).toEqual(settled)
    expect(await balance(cash)).toBe(94n)
    expect(await patient.proveFully()).toMatchObject({ holds: true, differences: [] })
    await patient.stop()
  })
})
