import { createIdMaker } from '@baize/kernel/ids'
import { money } from '@baize/kernel/money'
import { systemRandomBytes } from '@baize/kernel/random'
import { businessDay, businessDayBounds, addDays } from '@baize/kernel/time'
import { createLedger, type AccountId } from '../../server/src/ledger/ledger.ts'
import { json, type Database } from '../../server/src/platform/database/database.ts'
import { createEvents } from '../../server/src/platform/events/events.ts'
import { createLog } from '../../server/src/platform/log.ts'
import { packTerms } from '../../server/src/rooms/agents/contracts/contract.ts'
import { createRollups } from '../../server/src/rooms/agents/rollups/rollups.ts'
import { createSettlement } from '../../server/src/rooms/agents/settlement/settlement.ts'
import { createTree } from '../../server/src/rooms/agents/tree/tree.ts'
import { createWallet, type MemberId } from '../../server/src/rooms/wallet/wallet.ts'
import type { TreeName } from './fill.store.ts'

const zone = 'Asia/Manila'
const now = () => new Date()
const atOnce = 500

export type Settled = {
  readonly contracts: number
  readonly settleSeconds: number
  readonly paySeconds: number
  readonly paid: number
  /** How many rows of members' days were read for one that there is. */
  readonly readsOfARow: number
  /** Movements a second of the ledger itself, as many at once. */
  readonly ledgerRate: number
}

/** Everybody down to a level has a daily salary from who is above; yesterday is settled and paid, all of it. */
export async function settleYesterday(
  db: Database,
  tree: TreeName,
  { levels, say }: { readonly levels: number; readonly say: (line: string) => void },
): Promise<Settled> {
  const log = createLog('fatal')
  const ledger = createLedger({ db, log, now })
  await ledger.start()
  const wallet = createWallet({
    db,
    ledger,
    log,
    now,
    publish: () => {},
    currencyOf: () => 'PHP',
    isSingle: () => true,
    vendorsWithPocket: () => [],
  })
  const rollups = createRollups({ db, zone: () => zone })
  const timing = { settle: 0, pay: 0 }
  const settlement = createSettlement({
    db: timed(db, timing),
    now,
    zone: () => zone,
    teams: rollups,
    ledger,
    wallet,
    support: { tell: async () => {} },
    events: createEvents({ db, log, now, makeId }),
    depthsOf: createTree({ now, zone: () => zone }).depthsOf,
    closeWindows: async () => {},
  })
  const people = await sign(db, tree, levels)
  say(`${people.length} contracts`)
  const ledgerRate = await rateOfLedger(db, ledger, wallet, people)
  const before = await rowsRead(db)
  const began = performance.now()
  const { settled, paid } = await settlement.run()
  const seconds = (performance.now() - began) / 1_000
  const { rows } = await db.sql.one<{ rows: number }>`
    select count(*)::integer as rows from agents.member_days
    where day = ${addDays(businessDay(now(), zone), -1)}::date`
  await ledger.stop()
  return {
    contracts: settled,
    settleSeconds: timing.settle / 1_000,
    paySeconds: seconds - timing.settle / 1_000,
    paid,
    readsOfARow: ((await rowsRead(db)) - before) / rows,
    ledgerRate,
  }
}

/** The first transactions settle; once one of them finds nothing more to settle, the rest of a run pays. */
function timed(db: Database, timing: { settle: number }): Database {
  let isSettling = true
  return {
    ...db,
    async transaction(work, options) {
      const began = performance.now()
      const done = await db.transaction(work, options)
      if (isSettling) timing.settle += performance.now() - began
      if (typeof done === 'number' && done === 0) isSettling = false
      return done
    },
  }
}

async function rowsRead({ sql }: Database): Promise<number> {
  await sql`select pg_stat_force_next_flush()`
  const { rows } = await sql.one<{ rows: number }>`
    select (seq_tup_read + coalesce(idx_tup_fetch, 0))::float8 as rows from pg_stat_user_tables
    where schemaname = 'agents' and relname = 'member_days'`
  return rows
}

const makeId = createIdMaker({ now, randomBytes: systemRandomBytes })

/** A daily salary for everybody down to a level, a little less on each. */
async function sign({ sql }: Database, tree: TreeName, levels: number): Promise<MemberId[]> {
  const places = await sql<{ id: MemberId; level: number; upline: MemberId | null }>`
    select p.id, p.level, u.id as upline from public.bench_places p
    left join public.bench_places u on u.tree = p.tree and u.number = p.upline
    where p.tree = ${tree} and p.level < ${levels} order by p.number`
  const today = businessDay(now(), zone)
  const yesterday = businessDayBounds(addDays(today, -1), zone)
  const rows = places.map(({ id, level, upline }) => ({
    id: makeId('ctr'),
    giver: upline,
    downline: id,
    terms: packTerms({
      kind: 'daily',
      basis: 'validBet',
      products: null,
      tiers: [{ validBet: 0n, loss: 0n, active: 0, rate: 500 - level * 50 }],
      cap: null,
      activeFrom: 100n,
      carry: 'none',
      period: 'daily',
    }),
  }))
  await sql`
    insert into agents.contracts (id, kind, giver, downline, currency, terms, state, offered_at, expires_at,
      decided_at, begins_at, next_from, next_to)
    select id, 'daily', giver, downline, 'PHP', terms, 'accepted', now(), now(), now(), ${yesterday.start},
      ${yesterday.start}, ${yesterday.end}
    from jsonb_to_recordset(${json(rows)}) as r (id text, giver text, downline text, terms jsonb)`
  await sql`
    insert into agents.clock (heard_until, closed_until) values (${yesterday.end}, ${yesterday.end})
    on conflict (id) do update set closed_until = greatest(agents.clock.closed_until, excluded.closed_until)`
  return places.map(({ id }) => id)
}

/** As many movements as there are people, of the same kind, by nothing but the ledger. */
async function rateOfLedger(
  db: Database,
  ledger: ReturnType<typeof createLedger>,
  wallet: ReturnType<typeof createWallet>,
  people: readonly MemberId[],
): Promise<number> {
  const key = { owner: 'house', kind: 'commissions', currency: 'PHP' } as const
  const { id: debit } = await db.transaction((tx) => ledger.openAccount(tx, key))
  const accounts: { readonly id: AccountId }[] = []
  for (let at = 0; at < people.length; at += atOnce) {
    const some = people.slice(at, at + atOnce).map((member) => wallet.openPocket(member, 'cash'))
    accounts.push(...(await Promise.all(some)))
  }
  const began = performance.now()
  for (let at = 0; at < accounts.length; at += atOnce) {
    const movements = accounts.slice(at, at + atOnce).map(({ id: credit }) => ({
      id: makeId('trf'),
      reason: 'salary' as const,
      legs: [{ debit, credit, amount: money(1n, 'PHP') }],
    }))
    await db.transaction(async (tx) => {
      for (const one of await ledger.postAll(tx, movements)) {
        if (!one.ok) throw new Error(`The ledger refused: ${one.code}`)
      }
    })
  }
  return people.length / ((performance.now() - began) / 1_000)
}
