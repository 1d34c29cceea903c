import { languageEntry } from '@baize/kernel/language'
import type { Currency } from '@baize/kernel/money'
import type { SharedState } from '@baize/contract/arcade/shared-table'
import { useLanguage, useText } from '@baize/texts/use-text'
import { useSecondsLeft } from '../../shared/shared-round/use-seconds-left.ts'
import { useSumText } from '../../shared/sum.tsx'
import { timesText } from '../../shared/times.ts'
import { paysAt } from './state.ts'
import { useFlight } from './use-flight.ts'

type Props = {
  readonly phase: SharedState['phase']
  readonly round: number
  /** What is waited for once no bet is taken any more. */
  readonly value: Pick<SharedState, 'beacon' | 'beaconRound' | 'voidedBy'>
  readonly startedAt: number | undefined
  readonly crashedAt: number
  /** When the phase ends by this clock; 0 while that is not known. */
  readonly endsAt: number
  /** What is in the air of one's own. */
  readonly flyingStake: bigint
  readonly currency: Currency
}

/** The figure over the curve, and what it means. */
export function CrashWords(props: Props) {
  const { phase, round, value, startedAt, crashedAt, endsAt, flyingStake, currency } = props
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const write = useSumText(currency)
  const multiple = useFlight(startedAt, crashedAt)
  const heads = {
    betting: t('arcade.bettingOpen'),
    awaiting: t('arcade.awaitingValue'),
    running: t('arcade.crashFlying'),
    over: t('arcade.crashOver'),
    voided: value.voidedBy === 'no_value' ? t('arcade.voidedNoValue') : t('arcade.roundVoided'),
  }
  return (
    <div className="crash-words">
      <p className="font-semibold text-brass">{heads[phase]}</p>
      {phase === 'betting' && <Countdown endsAt={endsAt} />}
      {phase === 'awaiting' && (
        <p className="figures text-body text-text md:text-h4">
          {t('arcade.awaitingWhich', { beacon: value.beacon, round: String(value.beaconRound) })}
        </p>
      )}
      {phase !== 'betting' && phase !== 'awaiting' && (
        <p className="crash-times" data-over={phase === 'over'}>
          {[...timesText(multiple, tag)].map((sign, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- each place of the figure has its own cell
            <span key={index} data-mark={/[.,]/.test(sign) || undefined}>
              {sign}
            </span>
          ))}
        </p>
      )}
      <p className="figures text-text-2 max-md:hidden">
        {t('arcade.roundNumber', { round: round.toLocaleString(tag) })}{' '}
        {phase === 'running' &&
          flyingStake > 0n &&
          t('arcade.crashPaysNow', { sum: write(paysAt(flyingStake, multiple)) })}
      </p>
    </div>
  )
}

function Countdown({ endsAt }: { readonly endsAt: number }) {
  const t = useText()
  const seconds = useSecondsLeft(endsAt)
  return (
    <p className="figures text-h3 font-bold text-text md:text-h1">
      {t('arcade.crashClosesIn', { seconds: seconds.toFixed(1) })}
    </p>
  )
}
