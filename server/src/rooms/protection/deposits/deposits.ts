import type { LimitPeriod } from '@baize/contract/protection/protection'
import { money, type Money } from '@baize/kernel/money'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { Identity, MemberId } from '../../identity/identity.ts'
import { barOf, barredWord, type BarRefusal } from '../bars/bars.ts'
import type { History } from '../history/history.ts'
import {
  findBinding,
  listLimits,
  lockMember,
  sinceOf,
  type Binding,
  type Used,
} from '../limits/limits.ts'
import * as store from './store.ts'

export type DepositRefusal = 'deposit_limit_reached' | BarRefusal

export type DepositOrder = {
  /** That of the order, the same at every repetition. */
  readonly id: string
  readonly member: MemberId
  readonly amount: Money
}

export type DepositCounts = {
  /**
   * Counts an order against the own deposit limits, in the order's transaction. It takes the member's turn, so that two
   * orders at once cannot both pass. The refusal carries what is `left`. Let its transaction commit all the same: that
   * the limit was reached is written there.
   */
  reserveDeposit(tx: Transaction, order: DepositOrder): Promise<Result<undefined, DepositRefusal>>
  /**
   * What was really paid takes the place of what was ordered, and counts from now on. A limit binds where one orders:
   * what was ordered within it is taken, whatever was set since. What goes beyond the order, or comes for one that came
   * to nothing, is judged anew, and a break begun since keeps all of it out; the order then stays as it was.
   */
  countDeposit(tx: Transaction, paid: DepositOrder): Promise<Result<undefined, DepositRefusal>>
  /** The order came to nothing. What was paid stays counted. */
  releaseDeposit(tx: Transaction, id: string): Promise<void>
  /** Of the own deposit limits the one that leaves least now. */
  findBindingLimit(member: MemberId): Promise<Binding | undefined>
  /** What counts against deposit limits now. */
  sumDeposits(member: MemberId): Promise<Used>
  /** Removes what is too old to count. */
  sweepDeposits(tx: Transaction): Promise<number>
}

export type DepositCountsDeps = {
  readonly db: Database
  readonly now: () => Date
  readonly members: Pick<Identity['members'], 'get'>
  readonly history: History
}

/** A little longer than the longest period. */
const keptMs = 40 * 86_400_000

export function createDepositCounts({
  db,
  now,
  members,
  history,
}: DepositCountsDeps): DepositCounts {
  const windows = (): Record<LimitPeriod, Date> => {
    const at = now()
    return { day: sinceOf('day', at), week: sinceOf('week', at), month: sinceOf('month', at) }
  }

  async function count(
    tx: Transaction,
    { id, member, amount }: DepositOrder,
    state: 'reserved' | 'counted',
  ): Promise<Result<undefined, DepositRefusal>> {
    await lockMember(tx, member)
    const known = await store.findDeposit(tx, id)
    if (known !== undefined && known.member !== member) {
      throw new Error('A deposit came again as that of somebody else.')
    }
    if (known?.state === 'counted') return ok()
    const person = await members.get(tx, member)
    if (person.currency !== amount.currency) {
      throw new Error(`A deposit came in ${amount.currency} for an account in ${person.currency}.`)
    }
    const bar = barOf(person, now())
    if (bar !== undefined) return refuse(barredWord(bar.kind))
    const isWithinOrder = known?.state === 'reserved' && amount.amount <= known.amount
    const limits = isWithinOrder ? [] : await listLimits(tx, member, 'deposit')
    if (limits.length > 0) {
      const binding = findBinding(limits, await store.sumDeposits(tx, member, windows(), id))
      if (binding !== undefined && amount.amount > binding.left) {
        await history.noteReached(tx, person, { kind: 'deposit', period: binding.period })
        return refuse('deposit_limit_reached', { left: money(binding.left, amount.currency) })
      }
    }
    await store.putDeposit(tx, { id, member, amount: amount.amount, state, at: now() })
    return ok()
  }

  return {
    reserveDeposit: (tx, order) => count(tx, order, 'reserved'),
    countDeposit: (tx, paid) => count(tx, paid, 'counted'),
    releaseDeposit: store.releaseDeposit,
    async findBindingLimit(member) {
      const limits = await listLimits(db, member, 'deposit')
      if (limits.length === 0) return undefined
      return findBinding(limits, await store.sumDeposits(db, member, windows()))
    },
    sumDeposits: (member) => store.sumDeposits(db, member, windows()),
    sweepDeposits: (tx) => store.removeDepositsBefore(tx, new Date(now().getTime() - keptMs)),
  }
}
