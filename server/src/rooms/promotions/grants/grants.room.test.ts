import { describe, expect, it, vi } from 'vitest'
import { money } from '@baize/kernel/money'
import { testDatabase } from '../../../../testing/database.ts'
import { someTerms, testPromotions } from '../../../../testing/promotions.ts'
import { waitsOrEnds } from '../../../../testing/waits.ts'
import type { NewGrant } from '../promotions.ts'
import type { MemberId } from '../../wallet/wallet.ts'

const db = await testDatabase({ poolSize: 16 })
const room = await testPromotions(db)
const {
  grants,
  wagers,
  memberWith,
  offerOf,
  give,
  budgetOf,
  standing,
  tell,
  stakeCall,
  key,
  clock,
} = room
const php = (amount: bigint) => money(amount, 'PHP')

async function given(member: MemberId, offer: string, change: Partial<NewGrant> = {}) {
  const made = await give(member, offer, change)
  if (!made.ok) throw new Error(made.code)
  return made.value
}

async function claimed(member: MemberId, offer: string, change: Partial<NewGrant> = {}) {
  const { id } = await given(member, offer, change)
  const taken = await grants.claim(member, id)
  if (!taken.ok) throw new Error(taken.code)
  return taken.value
}

const spin = async (member: MemberId, stake: bigint, payout: bigint) =>
  await wagers.stakeAndSettle({ ...stakeCall(member, { amount: php(stake) }), payout: php(payout) })

async function staked(member: MemberId, amount: bigint) {
  const made = await wagers.stake(stakeCall(member, { amount: php(amount) }))
  if (!made.ok || made.value.wager === null) throw new Error('A stake was refused')
  return made.value.wager
}

function valueOf<Value>(
  made: { readonly ok: true; readonly value: Value } | { readonly ok: false },
) {
  if (!made.ok) throw new Error('A stake was refused')
  return made.value
}
const stateOf = async (id: string) => (await grants.find(id))?.state
const settles = async (id: string, state: string) =>
  await vi.waitFor(async () => expect(await stateOf(id)).toBe(state), 10_000)
const codeOf = (result: { readonly ok: boolean; readonly code?: string }) => result.code ?? 'ok'

describe('giving', () => {
  it('[GR20] [1.13/1] [1.13/9] sets it aside, once for each source, and never more than there is', async () => {
    const offer = await offerOf(250n)
    const member = await memberWith(0n)
    const first = await given(member, offer, { source: 'dep_1' })
    expect((await given(member, offer, { source: 'dep_1' })).id).toBe(first.id)
    await given(member, offer, { source: 'dep_2' })
    expect(await budgetOf(offer)).toBe('50 200')
    expect(codeOf(await give(member, offer, { source: 'dep_3' }))).toBe('budget_spent')
    expect(await budgetOf(offer)).toBe('50 200')
  })

  it('[GR20] [1.13/10] of a hundred at once, as many as there is money for', async () => {
    const offer = await offerOf(1_000n)
    const members = await Promise.all(Array.from({ length: 100 }, () => memberWith(0n)))
    const results = await Promise.all(members.map((member) => give(member, offer)))
    expect(results.filter(({ ok }) => ok)).toHaveLength(10)
    expect(await budgetOf(offer)).toBe('0 1000')
  })

  it('[GR20] [1.13/7] what is not taken in time goes back', async () => {
    const offer = await offerOf(100n)
    const member = await memberWith(0n)
    const { id } = await given(member, offer)
    clock.offsetMs += 3_600_001
    expect(codeOf(await grants.claim(member, id))).toBe('claim_over')
    await grants.sweep()
    expect([await stateOf(id), await budgetOf(offer)]).toEqual(['lapsed', '100 0'])
    expect(codeOf(await grants.claim(member, id))).toBe('wrong_state')
  })
})

describe('a pocket', () => {
  it('[GR21] [GR12] [1.13/33] is played through and becomes cash, up to its most', async () => {
    const offer = await offerOf(100n)
    const member = await memberWith(0n)
    const terms = { ...someTerms, maxWin: 150n }
    const { id } = await claimed(member, offer, { asks: 200n * 10_000n, terms })
    expect(await standing(member)).toBe('cash 0, bonus 100, free 0')
    expect(codeOf(await spin(member, 100n, 250n))).toBe('ok')
    await tell()
    expect([await stateOf(id), (await grants.find(id))?.done]).toEqual(['active', 1_000_000n])
    await spin(member, 100n, 100n)
    await tell()
    await settles(id, 'completed')
    expect(await standing(member)).toBe('cash 150, free 150')
    expect(await budgetOf(offer)).toBe('100 0')
  })

  it('[GR21] is over when too little is left, and the rest is the member’s', async () => {
    const offer = await offerOf(100n)
    const member = await memberWith(0n)
    const { id } = await claimed(member, offer, { terms: { ...someTerms, dust: 5n } })
    await spin(member, 96n, 0n)
    await tell()
    await settles(id, 'busted')
    expect(await standing(member)).toBe('cash 4, free 4')
  })

  it('[GR22] [1.13/21] that is met while a bet is open waits for it, and takes no more stakes', async () => {
    const offer = await offerOf(100n)
    const member = await memberWith(0n)
    const { id } = await claimed(member, offer, { asks: 50n * 10_000n })
    const open = await staked(member, 20n)
    await spin(member, 50n, 50n)
    await tell()
    await settles(id, 'settling')
    expect(codeOf(await spin(member, 10n, 0n))).toBe('insufficient_funds')
    await wagers.settle({ key: key(), member, of: { wager: open }, payout: php(40n) })
    await tell()
    await settles(id, 'completed')
    expect(await standing(member)).toBe('cash 120, free 120')
  })

  it('[GR304] [1.13/32] of those that wait begins what its member chose, else what has least time', async () => {
    const offer = await offerOf(1_000n)
    const member = await memberWith(0n)
    const playing = await claimed(member, offer)
    const [slow, quick, late] = [
      await claimed(member, offer, { lastsMs: 86_400_000 * 9 }),
      await claimed(member, offer, { lastsMs: 86_400_000 }),
      await claimed(member, offer, { lastsMs: null }),
    ]
    expect(await grants.listQueued(member)).toEqual([quick.id, slow.id, late.id])
    expect((await grants.playNext(member, late.id)).ok).toBe(true)
    expect(await grants.listQueued(member)).toEqual([late.id, quick.id, slow.id])
    expect(codeOf(await grants.playNext(member, playing.id))).toBe('wrong_state')
    expect(codeOf(await grants.playNext(await memberWith(0n), slow.id))).toBe('not_found')
    await grants.forfeit(member, playing.id)
    expect([await stateOf(late.id), await stateOf(quick.id)]).toEqual(['active', 'queued'])
    await grants.forfeit(member, late.id)
    expect(await stateOf(quick.id)).toBe('active')
  })

  it.each([
    ['before', true],
    ['after', false],
  ] as const)(
    '[GR304] [1.13/32] chosen a moment %s the next begins, it begins or is the one after',
    async (_, isFirst) => {
      const offer = await offerOf(1_000n)
      const member = await memberWith(0n)
      const playing = await claimed(member, offer)
      const [quick, other, chosen] = [
        await claimed(member, offer, { lastsMs: 1_000_000 }),
        await claimed(member, offer, { lastsMs: 2_000_000 }),
        await claimed(member, offer),
      ]
      const acts = [
        () => grants.playNext(member, chosen.id),
        () => grants.forfeit(member, playing.id),
      ]
      // Both wait for the turn of the member, in this order.
      const done = await db.transaction(async (tx) => {
        await grants.takeTurn(tx, member)
        const asked: Promise<unknown>[] = []
        for (const act of isFirst ? acts : acts.toReversed()) {
          asked.push(act())
          await waitsOrEnds(db, asked)
        }
        return { asked }
      })
      expect(await Promise.all(done.asked)).toMatchObject([{ ok: true }, { ok: true }])
      const begun = isFirst ? chosen : quick
      const waiting = isFirst ? [quick, other] : [chosen, other]
      expect(await stateOf(begun.id)).toBe('active')
      expect(await grants.listQueued(member)).toEqual(waiting.map(({ id }) => id))
    },
  )

  it('[GR191] that was met while a bet is open, and is not any more by a correction, is played on', async () => {
    const member = await memberWith(0n)
    const { id } = await claimed(member, await offerOf(100n), { asks: 50n * 10_000n })
    const open = await staked(member, 20n)
    const call = stakeCall(member, { amount: php(50n), product: 'LIVE', round: 'r-2' })
    const { wager } = valueOf(await wagers.stakeAndSettle({ ...call, payout: php(0n) }))
    await tell()
    await settles(id, 'settling')
    const of = { wager: wager ?? ('wgr_' as const) }
    await wagers.resettle({ key: key(), member, of, payout: php(50n), reason: 'a wrong result' })
    await tell()
    await settles(id, 'active')
    expect((await grants.find(id))?.ending).toBeNull()
    await wagers.settle({ key: key(), member, of: { wager: open }, payout: php(0n) })
    await tell()
    expect(codeOf(await spin(member, 30n, 0n))).toBe('ok')
    await tell()
    await settles(id, 'completed')
    expect(await standing(member)).toBe('cash 50, free 50')
  })

  it('[GR23] [1.13/31] is given up: the pocket goes back, the cash stays, and the next begins', async () => {
    const offer = await offerOf(300n)
    const member = await memberWith(70n)
    const first = await claimed(member, offer)
    const second = await claimed(member, offer)
    expect([first.state, second.state]).toEqual(['active', 'queued'])
    expect(await budgetOf(offer)).toBe('100 100')
    expect(codeOf(await grants.forfeit(member, first.id))).toBe('ok')
    expect([await stateOf(first.id), await stateOf(second.id)]).toEqual(['forfeited', 'active'])
    expect([await standing(member), await budgetOf(offer)]).toEqual([
      'cash 70, bonus 100, free 70',
      '200 0',
    ])
    expect(codeOf(await grants.forfeit(member, first.id))).toBe('wrong_state')
    expect(codeOf(await grants.forfeit(await memberWith(0n), second.id))).toBe('not_found')
  })

  it('[GR14] [GR24] what comes back after its end goes where it was said', async () => {
    const offer = await offerOf(100n)
    const member = await memberWith(0n)
    const { id } = await claimed(member, offer, { asks: 10n * 10_000n })
    await spin(member, 10n, 0n)
    await tell()
    await settles(id, 'completed')
    expect(await standing(member)).toBe('cash 90, free 90')
    const [wager] = await wagers.listWagers(member)
    const of = { wager: wager?.id ?? ('wgr_' as const) }
    const payout = php(30n)
    await wagers.resettle({ key: key(), member, of, payout, reason: 'a wrong result' })
    await tell()
    await vi.waitFor(async () => expect(await standing(member)).toBe('cash 120, free 120'))
  })

  it('[GR24] [1.13/30] what nobody looked at, because a node died, the sweep finds', async () => {
    const member = await memberWith(0n)
    const { id } = await claimed(member, await offerOf(100n), { asks: 10n * 10_000n })
    await spin(member, 10n, 0n)
    await tell()
    await settles(id, 'completed')
    const [wager] = await wagers.listWagers(member)
    const of = { wager: wager?.id ?? ('wgr_' as const) }
    const payout = php(30n)
    await wagers.resettle({ key: key(), member, of, payout, reason: 'a wrong result' })
    await db.transaction((tx) => grants.noteLooks(tx, new Map([[id, 'correction']])))
    await grants.sweep()
    expect(await standing(member)).toBe('cash 90, bonus 30, free 90')
    clock.offsetMs += 60_000
    await grants.sweep()
    expect(await standing(member)).toBe('cash 120, free 120')
    await grants.sweep()
    expect(await standing(member)).toBe('cash 120, free 120')
  })

  it('[GR25] [1.13/23] past its time it goes back, unless its open bets were placed before and meet it', async () => {
    const offer = await offerOf(200n)
    const [late, met] = [await memberWith(0n), await memberWith(0n)]
    const one = await claimed(late, offer, { lastsMs: 60_000 })
    const other = await claimed(met, offer, { lastsMs: 60_000, asks: 40n * 10_000n })
    const open = await staked(met, 40n)
    clock.offsetMs += 60_001
    expect(codeOf(await spin(late, 10n, 0n))).toBe('insufficient_funds')
    await grants.sweep()
    expect([await stateOf(one.id), await stateOf(other.id)]).toEqual(['expired', 'settling'])
    await wagers.settle({ key: key(), member: met, of: { wager: open }, payout: php(90n) })
    await tell()
    await settles(other.id, 'completed')
    expect([await standing(late), await standing(met)]).toEqual([
      'cash 0, free 0',
      'cash 150, free 150',
    ])
    expect(await budgetOf(offer)).toBe('100 0')
  })
})

describe('the end of its time', () => {
  it('[GR192] [1.13/23] waits for bets that ended before and are told later, for half an hour at most', async () => {
    const offer = await offerOf(300n)
    const [met, short, untold] = [await memberWith(0n), await memberWith(0n), await memberWith(0n)]
    const lastsMs = 60_000
    const one = await claimed(met, offer, { lastsMs, asks: 40n * 10_000n })
    const other = await claimed(short, offer, { lastsMs, asks: 400n * 10_000n, mode: 'gate' })
    for (const member of [met, short]) await spin(member, 40n, 40n)
    clock.offsetMs += 60_001
    await grants.sweep()
    expect([await stateOf(one.id), await stateOf(other.id)]).toEqual(['active', 'active'])
    await tell()
    await settles(one.id, 'completed')
    await grants.sweep()
    expect(await stateOf(other.id)).toBe('expired')
    const third = await claimed(untold, offer, { lastsMs, asks: 40n * 10_000n })
    await spin(untold, 40n, 40n)
    clock.offsetMs += 60_000 + 1_800_001
    await grants.sweep()
    expect(await stateOf(third.id)).toBe('expired')
    await tell()
  })
})

describe('many at once', () => {
  it('[GR28] are given together, each once, and what is paid at once is cash', async () => {
    const offer = await offerOf(70n)
    const members = [await memberWith(0n), await memberWith(5n), await memberWith(0n)]
    const wishes = members.map((member) => ({
      ...({ member, offer, version: 1, source: 'run 1', mode: 'gate', state: 'claimed' } as const),
      ...({ currency: 'PHP', amount: 30n, asks: 0n, terms: someTerms, lastsMs: null } as const),
      claimUntil: null,
      why: { valid: '3000', rate: 100 },
    }))
    const run = () => db.transaction((tx) => grants.giveAll(tx, wishes, 'house'))
    expect((await run()).map(codeOf)).toEqual(['ok', 'ok', 'budget_spent'])
    expect((await run()).map(codeOf)).toEqual(['ok', 'ok', 'budget_spent'])
    const standings = await Promise.all(members.map(standing))
    expect(standings).toEqual(['cash 30, free 30', 'cash 35, free 35', 'cash 0, free 0'])
    expect(await budgetOf(offer)).toBe('10 0')
    const [first] = await grants.list(members[0] as MemberId, { limit: 5 })
    expect(first).toMatchObject({
      state: 'claimed',
      released: 30n,
      why: { valid: '3000', rate: 100 },
    })
    expect(first?.overAt).not.toBeNull()
  })
})

describe('a gate', () => {
  const gate = { mode: 'gate', amount: 20n, asks: 20n * 10_000n } as const

  it('[GR26] gives cash that plays and does not leave until it was played', async () => {
    const offer = await offerOf(100n)
    const member = await memberWith(50n)
    const { id } = await claimed(member, offer, gate)
    expect(await standing(member)).toBe('cash 70, free 50')
    await spin(member, 20n, 25n)
    await tell()
    await settles(id, 'completed')
    expect(await standing(member)).toBe('cash 75, free 75')
  })

  it('[GR26] without a requirement is cash at once', async () => {
    const offer = await offerOf(100n)
    const member = await memberWith(0n)
    const { state } = await claimed(member, offer, { ...gate, asks: 0n })
    expect([state, await standing(member)]).toEqual(['claimed', 'cash 20, free 20'])
  })

  it('[GR29] a pocket without a requirement is cash at once too, and what is claimed again is answered as it is', async () => {
    const offer = await offerOf(200n)
    const member = await memberWith(0n)
    const { id, state } = await claimed(member, offer, { amount: 20n, asks: 0n })
    expect([state, await standing(member)]).toEqual(['claimed', 'cash 20, free 20'])
    expect(await grants.claim(member, id)).toMatchObject({ value: { state: 'claimed' } })
    const pocket = await claimed(member, offer)
    expect(await grants.claim(member, pocket.id)).toMatchObject({ value: { state: 'active' } })
    expect(await standing(member)).toBe('cash 20, bonus 100, free 20')
    await grants.forfeit(member, pocket.id)
    expect(codeOf(await grants.claim(member, pocket.id))).toBe('wrong_state')
  })
})

describe('at one moment', () => {
  it('[GR27] [1.13/29] many ends of a grant are one', async () => {
    const offer = await offerOf(100n)
    const member = await memberWith(0n)
    const { id } = await claimed(member, offer, { asks: 10n * 10_000n })
    await spin(member, 10n, 60n)
    await tell()
    const ends = Array.from({ length: 20 }, (_, place) =>
      place % 2 === 0 ? grants.look(id) : grants.forfeit(member, id),
    )
    await Promise.all([...ends, grants.sweep()])
    await settles(id, 'completed')
    expect([await standing(member), await budgetOf(offer)]).toEqual(['cash 150, free 150', '0 0'])
  })

  it('[GR27] [G28] [1.13/13] stakes and the end of their bonus leave nothing behind, whichever is first', async () => {
    for (let round = 0; round < 5; round += 1) {
      const offer = await offerOf(100n)
      const member = await memberWith(13n)
      const { id } = await claimed(member, offer)
      const [given, ...stakes] = await Promise.all([
        grants.forfeit(member, id),
        ...Array.from({ length: 8 }, () => wagers.stake(stakeCall(member, { amount: php(9n) }))),
      ])
      expect(codeOf(given)).toBe('ok')
      const open = stakes.flatMap((stake) => (stake.ok ? (stake.value.wager ?? []) : []))
      for (const wager of open) {
        await wagers.void({ key: key(), member, of: { wager }, reason: 'rained off' })
      }
      await tell()
      await settles(id, 'forfeited')
      await vi.waitFor(async () => {
        expect(await standing(member)).toBe('cash 13, free 13')
        expect(await budgetOf(offer)).toBe('100 0')
      })
    }
  })

  it('[GR27] one pocket of a member plays, however many are taken at once', async () => {
    const offer = await offerOf(500n)
    const member = await memberWith(0n)
    const all = await Promise.all(Array.from({ length: 5 }, () => given(member, offer)))
    await Promise.all(all.map(({ id }) => grants.claim(member, id)))
    const states = await Promise.all(all.map(({ id }) => stateOf(id)))
    expect(states.filter((state) => state === 'active')).toHaveLength(1)
    expect(states.filter((state) => state === 'queued')).toHaveLength(4)
    expect(await standing(member)).toBe('cash 0, bonus 100, free 0')
    expect(await budgetOf(offer)).toBe('0 400')
  })
})
