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

export type HeardMoney = Heard & { readonly deposits: bigint; readonly withdrawals: bigint }

export type HeardJoin = Heard
