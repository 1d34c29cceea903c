import type { Currency } from '@baize/kernel/money'

/** Small questions of which a document's list of loosened controls is made. Each answers with the setting's name. */

type Numbers<Key extends string> = Readonly<Record<Key, number>>

/** Settings that hold back the more the lower they are. */
export function raised<Key extends string>(
  before: Numbers<Key>,
  after: Numbers<Key>,
  keys: readonly Key[],
): Key[] {
  return keys.filter((key) => after[key] > before[key])
}

/** Settings that hold back the more the higher they are. */
export function lowered<Key extends string>(
  before: Numbers<Key>,
  after: Numbers<Key>,
  keys: readonly Key[],
): Key[] {
  return raised(after, before, keys)
}

/** Switches that hold back while they are on. */
export function switchedOff<Key extends string>(
  before: Readonly<Record<Key, boolean>>,
  after: Readonly<Record<Key, boolean>>,
  keys: readonly Key[],
): Key[] {
  return keys.filter((key) => before[key] && !after[key])
}

type Sums = Readonly<Partial<Record<Currency, string>>>

/** Whether a bound is higher in some currency. A currency without a sum is held back at once, so a sum is more. */
export function isSumRaised(before: Sums, after: Sums): boolean {
  const codes = Object.keys(after) as Currency[]
  return codes.some((code) => {
    const [old, now] = [before[code], after[code]]
    return now !== undefined && (old === undefined || BigInt(now) > BigInt(old))
  })
}
