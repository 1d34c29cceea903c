import { describe, expect, it } from 'vitest'
import { refuse } from '@baize/kernel/result'
import { businessDay, businessDayBounds, addDays, weekdayOf } from '@baize/kernel/time'
import { testDatabase } from '../../../../testing/database.ts'
import { testMissions } from '../../../../testing/missions.ts'
import type { Plan } from './missions.ts'
import type { MemberId } from '../../wallet/wallet.ts'

const db = await testDatabase({ poolSize: 8 })
const room = await testMissions(db)
const { missions, published, publish, plan, makeId, memberWith, standing, budgetOf } = room
const { clock, now, hear, bet, deposit, seen, stands, bars, leftOut, zone } = room

const codeOf = (result: { readonly ok: boolean; readonly code?: string }) => result.code ?? 'ok'
const dayMs = 86_400_000
/** Noon of the next Monday, so that a week lies ahead. */
function toMonday(): void {
  const today = businessDay(now(), zone())
  const monday = addDays(today, 8 - weekdayOf(today))
  const noon = businessDayBounds(monday, zone()).start.getTime() + dayMs / 2
  clock.offsetMs += noon - now().getTime()
}
const label = () => {
  const today = businessDay(now(), zone())
  return addDays(today, 1 - weekdayOf(today))
}
const claim = async (mission: string, member: MemberId, step = 1, period: string = label()) =>
  await missions.claim({ mission, label: period, step, member })

describe('a mission', () => {
  it.each([
    ['steps', { steps: [] }],
    [
      'steps',
      {
        steps: [
          { goal: 5n, reward: 1n },
          { goal: 5n, reward: 2n },
        ],
      },
    ],
    ['steps', { steps: [{ goal: 5n, reward: 0n }] }],
    ['fact', { kind: 'once' as const }],
    ['period', { kind: 'signIn' as const, period: 'daily' as const }],
    ['prizes', { kind: 'board' as const, steps: [] }],
    ['per', { per: 2n }],
    ['budget', { budget: 49n }],
  ])('[GR110] whose %s contradict the rest is refused with that field', async (field, change) => {
    expect(await publish(change)).toMatchObject({ code: 'mission_invalid', params: { field } })
  })

  const days = (
    kind: 'activeDays' | 'signIn' | 'streak',
    goal: bigint,
    more: Partial<Plan> = {},
  ) => ({
    kind,
    steps: [{ goal, reward: 10n }],
    ...more,
  })
  const named = { EN: 'Play', TY: 'Maglaro', JA: '遊ぶ', KO: '플레이', PT: 'Jogar' }

  it.each([
    ['40 days in a month', days('activeDays', 40n, { period: 'monthly' })],
    ['8 in a week', days('activeDays', 8n)],
    ['2 in a day', days('activeDays', 2n, { period: 'daily' })],
    ['a card of 32', days('signIn', 32n, { period: 'once' })],
    ['a row of 8 in a week', days('streak', 8n)],
    ['7 in a week that it does not have', { ...days('activeDays', 7n), lasts: 3 }],
  ])(
    '[GR314] that asks for %s is refused, because nobody could reach it',
    async (_, { ...change }) => {
      const { lasts = 90, ...rest } = change as Partial<Plan> & { lasts?: number }
      const closesAt = new Date(now().getTime() + lasts * dayMs)
      const refused = { code: 'mission_invalid', params: { field: 'steps' } }
      expect(await publish({ ...rest, closesAt })).toMatchObject(refused)
      const goal =
        lasts < 7 ? 3n : rest.period === 'daily' ? 1n : rest.period === 'monthly' ? 28n : 7n
      const closer = { ...rest, steps: [{ goal, reward: 10n }], closesAt }
      expect(codeOf(await publish(closer))).toBe('ok')
    },
  )

  it.each([
    ['titles.TY', { titles: { EN: 'Play' }, lines: {} }],
    ['titles.KO', { titles: { ...named, KO: ' ' }, lines: {} }],
    ['lines.JA', { titles: named, lines: { EN: 'Bets count.', TY: 'Bilang ang taya.' } }],
    ['opensAt', { titles: named, lines: {}, opensAt: new Date(now().getTime() - 30 * dayMs) }],
  ])(
    '[GR314] whose %s is missing or long past is refused with that field',
    async (field, change) => {
      const wanted = { id: makeId('mis'), version: 0, plan: plan(change) }
      expect(await missions.check(wanted)).toMatchObject({
        code: 'mission_invalid',
        params: { field },
      })
      const whole = plan({ titles: named, lines: {} })
      expect(codeOf(await missions.check({ ...wanted, plan: whole }))).toBe('ok')
    },
  )

  it('[GR110] has an end, a name, and a board as much as all its periods give', async () => {
    expect(codeOf(await publish({ closesAt: now() }))).toBe('window_invalid')
    expect(codeOf(await publish({ titles: { EN: ' ' } }))).toBe('text_empty')
    const board = { kind: 'board' as const, steps: [], prizes: [{ places: 1, reward: 10n }] }
    const closesAt = new Date(now().getTime() + 15 * dayMs)
    expect(codeOf(await publish({ ...board, closesAt, budget: 20n }))).toBe('mission_invalid')
    expect(codeOf(await publish({ ...board, closesAt, budget: 40n }))).toBe('ok')
  })

  it('[GR111] keeps what it asks and gives; words, end and budget get a further version', async () => {
    const { id, plan: first } = await published()
    const steps = [{ goal: 1n, reward: 10n }]
    expect(codeOf(await publish({ ...first, steps }, id, 1))).toBe('mission_fixed')
    expect(codeOf(await publish({ ...first, budget: 1_500n }, id, 0))).toBe('changed_meanwhile')
    expect(codeOf(await publish({ ...first, budget: 1_500n, titles: { EN: 'More' } }, id, 1))).toBe(
      'ok',
    )
    expect(await budgetOf(id)).toBe('1500 0')
    expect(codeOf(await publish({ ...first, budget: 600n }, id, 2))).toBe('ok')
    expect([await budgetOf(id), (await missions.find(id))?.version]).toEqual(['600 0', 3])
    await expect(
      db.sql`update promotions.mission_versions set document = '{}' where mission = ${id}`,
    ).rejects.toThrow('mission_versions')
  })
})

describe('progress', () => {
  it('[GR112] counts each settled bet, in its categories, and a correction by its difference', async () => {
    const { id } = await published({ categories: ['RNG'] })
    const member = await memberWith(0n)
    const wager = makeId('wgr')
    await hear([bet(member, 300n, { wager }), bet(member, 50n, { product: 'LIVE' })])
    expect(await stands(member, id)).toBe('300')
    await hear([bet(member, -250n, { wager, settlement: 2 })])
    expect(await stands(member, id)).toBe('50')
    // What was reached stays reached.
    expect((await seen(member, id))?.steps.map(({ state }) => state)).toEqual(['reached', 'open'])
  })

  it('[GR112] counts what may be told again once, and of bets keeps a row only where days are counted', async () => {
    const steps = [{ goal: 2n, reward: 10n }]
    const kinds = ['validBet', 'games', 'activeDays', 'depositSum'] as const
    const [bets, games, days, sums] = await Promise.all(
      kinds.map((kind) => published({ kind, steps })),
    )
    const member = await memberWith(0n)
    const [played, paidIn] = [bet(member, 10n), deposit(member, 70n)]
    await hear([played, paidIn])
    await hear([paidIn])
    expect(await stands(member, sums?.id ?? '')).toBe('70')
    expect(await stands(member, bets?.id ?? '')).toBe('10')
    const rows = await db.sql<{ mission: string }>`
      select mission from promotions.mission_events
      where member = ${member} and mission in (${bets?.id ?? ''}, ${games?.id ?? ''}, ${days?.id ?? ''})`
    expect(rows).toEqual([{ mission: days?.id }])
  })

  it('[GR112] of real bets follows their settlement; what is voided counts nothing', async () => {
    const { id } = await published()
    const member = await memberWith(1_000n)
    const staked = room.stakeCall(member, { amount: { amount: 200n, currency: 'PHP' } })
    const voided = room.stakeCall(member, { amount: { amount: 300n, currency: 'PHP' } })
    await room.wagers.stake(staked)
    await room.wagers.stake(voided)
    const payout = { amount: 0n, currency: 'PHP' as const }
    const of = (call: typeof staked) => ({ stake: call.key.transaction })
    await room.wagers.settle({ key: room.key(), member, of: of(staked), payout })
    await room.wagers.void({ key: room.key(), member, of: of(voided), reason: 'test' })
    await room.hearOf(member)
    expect(await stands(member, id)).toBe('200')
  })

  it('[GR113] counts different games, days with a bet, deposits and things that are done once', async () => {
    const steps = [{ goal: 2n, reward: 10n }]
    const games = await published({ kind: 'games', steps })
    const days = await published({ kind: 'activeDays', steps })
    const sums = await published({ kind: 'depositSum', steps })
    const counts = await published({ kind: 'depositCount', steps })
    const one = [{ goal: 1n, reward: 10n }]
    const first = await published({ kind: 'once', fact: 'bet', period: 'once', steps: one })
    const member = await memberWith(0n)
    const wager = makeId('wgr')
    toMonday()
    await hear([bet(member, 10n, { game: 'a', wager }), bet(member, 10n, { game: 'a' })])
    await hear([bet(member, 5n, { game: 'b', wager: `${wager}b` }), deposit(member, 70n)])
    const all = async () =>
      await Promise.all([games, days, sums, counts, first].map(({ id }) => stands(member, id)))
    expect(await all()).toEqual(['2', '1', '70', '1', '1'])
    clock.offsetMs += dayMs
    await hear([bet(member, 10n, { game: 'c' }), deposit(member, 30n)])
    expect(await all()).toEqual(['3', '2', '100', '2', '1'])
    // A correction of yesterday's bets is of yesterday; the game is gone with its only bet.
    await hear([bet(member, -5n, { game: 'b', wager: `${wager}b`, settlement: 2 })])
    expect(await all()).toEqual(['2', '2', '100', '2', '1'])
  })

  it('[GR114] begins anew with each week of the brand, and counts by the moment of the settlement', async () => {
    const { id, closesAt } = await published()
    const member = await memberWith(0n)
    toMonday()
    const { start } = businessDayBounds(label(), zone())
    await hear([
      bet(member, 70n, { at: new Date(start.getTime() - 1) }),
      bet(member, 30n, { at: start }),
    ])
    expect(await stands(member, id)).toBe('30')
    await hear([bet(member, 70n, { at: closesAt })])
    expect(await stands(member, id)).toBe('30')
  })

  it('[GR115] of accounts of the house and of trial accounts is none', async () => {
    const { id } = await published()
    const member = await memberWith(0n)
    leftOut.add(member)
    await hear([bet(member, 300n)])
    expect(await stands(member, id)).toBe('0')
  })
})

describe('a claim', () => {
  it('[GR116] pays what was reached, once, however often it is asked for', async () => {
    const { id } = await published()
    const member = await memberWith(0n)
    expect(codeOf(await claim(id, member))).toBe('not_reached')
    await hear([bet(member, 100n)])
    expect(await budgetOf(id)).toBe('990 10')
    const all = await Promise.all([claim(id, member), claim(id, member), claim(id, member)])
    expect(all.map(codeOf)).toEqual(['ok', 'ok', 'ok'])
    expect([await standing(member), await budgetOf(id)]).toEqual(['cash 10, free 10', '990 0'])
    expect(codeOf(await claim(id, member, 2))).toBe('not_reached')
    expect(codeOf(await claim(id, member, 3))).toBe('not_found')
    expect(codeOf(await claim(makeId('mis'), member))).toBe('not_found')
    const why = await db.sql.one`select why from promotions.grants where offer = ${id}`
    expect(why).toMatchObject({ why: { kind: 'validBet', step: 1, goal: '100', reached: '100' } })
  })

  it('[GR116] with something to be bet is cash with a lock on as much', async () => {
    const { id } = await published({ times: 1 })
    const member = await memberWith(0n)
    await hear([bet(member, 100n)])
    expect(codeOf(await claim(id, member))).toBe('ok')
    expect(await standing(member)).toBe('cash 10, free 0')
  })

  it('[GR117] of somebody who is kept from play, or after its time, is refused', async () => {
    const { id } = await published()
    const member = await memberWith(0n)
    await hear([bet(member, 100n)])
    const period = label()
    bars.set(member, refuse('member_excluded'))
    expect(codeOf(await claim(id, member))).toBe('member_excluded')
    bars.delete(member)
    clock.offsetMs += 14 * dayMs
    expect(codeOf(await claim(id, member, 1, period))).toBe('claim_over')
    await room.grants.sweep()
    expect(codeOf(await claim(id, member, 1, period))).toBe('claim_over')
    expect(codeOf(await claim(id, member, 2, period))).toBe('claim_over')
    expect(await budgetOf(id)).toBe('1000 0')
  })

  it('[GR118] that the budget cannot give waits, and is given when it is raised', async () => {
    const steps = [{ goal: 100n, reward: 600n }]
    const { id, plan: first } = await published({ steps })
    const [one, other] = [await memberWith(0n), await memberWith(0n)]
    await hear([bet(one, 100n)])
    await hear([bet(other, 100n)])
    expect([codeOf(await claim(id, one)), codeOf(await claim(id, other))]).toEqual([
      'ok',
      'budget_spent',
    ])
    expect((await seen(other, id))?.steps[0]?.state).toBe('waiting')
    await publish({ ...first, budget: 2_000n }, id, 1)
    await missions.sweep()
    expect(codeOf(await claim(id, other))).toBe('ok')
    expect(await standing(other)).toBe('cash 600, free 600')
  })
})

describe('the sign-in card', () => {
  it('[GR119] is signed once a day; a missed day takes nothing away, and ends a row', async () => {
    toMonday()
    const steps = [1n, 2n, 3n].map((goal) => ({ goal, reward: goal * 10n }))
    const card = await published({ kind: 'signIn', steps })
    const row = await published({ kind: 'streak', steps: [{ goal: 2n, reward: 100n }] })
    const member = await memberWith(0n)
    const sign = async () => {
      const done = await missions.sign(member)
      return done.ok ? done.value.amount : done.code
    }
    expect(await sign()).toBe(10n)
    await Promise.all([missions.sign(member), missions.sign(member)])
    expect(await standing(member)).toBe('cash 10, free 10')
    clock.offsetMs += 2 * dayMs
    expect(await sign()).toBe(20n)
    expect((await seen(member, card.id))?.card).toMatchObject({ run: 1, isSigned: true })
    expect((await seen(member, card.id))?.card?.days.slice(0, 4)).toMatchObject([
      { state: 'signed', reward: '10' },
      { state: 'missed', reward: null },
      { state: 'signed', reward: '20' },
      { state: 'next', reward: '30' },
    ])
    expect(await stands(member, row.id)).toBe('1')
    clock.offsetMs += dayMs
    expect(await sign()).toBe(130n)
    expect([await stands(member, row.id), await stands(member, card.id)]).toEqual(['2', '3'])
    bars.set(member, refuse('member_timed_out'))
    expect(await sign()).toBe('member_timed_out')
  })
})

describe('a card that begins while another runs', () => {
  const steps = [1n, 2n, 3n].map((goal) => ({ goal, reward: goal * 10n }))
  const signIn = { kind: 'signIn' as const, steps }
  const endOthers = async () => {
    const ended = { by: 'Ana', reason: 'A test' }
    for (const { id } of await missions.list({ limit: 200 })) {
      await db.transaction((tx) => missions.stop(tx, id, ended))
    }
  }

  it('[GR315] has no days before its beginning, counts none of the other, and is signed on its first day too', async () => {
    toMonday()
    await endOthers()
    const old = await published(signIn)
    const member = await memberWith(0n)
    const sign = async () => {
      const done = await missions.sign(member)
      return done.ok ? done.value.amount : done.code
    }
    expect(await sign()).toBe(10n)
    clock.offsetMs += dayMs
    expect(await sign()).toBe(20n)
    clock.offsetMs += 60_000
    // On the Tuesday, after it was signed.
    const card = await published({ ...signIn, opensAt: now() })
    const row = await published({ ...signIn, kind: 'streak', opensAt: now() })
    const cardOf = async (id: string) => (await seen(member, id))?.card
    expect(await cardOf(card.id)).toMatchObject({ run: 0, isSigned: false })
    expect((await cardOf(card.id))?.days.map(({ state }) => state)).toEqual([
      'today',
      'next',
      'next',
      'next',
      'next',
      'next',
    ])
    clock.offsetMs += 60_000
    expect(await sign()).toBe(20n)
    // The press of a moment later gives nothing more.
    expect(await sign()).toBe(0n)
    expect(await cardOf(card.id)).toMatchObject({ run: 1, isSigned: true })
    expect(await cardOf(old.id)).toMatchObject({ run: 2, isSigned: true })
    expect(
      await Promise.all([stands(member, card.id), stands(member, row.id), stands(member, old.id)]),
    ).toEqual(['1', '1', '2'])
    clock.offsetMs += dayMs
    expect(await sign()).toBe(70n)
    expect(await cardOf(row.id)).toMatchObject({ run: 2 })
    expect((await cardOf(old.id))?.days).toHaveLength(7)
  })

  it('[GR320] pressed ten times at one moment says what it gave once', async () => {
    toMonday()
    await endOthers()
    await published(signIn)
    const member = await memberWith(0n)
    const all = await Promise.all(Array.from({ length: 10 }, () => missions.sign(member)))
    const said = all.reduce((sum, one) => sum + (one.ok ? one.value.amount : 0n), 0n)
    expect([said, await standing(member)]).toEqual([10n, 'cash 10, free 10'])
  })

  it('[GR315] has no day to sign once it has ended', async () => {
    toMonday()
    const { id } = await published(signIn)
    const member = await memberWith(0n)
    await db.transaction((tx) => missions.stop(tx, id, { by: 'Ana', reason: 'Too dear' }))
    const shown = await seen(member, id)
    expect(shown?.card?.days.map(({ state }) => state)).toEqual(['missed'])
  })
})

describe('the end', () => {
  it('[GR120] [GR316] stops the counting; what was reached can be claimed, and the rest goes back', async () => {
    const { id } = await published()
    const member = await memberWith(0n)
    await hear([bet(member, 100n)])
    const period = label()
    const close = () =>
      db.transaction((tx) => missions.stop(tx, id, { by: 'Ana', reason: 'Too dear' }))
    expect(codeOf(await close())).toBe('ok')
    expect(codeOf(await close())).toBe('nothing_changed')
    await hear([bet(member, 900n)])
    expect((await seen(member, id))?.steps.map(({ state }) => state)).toEqual([
      'reached',
      'expired',
    ])
    // Who was never at it reads too that it ended early, and why.
    const other = await memberWith(0n)
    for (const one of [member, other]) expect((await seen(one, id))?.endedFor).toBe('Too dear')
    await missions.sweep()
    expect(await budgetOf(id)).toBe('990 10')
    expect(codeOf(await claim(id, member, 1, period))).toBe('ok')
    await missions.sweep()
    expect([await budgetOf(id), (await missions.find(id))?.settledAt === null]).toEqual([
      '0 0',
      false,
    ])
    expect(codeOf(await publish(plan(), id, 1))).toBe('campaign_over')
  })
})
