import { createIdMaker, isId } from '@baize/kernel/ids'
import { refuse, type Refusal } from '@baize/kernel/result'
import { isAccountId } from '../account.ts'
import { largestAmount, mostLegs } from './movement.ts'
import type { Expire, LedgerRefusal, Move, Movement, Post, StoredLeg } from './movement.ts'
import type { TransferId } from './movement.ts'
import { isReason } from './reasons.ts'

export type Asked = Movement | Expire

/** The table for ids is made this far ahead and more; a clock that is further off must be set first. */
const furthestAheadMs = 31 * 86_400_000

/** The movement that waits and that this one ends, if it ends one. */
export function endedBy(movement: Asked): TransferId | undefined {
  if ('post' in movement) return movement.post
  if ('void' in movement) return movement.void
  return 'expire' in movement ? movement.expire : undefined
}

/** The smallest id of the first millisecond that is too far ahead. Ids sort as the times of their making do. */
export function firstTooFarAhead(now: Date): TransferId {
  const tooFar = new Date(now.getTime() + furthestAheadMs + 1)
  return createIdMaker({ now: () => tooFar, randomBytes: (count) => new Uint8Array(count) })('trf')
}

/**
 * What can be said of a movement without looking into the books. Ids from `tooFarAhead` on are not to be used yet. Throws
 * where the caller is at fault.
 */
export function inspect(
  movement: Asked,
  tooFarAhead: TransferId,
): Refusal<LedgerRefusal> | undefined {
  requireForm(movement)
  if (movement.id >= tooFarAhead) return refuse('id_from_future')
  if ('post' in movement) return inspectAmounts(movement)
  return 'legs' in movement ? inspectLegs(movement) : undefined
}

function requireForm(movement: Asked): void {
  if (!isId('trf', movement.id)) throw new TypeError('A movement needs an id of the form trf_…')
  const ended = endedBy(movement)
  if (ended !== undefined && !isId('trf', ended)) {
    throw new TypeError('A movement that ends another must name it as trf_…')
  }
  if (!('legs' in movement)) return
  const { reason, legs, of, about = '' } = movement
  if (!isReason(reason)) throw new TypeError(`Money does not move for the reason ${String(reason)}`)
  if (legs.length < 1 || legs.length > mostLegs) {
    throw new RangeError(`A movement has 1 to ${mostLegs} legs, not ${legs.length}`)
  }
  if (of !== undefined && !isId('trf', of)) throw new TypeError('`of` must be an id trf_…')
  if (reason === 'correction' && of === undefined) {
    throw new TypeError('A correction must name what it corrects')
  }
  if (about.length > 100) throw new RangeError('`about` has room for 100 letters')
}

function inspectLegs({ legs }: Move): Refusal<LedgerRefusal> | undefined {
  for (const { debit, credit, amount } of legs) {
    if (amount.amount <= 0n || amount.amount > largestAmount) return refuse('amount_invalid')
    if (debit === credit) return refuse('same_account')
    if (!isAccountId(debit)) return refuse('unknown_account', { account: debit })
    if (!isAccountId(credit)) return refuse('unknown_account', { account: credit })
  }
  return undefined
}

/** All zero would be a void under another name. */
function inspectAmounts({ amounts }: Post): Refusal<LedgerRefusal> | undefined {
  if (amounts === undefined) return undefined
  if (amounts.some((amount) => amount < 0n || amount > largestAmount)) {
    return refuse('amount_invalid')
  }
  return amounts.some((amount) => amount > 0n) ? undefined : refuse('amount_invalid')
}

/** Whether a movement that is asked for again is the one that was done. */
export function isSame(movement: Asked, done: readonly StoredLeg[]): boolean {
  const first = done[0]
  if (first === undefined) return false
  if ('legs' in movement) return isSameMove(movement, done, first)
  const kind = 'post' in movement ? 'post' : 'void' in movement ? 'void' : 'expire'
  if (first.kind !== kind || first.of !== endedBy(movement)) return false
  if (!('post' in movement)) return true
  const { amounts } = movement
  if (amounts !== undefined && amounts.length !== done.length) return false
  return done.every(({ posted, held }, index) => posted === (amounts?.[index] ?? -held))
}

function isSameMove(move: Move, done: readonly StoredLeg[], first: StoredLeg): boolean {
  const expiresAt = move.pending?.expiresAt.getTime()
  return (
    first.kind === (move.pending ? 'pending' : 'posted') &&
    first.reason === move.reason &&
    first.of === (move.of ?? null) &&
    first.about === (move.about ?? '') &&
    first.expiresAt?.getTime() === expiresAt &&
    done.length === move.legs.length &&
    move.legs.every((leg, index) => isSameLeg(leg, done[index]))
  )
}

function isSameLeg({ debit, credit, amount }: Move['legs'][number], done: StoredLeg | undefined) {
  return (
    done !== undefined &&
    done.debit === debit &&
    done.credit === credit &&
    done.currency === amount.currency &&
    done.posted + done.held === amount.amount
  )
}
