import type { ReactNode } from 'react'

export type EmptyStateProps = {
  /** One of pictures.tsx. */
  picture: ReactNode
  title: ReactNode
  /** What this place is for. */
  text?: ReactNode
  /** The one thing to do next. */
  action?: ReactNode
  /** A full page of its own (maintenance, blocked) has its heading as the page's first. */
  page?: boolean
}

export function EmptyState({ picture, title, text, action, page = false }: EmptyStateProps) {
  const Heading = page ? 'h1' : 'h2'
  return (
    <div className="flex flex-col items-center px-4 py-10 text-center">
      {picture}
      <Heading className={page ? 'mt-6 mb-3 text-h2 md:text-h1' : 'mt-5 mb-1 text-h4 md:text-h3'}>
        {title}
      </Heading>
      {text && <div className="max-w-[34rem] text-body text-pretty text-text-2">{text}</div>}
      {action && <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}
