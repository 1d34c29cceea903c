import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { root } from '../../../../testing/app-template.ts'
import { ownerOf, testDatabase } from '../../../../testing/database.ts'
import { migrate } from '../../../platform/database/migrate.ts'
import { listInterrupted, type BetId } from './bets.store.ts'
import { findLatest, listPast } from './store.ts'

const db = await ownerOf(await testDatabase({ template: 'template0' }))
const folder = mkdtempSync(join(tmpdir(), 'before-'))
afterAll(() => rmSync(folder, { recursive: true }))

const own = '_shared_tables.sql'
const from = join(root, 'server', 'migrations')
const all = readdirSync(from).toSorted()
const turn = all.findIndex((file) => file.endsWith(own))

const hash = (digit: string) => digit.repeat(64)
const chain = 'chn_00000000000000000000000001'
const bet = (last: string) => `rnd_01hzzzzzzzzzzzzzzzzzzzzzz${last}` as BetId

it('[AR37] flights and bets of before are kept, those that have not ended with them', async () => {
  for (const file of all.slice(0, turn)) cpSync(join(from, file), join(folder, file))
  await migrate(db, folder)
  const at = new Date('2024-06-02T03:00:00Z')
  await db.sql`
    create table arcade.crash_bets_2024_06 partition of arcade.crash_bets
    for values from ('2024-06-01 00:00:00+00') to ('2024-07-01 00:00:00+00')`
  await db.sql`
    insert into arcade.chains (id, table_key, terminal, sealed_seed, length, salt, created_at)
    values (${chain}, 'crash', ${hash('a')}, '', 50, 'salt', ${at})`
  await db.sql`
    insert into arcade.crash_rounds
      (number, chain, place, phase, opened_at, started_at, crashed_at, link)
    values (1, ${chain}, 1, 'over', ${at}, ${at}, 247, ${hash('b')}),
      (2, ${chain}, 2, 'flying', ${at}, ${at}, 0, '')`
  const put = (id: string, round: number, autoOut: number, outAt: number, state: string) => db.sql`
    insert into arcade.crash_bets (id, round_at, round, player, demo, session, nickname, node_id,
      game_code, currency, slot, request, stake, auto_out, state, out_at, payout, ended_at)
    values (${id}, ${at}, ${round}, 'mem_a', false, 'ars_a', 'a***', 7, 'HL/crash', 'PHP', 1,
      'request', 1000, ${autoOut}, ${state}, ${outAt}, ${BigInt(outAt) * 10n},
      ${state === 'settled' ? at : null})`
  await put(bet('1'), 1, 0, 120, 'settled')
  await put(bet('2'), 2, 150, 0, 'staked')

  for (const file of all.slice(turn)) cpSync(join(from, file), join(folder, file))
  await migrate(db, folder)

  expect(await listPast(db, 'crash', { limit: 5, voided: true })).toMatchObject([
    { number: 1, outcome: { crashedAt: 247 }, link: hash('b'), chain, place: 1, scheme: 1 },
  ])
  expect(await findLatest(db, 'crash')).toMatchObject({
    number: 2,
    phase: 'running',
    outcome: null,
    commitment: hash('b'),
  })
  const rows = await db.sql`
    select id, table_key, choice, move, state, payout, due_ms from arcade.shared_bets order by id`
  expect(rows).toEqual([
    {
      id: bet('1'),
      table_key: 'crash',
      choice: { outAt: 0 },
      move: { outAt: 120 },
      state: 'settled',
      payout: 1_200n,
      due_ms: null,
    },
    {
      id: bet('2'),
      table_key: 'crash',
      choice: { outAt: 150 },
      move: null,
      state: 'staked',
      payout: 0n,
      due_ms: null,
    },
  ])
  expect(await listInterrupted(db, 'crash', new Date(), 5)).toMatchObject([
    { id: bet('2'), round: 2, choice: { outAt: 150 } },
  ])
  const parts = await db.sql<{ name: string }>`
    select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'arcade.shared_bets'::regclass`
  expect(parts.map(({ name }) => name)).toEqual(['shared_bets_2024_06'])
})
