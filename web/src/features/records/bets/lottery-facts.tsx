import type { Bet } from '@baize/contract/wagers/records'
import { factsOfBet } from '@baize/texts/lottery-names/bet-facts'
import { useText } from '@baize/texts/use-text'
import { KeyValues } from '@baize/ui/figures/key-values'

/** What a bet on a lottery was on, in words. */
export function LotteryFacts({ bet }: { readonly bet: Bet }) {
  return <KeyValues ruled items={factsOfBet(useText(), bet)} />
}
