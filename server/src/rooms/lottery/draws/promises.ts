import type { Transaction } from '../../../platform/database/database.ts'

/** Public values that come at fixed moments, and that nobody can know or choose before. */
export type LotteryBeacon = {
  readonly name: string
  readonly aheadMs: number
  /** The first round whose value nobody can know yet. */
  roundAfter(at: Date): number
  /** The first round that comes at this moment or later. */
  roundFrom(at: Date): number
  timeOf(round: number): Date
  valueOf(round: number, at: Date): Promise<string | undefined>
}

/** Adds a chain to the public list; answers its position. */
export type PublishChain = (
  tx: Transaction,
  entry: {
    readonly kind: 'chain'
    readonly id: string
    readonly commitment: string
    readonly at: Date
    readonly detail: string
  },
) => Promise<number>
