import { Check } from 'lucide-react'
import { languageEntry } from '@baize/kernel/language'
import type { Currency } from '@baize/kernel/money'
import { cx } from '@baize/ui/look/cx.ts'
import { useLanguage, useText } from '@baize/texts/use-text'
import { Panel } from '../../shared/panel.tsx'
import { ArcadeSum } from '../../shared/sum.tsx'
import { fineTimesText } from '../../shared/times.ts'
import { listSteps, payoutAt } from './state.ts'

type Props = {
  readonly mines: number
  readonly gems: number
  readonly stake: bigint
  readonly currency: Currency
}

/** What each further gem makes of the stake; the one that is reached has the ring. */
export function StepsPanel({ mines, gems, stake, currency }: Props) {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  return (
    <Panel title={t('arcade.steps')}>
      <ol className="figures">
        {listSteps(mines, gems).map((step) => (
          <li
            key={step.gems}
            aria-current={step.gems === gems ? 'step' : undefined}
            className={cx(
              'grid min-h-9.5 grid-cols-[1fr_auto_minmax(92px,auto)] items-center gap-2 border-t border-line first:border-t-0',
              step.gems === gems &&
                '-mx-2 rounded-ctl border-transparent bg-s3 px-2 shadow-[inset_0_0_0_2px_var(--brass)]',
            )}
          >
            <span className="flex items-center gap-1.5 text-text-2">
              {step.gems <= gems && <Check size={16} aria-hidden="true" className="text-pos" />}
              {t('arcade.gems', { count: step.gems })}
            </span>
            <b className="text-end font-semibold">{fineTimesText(step.multiple, tag)}</b>
            <span className="text-end text-text-3">
              <ArcadeSum of={payoutAt(stake, mines, step.gems)} currency={currency} />
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
