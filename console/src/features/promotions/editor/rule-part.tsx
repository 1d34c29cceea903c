import { useId, type ReactNode } from 'react'
import { fieldGrid } from './part-props.ts'

type RulePartProps = {
  readonly title: string
  readonly className?: string
  readonly children: ReactNode
}

/** One part of the rule: its name, and its fields beside each other. */
export function RulePart({ title, className = fieldGrid, children }: RulePartProps) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id}>
      <h3 id={id} className="mb-3 font-sans text-body-s font-semibold text-text-2">
        {title}
      </h3>
      <div className={className}>{children}</div>
    </div>
  )
}
