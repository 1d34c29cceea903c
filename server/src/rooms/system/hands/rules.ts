/** What one person may move alone on a day, in one currency. */
export type HandLimits = {
  /** For one member. */
  readonly member: bigint
  /** For all members together, so that a sum cannot be cut into many members either. */
  readonly everybody: bigint
}

/** What a person has moved alone on a day. */
export type HandSums = HandLimits

export type Verdict = 'alone' | 'needs_second'

/**
 * Whether one person may move this alone after what that person moved before, credits and debits together. Where no
 * limit is set, two are always needed.
 */
export function judgeAlone(
  amount: bigint,
  before: HandSums,
  limits: HandLimits | undefined,
): Verdict {
  if (limits === undefined) return 'needs_second'
  const fits =
    before.member + amount <= limits.member && before.everybody + amount <= limits.everybody
  return fits ? 'alone' : 'needs_second'
}

/** So many times what one person may give a member alone is worth the eyes of others, even though two agreed. */
const largeTimes = 10n

/** Where no limit is set, two are always needed, and every sum is as good as another: none is large. */
export function isLarge(amount: bigint, alone: bigint): boolean {
  return alone > 0n && amount >= alone * largeTimes
}
