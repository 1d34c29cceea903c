import * as contract from '@baize/contract/arcade/arcade'
import type { ArcadePurse } from '@baize/contract/arcade/purse'
import * as purseCalls from '@baize/contract/arcade/purse'
import * as sharedCalls from '@baize/contract/arcade/shared-table'
import { ok, refuse, type Refusal, type Result } from '@baize/kernel/result'
import { createConvoy } from '../../platform/convoy.ts'
import type { Http } from '../../platform/http/http.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Arcade, Seated } from './arcade.ts'
import type { PlayedRound, Seat } from './rounds/rounds.ts'
import type { SharedTable } from './shared/tables.ts'

const usualPage = 20
const usualCommitments = 100
const mostOfPair = 100

export function serveArcade(http: Http, arcade: Arcade): void {
  /** Does something for whoever sits behind a token. */
  async function seated<T>(
    token: string,
    work: (who: Seated) => Promise<T>,
  ): Promise<T | Refusal<'session_over'>> {
    const who = await arcade.find(token)
    return who === undefined ? refuse('session_over') : await work(who)
  }

  const convoy = createConvoy({ lanes: 2, mostMs: 50 })
  /** Rounds go in step with those of others, from the session to the answer. */
  const together: typeof seated = (token, work) => convoy(() => seated(token, work))

  async function show(who: Seated, { round, balance, nonce }: PlayedRound) {
    const [pools, head] = await Promise.all([arcade.pools(who), arcade.seeds.head()])
    return ok({ round, balance: String(balance), nonce, pools, head })
  }

  serve(http, contract.openArcade, async ({ token }) => arcade.open(token))
  serve(http, contract.resumeArcade, async ({ session }) => seated(session, arcade.resume))

  serve(http, contract.playRound, async ({ session, request, stake, choice }) =>
    together(session, async (who) => {
      // A shared game is played at its own calls.
      if (who.seat === undefined) return refuse('not_allowed')
      const played = await arcade.rounds.play(who.seat, { request, stake: BigInt(stake), choice })
      return played.ok ? await show(who, played.value) : played
    }),
  )
  serve(http, contract.moveRound, async ({ session, ...moved }) =>
    together(session, async (who) => {
      if (who.seat === undefined) return refuse('not_found')
      const played = await arcade.rounds.move(who.seat, moved)
      return played.ok ? await show(who, played.value) : played
    }),
  )
  serve(http, contract.listArcadeRounds, async ({ session, cursor = '', limit = usualPage }) =>
    seated(session, async (who) => {
      const below = cursor === '' ? {} : { below: cursor }
      const list = await arcade.list(who, { ...below, limit })
      const last = list.length === limit ? list.at(-1) : undefined
      return ok({ list, next: last?.id ?? '' })
    }),
  )

  serve(http, contract.getSeeds, async ({ session: token }) =>
    seated(token, async ({ session: { player } }) => {
      const { active, next } = await arcade.seeds.standing(player)
      return ok({ active, next, revealed: await arcade.seeds.listRevealed(player) })
    }),
  )
  serve(http, contract.exchangeSeeds, async ({ session: token, ...own }) =>
    seated(token, async ({ session }) => arcade.seeds.exchange(session.player, own)),
  )
  serve(
    http,
    contract.listPairRounds,
    async ({ session: token, seed, cursor, limit = mostOfPair }) =>
      seated(token, async ({ session: { player } }) => {
        const pair = await arcade.seeds.findOwn(player, seed)
        if (pair === undefined) return refuse('not_found')
        const after = /^\d{1,12}$/.test(cursor ?? '') ? Number(cursor) : -1
        const list = await arcade.rounds.listOfPair({ player, pair, after, limit })
        const last = list.length === limit ? list.at(-1) : undefined
        return ok({ pair, list, next: last === undefined ? '' : String(last.nonce) })
      }),
  )
  serve(http, contract.listCommitments, async ({ cursor = '0', limit = usualCommitments }) => {
    const after = /^\d{1,15}$/.test(cursor) ? BigInt(cursor) : 0n
    const rows = await arcade.seeds.listCommitments(after, limit)
    const list = rows.map(({ position, at, ...row }) => ({
      ...row,
      position: Number(position),
      at: at.toISOString(),
    }))
    const last = list.length === limit ? list.at(-1) : undefined
    return ok({ list, next: last === undefined ? '' : String(last.position) })
  })
  serveShared(http, arcade, seated)
  servePurses(http, arcade, seated)

  serve(http, contract.recallRound, async ({ wager }, { actor }) =>
    arcade.recall(wager, actor?.id ?? ''),
  )
  serve(http, contract.recallAnyRound, async ({ wager }) => arcade.recall(wager, undefined))
}

type Seating = <T>(
  token: string,
  work: (who: Seated) => Promise<T>,
) => Promise<T | Refusal<'session_over'>>

/** Rounds that all play at once; a game of one player has no table. */
function serveShared(http: Http, arcade: Arcade, seated: Seating): void {
  const atTable = <T>(token: string, work: (table: SharedTable, who: Seated) => Promise<T>) =>
    seated(token, async (who) =>
      who.table === undefined ? refuse('not_allowed') : await work(who.table, who),
    )

  serve(http, sharedCalls.getSharedTable, async ({ session: token }) =>
    atTable(token, async (table, who) => {
      const state = await table.look(who.session.player)
      // The very first round waits for the public value of its chain.
      if (state === undefined) return refuse('unavailable')
      const balance = await arcade.balance(who)
      return balance === undefined
        ? refuse('session_over')
        : ok({ state, balance: String(balance) })
    }),
  )
  serve(http, sharedCalls.betShared, async ({ session: token, stake, ...bet }) =>
    atTable(token, async (table, { session, stakes }) => {
      const placed = await table.place(session, stakes, { ...bet, stake: BigInt(stake) })
      if (!placed.ok) return placed
      const { balance, ...value } = placed.value
      return ok({ ...value, balance: String(balance), head: await arcade.seeds.head() })
    }),
  )
  serve(http, sharedCalls.leaveShared, async ({ session: token, bet }) =>
    atTable(token, async (table, { session }) => {
      const left = await table.leave(session, bet)
      if (!left.ok) return left
      const head = await arcade.seeds.head()
      return ok({ bet: left.value.bet, balance: String(left.value.balance), head })
    }),
  )
  serve(
    http,
    sharedCalls.listSharedRounds,
    async ({ session: token, cursor = '', limit = usualPage }) =>
      atTable(token, async (table) => {
        const below = /^\d{1,9}$/.test(cursor) ? { below: Number(cursor) } : {}
        const { list, chains } = await table.listPast({ ...below, limit })
        const last = list.length === limit ? list.at(-1) : undefined
        return ok({ list, chains, next: last === undefined ? '' : String(last.round) })
      }),
  )
  serve(http, sharedCalls.listTableChains, async ({ session: token }) =>
    atTable(token, async (table) => ok({ list: await table.listChains() })),
  )
}

/** Rounds from a sum that was set aside; a shared game has none. */
function servePurses(http: Http, arcade: Arcade, seated: Seating): void {
  const { purses } = arcade
  const atSeat = <T>(token: string, work: (seat: Seat) => Promise<T>) =>
    seated(token, async ({ seat }) =>
      seat === undefined ? refuse('not_allowed') : await work(seat),
    )
  const told = <Code extends string>(
    stood: Result<{ readonly purse: ArcadePurse; readonly balance: bigint | undefined }, Code>,
  ) =>
    stood.ok ? ok({ purse: stood.value.purse, balance: String(stood.value.balance ?? '') }) : stood

  serve(http, purseCalls.openPurse, async ({ session, request, amount }) =>
    atSeat(session, async (seat) =>
      told(await purses.open(seat, { request, amount: BigInt(amount) })),
    ),
  )
  serve(http, purseCalls.addToPurse, async ({ session, purse, request, amount }) =>
    atSeat(session, async (seat) =>
      told(await purses.add(seat, { purse, request, amount: BigInt(amount) })),
    ),
  )
  serve(http, purseCalls.playFromPurse, async ({ session, purse, request, bets }) =>
    atSeat(session, async (seat) => {
      const wanted = bets.map(({ stake, choice }) => ({ stake: BigInt(stake), choice }))
      const played = await purses.play(seat, { purse, request, bets: wanted })
      return played.ok ? ok({ ...played.value, rounds: [...played.value.rounds] }) : played
    }),
  )
  serve(http, purseCalls.closePurse, async ({ session, purse }) =>
    atSeat(session, async (seat) => told(await purses.close(seat, purse))),
  )
}
