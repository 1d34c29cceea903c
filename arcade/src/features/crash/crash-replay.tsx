import type { ArcadeRound } from '@baize/contract/arcade/arcade'
import { languageEntry } from '@baize/kernel/language'
import { useLanguage, useText } from '@baize/texts/use-text'
import type { Titled } from '../../shared/game-client.ts'
import { sharedShownOf } from '../../shared/shared-round/as-round.ts'
import { timesText } from '../../shared/times.ts'
import { CrashPlot } from './crash-plot.tsx'
import { crashedAtOf, outAtOf } from './state.ts'

type Props = { readonly round: Pick<ArcadeRound, 'shown'>; readonly title?: Titled }

/** A flight from its record: how far it went, and where one got out. */
export function CrashReplay({ round, title }: Props) {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const { outcome, move } = sharedShownOf(round)
  const [crashedAt, outAt] = [crashedAtOf(outcome), outAtOf({ move })]
  if (crashedAt === 0) return <p>{t('arcade.recordEmpty')}</p>
  return (
    <section>
      <div className="crash-plot" style={{ maxHeight: 420 }}>
        <CrashPlot startedAt={undefined} crashedAt={crashedAt} still title={title} />
        <div className="crash-words">
          <p className="crash-times" data-over="true">
            {timesText(crashedAt, tag)}
          </p>
        </div>
      </div>
      <p className="mt-3 text-center text-text-2">
        {t('arcade.crashEnded', { times: timesText(crashedAt, tag) })}{' '}
        {outAt > 0 && t('arcade.crashLeftAt', { times: timesText(outAt, tag) })}
      </p>
    </section>
  )
}
