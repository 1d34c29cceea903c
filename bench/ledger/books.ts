import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { createIdMaker } from '@baize/kernel/ids'
import { systemRandomBytes } from '@baize/kernel/random'
import { createLedger, type AccountId, type Ledger } from '../../server/src/ledger/ledger.ts'
import { connect, type Database } from '../../server/src/platform/database/database.ts'
import { startEmbedded } from '../../server/src/embedded/embedded.ts'
import { createLog } from '../../server/src/platform/log.ts'
import { prepareDatabase } from '../../server/src/platform/prepare-database.ts'
import { runAs } from '../../server/testing/test-server.ts'
import { makeDataDir } from '../server.ts'

export type Books = {
  /** As the owner of everything, as `db` is, too; the ledger works as the role that runs the house. */
  readonly url: string
  readonly folder: string
  readonly db: Database
  readonly ledger: Ledger
  readonly members: readonly AccountId[]
  readonly houses: readonly AccountId[]
  /** One movement of a random member to one of the first so many accounts of the house. */
  stake(houses?: number): Promise<void>
  stop(): Promise<void>
}

const now = () => new Date()
const makeId = createIdMaker({ now, randomBytes: systemRandomBytes })
const plenty = 1_000_000_000n

/** A PostgreSQL of its own, as the product starts it, with members who have money. */
export async function openBooks(root: string, memberCount: number): Promise<Books> {
  const folder = makeDataDir()
  const server = await startEmbedded({ dataDir: folder })
  const { ownerUrl } = server
  const running = await connect({ url: server.url, poolSize: 8 })
  const log = createLog('error')
  const folderOfMigrations = join(root, 'server/migrations')
  await prepareDatabase({
    db: running,
    ownerUrl,
    folder: folderOfMigrations,
    log,
    production: false,
  })
  const ledger = createLedger({ db: running, log, now })
  const db = await connect({ url: ownerUrl, poolSize: 2 })
  await ledger.start()
  const houses = await openHouses(db, ledger)
  const members = await openMembers(db, 1, memberCount)
  await fund(db, ledger, members)

  return {
    url: ownerUrl,
    folder,
    db,
    ledger,
    members,
    houses,
    async stake(count = 1) {
      const debit = pick(members, members.length)
      const credit = pick(houses, count)
      const legs = [{ debit, credit, amount: { amount: 1n, currency: 'PHP' as const } }]
      const answer = await ledger.submit({ id: makeId('trf'), reason: 'stake', legs })
      if (!answer.ok) throw new Error(`A movement was refused: ${answer.code}`)
    },
    async stop() {
      await ledger.stop()
      await running.close()
      await db.close()
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function pick(accounts: readonly AccountId[], count: number): AccountId {
  return accounts[Math.floor(Math.random() * count)] as AccountId
}

async function openHouses(db: Database, ledger: Ledger): Promise<AccountId[]> {
  const houses: AccountId[] = []
  await db.transaction(async (tx) => {
    for (let part = 0; part < 100; part += 1) {
      const key = { owner: 'house', kind: 'in_play', currency: 'PHP', part: `b${part}` } as const
      houses.push((await ledger.openAccount(tx, key)).id)
    }
  })
  return houses
}

/** By one statement, since a million of them one by one would take longer than the benchmark. */
async function openMembers(db: Database, from: number, to: number): Promise<AccountId[]> {
  return await db.transaction(async (tx) => {
    await tx.script('set local statement_timeout = 0')
    const rows = await tx.sql<{ id: AccountId }>`
      insert into ledger.accounts (owner, kind, part, currency, bounded, opened_at)
      select 'member:mem_' || lpad(n::text, 26, '0'), 'cash', '', 'PHP', true, now()
      from generate_series(${from}::int, ${to}::int) n
      returning 'acc_' || id as id`
    await tx.script('analyze ledger.accounts')
    return rows.map(({ id }) => id)
  })
}

async function fund(db: Database, ledger: Ledger, members: readonly AccountId[]): Promise<void> {
  const key = { owner: 'clearing:bank', kind: 'clearing', currency: 'PHP' } as const
  const { id: debit } = await db.transaction((tx) => ledger.openAccount(tx, key))
  await Promise.all(
    members.map(async (credit) => {
      const legs = [{ debit, credit, amount: { amount: plenty, currency: 'PHP' as const } }]
      const answer = await ledger.submit({ id: makeId('trf'), reason: 'deposit', legs })
      if (!answer.ok) throw new Error(`A deposit was refused: ${answer.code}`)
    }),
  )
}

/**
 * The history of years at once: rows are written with the triggers off and the indexes built after them. The sums of the
 * accounts are set to fit, so that the books are in order.
 */
export async function preload(books: Books, transfers: number, accounts: number): Promise<void> {
  const { db, members, houses } = books
  const first = Number(members[0]?.slice(4))
  const house = Number(houses[0]?.slice(4))
  await openMembers(db, members.length + 1, accounts)
  await db.transaction(async (tx) => {
    await tx.script(`set local statement_timeout = 0; set local session_replication_role = replica;
      set local maintenance_work_mem = '512MB';
      drop index ledger.legs_by_debit; drop index ledger.legs_by_credit`)
    await tx.sql`
      insert into ledger.legs (id, leg, legs, at, kind, reason, debit, credit, currency, posted, held,
        about, debit_after, debit_held)
      select 'trf_01m0000000' || lpad(to_hex(n), 16, '0'), 0, 1, now(), 'posted', 'stake', ${house}::bigint,
        ${first}::bigint + (n::bigint * 7919) % ${accounts}::bigint, 'PHP', 1, 0, '', 0, 0
      from generate_series(1, ${transfers}::int) n`
    await tx.script(`
      create index legs_by_debit on ledger.legs (debit, position);
      create index legs_by_credit on ledger.legs (credit, position)`)
    await tx.sql`
      update ledger.accounts a set credits_posted = a.credits_posted + s.sum
      from (select credit, count(*) as sum from ledger.legs where id < 'trf_01m0000001' group by credit) s
      where a.id = s.credit`
    await tx.sql`
      update ledger.accounts set debits_posted = debits_posted + ${transfers}::bigint where id = ${house}`
  })
  // What years of use would have done meanwhile, so that the upkeep of five million new rows is not measured.
  await runAs(books.url, async (client) => {
    await client.query('set statement_timeout = 0')
    for (const table of ['legs', 'accounts']) await client.query(`vacuum (analyze) ledger.${table}`)
    await client.query('checkpoint')
  })
}
