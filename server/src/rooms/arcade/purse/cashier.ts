import { ok, refuse, type Result } from '@baize/kernel/result'
import { isAway, type Database, type Transaction } from '../../../platform/database/database.ts'
import type { Log } from '../../../platform/log.ts'
import { errorText } from '../../../platform/scrub.ts'
import type { PurseWallet } from '../../play/play.ts'
import type { CashRefusal } from '../cashier.ts'
import { toPlayRefusal } from '../refusals.ts'
import { moveFun } from '../sessions/sessions.ts'
import type { Fill, Purse, Window } from './store.ts'

type Part = { readonly stake: bigint; readonly payout: bigint; readonly rounds: number }
type Told = Promise<Result<bigint, CashRefusal>>
type Said = Promise<Result<null, CashRefusal>>

/** Money as purses see it. Every call may be repeated: its ids follow from the purse's. */
export type PurseCashier = {
  /** Sets a sum aside; gives what is left in the wallet. */
  fill(purse: Purse, fill: Fill, walletToken: string): Told
  /** The same in the transaction that writes it down, where the money lies with us. */
  fillWithin?: (tx: Transaction, purse: Pick<Purse, 'session'>, amount: bigint) => Told
  /** Makes sure that a sum never comes, unless it is there. */
  settleFill(purse: Purse, fill: Fill): Promise<'taken' | 'gone' | 'unknown'>
  settle(purse: Purse, window: Window, parts: readonly Part[]): Said
  /** Brings home what is left. */
  empty(purse: Purse, amount: bigint): Told
  emptyWithin?: (tx: Transaction, purse: Pick<Purse, 'session'>, amount: bigint) => Told
  /** Whether who sits there may stake; from memory. */
  judgeSeat(purse: Purse, walletToken: string): Said
  /** Whether what is in it may go on being staked. */
  judge(purse: Purse, walletToken: string): Said
}

/** Answers that leave open what was done. */
const unsure = new Set<string>(['outcome_unknown', 'unavailable'])

/** Under which name a sum, and a settlement, stand in the books. */
export const fillIdOf = ({ purse, request }: Pick<Fill, 'purse' | 'request'>) =>
  `${purse}:in:${request}`
export const windowIdOf = ({ purse, number }: Pick<Window, 'purse' | 'number'>) =>
  `${purse}:${number}`

export function createPurseCashier(wallet: PurseWallet, log: Log): PurseCashier {
  type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; code: string }

  async function ask<T>(what: string, purse: Purse, answer: () => Promise<Answer<T>>) {
    try {
      const answered = await answer()
      if (answered.ok) return ok(answered.value)
      const { code } = answered
      if (unsure.has(code)) return refuse('unknown')
      log.info({ what, purse: purse.id, refused: code }, 'The wallet refused a call of a purse.')
      return refuse(toPlayRefusal(code as Parameters<typeof toPlayRefusal>[0]))
    } catch (error) {
      if (isAway(error)) return refuse('unknown')
      log.error({ what, purse: purse.id, error: errorText(error) }, 'The wallet did not answer.')
      return refuse('unknown')
    }
  }

  const about = ({ id, player, currency, gameCode }: Purse) => ({
    player,
    currency,
    gameCode,
    purse: id,
  })
  const balanceIn = (told: Result<{ readonly balance: bigint }, CashRefusal>) =>
    told.ok ? ok(told.value.balance) : told

  return {
    async fill(purse, fill, sessionToken) {
      const own = { transactionId: fillIdOf(fill), amount: fill.amount, sessionToken }
      const asked = { ...about(purse), ...own }
      return balanceIn(await ask('fill', purse, () => wallet.put(asked)))
    },
    async settleFill(purse, fill) {
      try {
        const asked = { ...about(purse), transactionId: fillIdOf(fill) }
        const prevented = await wallet.preventFill(asked)
        if (prevented.ok) return 'gone'
        return prevented.code === 'bet_settled' ? 'taken' : 'unknown'
      } catch (error) {
        if (isAway(error)) return 'unknown'
        log.error({ purse: purse.id, error: errorText(error) }, 'The wallet did not answer.')
        return 'unknown'
      }
    },
    async settle(purse, window, parts) {
      const own = { transactionId: windowIdOf(window), parts }
      return await ask('settle', purse, () => wallet.settle({ ...about(purse), ...own }))
    },
    async empty(purse, amount) {
      const own = { transactionId: `${purse.id}:home`, amount }
      return balanceIn(await ask('empty', purse, () => wallet.empty({ ...about(purse), ...own })))
    },
    judgeSeat: (purse, sessionToken) =>
      ask('seat', purse, () => wallet.judgeSeat({ ...about(purse), sessionToken })),
    judge: (purse, sessionToken) =>
      ask('judge', purse, () => wallet.judge({ ...about(purse), sessionToken })),
  }
}

/** Fun money: from the number beside the session and back to it, in the transactions that write the purse. */
export function createFunPurseCashier(db: Database): PurseCashier {
  async function move(source: Database | Transaction, session: string, by: bigint): Told {
    const moved = await moveFun(source, session, by, by < 0n ? -by : 0n)
    if (moved === undefined) return refuse('session_over')
    if (moved.isDone) return ok(moved.balance)
    return refuse('insufficient_funds', undefined, { balance: String(moved.balance) })
  }
  const look = (session: string) => move(db, session, 0n)
  return {
    fill: ({ session }) => look(session),
    fillWithin: (tx, { session }, amount) => move(tx, session, -amount),
    settleFill: async () => 'gone',
    settle: async () => ok(null),
    empty: ({ session }) => look(session),
    emptyWithin: (tx, { session }, amount) => move(tx, session, amount),
    judgeSeat: async () => ok(null),
    judge: async () => ok(null),
  }
}
