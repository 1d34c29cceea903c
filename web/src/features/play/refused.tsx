import type { ReactNode } from 'react'
import { BlankPicture } from '@baize/ui/figures/pictures'
import { EmptyState } from '@baize/ui/waiting/empty-state'

type Props = {
  readonly title: string
  readonly text: ReactNode
  readonly actions: ReactNode
  readonly others?: ReactNode
}

/** Why a game did not open, and what one can do instead. */
export function LaunchRefused({ title, text, actions, others }: Props) {
  return (
    <div className="mx-auto w-full max-w-5xl px-(--gutter) py-6">
      <div role="alert">
        <EmptyState picture={<BlankPicture />} title={title} text={text} action={actions} />
      </div>
      {others}
    </div>
  )
}
