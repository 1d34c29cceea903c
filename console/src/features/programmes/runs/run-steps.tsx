import { Check } from 'lucide-react'
import type { RewardRun } from '@baize/contract/promotions/runs-desk'
import { cx } from '@baize/ui/look/cx.ts'
import { useText } from '@baize/texts/use-text'
import { DeskMoment } from '../../../shared/figures/desk-moment.tsx'

const order = ['frozen', 'computed', 'approved', 'posting', 'done'] as const
const steps = [
  { id: 'frozen', text: 'programmes-desk.stepFrozen' },
  { id: 'computed', text: 'programmes-desk.stepComputed' },
  { id: 'approved', text: 'programmes-desk.stepApproved' },
  { id: 'done', text: 'programmes-desk.stepPaid' },
] as const

/** From the window that is closed to the money that is paid, and where this run stands. */
export function RunSteps({ run }: { readonly run: RewardRun }) {
  const t = useText()
  const reached = order.indexOf(run.state)
  return (
    <ol className="flex flex-wrap gap-x-6 gap-y-3 rounded-card border border-line p-3">
      {steps.map(({ id, text }, number) => {
        const isDone = order.indexOf(id) <= reached
        return (
          <li key={id} className="flex items-center gap-2">
            <span
              aria-hidden="true"
              className={cx(
                'grid size-6 place-items-center rounded-full border text-meta',
                isDone
                  ? 'border-transparent bg-chip-ok-bg text-chip-ok'
                  : 'border-line-strong text-text-3',
              )}
            >
              {isDone ? <Check size={14} /> : number + 1}
            </span>
            <span className={isDone ? '' : 'text-text-3'}>
              {t(text)}
              {id === 'frozen' && <Small at={run.beganAt} />}
              {id === 'approved' && run.approvedBy !== null && (
                <span className="block text-caption text-text-3">{run.approvedBy}</span>
              )}
              {id === 'done' && run.doneAt !== null && <Small at={run.doneAt} />}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

function Small({ at }: { readonly at: string }) {
  return <DeskMoment at={at} className="block text-caption text-text-3" />
}
