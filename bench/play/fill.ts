import type { Database } from '../../server/src/platform/database/database.ts'
import { runAs } from '../../server/testing/test-server.ts'

const tables = ['arcade.rounds', 'wagers.wagers', 'wagers.actions']

/**
 * Rounds that were played before, in the tables that a spin writes: the arcade's, the wagers and their calls. They are
 * of this month and older than every round that follows, and nothing of them is in the books.
 */
export async function fillRounds(db: Database, url: string, count: number): Promise<void> {
  const perStatement = 250_000
  for (let done = 0; done < count; done += perStatement) {
    const [from, to] = [done, Math.min(count, done + perStatement) - 1]
    await db.transaction(async (tx) => {
      await tx.script(`
        create temporary table old_rounds on commit drop as
        select number, lpad(number::text, 25, '0') as place,
          now() - interval '1 second' * (10 + (${count} - number) / 100) as at
        from generate_series(${from}, ${to}) as number;
        insert into arcade.rounds (id, at, player, demo, session, node_id, game_code, model, currency,
          stake, choice, seed, nonce, state, payout, ended_at)
        select 'rnd_0' || place, at, 'mem_0' || lpad((number % 4000)::text, 25, '0'), false, 'ars_old', 1,
          'HARLOW/old', 'lines-20-medium', 'PHP', 2000, 'null', 'sed_0' || place, number % 1000,
          'settled', 0, at
        from old_rounds;
        insert into wagers.wagers (id, at, member, provider, product, vendor, game, round, currency, stake,
          paid_cash, paid_bonus, paid_locked, movement, detail, status, valid_bet, payout, settlements, ended_at)
        select 'wgr_0' || place, at, 'mem_0' || lpad((number % 4000)::text, 25, '0'), 'ARCADE', 'RNG',
          'HARLOW', 'old', 'rnd_0' || place, 'PHP', 2000, 2000, 0, 0, 'trf_0' || place, '{}', 'settled',
          2000, 0, 1, at
        from old_rounds;
        insert into wagers.actions (provider, account, action, transaction, wager, content, answer, at)
        select 'ARCADE', 'mem_0' || lpad((number % 4000)::text, 25, '0'), 'stake', 'rnd_0' || place,
          'wgr_0' || place, '[]', '{}', at
        from old_rounds;`)
    })
  }
  // As a database is kept that has grown to this size in its own time.
  await runAs(url, async (client) => {
    for (const table of tables) await client.query(`vacuum (analyze) ${table}`)
  })
}
