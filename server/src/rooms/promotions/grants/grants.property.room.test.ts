import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { testDatabase } from '../../../../testing/database.ts'
import type { ModelGrant } from '../../../../testing/grant-model.ts'
import { purseOf, testGrantPlay, type Notes } from '../../../../testing/grant-play.ts'
import { world, type World } from '../../../../testing/grant-world.ts'
import { expectWholeRecord } from '../../../../testing/rewards-record.ts'
import { isBalanced } from '../../../ledger/ledger.ts'

const seed = Number(process.env.REWARDS_SEED ?? 20_261_118)
const worlds = Number(process.env.REWARDS_WORLDS ?? 3)

const db = await testDatabase({ poolSize: 12 })
const { room, cuts, take, tell, look } = await testGrantPlay(db)
const { grants, ledger, now } = room

const isPlaying = (member: string) => (one: ModelGrant) =>
  one.member === member && one.terms.mode === 'pocket' && ['active', 'settling'].includes(one.state)

/** What is in the books is what was computed, to the unit; and nothing that is due waits. */
async function compare(notes: Notes): Promise<void> {
  for (const member of notes.members) {
    const books = await ledger.balances(`member:${member}`)
    const sum = (kind: string) => books.find((one) => one.kind === kind)?.balance ?? 0n
    const { cash } = purseOf(notes, member)
    expect({ member, cash: sum('cash') }).toEqual({ member, cash })
    for (const grant of notes.grants.filter((one) => one.member === member)) {
      const [debt] = await room.debts.list([grant.id as never])
      const own = books.find((one) => one.kind === 'bonus' && one.part === grant.id)
      const found = await grants.find(grant.id)
      const { id, done, pocket, released, state, owes } = grant
      expect({
        id,
        done: found?.done,
        pocket: own?.balance ?? 0n,
        released: found?.released,
        state: found?.state,
        owes: debt?.held ?? null,
      }).toEqual({ id, done, pocket, released, state, owes })
    }
    const playing = notes.grants.filter(isPlaying(member))
    expect(playing.length).toBeLessThanOrEqual(1)
  }
  for (const { id, budget } of notes.offers) {
    const { left, promised } = budget
    expect({ id, ...(await room.budgets.stateOf(id, 'PHP')) }).toEqual({ id, left, promised })
  }
}

function expectNothingDue(notes: Notes): void {
  for (const grant of notes.grants) {
    const { id, state, done, endsAt, terms, pocket, member } = grant
    const isWaiting = notes.bets.some((bet) => bet.isOpen && bet.grant === id)
    // Who waits, waits for somebody.
    expect(state !== 'queued' || notes.grants.some(isPlaying(member))).toBe(true)
    if (!['active', 'settling'].includes(state) || isWaiting) continue
    const isPast = endsAt !== null && endsAt <= now()
    const isDust = terms.mode === 'pocket' && pocket < terms.dust
    expect({ id, state, isMet: done >= terms.asks, isPast, isDust }).toEqual({
      id,
      state: 'active',
      isMet: false,
      isPast: false,
      isDust: false,
    })
  }
}

async function expectOnce(notes: Notes): Promise<void> {
  const ids = notes.grants.map(({ id }) => id)
  const rows = await db.sql<{ grant: string; ends: number; counted: bigint; done: bigint }>`
    select g.id as grant, g.done::bigint as done,
      (select count(*)::integer from promotions.steps s where s.grant_id = g.id and s.to_state in
        ('lapsed', 'claimed', 'completed', 'busted', 'forfeited', 'expired', 'rejected', 'revoked')) as ends,
      (select coalesce(sum(a.counted), 0)::bigint from promotions.allocations a where a.grant_id = g.id) as counted
    from promotions.grants g where g.id = any(${ids}::text[])`
  for (const { ends, counted, done } of rows) {
    expect(ends).toBeLessThanOrEqual(1)
    expect(counted).toBe(done)
  }
}

async function play(given: World): Promise<Notes> {
  const members = await Promise.all(
    Array.from({ length: given.members }, () => room.memberWith(5n)),
  )
  const offers = await Promise.all(
    given.offers.map(async () => ({
      id: await room.offerOf(given.budget),
      raised: given.budget,
      budget: { left: given.budget, promised: 0n },
    })),
  )
  const purses = new Map(members.map((member) => [member as string, { cash: 5n, debt: 0n }]))
  const notes: Notes = {
    given,
    members,
    offers,
    purses,
    grants: [],
    bets: [],
    untold: [],
    stepsRead: 0,
  }
  for (const step of given.steps) {
    await take(notes, step)
    if (['tell', 'rush', 'forfeit'].includes(step.what)) await compare(notes)
  }
  return notes
}

it(`[GR190] [GR260] [1.13/11] [1.13/54] what grants ask, hold and give is what every single bet comes to, whatever is void, corrected, given up or cut off (seed ${seed})`, async () => {
  let seen = ''
  await fc.assert(
    fc.asyncProperty(world, async (given) => {
      const notes = await play(given)
      await tell(notes, 3)
      await look(notes, 5)
      await compare(notes)
      expectNothingDue(notes)
      await expectOnce(notes)
      for (const member of notes.members) await expectWholeRecord(db, member)
      seen += `${notes.grants.map(({ state }) => state).join(' ')} `
    }),
    { seed, numRuns: worlds, endOnFailure: true },
  )
  const proof = await ledger.proveFully()
  expect([proof.trial.every(isBalanced), proof.differences]).toEqual([true, []])
  const rare = worlds < 10 ? [] : ['busted', 'claimed']
  for (const state of ['completed', 'forfeited', 'expired', 'lapsed', ...rare]) {
    expect(seen).toContain(state)
  }
  expect(cuts()).toBeGreaterThan(10)
}, 600_000)
