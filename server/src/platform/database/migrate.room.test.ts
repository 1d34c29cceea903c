import { mkdtempSync, rmSync, unlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ownerOf, testDatabase } from '../../../testing/database.ts'
import { problemOfStart } from '../away-at-start.ts'
import { connect } from './database.ts'
import { migrate } from './migrate.ts'

/** Migrations are made by the owner. */
const db = await ownerOf(await testDatabase())

let folder = ''

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  await db.sql`drop schema if exists platform cascade`
  await db.sql`drop table if exists a, b, c`
})

afterEach(() => rmSync(folder, { recursive: true }))

const write = (file: string, text: string) => writeFileSync(join(folder, file), text)
const first = '-- The first table.\ncreate table a (id int);\ncreate index on a (id);\n'

test('[DB13] files are applied in order, once, and recorded', async () => {
  write('0001_first.sql', first)
  write('0002_second.sql', '-- Needs the first.\nalter table a add column b int;\n')
  expect(await migrate(db, folder)).toEqual({
    applied: ['0001_first.sql', '0002_second.sql'],
    known: 2,
  })
  expect(await migrate(db, folder)).toEqual({ applied: [], known: 2 })
  write('0003_third.sql', '-- More.\nalter table a add column c int;\n')
  expect(await migrate(db, folder)).toEqual({ applied: ['0003_third.sql'], known: 3 })
  const rows = await db.sql<{ name: string; sha256: string; applied_at: Date }>`
    select name, sha256, applied_at from platform.migrations order by number`
  expect(rows.map(({ name }) => name)).toEqual(['first', 'second', 'third'])
  expect(rows[0]?.sha256).toMatch(/^[0-9a-f]{64}$/)
  expect(rows[0]?.applied_at).toBeInstanceOf(Date)
})

test('[DB13] six processes that start together apply each file once', async () => {
  write('0001_first.sql', `${first}select pg_sleep(0.1);\n`)
  write('0002_second.sql', '-- Fails when run twice.\nalter table a add column b int;\n')
  const nodes = await Promise.all(
    Array.from({ length: 6 }, () => connect({ url: db.url, poolSize: 1 })),
  )
  const outcomes = await Promise.all(nodes.map((node) => migrate(node, folder)))
  const applied = outcomes.flatMap((outcome) => outcome.applied)
  expect(applied.sort()).toEqual(['0001_first.sql', '0002_second.sql'])
  await Promise.all(nodes.map((node) => node.close()))
})

test('[P52] no file is blamed for a disk that is full', async () => {
  const full = "do $$ begin raise exception 'no space left' using errcode = '53100'; end $$;"
  write('0001_first.sql', `-- Meets a full disk.\n${full}\n`)
  const refused = await migrate(db, folder).catch((error: unknown) => error)
  expect(refused).toMatchObject({ code: '53100' })
  expect(problemOfStart(refused)?.message).toContain('The disk of the database is full')
})

test('[DB13] a file that fails leaves nothing behind and names itself and the line', async () => {
  write('0001_first.sql', first)
  write(
    '0002_bad.sql',
    '-- Half of it works.\ncreate table b (id int);\nalter table none add x int;\n',
  )
  await expect(migrate(db, folder)).rejects.toThrow(
    /^The migration 0002_bad.sql failed.* \(relation "none" does not exist\) and nothing of it was kept/,
  )
  write('0002_bad.sql', '-- A slip.\ncreate table b (id int);\nselec 1;\n')
  await expect(migrate(db, folder)).rejects.toThrow('failed at line 3')
  expect(await db.sql.one`select to_regclass('b') as b`).toEqual({ b: null })
  expect(await db.sql`select number from platform.migrations`).toEqual([{ number: 1 }])
})

test('[DB14] an applied file that has changed is named', async () => {
  write('0001_first.sql', first)
  await migrate(db, folder)
  write('0001_first.sql', `${first}-- one more line\n`)
  await expect(migrate(db, folder)).rejects.toThrow(
    '0001_first.sql has changed since it was applied',
  )
})

test('[DB14] an applied file that is missing is named', async () => {
  write('0001_first.sql', first)
  write('0002_second.sql', '-- More.\ncreate table b ();\n')
  await migrate(db, folder)
  unlinkSync(join(folder, '0002_second.sql'))
  await expect(migrate(db, folder)).rejects.toThrow('0002_second, which this version does not know')
})

test.each([
  ['a gap', '0003_third.sql', '-- Far.\n', 'out of order: there is no number 2'],
  [
    'a doubled number',
    '0001_zero.sql',
    '-- Twice.\n',
    'The migrations 0001_first.sql and 0001_zero.sql have the same number',
  ],
  ['a misnamed file', '2_second.sql', '-- Two.\n', '2_second.sql is misnamed'],
  ['a file without a sentence', '0002_second.sql', 'select 1;\n', 'does not say what it does'],
  ['a transaction of its own', '0002_second.sql', '-- X.\ncommit;\n', 'a transaction itself'],
])('[DB14] %s is refused by name', async (_, file, text, sentence) => {
  write('0001_first.sql', first)
  write(file, text)
  await expect(migrate(db, folder)).rejects.toMatchObject({
    name: 'StartupProblem',
    message: expect.stringContaining(sentence),
  })
})

test('[DB14] a folder that is missing is named', async () => {
  await expect(migrate(db, join(folder, 'none'))).rejects.toThrow(
    /migrations .*none cannot be read/,
  )
})
