import type { ReactNode } from 'react'
import { EmptyState } from '@baize/ui/empty-state'
import { PageHead } from '@baize/ui/page-head'

type Props = {
  readonly title: string
  readonly about: string
  readonly picture: ReactNode
  readonly emptyTitle: string
  readonly emptyText: string
  readonly action?: ReactNode
  readonly children?: ReactNode
}

/** A page that has its place and its name, and says plainly that nothing is in it yet. */
export function FramePage({
  title,
  about,
  picture,
  emptyTitle,
  emptyText,
  action,
  children,
}: Props) {
  return (
    <>
      <PageHead title={title} sub={about} />
      {children}
      <EmptyState picture={picture} title={emptyTitle} text={emptyText} action={action} page />
    </>
  )
}
