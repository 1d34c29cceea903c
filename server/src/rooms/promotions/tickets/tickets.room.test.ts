import { describe, expect, it, vi } from 'vitest'
import { verifyDeck } from '@baize/games/verify-deck'
import { refuse } from '@baize/kernel/result'
import { ownerOf, testDatabase } from '../../../../testing/database.ts'
import { testTickets } from '../../../../testing/tickets.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import type { CampaignId } from './tickets.ts'

const db = await testDatabase({ poolSize: 16 })
/** A connection of its own, that cuts the others off. */
const killer = await ownerOf(db)
const room = await testTickets(db)
const {
  tickets,
  opened,
  publishPlan,
  makeId,
  memberWith,
  standing,
  budgetOf,
  clock,
  now,
  hear,
  bars,
} = room

const codeOf = (result: { readonly ok: boolean; readonly code?: string }) => result.code ?? 'ok'
const claim = async (campaign: string, member: MemberId, request = makeId('req') as string) =>
  await tickets.claim({ campaign, member, request })
async function drawn(campaign: string, member: MemberId, request?: string) {
  const claimed = await claim(campaign, member, request)
  if (!claimed.ok) throw new Error(claimed.code)
  return claimed.value
}
const give = async (campaign: CampaignId, member: string, count: number) =>
  await db.transaction((tx) =>
    tickets.give(
      tx,
      Array.from({ length: count }, () => {
        const id = makeId('tkt')
        return { id, campaign, member, source: id }
      }),
    ),
  )

describe('a campaign', () => {
  it('[GR70] is refused where its slips do not come to its budget, or are no deck', async () => {
    expect(codeOf(await publishPlan({ budget: 1_001n }))).toBe('deck_not_budget')
    const prizes = [
      { amount: 10n, count: 50 },
      { amount: 100n, count: 5 },
    ]
    expect(codeOf(await publishPlan({ prizes }))).toBe('deck_invalid')
    expect(codeOf(await publishPlan({ closesAt: now() }))).toBe('window_invalid')
    expect(codeOf(await publishPlan({ titles: {} }))).toBe('text_empty')
  })

  it('[GR71] stands in the public list before its value is out, and opens only then', async () => {
    const member = await memberWith(0n)
    const [asked, offsetMs] = [now(), clock.offsetMs]
    const published = await publishPlan()
    if (!published.ok) throw new Error(published.code)
    const { id, commitment, deck, position } = published.value
    // The next value is a second away, and publishing may take as long on a busy machine.
    clock.offsetMs -= now().getTime() - asked.getTime()
    expect(codeOf(await claim(id, member))).toBe('not_open_yet')
    expect((await tickets.find(id))?.state).toBe('announced')
    const entry = await room.promiseOf(id)
    expect(entry).toMatchObject({ position: BigInt(position), kind: 'deck', commitment })
    expect(entry?.detail).toContain(
      `deck ${deck}, slips 55, total 1000, salt of beacon demo round `,
    )
    clock.offsetMs = offsetMs + 2_000
    expect(codeOf(await claim(id, member))).toBe('ok')
  })
})

describe('a claim', () => {
  it('[GR72] of five hundred members for a hundred envelopes at once pays exactly a hundred', async () => {
    const { id, total } = await opened({
      budget: 20_000n,
      prizes: undefined as never,
      cut: { slips: 100, least: 1n },
    })
    const members = Array.from({ length: 500 }, () => makeId('mem'))
    const twice = [...members, ...members.slice(0, 100)].map((member) => ({
      member,
      request: 'tap',
    }))
    // As many at one moment as a node lets wait for its database.
    const waiting = [...twice]
    const results: Awaited<ReturnType<typeof tickets.claim>>[] = []
    const lane = async () => {
      for (let ask = waiting.pop(); ask !== undefined; ask = waiting.pop()) {
        results.push(await tickets.claim({ campaign: id, ...ask }))
      }
    }
    await Promise.all(Array.from({ length: 100 }, lane))
    const won = new Map(
      results.flatMap((one) => (one.ok ? [[one.value.member, one.value] as const] : [])),
    )
    expect(won.size).toBe(100)
    const sum = [...won.values()].reduce((all, { amount }) => all + amount, 0n)
    expect(sum).toBe(total)
    // Both taps of one member got the same.
    const taps = results.flatMap((one) => (one.ok ? one.value : []))
    expect(taps.filter(({ member, place }) => won.get(member)?.place !== place)).toEqual([])
    expect(new Set(results.filter(({ ok }) => !ok).map(codeOf))).toEqual(new Set(['sold_out']))
    const { paid } = await db.sql.one<{ paid: bigint }>`
      select sum(amount)::bigint as paid from promotions.grants where offer = ${id}`
    expect([paid, await budgetOf(id)]).toEqual([20_000n, '0 0'])
    expect((await tickets.find(id))?.state).toBe('sold_out')
  }, 60_000)

  it('[GR72] whose connections are cut off in the middle pays nobody twice and loses nothing', async () => {
    const { id, total } = await opened({
      budget: 5_000n,
      prizes: undefined as never,
      cut: { slips: 40, least: 1n },
    })
    const asks = Array.from({ length: 80 }, () => ({
      campaign: id,
      member: makeId('mem'),
      request: 'tap',
    }))
    const told = new Map<string, number>()
    const ask = async (one: (typeof asks)[number]) => {
      const claimed = await tickets.claim(one)
      if (claimed.ok) told.set(one.member, claimed.value.place)
      return claimed
    }
    const running = asks.map((one) => ask(one).catch(() => undefined))
    // Every connection that works for somebody dies, three times.
    for (let cut = 0; cut < 3; cut += 1) {
      await vi.waitFor(() => expect(told.size).toBeGreaterThan(cut * 5), { timeout: 20_000 })
      await killer.sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`
    }
    await Promise.all(running)
    const acknowledged = new Map(told)
    for (const one of asks) await ask(one)
    for (const [member, place] of acknowledged) expect(told.get(member)).toBe(place)
    const given = await tickets.given(id)
    expect(given.reduce((sum, { amount }) => sum + amount, 0n)).toBe(total)
    expect([given.length, await budgetOf(id)]).toEqual([40, '0 0'])
  }, 60_000)

  it('[GR73] asked again gets the same, and a second one is refused', async () => {
    const { id } = await opened()
    const member = await memberWith(0n)
    const first = await drawn(id, member, 'one')
    expect(await drawn(id, member, 'one')).toEqual(first)
    expect(codeOf(await claim(id, member, 'two'))).toBe('already_claimed')
    expect(await standing(member)).toContain(`cash ${first.amount}`)
  })

  it('[GR73] takes a ticket each, of those that were given', async () => {
    const { id } = await opened({ kind: 'wheel', entry: 'ticket' })
    const member = await memberWith(0n)
    expect(codeOf(await claim(id, member))).toBe('no_tickets')
    await give(id, member, 2)
    const [one, other] = [await drawn(id, member), await drawn(id, member)]
    expect(one.place).not.toBe(other.place)
    expect(codeOf(await claim(id, member))).toBe('no_tickets')
    expect((await tickets.ticketsOf(member, [id])).get(id)).toEqual({ left: 0, had: 2 })
  })

  it('[GR74] of somebody who is kept from play, before the start or after the end is refused', async () => {
    const { id } = await opened()
    const member = await memberWith(0n)
    bars.set(member, refuse('member_excluded'))
    expect(codeOf(await claim(id, member))).toBe('member_excluded')
    bars.delete(member)
    clock.offsetMs += 3_600_000
    expect(codeOf(await claim(id, member))).toBe('campaign_over')
    expect(codeOf(await claim(makeId('tkc'), member))).toBe('not_found')
  })

  it('[GR75] with something to be bet is cash with a lock; a slip without a prize pays nothing', async () => {
    const { id } = await opened({ times: 2, budget: 100n, prizes: [{ amount: 100n, count: 1 }] })
    const member = await memberWith(0n)
    const { grant } = await drawn(id, member)
    expect(await standing(member)).toBe('cash 100, free 0')
    expect(await room.grants.find(grant ?? '')).toMatchObject({ state: 'active', asks: 2_000_000n })
    const blanks = [
      { amount: 100n, count: 1 },
      { amount: 0n, count: 1 },
    ]
    const wheel = await opened({ kind: 'wheel', budget: 100n, prizes: blanks })
    const both = [
      await drawn(wheel.id, await memberWith(0n)),
      await drawn(wheel.id, await memberWith(0n)),
    ] as const
    expect(both[0].amount + both[1].amount).toBe(100n)
    expect(both.find(({ amount }) => amount === 0n)?.grant).toBeNull()
  })
})

describe('the end', () => {
  it('[GR171] a prize that is given up or lapses goes back to the house, once', async () => {
    const { id } = await opened({ times: 2, budget: 400n, prizes: [{ amount: 100n, count: 4 }] })
    const [first, second] = [await memberWith(0n), await memberWith(0n)]
    const { grant } = await drawn(id, first)
    await drawn(id, second)
    const third = await memberWith(0n)
    const gaveUp = await drawn(id, third)
    expect(codeOf(await room.grants.forfeit(third, gaveUp.grant ?? ''))).toBe('ok')
    await tickets.sweep()
    expect(await budgetOf(id)).toBe('100 0')
    clock.offsetMs += 3_600_000
    await tickets.sweep()
    expect(await budgetOf(id)).toBe('0 0')
    expect(codeOf(await room.grants.forfeit(first, grant ?? ''))).toBe('ok')
    await Promise.all([tickets.sweep(), tickets.sweep()])
    expect(await budgetOf(id)).toBe('0 0')
    clock.offsetMs += 31 * 86_400_000
    await room.grants.sweep()
    expect(await standing(second)).toBe('cash 0, free 0')
    await tickets.sweep()
    await tickets.sweep()
    expect(await budgetOf(id)).toBe('0 0')
  })

  it('[GR76] takes back what nobody drew, tells the seed, and everybody can draw it again', async () => {
    const { id } = await opened()
    for (let taken = 0; taken < 5; taken += 1) await drawn(id, await memberWith(0n))
    expect((await tickets.find(id))?.campaign.revealed).toBe('')
    clock.offsetMs += 3_600_000
    await tickets.sweep()
    const over = (await tickets.find(id))?.campaign
    if (over === undefined) throw new Error('The campaign is gone')
    expect([await budgetOf(id), over.closedAt === null]).toEqual(['0 0', false])
    const given = await tickets.given(id)
    const proof = { ...over, serverSeed: over.revealed, given }
    const checked = verifyDeck(proof)
    expect([checked.verdict, checked.checks, checked.gaps]).toEqual([
      'incomplete',
      { commitment: true, outcome: true, beacon: true },
      [],
    ])
    expect(checked.missing).toEqual(['listed'])
    await tickets.sweep()
    expect(await budgetOf(id)).toBe('0 0')
  })

  it('[GR77] money that was paid, that slips stand for and that the ledger has come to the budget', async () => {
    const { id, total } = await opened()
    for (let taken = 0; taken < 3; taken += 1) await drawn(id, await memberWith(0n))
    const campaign = (await tickets.find(id))?.campaign
    if (campaign === undefined) throw new Error('The campaign is gone')
    const { paid, slipsLeft, budget } = await tickets.moneyOf(campaign)
    expect([paid + slipsLeft, budget]).toEqual([total, { left: slipsLeft, promised: 0n }])
  })
})

describe('tickets', () => {
  it('[GR78] are earned by what is paid in and bet on a day, as many as the day has, once', async () => {
    const earning = { deposit: 100n, validBet: 1_000n, perDay: 3 }
    const { id, closesAt } = await opened({ kind: 'egg', entry: 'ticket', earning })
    const member = makeId('mem')
    const own = async () => (await tickets.ticketsOf(member, [id])).get(id)?.left ?? 0
    const deposit = (amount: string, at = now()) => ({
      kind: 'deposit.completed',
      at,
      payload: { deposit: 'dep_1', member, amount, currency: 'PHP' },
    })
    const bet = (validBet: string) => ({
      kind: 'wager.settled',
      at: now(),
      payload: { member, currency: 'PHP', change: { validBet } },
    })
    await hear([deposit('99'), bet('999')])
    expect(await own()).toBe(0)
    await hear([deposit('1'), bet('1')])
    expect(await own()).toBe(2)
    // A correction takes nothing back, and what comes after it counts from where the day stands.
    await hear([bet('-500')])
    await hear([bet('500')])
    expect(await own()).toBe(2)
    await hear([deposit('900')])
    expect(await own()).toBe(3)
    await hear([deposit('100', closesAt)])
    expect(await own()).toBe(3)
  })
})
