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
  const { phase, round, startedAt, crashedAt, endsAt, flyingStake, currency } = props
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const write = useSumText(currency)
  const multiple = useFlight(startedAt, crashedAt)
  const heads = {
    betting: t('arcade.bettingOpen'),
    running: t('arcade.crashFlying'),
    over: t('arcade.crashOver'),
    voided: t('arcade.roundVoided'),
  }
  return (
    <div className="crash-words">
      <p className="font-semibold text-brass">{heads[phase]}</p>
      {phase === 'betting' ? (
        <Countdown endsAt={endsAt} />
      ) : (
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
      {t('arcade.crashStartsIn', { seconds: seconds.toFixed(1) })}
    </p>
  )
}
