import type { ComponentProps } from 'react'
import { EmptyState } from '@baize/ui/waiting/empty-state'

/** An empty place below the head of its page: the page keeps its one first heading. */
export function EmptyCard(props: Omit<ComponentProps<typeof EmptyState>, 'page'>) {
  return (
    <div className="mt-4 rounded-card border border-line bg-s1">
      <EmptyState {...props} />
    </div>
  )
}
