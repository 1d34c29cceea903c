import { describe, expect, it } from 'vitest'
import type { Id } from '@baize/kernel/ids'
import { findBreak } from '@baize/kernel/public-list'
import { verifyRound } from '@baize/games/verify'
import type { MinesShown } from '@baize/games/mines/mines'
import { minesPays } from '@baize/games/mines/multiples'
import { leastPaid } from '@baize/games/pay-exactly'
import { ownerOf } from '../../../testing/database.ts'
import { seatAt, testArcade } from '../../../testing/arcade.ts'
import type { Offer } from '../catalogue/catalogue.ts'
import { arcadeTarget, type Seated } from './arcade.ts'

const test = await testArcade()
const { arcade, db, memberWith, launchToken, makeId, wagers, logged } = test

const sit = async (member: string | null, model: string, at = arcade) =>
  seatAt(at, await launchToken(member, model))

const seatOf = ({ seat }: Seated) => {
  if (seat === undefined) throw new Error('This game is shared.')
  return seat
}

let asked = 0
const request = () => `request-${(asked += 1)}`
const play = (seated: Seated, given: object = {}) => {
  const { seat, stakes } = seated
  const wanted = { request: request(), stake: stakes.min, choice: null, ...given }
  return arcade.rounds.play(seat!, wanted)
}
const cash = test.cashOf
const rich = 1_000_000n
const codeOf = (result: { ok: boolean; code?: string }) => (result.ok ? 'ok' : result.code)

describe('opening a game', () => {
  it('[AR1] works once with a launch token', async () => {
    const member = await memberWith(rich)
    const token = await launchToken(member, 'lines-20-medium')
    const opened = await arcade.open(token)
    expect(opened).toMatchObject({
      ok: true,
      value: {
        currency: 'PHP',
        balance: String(rich),
        demo: false,
        game: { engine: 'lines', model: 'lines-20-medium' },
        open: null,
        last: [],
      },
    })
    expect(codeOf(await arcade.open(token))).toBe('launch_over')
    expect(codeOf(await arcade.open('x'.repeat(43)))).toBe('launch_over')
  })

  it('[AR1] keeps no token, neither its own nor that of the wallet, in a form that opens anything', async () => {
    const { session, token } = await sit(await memberWith(rich), 'dice')
    const rows = await db.sql<{ row: string }>`select s::text as row from arcade.sessions s`
    const text = JSON.stringify(rows)
    expect(text).toContain(session.id)
    expect(text).not.toContain(token)
    expect(text).not.toContain(Buffer.from(session.walletToken).toString('hex'))
  })

  it('[AR1] every slot of the catalogue has a model that runs', async () => {
    const models = await test.listModels()
    expect(models.length).toBeGreaterThanOrEqual(24)
    const opens = (model: string) => arcadeTarget.opens({ game: { model } } as Offer)
    expect(models.filter((model) => !opens(model))).toEqual([])
    expect(['blackjack', 'roulette', 'dice', 'mines', 'crash'].filter(opens)).toHaveLength(5)
    expect(opens('baccarat')).toBe(false)
  })

  it('[AR2] is resumed with its session, with the balance as it is now', async () => {
    const member = await memberWith(rich)
    const seated = await sit(member, 'dice')
    await play(seated, { choice: { side: 'under', target: 5_000 } })
    await arcade.rounds.flush()
    const resumed = await arcade.resume(seated)
    expect(resumed).toMatchObject({ ok: true, value: { balance: String(await cash(member)) } })
    expect(resumed.ok && resumed.value.last).toHaveLength(1)
    expect(await arcade.find('y'.repeat(43))).toBeUndefined()
  })
})

describe('a round of one shot', () => {
  it('[AR4] moves the money that its rules say, and is the wager of the same name', async () => {
    const member = await memberWith(rich)
    const seated = await sit(member, 'lines-20-medium')
    let expected = rich
    for (let spin = 0; spin < 30; spin += 1) {
      const played = await play(seated)
      if (!played.ok) throw new Error(played.code)
      const { round, balance, nonce } = played.value
      expected += BigInt(round.payout) - BigInt(round.stake)
      expect(balance).toBe(expected)
      expect([round.nonce, nonce, round.state]).toEqual([spin, spin + 1, 'settled'])
    }
    expect(await cash(member)).toBe(expected)
    const listed = await wagers.listWagers(member)
    expect(listed).toHaveLength(30)
    await arcade.rounds.flush()
    const rounds = await arcade.list(seated, { limit: 100 })
    expect(listed.map(({ round, payout }) => [round, String(payout)])).toEqual(
      rounds.map(({ id, payout }) => [id, payout]),
    )
    expect(rounds.every(({ state }) => state === 'settled')).toBe(true)
  })

  it('[AR3] below, above and between the units is refused, logged, and moves nothing', async () => {
    const member = await memberWith(10n ** 9n)
    const seated = await sit(member, 'lines-20-medium')
    const { min, max } = seated.stakes
    const before = logged.length
    expect(codeOf(await play(seated, { stake: min - 20n }))).toBe('stake_too_low')
    expect(codeOf(await play(seated, { stake: 0n }))).toBe('stake_too_low')
    expect(codeOf(await play(seated, { stake: max + 20n }))).toBe('stake_too_high')
    expect(codeOf(await play(seated, { stake: min + 1n }))).toBe('invalid_stake')
    expect(codeOf(await play(seated, { choice: { payout: 1 } }))).toBe('invalid_choice')
    expect(logged.slice(before).join()).toContain('stake_too_low')
    expect([await cash(member), await wagers.listWagers(member)]).toEqual([10n ** 9n, []])
    expect(await arcade.list(seated, { limit: 10 })).toEqual([])
  })

  it('[AR6] the same request gets the same round, and other content under it is refused', async () => {
    const member = await memberWith(rich)
    const seated = await sit(member, 'dice')
    const same = { request: request(), choice: { side: 'under', target: 5_000 } }
    const first = await play(seated, same)
    const again = await play(seated, same)
    expect(first.ok && again.ok && again.value.round).toEqual(first.ok && first.value.round)
    const other = { ...same, choice: { side: 'over', target: 5_000 } }
    expect(codeOf(await play(seated, other))).toBe('id_used_differently')
    const many = { request: request(), choice: { side: 'under', target: 5_000 } }
    const all = await Promise.all(Array.from({ length: 20 }, () => play(seated, many)))
    expect(new Set(all.map((one) => one.ok && one.value.round.id)).size).toBe(1)
    expect(await wagers.listWagers(member)).toHaveLength(2)
  })

  it('[AR7] without the money is refused with what there is, and leaves a voided round that shows nothing', async () => {
    const member = await memberWith(3n)
    const seated = await sit(member, 'lines-20-medium')
    const refused = await play(seated)
    expect(refused).toMatchObject({ code: 'insufficient_funds', value: { balance: '3' } })
    const [round] = await arcade.list(seated, { limit: 10 })
    expect(round).toMatchObject({ state: 'voided', payout: '0', shown: null })
    expect([await cash(member), await wagers.listWagers(member)]).toEqual([3n, []])
  })

  it('[AR5] a slot waits for its time, whichever slot it is, and however many ask at once', async () => {
    test.clock.standsAt = Date.now()
    const slow = test.restart({ slotCycleMs: 2_500 })
    const member = await memberWith(rich)
    const [one, other] = [
      await sit(member, 'lines-20-medium', slow),
      await sit(member, 'ways-243-low', slow),
    ]
    const spin = (seated: Seated) =>
      slow.rounds.play(seatOf(seated), {
        request: request(),
        stake: seated.stakes.min,
        choice: null,
      })
    const all = await Promise.all(Array.from({ length: 100 }, (_, n) => spin(n % 2 ? one : other)))
    expect(all.filter(({ ok }) => ok)).toHaveLength(1)
    expect(new Set(all.map(codeOf))).toEqual(new Set(['ok', 'too_soon']))
    expect(await wagers.listWagers(member)).toHaveLength(1)
    test.clock.offsetMs += 1_000
    expect(codeOf(await spin(one))).toBe('too_soon')
    test.clock.offsetMs += 2_500
    expect(codeOf(await spin(one))).toBe('ok')
    delete test.clock.standsAt
  })
})

describe('a round of several steps', () => {
  const mines = { choice: { mines: 3 } }
  const move = (seated: Seated, round: string, step: number, made: unknown) =>
    arcade.rounds.move(seatOf(seated), { round, step, move: made })

  /** A round with this many safe cells open; those of its board are known from the seed that it is exchanged for. */
  async function begin(member: Id<'mem'>) {
    const seated = await sit(member, 'mines')
    const began = await play(seated, mines)
    if (!began.ok) throw new Error(began.code)
    const { round } = began.value
    const { serverSeed, clientSeed } = await arcade.seeds.secretsOf(round.seed)
    const verified = verifyRound({
      model: 'mines',
      serverSeed,
      clientSeed,
      nonce: round.nonce,
      stake: BigInt(round.stake),
      choice: { mines: 3 },
      moves: [{ open: 0 }, 'cash_out'],
    })
    const shownBoard = verified.ok ? (verified.value.played.shown as MinesShown).board : null
    const board =
      shownBoard ??
      (() => {
        const hit = verifyRound({
          model: 'mines',
          serverSeed,
          clientSeed,
          nonce: round.nonce,
          stake: 1n,
          choice: { mines: 3 },
          moves: [{ open: 0 }],
        })
        return hit.ok ? ((hit.value.played.shown as MinesShown).board ?? []) : []
      })()
    const safe = Array.from({ length: 25 }, (_, cell) => cell).filter(
      (cell) => !board.includes(cell),
    )
    return { seated, round, board, safe, balance: began.value.balance }
  }

  it('[AR8] takes the stake first and pays at the cash-out', async () => {
    const member = await memberWith(rich)
    const { seated, round, safe, balance } = await begin(member)
    expect(round).toMatchObject({ state: 'open', moves: [], shown: { board: null, opened: [] } })
    expect(balance).toBe(rich - BigInt(round.stake))
    const opened = await move(seated, round.id, 0, { open: safe[0] })
    expect(opened).toMatchObject({
      ok: true,
      value: { round: { state: 'open', shown: { board: null } } },
    })
    const out = await move(seated, round.id, 1, 'cash_out')
    if (!out.ok) throw new Error(out.code)
    expect(out.value.round).toMatchObject({ state: 'settled', shown: { multiple: 11_022 } })
    const least = leastPaid(BigInt(round.stake), minesPays(3, 1))
    const paid = BigInt(out.value.round.payout)
    expect([least, least + 1n]).toContain(paid)
    expect([out.value.balance, await cash(member)]).toEqual(
      Array(2).fill(rich - BigInt(round.stake) + paid),
    )
    expect(await wagers.listWagers(member)).toMatchObject([
      { round: round.id, payout: paid, status: 'settled' },
    ])
  })

  it('[AR8] pays nothing for a mine, and shows the board then', async () => {
    const member = await memberWith(rich)
    const { seated, round, board } = await begin(member)
    const hit = await move(seated, round.id, 0, { open: board[0] })
    expect(hit).toMatchObject({
      ok: true,
      value: { round: { state: 'settled', payout: '0', shown: { hit: true, board } } },
    })
    expect(await cash(member)).toBe(rich - BigInt(round.stake))
    expect(await wagers.listWagers(member)).toMatchObject([{ payout: 0n, status: 'settled' }])
  })

  it('[AR9] is the only one at its table, and is found again after the page was left', async () => {
    const member = await memberWith(rich)
    const { seated, round, safe } = await begin(member)
    await move(seated, round.id, 0, { open: safe[0] })
    expect(codeOf(await play(seated, mines))).toBe('round_open')
    const opened = await arcade.open(await launchToken(member, 'mines'))
    expect(opened).toMatchObject({
      ok: true,
      value: { open: { id: round.id, moves: [{ open: safe[0] }] } },
    })
    expect(await cash(member)).toBe(rich - BigInt(round.stake))
  })

  it('[AR10] refuses moves of others, after the end, out of turn, and none of the game', async () => {
    const member = await memberWith(rich)
    const { seated, round, safe } = await begin(member)
    const stranger = await sit(await memberWith(rich), 'mines')
    expect(codeOf(await move(stranger, round.id, 0, { open: safe[0] }))).toBe('not_found')
    expect(codeOf(await move(stranger, round.id, 0, 'stand'))).toBe('not_found')
    expect(codeOf(await move(seated, makeId('rnd'), 0, 'stand'))).toBe('not_found')
    expect(codeOf(await move(seated, makeId('rnd'), 0, { open: 1 }))).toBe('not_found')
    expect(codeOf(await move(seated, 'rnd_aaaaaaaaaaaa', 0, { open: 1 }))).toBe('not_found')
    expect(codeOf(await move(seated, round.id, 0, { open: 25 }))).toBe('invalid_move')
    expect(codeOf(await move(seated, round.id, 0, 'cash_out'))).toBe('invalid_move')
    expect(codeOf(await move(seated, round.id, 1, { open: safe[0] }))).toBe('invalid_move')
    await move(seated, round.id, 0, { open: safe[0] })
    expect(codeOf(await move(seated, round.id, 1, { open: safe[0] }))).toBe('invalid_move')
    await move(seated, round.id, 1, 'cash_out')
    expect(codeOf(await move(seated, round.id, 2, { open: safe[1] }))).toBe('round_over')
    expect(codeOf(await move(seated, round.id, 2, 'cash_out'))).toBe('round_over')
    expect(logged.join()).toContain('A move was refused.')
  })

  it('[AR6] the same step gets the same answer, also twenty times at once', async () => {
    const member = await memberWith(rich)
    const { seated, round, safe } = await begin(member)
    await move(seated, round.id, 0, { open: safe[0] })
    const all = await Promise.all(
      Array.from({ length: 20 }, () => move(seated, round.id, 1, 'cash_out')),
    )
    expect(new Set(all.map(codeOf))).toEqual(new Set(['ok']))
    const payouts = all.map((one) => (one.ok ? one.value.round.payout : ''))
    expect(new Set(payouts).size).toBe(1)
    const paid = BigInt(payouts[0] ?? '')
    expect(await cash(member)).toBe(rich - BigInt(round.stake) + paid)
  })
})

describe('seeds', () => {
  it('[AR11] are committed before play, revealed when exchanged, and explain every round', async () => {
    const member = await memberWith(rich)
    const seated = await sit(member, 'lines-25-medium')
    const { active: before, next } = await arcade.seeds.standing(member)
    expect(before).toMatchObject({ serverSeed: '', revealedAt: '', nonce: 0 })
    for (let spin = 0; spin < 10; spin += 1) await play(seated)
    const own = { clientSeed: 'my-own-luck', commitment: next.commitment }
    const exchanged = await arcade.seeds.exchange(member, own)
    if (!exchanged.ok) throw new Error(exchanged.code)
    const { active, revealed } = exchanged.value
    if (before === null || revealed === null) throw new Error('Nothing was played with.')
    expect(active.commitment).toBe(next.commitment)
    expect([revealed.id, revealed.commitment, revealed.nonce]).toEqual([
      before.id,
      before.commitment,
      10,
    ])
    expect(active).toMatchObject({ clientSeed: 'my-own-luck', serverSeed: '', nonce: 0 })
    expect(active.commitment).not.toBe(revealed.commitment)
    const rounds = await arcade.list(seated, { limit: 10 })
    for (const { model, stake, choice, moves, nonce, shown, payout } of rounds) {
      const { serverSeed, clientSeed } = revealed
      const verified = verifyRound({
        model,
        serverSeed,
        clientSeed,
        nonce,
        stake: BigInt(stake),
        choice,
        moves,
      })
      expect(verified).toMatchObject({
        ok: true,
        value: { commitment: before.commitment, played: { shown, payout: BigInt(payout) } },
      })
    }
    expect(await arcade.seeds.listRevealed(member)).toEqual([revealed])
  })

  it('[AR11] are not exchanged while a round waits whose board they would tell', async () => {
    const member = await memberWith(rich)
    const seated = await sit(member, 'mines')
    await play(seated, { choice: { mines: 3 } })
    const { commitment } = (await arcade.seeds.standing(member)).next
    const own = { clientSeed: 'x', commitment }
    expect(codeOf(await arcade.seeds.exchange(member, own))).toBe('round_open')
  })

  it('[AR11] are nowhere to be read before they are revealed', async () => {
    const member = await memberWith(rich)
    await sit(member, 'dice')
    const id = (await arcade.seeds.standing(member)).active?.id ?? ''
    const { serverSeed } = await arcade.seeds.secretsOf(id)
    const rows = await db.sql<{ row: string }>`select s::text as row from arcade.seeds s`
    expect(JSON.stringify(rows)).not.toContain(serverSeed)
    expect(logged.join()).not.toContain(serverSeed)
  })

  it('[AR12] every commitment is in a public list from which nothing can be taken', async () => {
    const member = await memberWith(0n)
    await sit(member, 'dice')
    const { active, next } = await arcade.seeds.standing(member)
    const listed = await arcade.seeds.listCommitments(0n, 1_000)
    for (const { commitment, position } of [active!, next]) {
      const entry = listed.find((one) => one.commitment === commitment)
      expect(entry).toMatchObject({ kind: 'seed', revealed: '', position: BigInt(position) })
    }
    const positions = listed.map(({ position }) => position)
    expect(positions).toEqual(positions.toSorted((a, b) => Number(a - b)))
    const owner = await ownerOf(db)
    await expect(owner.sql`delete from arcade.commitments`).rejects.toThrow('cannot be changed')
    await expect(
      owner.sql`update arcade.commitments set commitment = repeat('0', 64)`,
    ).rejects.toThrow('cannot be changed')
  })

  it('[AR12] every entry is hashed with the one before, without a gap, however many come at once', async () => {
    const members = await Promise.all(Array.from({ length: 12 }, () => memberWith(0n)))
    await Promise.all(members.map((member) => sit(member, 'dice')))
    const listed = await arcade.seeds.listCommitments(0n, 10_000)
    expect(listed.length).toBeGreaterThan(24)
    const entries = listed.map((one) => ({
      ...one,
      position: Number(one.position),
      at: one.at.toISOString(),
    }))
    expect(findBreak(entries)).toBeUndefined()
  })

  it('[AR16] the house promises its seed before the player sends one, at the first seat and at every exchange', async () => {
    const member = await memberWith(rich)
    const opened = await arcade.open(await launchToken(member, 'dice'))
    if (!opened.ok) throw new Error(opened.code)
    const { seed, nextSeed } = opened.value
    expect(seed).toBeNull()
    const listed = await arcade.seeds.listCommitments(BigInt(nextSeed.position - 1), 1)
    expect(listed).toMatchObject([{ commitment: nextSeed.commitment }])
    // Nothing is played before the browser has sent its own.
    const seated = await arcade.find(opened.value.session)
    const choice = { side: 'under', target: 5_000 }
    expect(codeOf(await play(seated!, { choice }))).toBe('seed_required')

    let promised = nextSeed
    for (const clientSeed of ['first-of-mine', 'second-of-mine']) {
      const own = { clientSeed, commitment: promised.commitment }
      const sent = await arcade.seeds.exchange(member, own)
      if (!sent.ok) throw new Error(sent.code)
      const { active, next } = sent.value
      expect(active).toMatchObject({ commitment: promised.commitment, position: promised.position })
      expect(active.activatedAt >= active.createdAt).toBe(true)
      expect(next.position).toBeGreaterThan(active.position)
      expect((await play(seated!, { choice })).ok).toBe(true)
      promised = next
    }
  })

  it('[AR16] a seed for another promise than the one that stands is not taken, and of two at once one is', async () => {
    const member = await memberWith(rich)
    await sit(member, 'dice')
    const { active, next } = await arcade.seeds.standing(member)
    const stale = { clientSeed: 'late', commitment: active!.commitment }
    expect(codeOf(await arcade.seeds.exchange(member, stale))).toBe('seed_changed')
    const own = { clientSeed: 'twice', commitment: next.commitment }
    const both = await Promise.all([1, 2].map(() => arcade.seeds.exchange(member, own)))
    expect(new Set(both.map(codeOf))).toEqual(new Set(['ok', 'seed_changed']))
  })

  it('[AR16] a pair that is played with takes no other seed of the player, in the table either', async () => {
    const member = await memberWith(rich)
    await sit(member, 'dice')
    await expect(
      db.sql`update arcade.seeds set client_seed = 'mine' where player = ${member} and client_seed is not null`,
    ).rejects.toThrow('cannot be changed')
    await expect(
      db.sql`update arcade.seeds set nonce = 1 where player = ${member} and client_seed is null`,
    ).rejects.toThrow('seeds_in_order')
  })

  it('[AR12] no nonce comes twice, in the table either', async () => {
    const member = await memberWith(rich)
    const seated = await sit(member, 'dice')
    const choice = { side: 'under', target: 5_000 }
    await Promise.all(Array.from({ length: 40 }, () => play(seated, { choice })))
    await arcade.rounds.flush()
    const rounds = await arcade.list(seated, { limit: 100 })
    expect(rounds.map(({ nonce }) => nonce).sort((a, b) => a - b)).toEqual([...Array(40).keys()])
    await expect(
      db.sql`update arcade.seeds set nonce = 0 where player = ${member} and nonce > 0`,
    ).rejects.toThrow('cannot be changed')
  })
})

describe('fun money', () => {
  it('[AR13] plays by the same rules, and nothing of it is in the books', async () => {
    const wagersBefore = await test.countWagers()
    const seated = await sit(null, 'lines-20-medium')
    const { session } = seated
    expect(session.demo).toBe(true)
    const before = (await arcade.balance(seated)) ?? 0n
    const played = await play(seated)
    if (!played.ok) throw new Error(played.code)
    const { round, balance } = played.value
    expect(balance).toBe(before - BigInt(round.stake) + BigInt(round.payout))
    expect(await arcade.balance(seated)).toBe(balance)
    expect(await test.countWagers()).toBe(wagersBefore)
  })

  it('[AR13] ends when there is none left', async () => {
    const seated = await sit(null, 'dice')
    await db.sql`update arcade.sessions set fun = 0 where id = ${seated.session.id}`
    expect(await play(seated, { choice: { side: 'under', target: 5_000 } })).toMatchObject({
      code: 'insufficient_funds',
    })
  })
})
