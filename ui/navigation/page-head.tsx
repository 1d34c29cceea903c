import type { ReactNode } from 'react'

export type PageHeadProps = { title: ReactNode; sub?: ReactNode; actions?: ReactNode }

/** The first line of a page: its one h1, a sentence about it, and what can be done here. */
export function PageHead({ title, sub, actions }: PageHeadProps) {
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <div className="min-w-0 flex-1 basis-64">
        <h1 className="text-h3 md:text-h2">{title}</h1>
        {sub && <p className="text-text-3">{sub}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </header>
  )
}
