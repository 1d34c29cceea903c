/** What play and money came to, in the smallest unit. */
export type Sums = {
  readonly bets: number
  readonly stake: bigint
  readonly validBet: bigint
  readonly payout: bigint
  readonly deposits: bigint
  readonly withdrawals: bigint
  readonly bonus: bigint
  readonly rebate: bigint
}

export const noSums: Sums = {
  bets: 0,
  stake: 0n,
  validBet: 0n,
  payout: 0n,
  deposits: 0n,
  withdrawals: 0n,
  bonus: 0n,
  rebate: 0n,
}

export function addSums(one: Sums, other: Sums): Sums {
  return {
    bets: one.bets + other.bets,
    stake: one.stake + other.stake,
    validBet: one.validBet + other.validBet,
    payout: one.payout + other.payout,
    deposits: one.deposits + other.deposits,
    withdrawals: one.withdrawals + other.withdrawals,
    bonus: one.bonus + other.bonus,
    rebate: one.rebate + other.rebate,
  }
}

/** As it travels, with what it came to for who played. */
export function showSums({ bets, ...sums }: Sums) {
  const { stake, validBet, payout, deposits, withdrawals, bonus, rebate } = sums
  return {
    bets,
    stake: String(stake),
    validBet: String(validBet),
    payout: String(payout),
    deposits: String(deposits),
    withdrawals: String(withdrawals),
    bonus: String(bonus),
    rebate: String(rebate),
    net: String(payout + bonus + rebate - stake),
  }
}
