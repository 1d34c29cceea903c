import type { Bet } from '@baize/contract/wagers/records'
import { findPlay } from '@baize/games/lottery/lottery'
import { KeyValues } from '@baize/ui/figures/key-values'
import { useText } from '@baize/texts/use-text'
import { pickedText } from '../../../shared/lottery-names/picked-text.ts'
import { fullNameOfPlay } from '../../../shared/lottery-names/play-name.ts'

/** What a bet on a lottery was on, in words: the draw, the play, what was picked, and what was drawn. */
export function LotteryFacts({ detail }: { readonly detail: Bet['detail'] }) {
  const t = useText()
  const said = new Map(detail.map(({ name, value }) => [name, value]))
  const [issue = '', code = '', draw = ''] = [said.get('issue'), said.get('play'), said.get('draw')]
  const play = findPlay(code)
  const picked = said.get('picked') ?? ''
  const ticket = play === undefined ? picked : pickedText(t, play, picked, dayOf(issue))
  const bets = t('lottery.bets', { n: Number(said.get('bets') ?? 0) })
  const facts = [
    { id: 'draw', label: t('lottery.drawHead'), value: issue },
    {
      id: 'play',
      label: t('lottery.play'),
      value: play === undefined ? code : fullNameOfPlay(t, play),
    },
    {
      id: 'ticket',
      label: t('lottery.chaseLine'),
      value: ticket === '' ? bets : `${ticket} (${bets})`,
    },
    { id: 'result', label: t('lottery.results'), value: draw },
  ]
  return <KeyValues ruled items={facts.filter(({ value }) => value !== '')} />
}

/** The day of a draw stands first in its number: `20261118-0871`. */
const dayOf = (issue: string) => issue.replace(/^(\d{4})(\d\d)(\d\d)-.*$/, '$1-$2-$3')
