import type { PastRound, SharedState } from '@baize/contract/arcade/shared-table'
import { languageEntry } from '@baize/kernel/language'
import { useLanguage, useText } from '@baize/texts/use-text'
import { pastAddress } from '../../shared/shared-round/past-address.ts'
import { SpotBadge } from './spot-badge.tsx'
import { wheelOutcomeOf } from './state.ts'
import { useSpotName } from './use-spot-name.ts'

type Props = Pick<SharedState, 'history' | 'chains'>

/** Where the wheel stopped in the rounds before, the newest first; each leads to its proof. It says nothing of the next. */
export function RecentSpots({ history, chains }: Props) {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const nameOf = useSpotName()
  const label = (past: PastRound, spot: string) =>
    `${t('arcade.roundNumber', { round: past.round.toLocaleString(tag) })} ${nameOf(spot)}`
  return (
    <ol aria-label={t('arcade.roundsBefore')} className="wheel-recent">
      {history.map((past) => {
        const outcome = wheelOutcomeOf(past.outcome)
        if (!outcome) return null
        return (
          <li key={past.round}>
            <a
              href={pastAddress('wheel', past, { history, chains })}
              target="_blank"
              rel="noreferrer"
              title={label(past, outcome.spot)}
              aria-label={label(past, outcome.spot)}
            >
              <SpotBadge spot={outcome.spot} />
            </a>
          </li>
        )
      })}
    </ol>
  )
}
