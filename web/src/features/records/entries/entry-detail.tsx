import type { AccountEntry } from '@baize/contract/wagers/records'
import { buttonClass } from '@baize/ui/button-class.ts'
import { KeyValues } from '@baize/ui/figures/key-values'
import { useAddress } from '@baize/ui/navigation/address.ts'
import { Link } from '@baize/ui/navigation/link'
import { Sheet } from '@baize/ui/overlays/sheet'
import { Timeline, type TimelineStep } from '@baize/ui/figures/timeline'
import { useText } from '@baize/texts/use-text'
import { EntryChip, EntrySum } from './entry-columns.tsx'
import { NumberLine } from '../number-line.tsx'
import { useIsWide } from '../../../shared/report/use-is-wide.ts'
import { BrandMoment } from '../../../shared/brand-moment.tsx'
import { wayToBonus } from '../../../shared/way-to-bonus.ts'
import { entryKindText, stateText } from '../words.ts'

type EntryDetailProps = { readonly entry: AccountEntry; readonly onClose: () => void }

/** One entry of the account record with what happened to it, step by step. */
export function EntryDetail({ entry, onClose }: EntryDetailProps) {
  const t = useText()
  const now = useAddress()
  const { about, at, kind, reference } = entry
  const isReward = kind === 'bonus' || kind === 'rebate'
  const steps = useSteps(entry)
  return (
    <Sheet
      open
      onClose={onClose}
      title={t(entryKindText(entry))}
      side={useIsWide() ? 'end' : 'bottom'}
    >
      <div className="grid gap-4">
        <div className="flex items-center justify-between gap-3">
          <EntryChip entry={entry} />
          <span className="text-lead">
            <EntrySum entry={entry} show="code" />
          </span>
        </div>
        <KeyValues
          ruled
          items={[
            { id: 'time', label: t('reports.time'), value: <BrandMoment at={at} style="long" /> },
            ...(about === '' ? [] : [{ id: 'about', label: t('reports.about'), value: about }]),
          ]}
        />
        {steps.length > 0 && (
          <section className="grid gap-2">
            <h3 className="font-sans text-meta font-normal text-text-3">{t('reports.steps')}</h3>
            <Timeline label={t('reports.steps')} steps={steps} />
          </section>
        )}
        {isReward && (
          <Link to={wayToBonus(now, reference)} className={buttonClass({ variant: 'outline' })}>
            {t('reports.openReward')}
          </Link>
        )}
        {reference !== '' && <NumberLine label={t('reports.reference')} text={reference} />}
      </div>
    </Sheet>
  )
}

/** What is behind it is done; the last step is where it stands, or what ended it. */
function useSteps({ steps, outcome, state }: AccountEntry): TimelineStep[] {
  const t = useText()
  const last = { done: 'done', open: 'now', failed: 'failed' } as const
  const known = steps.map((step, place): TimelineStep => {
    const isLast = place === steps.length - 1 && step.state === state
    return {
      id: `${place}`,
      title: t(stateText(step.state, 'done')),
      at: <BrandMoment at={step.at} />,
      state: isLast ? last[outcome] : 'done',
    }
  })
  if (steps.length === 0 || steps.at(-1)?.state === state) return known
  return [...known, { id: 'now', title: t(stateText(state, outcome)), state: last[outcome] }]
}
