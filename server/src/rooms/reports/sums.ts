/** What settled bets came to, in the smallest unit of one currency. */
export type BetSums = {
  readonly bets: number
  readonly stake: bigint
  readonly validBet: bigint
  readonly payout: bigint
}

export const noBets: BetSums = { bets: 0, stake: 0n, validBet: 0n, payout: 0n }

export function addBets(one: BetSums, other: BetSums): BetSums {
  return {
    bets: one.bets + other.bets,
    stake: one.stake + other.stake,
    validBet: one.validBet + other.validBet,
    payout: one.payout + other.payout,
  }
}

export function lessBets(whole: BetSums, part: BetSums): BetSums {
  return {
    bets: whole.bets - part.bets,
    stake: whole.stake - part.stake,
    validBet: whole.validBet - part.validBet,
    payout: whole.payout - part.payout,
  }
}

export type Settled = {
  readonly stake: string
  readonly payout: string
  readonly validBet: string
  /** 1 for the first settlement; more for corrections. */
  readonly settlement: number
  readonly change: { readonly payout: string; readonly validBet: string; readonly stake: string }
}

export type Counted = { readonly all: BetSums; readonly won: BetSums }

/**
 * What a settlement adds: the first one a bet, a correction the signed difference. A correction may also turn a lost bet
 * into a won one, so what is counted as won is taken out as it was before and put in as it is after.
 */
export function countOf(settled: Settled, isWon: (bet: BetSums) => boolean): Counted {
  const { change, settlement } = settled
  const after: BetSums = {
    bets: 1,
    stake: BigInt(settled.stake),
    validBet: BigInt(settled.validBet),
    payout: BigInt(settled.payout),
  }
  if (settlement === 1) return { all: after, won: isWon(after) ? after : noBets }
  const before: BetSums = {
    ...after,
    validBet: after.validBet - BigInt(change.validBet),
    payout: after.payout - BigInt(change.payout),
  }
  return {
    all: lessBets(after, before),
    won: lessBets(isWon(after) ? after : noBets, isWon(before) ? before : noBets),
  }
}
