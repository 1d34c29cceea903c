import type { SharedState } from '@baize/contract/arcade/shared-table'
import { languageEntry } from '@baize/kernel/language'
import type { Currency } from '@baize/kernel/money'
import { useLanguage, useText } from '@baize/texts/use-text'
import { useSumText } from '../../shared/sum.tsx'
import type { Stopped } from './state.ts'
import { useSpotName } from './use-spot-name.ts'

type Props = {
  readonly state: SharedState
  /** Where it stopped, once that is to be seen. */
  readonly stopped: Stopped | undefined
  /** What was staked and came back of one's own; nothing where one was not in it. */
  readonly own: { readonly staked: bigint; readonly returned: bigint } | undefined
  readonly currency: Currency
}

/** The phase in words: how the round stands, and how it ended. Only what brings more than it cost is large. */
export function StageWords({ state, stopped, own, currency }: Props) {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const nameOf = useSpotName()
  const write = useSumText(currency)
  const turning = { head: t('arcade.wheelTurning'), text: t('arcade.wheelTurningText') }
  const says = {
    betting: { head: t('arcade.wheelPlace'), text: '' },
    awaiting: {
      head: t('arcade.awaitingValue'),
      text: t('arcade.awaitingWhich', { beacon: state.beacon, round: String(state.beaconRound) }),
    },
    running: turning,
    over: stopped
      ? {
          head: nameOf(stopped.outcome.spot),
          text: t('arcade.wheelStopped', { spot: nameOf(stopped.outcome.spot) }),
        }
      : turning,
    voided: {
      head: state.voidedBy === 'no_value' ? t('arcade.voidedNoValue') : t('arcade.roundVoided'),
      text: own ? t('arcade.givenBack') : '',
    },
  }
  const { head, text } = says[state.phase]
  const ended = stopped && own
  const result = !ended
    ? ''
    : ended.returned > ended.staked
      ? write(ended.returned)
      : ended.returned > 0n
        ? t('arcade.returned', { sum: write(ended.returned) })
        : t('arcade.nothing')
  return (
    <div className="wheel-words">
      <p className="wheel-head" aria-hidden="true">
        {head}
      </p>
      <p className="figures wheel-round">
        {t('arcade.roundNumber', { round: state.round.toLocaleString(tag) })}
      </p>
      {state.phase === 'awaiting' && (
        <p className="figures wheel-round" aria-hidden="true">
          {text}
        </p>
      )}
      {ended && (
        <p
          className={ended.returned > ended.staked ? 'wheel-won' : 'wheel-round'}
          aria-hidden="true"
        >
          {result}
        </p>
      )}
      <p role="status" aria-live="polite" className="visually-hidden">
        {state.phase === 'over' && stopped ? (
          `${text} ${result}`
        ) : (
          // Two lines, for not every language ends a sentence alike.
          <>
            <span className="block">{head}</span>
            <span className="block">{text}</span>
          </>
        )}
      </p>
    </div>
  )
}
