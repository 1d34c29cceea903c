import type { ReactNode } from 'react'

type FigureProps = {
  readonly label: string
  readonly value: ReactNode
  readonly note: ReactNode
}

/** One figure of the desk, with what it is and what stands behind it. */
export function Figure({ label, value, note }: FigureProps) {
  return (
    <div className="min-w-0 rounded-card border border-line bg-s1 px-4 py-3.5">
      <p className="text-meta text-text-2">{label}</p>
      <p className="figures font-display text-h3 break-words">{value}</p>
      <p className="text-meta text-text-3">{note}</p>
    </div>
  )
}
