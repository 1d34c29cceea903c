import type { PursePlay } from '@baize/games/game'
import { findGame } from '@baize/games/find-game'
import { isAway, type Database } from '../../../platform/database/database.ts'
import type { Log } from '../../../platform/log.ts'
import { errorText } from '../../../platform/scrub.ts'
import type { PurseCashier } from './cashier.ts'
import type { Fills } from './fills.ts'
import * as store from './store.ts'

type Deps = {
  readonly db: Database
  readonly log: Log
  readonly now: () => Date
  readonly cashierFor: (purse: Pick<store.Purse, 'demo'>) => PurseCashier
  readonly fills: Fills
  /** The token of the wallet behind a session of the arcade. */
  readonly walletTokenOf: (session: string) => Promise<string>
}

/** Sums that were asked for later than this may be under way on some node. */
const leftAloneMs = 15_000
/** Where something could not be done now. */
const tryAgainMs = 5_000
const pageSize = 50

/** Refusals after which it may be better in a moment: they close nothing. */
const passing = new Set<string>(['unknown', 'unavailable'])

/**
 * What happens to purses by themselves: what was played is settled, what was left alone is closed, and who may not play any
 * more gets back what is left. Every step may be done by several nodes at once, or again after a kill: the books do each
 * once, by its name.
 */
export function createLooks(deps: Deps) {
  const { db, log, now, cashierFor, fills, walletTokenOf } = deps

  function rulesOf({ model }: store.Purse): PursePlay {
    const rules = findGame(model)?.purse
    if (rules === undefined) throw new Error(`Nothing plays ${model} from a purse any more.`)
    return rules
  }

  /** Sums of which nobody knows; true when none is left. */
  async function settleFills(purse: store.Purse, isAll: boolean): Promise<boolean> {
    let areKnown = true
    for (const fill of await store.listAsked(db, purse.id)) {
      const isOld = now().getTime() - fill.askedAt.getTime() >= leftAloneMs
      const isKnown = (isOld || isAll) && (await fills.settle(purse, fill))
      areKnown &&= isKnown
    }
    return areKnown
  }

  /** Tells the books what was played, window by window in their order; false when one must wait. */
  async function settleWindows(purse: store.Purse): Promise<boolean> {
    for (const window of await store.listUnsettled(db, purse.id)) {
      const parts = await store.listParts(db, window)
      requireSums(window, parts)
      const settled = await cashierFor(purse).settle(purse, window, parts)
      if (!settled.ok) {
        const about = { purse: purse.id, window: window.number, refused: settled.code }
        log.error(about, 'What was played from a purse is not settled yet.')
        return false
      }
      await store.noteSettled(db, window, now())
    }
    return true
  }

  async function bringHome(purse: store.Purse): Promise<bigint | undefined> {
    const cashier = cashierFor(purse)
    const left = store.leftIn(purse)
    const { emptyWithin } = cashier
    if (emptyWithin !== undefined) {
      return await db.transaction(async (tx) => {
        if (!(await store.endPurse(tx, purse.id, now()))) return undefined
        const moved = await emptyWithin(tx, purse, left)
        return moved.ok ? moved.value : undefined
      })
    }
    if (purse.filled === 0n) {
      await store.endPurse(db, purse.id, now())
      return undefined
    }
    const home = await cashier.empty(purse, left)
    if (!home.ok) {
      const about = { purse: purse.id, refused: home.code }
      log.error(about, 'What is left in a purse is not home yet.')
      return undefined
    }
    await store.endPurse(db, purse.id, now())
    return home.value
  }

  /** Ends a purse that is being closed, as far as it goes; gives the balance after it, where it is told. */
  async function finish(id: store.PurseId): Promise<bigint | undefined> {
    const purse = await store.findPurse(db, id)
    if (purse?.state !== 'closing') return undefined
    if (!(await settleFills(purse, true)) || !(await settleWindows(purse))) return undefined
    const settled = await store.findPurse(db, id)
    return settled?.state === 'closing' ? await bringHome(settled) : undefined
  }

  async function close(id: store.PurseId, by: string): Promise<bigint | undefined> {
    await store.beginClosing(db, id, by)
    return await finish(id)
  }

  /** Why it must not be played from any more. */
  async function whyClosed(purse: store.Purse): Promise<string> {
    if (purse.state === 'opening') return 'never_filled'
    if (now().getTime() - purse.playedAt.getTime() >= rulesOf(purse).idleMs) return 'idle'
    const judged = await cashierFor(purse).judge(purse, await walletTokenOf(purse.session))
    return judged.ok || passing.has(judged.code) ? '' : judged.code
  }

  /** When it is to be looked at next. */
  function dueAfter(purse: store.Purse, isDone: boolean): Date {
    const { settleMs, idleMs } = rulesOf(purse)
    const at = now().getTime()
    if (!isDone) return new Date(at + tryAgainMs)
    return new Date(Math.min(at + settleMs, Math.max(at, purse.playedAt.getTime() + idleMs)))
  }

  async function look(id: store.PurseId): Promise<void> {
    const found = await store.findPurse(db, id)
    if (found === undefined || found.state === 'closed') return
    const areKnown = await settleFills(found, false)
    const purse = await store.findPurse(db, id)
    if (purse === undefined) return
    if (purse.state !== 'closing') {
      const why = areKnown || purse.state === 'open' ? await whyClosed(purse) : ''
      if (why !== '') log.info({ purse: id, why }, 'A purse is closed.')
      if (why !== '') await store.beginClosing(db, id, why)
    }
    const begunBy = new Date(now().getTime() - rulesOf(purse).settleMs)
    await store.closeWindow(db, id, begunBy)
    const areSettled = await settleWindows(purse)
    await finish(id)
    const after = await store.findPurse(db, id)
    if (after === undefined || after.state === 'closed') return
    const isDone = areKnown && areSettled && after.state === 'open'
    await store.setDue(db, id, dueAfter(after, isDone))
  }

  return {
    close,
    finish,
    /** Looks at those that are due; answers how many. */
    async sweep(): Promise<number> {
      let looked = 0
      for (;;) {
        const at = now()
        const until = new Date(at.getTime() + leftAloneMs)
        const due = await store.takeDue(db, { now: at, until, limit: pageSize })
        for (const id of due) {
          try {
            await look(id)
          } catch (error) {
            if (isAway(error)) return looked
            log.error({ purse: id, error: errorText(error) }, 'A purse could not be looked at.')
          }
        }
        looked += due.length
        if (due.length < pageSize) return looked
      }
    },
  }
}

export type Looks = ReturnType<typeof createLooks>

/** The sums of a window are those of its rounds, or nothing is told to anybody. */
function requireSums(
  { purse, number, staked, paid, rounds }: store.Window,
  parts: readonly { readonly stake: bigint; readonly payout: bigint; readonly rounds: number }[],
): void {
  const sum = (of: 'stake' | 'payout') =>
    parts.reduce((all, part) => all + part[of] * BigInt(part.rounds), 0n)
  const count = parts.reduce((all, part) => all + part.rounds, 0)
  if (sum('stake') === staked && sum('payout') === paid && count === rounds) return
  throw new Error(`The rounds of ${purse}:${number} do not come to its sums.`)
}
