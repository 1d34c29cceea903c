import type { ReactNode } from 'react'
import { fieldGrid } from './part-props.ts'

/** One part of the rule: its name, and its fields beside each other. */
export function RulePart({
  title,
  children,
}: {
  readonly title: string
  readonly children: ReactNode
}) {
  return (
    <fieldset>
      <legend className="mb-3 text-meta font-semibold text-text-2">{title}</legend>
      <div className={fieldGrid}>{children}</div>
    </fieldset>
  )
}
