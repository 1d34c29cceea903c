import type { SettledWindow } from '@baize/contract/agents/settlements'

type Reached = Pick<SettledWindow, 'validBet' | 'loss' | 'active' | 'nextTier'>

/** What a team lacks of the next tier; nothing where the last was reached. */
export function lackingOf({ validBet, loss, active, nextTier }: Reached) {
  if (nextTier === null) return undefined
  const short = (asked: string, has: string) => {
    const missing = BigInt(asked) - BigInt(has)
    return asked === '0' || missing < 0n ? 0n : missing
  }
  return {
    validBet: short(nextTier.periodValidBet, validBet),
    loss: short(nextTier.periodProfitLoss, loss),
    active: Math.max(0, nextTier.activeMembers - active),
  }
}
