import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { PlayRefusal } from '../refusals.ts'
import { toPlayers } from '../cashier.ts'
import type { PurseCashier } from './cashier.ts'
import * as store from './store.ts'

type Deps = {
  readonly db: Database
  readonly now: () => Date
  readonly cashierFor: (purse: Pick<store.Purse, 'demo'>) => PurseCashier
}

export type FillRefusal = PlayRefusal | 'purse_closed'

/** A sum that was put in: by this call, or by the same one before. The balance is told where this call asked for it. */
export type Filled = { readonly balance: bigint | undefined }

/** Thrown, so that nothing of the transaction stays. */
class Refused extends Error {
  readonly code: PlayRefusal
  constructor(code: PlayRefusal) {
    super(code)
    this.code = code
  }
}

/**
 * Sums on their way into a purse. Each is written down before the wallet is asked, so that whoever dies over it leaves what
 * can be found out: it came and is in the purse, or it never comes.
 */
export function createFills({ db, now, cashierFor }: Deps) {
  const end = (fill: store.Fill, state: 'taken' | 'gone') =>
    db.transaction(async (tx) => {
      await store.lockPurse(tx, fill.purse)
      await store.endFill(tx, fill, state)
    })

  /** Writes a sum down; where the money lies with us, it is taken in the same transaction. */
  async function write(
    tx: Transaction,
    purse: Pick<store.Purse, 'id' | 'demo' | 'session'>,
    request: string,
    amount: bigint,
  ): Promise<bigint | undefined> {
    const within = await cashierFor(purse).fillWithin?.(tx, purse, amount)
    if (within?.ok === false) throw new Refused(toPlayers(within).code)
    const state = within === undefined ? 'asked' : 'taken'
    await store.addFill(tx, { purse: purse.id, request, amount, state, askedAt: now() })
    if (within !== undefined) await store.addSum(tx, purse.id, amount)
    return within?.value
  }

  /** Finds out what became of a sum of which nobody knows; false when nobody can tell. */
  async function settle(purse: store.Purse, fill: store.Fill): Promise<boolean> {
    const became = await cashierFor(purse).settleFill(purse, fill)
    if (became === 'unknown') return false
    await end(fill, became)
    return true
  }

  return {
    settle,
    /** Does what writes a sum down, and gives the refusal of one that is not there as a refusal. */
    async within<T>(
      work: (add: typeof write, tx: Transaction) => Promise<T>,
    ): Promise<Result<T, PlayRefusal>> {
      try {
        return ok(await db.transaction((tx) => work(write, tx)))
      } catch (error) {
        if (error instanceof Refused) return refuse(error.code)
        throw error
      }
    },
    /** Asks the wallet for a sum that is written down. */
    async take(
      purse: store.Purse,
      fill: store.Fill,
      walletToken: string,
    ): Promise<Result<Filled, FillRefusal>> {
      if (fill.state === 'taken') return ok({ balance: undefined })
      if (fill.state === 'gone') return refuse('unavailable')
      const cashed = await cashierFor(purse).fill(purse, fill, walletToken)
      if (cashed.ok) {
        await end(fill, 'taken')
        return ok({ balance: cashed.value })
      }
      // What was refused is not there; it is made sure that it does not come later either.
      const isKnown = await settle(purse, fill)
      const after = isKnown ? await store.findFill(db, purse.id, fill.request) : undefined
      return after?.state === 'taken' ? ok({ balance: undefined }) : toPlayers(cashed)
    },
  }
}

export type Fills = ReturnType<typeof createFills>
