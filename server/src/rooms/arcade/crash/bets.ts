import type { CrashBet } from '@baize/contract/arcade/arcade'
import type { SocketEvent } from '@baize/contract/events'
import { crash, leastOut, mostOut } from '@baize/games/crash/crash'
import { multipleAt } from '@baize/games/crash/curve'
import { isId, type IdMaker } from '@baize/kernel/ids'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database } from '../../../platform/database/database.ts'
import type { Log } from '../../../platform/log.ts'
import { errorText } from '../../../platform/scrub.ts'
import { toPlayers, type CashierFor } from '../cashier.ts'
import type { PlayRefusal } from '../refusals.ts'
import type { Session } from '../sessions/sessions.ts'
import { judgeArcadeStake, type StakeRefusal, type Stakes } from '../stakes.ts'
import type { Chains } from './chains.ts'
import { showBet } from './shape.ts'
import * as store from './bets.store.ts'
import { findFlight, findLatest, type Flight } from './store.ts'

export type NewBet = {
  readonly request: string
  readonly slot: number
  readonly stake: bigint
  readonly outAt: number
}

type Placed = { readonly bet: CrashBet; readonly round: number; readonly balance: bigint }
type Left = { readonly bet: CrashBet; readonly balance: bigint }

export type Bets = {
  /** Stakes on the next take-off. The same request gets the same bet. */
  place(
    session: Session,
    stakes: Stakes,
    bet: NewBet,
  ): Promise<Result<Placed, PlayRefusal | StakeRefusal | 'betting_closed' | 'round_open'>>
  /** Gets out now: at what the server's clock says, and never above where it crashes. */
  leave(
    session: Session,
    bet: string,
  ): Promise<Result<Left, 'not_found' | 'round_over' | 'unavailable'>>
  /** Lets those out who wanted to at what is reached now. */
  leaveDue(flight: Flight, reached: number): Promise<void>
  /** Pays all who are left of a flight that is over. */
  settle(flight: Flight): Promise<void>
  /** Ends bets that were interrupted; answers how many. */
  sweep(): Promise<number>
}

type Deps = {
  readonly db: Database
  readonly log: Log
  readonly now: () => Date
  readonly makeId: IdMaker
  readonly chains: Chains
  readonly cashierFor: CashierFor
  readonly publish: (topic: string, event: SocketEvent) => void
}

const atOnce = 50
const leftAloneMs = 15_000
const pageSize = 500

export function createCrashBets({ db, log, now, makeId, chains, cashierFor, publish }: Deps): Bets {
  function tell(bet: store.Bet): void {
    publish('crash', { kind: 'crash.bet', round: bet.round, bet: showBet(bet, '') })
  }

  async function place(session: Session, stakes: Stakes, wanted: NewBet) {
    const { request, slot, stake, outAt } = wanted
    const { player, demo, nickname, nodeId, gameCode, currency } = session
    const judged = judgeArcadeStake(stake, stakes)
    const isOut = outAt === 0 || crash.parseMove({ outAt }) !== undefined
    if (!judged.ok || !isOut) {
      log.warn({ player, game: gameCode, wanted: { outAt } }, 'A bet was refused.')
      return judged.ok ? refuse('invalid_stake') : judged
    }
    const at = now()
    const flight = await findLatest(db)
    if (flight?.phase !== 'betting') return refuse('betting_closed')
    const bet: store.Bet = {
      id: makeId('rnd'),
      roundAt: flight.openedAt,
      round: flight.number,
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
      autoOut: outAt,
      state: 'asked',
      outAt: 0,
      payout: 0n,
      endedAt: null,
    }
    if (!(await store.addBet(db, bet, at))) return await findPlaced(session, bet)
    const cashed = await cashierFor(bet).stake(bet, session.walletToken, stake)
    if (!cashed.ok) return await giveUp(bet, cashed)
    if (!(await store.markStaked(db, bet))) return refuse('unavailable')
    const staked: store.Bet = { ...bet, state: 'staked' }
    tell(staked)
    return ok({ bet: showBet(staked, player), round: bet.round, balance: cashed.value.balance })
  }

  /** It was not recorded: the betting is over, the slot is taken, or it is there already. */
  async function findPlaced(session: Session, { request, stake, autoOut, ...bet }: store.Bet) {
    const found = await store.findInSlot(db, bet)
    if (found === undefined) return refuse('betting_closed')
    if (found.request !== request) return refuse('round_open')
    if (found.stake !== stake || found.autoOut !== autoOut) return refuse('id_used_differently')
    if (found.state === 'asked') return refuse('unavailable')
    const cashed = await cashierFor(session).balance(
      { ...found, session: session.id },
      session.walletToken,
    )
    if (!cashed.ok) return toPlayers(cashed)
    return ok({
      bet: showBet(found, session.player),
      round: found.round,
      balance: cashed.value.balance,
    })
  }

  async function giveUp(bet: store.Bet, refused: Parameters<typeof toPlayers>[0]) {
    if (refused.code === 'unknown') {
      const back = await cashierFor(bet).takeBack(bet)
      if (!back.ok) return refuse('unavailable')
    }
    await store.removeBet(db, bet)
    return toPlayers(refused)
  }

  /** Pays what a bet left with, and notes it; it stays on its way out when nobody knows whether it was paid. */
  async function pay(bet: store.Bet) {
    const cashed = await cashierFor(bet).pay(bet, bet.payout)
    if (!cashed.ok) {
      log.error({ bet: bet.id, refused: cashed.code }, 'A bet is over and not paid yet.')
      return refuse('unavailable')
    }
    await store.markEnded(db, bet, 'settled', now())
    if (bet.outAt > 0) tell(bet)
    return ok(cashed.value.balance)
  }

  /** Out at so much, if nobody was faster. */
  async function leaveAt(
    bet: store.Bet,
    outAt: number,
    crashedAt: number,
  ): Promise<store.Bet | undefined> {
    const payout = crash.payout(bet.stake, outAt === 0 ? undefined : { outAt }, { crashedAt })
    const left = { ...bet, outAt: payout === 0n ? 0 : outAt === 0 ? mostOut : outAt, payout }
    return (await store.markLeaving(db, left)) ? { ...left, state: 'leaving' } : undefined
  }

  async function leave(session: Session, id: string) {
    const at = now()
    const bet = isId('rnd', id) ? await store.findBet(db, id) : undefined
    if (bet === undefined || bet.player !== session.player) {
      log.warn({ player: session.player, bet: id }, 'A bet of nobody here was to be left.')
      return refuse('not_found')
    }
    if (bet.state === 'staked') {
      const flight = await findFlight(db, bet.round)
      if (flight?.phase !== 'flying' || flight.startedAt === null) return refuse('round_over')
      const { crashedAt, crashesAfterMs } = await chains.fateOf(flight)
      const flownMs = at.getTime() - flight.startedAt.getTime()
      // Nothing is paid below the first hundredth: whoever is quicker gets that, if it comes.
      const outAt = Math.max(leastOut, multipleAt(flownMs))
      if (flownMs >= crashesAfterMs || outAt > crashedAt) return refuse('round_over')
      const left = await leaveAt(bet, outAt, crashedAt)
      if (left !== undefined) return await answerLeft(session, left)
    }
    const later = await store.findBet(db, bet.id)
    if (later === undefined || later.state === 'asked') return refuse('unavailable')
    if (later.outAt === 0) return refuse('round_over')
    return await answerLeft(session, later)
  }

  async function answerLeft(session: Session, bet: store.Bet) {
    // Also a repetition pays what is not paid yet: the same ids move nothing twice.
    const paid = await pay(bet)
    if (!paid.ok) return paid
    return ok({ bet: showBet(bet, session.player), balance: paid.value })
  }

  async function inGroups(bets: readonly store.Bet[], each: (bet: store.Bet) => Promise<unknown>) {
    for (let start = 0; start < bets.length; start += atOnce) {
      await Promise.all(
        bets.slice(start, start + atOnce).map(async (bet) => {
          try {
            await each(bet)
          } catch (error) {
            log.error({ bet: bet.id, error: errorText(error) }, 'A bet could not be ended.')
          }
        }),
      )
    }
  }

  async function settleBet(bet: store.Bet, crashedAt: number): Promise<void> {
    if (bet.state === 'leaving') return void (await pay(bet))
    const outAt = bet.autoOut > 0 && bet.autoOut <= crashedAt ? bet.autoOut : 0
    const left = await leaveAt(bet, outAt, crashedAt)
    if (left !== undefined) await pay(left)
  }

  /** By what the wallet knows of the stake, and then by how the flight ended. */
  async function recover(bet: store.Bet): Promise<boolean> {
    if (bet.demo && bet.state === 'asked') {
      await store.markEnded(db, bet, 'voided', now())
      return true
    }
    if (bet.state === 'asked') {
      const found = await cashierFor(bet).find(bet, 'stake')
      if (found === 'unknown') return false
      if (found === 'never') {
        if (!(await cashierFor(bet).takeBack(bet)).ok) return false
        await store.markEnded(db, bet, 'voided', now())
        return true
      }
      await store.markStaked(db, bet)
    }
    const flight = await findFlight(db, bet.round)
    if (flight?.phase !== 'over') return false
    await settleBet(bet.state === 'asked' ? { ...bet, state: 'staked' } : bet, flight.crashedAt)
    return true
  }

  return {
    place,
    leave,
    async leaveDue(flight, reached) {
      const due = await store.listDue(db, flight, reached)
      await inGroups(due, async (bet) => {
        const left = await leaveAt(bet, bet.autoOut, reached)
        if (left !== undefined) await pay(left)
      })
    },
    async settle(flight) {
      const left = await store.listUnsettled(db, flight)
      await inGroups(left, (bet) => settleBet(bet, flight.crashedAt))
    },
    async sweep() {
      const before = new Date(now().getTime() - leftAloneMs)
      const found = await store.listInterrupted(db, before, pageSize)
      let ended = 0
      await inGroups(found, async (bet) => {
        if (await recover(bet)) ended += 1
      })
      return ended
    },
  }
}
