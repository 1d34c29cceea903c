import { isAway, type Database } from '../../../platform/database/database.ts'
import type { Log } from '../../../platform/log.ts'
import { errorText } from '../../../platform/scrub.ts'
import type { CashierFor } from '../cashier.ts'
import type { Seeds } from '../seeds/seeds.ts'
import { createCalledOff } from './called-off.ts'
import { isLate } from './late.ts'
import { payPool } from './pay-pool.ts'
import { createRaises, raisedOf } from './raises.ts'
import { abandon, replay } from './replay.ts'
import type { Shots } from './shots.ts'
import * as store from './store.ts'

export type RoundRecovery = {
  /** Ends rounds that were interrupted, each by its rule; answers how many it ended. */
  sweep(): Promise<number>
}

type Deps = {
  readonly db: Database
  readonly log: Log
  readonly now: () => Date
  readonly seeds: Seeds
  readonly cashierFor: CashierFor
  readonly shots: Pick<Shots, 'look'>
  readonly end: (ended: store.Ended) => Promise<unknown>
}

/** Younger ones may be under way on some node. */
const leftAloneMs = 15_000
const pageSize = 200

/**
 * What becomes of rounds whose process died, or whose player never came back. The wallet is asked what it knows: a stake
 * that it took is played to its end, one that it never saw is taken back, so that it cannot come later either.
 */
export function createRoundRecovery(deps: Deps): RoundRecovery {
  const { db, log, now, seeds, cashierFor, shots, end } = deps
  const raises = createRaises({ db, cashierFor })
  const calledOff = createCalledOff({ db, log, now, cashierFor })
  async function endAs(
    round: store.Round,
    state: 'settled' | 'voided',
    { payout = 0n, jackpot = 0n }: { payout?: bigint; jackpot?: bigint } = {},
  ): Promise<boolean> {
    const voidedBy = state === 'voided' ? 'interrupted' : ''
    await end({ id: round.id, state, payout, jackpot, endedAt: now(), voidedBy })
    log.info({ round: round.id, state }, 'A round that was interrupted has ended.')
    return true
  }

  async function takeBack(round: store.Round): Promise<boolean> {
    const back = await cashierFor(round).takeBack(round)
    return back.ok ? await endAs(round, 'voided') : false
  }

  /** One shot: its stake and result were one call, so it is there or it is not. */
  async function recoverShot(round: store.Round): Promise<boolean> {
    const cashier = cashierFor(round)
    const found = await cashier.find(round, 'play')
    if (found === 'unknown') return false
    if (found === 'never') return await takeBack(round)
    const { played } = await replay(seeds, round)
    const { payout } = played
    if (played.jackpot === undefined) return await endAs(round, 'settled', { payout })
    const won = await payPool(cashier, round, played.jackpot, log)
    if (won === 'unknown') return false
    return await endAs(round, 'settled', { payout, jackpot: won?.moved ?? 0n })
  }

  /** Several steps: what was over is paid; what waits is left to its player for a day, then ended by the rules of its game. */
  async function recoverSteps(found: store.Round): Promise<boolean> {
    if (found.closing === 'given_up') return await takeBack(found)
    if (isUnderWay(found)) return false
    const round = await raises.settle(found)
    if (round === undefined) return false
    const { game, played } = await replay(seeds, round)
    const cashier = cashierFor(round)
    const staked = await cashier.find(round, 'stake')
    if (staked === 'unknown') return false
    if (staked === 'given_back') return await calledOff.end(round)
    if (staked === 'never') {
      return (await store.giveUp(db, round.id)) ? await takeBack(round) : false
    }
    if (!played.isOver && !isLate(round, now())) return false
    const last = played.isOver ? { ...round, played } : await abandon(seeds, game, round)
    // Recorded before they are paid for, as moves of the player are; who moved in this very moment is looked at next time.
    if (!played.isOver && !(await store.leave(db, round, last.moves))) return false
    const { payout } = last.played
    const paid = await cashier.pay(round, payout, raisedOf(round))
    if (!paid.ok) return paid.code === 'given_back' && (await calledOff.end(round))
    return await endAs(round, 'settled', { payout })
  }

  /** Whether a further stake was asked for so lately that some node may be about it. */
  function isUnderWay({ raises: asked }: store.Round): boolean {
    const open = asked?.open
    return !!open && now().getTime() - Date.parse(open.askedAt) < leftAloneMs
  }

  async function recover(round: store.Round): Promise<boolean> {
    try {
      const { played } = await replay(seeds, round)
      // Also a game of several steps may be over with its stake, and is then paid for in one call as well.
      const isShot = played.isOver && round.moves.length === 0
      if (round.demo) return isShot || isLate(round, now()) ? await endAs(round, 'voided') : false
      return isShot ? await recoverShot(round) : await recoverSteps(round)
    } catch (error) {
      if (isAway(error)) return false
      log.error({ round: round.id, error: errorText(error) }, 'A round could not be ended.')
      return false
    }
  }

  return {
    async sweep() {
      await shots.look()
      const before = new Date(now().getTime() - leftAloneMs)
      let ended = 0
      let after: { at: Date; id: string } | undefined
      for (;;) {
        const rounds = await store.listOpen(db, { before, after, limit: pageSize })
        for (const round of rounds) if (await recover(round)) ended += 1
        const last = rounds.at(-1)
        if (last === undefined || rounds.length < pageSize) return ended
        after = { at: last.at, id: last.id }
      }
    },
  }
}
