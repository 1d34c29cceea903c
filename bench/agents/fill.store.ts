import type { Database } from '../../server/src/platform/database/database.ts'
import { ensureMonthlyPartitions } from '../../server/src/platform/database/partitions.ts'
import { runAs } from '../../server/testing/test-server.ts'

/** How many stand on each level below the top. Both have as many right below it. */
export const trees = {
  small: [20, 40, 80, 120, 160, 180, 200, 200],
  large: [20, 100, 500, 2_000, 6_000, 16_000, 30_000, 45_380],
} as const
export type TreeName = keyof typeof trees

/** On so many days before today everybody plays. */
export const daysPlayed = 5

const tables = [
  'identity.members',
  'agents.lines',
  'agents.member_days',
  'agents.team_days',
  'agents.team_money_days',
  'wagers.wagers',
]

/** Members of the benchmark have ids of one moment, so that a number finds one. */
const idOf = (tree: string, number: string) =>
  `'mem_0bench' || rpad('${tree}', 5, '0') || lpad((${number})::text, 15, '0')`

export const memberOf = (tree: TreeName, number: number) =>
  `mem_0bench${tree.padEnd(5, '0')}${String(number).padStart(15, '0')}` as const

/**
 * A tree of eight levels below one agent, with everybody above everybody, what all of them played on some days before
 * today, and every single bet of it. Numbers count from the top, level by level.
 */
export async function fillTree(
  db: Database,
  tree: TreeName,
  { wagers, say }: { readonly wagers: number; readonly say: (line: string) => void },
): Promise<void> {
  const members = trees[tree].reduce<number>((sum, size) => sum + size, 0)
  const began = performance.now()
  const perDay = Math.max(1, Math.round(wagers / members / daysPlayed))
  say(`${tree}: ${members} members, ${members * daysPlayed * perDay} bets`)
  for (const statement of [...placeAll(tree), ...playAll(tree, perDay)]) {
    // The product's own patience with a statement is that of people, who never ask for so much at once.
    await db.transaction((tx) => tx.script(`set local statement_timeout = 0; ${statement}`))
  }
  say(`${tree}: filled in ${Math.round((performance.now() - began) / 1_000)} s`)
}

export async function prepare(db: Database): Promise<void> {
  await db.transaction((tx) =>
    ensureMonthlyPartitions(tx, 'wagers.wagers', { ahead: 0, now: daysAgo(20) }),
  )
  await db.transaction((tx) => tx.script(helpers))
}

/** As a database is kept that has grown to this size in its own time. */
export async function settleDown(url: string): Promise<void> {
  await runAs(url, async (client) => {
    for (const table of tables) await client.query(`vacuum (analyze) ${table}`)
  })
}

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

const helpers = `
  create table public.bench_places (
    tree text, number integer, level integer, upline integer, id text, primary key (tree, number)
  );`

/** Each stands below one of the level above, in turns. */
function placeAll(tree: TreeName): string[] {
  let first = 1
  let above = { first: 0, size: 1 }
  const levels = trees[tree].map((size, index) => {
    const statement = `
      insert into public.bench_places
      select '${tree}', ${first} + n, ${index + 1}, ${above.first} + n % ${above.size}, ${idOf(tree, `${first} + n`)}
      from generate_series(0, ${size - 1}) as n`
    above = { first, size }
    first += size
    return statement
  })
  return [
    `insert into public.bench_places values ('${tree}', 0, 0, null, ${idOf(tree, '0')})`,
    ...levels,
    // By what it knows of the tree before, the database takes this one for empty, and walks it once for each of its rows.
    'analyze public.bench_places',
    `insert into identity.members (id, account, account_key, nickname, type, currency, language, upline_id,
       registered_at)
     select p.id, 'b${tree}' || p.number, 'b${tree}' || p.number, '', case when p.level < 8 then 1 else 0 end, 'PHP',
       'EN', u.id, now() - interval '30 days'
     from public.bench_places p
     left join public.bench_places u on u.tree = p.tree and u.number = p.upline
     where p.tree = '${tree}' order by p.number`,
    `insert into agents.lines (ancestor, member, distance, from_day)
     with recursive up as (
       select p.id as member, p.upline, 1 as distance from public.bench_places p
       where p.tree = '${tree}' and p.upline is not null
       union all
       select up.member, a.upline, up.distance + 1 from up
       join public.bench_places a on a.tree = '${tree}' and a.number = up.upline
       where a.upline is not null
     )
     select a.id, up.member, up.distance, current_date - 30 from up
     join public.bench_places a on a.tree = '${tree}' and a.number = up.upline`,
    'analyze agents.lines',
  ]
}

/** The n-th bet of everybody on a day, at noon and a little after, each of a hundred and every fourth one won. */
function playAll(tree: TreeName, perDay: number): string[] {
  const days = Array.from({ length: daysPlayed }, (_, index) => index + 1)
  const day = (ago: number) => `(now() at time zone 'Asia/Manila')::date - ${ago}`
  return [
    ...days.map(
      (ago) => `
      insert into wagers.wagers (id, at, member, provider, product, vendor, game, round, currency, stake,
        paid_cash, paid_bonus, paid_locked, movement, detail, status, valid_bet, payout, settlements, ended_at)
      select 'wgr_0' || rpad('${tree}', 5, '0') || lpad((p.number * 1000 + ${ago} * 100 + n)::text, 20, '0'),
        m.at, p.id, 'ARCADE', 'RNG', 'HARLOW', 'old', 'rnd_' || n, 'PHP', 10000, 10000, 0, 0,
        'trf_0' || rpad('${tree}', 5, '0') || lpad((p.number * 1000 + ${ago} * 100 + n)::text, 20, '0'), '{}',
        'settled', 10000, case when n % 4 = 0 then 30000 else 0 end, 1, m.at
      from public.bench_places p, generate_series(1, ${perDay}) as n, lateral (
        select (${day(ago)} + time '12:00') at time zone 'Asia/Manila' + interval '1 millisecond' * (p.number + n) as at
      ) as m
      where p.tree = '${tree}' and p.number > 0`,
    ),
    ...days.map(
      (ago) => `
      insert into agents.member_days (member, day, product, currency, bets, stake, valid_bet, payout)
      select p.id, ${day(ago)}, 'RNG', 'PHP', ${perDay}, ${perDay} * 10000, ${perDay} * 10000, ${Math.floor(perDay / 4)} * 30000
      from public.bench_places p where p.tree = '${tree}' and p.number > 0`,
    ),
    `insert into agents.team_days (agent, day, product, currency, bets, stake, valid_bet, payout)
     select l.ancestor, d.day, d.product, d.currency, sum(d.bets), sum(d.stake), sum(d.valid_bet), sum(d.payout)
     from agents.member_days d join agents.lines l on l.member = d.member
     join public.bench_places p on p.tree = '${tree}' and p.id = l.member
     group by 1, 2, 3, 4`,
    `insert into agents.team_money_days (agent, day, currency, active)
     select l.ancestor, d.day, d.currency, count(*)
     from agents.member_days d join agents.lines l on l.member = d.member
     join public.bench_places p on p.tree = '${tree}' and p.id = l.member
     group by 1, 2, 3`,
  ]
}
