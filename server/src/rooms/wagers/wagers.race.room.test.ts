import { describe, expect, it, vi } from 'vitest'
import { money } from '@baize/kernel/money'
import { testDatabase } from '../../../testing/database.ts'
import { eventsOf } from '../../../testing/system.ts'
import { testWagers } from '../../../testing/wagers.ts'
import type { MemberId } from '../wallet/wallet.ts'

const db = await testDatabase({ poolSize: 20 })
// Two nodes over one database: what one gathers into a batch, the other does not see.
const [one, two] = [await testWagers(db), await testWagers(db)]
const nodes = [one, two] as const
const { memberWith, key, stakeCall, makeId, wallet } = one

const php = (amount: bigint) => money(amount, 'PHP')
const nodeOf = (n: number) => (n % 2 === 0 ? one : two)
const times = <T>(count: number, make: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => make(n)))
const codesOf = (results: readonly { ok: boolean; code?: string }[]) => {
  const counts: Record<string, number> = {}
  for (const { ok, code } of results) {
    const name = ok ? 'ok' : (code ?? '')
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}

/** How many connections wait for a lock of somebody else. */
async function countWaiting(): Promise<number> {
  const { waiting } = await db.sql.one<{ waiting: number }>`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  return waiting
}

async function cashOf(member: MemberId): Promise<bigint> {
  const { pockets } = await wallet.getState(member)
  return pockets.find(({ pocket }) => pocket === 'cash')?.amount ?? 0n
}

async function staked(member: MemberId) {
  const result = await one.wagers.stake(stakeCall(member))
  if (!result.ok || result.value.wager === null) throw new Error('The stake of a test was refused')
  return { wager: result.value.wager }
}

describe('at the same moment', () => {
  // Guards the lock of the account in the ledger (`lockPurses`).
  it('[G1] twenty hands reach for the last hundred and one gets it', async () => {
    const member = await memberWith(100n)
    const results = await times(20, (n) =>
      nodeOf(n).wagers.stake(stakeCall(member, { amount: php(100n) })),
    )
    expect(codesOf(results)).toEqual({ ok: 1, insufficient_funds: 19 })
    expect(await cashOf(member)).toBe(0n)
  })

  it('[G1] ten thousand stakes of one member spend what is there and no more', async () => {
    const member = await memberWith(1_000n)
    const results = await times(10_000, (n) => nodeOf(n).wagers.stake(stakeCall(member)))
    expect(codesOf(results)).toEqual({ ok: 100, insufficient_funds: 9_900 })
    expect(await cashOf(member)).toBe(0n)
  })

  it('[G1] twenty hands reach for a hundred in two pockets, and all of it is spent', async () => {
    const member = await memberWith(55n)
    await memberWith(45n, { pocket: 'bonus', member })
    const results = await times(20, (n) => nodeOf(n).wagers.stake(stakeCall(member)))
    expect(codesOf(results)).toEqual({ ok: 10, insufficient_funds: 10 })
    expect(await wallet.getState(member)).toMatchObject({ balance: 0n })
  })

  // Guards the look at taken keys in the gate (`listTaken`) and the key of `wagers.actions`.
  it('[G2] twenty repetitions of one stake are one stake', async () => {
    const member = await memberWith(100n)
    const call = stakeCall(member)
    const results = await times(20, (n) => nodeOf(n).wagers.stake(call))
    expect(codesOf(results)).toEqual({ ok: 20 })
    expect(results.filter((each) => each.ok && !each.value.repeated)).toHaveLength(1)
    expect(await cashOf(member)).toBe(90n)
  })

  // Guards the lock of the wager (`lockWagers`): a lost bet moves no bounded account that could be held instead.
  it('[G7] twenty settlements of a lost bet settle it once', async () => {
    const member = await memberWith(100n)
    const of = await staked(member)
    const results = await times(20, (n) =>
      nodeOf(n).wagers.settle({ key: key(), member, of, payout: php(0n) }),
    )
    expect(codesOf(results)).toEqual({ ok: 1, already_settled: 19 })
    const told = (await eventsOf(db, 'wager.settled')).filter(({ subject }) => subject === member)
    expect(told).toHaveLength(1)
  })

  // Guards the same lock, and the order in the gate: the wager is held before anything is read.
  it('[G7] two nodes that reach for one bet wait for each other', async () => {
    const member = await memberWith(100n)
    const of = await staked(member)
    const settleAt = (n: number) =>
      nodeOf(n).wagers.settle({ key: key(), member, of, payout: php(0n) })
    const settling = await db.transaction(async (tx) => {
      await tx.sql`select 1 from wagers.wagers where id = ${of.wager} for no key update`
      const both = Promise.all([settleAt(0), settleAt(1)])
      await vi.waitUntil(async () => (await countWaiting()) >= 2, { timeout: 10_000 })
      return { both }
    })
    expect(codesOf(await settling.both)).toEqual({ ok: 1, already_settled: 1 })
  })

  it('[G7] a settlement races a void, and the bet ends once', async () => {
    const ends = new Set<bigint>()
    for (let round = 0; round < 15; round += 1) {
      const member = await memberWith(100n)
      const of = await staked(member)
      const results = await Promise.all([
        nodeOf(round).wagers.settle({ key: key(), member, of, payout: php(30n) }),
        nodeOf(round + 1).wagers.void({ key: key(), member, of, reason: 'x' }),
        nodeOf(round).wagers.void({ key: key(), member, of, reason: 'y' }),
      ])
      expect(results.filter(({ ok }) => ok)).toHaveLength(1)
      const cash = await cashOf(member)
      expect([120n, 100n]).toContain(cash)
      ends.add(cash)
    }
    expect(ends.size).toBeGreaterThan(0)
  })

  it('[G8] a stake races its own void: it is given back or never taken', async () => {
    for (let round = 0; round < 15; round += 1) {
      const member = await memberWith(100n)
      const call = stakeCall(member)
      const undo = { key: key(), member, of: { stake: call.key.transaction }, reason: 'timeout' }
      const [stake, voided] = await Promise.all([
        nodeOf(round).wagers.stake(call),
        nodeOf(round + 1).wagers.void(undo),
      ])
      expect(voided.ok).toBe(true)
      expect(stake.ok ? 'ok' : stake.code).toMatch(/^(ok|stake_voided)$/)
      expect(await cashOf(member)).toBe(100n)
    }
  })

  it('[G9] ten corrections of one bet leave what the last one says', async () => {
    const member = await memberWith(100n)
    const of = await staked(member)
    await one.wagers.settle({ key: key(), member, of, payout: php(10n) })
    const results = await times(10, (n) =>
      nodeOf(n).wagers.resettle({
        key: key(),
        member,
        of,
        payout: php(BigInt(20 + n)),
        reason: 'x',
      }),
    )
    expect(results.every(({ ok }) => ok)).toBe(true)
    const wager = await one.wagers.getWager(of.wager)
    expect(wager.ok && (await cashOf(member))).toBe(wager.ok && 90n + wager.value.payout)
    expect(wager).toMatchObject({ value: { settlements: 11 } })
  })

  it('[G2] a crowd of members bets, repeats and settles, and every sum is right', async () => {
    const members = await times(40, () => memberWith(100n))
    const results = await Promise.all(
      members.flatMap((member, n) =>
        Array.from({ length: 5 }, async (_, bet) => {
          const call = stakeCall(member, { key: key(`${member}-${bet}`) })
          const [first] = await Promise.all(nodes.map(({ wagers }) => wagers.stake(call)))
          if (!first?.ok || first.value.wager === null) return 'refused'
          const of = { wager: first.value.wager }
          const payout = php(bet % 2 === 0 ? 0n : 20n)
          const settled = await nodeOf(n).wagers.settle({ key: key(), member, of, payout })
          return settled.ok ? 'ok' : settled.code
        }),
      ),
    )
    expect(new Set(results)).toEqual(new Set(['ok']))
    for (const member of members) expect(await cashOf(member)).toBe(90n)
    expect(makeId('wgr')).toMatch(/^wgr_/)
  })

  it('the books hold after all of this', async () => {
    expect(await one.ledger.proveFully()).toMatchObject({ holds: true })
  })
})
