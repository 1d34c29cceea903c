import type { Json, SharedGame } from '@baize/games/game'
import { ok, refuse, type Result } from '@baize/kernel/result'
import { isAway, type Database } from '../../../platform/database/database.ts'
import type { Log } from '../../../platform/log.ts'
import { errorText } from '../../../platform/scrub.ts'
import type { CashierFor } from '../cashier.ts'
import * as store from './bets.store.ts'
import type { Fate } from './chains.ts'
import type { TableClock } from './clock.ts'
import { findRound, type Round } from './store.ts'

type Bet = store.SharedBet

/** How bets end: paid once, as the outcome was fixed, or given back whole. */
export type Ends = {
  /** Out so, if nobody was faster. */
  leave(bet: Bet, move: Json | undefined, outcome: Json): Promise<Bet | undefined>
  /** Pays what a bet left with; also again, since the same ids move nothing twice. */
  pay(bet: Bet): Promise<Result<bigint, 'unavailable' | 'round_over'>>
  /** Lets those out who wanted to by now. */
  leaveDue(round: Round, fate: Fate, ms: number): Promise<void>
  /** Ends all bets of a round that is over or voided. */
  settle(round: Round): Promise<void>
  /** Ends what another node left that was killed while it paid. */
  settleLeftOver(): Promise<void>
  /** Ends bets that were interrupted; answers how many. */
  sweep(): Promise<number>
}

type Deps = {
  readonly db: Database
  readonly log: Log
  readonly clock: TableClock
  readonly cashierFor: CashierFor
  readonly tell: (bet: Bet) => void
}

const atOnce = 50
const leftAloneMs = 15_000
const pageSize = 500

export function createEnds(
  { db, log, clock, cashierFor, tell }: Deps,
  { id: table, leaving, payout }: SharedGame,
): Ends {
  async function end(bet: Bet, state: 'settled' | 'voided'): Promise<void> {
    await store.markEnded(db, bet, state, await clock())
  }

  /** It stays on its way out when nobody knows whether it was paid. */
  async function pay(bet: Bet): Promise<Result<bigint, 'unavailable' | 'round_over'>> {
    const cashed = await cashierFor(bet).pay(bet, bet.payout)
    // Its stake went back, whoever gave it back: there is nothing to pay.
    if (!cashed.ok && cashed.code === 'given_back') {
      await end(bet, 'voided')
      return refuse('round_over')
    }
    if (!cashed.ok) {
      log.error({ bet: bet.id, refused: cashed.code }, 'A bet is over and not paid yet.')
      return refuse('unavailable')
    }
    await end(bet, 'settled')
    if (bet.payout > 0n) tell(bet)
    return ok(cashed.value.balance)
  }

  async function leave(bet: Bet, move: Json | undefined, outcome: Json): Promise<Bet | undefined> {
    const paid = payout(bet.stake, bet.choice, move, outcome)
    const left = { ...bet, move: move ?? null, payout: paid }
    return (await store.markLeaving(db, left)) ? { ...left, state: 'leaving' } : undefined
  }

  async function giveBack(bet: Bet): Promise<boolean> {
    const cashier = cashierFor(bet)
    // Fun money has no record of its stakes that could be taken back.
    const back = bet.demo ? await cashier.pay(bet, bet.stake) : await cashier.takeBack(bet)
    if (back.ok) await end(bet, 'voided')
    else log.error({ bet: bet.id, refused: back.code }, 'A voided bet is not given back yet.')
    return back.ok
  }

  /** One that was in its round when that ended. */
  async function settleBet(bet: Bet, round: Round): Promise<boolean> {
    if (bet.state === 'leaving') return (await pay(bet)).ok
    if (round.outcome === null) return await giveBack(bet)
    const move = leaving === 'never' ? undefined : leaving.moveOf(bet.choice, round.outcome)
    const left = await leave(bet, move, round.outcome)
    return left !== undefined && (await pay(left)).ok
  }

  async function inGroups(bets: readonly Bet[], each: (bet: Bet) => Promise<unknown>) {
    for (let start = 0; start < bets.length; start += atOnce) {
      await Promise.all(
        bets.slice(start, start + atOnce).map(async (bet) => {
          try {
            await each(bet)
          } catch (error) {
            if (isAway(error)) return
            log.error({ bet: bet.id, error: errorText(error) }, 'A bet could not be ended.')
          }
        }),
      )
    }
  }

  async function endedRoundOf({ round: number }: Bet): Promise<Round | undefined> {
    const round = await findRound(db, table, number)
    return round?.phase === 'over' || round?.phase === 'voided' ? round : undefined
  }

  /** By what the wallet knows of the stake, and then by how the round ended. */
  async function recover(bet: Bet): Promise<boolean> {
    if (bet.demo && bet.state === 'asked') {
      await end(bet, 'voided')
      return true
    }
    if (bet.state === 'asked') {
      const found = await cashierFor(bet).find(bet, 'stake')
      if (found === 'unknown') return false
      if (found === 'never') {
        if (!(await cashierFor(bet).takeBack(bet)).ok) return false
        await end(bet, 'voided')
        return true
      }
      await store.markStaked(db, bet)
    }
    const round = await endedRoundOf(bet)
    if (round === undefined) return false
    return await settleBet(bet.state === 'asked' ? { ...bet, state: 'staked' } : bet, round)
  }

  return {
    leave,
    pay,
    async leaveDue(round, { outcome }, ms) {
      if (leaving === 'never') return
      const due = await store.listDue(db, round, ms)
      await inGroups(due, async (bet) => {
        const move = leaving.moveOf(bet.choice, outcome)
        const left = move === undefined ? undefined : await leave(bet, move, outcome)
        if (left !== undefined) await pay(left)
      })
    },
    async settle(round) {
      const left = await store.listUnsettled(db, round)
      await inGroups(left, (bet) => settleBet(bet, round))
    },
    async settleLeftOver() {
      const left = await store.listLeftOver(db, table, pageSize)
      await inGroups(left, async (bet) => {
        const round = await endedRoundOf(bet)
        if (round !== undefined) await settleBet(bet, round)
      })
    },
    async sweep() {
      const before = new Date((await clock()).getTime() - leftAloneMs)
      const found = await store.listInterrupted(db, table, before, pageSize)
      let ended = 0
      await inGroups(found, async (bet) => {
        if (await recover(bet)) ended += 1
      })
      return ended
    },
  }
}
