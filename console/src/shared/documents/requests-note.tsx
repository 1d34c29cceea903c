import { useQuery } from '@tanstack/react-query'
import { Link } from '@baize/ui/navigation/link'
import { Note } from '@baize/ui/waiting/note'
import { useText } from '@baize/texts/use-text'
import { approvalsQuery } from '../approvals.ts'

type RequestsNoteProps = {
  readonly actions: readonly string[]
  /** How many wait, as a sentence. */
  readonly says: (count: number) => string
}

/** That changes made on a page wait for a second person, with the way to them. */
export function RequestsNote({ actions, says }: RequestsNoteProps) {
  const t = useText()
  const { data } = useQuery(approvalsQuery)
  const waiting = data?.filter(
    ({ action, state }) => state === 'waiting' && actions.includes(action),
  )
  if (!waiting?.length) return null
  return (
    <Note>
      {says(waiting.length)}{' '}
      <Link to={{ path: '/approvals' }} className="text-link underline underline-offset-4">
        {t('ops.placeApprovals')}
      </Link>
    </Note>
  )
}
