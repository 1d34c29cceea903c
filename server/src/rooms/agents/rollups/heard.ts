type Heard = {
  readonly member: string
  /** When it happened. */
  readonly at: Date
  readonly currency: string
}

/** A settled bet, or the signed difference of a correction. */
export type HeardBet = Heard & {
  readonly product: string
  readonly bets: number
  readonly stake: bigint
  readonly validBet: bigint
  readonly payout: bigint
}

/** What moved a member's money. Given and got is what went to and came from others of the team. */
export type MovedMoney = {
  readonly deposits: bigint
  readonly withdrawals: bigint
  readonly got: bigint
  readonly given: bigint
  /** By contracts: what was paid to the member, and what the member paid. */
  readonly earned: bigint
  readonly paid: bigint
}

export type HeardMoney = Heard & Partial<MovedMoney>

export type HeardJoin = Heard
