import { setTimeout as sleep } from 'node:timers/promises'
import type * as wire from '@baize/contract/arcade/shared-table'
import { judgeBets } from '@baize/games/bets'
import type { Json, SharedGame } from '@baize/games/game'
import { graceMs } from '@baize/games/public-beacon'
import { isSameJson } from '@baize/games/same-json'
import { isId, type IdMaker } from '@baize/kernel/ids'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database } from '../../../platform/database/database.ts'
import type { Log } from '../../../platform/log.ts'
import { toPlayers, type CashierFor } from '../cashier.ts'
import type { PlayRefusal } from '../refusals.ts'
import type { Session } from '../sessions/sessions.ts'
import { judgeArcadeStake, type StakeRefusal, type Stakes } from '../stakes.ts'
import * as store from './bets.store.ts'
import type { Chains } from './chains.ts'
import type { TableClock } from './clock.ts'
import type { Ends } from './ends.ts'
import { showBet } from './shape.ts'
import { findLatest, findRound } from './store.ts'

type Bet = store.SharedBet

export type NewBet = {
  readonly request: string
  readonly slot: number
  readonly stake: bigint
  readonly choice: unknown
}

type Placed = { readonly bet: wire.SharedBet; readonly round: number; readonly balance: bigint }
type Left = { readonly bet: wire.SharedBet; readonly balance: bigint }
type PlaceRefusal = PlayRefusal | StakeRefusal | 'invalid_choice' | 'betting_closed' | 'round_open'
type LeaveRefusal = 'not_found' | 'not_allowed' | 'round_not_begun' | 'round_over' | 'unavailable'

export type Bets = {
  /** Stakes on the round that takes bets: all of a list or nothing. The same request gets the same bet. */
  place(session: Session, stakes: Stakes, bet: NewBet): Promise<Result<Placed, PlaceRefusal>>
  /** Gets out now: with what the clock of the tables says, and never once it is over. */
  leave(session: Session, bet: string): Promise<Result<Left, LeaveRefusal>>
}

type Deps = {
  readonly db: Database
  readonly log: Log
  readonly clock: TableClock
  readonly makeId: IdMaker
  readonly chains: Chains
  readonly ends: Ends
  readonly cashierFor: CashierFor
  readonly tell: (bet: Bet) => void
}

const waitForStakeMs = 50
const mostWaits = 60

export function createBets(deps: Deps, game: SharedGame): Bets {
  const { db, log, clock, makeId, chains, ends, cashierFor, tell } = deps
  const { id: table, leaving } = game

  function judge(stakes: Stakes, { stake, slot, choice: input }: NewBet) {
    const judged = judgeArcadeStake(stake, stakes)
    if (!judged.ok) return judged
    const choice = game.parseChoice(input)
    if (choice === undefined || slot > game.slots) return refuse('invalid_choice')
    const bets = judgeBets(game, choice, { ...stakes, stake })
    return bets.ok ? ok(choice) : bets
  }

  async function place(session: Session, stakes: Stakes, wanted: NewBet) {
    const at = await clock()
    const judged = judge(stakes, wanted)
    if (!judged.ok) {
      const { player, gameCode } = session
      log.warn({ player, game: gameCode, refused: judged.code }, 'A bet was refused.')
      return judged
    }
    for (;;) {
      const asked = await record(session, wanted, judged.value, at)
      if (asked.kind === 'closed') return refuse('betting_closed')
      if (asked.kind === 'recorded') return await stakeFor(session, asked.bet)
      const repeated = await repeat(session, asked.bet)
      if (repeated !== 'gone') return repeated
    }
  }

  /** Before any money is asked for. A slot that is taken already is the same request again, or another. */
  async function record(
    session: Session,
    { request, slot, stake }: NewBet,
    choice: Json,
    at: Date,
  ): Promise<{ kind: 'closed' } | { kind: 'recorded' | 'taken'; bet: Bet }> {
    const { player, demo, nickname, nodeId, gameCode, currency } = session
    const round = await findLatest(db, table)
    if (round?.phase !== 'betting') return { kind: 'closed' }
    const bet: Bet = {
      id: makeId('rnd'),
      roundAt: round.openedAt,
      table,
      round: round.number,
      player,
      demo,
      session: session.id,
      nickname,
      nodeId,
      gameCode,
      currency,
      slot,
      request,
      stake,
      choice,
      dueMs: leaving === 'never' ? null : (leaving.leavesAfterMs(choice) ?? null),
      state: 'asked',
      move: null,
      payout: 0n,
      endedAt: null,
    }
    if (await store.addBet(db, bet, { at, graceMs })) return { kind: 'recorded', bet }
    const found = await store.findInSlot(db, bet)
    return found === undefined ? { kind: 'closed' } : { kind: 'taken', bet }
  }

  async function stakeFor(session: Session, bet: Bet) {
    const side = game.sideOf?.(bet.choice)
    const shared = side && { round: `${table} ${bet.round}`, ...side }
    const cashed = await cashierFor(bet).stake(bet, session.walletToken, bet.stake, { shared })
    if (!cashed.ok) return await giveUp(bet, cashed)
    if (!(await store.markStaked(db, bet))) return refuse('unavailable')
    const staked: Bet = { ...bet, state: 'staked' }
    tell(staked)
    const { balance } = cashed.value
    return ok({ bet: showBet(game, staked, bet.player), round: bet.round, balance })
  }

  /**
   * The same request gets the same bet. While the first is still on its way to the wallet, its answer is waited for;
   * `gone`: it was refused, and the slot is free again.
   */
  async function repeat(session: Session, { request, stake, choice, ...slot }: Bet) {
    for (let waits = 0; ; waits += 1) {
      const found = await store.findInSlot(db, slot)
      if (found === undefined) return 'gone'
      if (found.request !== request) return refuse('round_open')
      if (found.stake !== stake || !isSameJson(found.choice, choice)) {
        return refuse('id_used_differently')
      }
      if (found.state !== 'asked') return await answerPlaced(session, found)
      if (waits === mostWaits) return refuse('unavailable')
      await sleep(waitForStakeMs)
    }
  }

  async function answerPlaced(session: Session, bet: Bet) {
    const ticket = { ...bet, session: session.id }
    const cashed = await cashierFor(session).balance(ticket, session.walletToken)
    if (!cashed.ok) return toPlayers(cashed)
    const { balance } = cashed.value
    return ok({ bet: showBet(game, bet, session.player), round: bet.round, balance })
  }

  async function giveUp(bet: Bet, refused: Parameters<typeof toPlayers>[0]) {
    if (refused.code === 'unknown') {
      const back = await cashierFor(bet).takeBack(bet)
      if (!back.ok) return refuse('unavailable')
    }
    await store.removeBet(db, bet)
    return toPlayers(refused)
  }

  async function leave(session: Session, id: string) {
    const at = await clock()
    const bet = isId('rnd', id) ? await store.findBet(db, id) : undefined
    if (bet === undefined || bet.player !== session.player || bet.table !== table) {
      log.warn({ player: session.player, bet: id }, 'A bet of nobody here was to be left.')
      return refuse('not_found')
    }
    if (leaving === 'never') return refuse('not_allowed')
    if (bet.state === 'staked') {
      const round = await findRound(db, table, bet.round)
      if (round?.phase === 'betting' || round?.phase === 'awaiting')
        return refuse('round_not_begun')
      if (round?.phase !== 'running' || round.startedAt === null) return refuse('round_over')
      const fate = await chains.fateOf(round)
      const ranMs = at.getTime() - round.startedAt.getTime()
      const move = fate && leaving.moveAt(ranMs, fate.outcome)
      if (fate === undefined || move === undefined) return refuse('round_over')
      const left = await ends.leave(bet, move, fate.outcome)
      if (left !== undefined) return await answerLeft(session, left)
    }
    const later = await store.findBet(db, bet.id)
    if (later === undefined || later.state === 'asked') return refuse('unavailable')
    if (later.move === null) return refuse('round_over')
    return await answerLeft(session, later)
  }

  async function answerLeft(session: Session, bet: Bet) {
    // Also a repetition pays what is not paid yet: the same ids move nothing twice.
    const paid = await ends.pay(bet)
    if (!paid.ok) return paid
    return ok({ bet: showBet(game, bet, session.player), balance: paid.value })
  }

  return { place, leave }
}
