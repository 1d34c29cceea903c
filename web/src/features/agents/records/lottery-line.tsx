import type { TeamBet } from '@baize/contract/agents/team-records'
import { factsOfBet } from '@baize/texts/lottery-names/bet-facts'
import { useText } from '@baize/texts/use-text'

/** What a bet on a lottery was on, in the words of the member's own record, each with what it is for a screen reader. */
export function LotteryLine({ bet }: { readonly bet: TeamBet }) {
  return factsOfBet(useText(), bet).map(({ id, label, value }) => (
    <span key={id} className="text-meta wrap-anywhere text-text-2">
      <span className={id === 'draw' || id === 'result' ? '' : 'visually-hidden'}>{label} </span>
      {value}
    </span>
  ))
}
