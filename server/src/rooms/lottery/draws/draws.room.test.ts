import { describe, expect, it } from 'vitest'
import { readPromise } from '@baize/games/audit-list'
import { verifyDraw } from '@baize/games/lottery/drawing/verify-draw'
import { chainSalt, linkBefore } from '@baize/kernel/fair'
import { ownerOf, testDatabase } from '../../../../testing/database.ts'
import { minuteLottery, testLottery } from '../../../../testing/lottery.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import { holdOpen } from '../issues/store.ts'
import { createLottery, type Issue } from '../lottery.ts'

const db = await testDatabase({ poolSize: 10 })
const room = await testLottery(db)
const { lottery, at, missing, deps, promiseOf } = room
let count = 0

/** A lottery of its own with its issues made so long ago, and the clock back at the present. */
async function opened(agoMs = 0, change = {}) {
  count += 1
  const id = `ssc-${count}`
  await lottery.open(minuteLottery({ id, ...change }), count)
  at.offsetMs = -agoMs
  await lottery.makeIssues()
  at.offsetMs = 0
  return id
}
const issuesOf = async (id: string) =>
  await db.sql<Issue & { chain: string }>`
    select id, chain, place, number, state, opens_at as "opensAt", closes_at as "closesAt", draws_at as "drawsAt", link,
      draw, beacon_round::float8 as "beaconRound", beacon_value as "beaconValue"
    from lottery.issues where lottery = ${id} order by draws_at`
const first = async (id: string) => (await issuesOf(id))[0] as Issue & { chain: string }

describe('issues', () => {
  it('[LO10] are made ahead once, whoever makes them at the same time, and name link and value before they open', async () => {
    const id = await opened()
    await Promise.all([lottery.makeIssues(), createLottery(deps).makeIssues()])
    const made = await issuesOf(id)
    expect(made.length).toBeGreaterThan(10)
    expect(made.map(({ place }) => place)).toEqual(made.map((_, index) => index + 1))
    for (const { closesAt, drawsAt, beaconRound, link, draw } of made) {
      const valueAt = deps.beacon.timeOf(beaconRound)
      expect(valueAt.getTime()).toBeGreaterThan(closesAt.getTime())
      expect(valueAt.getTime()).toBeLessThan(drawsAt.getTime())
      expect([link, draw]).toEqual(['', ''])
    }
  })

  it('[LO11] stand on one chain, published whole before the first of them with a salt that nobody knows', async () => {
    const id = await opened()
    const { chain } = await first(id)
    const entry = await promiseOf(chain)
    const promised = readPromise(entry?.detail ?? '')
    expect(promised).toMatchObject({ table: `lottery:ssc:${id}`, length: 50, roundsOf: 'demo' })
    const { at: made } = await db.sql.one<{ at: Date }>`
      select min(made_at) as at from lottery.issues where chain = ${chain}`
    expect(deps.beacon.timeOf(promised?.beaconRound ?? 0).getTime()).toBeGreaterThan(made.getTime())
    await expect(
      (await ownerOf(db)).sql`
        insert into lottery.chains (id, lottery, table_key, terminal, sealed_seed, length, beacon, beacon_round, position,
          created_at)
        select 'chn_00000000000000000000000000', lottery, table_key, ${'ab'.repeat(32)}, sealed_seed, length, beacon,
          beacon_round, position, created_at from lottery.chains where id = ${chain}`,
    ).rejects.toThrow(/chains_in_use/)
  })

  it('[LO12] go over to another chain at its end, and no place is given twice', async () => {
    const id = await opened(0, {
      schedule: { ...minuteLottery().schedule, opensBefore: 60 * 60 },
    })
    const made = await issuesOf(id)
    expect(made.length).toBeGreaterThan(50)
    expect(new Set(made.map(({ chain }) => chain)).size).toBe(2)
    const ends = await db.sql<{ by: string }>`
      select ended_by as by from lottery.chains where lottery = ${id} order by created_at, id`
    expect(ends.map(({ by }) => by).toSorted()).toEqual(['', 'flown'])
  })
})

describe('a draw', () => {
  it('[LO13] is proven by what was published, and refuted with another value, link or draw', async () => {
    const id = await opened(5 * 60_000)
    await lottery.drawDue()
    const issue = await first(id)
    expect(issue.state).toBe('drawn')
    const proof = await lottery.proofOf(issue.id)
    if (proof === undefined) throw new Error('No proof')
    const { drawing: _, closesAt, number: __, chain: ___, position: ____, ...told } = proof
    const claim = { ...told, drawing: 'ssc' as const, closesAt: closesAt.toISOString() }
    const verdictOf = (change: object) => {
      const verified = verifyDraw({ ...claim, ...change })
      return verified.ok ? verified.value.verdict : verified.code
    }
    expect(linkBefore(proof.link, proof.place)).toBe(proof.terminal)
    expect(verdictOf({})).not.toBe('refuted')
    expect(verdictOf({ ownValue: 'ab'.repeat(32) })).toBe('refuted')
    expect(verdictOf({ link: 'ab'.repeat(32) })).toBe('refuted')
    const other = [...proof.draw.split(' ').slice(0, 4), proof.draw.endsWith('0') ? '1' : '0']
    expect(verdictOf({ draw: other.join(' ') })).toBe('refuted')
  })

  it('[LO14] tells nothing before its moment; until its value is there it waits, then is late, then void', async () => {
    const id = await opened(4 * 60_000)
    missing.add(-1)
    const [late, ...others] = await issuesOf(id)
    await lottery.drawDue()
    const looked = await issuesOf(id)
    expect(looked[0]).toMatchObject({ id: late?.id, state: 'delayed', link: '', draw: '' })
    expect(looked.at(-1)).toMatchObject({ state: 'open', link: '', draw: '' })
    const impatient = createLottery({ ...deps, patienceMs: 60_000 })
    await impatient.drawDue()
    expect((await first(id)).state).toBe('void')
    // With the value, the others come as they were promised.
    missing.clear()
    await lottery.drawDue()
    expect((await issuesOf(id))[0]?.state).toBe('void')
    expect((await issuesOf(id)).filter(({ state }) => state === 'drawn').length).toBeGreaterThan(0)
    expect(others.length).toBeGreaterThan(3)
  })

  it('[LO15] of ours is given up by nobody once its sale is over', async () => {
    const id = await opened(2 * 60_000)
    const all = await issuesOf(id)
    const over = all[0]?.id ?? ''
    const open = all.at(-1)?.id ?? ''
    const give = async (issue: string) =>
      await db.transaction((tx) => lottery.voidIssue(tx, issue, 'power was out'))
    expect(await give(over)).toMatchObject({ ok: false, code: 'own_draw' })
    expect((await give(open)).ok).toBe(true)
  })

  it('[LO16] and what was promised of it cannot be changed in the table', async () => {
    const id = await opened(5 * 60_000)
    await lottery.drawDue()
    const { id: issue, chain } = await first(id)
    const owner = await ownerOf(db)
    const tries = [
      () =>
        owner.sql`update lottery.issues set beacon_round = beacon_round + 1 where id = ${issue}`,
      () =>
        owner.sql`update lottery.issues set closes_at = closes_at + interval '1 second' where id = ${issue}`,
      () =>
        owner.sql`update lottery.issues set draw = '1 2 3 4 5', revision = revision + 1 where id = ${issue}`,
      () => owner.sql`update lottery.issues set place = 49 where id = ${issue}`,
      () => owner.sql`delete from lottery.issues where id = ${issue}`,
      () => owner.sql`update lottery.chains set terminal = ${'ab'.repeat(32)} where id = ${chain}`,
      () => owner.sql`update lottery.chains set salt = ${'ab'.repeat(32)} where id = ${chain}`,
    ]
    for (const one of tries) await expect(one()).rejects.toThrow(/refused|does not change/)
  })
})

describe('a draw from outside', () => {
  it('[LO17] is what one says and another agrees with; a correction goes the same way', async () => {
    const id = await opened(5 * 60_000, { source: 'outside' })
    const { id: issue } = await first(id)
    const enter = async (draw: string, by = 'Ana') =>
      await db.transaction((tx) => lottery.enterResult(tx, issue, draw, by))
    const decide = async (by: string, agrees = true) =>
      await db.transaction((tx) => lottery.decideResult(tx, issue, agrees, by))
    expect(await enter('1 2 3 4')).toMatchObject({ code: 'draw_length' })
    expect((await enter('12345')).ok).toBe(true)
    expect(await enter('54321', 'Ben')).toMatchObject({ code: 'already_decided' })
    expect(await decide('Ana')).toMatchObject({ code: 'same_person' })
    expect((await lottery.findIssue(issue))?.draw).toBe('')
    expect((await decide('Ben', false)).ok).toBe(true)
    expect((await lottery.findIssue(issue))?.draw).toBe('')
    expect((await enter('12346')).ok).toBe(true)
    expect((await decide('Ben')).ok).toBe(true)
    expect(await lottery.findIssue(issue)).toMatchObject({
      state: 'drawn',
      draw: '1 2 3 4 6',
      revision: 1,
    })
    const { id: own } = await first(await opened(5 * 60_000))
    expect(
      await db.transaction((tx) => lottery.enterResult(tx, own, '12345', 'Ana')),
    ).toMatchObject({ code: 'own_draw' })
  })
})

describe('the public list', () => {
  it('[LO18] tells of a chain of a lottery what was drawn by it', async () => {
    const id = await opened(5 * 60_000)
    const { chain } = await first(id)
    await lottery.drawDue()
    const [told] = await lottery.listTold([chain, 'chn_of_another'])
    const drawn = (await issuesOf(id)).filter(({ state }) => state === 'drawn')
    expect(told).toMatchObject({ id: chain, place: drawn.length, link: drawn.at(-1)?.link })
    const { terminal } = await db.sql.one<{ terminal: string }>`
      select terminal from lottery.chains where id = ${chain}`
    expect(told?.salt).toBe(chainSalt(terminal, told?.beaconValue ?? ''))
  })
})

describe('a sale', () => {
  /** The stake of a ticket that was asked for just now, whatever its issue said then. */
  async function stakeOn(round: string, member: MemberId) {
    const transaction = room.makeId('ltk')
    const ticket = { issue: round, play: 'ssc-position', picked: '1|-|-|-|-' }
    await db.sql`
      insert into lottery.tickets (id, member, issue, play, picked, content, bets, currency, stake, terms, state, at)
      select ${transaction}, ${member}, i.id, ${ticket.play}, ${ticket.picked}, ${'0'.repeat(64)}, 1, 'PHP', 10,
        '{}'::jsonb, 'asked', now() from lottery.issues i where i.id = ${round}`
    return await room.wagers.stake({
      ...room.stakeCall(member, { round, product: 'ELOTT', vendor: 'ELOTT', game: 'ssc' }),
      key: { provider: 'lottery', transaction },
    })
  }

  it('[LO19] ends by the clock of the database, whatever clock a node has', async () => {
    const member = await room.memberWith(100n)
    const issues = await issuesOf(await opened(2 * 60_000))
    const [over, open] = [issues[0]?.id ?? '', issues[3]?.id ?? '']
    room.clock.offsetMs = -3_600_000
    at.offsetMs = -3_600_000
    expect(await stakeOn(over, member)).toMatchObject({ code: 'game_closed' })
    expect(await stakeOn('iss_unknown', member)).toMatchObject({ code: 'game_closed' })
    room.clock.offsetMs = 0
    at.offsetMs = 0
    expect((await stakeOn(open, member)).ok).toBe(true)
    await db.transaction((tx) => lottery.voidIssue(tx, open, 'no draw today'))
    expect(await stakeOn(open, member)).toMatchObject({ code: 'game_closed' })
  })

  it('[LO19] is not closed under a stake that is on its way', async () => {
    const { id } = (await issuesOf(await opened()))[1] as Issue
    let isClosed = false
    let closing: Promise<unknown> = Promise.resolve()
    await db.transaction(async (tx) => {
      expect(await holdOpen(tx, [id])).toEqual(new Set([id]))
      closing = db
        .transaction((other) => lottery.voidIssue(other, id, 'no draw today'))
        .then(() => (isClosed = true))
      await tx.sql`select pg_sleep(0.3)`
      expect(isClosed).toBe(false)
    })
    await closing
    expect((await lottery.findIssue(id))?.state).toBe('void')
  })
})
