import type { Database } from '../../server/src/platform/database/database.ts'
import { ensureMonthlyPartitions } from '../../server/src/platform/database/partitions.ts'
import { runAs } from '../../server/testing/test-server.ts'

const dayMs = 86_400_000
const yearDays = 360

/** How many entries of each kind, and how many bets: as a very busy account might have them. */
export type Amounts = {
  readonly deposits: number
  readonly withdrawals: number
  readonly transfers: number
  readonly adjustments: number
  readonly bets: number
}

const tables = [
  'cashier.deposits',
  'cashier.deposit_steps',
  'cashier.withdrawals',
  'cashier.withdrawal_steps',
  'wallet.transfers',
  'wallet.adjustments',
  'wagers.wagers',
]

/**
 * A year of one member: entries at even distances, one kind beside the other, and bets of the same time. Nothing of them
 * is in the books; what is measured reads the records alone. Their ids are those of their times, as ids are.
 */
export async function fillYear(
  db: Database,
  url: string,
  { account, amounts }: { readonly account: string; readonly amounts: Amounts },
): Promise<void> {
  for (let month = 0; month <= 12; month += 1) {
    const now = new Date(Date.now() - month * 30.5 * dayMs)
    for (const table of ['wallet.transfers', 'wagers.wagers']) {
      await db.transaction((tx) => ensureMonthlyPartitions(tx, table, { ahead: 0, now }))
    }
  }
  const { id } = await db.sql.one<{ id: string }>`
    select id from identity.members where account = ${account}`
  await db.transaction((tx) => tx.script(helpers))
  for (const statement of statementsOf(id, amounts)) {
    // The product's own patience with a statement is that of people, who never ask for so much at once.
    await db.transaction((tx) => tx.script(`set local statement_timeout = 0; ${statement}`))
  }
  // As a database is kept that has grown to this size in its own time.
  await runAs(url, async (client) => {
    for (const table of tables) await client.query(`vacuum (analyze) ${table}`)
  })
}

/** Ids as the product makes them: ten letters of milliseconds, then what tells them apart. */
const letterAt = (place: number) =>
  `substr('0123456789abcdefghjkmnpqrstvwxyz', ((ms >> ${45 - place * 5}) & 31)::integer + 1, 1)`

const helpers = `
  create function public.bench_letters(ms bigint) returns text language sql immutable as $$
    select ${Array.from({ length: 10 }, (_, place) => letterAt(place)).join(' || ')}
  $$;
  create function public.bench_id(prefix text, at timestamptz, number bigint) returns text
  language sql immutable as $$
    select prefix || '_' || public.bench_letters((extract(epoch from at) * 1000)::bigint)
      || lpad(number::text, 16, '0')
  $$;
  create function public.bench_at(number bigint, total bigint) returns timestamptz
  language sql stable as $$
    select date_trunc('milliseconds', now())
      - interval '1 millisecond' * (number * ${yearDays}::bigint * 86400000 / total)
  $$;
  create function public.bench_reference(number bigint) returns text language sql immutable as $$
    select lpad(upper(to_hex(number)), 10, '0')
  $$;`

function statementsOf(member: string, amounts: Amounts): string[] {
  const made = (count: number) => `
    from generate_series(1, ${count}) as number, lateral (select public.bench_at(number, ${count}) as at) as made`
  return [
    `insert into cashier.deposits (id, member, method, method_version, gateway, needs_slip, currency,
       amount, fee, reference, state, paid, credited, transfer, created_at, since, expires_at)
     select public.bench_id('dep', at, number), '${member}', m.method, m.version, '', false, 'PHP',
       50000, 0, public.bench_reference(number), 'success', 50000, 50000,
       public.bench_id('trf', at, number), at, at, at + interval '1 hour'
     ${made(amounts.deposits)}, (select method, version from cashier.method_versions limit 1) as m;
     insert into cashier.deposit_steps (deposit, number, state, at, moved)
     select d.id, s.number, s.state, d.created_at, true
     from cashier.deposits d, (values (1, 'awaiting'), (2, 'success')) as s (number, state);
     insert into cashier.member_days (member, day, paid, credited, last_at)
     select member, (created_at at time zone 'UTC')::date, sum(paid), sum(credited), max(since)
     from cashier.deposits group by 1, 2;`,
    `insert into cashier.payees (id, member, institution, holder, holder_key, sealed, number_hash, hint,
       added_at, usable_at)
     select public.bench_id('pye', now(), 1), '${member}', i.code, 'Bench', 'bench', 'x', sha256('x'), '0001',
       now(), now()
     from cashier.institutions i limit 1;
     insert into cashier.withdrawals (id, member, payee, currency, amount, fee, day, requested_at, signals,
       hold, state, since, approved_by_id, approved_at, disbursed, fee_taken, returned, disbursed_at,
       confirm_by, received, remaining, received_by)
     select public.bench_id('wdr', at, number), '${member}', p.id, 'PHP', 30000, 0, at::date, at, '[]',
       public.bench_id('trf', at, number), 'received', at, 'opr_1', at, 30000, 0, 0, at, at, 30000, 0, 'time'
     ${made(amounts.withdrawals)}, (select id from cashier.payees where member = '${member}') as p;
     insert into cashier.record_days (member, kind, day, amount)
     select member, 'withdrawal', (requested_at at time zone 'UTC')::date, sum(amount)
     from cashier.withdrawals group by 1, 3;`,
    `insert into wallet.transfers (id, at, member, source, goal, currency, amount, state)
     select public.bench_id('trf', at, number), at, '${member}', 'cash', 'vendor:HARLOW', 'PHP', 1000, 'done'
     ${made(amounts.transfers)};`,
    `insert into wallet.adjustments (id, member, direction, kind, currency, amount, reason, requested_by_id,
       requested_by, requested_at, state, decided_at, transfer)
     select public.bench_id('adj', at, number), '${member}', 'credit', 'goodwill', 'PHP', 2500, 'bench',
       'opr_1', 'opr_1', at, 'done', at, public.bench_id('trf', at, number)
     ${made(amounts.adjustments)};`,
    `insert into wagers.wagers (id, at, member, provider, product, vendor, game, round, currency, stake,
       paid_cash, paid_bonus, paid_locked, movement, detail, status, valid_bet, payout, settlements, ended_at)
     select public.bench_id('wgr', at, number), at, '${member}', 'ARCADE', 'RNG', 'HARLOW', 'old',
       'rnd_' || number, 'PHP', 2000, 2000, 0, 0, public.bench_id('trf', at, number), '{}', 'settled',
       2000, 0, 1, at
     ${made(amounts.bets)};
     insert into reports.member_days (member, day, product, vendor, currency, bets, stake, valid_bet, payout,
       won_bets, won_stake, won_valid_bet, won_payout)
     select member, (at at time zone 'Asia/Manila')::date, product, vendor, currency, count(*), sum(stake),
       sum(valid_bet), sum(payout), 0, 0, 0, 0
     from wagers.wagers where member = '${member}' group by 1, 2, 3, 4, 5;`,
  ]
}
