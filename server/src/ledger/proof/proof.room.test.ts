import { describe, expect, it } from 'vitest'
import { ownerOf, testDatabase } from '../../../testing/database.ts'
import { testLedger } from '../../../testing/ledger.ts'
import { createLog } from '../../platform/log.ts'
import type { NewEvent } from '../../platform/events/events.ts'
import type { AccountId } from '../ledger.ts'
import { createProofs } from './proof.ts'

const db = await testDatabase({ poolSize: 8 })
const told: NewEvent[] = []
const events = {
  write: async (_: unknown, ...news: readonly NewEvent[]) => void told.push(...news),
}
const test = await testLedger(db, { events })
/** Another database, in which nobody has tampered. */
const quietDb = await testDatabase({ poolSize: 8 })
const openQuiet = () => testLedger(quietDb)

const { ledger, openCash, inPlay, move, mustPost } = test

/** What somebody with all rights could do: the triggers are off for this one transaction. */
const tamper = async (text: string) =>
  (await ownerOf(db)).transaction((tx) =>
    tx.script(`set local session_replication_role = replica; ${text}`),
  )
const addTo = (id: AccountId, amount: number) =>
  tamper(
    `update ledger.accounts set credits_posted = credits_posted + ${amount} where id = ${id.slice(4)}`,
  )

describe('the proof', () => {
  it('[L22] takes the trial balance of each currency, pending sums included', async () => {
    const cash = await openCash(100n)
    const pending = { expiresAt: new Date(Date.now() + 60_000) }
    await mustPost({ ...move('stake', cash, inPlay, 30n), pending })
    const proof = await ledger.prove()
    expect(proof).toMatchObject({ scope: 'running', holds: true, differences: [] })
    expect(proof.trial).toMatchObject([
      { currency: 'PHP', debitsPosted: 100n, creditsPosted: 100n, debitsPending: 30n },
    ])
    expect(proof.trial[0]?.creditsPending).toBe(30n)
  })

  it('[L22] takes only what came since the last one', async () => {
    const cash = await openCash(50n)
    await ledger.prove()
    for (const amount of [1n, 2n, 3n]) await mustPost(move('stake', cash, inPlay, amount))
    expect(await ledger.prove()).toMatchObject({ legs: 3n, accounts: 2n, holds: true })
    expect(await ledger.prove()).toMatchObject({ legs: 0n, accounts: 0n, holds: true })
    const all = await db.sql.one<{ n: bigint }>`select count(*) as n from ledger.legs`
    expect(await ledger.proveFully()).toMatchObject({ legs: all.n, holds: true })
  })

  it('[L22] the full one gives the same in one stride and in many', async () => {
    const deps = { db, log: createLog('silent'), stride: 2n }
    const many = await createProofs(deps).proveFully()
    const one = await ledger.proveFully()
    expect({ ...many, at: 0, tookMs: 0 }).toEqual({ ...one, at: 0, tookMs: 0, number: many.number })
  })

  // Guards `tryTurn` in proof/proof.ts: without it the second starts over in the midst of the first, which then finds a
  // head that is not its own; and without `requireHead` as well both add the same legs, and every account differs.
  it('[L22] full ones asked for at once, at several nodes, take turns', async () => {
    const quiet = await openQuiet()
    const cash = await quiet.openCash(100n)
    for (let turn = 0; turn < 40; turn += 1) {
      await quiet.mustPost(quiet.move('stake', cash, quiet.inPlay, 1n))
    }
    const deps = { db: quietDb, log: createLog('silent'), now: quiet.now, stride: 3n }
    const nodes = Array.from({ length: 6 }, () => createProofs(deps))
    const proofs = await Promise.all(nodes.map((node) => node.proveFully()))
    const legs = await quietDb.sql.one<{ n: bigint }>`select count(*) as n from ledger.legs`
    expect(proofs.map((proof) => [proof.holds, proof.legs, proof.differences])).toEqual(
      proofs.map(() => [true, legs.n, []]),
    )
  })

  it('[L22] a full one that lost its turn comes to its end, and the next one holds', async () => {
    const quiet = await openQuiet()
    const cash = await quiet.openCash(100n)
    for (let turn = 0; turn < 10; turn += 1) {
      await quiet.mustPost(quiet.move('stake', cash, quiet.inPlay, 1n))
    }
    const deps = { db: quietDb, log: createLog('silent'), now: quiet.now, stride: 1n }
    const first = createProofs(deps).proveFully()
    const state = { isOver: false }
    const told = first.then(
      () => 'proven',
      (error: unknown) => String(error),
    )
    void told.then(() => (state.isOver = true))
    let ended = 0
    while (ended === 0 && !state.isOver) {
      const rows = await quietDb.sql`
        select pg_terminate_backend(pid) from pg_locks
        where locktype = 'advisory' and objsubid = 1 and granted and pid <> pg_backend_pid()
          and database = (select oid from pg_database where datname = current_database())`
      ended = rows.length
    }
    expect(ended).toBe(1)
    expect(await createProofs(deps).proveFully()).toMatchObject({ holds: true, differences: [] })
    expect(await told).toMatch(/terminat|connection|ECONNRESET|not queryable|took the place/i)
  })

  it('[L22] counts what stands in the deltas and what was folded alike', async () => {
    const cash = await openCash(10n)
    await mustPost(move('stake', cash, inPlay, 4n))
    expect((await ledger.prove()).holds).toBe(true)
    await ledger.foldDeltas()
    expect((await ledger.proveFully()).holds).toBe(true)
    await mustPost(move('stake', cash, inPlay, 4n))
    expect((await ledger.prove()).holds).toBe(true)
  })

  it('[L22] names the account whose sums were changed, tells once, and does not forget', async () => {
    const [rich, other] = [await openCash(10n), await openCash(10n)]
    await ledger.prove()
    told.length = 0
    await addTo(rich, 1_000)
    const proof = await ledger.prove()
    expect(proof.holds).toBe(false)
    expect(proof.differences).toMatchObject([
      { account: rich, kind: 'cash', balanceByHistory: 10n, balance: 1_010n },
    ])
    await mustPost(move('stake', other, inPlay, 1n))
    expect((await ledger.prove()).differences).toHaveLength(1)
    expect(told).toEqual([
      {
        kind: 'ledger.proof_failed',
        subject: 'ledger',
        payload: { accounts: [rich], currencies: ['PHP'] },
      },
    ])
    await addTo(rich, -1_000)
    expect((await ledger.prove()).holds).toBe(true)
    const [, last] = await ledger.listProofs({ limit: 2 })
    expect(last).toMatchObject({ holds: false, differences: [{ balance: 1_010n }] })
  })

  it('[L22] finds two changes that cancel out when either account moves, and in the night without that', async () => {
    const [up, down] = [await openCash(10n), await openCash(10n)]
    await ledger.prove()
    await addTo(up, 5)
    await addTo(down, -5)
    expect((await ledger.prove()).holds).toBe(true)
    const full = await ledger.proveFully()
    expect(full.differences.map(({ account }) => account)).toEqual([up, down])
    // The trial balances, and nothing has moved: only the memory of the last proof names them now.
    expect((await ledger.prove()).differences).toHaveLength(2)
    await addTo(up, -5)
    await addTo(down, 5)
    expect((await ledger.prove()).holds).toBe(true)
  })

  it('[L22] finds a leg that was taken out of the history', async () => {
    const cash = await openCash(10n)
    const { id } = await mustPost(move('stake', cash, inPlay, 4n))
    await tamper(`delete from ledger.legs where id = '${id}'`)
    const full = await ledger.proveFully()
    expect(full.differences.map(({ account }) => account).toSorted()).toEqual(
      [cash, inPlay].toSorted(),
    )
  })

  it('[L23] waits for those who write while it looks, and leaves out what comes later', async () => {
    const quiet = await openQuiet()
    const cash = await quiet.openCash(10n)
    await quiet.ledger.prove()
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    let written = () => {}
    const isWritten = new Promise<void>((resolve) => (written = resolve))
    const slow = quiet.db.transaction(async (tx) => {
      await quiet.ledger.post(tx, quiet.move('stake', cash, quiet.inPlay, 1n))
      written()
      await held
    })
    await isWritten
    const other = await quiet.openCash(10n)
    setTimeout(release, 200)
    const [proof] = await Promise.all([quiet.ledger.prove(), slow])
    expect(proof).toMatchObject({ holds: true })
    await quiet.mustPost(quiet.move('stake', other, quiet.inPlay, 1n))
    // Had the head passed the slow one unseen, its leg would be missing from now on.
    expect(await quiet.ledger.prove()).toMatchObject({ holds: true })
    await quiet.mustPost(quiet.move('stake', cash, quiet.inPlay, 1n))
    expect(await quiet.ledger.prove()).toMatchObject({ holds: true, differences: [] })
  })

  it('[L22] holds while money moves', async () => {
    const quiet = await openQuiet()
    const accounts = await Promise.all(Array.from({ length: 5 }, () => quiet.openCash(10_000n)))
    const ending = new AbortController()
    const traffic = Promise.all(
      accounts.map(async (cash) => {
        while (!ending.signal.aborted)
          await quiet.ledger.submit(quiet.move('stake', cash, quiet.inPlay, 1n))
      }),
    )
    const proofs = []
    for (let turn = 0; turn < 8; turn += 1) proofs.push(await quiet.ledger.prove())
    proofs.push(await quiet.ledger.proveFully())
    ending.abort()
    await traffic
    expect(proofs.filter(({ holds }) => !holds)).toEqual([])
    expect(proofs.reduce((sum, { legs }) => sum + legs, 0n)).toBeGreaterThan(10n)
  })

  it('[L22][L30] old ones go, but not those that failed, and none by hand', async () => {
    const failed = await db.sql.one<{ n: bigint }>`
      select count(*) as n from ledger.proofs where not holds`
    const later = new Date(Date.now() + 60_000)
    const remove = () => db.transaction((tx) => ledger.removeOldProofs(tx, later))
    const byHand = (text: string) => db.transaction((tx) => tx.script(text))
    for (const text of [
      'delete from ledger.proofs',
      'delete from ledger.proven',
      // Nor can who runs the house say that books hold which nobody added up, or add up what two moments saw.
      `insert into ledger.proofs (scope, at, holds, position, legs, accounts, took_ms, trial, differences)
       values ('full', now(), true, 0, 0, 0, 1, '[]', '[]')`,
      "select ledger.conclude_proof('full', 0)",
    ]) {
      await expect(byHand(text)).rejects.toMatchObject({ code: '42501' })
    }
    // Whatever is asked for: what is younger than three months stays.
    expect(await remove()).toBe(0)
    await (
      await ownerOf(db)
    ).sql`update ledger.proofs set at = at - interval '91 days'`
    expect(await remove()).toBeGreaterThan(0)
    const left = await ledger.listProofs({ limit: 200 })
    expect(BigInt(left.length)).toBe(failed.n)
  })
})
