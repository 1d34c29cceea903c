import { Check, Hourglass, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../look/cx.ts'

export type TimelineStep = {
  id: string
  title: ReactNode
  /** When, at the end of the line. */
  at?: ReactNode
  text?: ReactNode
  /** In place of the sign of its state: what is asked of somebody is no waiting. */
  icon?: ReactNode
  state: 'done' | 'now' | 'next' | 'failed'
}

const dots: Record<TimelineStep['state'], string> = {
  done: 'bg-chip-ok-bg text-chip-ok',
  now: 'bg-metal text-on-metal',
  next: 'text-text-3 shadow-[inset_0_0_0_1.5px_var(--line-strong)]',
  failed: 'bg-chip-bad-bg text-chip-bad',
}

const icons: Record<TimelineStep['state'], ReactNode> = {
  done: <Check size={16} aria-hidden="true" />,
  now: <Hourglass size={16} aria-hidden="true" />,
  next: null,
  failed: <X size={16} aria-hidden="true" />,
}

/** What happened to a record, in order, and what comes. The present step carries the brass. */
export function Timeline({ label, steps }: { label: string; steps: readonly TimelineStep[] }) {
  return (
    <ol aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step.id}
          aria-current={step.state === 'now' ? 'step' : undefined}
          className="relative grid grid-cols-[28px_1fr] gap-3 pb-4 last:pb-0"
        >
          {index < steps.length - 1 && (
            <span
              aria-hidden="true"
              className={cx(
                'absolute start-[13px] top-7 bottom-0 w-0.5',
                step.state === 'done' ? 'bg-pos' : 'bg-line-strong',
              )}
            />
          )}
          <span className={cx('grid size-7 place-items-center rounded-full', dots[step.state])}>
            {(step.state === 'now' && step.icon) || icons[step.state]}
          </span>
          <div className="min-w-0 pt-1">
            <div className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className={step.state === 'next' ? 'text-text-3' : 'font-semibold'}>
                {step.title}
              </span>
              {step.at && <span className="figures text-meta text-text-3">{step.at}</span>}
            </div>
            {step.text && <div className="mt-1 text-meta text-text-2">{step.text}</div>}
          </div>
        </li>
      ))}
    </ol>
  )
}
