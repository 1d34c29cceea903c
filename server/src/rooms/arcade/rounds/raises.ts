import type { Json } from '@baize/games/game'
import { isSameJson } from '@baize/games/same-json'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import { toPlayers, type CashierFor, type Raised } from '../cashier.ts'
import type { PlayRefusal } from '../refusals.ts'
import * as store from './store.ts'

type Round = store.Round

/** A move that costs, and what. */
export type CostlyMove = { readonly step: number; readonly move: Json; readonly amount: bigint }

export type RaiseFlow = {
  /** Asks the wallet for the further stake that is written down; the round with its move in it, once it was taken. */
  take(round: Round, walletToken: string): Promise<Result<Round, PlayRefusal>>
  /**
   * Finds out what became of the further stake that is written down: the round with the move, when it was taken; without
   * it, when it never came and never will. Nothing when nobody can tell.
   */
  settle(round: Round): Promise<Round | undefined>
}

/** Writes down that a further stake is asked for; from here on it is known under which id. */
export function openRaise(round: Round, { step, move, amount }: CostlyMove, now: Date): Round {
  const { asked = 0, taken = [] } = round.raises ?? {}
  const open: store.Raise = {
    id: `${round.id}:${step}.${asked}`,
    step,
    move,
    amount: String(amount),
    askedAt: now.toISOString(),
    isDropped: false,
  }
  return { ...round, raises: { asked: asked + 1, open, taken } }
}

/** Whether a further stake is asked for by this very move. */
export function isAskedFor(
  { raises }: Pick<Round, 'raises'>,
  { step, made }: { readonly step: number; readonly made: Json },
): boolean {
  const open = raises?.open
  return !!open && !open.isDropped && open.step === step && isSameJson(open.move, made)
}

/** What was staked, where moves cost something. */
export function raisedOf({ stake, raises }: Pick<Round, 'stake' | 'raises'>): Raised | undefined {
  if (raises === null || raises.taken.length === 0) return undefined
  return { stake, further: raises.taken.map(({ id, amount }) => ({ id, amount: BigInt(amount) })) }
}

function isTaken({ raises }: Round, { id }: store.Raise): boolean {
  return raises?.taken.some((one) => one.id === id) === true
}

/** The move counts, and what it cost belongs to the round. */
function withMove(round: Round, raises: store.Raises, { id, amount, move }: store.Raise): Round {
  const taken = [...raises.taken, { id, amount }]
  return { ...round, moves: [...round.moves, move], raises: { ...raises, open: null, taken } }
}

type Deps = { readonly db: Database; readonly cashierFor: CashierFor }

/**
 * Further stakes of a round. The move and what it costs are written down before the wallet is asked, and what is decided
 * of it is written down before anything is given back. So whoever dies on the way, or comes at the same moment, leaves
 * what can be found out: a stake that was taken belongs to the round and its move counts, any other never comes.
 */
export function createRaises({ db, cashierFor }: Deps): RaiseFlow {
  /** Changes a raise that is open, under the lock of its round; whatever became of it meanwhile stays. */
  async function decide(
    { id }: Round,
    raise: store.Raise,
    change: (round: Round, raises: store.Raises, open: store.Raise) => Round | undefined,
  ): Promise<Round> {
    return await db.transaction(async (tx: Transaction) => {
      const round = await store.lockRound(tx, id)
      if (round === undefined || round.state === 'shot')
        throw new Error(`The round ${id} has no moves.`)
      const { raises } = round
      const isOpen = round.state === 'open' && raises?.open?.id === raise.id
      const changed = isOpen ? change(round, raises, raises.open) : undefined
      if (changed !== undefined) await store.setMoves(tx, changed)
      return changed ?? round
    })
  }

  const count = (round: Round, raise: store.Raise) =>
    decide(round, raise, (held, raises, open) =>
      open.isDropped ? undefined : withMove(held, raises, open),
    )

  /** That it is dropped is written before it is taken back: nobody can count it any more. */
  async function drop(round: Round, raise: store.Raise): Promise<Round | undefined> {
    const dropped = await decide(round, raise, (held, raises, open) => ({
      ...held,
      raises: { ...raises, open: { ...open, isDropped: true } },
    }))
    if (dropped.raises?.open?.id !== raise.id) return dropped
    const back = await cashierFor(round).takeBack(round, raise.id)
    if (!back.ok) return undefined
    return await decide(round, raise, (held, raises) => ({
      ...held,
      raises: { ...raises, open: null },
    }))
  }

  async function settle(round: Round): Promise<Round | undefined> {
    const open = round.raises?.open
    if (!open) return round
    if (open.isDropped) return await drop(round, open)
    const found = await cashierFor(round).find(round, 'stake', open.id)
    if (found === 'unknown') return undefined
    return found === 'done' ? await count(round, open) : await drop(round, open)
  }

  return {
    settle,
    async take(round, walletToken) {
      const open = round.raises?.open
      if (!open) return ok(round)
      const further = { id: open.id, amount: BigInt(open.amount) }
      const cashed = await cashierFor(round).raise(round, walletToken, further)
      const isUnknown = !cashed.ok && cashed.code === 'unknown'
      const after = cashed.ok
        ? await count(round, open)
        : await (isUnknown ? settle(round) : drop(round, open))
      if (after !== undefined && isTaken(after, open)) return ok(after)
      return cashed.ok ? refuse('unavailable') : toPlayers(cashed)
    },
  }
}
