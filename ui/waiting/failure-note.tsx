import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { Note, type NoteProps } from './note.tsx'
import { Skeleton } from './skeleton.tsx'
import { useUiTexts } from '../texts.tsx'
import { useWaitsForHouse } from './house-away.tsx'

type FailureNoteProps = Pick<NoteProps, 'title' | 'tone'> & {
  /** Nothing is said of what did not fail. */
  readonly error: unknown
  /** What is said instead of what the app says of this error. */
  readonly said?: ReactNode
  /** What one can do about it; where it can only be tried again, `onRetry`. */
  readonly action?: ReactNode
  readonly onRetry?: () => unknown
}

/**
 * Why something did not come or did not happen, and what one can do about it. While the house is away a bar says so once, for
 * the whole page: what can be tried again waits in silence then and comes by itself; what somebody did is told as ever.
 */
export function FailureNote({ error, said, action, onRetry, ...rest }: FailureNoteProps) {
  const { failure, tryAgain } = useUiTexts()
  const waits = useWaitsForHouse(error)
  if (error === null || error === undefined) return null
  if (waits && onRetry) return <Skeleton className="h-11 w-full" />
  const retry = onRetry && (
    <Button size="sm" onClick={() => void onRetry()}>
      {tryAgain}
    </Button>
  )
  return (
    <Note tone="bad" role="alert" action={action ?? retry} {...rest}>
      {said ?? failure(error)}
    </Note>
  )
}
