import { isSameJson } from '@baize/games/same-json'
import type { Database } from '../../../platform/database/database.ts'
import type { Log } from '../../../platform/log.ts'
import type { CashierFor } from '../cashier.ts'
import { createRaises } from './raises.ts'
import * as store from './store.ts'

export type CalledOff = {
  /** Whether the stake of an open round went back, so that it can pay nothing any more. */
  isBack(round: store.Round): Promise<boolean>
  /** Voids such a round, with all that was staked in it; false when that is not done yet. */
  end(round: store.Round): Promise<boolean>
  /** Both: whether the round was one, and is voided now. */
  look(round: store.Round): Promise<boolean>
}

type Deps = {
  readonly db: Database
  readonly log: Log
  readonly now: () => Date
  readonly cashierFor: CashierFor
}

/**
 * Rounds whose stake somebody else gave back: the wallet's operators, or its sweep. It stands in the books and cannot be
 * undone, so the round follows: voided, with its nonce used up, and nothing of it shown.
 */
export function createCalledOff({ db, log, now, cashierFor }: Deps): CalledOff {
  const raises = createRaises({ db, cashierFor })

  async function isBack(round: store.Round): Promise<boolean> {
    if (round.demo || round.state !== 'open' || round.closing === 'given_up') return false
    return (await cashierFor(round).find(round, 'stake')) === 'given_back'
  }

  /** What moves added goes back too; false while nobody can say whether it did. */
  async function giveBackAll(round: store.Round): Promise<boolean> {
    const bets = [undefined, ...(round.raises?.taken ?? []).map(({ id }) => id)]
    for (const bet of bets) {
      const back = await cashierFor(round).takeBack(round, bet)
      if (back.ok) continue
      if (back.code === 'unknown') return false
      const about = { round: round.id, bet, refused: back.code }
      log.error(about, 'A bet of a round that was called off could not be given back.')
    }
    return true
  }

  async function end(found: store.Round): Promise<boolean> {
    const round = await raises.settle(found)
    if (round === undefined || !(await giveBackAll(round))) return false
    const ended = await db.transaction(async (tx) => {
      const held = await store.lockRound(tx, round.id)
      // What was staked meanwhile is given back at the next look.
      if (held?.state !== 'open' || !isSameJson(held.raises, round.raises)) return false
      const end = { state: 'voided', payout: 0n, jackpot: 0n, voidedBy: 'called_off' } as const
      await store.endRounds(tx, [{ id: round.id, endedAt: now(), ...end }])
      return true
    })
    if (ended) log.warn({ round: round.id }, 'A round was voided, since its stake had gone back.')
    return ended
  }

  return {
    isBack,
    end,
    look: async (round) => (await isBack(round)) && (await end(round)),
  }
}
