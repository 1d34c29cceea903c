import { findGame } from '@baize/games/find-game'
import type { Played } from '@baize/games/game'
import { lowestId } from '@baize/kernel/ids'
import type { Database } from '../../../platform/database/database.ts'
import type { CashierFor } from '../cashier.ts'
import type { Seeds } from '../seeds/seeds.ts'
import { replay } from './replay.ts'
import * as kept from './shots.store.ts'
import { findRound, type KeptRound, type Round } from './store.ts'

/**
 * Rounds of one shot are written once, when they begin: seed, number, stake and choice fix what they come to, and the wallet
 * knows whether it was paid for. What else became of one (voided, a pool won, interrupted) is written like any end.
 */
export type Shots = {
  /** The round as it stands; of one that is still on its way to the wallet, open. */
  stand(round: KeptRound, played: Played): Promise<Round>
  /** Those of this player since then that are paid for; any other is still on its way. */
  listPaid(player: string, since: Date): Promise<readonly string[]>
  /** Holds all that were not looked at yet against the wallet; what it did not settle is open, and swept. */
  look(): Promise<void>
}

type Deps = {
  readonly db: Database
  readonly now: () => Date
  readonly seeds: Pick<Seeds, 'secretsOf'>
  readonly cashierFor: CashierFor
}

/** One that waited longer than this is not begun (`begin.ts`), and a statement takes half a minute at most: later none is added. */
export const waitsAtMostMs = 5_000
const leftAloneMs = 45_000
const pageSize = 500
const mostOfPlayer = 5_000

export function createShots({ db, now, seeds, cashierFor }: Deps): Shots {
  async function isPaid(shot: kept.Shot): Promise<boolean> {
    const found = await cashierFor(shot).find(shot, 'play')
    return found === 'done' || found === 'given_back'
  }

  /** A pool that was won is paid apart, and that is written down. */
  async function wonPool({ id, model }: kept.Shot): Promise<boolean> {
    if (findGame(model)?.pool === undefined) return false
    const round = await findRound(db, id)
    return round !== undefined && (await replay(seeds, round)).played.jackpot !== undefined
  }

  return {
    async stand(round, played) {
      if (round.state !== 'shot') return round
      const isOver = played.jackpot === undefined && (round.isLookedAt || (await isPaid(round)))
      return isOver
        ? { ...round, state: 'settled', payout: played.payout, endedAt: round.at }
        : { ...round, state: 'open' }
    },
    async listPaid(player, since) {
      const shots = await kept.listShots(db, { player, since, limit: mostOfPlayer })
      const paid = await Promise.all(shots.map(isPaid))
      return shots.filter((_, place) => paid[place]).map(({ id }) => id)
    },
    async look() {
      const until = new Date(now().getTime() - leftAloneMs)
      const from = await kept.lookedUntil(db)
      let after: string = lowestId('rnd', from)
      for (;;) {
        const shots = await kept.listShotsAfter(db, { after, until, limit: pageSize })
        const settled = await Promise.all(
          shots.map(async (shot) => (await isPaid(shot)) && !(await wonPool(shot))),
        )
        const interrupted = shots.filter((_, place) => settled[place] === false)
        if (interrupted.length > 0) await kept.markInterrupted(db, interrupted)
        after = shots.at(-1)?.id ?? after
        if (shots.length < pageSize) break
      }
      await kept.setLookedUntil(db, { until, leftAloneMs })
    },
  }
}
