import type { ReactNode } from 'react'
import { EmptyState } from '@baize/ui/waiting/empty-state'
import { BlankPicture } from '@baize/ui/figures/pictures'

type Props = { readonly title: string; readonly text: ReactNode; readonly action?: ReactNode }

/** A page that only says what is the matter and what one can do. */
export function ArcadeNotice({ title, text, action }: Props) {
  return (
    <main role="alert" className="flex min-h-dvh items-center justify-center p-6">
      <EmptyState picture={<BlankPicture />} title={title} text={text} action={action} page />
    </main>
  )
}
