/**
 * What a number of rounds came to, exact: whole numbers in the smallest unit of one currency, and the sums of their
 * products. From these the spread of the return follows for any declared return and for any mixture of stakes.
 */
export type Sums = {
  readonly rounds: bigint
  readonly staked: bigint
  readonly returned: bigint
  readonly stakeSquares: bigint
  readonly returnSquares: bigint
  /** Stake times return. */
  readonly products: bigint
  /** The highest return of a round for its stake, in hundredths of a percent. */
  readonly highestBps: bigint
}

export const noSums: Sums = {
  rounds: 0n,
  staked: 0n,
  returned: 0n,
  stakeSquares: 0n,
  returnSquares: 0n,
  products: 0n,
  highestBps: 0n,
}

export function addSums(one: Sums, other: Sums): Sums {
  return {
    rounds: one.rounds + other.rounds,
    staked: one.staked + other.staked,
    returned: one.returned + other.returned,
    stakeSquares: one.stakeSquares + other.stakeSquares,
    returnSquares: one.returnSquares + other.returnSquares,
    products: one.products + other.products,
    highestBps: one.highestBps > other.highestBps ? one.highestBps : other.highestBps,
  }
}

type Settled = {
  readonly stake: string
  readonly payout: string
  /** 1 for the first settlement; more for corrections. */
  readonly settlement: number
  readonly change: { readonly payout: string }
}

/** What a settlement adds: the first one a round, a correction the difference to what was counted before. */
export function sumsOf({ stake: staked, payout, settlement, change }: Settled): Sums {
  const [stake, after] = [BigInt(staked), BigInt(payout)]
  const isFirst = settlement === 1
  const before = isFirst ? 0n : after - BigInt(change.payout)
  return {
    rounds: isFirst ? 1n : 0n,
    staked: isFirst ? stake : 0n,
    returned: after - before,
    stakeSquares: isFirst ? stake * stake : 0n,
    returnSquares: after * after - before * before,
    products: stake * (after - before),
    highestBps: (after * 10_000n) / stake,
  }
}
