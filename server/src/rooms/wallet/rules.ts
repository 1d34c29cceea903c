import { ok, refuse, type Result } from '@baize/kernel/result'
import { vendorOf, type Pocket } from './pocket.ts'

export { checkAmount, readAmount, type AmountRefusal } from '../../ledger/ledger.ts'

/** Why cash that is there does not leave. */
export type HeldRefusal = 'funds_locked' | 'funds_owed'

export type RouteRefusal = 'unknown_pocket' | 'same_pocket' | 'pockets_not_joined' | 'single_wallet'

export type Joined = {
  readonly vendor: string
  readonly direction: 'to_vendor' | 'from_vendor'
}

export type TransferMode = {
  readonly isSingle: boolean
  /** Whether this vendor keeps members' money itself. */
  readonly hasPocket: (vendor: string) => boolean
}

/**
 * Members move money between their cash and the pocket of a vendor, and no other way: bonus and locked money move by
 * the rules of those who gave them. With one wallet for all games nothing goes to a vendor; what is still there comes
 * back all the same, also from a vendor that has no pockets any more.
 */
export function joinPockets(
  from: Pocket,
  to: Pocket,
  { isSingle, hasPocket }: TransferMode,
): Result<Joined, RouteRefusal> {
  if (from === to) return refuse('same_pocket')
  const [source, goal] = [vendorOf(from), vendorOf(to)]
  if (from === 'cash' && goal !== undefined) {
    if (isSingle) return refuse('single_wallet')
    return hasPocket(goal)
      ? ok({ vendor: goal, direction: 'to_vendor' })
      : refuse('unknown_pocket', { pocket: to })
  }
  if (source !== undefined && to === 'cash') return ok({ vendor: source, direction: 'from_vendor' })
  return refuse('pockets_not_joined')
}

/** How much of the cash may leave the wallet. More may be held back than there is; then nothing may. */
export function availableBeside(held: bigint, free: bigint): bigint {
  return free > held ? free - held : 0n
}

/** What pays for a stake, in order. Set from above, so that a brand may spend the bonus first or last. */
export type SpendingOrder = readonly ('cash' | 'bonus' | 'locked')[]

export const usualOrder: SpendingOrder = ['cash', 'bonus']

export type Share<P extends string = string> = { readonly pocket: P; readonly amount: bigint }

/** Which pocket pays how much: each is emptied before the next one is touched. Nothing when they are too little. */
export function planSpend<P extends string>(
  order: readonly P[],
  free: ReadonlyMap<P, bigint>,
  amount: bigint,
): Share<P>[] | undefined {
  const shares: Share<P>[] = []
  let left = amount
  for (const pocket of order) {
    const there = free.get(pocket) ?? 0n
    const part = there < left ? there : left
    if (part <= 0n) continue
    shares.push({ pocket, amount: part })
    left -= part
  }
  return left > 0n ? undefined : shares
}

const oldestIdMs = 24 * 3_600_000
const furthestIdMs = 5 * 60_000

/** A transfer that is new carries the time of now in its id; a day is allowed for a page that was left open. */
export function isTimely(madeAt: Date, now: Date): boolean {
  const ageMs = now.getTime() - madeAt.getTime()
  return ageMs <= oldestIdMs && ageMs >= -furthestIdMs
}
