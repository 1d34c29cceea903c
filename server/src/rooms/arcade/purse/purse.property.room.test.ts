import { describe, expect, it } from 'vitest'
import type { Id } from '@baize/kernel/ids'
import { seatAt, testArcade, type Verb } from '../../../../testing/arcade.ts'
import { createChance } from '../../../../testing/ledger-script.ts'
import { keptOf } from '../../../../testing/purses.ts'
import type { Seated } from '../arcade.ts'

// PURSE_SEED plays the same sessions again, PURSE_STEPS more of them.
const seed = Number(process.env['PURSE_SEED'] ?? 20_261_117)
const steps = Number(process.env['PURSE_STEPS'] ?? 250)

const test = await testArcade()
const { db, memberWith, launchToken, cashOf, fail, heal, clock, wagers, app } = test
const chance = createChance(seed)
const rich = 1_000_000n
const people = 4
let asked = 0
const name = () => `random-${(asked += 1)}`
const pick = <T>(list: readonly T[]): T => list[chance.below(list.length)] as T

/** Two nodes over the same tables; any of them may be asked, or die. */
const nodes = [test.restart(), test.restart()]

type Player = { readonly member: Id<'mem'>; readonly seated: Seated; purse: string }

async function sit(): Promise<Player> {
  const member = await memberWith(rich)
  const seated = await seatAt(nodes[0]!, await launchToken(member, 'dice'))
  return { member, seated, purse: '' }
}

const verbs: readonly Verb[] = ['purse.put', 'purse.preventFill', 'purse.settle', 'purse.empty']

async function act(player: Player): Promise<void> {
  const { purses } = pick(nodes)
  const seat = player.seated.seat!
  const { min } = player.seated.stakes
  const { purse } = player
  const amount = min * BigInt(10 + chance.below(200))
  switch (chance.below(7)) {
    case 0: {
      const opened = await purses.open(seat, { request: name(), amount })
      if (opened.ok) player.purse = opened.value.purse.id
      return
    }
    case 1:
      return void (await purses.add(seat, { purse, request: name(), amount }))
    case 2:
      if (chance.below(3) === 0) await purses.close(seat, purse)
      return
    case 3:
      clock.offsetMs += chance.below(30_000)
      return void (await pick(nodes).recover())
    default: {
      const bets = Array.from({ length: 1 + chance.below(10) }, () => ({
        stake: min * BigInt(1 + chance.below(60)),
        choice: { side: pick(['under', 'over']), target: 200 + chance.below(9_600) },
      }))
      await purses.play(seat, { purse, request: name(), bets })
      clock.offsetMs += 1_000
    }
  }
}

type Sums = { readonly staked: bigint; readonly paid: bigint }

/** All that is said of a member's purses, from each place that says it. */
async function standOf({ member }: Player) {
  const purses = await db.sql.one<Sums & { left: bigint }>`
    select coalesce(sum(staked), 0)::bigint as staked, coalesce(sum(paid), 0)::bigint as paid,
      coalesce(sum(filled - staked + paid) filter (where state <> 'closed'), 0)::bigint as "left"
    from arcade.purses where player = ${member}`
  const rounds = await db.sql.one<Sums>`
    select coalesce(sum(stake), 0)::bigint as staked, coalesce(sum(payout), 0)::bigint as paid
    from arcade.rounds where player = ${member} and purse is not null`
  const windows = await db.sql.one<Sums>`
    select coalesce(sum(w.staked), 0)::bigint as staked, coalesce(sum(w.paid), 0)::bigint as paid
    from arcade.purse_windows w join arcade.purses p on p.id = w.purse
    where p.player = ${member}`
  const { kept, bets } = await keptOf(db, member)
  const books = await app.rooms.ledger.balances(`member:${member}`)
  const escrow = books.find(({ kind }) => kind === 'purse')?.balance ?? 0n
  return { purses, rounds, windows, kept, bets, escrow, cash: await cashOf(member) }
}

async function expectAgreement(player: Player): Promise<void> {
  const { purses, rounds, windows, kept, bets, escrow, cash } = await standOf(player)
  const { left: _, ...played } = purses
  // Purse and windows are what the rounds say.
  expect([played, windows]).toEqual([rounds, rounds])
  // The books' record, its wagers and the account are one.
  expect({ staked: kept.staked, paid: kept.paid }).toEqual(bets)
  expect(escrow).toBe(kept.left)
  // No unit is anywhere else.
  expect(cash + escrow).toBe(rich - bets.staked + bets.paid)
}

describe(`random sessions (seed ${seed})`, () => {
  it('[AR54] [AR56] purse and settlements are what their rounds come to, whatever fails, dies and comes at once', async () => {
    const players = await Promise.all(Array.from({ length: people }, sit))
    for (let step = 0; step < steps; step += 1) {
      if (chance.below(6) === 0) {
        fail({ verb: pick(verbs), when: pick(['before', 'after']), times: 1 + chance.below(2) })
      }
      if (chance.below(25) === 0) nodes[chance.below(2)] = test.restart()
      const many = Array.from({ length: 1 + chance.below(3) }, () => pick(players))
      await Promise.all(many.map(act))
      await expectAgreement(pick(players))
    }
    heal()
    for (let look = 0; look < 4; look += 1) {
      clock.offsetMs += 70_000
      await pick(nodes).recover()
    }
    for (const player of players) {
      await expectAgreement(player)
      const { rounds, bets, escrow, cash, purses } = await standOf(player)
      expect([bets, escrow, purses.left]).toEqual([rounds, 0n, 0n])
      expect(cash).toBe(rich - rounds.staked + rounds.paid)
      expect(rounds.staked).toBeGreaterThan(0n)
      const told = await wagers.listWagers(player.member, { limit: 200 })
      expect(new Set(told.map(({ round }) => round)).size).toBe(told.length)
    }
    expect(await app.rooms.ledger.proveFully()).toMatchObject({ holds: true })
  }, 600_000)
})
