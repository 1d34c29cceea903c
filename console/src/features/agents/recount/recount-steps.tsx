import { ArrowRight, Check, RefreshCw, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ReplyOf } from '@baize/contract/endpoint'
import type { recountSettlement, SettlementRun } from '@baize/contract/agents/settlement-desk'
import { useText } from '@baize/texts/use-text'
import { DeskMoment } from '../../../shared/figures/desk-moment.tsx'
import { useCountText } from '../../../shared/figures/use-count-text.ts'

type RecountStepsProps = {
  readonly run: SettlementRun
  readonly found: ReplyOf<typeof recountSettlement>
}

/** How far a finished run has come: settled, computed again, what differs, and where that is counted by itself. */
export function RecountSteps({ run, found: { at, windows, differing } }: RecountStepsProps) {
  const t = useText()
  const countText = useCountText()
  const of = { count: countText(differing), all: countText(windows) }
  return (
    <ol
      aria-label={t('agents-recount.steps')}
      className="flex flex-wrap gap-x-6 gap-y-3 rounded-card border border-line px-4 py-3"
    >
      <Step icon={<Check size={16} />} name={t('agents-recount.stepSettled')}>
        <DeskMoment at={run.settledAt} />
      </Step>
      <Step icon={<RefreshCw size={16} />} name={t('agents-recount.tab')}>
        <DeskMoment at={at} />
      </Step>
      <Step icon={<Search size={16} />} name={t('agents-recount.stepDiffer')}>
        {t('agents-recount.stepDifferOf', of)}
      </Step>
      <Step icon={<ArrowRight size={16} />} name={t('agents-recount.stepLater')}>
        {t('agents-recount.stepLaterText')}
      </Step>
    </ol>
  )
}

type StepProps = {
  readonly icon: ReactNode
  readonly name: string
  readonly children: ReactNode
}

function Step({ icon, name, children }: StepProps) {
  return (
    <li className="flex min-w-0 items-center gap-2.5">
      <span
        aria-hidden="true"
        className="grid size-8 flex-none place-items-center rounded-full bg-s3 text-text-2"
      >
        {icon}
      </span>
      <span className="grid min-w-0">
        <span className="text-body-s font-semibold">{name}</span>
        <span className="text-meta text-text-3">{children}</span>
      </span>
    </li>
  )
}
