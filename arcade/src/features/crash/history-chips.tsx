import type { SharedState } from '@baize/contract/arcade/shared-table'
import { languageEntry } from '@baize/kernel/language'
import { cx } from '@baize/ui/look/cx.ts'
import { useLanguage, useText } from '@baize/texts/use-text'
import { pastAddress } from '../../shared/shared-round/past-address.ts'
import { timesText } from '../../shared/times.ts'
import { crashedAtOf } from './state.ts'

type Props = Pick<SharedState, 'history' | 'chains'>

/** Where the rounds before ended. The number always stands there; its colour only helps the eye. */
export function HistoryChips({ history, chains }: Props) {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  return (
    <ul
      aria-label={t('arcade.roundsBefore')}
      className="mb-3 flex min-h-7.5 gap-1.5 overflow-x-auto pb-0.5 [scrollbar-width:none]"
    >
      {history.map((flight) => (
        <li key={flight.round} className="flex-none">
          <a
            href={pastAddress('crash', flight, { history, chains })}
            target="_blank"
            rel="noreferrer"
            title={t('arcade.roundNumber', { round: flight.round.toLocaleString(tag) })}
            className={cx(
              'figures block h-7 rounded-chip px-2.5 text-meta leading-7 font-semibold',
              crashedAtOf(flight.outcome) >= 1000
                ? 'bg-metal text-on-metal'
                : crashedAtOf(flight.outcome) >= 200
                  ? 'bg-chip-ok-bg text-chip-ok'
                  : 'bg-s3 text-text-2',
            )}
          >
            {timesText(crashedAtOf(flight.outcome), tag)}
          </a>
        </li>
      ))}
    </ul>
  )
}
