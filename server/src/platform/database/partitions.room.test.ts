import { beforeEach, expect, test } from 'vitest'
import { ownerOf, testDatabase } from '../../../testing/database.ts'
import { ensureMonthlyPartitions } from './partitions.ts'

const db = await testDatabase({ poolSize: 10 })
const owner = await ownerOf(db)
const role = decodeURIComponent(new URL(db.url).username)

beforeEach(async () => {
  await owner.transaction((tx) =>
    tx.script(`
      drop schema if exists diary cascade;
      create schema diary;
      create table diary.notes (
        id bigint generated always as identity,
        at timestamptz not null,
        text text not null default 'none' check (text <> ''),
        length int generated always as (char_length(text)) stored,
        primary key (id, at)
      ) partition by range (at);
      create index notes_by_text on diary.notes (text);
      grant usage on schema diary to ${role};
      grant select, insert on diary.notes to ${role};`),
  )
})

const december = new Date('2026-12-31T23:59:59.999Z')
const ensure = (now = december) =>
  db.transaction((tx) => ensureMonthlyPartitions(tx, 'diary.notes', { ahead: 3, now }))

test('[DB15] the months around now are made, across the turn of the year, once', async () => {
  const made = ['2026_11', '2026_12', '2027_01', '2027_02', '2027_03']
  expect(await ensure()).toEqual(made.map((month) => `diary.notes_${month}`))
  expect(await ensure()).toEqual([])
  expect(await ensure(new Date('2027-01-01T00:00:00Z'))).toEqual(['diary.notes_2027_04'])
})

test('[DB15] each moment falls into its month of UTC', async () => {
  await ensure()
  const rows = await db.sql`
    insert into diary.notes (at) values (${december}), (${new Date(december.getTime() + 1)})
    returning tableoid::regclass::text as partition, id, text, length`
  expect(rows).toEqual([
    { partition: 'diary.notes_2026_12', id: 1n, text: 'none', length: 4 },
    { partition: 'diary.notes_2027_01', id: 2n, text: 'none', length: 4 },
  ])
})

test('[DB15] a partition has the indexes and checks of its table', async () => {
  await ensure()
  await expect(db.sql`insert into diary.notes (at, text) values (${december}, '')`).rejects.toThrow(
    'violates check constraint',
  )
  const indexes = await db.sql`
    select 1 from pg_indexes where schemaname = 'diary' and tablename = 'notes_2026_12'`
  expect(indexes).toHaveLength(2)
})

test('[DB15] ten who ask together make each once', async () => {
  const made = (await Promise.all(Array.from({ length: 10 }, () => ensure()))).flat()
  expect(made).toHaveLength(5)
  expect(new Set(made).size).toBe(5)
})

test('[DB15] writing goes on while partitions are made', async () => {
  await ensure()
  await db.transaction(async (tx) => {
    await tx.sql`insert into diary.notes (at) values (${december})`
    expect(await ensure(new Date('2027-01-31T12:00:00Z'))).toEqual(['diary.notes_2027_04'])
  })
})

test('a name that is not a table of ours is refused', async () => {
  const strange = db.transaction((tx) =>
    ensureMonthlyPartitions(tx, 'a.b; drop table c', { ahead: 1, now: december }),
  )
  await expect(strange).rejects.toThrow('Not a table')
})
