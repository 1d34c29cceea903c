import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Id } from '@baize/kernel/ids'
import type { Result } from '@baize/kernel/result'
import { afterAll, expect, it } from 'vitest'
import { runAs } from '../../testing/test-server.ts'
import { createChance, createScript, type Step } from '../../testing/ledger-script.ts'
import { startKillable } from '../../testing/ledger-server.ts'
import { testLedger, type TestLedger } from '../../testing/ledger.ts'
import type { Database } from '../platform/database/database.ts'
import type { AccountId, Ledger, Movement, Receipt, RowWriter } from './ledger.ts'
import { isPassing } from './movements/failures.ts'

const ops = Number(process.env.LEDGER_OPS ?? 200_000)
const seed = Number(process.env.LEDGER_SEED ?? randomInt(2 ** 31))
const hands = 3_000
const members = 6_000
const firstSum = 5_000n
/** An impatient node, which often does not know; a patient one; and one with two batches under way. */
const manners = [
  { patienceMs: 300, lanes: 1 },
  { patienceMs: 5_000, lanes: 1 },
  { patienceMs: 2_000, lanes: 2 },
]
const serverKills = ops >= 1_000_000 ? 6 : 2
const opsPerCut = 4_000

const server = await startKillable()
afterAll(() => server.stop())

/**
 * Before which operations something is killed. Decided ahead, by chance of its own: the same seed kills at the same
 * operations, whatever else is drawn meanwhile. What runs at that moment is up to the machine.
 */
function planTroubles(): {
  readonly kills: ReadonlySet<number>
  readonly cuts: ReadonlySet<number>
} {
  const chance = createChance(seed + 1)
  const part = Math.floor(ops / serverKills)
  // One in the middle half of each part, so that the server is up again before it falls again.
  const kills = Array.from(
    { length: serverKills },
    (_, index) => Math.floor((index + 0.25) * part) + chance.below(Math.ceil(part / 2)),
  )
  const cuts = Array.from({ length: Math.ceil(ops / opsPerCut) }, () => 1 + chance.below(ops))
  return { kills: new Set(kills), cuts: new Set(cuts) }
}

/** What the callers know in the end: `done`, or why not. */
type Known = { readonly movement: Movement; readonly outcome: string }

/** A room above, which keeps a row for every movement that it was told of. */
const notes: RowWriter<Id<'trf'>> = {
  async write(tx, accepted) {
    await tx.sql`
      insert into noted select unnest(${accepted.map(({ item }) => item)}::text[])`
  },
}

/** Asks until there is an answer, as any caller must who was told that the outcome is unknown. */
async function ask(
  call: () => Promise<Result<Receipt, string>>,
  tally: Record<string, number>,
): Promise<Result<Receipt, string>> {
  for (;;) {
    let again = 'lost'
    try {
      const answer = await call()
      if (answer.ok || !['outcome_unknown', 'unavailable'].includes(answer.code)) return answer
      again = answer.code
    } catch (error) {
      if (!isPassing(error)) throw error
    }
    tally[again] = (tally[again] ?? 0) + 1
    await sleep(20)
  }
}

type Node = { readonly db: Database; readonly ledger: Ledger }

function callerOf(nodes: readonly Node[], tally: Record<string, number>) {
  return (movement: Movement, index: number) => {
    const { db, ledger } = nodes[index % nodes.length] as Node
    const viaPost = index % 50 === 0
    return ask(
      () =>
        viaPost
          ? db.transaction((tx) => ledger.post(tx, movement), { retry: true })
          : ledger.submit(movement, { writer: notes, item: movement.id }),
      tally,
    )
  }
}

it(
  `[L26] the books balance after any ${ops} operations, whatever is killed (seed ${seed})`,
  async () => {
    console.log(`LEDGER_SEED=${seed} LEDGER_OPS=${ops}`)
    const chance = createChance(seed)
    const db = await server.open(4)
    const home = await testLedger(db)
    await runAs(server.ownerUrl, (client) =>
      client.query('create table noted (id text primary key); grant all on noted to public'),
    )
    const nodes: Node[] = []
    for (const batching of manners) {
      const own = await server.open(6)
      nodes.push({ db: own, ledger: (await testLedger(own, { batching })).ledger })
    }
    const { bank, inPlay, makeId } = home
    const cash = await openMany(home)
    const house = await home.open('house', 'house')
    const jackpot = await home.open('house', 'jackpot')
    const begun = new Date()
    const next = createScript(chance, { cash, bank, inPlay, house, jackpot, makeId, begun })

    const known: Known[] = []
    const forged = new Set<string>()
    const unlike: string[] = []
    const tally: Record<string, number> = {}
    const call = callerOf(nodes, tally)
    const progress = { taken: 0 }
    const isOver = () => progress.taken >= ops
    let cuts = 0

    async function take(step: Step, index: number): Promise<void> {
      const answers = await Promise.all(
        Array.from({ length: step.times }, (_, time) => call(step.movement, index + time)),
      )
      const outcomes = answers.map((answer) => (answer.ok ? 'done' : answer.code))
      const isDone = outcomes.includes('done')
      // Those asked at one moment may be refused and done in turn, but two that are done are one.
      const heads = answers.flatMap((answer) => (answer.ok ? [headOf(answer.value)] : []))
      if (new Set(heads).size > 1) unlike.push(step.movement.id)
      known.push({ movement: step.movement, outcome: isDone ? 'done' : (outcomes[0] ?? 'lost') })
      if (step.forged !== undefined && isDone) {
        const answer = await call(step.forged, index + 1)
        forged.add(answer.ok ? 'done' : answer.code)
      }
    }

    async function hand(): Promise<void> {
      while (!isOver()) {
        progress.taken += 1
        makeTrouble(progress.taken)
        await take(next(), progress.taken)
      }
    }

    const troubles = planTroubles()
    const whichOne = createChance(seed + 2)
    let kills = 0

    /** Connections are cut all the time, and now and then the server falls, each at the operation that the seed says. */
    function makeTrouble(taken: number): void {
      if (troubles.kills.has(taken)) {
        kills += 1
        server.killServer()
      } else if (troubles.cuts.has(taken)) {
        void server
          .cutConnection((count) => whichOne.below(count))
          .then((ended) => (cuts += ended))
          .catch(() => {})
      }
    }

    async function letHoldsRunOut(): Promise<void> {
      while (!isOver()) {
        await sleep(600)
        await nodes[1]?.ledger.expirePendings().catch(() => {})
      }
    }

    const began = performance.now()
    await Promise.all([letHoldsRunOut(), ...Array.from({ length: hands }, hand)])
    const seconds = (performance.now() - began) / 1000
    console.log(`${known.length} in ${seconds.toFixed(1)} s, ${cuts} connections cut`, tally)
    for (const { ledger } of nodes) await ledger.stop()

    expect(known).toHaveLength(ops)
    expect(kills).toBe(serverKills)
    expect(cuts).toBeGreaterThan(0)
    expect(unlike).toEqual([])
    expect([...forged]).toEqual(['id_used_differently'])
    await compareWithTables(db, known)
    expect(await balancesIn(db)).toEqual(balancesBy(known, cash, { bank, inPlay, house, jackpot }))
    expect(await home.ledger.proveFully()).toMatchObject({ holds: true, differences: [] })
    expect(await home.ledger.prove()).toMatchObject({ holds: true, differences: [] })
  },
  120_000 + ops * 2,
)

/** Accounts by the thousand, each with the same sum in it. */
async function openMany({ ledger, makeId, bank, move, db }: TestLedger): Promise<AccountId[]> {
  return await db.transaction(async (tx) => {
    const cash: AccountId[] = []
    for (let count = 0; count < members; count += 1) {
      const owner = `member:${makeId('mem')}` as const
      cash.push((await ledger.openAccount(tx, { owner, kind: 'cash', currency: 'PHP' })).id)
    }
    await ledger.postAll(
      tx,
      cash.map((id) => move('deposit', bank, id, firstSum)),
    )
    return cash
  })
}

const headOf = ({ id, kind, at, balances }: Receipt) =>
  `${id} ${kind} ${at.toISOString()} ${balances.map(({ version }) => version).join()}`

/** What is acknowledged is there, what is refused is not, and every row of the room above has its movement. */
async function compareWithTables(db: Database, known: readonly Known[]): Promise<void> {
  const rows = await db.sql<{ id: string; legs: bigint; kind: string; sum: bigint }>`
    select id, count(*) as legs, min(kind) as kind, sum(posted + greatest(held, 0))::bigint as sum
    from ledger.legs group by id`
  const written = new Map(rows.map((row) => [row.id, row]))
  const lost: string[] = []
  const extra: string[] = []
  for (const { movement, outcome } of known) {
    const row = written.get(movement.id)
    const isDone = outcome === 'done'
    if (isDone !== (row !== undefined)) (isDone ? lost : extra).push(movement.id)
    if (row === undefined || !('legs' in movement)) continue
    const sum = movement.legs.reduce((total, { amount }) => total + amount.amount, 0n)
    if (row.sum !== sum || row.legs !== BigInt(movement.legs.length)) lost.push(movement.id)
  }
  expect({ lost, extra }).toEqual({ lost: [], extra: [] })
  const orphans = await db.sql`select from noted n where not exists (
    select from ledger.legs l where l.id = n.id)`
  const viaSubmit = await db.sql.one<{ n: bigint }>`select count(*) as n from noted`
  expect(orphans).toEqual([])
  expect(viaSubmit.n).toBeGreaterThan(0n)
}

async function balancesIn(db: Database): Promise<Map<string, bigint>> {
  const rows = await db.sql<{ id: string; balance: bigint }>`
    select 'acc_' || a.id as id, (a.credits_posted - a.debits_posted + coalesce(
      (select sum(credits_posted - debits_posted) from ledger.deltas d where d.account = a.id), 0
    ))::bigint as balance
    from ledger.accounts a order by a.id`
  return new Map(rows.map(({ id, balance }) => [id, balance]))
}

/** Counted again from nothing but what the callers were told. */
function balancesBy(
  known: readonly Known[],
  cash: readonly AccountId[],
  { bank, inPlay, house, jackpot }: Record<'bank' | 'inPlay' | 'house' | 'jackpot', AccountId>,
): Map<string, bigint> {
  const balances = new Map<string, bigint>([
    [bank, -firstSum * BigInt(cash.length)],
    [inPlay, 0n],
    ...cash.map((id) => [id, firstSum] as const),
    [house, 0n],
    [jackpot, 0n],
  ])
  const moves = new Map(known.map(({ movement }) => [movement.id, movement]))
  const add = (debit: AccountId, credit: AccountId, amount: bigint) => {
    balances.set(debit, (balances.get(debit) ?? 0n) - amount)
    balances.set(credit, (balances.get(credit) ?? 0n) + amount)
  }
  for (const { movement, outcome } of known) {
    if (outcome !== 'done' || 'void' in movement) continue
    const source = 'post' in movement ? moves.get(movement.post) : movement
    if (source === undefined || !('legs' in source)) continue
    if (!('post' in movement) && source.pending !== undefined) continue
    source.legs.forEach(({ debit, credit, amount }, index) => {
      const part = 'post' in movement ? movement.amounts?.[index] : undefined
      add(debit, credit, part ?? amount.amount)
    })
  }
  return balances
}
