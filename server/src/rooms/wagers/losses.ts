import { refuse, type Refusal } from '@baize/kernel/result'
import type { LossLimit } from './gate.ts'

/** A stake of a member who set what they want to lose at most. */
export type LimitedStake = {
  readonly member: string
  readonly stake: bigint
  /** What it pays, where its result comes with it. */
  readonly payout: bigint
  readonly limits: readonly LossLimit[]
}

export type LossVerdict = Refusal<'loss_limit_reached' | 'overtaken'> | undefined

/**
 * Judges the stakes of one batch in their order, with what was lost before it, limit by limit as they stand in the
 * stakes. A stake passes when all of it could be lost within every limit. Those of the same member before it count as
 * lost, though one of them may yet be refused; a stake that only they keep out is sent into a later batch, where what
 * became of them is known.
 */
export function judgeLosses(
  stakes: readonly LimitedStake[],
  lostBefore: readonly bigint[],
): LossVerdict[] {
  const inBatch = new Map<string, bigint>()
  let place = 0
  return stakes.map(({ member, stake, payout, limits }) => {
    const own = limits.map((limit) => ({ ...limit, lost: lostBefore[place++] ?? 0n }))
    const reached = own.find(({ lost, most }) => lost + stake > most)
    if (reached) return refuse('loss_limit_reached', undefined, { period: reached.period })
    const mates = inBatch.get(member) ?? 0n
    if (own.some(({ lost, most }) => lost + mates + stake > most)) return refuse('overtaken')
    // A win among them may not come either, so it makes room for nobody in this batch.
    inBatch.set(member, mates + (payout < stake ? stake - payout : 0n))
    return undefined
  })
}
