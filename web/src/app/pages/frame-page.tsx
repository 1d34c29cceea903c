import type { ReactNode } from 'react'
import { PageHead } from '@baize/ui/navigation/page-head'
import { EmptyCard } from '../../shared/empty-card.tsx'

type Props = {
  readonly title: string
  readonly about: string
  readonly picture: ReactNode
  readonly emptyTitle: string
  readonly emptyText: string
  readonly action?: ReactNode
}

/** A page that has its place and its name, and says plainly that nothing is in it yet. */
export function FramePage({ title, about, picture, emptyTitle, emptyText, action }: Props) {
  return (
    <>
      <PageHead title={title} sub={about} />
      <EmptyCard picture={picture} title={emptyTitle} text={emptyText} action={action} />
    </>
  )
}
