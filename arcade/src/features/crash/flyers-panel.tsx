import type { SharedBet, SharedState } from '@baize/contract/arcade/shared-table'
import { languageEntry } from '@baize/kernel/language'
import type { Currency } from '@baize/kernel/money'
import { useLanguage, useText } from '@baize/texts/use-text'
import { PlayersPanel } from '../../shared/shared-round/players-panel.tsx'
import { ArcadeSum } from '../../shared/sum.tsx'
import { timesText } from '../../shared/times.ts'
import { outAtOf } from './state.ts'

type Props = { readonly state: SharedState; readonly currency: Currency }

/** Who is in this flight, and who got out where. */
export function FlyersPanel({ state, currency }: Props) {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const still = {
    betting: '–',
    awaiting: '–',
    running: t('arcade.flying'),
    over: t('arcade.crashDown'),
    voided: '–',
  }
  const end = (bet: SharedBet) =>
    outAtOf(bet) > 0 ? (
      <>
        <ArcadeSum
          of={BigInt(bet.payout)}
          currency={currency}
          bare
          className="font-semibold text-pos"
        />{' '}
        <span className="font-normal text-text-3">{timesText(outAtOf(bet), tag)}</span>
      </>
    ) : (
      <span className="font-normal text-text-3">{still[state.phase]}</span>
    )
  return (
    <PlayersPanel state={state} currency={currency} ends={t('arcade.cashedOut')} renderEnd={end} />
  )
}
