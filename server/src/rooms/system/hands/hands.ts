import type { Id } from '@baize/kernel/ids'
import type { Currency, Money } from '@baize/kernel/money'
import { addDays, businessDay } from '@baize/kernel/time'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { OpenAlerts } from '../alerts/alerts.ts'
import { createLargeCredits, type AccountNames, type Credit } from './large.ts'
import { createOwnRefusal, type IsOwnAccount } from './own.ts'
import { judgeAlone, type HandLimits, type Verdict } from './rules.ts'
import * as store from './store.ts'

export { limitsOf } from './limits.ts'
export type { AccountNames } from './large.ts'
export { createOwnRefusal, type IsOwnAccount } from './own.ts'
export type { HandLimits, Verdict } from './rules.ts'

/** A movement of a member's money that an operator is about to make, or value that an operator sets apart for members. */
export type HandMovement = {
  /** The way, in a word of the room that moves: `adjustment`, `deposit`. Together with the id it names the movement. */
  readonly what: string
  readonly id: string
  /** The operator's id. */
  readonly operator: string
  /** Null where it is for whoever gets it. All of it may come to one member, so it counts for each. */
  readonly member: Id<'mem'> | null
  /** What is moved, whichever way it goes; of what is left to chance or to members, the most that it can come to. */
  readonly money: Money
}

/**
 * What one person may move alone: the one rule about second persons of money. Every room asks it, in the transaction of
 * the movement, before an operator's movement of a member's money; a way of moving money that does not is a hole.
 */
export type Hands = {
  /**
   * Counts a movement for its operator, member, currency and business day, and says that it may be made alone; or says
   * that a second person must agree, and counts nothing. The same movement counts once. Credits and debits, and all ways,
   * count together. The caller's transaction holds the operator's turn until its end, so it asks before it touches the
   * books. On an own account it ends the call (`own_account`).
   */
  take(tx: Transaction, movement: HandMovement): Promise<Verdict>
  /** The same for what is done together, in one currency: all of it alone, or none. Each must be new. */
  takeAll(tx: Transaction, movements: readonly HandMovement[]): Promise<Verdict>
  /** Ends the call where the account is the operator's own; for what is given without a sum, and by who agrees. */
  refuseOwn(tx: Transaction, operator: string, member: string | null): Promise<void>
  /** What came to nothing counts no more. */
  giveBack(tx: Transaction, movement: Pick<HandMovement, 'what' | 'id'>): Promise<void>
  /** What `take` would say of each, for who looks; it writes nothing. */
  look(operator: string, movements: readonly Omit<HandMovement, 'operator'>[]): Promise<Verdict[]>
  /** Hears of money that two people gave a member: what is many times the limit of one is told as an alert. */
  credited(tx: Transaction, credit: Credit): Promise<void>
  /** Forgets days of which nobody asks any more; answers how many rows that were. */
  sweep(tx: Transaction): Promise<number>
}

type Deps = {
  readonly db: Database
  readonly now: () => Date
  /** The brand's zone, in which its days begin. */
  readonly zone: () => string
  /** Up to what one person acts alone in a currency; where nothing is set, nobody does. */
  readonly limits: (currency: Currency) => HandLimits | undefined
  readonly open: OpenAlerts
  readonly accountNames: AccountNames
  readonly isOwnAccount: IsOwnAccount
}

/** A withdrawal that one person agreed to is paid within this time, or counts again. */
const keptDays = 60

export function createHands(deps: Deps): Hands {
  const { db, now, zone, limits, open, accountNames } = deps
  const refuseOwn = createOwnRefusal(deps.isOwnAccount)
  const today = () => businessDay(now(), zone())

  async function take(tx: Transaction, movement: HandMovement): Promise<Verdict> {
    const { what, id, operator, member, money } = movement
    const { amount, currency } = money
    await refuseOwn(tx, operator, member)
    await store.takeHandTurn(tx, { operator, currency })
    const known = await store.findHand(tx, { what, id })
    if (known !== undefined) {
      mustBeSame(known, movement)
      return 'alone'
    }
    const row = { what, id, operator, member, currency, amount, day: today(), at: now() }
    const [before] = await store.listHandSums(tx, row, [row])
    if (before === undefined) throw new Error('What a person moved alone was not summed.')
    const verdict = judgeAlone(amount, before, limits(currency))
    if (verdict === 'alone') await store.insertHand(tx, row)
    return verdict
  }

  return {
    take,
    async takeAll(tx, movements) {
      const taken: HandMovement[] = []
      for (const movement of movements) {
        const verdict = await take(tx, movement)
        if (verdict === 'alone') {
          taken.push(movement)
          continue
        }
        for (const undone of taken) await store.deleteHand(tx, undone)
        return verdict
      }
      return 'alone'
    },
    refuseOwn,
    giveBack: store.deleteHand,
    credited: createLargeCredits({ open, limits, accountNames }),
    async look(operator, movements) {
      if (movements.length === 0) return []
      const asked = movements.map(({ money, ...named }) => ({ ...named, ...money }))
      const sums = await store.listHandSums(db, { operator, day: today() }, asked)
      return asked.map(({ amount, currency }, place) => {
        const before = sums[place]
        if (before === undefined) throw new Error('What a person moved alone was not summed.')
        return judgeAlone(amount, before, limits(currency))
      })
    },
    sweep: (tx) => store.deleteHandsBefore(tx, addDays(today(), -keptDays)),
  }
}

/** Whoever names one movement twice means the same money, in the same hands. */
function mustBeSame(
  known: NonNullable<Awaited<ReturnType<typeof store.findHand>>>,
  { operator, member, money }: HandMovement,
): void {
  const isSame =
    known.operator === operator &&
    known.member === member &&
    known.currency === money.currency &&
    known.amount === money.amount
  if (!isSame) throw new Error('One movement was counted for two.')
}
