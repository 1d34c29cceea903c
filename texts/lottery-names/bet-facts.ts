import type { Bet } from '@baize/contract/wagers/records'
import { findPlay } from '@baize/games/lottery/lottery'
import { languageEntry } from '@baize/kernel/language'
import { formatMoney, money } from '@baize/kernel/money'
import { textsStore, type translate } from '../browser.ts'
import { pickedText } from './picked-text.ts'
import { fullNameOfPlay } from './play-name.ts'

type Say = typeof translate
type Said = Pick<Bet, 'detail' | 'currency'>
type Fact = {
  readonly id: 'draw' | 'play' | 'ticket' | 'mode' | 'result'
  readonly label: string
  readonly value: string
}

/** The record keeps so much of what was picked; of more than that it cannot say all. */
const mostKept = 300
const mostShown = 60

/** What a bet on a lottery was on, in words: the draw, the play, what was picked, how, and what was drawn. */
export function factsOfBet(t: Say, { detail, currency }: Said): readonly Fact[] {
  const said = new Map(detail.map(({ name, value }) => [name, value]))
  const of = (name: string) => said.get(name) ?? ''
  const [issue, code, picked] = [of('issue'), of('play'), of('picked')]
  const play = findPlay(code)
  const isWhole = picked.length < mostKept
  const plain = isWhole ? picked : `${picked.slice(0, mostShown)}…`
  const ticket = play && isWhole ? pickedText(t, play, picked, dayOf(issue)) : plain
  const bets = t('lottery.bets', { n: Number(of('bets')) })
  const facts: readonly Fact[] = [
    { id: 'draw', label: t('lottery.drawHead'), value: issue },
    { id: 'play', label: t('lottery.play'), value: play ? fullNameOfPlay(t, play) : code },
    {
      id: 'ticket',
      label: t('lottery.chaseLine'),
      value: ticket === '' ? bets : `${ticket} (${bets})`,
    },
    { id: 'mode', label: t('lottery.mode'), value: modeOf(t, of, currency) },
    { id: 'result', label: t('lottery.results'), value: of('draw') },
  ]
  return facts.filter(({ value }) => value !== '')
}

/** At units of a prize group, or a sum on each; bets from before that was kept say nothing of it. */
function modeOf(t: Say, of: (name: string) => string, currency: Bet['currency']): string {
  const [mode, each, unit] = [of('mode'), of('each'), of('unit')]
  if (/^\d+$/.test(each)) {
    const { tag } = languageEntry(textsStore.language())
    return t('lottery.modeOdds', { mode, sum: formatMoney(money(BigInt(each), currency), tag) })
  }
  if (unit === '') return mode
  const [multiple, group] = [Number(of('multiple')), of('group')]
  return t('lottery.modeUnits', { mode, unit, multiple, group })
}

/** The day of a draw stands first in its number: `20261118-0871`. */
const dayOf = (issue: string) => issue.replace(/^(\d{4})(\d\d)(\d\d)-.*$/, '$1-$2-$3')
